### What several boxes say: it comes with every table that is played with more than the base game.
### Variables and endings as in game.ftl.

## Log

event-spent = { $who } scarta { $count ->
        [one] una carta coperta
       *[other] { $count } carte coperte
    }.
event-spent-cards = { $who } scarta: { $cards }.
event-spent-you = Scarti: { $cards }.
event-inspected = { $who } guarda il nano di { $whom }.
event-inspected-dwarf = { $who } guarda il nano di { $whom }: { $dwarf }.
event-inspected-you = Guardi il nano di { $whom }: { $dwarf }.
event-inspected-at-you = { $who } guarda il tuo nano.
event-remembered = { $who } tiene d’occhio le carte cedute.
event-remembered-you = Tieni d’occhio le carte che hai ceduto.
event-proved = Ora tutti sanno chi è { $who }: { $dwarf }.
event-proved-you = Ora tutti sanno chi sei: { $dwarf }.
event-played-path = { $who } vuole posare una carta percorso.
event-played-path-you = Vuoi posare una carta percorso.
event-searched = { $who } guarda alcune carte scartate ({ $count }).
event-searched-you = Guardi alcune carte scartate ({ $count }).
event-kept = { $who } ne tiene una.
event-kept-you = Tieni: { $card }.
event-kept-card = { $who } tiene: { $card }.
event-shuffled = { $who } mescola gli scarti.
event-shuffled-you = Mescoli gli scarti.

## What is being asked now

window-keep = { $who } sceglie quale carta tenere
window-keep-you = Scegli quale carta tenere

## What an action does, as a button

do-keep = Tieni: { $card }{ $word }

## At the table

piece-reached = carta raggiunta

## The greedy dwarf, whom two boxes deal

dwarf-greedy = Nano avido
dwarf-greedy-aim = Completa tu il tunnel fino al tesoro: l’oro sarà tutto tuo.
round-won-greedy = Un nano avido ha raggiunto il tesoro e si tiene tutto.
reveal-side-greedy = del nano avido

## What is this?

window-keep-why = Queste carte le vedi solo tu. Tienine una; le altre vanno via.
