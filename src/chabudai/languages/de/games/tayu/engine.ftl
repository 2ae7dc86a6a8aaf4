summary = Grabt ein Netz von Kanälen und führ es an deine beiden Küsten.

option_edition_label = Ausgabe
option_edition_hint = Zu dritt beginnt Kosmos mit einer Versteigerung, und Goliath bestimmt, wer sabotiert.
option_edition_values_kosmos = Kosmos: 19 × 19, 112 Steine
option_edition_values_goliath = Goliath: 18 × 18, 84 Steine
option_draw_label = Wie gezogen wird
option_draw_values_block = Aus einem Block von zwei Stapeln
option_draw_values_bag = Blind, aus dem Beutel
option_draw_values_spread = Mit Ring oder ohne, nach Wahl
option_hand_label = Steine zur Wahl
option_hand_hint = Bei zweien sind die Hände verdeckt. Nur zu zweit.
option_rescue_label = Wenn ein Stein nirgends passt
option_rescue_hint = Zu dritt endet die Partie meist: Die Flut wäre mit einem anderen Stein nicht einverstanden.
option_rescue_values_redraw = Solange niemand Punkte hat, wird neu gezogen
option_rescue_values_never = Die Partie endet sofort
option_coasts_label = Küsten
option_coasts_values_seats = Nord und Süd für den ersten Platz
option_coasts_values_choose = Wie es mag, wer beginnt
option_target_label = Punktzahl, die die Sabotage verhindern muss
option_saboteur_label = Wer sabotiert

hint_reaches = Er erreicht die Küste im { $coast }: { $now } statt { $before }.
hint_closes = Er schließt Stellen: { $count } der 28 Steine passen noch irgendwo, statt { $before }.
hint_quiet = Er erreicht noch keine Küste; jeder Stein, der passte, passt noch.
hint_axis = Diese Küsten haben schon { $own }, die anderen { $other }.

terminal_target = Das Ziel ist erreicht.
terminal_floodHeld = Beide Produkte blieben unter dem Ziel.
terminal_tile = Stein { $number }
terminal_turns_1 = nach Osten →
terminal_turns_2 = nach Süden ↓
terminal_turns_3 = nach Westen ←
terminal_turns_4 = nach Norden ↑
terminal_draw = ziehen: { $source ->
        [left] links
        [right] rechts
        [ring] mit Ring
        [plain] ohne Ring
       *[bag] Beutel
}
terminal_axis = { $axis ->
        [ns] Nord–Süd
       *[ew] Ost–West
}
terminal_bid = { $amount } bieten
terminal_pass = passen
terminal_way = Wie herum?
terminal_which = Welcher Stein?
terminal_lay = Leg deinen Stein.
terminal_auction = Biete für die Flut oder passe.
terminal_coasts = Wähl deine Küsten.
terminal_drawTile = Zieh einen Stein.
terminal_choose = Wähl.
terminal_flood = Flut
terminal_saboteur = Sabotage

print_tiles = Kanalsteine
print_board = Spielplan
print_materials_1 = Zwei große Bögen dicken Karton und einen großen Bogen dunkles Papier
print_materials_2 = Durchsichtige Klebefolie, um die bedruckten Bögen vor dem Ausschneiden zu schützen
print_materials_3 = Einen großen Klebestift, ein Stahllineal, ein scharfes Messer und eine Schneidematte
print_making_1 = Schneidet ein Kartonquadrat zu, etwas größer als der Plan, und teilt es in vier. Verbindet die Teile wieder mit Papierstreifen: entlang der ganzen senkrechten Naht auf einer Seite, entlang der halben waagerechten Naht auf der anderen. Die andere Hälfte ist der Schlitz. Klebt das dunkle Papier über eine Seite und schlagt seinen Rand um.
print_making_2 = Schneidet die Viertel des Plans aus und klebt sie auf die andere Seite, Kante an Kante über die grauen Laschen: Der Stern in der Mitte muss ganz sein. Schneidet den Schlitz auf und ritzt die Falze. Der Plan faltet sich in vier.
print_making_3 = Klebt die Steine auf dicken Karton, auch die Rückseiten: Ein Ring auf der Rückseite zeigt sich vor dem Ziehen.
