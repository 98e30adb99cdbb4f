## Its name, and what the lobby says of it

module-costume = Reparto costumi
module-costume-about = Chi lo raggiunge per primo deve cambiare nano.
option-costume-place = Posto del reparto costumi
option-costume-place-card = Reparto costumi

## Log

event-costume-reached = { $who } raggiunge il reparto costumi.
event-costume-reached-you = Raggiungi il reparto costumi.
event-costume-changed = { $who } prende un altro nano.
event-costume-changed-you = Prendi un altro nano: { $dwarf }.
event-costume-changed-dwarf = { $who } prende un altro nano: { $dwarf }.

## At the table

piece-spare = primo nano di riserva (lo sai solo tu): { $dwarf }

## Lessons

lesson-costume = Reparto costumi
lesson-costume-1 = Nella miniera c’è il reparto costumi. Chi lo raggiunge per primo deve cambiare nano.
lesson-costume-2 = Raggiungilo con il tunnel diritto e guarda il tuo nano.
lesson-costume-end = Hai preso il nano di riserva e ora sei un sabotatore. Lo sai solo tu.

## What is this?

piece-costume-about = Chi la raggiunge per primo deve prendere un altro nano, e forse cambia parte.
what-piece-costume = Il nuovo nano è uno di quelli avanzati; nessun altro lo vede. Dopo, qui non succede più niente.
