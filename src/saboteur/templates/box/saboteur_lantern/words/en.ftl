module-lantern = Lantern
module-lantern-about = Give another player light: both of you draw a card.

card-lantern = Lantern
card-lantern-about = Play it on another player. Both of you draw a card at the end of the turn.
what-card-lantern = It is for another player, never for yourself.

event-lantern-lit = { $who } gives { $whom } light.
event-lantern-lit-you = You give { $whom } light.
event-lantern-lit-at-you = { $who } gives you light.

reason-lantern-alone = The Lantern is for another player.

lesson-lantern = Lantern
lesson-lantern-1 = You have a Lantern, and Bruna needs cards. Play it on her.
lesson-lantern-end = Both of you have drawn a card.
