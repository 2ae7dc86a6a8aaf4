goal = Die meisten Punkte gewinnen: Auf jeder Insel bekommt die höhere Summe der Karten einer Art deren Schätze.
aim = die meisten Punkte. Die höhere Kartensumme bekommt die Schätze einer Insel.
goalLabel = Das Ziel
goalFold = Ziel einklappen
colon = :
archipelago = Der Archipel
unknown = unbekannt
tile_mayTurn = , du darfst es aufdecken
tile_justTurned = , gerade aufgedeckt
tile_unclaimed = , bisher niemandem
hand = Deine Hand
card_chosen = , gewählt
doing_opening = { $name } deckt ein Plättchen auf.
doing_play = { $name } wählt eine Karte.
doing_reveal = { $name } deckt ein Plättchen auf.
past = Eine frühere Stellung.
coach_opening = Jede Insel verbirgt vier Schätze. Ihr deckt jetzt je zwei Plättchen auf, dann spielt ihr abwechselnd Karten. Große Schätze sind viele Karten wert: Ein Idol kann 15 sein.
coach_card = Eine Karte zählt nur an ihrer Insel und nur für Schätze ihrer Art. Auch verborgene zählen, du kannst also darauf wetten. Selbst eine 1 genügt, wo das andere Ufer keine hat.
coach_equipment = Ausrüstung tut zweierlei: Sie beansprucht Ausrüstungsplättchen, und du deckst ein beliebiges Plättchen auf. Habt ihr beide Ausrüstung an einer Insel, zählen dort alle Karten dafür.
coach_dynamite = Dynamit kommt ans andere Ufer. Es ist dort nichts wert, nimmt aber einen von fünf Plätzen, und die andere Person muss ein Plättchen aufdecken. Schließ damit ein Ufer, an dem du führst.
coach_room = Ein Ufer hat Platz für fünf Karten. Wähl die fünfte mit Bedacht: Danach geht nichts mehr.
coach_fuse = Die Zündschnur ist halb abgebrannt. Nur Ausrüstung und Dynamit decken Plättchen auf, und das letzte beendet die Partie sofort. Leg deine besten Karten rechtzeitig.
why_notNow = Nur Ausrüstung und Dynamit decken Plättchen auf. Spiel eine Karte.
why_open = Dieses Plättchen liegt schon offen.
why_below = Nur das oberste eines Stapels lässt sich aufdecken.
why_tileFirst = Deck zuerst ein Plättchen auf.
why_cardFirst = Wähl zuerst eine Karte deiner Hand, dann eine Insel.
ledger_open = Feldnotizen
ledger_close = Schließen
ledger_repartition = Schätze
ledger_seen = gesehen
ledger_unseen = noch nicht gesehen
ledger_leftOut = Nicht in dieser Partie
ledger_stillToCome = Kommt noch von { $name }
clock_short = aufzudecken
count_title = Die Abrechnung
count_island = Insel
count_nobody = Niemand
count_nothing = nichts
count_total = Punkte
count_equipment = davon Ausrüstung
count_leftOut = Nicht im Spiel
round = {""}

shortIslands_1 = Galgen
shortIslands_2 = Diamanten
shortIslands_3 = Schlange
shortIslands_4 = Drache
shortIslands_5 = Affe
island = { $island ->
        [1] Galgeninsel
        [2] Diamanteninsel
        [3] Schlangeninsel
        [4] Dracheninsel
       *[5] Affeninsel
}
type = { $type ->
        [I] Idol
        [D] Dolch
        [A] Amphore
        [C] Kristalle
        [E] Ausrüstung
       *[X] Dynamit
}
piece = { $type ->
        [X] { type }
       *[other] { type } { $value }
}
thePiece = { piece }

stone = verdecktes Plättchen
stoneOf = verdecktes Plättchen, { type }
tile_pile = , noch { $count } darunter: { $list }
tile_held = , { $name } führt { $more } zu { $less }
tile_even = , gleich bei { $sum }
islandTiles = { island }, { $count } Plättchen
shore = Ufer von { $name }: { $cards }
noCards = keine Karten
lay = { thePiece } an die { island } legen
full = An der { island } ist kein Platz für { thePiece }
turn = Plättchen { $tile } auf der { island } aufdecken
happened = { $name } hat { thePiece } an die { island } gelegt.
happenedBomb = { $name } hat an der { island } Dynamit auf { $other } geworfen.
found = Gefunden auf der { island }: { piece }.

prompt_opening_what = Deck irgendein Plättchen auf.
prompt_opening_why = Ihr deckt zu Beginn je zwei auf, um zu sehen, worum es sich lohnt.
prompt_card_what = Wähl eine Karte.
prompt_card_why = Neben einer Insel zählt sie für die Schätze ihrer Art; die höhere Summe bekommt sie.
prompt_object_what = { $card }: Wähl eine Insel.
prompt_object_why = Sie bringt dort { $value } zu deinen { $type ->
        [I] Idolen
        [D] Dolchen
        [A] Amphoren
       *[C] Kristallen
}.
prompt_tool_what = { $card }: Wähl eine Insel.
prompt_tool_why = Sie zählt dort für Ausrüstung, und du deckst irgendein Plättchen auf.
prompt_bomb_what = Dynamit: Wähl eine Insel.
prompt_bomb_why = Es nimmt Platz am Ufer von { $other }, und { $other } muss ein Plättchen aufdecken.
prompt_equipment_what = Deck irgendein Plättchen auf.
prompt_equipment_why = Deine Ausrüstung gräbt es aus. Sieh, wo deine Karten schon liegen.
prompt_dynamite_what = Deck irgendein Plättchen auf.
prompt_dynamite_why = { $other } hat Dynamit auf dich geworfen, also gräbst du. Danach spielst du wie üblich.

why_full = Dein Ufer der { island } hat schon fünf Karten.
why_fullOther = Das andere Ufer der { island } hat schon fünf Karten.
ledger_copies = { $count ->
        [0] { piece }, gespielt
        [1] { piece }, kommt noch
       *[other] { piece }, noch { $count }
}
clock_told = { $count } von 16 aufdeckenden Karten { $count ->
        [one] kommt
       *[other] kommen
} noch: { $shares }. Die letzte beendet die Partie.
deck = { $name }: { $hand ->
        [one] { $hand } Karte
       *[other] { $hand } Karten
} auf der Hand, { $deck } im Stapel
handOf = { $name }: { $hand ->
        [one] { $hand } Karte
       *[other] { $hand } Karten
} auf der Hand
gathered = { type }: Karten im Wert von { $sum } an diesem Ufer

move_bomb = wirft Dynamit auf { $other } ({ $island })
move_lay = legt { thePiece } ({ $island })
move_turn = deckt ein Plättchen auf ({ $island })
move_find = findet { thePiece } ({ $island })
points = { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
}
ending_points = { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
} zu { $less }.
ending_equipment = Je { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
}; die Ausrüstung entscheidet, { $equipment } zu { $less }.
ending_tie = Je { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
}, und je { $equipment ->
        [one] { $equipment } Punkt
       *[other] { $equipment } Punkte
} an Ausrüstung.
