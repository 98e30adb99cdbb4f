### What is said at the table, and what one keeps to oneself; fetched with the talk.

## The drawer and the sheet

talk-title = Chat
talk-earlier-title = Chat before this game
talk-earlier = Chat before this game ({ $count })
talk-beliefs = Suspicions
talk-claims = Quick claims
talk-say = Say something
talk-send = Send
talk-deleted = (deleted)
talk-quote = Quote: { $line }
talk-quote-short = Quote
talk-unquote = Remove quote
talk-chat-off = The host has turned chat off. Claims still work.
talk-chat-turn-on = Turn chat on
talk-chat-turn-off = Turn chat off
talk-watching = You’re watching, possibly with a delay. Players can’t see what you write.
talk-mute = Hide messages from { $who }
talk-mute-about = Claims are always shown.
talk-true = true
talk-false = false
table-stand-in-about = Takes effect once most players agree, at least two, and the player is away or out of time. After two minutes away one vote is enough. Votes are secret.

## Claims: what a player says of the game, as a sentence of his own

claim-goal = Goal { $goal }
claim-word-gold = gold
claim-word-stone = stone
claim-saw-goal = I looked at goal { $goal }: { $word }.
claim-saw-goal-button = I saw a goal…
claim-suspect = I suspect { $whom }.
claim-suspect-you = I suspect you.
claim-suspect-button = I suspect…
claim-trust = I trust { $whom }.
claim-trust-you = I trust you.
claim-trust-button = I trust…
claim-why = { $whom }, why?
claim-why-you = Hey, why did you do that?
claim-why-button = Why?
claim-because = Because { $word }.
claim-because-button = Because…
claim-because-nearer = Because it gets us closer.
claim-because-nothing-better = Because I had nothing better.
claim-because-suspicion = Because I suspected that player.
claim-because-help = Because it was needed.
claim-because-looking = Because I wanted to know.
claim-because-in-the-way = Because it was in the way.
claim-word-nearer = it gets us closer
claim-word-nothing-better = I had nothing better
claim-word-suspicion = I suspected that player
claim-word-help = it was needed
claim-word-looking = I wanted to know
claim-word-in-the-way = it was in the way
claim-am = My role: { $word }.
claim-am-button = I am…
claim-repair-me = Please repair my tool.
claim-repair-me-button = Repair my tool
claim-cannot-dig = I have no path card I can use.
claim-cannot-dig-button = I can’t dig
claim-react = { $word }
claim-react-button = Reactions
claim-word-agree = Agreed
claim-word-doubt = Really?
claim-word-nice = Nice
claim-word-ouch = Ouch
claim-word-laugh = Ha ha

## What one thinks of the others, for oneself alone

belief-title = Your suspicions
belief-about = Only you see this. At the end everyone sees what was believed, and when.
belief-open = not sure
belief-suspect = suspicious
belief-suspect-sure = definitely a saboteur
belief-trust = probably honest
belief-trust-sure = definitely honest
notes-title = Your notes
notes-saved = Saved

## The menu of the table

talk-watch-link = Anyone with this link can watch
table-keys-talk = chat
table-how-lift = Tap a card to pick it up. Everything you can use it on lights up.
table-how-point = Tap a space and rotate the card if you like; then place it with the button. Or drag it there.
table-how-pass = Discard a card you don’t want; nobody sees it.
table-how-light = Lit tunnels are connected to the start. Build on from there.
table-keys-pick = pick up a card
table-keys-walk = move around the mine
table-keys-enter = choose, and confirm
table-keys-turn = rotate the card
table-keys-pass = discard the card
table-keys-back = cancel
table-keys-tab = hand, mine, players, log
table-keys-help = this help
table-leave-sure = Really leave? A bot will play on for you. You can come back in this browser.
table-stay = Stay
table-quick = One tap is enough
table-quick-about = Cards are placed and discarded at once.
table-openly = Show my secrets openly
table-openly-about = For a screen that nobody else sees.
table-short = Short scenes
table-short-about = Moments such as a broken tool or the end of a round are shown at once.

## What is this?

table-volume = Volume
table-buzz = Vibration
table-buzz-about = The device buzzes when it is your turn.
table-hints = Explain what is new
table-hints-about = A line about every card and question that this device has not met before.
table-advising = Hints on your turn
table-advising-about = Against bots only: one line with what you could do.
table-keys-what = What is this? (also: right click, long press)
