summary = Leg deine Karten an fünf Inseln, bring verborgene Schätze ans Licht und hab am Ende die Mehrheit.

option_known_label = Von Anfang an sichtbare Farben
option_known_hint = Keine ist das Spiel Mysteria, alle fünf sind Tactika.
option_known_values_I = Idole (gelb)
option_known_values_D = Dolche (grün)
option_known_values_A = Amphoren (blau)
option_known_values_C = Kristalle (rot)
option_known_values_E = Ausrüstung (grau)
option_archipelago_label = Archipel
option_archipelago_hint = Ein Wort für jede Insel, eine Ziffer für die Höhe jedes Stapels; 20 Plättchen insgesamt.
option_archipelago_values_1111-1111-1111-1111-1111 = Flache Inseln
option_archipelago_values_22-22-22-22-22 = Doppelte Stapel
option_archipelago_values_31-31-31-31-31 = Ein Gipfel auf jeder Insel
option_archipelago_values_4-4-4-4-4 = Fünf Türme
option_archipelago_values_12-31-44-31-1 = Eine große Insel in der Mitte
option_archipelago_values_22-211-31-4-1111 = Von allem etwas

hint_turn = So erfährst du, was diese Insel wert ist, bevor du dort mehr Karten einsetzt.
hint_dynamite = Es nimmt Platz am anderen Ufer, und die andere Person muss ein Plättchen aufdecken.
hint_ahead = Damit führst du dort ({ type }): { $own } zu { $other }.
hint_safer = Damit ist deine Führung sicherer ({ type }): { $own } zu { $other }.
hint_closer = Damit kommst du dort näher heran ({ type }): { $own } zu { $other }.

terminal_ending_points = Die meisten Schätze gewinnen.
terminal_ending_equipment = Gleichstand, die Ausrüstung entscheidet.
terminal_ending_tie = Beide haben gleich viel Schatz.
terminal_islands_1 = Galgen
terminal_islands_2 = Diamant
terminal_islands_3 = Schlange
terminal_islands_4 = Drache
terminal_islands_5 = Affe
terminal_turn = { $tile } aufdecken
terminal_anyTile = Deck irgendein Plättchen auf.
terminal_tile = Deck ein Plättchen auf.
terminal_island = An welche Insel?
terminal_card = Wähl eine Karte.
terminal_points = { $count } Pkt.
terminal_unseen = ungesehen

print_expedition = Expeditionskarten
print_repartition = Übersichtskarten
print_tiles = Schatzplättchen
print_stones = Farbige Steine (Tactika)
print_islands = Inseln
print_making_1 = Klebt die Schatzplättchen auf dicken Karton oder auf Holzquadrate von 3 cm: Sie werden die ganze Partie über umgedreht.
print_making_2 = Mysteria braucht nur die Plättchen, mit dem schwarzen Stein nach oben. In Tactika liegt auf jedem Plättchen ein farbiger Stein: Die Regeln sagen, wie das geht, ohne dass jemand etwas sieht.
