### Il regolamento, accanto a quello che dicono le scatole; ogni testo è una riga sola.

booklet-title = Saboteur: il regolamento
booklet-author = Un gioco di { $what }
booklet-players = Giocatori: { $what }
booklet-age = Da { $what } anni in su
booklet-minutes = Circa { $what } minuti
booklet-edition-classic = Secondo il testo dell’edizione classica.
booklet-edition-jubilee = Secondo il testo dell’edizione per i 20 anni.
booklet-edition-italian = Secondo il testo dell’edizione italiana.
booklet-setup = Preparazione per questo numero di giocatori: { $players }
booklet-mine = La miniera all’inizio: a sinistra la partenza, a destra le destinazioni coperte
booklet-dwarves = Carte nano
booklet-hand = Carte in mano a ciascuno
booklet-pile = Carte nel mazzo di pesca
booklet-gold = Carte pepita
booklet-try = Prova: { $what }
booklet-rulings = Che cosa abbiamo dovuto decidere
booklet-rulings-about = In alcuni punti i regolamenti stampati tacciono o si possono leggere in due modi. Queste sono le regole in questione: la parte evidenziata è una nostra decisione, il resto lo dicono i regolamenti.
booklet-by-number = Tutte le regole per numero
booklet-print = Stampa
