## Its name, and what the lobby says of it

module-craftsman = Handwerker
module-craftsman-about = Eine Karte, die jedes kaputte Werkzeug repariert.

## Cards

card-craftsman = Handwerker
card-craftsman-about = Repariere ein beliebiges kaputtes Werkzeug.

## Lessons

lesson-craftsman = Handwerker
lesson-craftsman-1 = Der Handwerker repariert jedes Werkzeug, deins oder ein fremdes. Spiel ihn und wähl aus.
lesson-craftsman-end = Eine Karte, ein Werkzeug, gleich welches.

## What is this?

what-card-craftsman = Es kann dein Werkzeug sein oder ein fremdes. Wo nichts kaputt ist, kann sie nicht gespielt werden.
