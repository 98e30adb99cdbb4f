### Keys at the table, and what they have read out; fetched with the first one.

table-keys-next = nächstes Feld oder nächste Person zur Wahl; mit Umschalt zurück
table-keys-last = was seit deinem letzten Zug geschah
table-keys-hand = deine Hand
table-keys-ends = offene Enden des Tunnels
table-keys-goals = Ziele: wie weit, und wer sie angesehen hat
table-keys-who = alle am Tisch und was vor ihnen liegt
table-keys-time = Runde, Stapel und Zeit
table-keys-place = Spalte und Reihe der Stelle, an der du bist
table-keys-asked = was du entscheiden sollst
table-letters = Buchstaben und Ziffern sind Befehle
table-letters-about = Schalte das aus, wenn Spracheingabe oder Screenreader sie brauchen; mit Tab, Pfeilen, Enter und Esc geht alles.
table-listening = Bots warten auf meinen Screenreader
table-listening-about = Bots nehmen sich für jeden Zug mindestens vier Sekunden, damit er vorgelesen werden kann.
heard-hand = Deine Hand: { $cards }.
heard-ends = Offene Enden: { $places }.
heard-no-ends = Der Tunnel hat kein offenes Ende.
heard-goal = Ziel { $goal }: { $about }.
heard-goal-way = { $count ->
        [one] noch eine Karte
       *[other] noch { $count } Karten
    }
heard-goal-reached = erreicht
heard-goal-lost = nicht mehr erreichbar
heard-time = noch { $time }
heard-no-clock = keine Uhr
heard-goal-hidden = verdeckt
heard-nothing = noch ist nichts geschehen
table-keys-title = Tasten
cell-spoken = { $along ->
    [none] Spalte des Starts
   *[some] Spalte { $columns } { $along }
}, { $side ->
    [none] Reihe des Starts
   *[some] Reihe { $rows } { $side }
}
