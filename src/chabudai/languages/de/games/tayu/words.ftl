goal = Führe die Kanäle an deinen beiden Küsten ins Meer. Die Punkte der beiden werden multipliziert; das höhere Produkt gewinnt.
goalFlood = Du bist die Flut. Halte die Kanäle von den Küsten fern: Du gewinnst gegen beide Bauenden, wenn beide Produkte unter { $target } bleiben.
aim = Kanäle zum Meer an deinen beiden Küsten.
goalLabel = Das Ziel
goalFold = Ziel einklappen
colon = :
board = Spielplan
todo_drawHidden = Zieh einen Stein zum Behalten.
todo_drawPile = Zieh vom linken oder vom rechten Stapel.
todo_drawKind = Zieh einen Stein mit Ring oder einen ohne.
todo_axis = Wähl die zwei Küsten, die dir gehören.
doing_drawHidden = { $name } zieht einen Stein zum Behalten.
doing_drawPile = { $name } wählt einen Stapel.
doing_drawKind = { $name } zieht einen Stein.
doing_layFirst = { $name } legt den ersten Stein.
doing_lay = { $name } legt einen Stein.
doing_axis = { $name } wählt zwei Küsten.
doing_open = { $name } eröffnet die Versteigerung.
doing_bid = { $name } bietet.
pauses_over = Die Partie ist zu Ende.
pauses_past = Eine frühere Stellung.
pauses_chance = Die Steine werden gemischt.
because_hidden = Er bleibt verdeckt. Ab jetzt wählst du zwischen ihm und dem Stein, den du ziehst.
because_ring = Mit Ring verlässt der Kanal ihn an drei Seiten, ohne Ring an zwei oder einer.
because_auction = Das niedrigste Gebot spielt die Flut gegen die anderen beiden und gewinnt, wenn beide Produkte unter dem Gebot bleiben.
because_axis = Deine Punkte an der einen werden mit denen an der anderen multipliziert. Die andere Person baut für die übrigen zwei.
because_axisTheirs = Die andere Person baut für die übrigen zwei.
because_first = Alle Kanäle wachsen von dort zu den vier Küsten.
because_flood = Halte das Wasser im Land: Du gewinnst, wenn beide Produkte unter { $target } bleiben.
because_floodTheirs = { $name } gewinnt, wenn beide Produkte unter { $target } bleiben.
because_bothDry = Führe das Wasser nach { $one } und { $other }: Die Punkte beider Küsten werden multipliziert.
because_dry = Deine Küste im { $coast } hat noch kein Wasser, also ist dein Produkt noch 0.
because_partner = { $name } spielt mit dir: { $one } und { $other } zählen für euch beide.
because_theirs = { $name } will das Wasser nach { $one } und { $other } führen.
coach_goal = Ihr grabt alle an einem Netz von Kanälen. Jeder Kanal, der an deinen zwei Küsten ins Meer mündet, ist ein Punkt. Die beiden Küsten werden multipliziert, du brauchst also beide.
coach_flood = Du spielst allein gegen beide Bauenden. Führe die Kanäle von den Küsten weg oder schließ sie ein: Kein Produkt darf deine Zahl erreichen.
coach_auction = Zuerst eine Versteigerung. Wer am wenigsten bietet, ist die Flut: Sie baut nichts und muss beide Produkte unter ihrem Gebot halten. Üblich ist ein Produkt von 20 bis 40.
coach_draw = Du siehst die Rückseiten der nächsten Steine. Ein Ring heißt: Der Kanal verlässt den Stein an drei Seiten, kann also in mehr Richtungen weiterführen.
coach_lay = An hellen Stellen passt der Stein. Ein Klick legt ihn dorthin; R oder das Rad dreht ihn. Mit dem Finger: tippen, noch einmal tippen zum Drehen, dann „Legen“.
coach_shrine = Die roten Tore an den Küsten sind Schreine. Ein Kanal, der dort mündet, zählt zwei Punkte.
coach_block = Eine andere Seite hat Punkte. Nutze deine Steine auch, um das Wasser von ihren Küsten wegzulenken.
coach_end = Ab jetzt beendet der erste Stein, der nirgends passt, die Partie. „Übrige Steine“ zeigt, welche noch passen.
coasts_1 = Norden
coasts_2 = Osten
coasts_3 = Süden
coasts_4 = Westen
shrine = Schrein: Ein Kanal, der hier ins Meer mündet, zählt zwei Punkte.
coastLetters_1 = N
coastLetters_2 = O
coastLetters_3 = S
coastLetters_4 = W
directions_1 = Osten
directions_2 = Süden
directions_3 = Westen
directions_4 = Norden
sources_left = Linker Stapel
sources_right = Rechter Stapel
sources_ring = Ring
sources_plain = Ohne Ring
sources_bag = Beutel
sourcesLong_left = von links ziehen
sourcesLong_right = von rechts ziehen
sourcesLong_ring = mit Ring ziehen
sourcesLong_plain = ohne Ring ziehen
cell_free = { $square }, leer
cell_centre = { $square }, leer, Mitte
cell_laid = { $square }, { $shape } von { $name }{ $exits }
cell_last = , zuletzt gelegt
why_draw = Zieh zuerst einen Stein.
why_axis = Wähl zuerst, welche zwei Küsten dir gehören.
why_auction = Zuerst die Versteigerung: biete oder passe.
why_nowhere = Wähl zuerst eine Stelle auf dem Plan.
why_unfit = Dieser Stein passt jetzt nirgends.
why_noOther = Du hältst keinen anderen Stein, der passt.
clash_rim = Der Stein würde im { $toward } über den Rand des Plans ragen.
clash_taken = Auf { $square } liegt schon ein Stein.
clash_centre = Der erste Stein bedeckt die Mitte.
clash_blank = Auf { $square } liefe sein Kanal nach { $toward } gegen eine Wand: Öffnung muss auf Öffnung treffen.
clash_canal = Auf { $square } würde er den Kanal im { $toward } versperren: Rand muss auf Rand treffen.
clash_alone = Dort erreicht ihn kein Kanal: Ein Stein muss ans Netz anschließen.
zoom_in = Näher
zoom_out = Weiter weg
zoom_whole = Ganzer Plan
zoom_map = Karte: Wähl den Ausschnitt
zoom_tools = Zoom
hand_mine = Dein Stein
hand_turn = Drehen
hand_turnHint = R
hand_lay = Legen
hand_hidden = verdeckter Stein
hand_turned = nach { $direction }
bid_amount = Dein Gebot
bid_less = Niedriger
bid_more = Höher
bid_bid = { $amount } bieten
bid_pass = Passen
axis_ns = Nord und Süd
axis_ew = Ost und West
axis_nsHint = deine Punkte: Nord × Süd
axis_ewHint = deine Punkte: Ost × West
plates_label = Produkte
plates_flood = Flut
plates_saboteur = Sabotage
plates_below = unter { $target } halten
plates_out = besiegt
plates_nobody = noch niemand
plates_turn = am Zug
plates_product = { $name }: { $one } { $a } mal { $other } { $b }, { $product }
remaining_open = Übrige Steine
remaining_close = Schließen
remaining_text = Wie viele von jedem noch kommen. Ein heller Stein würde jetzt irgendwo passen.
remaining_behind = Oben auf den Stapeln dahinter, die nächsten zuerst:
count_title = Die Abrechnung
count_wins = gewinnt
count_nowhere = passt nirgends.
count_draw = Gleiche Produkte: unentschieden.
count_shut = Eine Küste ohne Wasser macht das Produkt zu 0.
count_floodHeld = Niemand hat { $target } erreicht: { $name } gewinnt.
count_floodBeaten = { $target } wurde erreicht: Die Flut ist besiegt.
round = {""}

shape = { $shape ->
        [comb] Kamm
        [bend] Bogen
        [crossing] Kreuzung
        [fork] Gabel
       *[main] Hauptkanal
}
theShape = { $shape ->
        [comb] den Kamm
        [bend] den Bogen
        [crossing] die Kreuzung
        [fork] die Gabel
       *[main] den Hauptkanal
}
shapeWithRing = { shape } mit Ring
lays = legt { theShape } von { $from } nach { $to }
laysFirst = beginnt mit { $shape ->
        [comb] dem Kamm
        [bend] dem Bogen
        [crossing] der Kreuzung
        [fork] der Gabel
       *[main] dem Hauptkanal
} von { $from } nach { $to }
effect_opens = öffnet { $count ->
        [one] die Küste
       *[other] die Küsten
} im { $coasts }
effect_gains = { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
} für die Küste im { $coast }
effect_joins = verbindet { $count } Kanäle

todo_layFirst = Leg deinen Stein über die Mitte.
todo_layFirstOfTwo = Leg einen deiner zwei Steine über die Mitte.
todo_lay = Leg deinen Stein so, dass Kanäle aneinander anschließen.
todo_layOfTwo = Leg einen deiner zwei Steine so, dass Kanäle aneinander anschließen.
todo_open = Eröffne die Versteigerung mit einer Zahl von 1 bis { $highest }.
todo_bid = Biete weniger als { $target } oder passe.
because_wet = Du hast { $one } × { $other } = { $product }. Mach mehr daraus, oder halte das Wasser von den anderen fern.

coastPoints = Küste im { $coast }: { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
}
back_ring = Ring
back_plain = ohne Ring
back_unknown = unbekannte Rückseite
pile = { $source }: { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
}
pileRing = der nächste hat einen Ring
pilePlain = der nächste hat keinen Ring
left = { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
}
cell_fits = , dein Stein passt hier, nach { $directions }
exits = , Kanal nach { $directions }
why_range = { $highest ->
        [1] Biete 1 oder passe.
       *[other] Biete 1 bis { $highest } oder passe.
}
bid_passed = gepasst
plates_noBid = { $name }: noch kein Gebot
plates_passed = { $name }: hat gepasst
plates_bids = { $name }: bietet { $amount }
remaining_gone = { $count ->
        [one] { $count } Stein passte nirgends und kam aus dem Spiel.
       *[other] { $count } Steine passten nirgends und kamen aus dem Spiel.
}
remaining_count = { $tile }, Nummer { $number }: noch { $count }
remaining_countFits = { $tile }, Nummer { $number }: noch { $count }, passt jetzt

move_bid = bietet { $amount }, um die Flut zu sein
move_pass = passt
move_passLast = passt: { $flood } ist die Flut und muss beide Produkte unter { $target } halten
move_axis_ns = nimmt die Küsten im Norden und Süden
move_axis_ew = nimmt die Küsten im Osten und Westen
products = { $more } zu { $less }.
ending_stuck = Der gezogene Stein passt nirgends.
ending_supply = Der letzte Stein ist gelegt.
ending_closed = Das Netz ist geschlossen, bevor jemand Punkte hatte.
ending_target = Das Ziel von { $target } ist erreicht.
ending_flood = { $name } hat beide Produkte unter { $target } gehalten.
