### Suggerimenti nelle partite contro i bot: caricati quando si chiedono la prima volta, o con il «Perché?» di un replay.

## $what: a move in words; $tip: what it amounts to

hint-title = Che cosa potresti fare
hint-line = Suggerimento: { $what }
hint-show = Mostra
hint-none = Per questa domanda non ci sono suggerimenti.
hint-known = Che cosa puoi sapere
hint-treasure = { $sure ->
        [yes] Il tesoro è sotto la destinazione { $goal }.
        [likely] Il tesoro è probabilmente sotto la destinazione { $goal }.
       *[no] Non sai ancora dov’è il tesoro. Una Mappa lo direbbe.
    }
hint-far = { $count ->
        [one] Al tunnel manca ancora una carta fino alla destinazione { $goal }.
       *[other] Al tunnel mancano ancora { $count } carte fino alla destinazione { $goal }.
    }
hint-because = Ecco perché: { $deeds }
hint-cover = E ti fa sembrare un nano onesto.
hint-tip = { $tip ->
        [ahead] Porta il tunnel una carta intera più vicino alla destinazione.
        [nearer] Porta il tunnel un po’ più vicino alla destinazione.
        [aside] Per il tunnel cambia poco.
        [back] Allontana il tunnel dal tesoro.
        [block] Sbarra la strada al tesoro.
        [spare] Mette un vicolo cieco dove non fa danni.
        [clear] Libera la strada.
        [tear] Spezza il tunnel.
        [hit-suspect] Ferma qualcuno che potrebbe essere un sabotatore.
        [hit] Impedisce a qualcuno di scavare.
        [help] Fa scavare di nuovo qualcuno di cui non puoi essere sicuro.
        [help-friend] Fa scavare di nuovo qualcuno di cui puoi fidarti.
        [dig] Dopo puoi scavare di nuovo.
        [look] Così sai che cosa c’è sotto una destinazione.
       *[drop] Fa posto a una carta migliore.
    }
hint-deed = { $tip ->
        [ahead] una carta che ha avvicinato il tunnel
        [nearer] una carta che ha avvicinato un po’ il tunnel
        [aside] una carta che ha cambiato poco
        [back] una carta che portava lontano dal tesoro
        [block] un vicolo cieco in mezzo alla strada
        [spare] un vicolo cieco che non fa danni
        [clear] una frana che ha liberato la strada
        [tear] una frana che ha spezzato il tunnel
        [hit-suspect] un attrezzo rotto a chi era sospetto
        [hit] un attrezzo rotto a chi non era sospetto
        [help] una riparazione per chi non ispirava fiducia
        [help-friend] una riparazione per chi ispirava fiducia
        [dig] il proprio attrezzo riparato
        [look] uno sguardo a una destinazione
       *[drop] una carta scartata
    }

## Moves and beliefs, for hints and for “Why?”; $place, $card: as in the log

why-belief = { $who }: { $level ->
        [sure] quasi certamente sabotatore
        [suspect] probabilmente sabotatore
        [open] difficile a dirsi
        [trust] probabilmente nano onesto
       *[friend] quasi certamente nano onesto
    }
why-do-place = una carta percorso { $place }: { $card }.
why-do-play = «{ $card }».
why-do-play-seat = «{ $card }» su { $who }.
why-do-play-place = «{ $card }» { $place }.
why-do-pass = scartare: { $cards }.
why-do-other = qualcos’altro.
