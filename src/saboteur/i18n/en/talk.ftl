### What is said at the table, and what one keeps to oneself; fetched with the talk.

## The drawer and the sheet

talk-title = Talk
talk-earlier-title = Talk before this game
talk-earlier = Talk before this game ({ $count })
talk-beliefs = Suspicions
talk-claims = Say with one tap
talk-say = Say something
talk-send = Send
talk-deleted = (deleted)
talk-quote = Quote: { $line }
talk-quote-short = Quote
talk-unquote = Do not quote
talk-chat-off = The host has switched the chat off. Claims are always heard.
talk-chat-turn-on = Switch the chat on
talk-chat-turn-off = Switch the chat off
talk-watching = You are watching, perhaps a little behind the table. Nobody there hears you.
talk-mute = Hide what { $who } writes
talk-mute-about = Claims are always shown.
talk-true = true
talk-false = false
table-stand-in-about = It takes effect when most want it, two at least, and the player is away or out of time. After two minutes away one vote is enough. Nobody sees who voted.

## Claims: what a player says of the game, as a sentence of his own

claim-goal = Goal { $goal }
claim-word-gold = gold
claim-word-stone = stone
claim-saw-goal = I saw goal { $goal }: { $word }.
claim-saw-goal-button = I saw a goal …
claim-suspect = I suspect { $whom }.
claim-suspect-you = I suspect you.
claim-suspect-button = I suspect …
claim-trust = I trust { $whom }.
claim-trust-you = I trust you.
claim-trust-button = I trust …
claim-why = { $whom }, why?
claim-why-you = You there: why?
claim-why-button = Why?
claim-because = Because: { $word }.
claim-because-button = Because …
claim-because-nearer = Because it brings us nearer.
claim-because-nothing-better = Because I had nothing better.
claim-because-suspicion = Because I suspected that player.
claim-because-help = Because it was needed.
claim-because-looking = Because I wanted to know.
claim-because-in-the-way = Because it was in the way.
claim-word-nearer = it brings us nearer
claim-word-nothing-better = I had nothing better
claim-word-suspicion = I suspected that player
claim-word-help = it was needed
claim-word-looking = I wanted to know
claim-word-in-the-way = it was in the way
claim-am = I am: { $word }.
claim-am-button = I am …
claim-repair-me = Please repair my tool.
claim-repair-me-button = Repair me
claim-cannot-dig = I have no card to dig with.
claim-cannot-dig-button = I cannot dig

## What one thinks of the others, for oneself alone

belief-title = What you think
belief-about = Only you see this. At the end everyone sees what was believed, and when.
belief-open = I do not know
belief-suspect = suspicious
belief-suspect-sure = surely a saboteur
belief-trust = rather honest
belief-trust-sure = surely honest
notes-title = Notes for yourself
notes-saved = Kept

## The menu of the table

talk-watch-link = Whoever opens this link watches
table-keys-talk = talk
table-how-lift = Tap a card to lift it. What it can be aimed at lights up.
table-how-point = Tap a place and turn the card if you like; then lay it with the button. Or drag it there.
table-how-pass = Discard a card you do not want; nobody sees it.
table-how-light = Lit tunnels are connected to the start. Build on from them.
table-keys-pick = lift a card
table-keys-walk = walk through the mine
table-keys-enter = choose, and confirm
table-keys-turn = turn the card
table-keys-pass = discard the card
table-keys-back = take back
table-keys-tab = hand, mine, players, log
table-keys-help = this page
table-leave-sure = Really leave? A bot plays on for you. You can come back with this browser.
table-stay = Stay
table-quick = One tap is enough
table-quick-about = Cards are laid and discarded at once.
table-openly = My secrets lie open
table-openly-about = For a screen that nobody else sees.
