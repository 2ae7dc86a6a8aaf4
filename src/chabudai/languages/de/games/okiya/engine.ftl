summary = Nimm ein Plättchen, lass einen Stein da und bestimm, was die andere Person als Nächstes nehmen darf.

option_match_label = Länge
option_match_values_single = Eine Runde
option_match_values_rounds = Wer zuerst mehrere Runden gewinnt
option_match_values_points = Wer zuerst eine Punktzahl erreicht
option_target_label = Nötige Runden oder Punkte
option_full_garden_label = Wenn der Garten voll ist
option_full_garden_values_draw = Niemand gewinnt die Runde
option_full_garden_values_last_mover = Der letzte Zug gewinnt

hint_line = Es macht vier in einer Linie.
hint_square = Es macht vier im Quadrat.
hint_block = Es lässt der anderen Person kein Plättchen zum Nehmen.
hint_leaves = { $count ->
        [one] Es lässt der anderen Person ein einziges Plättchen zum Nehmen.
       *[other] Es lässt der anderen Person { $count } Plättchen zur Wahl.
}

terminal_block = Es ist kein Plättchen mehr da, das die andere Person nehmen darf.
terminal_full = Der Garten ist voll.
terminal_take = Nimm: { plant } oder { symbol }.
terminal_first = Das erste Plättchen kommt vom Rand.
terminal_tile = { plant }, { symbol }

print_tiles = Gartenplättchen
print_characters = Figuren
print_making_1 = Klebt die Blätter vor dem Ausschneiden auf Karton: Ein Plättchen soll flach liegen und sich leicht aufheben lassen.
print_making_2 = Eine Person hat die acht Figuren mit Muster, die andere die acht ohne.
