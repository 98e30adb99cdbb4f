preview-invites = { $host } invites you to a game of Saboteur
preview-table = A table of Saboteur
preview-replay = A finished game of Saboteur to watch
preview-about = Dig for gold with friends, and find out who does not. In the browser, without accounts.
