summary = Gewinne Stiche, aber so viele der Sonne wie des Mondes.

option_first_player_label = Wer die späteren Runden beginnt
option_first_player_values_rotate = Der nächste Platz
option_first_player_values_random = Jedes Mal das Los
option_nine_obliges_label = Eine 9 verpflichtet, ihre gedruckte Farbe zu bedienen
option_nine_obliges_hint = Sonst darf eine Hand, deren einzige Karte der Farbe eine 9 ist, alles spielen.
option_two_players_label = Wie man zu zweit gewinnt
option_two_players_values_best_of_3 = Zwei gewonnene Runden
option_two_players_values_tokens = Die meisten Chips nach drei Runden

hint_ahead = So wie der Stich liegt, wäre er deiner.
hint_lost = Sie überlässt den Stich jemand anderem.
hint_lead = Du bestimmst die Farbe des nächsten Stichs.
hint_pass = Die anderen zeigen ihre Karten vor dir.
hint_draw = Dann hältst du { $sun ->
        [one] { $sun } Sonne
       *[other] { $sun } Sonnen
} und { $moon ->
        [one] { $moon } Mond
       *[other] { $moon } Monde
}.
hint_ends = Die Runde endet dann mit { $change } für dich.
hint_taken = Du nimmst den Stich und hast dann Sonne { $sun }, Mond { $moon }.
hint_passed = Der Stich geht woandershin; du bleibst bei Sonne { $sun }, Mond { $moon }.

terminal_rounds = Alle Runden sind vorbei.
terminal_card = { colour } { $rank }
terminal_mask = { mask }
terminal_draw = { aColour } ziehen
terminal_leads = { $name } spielt aus
terminal_way = { $way ->
        [sun] als Sonne
        [moon] als Mond
        [high] als höchste
        [low] als niedrigste
       *[asItIs] so, wie sie ist
}
terminal_extra = Zieh eine zusätzliche Karte.
terminal_next = Wer spielt den nächsten Stich aus?
terminal_how = Wie spielst du { $card }?
terminal_lead = Spiel eine Karte aus.
terminal_led = Ausgespielt: { colour }.
terminal_won = gewonnen
terminal_no = ohne
terminal_heading = Runde { $round } · Stich { $trick }
terminal_lastTrick = der letzte Stich
terminal_high = hoch
terminal_low = tief
terminal_hand = deine Hand

print_cards = Karten
print_balance = Chips
print_piles = Sonnen- und Mondmarke
print_making_1 = Die Karten haben zwei Rückseiten, Sonne und Mond. Druckt sie beidseitig oder klebt die Rückseiten von Hand auf.
print_making_2 = Legt die Sonnen- und die Mondmarke neben die zwei Stapel. Klebt die Chips auf Karton.
