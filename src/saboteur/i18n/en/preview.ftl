preview-invites = { $host } invites you to a game of Saboteur
preview-table = A table of Saboteur
preview-replay = A finished game of Saboteur to watch
preview-about = Dig for gold with friends, and find out who does not. In the browser, without accounts.

## The list of all deals

fair-list-title = All deals of this server
fair-list-about = Before anyone sits down, a table publishes the hash of a secret, and that hash is listed here. When the game is over the secret is listed too, so that anyone can check that the cards followed from it. Each entry has a hash that covers the one before it: nothing can be removed or changed unnoticed, and deals that were started but never opened can be counted.
fair-list-json = The same as JSON
fair-list-number = No.
fair-list-day = Day
fair-list-what = What happened
fair-list-deal = Deal
fair-list-older = Older
fair-list-newest = Newest
fair-list-home = To the game
fair-list-committed = promised
fair-list-frozen = started
fair-list-opened = over, secret told
fair-list-aborted-unstarted = given up before the start
fair-list-aborted-unfinished = given up during the game
fair-list-restored = backup restored
