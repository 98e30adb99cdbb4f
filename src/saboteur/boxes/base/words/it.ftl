## Its name, and what the lobby says of it

module-base = Gioco base
module-base-about = Cercatori d’oro e sabotatori, tre destinazioni, tre round, da 3 a 10 giocatori.
option-placement = Posa delle carte
option-placement-about = Una nuova carta percorso deve essere collegata alla partenza, o basta che combaci con le vicine?
option-placement-connected = collegata alla partenza
option-placement-adjacent = accanto a una carta qualsiasi
option-gold = Pepite
option-gold-about = Le pepite di ciascuno restano segrete fino alla fine della partita?
option-gold-secret = segrete
option-gold-open = scoperte
option-spare = Nano di riserva
option-spare-about = Una carta nano resta di riserva; senza di essa ogni round ha i suoi sabotatori.
option-spare-dealt = uno di riserva
option-spare-none = nessuna riserva
option-rounds = Durata
option-rounds-about = Quanti round ha una partita.
option-rounds-3 = tre round, circa 30 minuti
option-rounds-1 = partita veloce, un round, circa 10 minuti
option-goal-places = Posto delle destinazioni
option-goal-places-card = Destinazione

## Cards

card-break-pickaxe = Piccone rotto
card-break-lamp = Lanterna rotta
card-break-cart = Carrello rotto
card-repair-pickaxe = Ripara piccone
card-repair-lamp = Ripara lanterna
card-repair-cart = Ripara carrello
card-repair-pickaxe-lamp = Ripara piccone o lanterna
card-repair-pickaxe-cart = Ripara piccone o carrello
card-repair-lamp-cart = Ripara lanterna o carrello
card-rockfall = Frana
card-map = Mappa
card-break-pickaxe-about = Posala davanti a chi vuoi: senza piccone niente carte percorso.
card-break-lamp-about = Posala davanti a chi vuoi: senza lanterna niente carte percorso.
card-break-cart-about = Posala davanti a chi vuoi: senza carrello niente carte percorso.
card-repair-pickaxe-about = Ripara un piccone rotto, tuo o altrui.
card-repair-lamp-about = Ripara una lanterna rotta, tua o altrui.
card-repair-cart-about = Ripara un carrello rotto, tuo o altrui.
card-repair-pickaxe-lamp-about = Ripara un attrezzo rotto, tuo o altrui: piccone o lanterna.
card-repair-pickaxe-cart-about = Ripara un attrezzo rotto, tuo o altrui: piccone o carrello.
card-repair-lamp-cart-about = Ripara un attrezzo rotto, tuo o altrui: lanterna o carrello.
card-rockfall-about = Rimuovi una carta percorso dalla miniera.
card-map-about = Guarda in segreto una destinazione coperta.

## Tools

tool-pickaxe = Piccone
tool-lamp = Lanterna
tool-cart = Carrello

## Dwarves

dwarf-digger = Cercatore d’oro
dwarf-digger-aim = Scava un percorso fino al tesoro insieme agli altri cercatori d’oro.
dwarf-saboteur = Sabotatore
dwarf-saboteur-aim = Fai in modo che nessuno raggiunga il tesoro, e non farti scoprire.

## Goals

goal-treasure = tesoro
goal-stone-a = pietra
goal-stone-b = pietra

## Log

event-collapsed = { $who } provoca una frana { $place }. Non c’è più: { $card }.
event-collapsed-you = Provochi una frana { $place }. Non c’è più: { $card }.
event-broke = { $who } rompe { $tool ->
        [pickaxe] il piccone
        [lamp] la lanterna
       *[cart] il carrello
    } di { $whom }.
event-broke-self = { $who } rompe { $tool ->
        [pickaxe] il proprio piccone
        [lamp] la propria lanterna
       *[cart] il proprio carrello
    }.
event-broke-you = Rompi { $tool ->
        [pickaxe] il piccone
        [lamp] la lanterna
       *[cart] il carrello
    } di { $whom }.
event-broke-at-you = { $who } rompe { $tool ->
        [pickaxe] il tuo piccone
        [lamp] la tua lanterna
       *[cart] il tuo carrello
    }.
event-broke-you-self = Rompi { $tool ->
        [pickaxe] il tuo stesso piccone
        [lamp] la tua stessa lanterna
       *[cart] il tuo stesso carrello
    }.
event-repaired = { $who } ripara { $tool ->
        [pickaxe] il piccone
        [lamp] la lanterna
       *[cart] il carrello
    } di { $whom }.
event-repaired-self = { $who } ripara { $tool ->
        [pickaxe] il proprio piccone
        [lamp] la propria lanterna
       *[cart] il proprio carrello
    }.
event-repaired-you = Ripari { $tool ->
        [pickaxe] il piccone
        [lamp] la lanterna
       *[cart] il carrello
    } di { $whom }.
event-repaired-at-you = { $who } ripara { $tool ->
        [pickaxe] il tuo piccone
        [lamp] la tua lanterna
       *[cart] il tuo carrello
    }.
event-repaired-you-self = Ripari { $tool ->
        [pickaxe] il tuo piccone
        [lamp] la tua lanterna
       *[cart] il tuo carrello
    }.
event-looked = { $who } guarda la destinazione { $number }.
event-looked-goal = { $who } guarda la destinazione { $number }: { $goal }.
event-looked-you = Guardi la destinazione { $number }: { $goal }.

## How a round ends

round-won-diggers = Il tesoro è raggiunto: vincono i cercatori d’oro.
round-won-saboteurs = Il tesoro resta nascosto: vincono i sabotatori.
round-won-nobody = Il tesoro resta nascosto, ma non c’erano sabotatori: nessuno vince questo round.
reveal-side-diggers = dei cercatori d’oro
reveal-side-saboteurs = dei sabotatori
reveal-side-nobody = di un round senza vincitori

## Claims

claim-am-digger = Sono un cercatore d’oro.
claim-am-saboteur = Sono un sabotatore.

## Lessons

lesson-lay = Scavare un tunnel
lesson-lay-1 = Sei un nano. La carta con la scala è la partenza; lontano ci sono tre destinazioni, e sotto una c’è il tesoro. Insieme scavate un tunnel fin là.
lesson-lay-2 = Prendi una carta percorso dalla mano e posala accanto alla partenza, dal lato delle destinazioni: tocca la carta, tocca il posto, poi «{ do-place }».
lesson-lay-3 = La luce mostra ciò che è collegato alla partenza. Ora prova a posare una carta lontano, da qualche parte al buio.
lesson-lay-4 = Rifiutato: una carta deve toccare la miniera. Una riga dice perché e cita la regola; tocca la regola per leggerla. Ora prosegui in fondo al tunnel.
lesson-lay-end = In un turno giochi una carta, poi ne peschi un’altra e tocca al prossimo giocatore.
lesson-turn = Combaciare e ruotare
lesson-turn-1 = Un tunnel deve incontrare un tunnel. Prendi la carta con il tunnel diritto che va { $turned ->
        [yes] da sinistra a destra
       *[no] dall’alto in basso
    } e prova a posarla in fondo al vostro.
lesson-turn-2 = Non combacia. La carta con tre vie sì, in entrambi i versi. Posala in fondo al tunnel con la terza via verso { side-N }: tocca la carta posata per ruotarla{ $keys ->
        [yes] , o premi R
       *[no] { "" }
    }.
lesson-turn-end = Una carta si può ruotare di 180°, mai posare di traverso. Ogni lato che tocca una carta scoperta deve combaciare.
lesson-break = Rompere un attrezzo
lesson-break-1 = Non ti fidi di Odvar. Gioca su Odvar la lanterna rotta: prendila, tocca la targa del giocatore, conferma.
lesson-break-2 = Vedi? Odvar ha dovuto scartare. Senza lanterna non si posano carte percorso.
lesson-break-end = Piccone, lanterna, carrello: basta un attrezzo rotto per non scavare più. Le carte azione si possono ancora giocare.
lesson-repair = Ripararlo
lesson-repair-1 = Qualcuno ha rotto il tuo piccone. Prova lo stesso a posare una carta percorso.
lesson-repair-2 = Rifiutato, come dev’essere. Ripara il piccone: prendi la carta riparazione e tocca la tua targa.
lesson-repair-3 = Il piccone è di nuovo intero. Continua a scavare.
lesson-repair-end = Puoi riparare anche gli attrezzi altrui: un alleato che scava vale un turno. Una carta con due attrezzi ne ripara uno.
lesson-rockfall = Frana
lesson-rockfall-1 = Qualcuno ha posato un vicolo cieco: macerie, e dietro il buio. Prova a costruire dietro.
lesson-rockfall-2 = Non è collegato alla partenza: rifiutato. Rimuovilo con la frana.
lesson-rockfall-3 = Ora riempi il vuoto.
lesson-rockfall-end = Una frana rimuove una carta percorso qualsiasi. La usano anche i sabotatori: allora la luce si spegne.
lesson-map = Guardare una destinazione
lesson-map-1 = Sotto quale destinazione è il tesoro? Gioca la mappa su una di esse.
lesson-map-2 = Solo tu vedi cosa c’è; l’occhio te lo ricorda. Gli altri sanno che hai guardato, e si chiedono se dici il vero.
lesson-map-end = Di’ agli altri che cosa hai visto, o inventa qualcosa. Nessuno può controllare prima della fine.
lesson-pass = Passare
lesson-pass-1 = Il tuo carrello è rotto e nessuna carta ti aiuta. Allora scartane una coperta e pescane un’altra.
lesson-pass-2 = Scegli una carta e scartala.
lesson-pass-end = Nessuno saprà che carta era. Se sei un cercatore d’oro, un vicolo cieco è meglio scartarlo che posarlo.
lesson-win = Raggiungere il tesoro
lesson-win-1 = Manca una carta. Posala.
lesson-win-2 = Hai trovato il tesoro. Si scoprono tutti i nani: Odvar era il sabotatore. Si pescano tante carte pepita quanti sono i cercatori d’oro; hai completato tu il tunnel, quindi scegli prima tu.
lesson-win-end = Una partita ha tre round, ogni volta con nani nuovi. Vince chi alla fine ha più oro.
lesson-saboteur = Essere il sabotatore
lesson-saboteur-1 = Ora sei il sabotatore: il tuo nano è a sinistra. Se le carte finiscono prima che qualcuno raggiunga il tesoro, vinci tu. Il mazzo è vuoto, e Bruna ha la carta che ci arriva.
lesson-saboteur-2 = Ferma Bruna: rompi la sua lanterna.
lesson-saboteur-end = Nessuno ha raggiunto il tesoro, e l’oro è tuo. L’arte è farsi scoprire il più tardi possibile: un sabotatore noto a tutti non scava più.

## What is this?

what-card-break-pickaxe = Davanti a ognuno sta al massimo un attrezzo rotto di ogni tipo. Resta lì finché non è riparato o il round finisce.
what-card-break-lamp = { what-card-break-pickaxe }
what-card-break-cart = { what-card-break-pickaxe }
what-card-repair-pickaxe = Poi si scartano entrambe le carte. Dove niente è rotto non si può giocare.
what-card-repair-lamp = { what-card-repair-pickaxe }
what-card-repair-cart = { what-card-repair-pickaxe }
what-card-repair-pickaxe-lamp = Mostra due attrezzi ma ne ripara uno solo. Dove niente è rotto non si può giocare.
what-card-repair-pickaxe-cart = { what-card-repair-pickaxe-lamp }
what-card-repair-lamp-cart = { what-card-repair-pickaxe-lamp }
what-card-rockfall = La carta di partenza e le destinazioni restano. Il vuoto si può riempire più tardi, e i tunnel tagliati fuori si spengono.
what-card-map = Tutti vedono dove hai guardato, ma non che cosa hai visto. Puoi dire la verità oppure no.
what-dwarf-digger = Se si raggiunge il tesoro, vincono tutti i cercatori d’oro e si dividono le carte pepita.
what-dwarf-saboteur = Se il tesoro non si raggiunge, l’oro va ai sabotatori. Chi siano non lo sa nessuno fino alla fine del round.
what-goal-treasure = Quando lo si raggiunge, il round finisce subito.
what-goal-stone-a = Nient’altro che pietra. Resta come parte dei tunnel, e il round continua.
what-goal-stone-b = { what-goal-stone-a }
share-saboteurs = Sabotatori: { $number }, quindi { $gold } a testa
share-gold-cards = Carte pepita: { $number }, cercatori che le prendono: { $among }
