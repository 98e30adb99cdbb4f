### Hints in games against bots: fetched when they are first asked for, or with a replay’s “Why?”.

## $what: a move in words; $tip: what it amounts to

hint-title = What you could do
hint-line = Hint: { $what }
hint-show = Show it
hint-none = There is no hint for this question.
hint-known = What you can know
hint-treasure = { $sure ->
        [yes] The treasure is under goal { $goal }.
        [likely] The treasure is probably under goal { $goal }.
       *[no] You don’t know yet where the treasure is. A Map would tell.
    }
hint-far = { $count ->
        [one] The tunnel needs one more card to goal { $goal }.
       *[other] The tunnel needs { $count } more cards to goal { $goal }.
    }
hint-because = What speaks for that: { $deeds }
hint-cover = It also makes you look honest.
hint-tip = { $tip ->
        [ahead] That brings the tunnel a whole card nearer to the goal.
        [nearer] That brings the tunnel a little nearer to the goal.
        [aside] That changes little for the tunnel.
        [back] That leads the tunnel away from the treasure.
        [block] That blocks the way to the treasure.
        [spare] That puts a dead end where it does no harm.
        [clear] That clears the way.
        [tear] That tears the tunnel open.
        [hit-suspect] That stops somebody who may well be a saboteur.
        [hit] That stops somebody from digging.
        [help] That lets somebody dig again whom you can’t be sure of.
        [help-friend] That lets somebody dig again whom you can trust.
        [dig] After that, you can dig again.
        [look] Then you know what lies under a goal.
       *[drop] That makes room for a better card.
    }
hint-deed = { $tip ->
        [ahead] a card that brought the tunnel nearer
        [nearer] a card that brought the tunnel a little nearer
        [aside] a card that changed little
        [back] a card that led away from the treasure
        [block] a dead end in the way
        [spare] a dead end that does no harm
        [clear] a rockfall that cleared the way
        [tear] a rockfall that tore the tunnel open
        [hit-suspect] a broken tool for a suspect
        [hit] a broken tool for somebody not suspected
        [help] a repair for somebody not trusted
        [help-friend] a repair for somebody trusted
        [dig] their own tool repaired
        [look] a look at a goal
       *[drop] a card discarded
    }

## Moves and beliefs, for hints and for “Why?”; $place, $card: as in the log

why-belief = { $who }: { $level ->
        [sure] almost certainly a saboteur
        [suspect] probably a saboteur
        [open] could be either
        [trust] probably honest
       *[friend] almost certainly honest
    }
why-do-place = a path card { $place }: { $card }.
why-do-play = “{ $card }”.
why-do-play-seat = “{ $card }” on { $who }.
why-do-play-place = “{ $card }” { $place }.
why-do-pass = discarding { $cards }.
why-do-other = something else.
