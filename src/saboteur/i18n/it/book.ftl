### The rulebook at hand: fetched when it is opened.

book-go = Vai a un capitolo
book-search = Cerca nelle regole
book-none = Nessuna regola contiene queste parole.
book-played = A questo tavolo: { $what }
book-part = Quale regolamento
book-booklet = Regolamento
book-rules = Regole per numero
book-preset = Quale gioco
book-players = Quanti giocatori
book-for = per { $players } giocatori
book-print = Stampa
