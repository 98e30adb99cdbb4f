### A finished game looked at again: fetched with its page.

replay-title = Replay
replay-controls = Playback controls
replay-begins = The cards are dealt. Step through the game or press play.
replay-where = Position in the game
replay-at = step { $at } of { $of }
replay-rounds = Rounds
replay-round = Go to round { $round }
replay-steps = Steps
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step forward
replay-last = To the end
replay-speed = Speed
replay-eyes = Point of view
replay-eyes-all = Everything
replay-eyes-public = As a spectator
replay-eyes-of = As { $who } saw it
replay-hands = Hands
replay-no-cards = no cards

## A record that somebody brings

replay-bring = Drop a game file (.sab) here, or choose one.
replay-bring-about = The file is read and checked; nothing is stored on the server.
replay-choose = Choose a file
replay-drop-here = Drop to open this game
replay-too-long = This file is too large to be a game (over { $most } KB).
error-unknown-game = No game found at this address. Check the link.
error-bad-record = This file can’t be replayed: { $detail }

## What is wrong with a record

record-not-a-record = This isn’t a game file, or it is incomplete.
record-over-limit = This is not the record of a game: none has { $what ->
    [text] more than { $most } characters
    [depth] more than { $most } levels of nesting
    [tables] more than { $most } tables and lists
    [keys] more than { $most } keys
    [key] more than { $most } characters in a key
    [parts] more than { $most } dots in a key
    [number] numbers of more than { $most } digits
    *[values] more than { $most } values
}.
record-not-whole = This file is incomplete: { $key } is missing.
record-other-format = This file uses format { $found }; this server reads { $expected }.
record-other-rules = This game was played with rules version { $found }; this server has version { $expected }.
record-other-box = This game was played with version { $found } of the box “{ $box }”; this server has version { $expected }.
record-unreadable = Part of this file is malformed, so it can’t be read.
record-no-seed = This file holds only one player’s view. It can’t be replayed: the secret number is missing.
record-cannot-begin = This file starts with rules or cards that can’t be combined.
record-too-many-actions = This record has more than { $most } moves: no game is that long.
record-no-player = Move { $number } doesn’t name a player: { $action }
record-not-legal = Move { $number }, { $action }, is against the rules: { $why } ({ $rule })
record-broken-promise = The secret number is not the one whose fingerprint came with the cards.
record-changed = The record was changed after it was written.
record-other-result = The recorded result doesn’t match the moves.
record-fair-unreadable = What was agreed before the deal cannot be read, so it cannot be checked.
record-fair-algorithm = The deal was made in a way that is not known here: { $found } instead of { $expected }.
record-fair-rules = The deal was agreed on for other rules than those of this record.
record-fair-seats = The seats of the deal are not those of the game, or not in their order.
record-fair-opening = What the page of player { $number } added to the deal is not what it had committed to.
record-fair-secret = The table’s secret is not the one it had promised before the deal.
record-fair-seed = The secret number does not follow from the table’s secret and from what the pages added.
record-fair-missing = The proof of the deal is missing, although this browser saw that there was one.
record-fair-published = The table’s promise is not the one this browser got before the start.
record-fair-seen = What was agreed is not what this browser was told with the cards.
record-fair-mine = What this browser had added is missing or was changed.

## What stands behind the game

replay-about = About this game
replay-story = The story of this game
replay-link = Link to this game
replay-record = Download the record
replay-keys = Keys: ← and → step, the space bar plays, Home and End go to the ends, Page Up and Page Down from round to round.

## Was the deal fair?

replay-fair = Was the deal fair?
replay-fair-about = With the first cards everyone got the fingerprint of a secret number. Every shuffle follows from that number, so no card could be changed afterwards.
replay-promised = Fingerprint given with the cards
replay-seed = The secret number
replay-print = Its fingerprint, calculated on this page
replay-right = matches
replay-wrong = doesn’t match
replay-kept = Both fingerprints are the same: the number was not changed after the deal.
replay-broken = The fingerprints differ: the cards were not dealt from this number.
replay-remembered = This browser got the fingerprint before the first move.
replay-plays = { $count ->
    [one] The server has dealt from this number again and played the one move by the rules; the result is the same.
   *[other] The server has dealt from this number again and played all { $count } moves by the rules; the result is the same.
}
replay-no-deal = This game began with a prepared position, so there is no deal to check.

## The proof of a deal

proof-nobody = Nobody could choose these cards
proof-nobody-mine = Nobody could choose these cards: your page helped to shuffle them
proof-alone = No page took part in the shuffle, so whoever dealt could have chosen the cards
proof-failed = Something is wrong with the deal of this game
proof-details = What was checked
proof-about = This page has just checked it. It holds as long as one of the pages that took part was honest.
proof-form = The rules and seats agreed on are those of this game.
proof-secret = The table’s secret is the one it had promised before the start.
proof-published = The promise is the one this browser got before the start.
proof-seen = What was agreed is word for word what this browser was told with the cards.
proof-mine = What this browser added is in it, unchanged.
proof-openings = Every page added what it had committed to.
proof-seed = The secret number follows from the table’s secret and from what was agreed (HMAC-SHA256).
proof-print = Its fingerprint is the one that came with the cards.
proof-seats = Who took part
proof-part-opened = took part
proof-part-left-out = had committed, but was left out
proof-part-none = did not take part
proof-part-bot = a bot, which takes no part
proof-deal = The table’s promise
proof-table-secret = The table’s secret
proof-chain = Entry in the list of all deals
proof-verify = Check the record without this server
proof-list = All deals of this server
fair-save = Save the proof

## Why a move was made
## $tip, $much, $weight, $level: what it amounts to; $place, $card: as in the log

why = Why?
why-title = Why { $who } did that
why-alone = There was hardly any choice.
why-level = As the bot “{ $level }” really weighed it:
why-person = A person made this move. The Detective bot would have thought so:
why-treasure = { $sure ->
        [yes] { $who } knew that the treasure is under goal { $goal }.
       *[no] { $who } expected the treasure under goal { $goal }.
    }
why-weight = { $weight ->
        [much-for] This spoke strongly for a saboteur.
        [for] This spoke for a saboteur.
        [against] This spoke against a saboteur.
       *[much-against] This spoke strongly against a saboteur.
    }
why-said = { $who } said: “{ $words }”
why-go = Go there
why-second = The next best would have been:
why-by = { $much ->
        [worse] It would even have looked better.
        [hair] The two were almost equal.
        [little] The move looked a little better.
       *[much] The move looked clearly better.
    }
why-tip = { $tip ->
        [ahead] It brought the tunnel a whole card nearer to where the treasure was expected.
        [nearer] It brought the tunnel a little nearer to where the treasure was expected.
        [aside] It changed little for the tunnel.
        [back] It took the tunnel further from the treasure.
        [block] It blocked the way to the treasure.
        [spare] It put a dead end where it does no harm.
        [clear] It cleared the way.
        [tear] It tore the tunnel open.
        [hit-suspect] It hit somebody under suspicion.
        [hit] It hit somebody who was not under suspicion.
        [help] It helped somebody who was not trusted.
        [help-friend] It helped somebody who was trusted.
        [dig] After that, this player could dig again.
        [look] It showed what lies under a goal.
       *[drop] No card was worth playing.
    }

## A game reviewed: what could have been better
## $tip, $much: as above; $at, $of: the moment and how many there are

review-heading = What could have been better?
review-about = The strongest bot goes through all turns of one player, knowing only what they knew then.
review-title = Better moves: { $who }
review-making = The strongest bot is going through every turn. This takes a moment.
review-none = No turn stands out: with what was known then, nothing was clearly better.
review-part = There was no time to look at all turns.
review-moments = Moments
review-back = Back
review-next = Next
review-at = Moment { $at } of { $of }
review-did = What was played:
review-better = What would have been better:
review-because = Because:
review-by = { $much ->
        [little] That looked better on average.
       *[much] That looked clearly better on average.
    }
review-tip = { $tip ->
        [ahead] The tunnel would have come a whole card nearer to where the treasure was expected.
        [nearer] The tunnel would have come a little nearer to where the treasure was expected.
        [aside] It would have changed little for the tunnel.
        [back] The tunnel would have ended up further from the treasure.
        [block] The way to the treasure would have been blocked.
        [spare] A dead end would have gone where it does no harm.
        [clear] The way would have been cleared.
        [tear] The tunnel would have been torn open.
        [hit-suspect] It would have hit somebody under suspicion.
        [hit] It would have hit somebody who was not under suspicion.
        [help] It would have helped somebody who was not trusted much.
        [help-friend] It would have helped somebody who was trusted.
        [dig] After that, digging would have been possible again.
        [look] It would have shown what lies under a goal.
       *[drop] The cards were worth more in the hand than on the table.
    }
review-on = Play on from here
try-title = Playing on as { $who }
try-about = Bots play everyone else. Nothing of this is kept.
try-over = The round is over.
try-again = Again from here
try-back = Back to the replay
