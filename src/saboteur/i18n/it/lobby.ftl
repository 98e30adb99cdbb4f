### What is needed before the start only; fetched with the lobby.

## The host’s settings for company

setting-company = Dialogo e spettatori
setting-chat = Chat
setting-chat-about = Senza, restano le affermazioni, che ognuno legge nella sua lingua.
setting-delay = Gli spettatori vedono tutto
setting-delay-about = Chi apre il link dopo l’inizio guarda. Con un ritardo nessuno spettatore può aiutare un giocatore.
delay-none = subito
delay-seconds = { $seconds } s dopo
delay-moves = { $moves ->
    [one] { $moves } mossa dopo
   *[other] { $moves } mosse dopo
}

## Several people on one device

add-here = Su questo dispositivo
add-here-label = Aggiungi un giocatore su questo dispositivo al posto { $number }
add-here-title = Un altro su questo dispositivo
add-here-about = Vi passate il dispositivo; tra un turno e l’altro è coperto, così nessuno vede le carte altrui.
take-away = Togli
take-away-label = Togli { $who }

## The big screen

screen-title = Mostralo su un grande schermo
screen-about = La miniera e i giocatori per tutti nella stanza; le carte restano sui telefoni. Apri lì questo link.
screen-open = Aprilo qui
