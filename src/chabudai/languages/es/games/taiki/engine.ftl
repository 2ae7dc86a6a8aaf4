summary = Gana bazas, pero tantas de Sol como de Luna.

option_first_player_label = Quién empieza las rondas siguientes
option_first_player_values_rotate = El asiento siguiente
option_first_player_values_random = Se sortea cada vez
option_nine_obliges_label = Un 9 obliga a seguir su color impreso
option_nine_obliges_hint = Si no, una mano cuya única carta del color de salida es un 9 puede jugar lo que quiera.
option_two_players_label = Cómo se gana entre dos
option_two_players_values_best_of_3 = Dos rondas ganadas
option_two_players_values_tokens = Más fichas tras tres rondas

hint_ahead = Tal como está la baza, sería tuya.
hint_lost = Deja que la baza se la lleve otra persona.
hint_lead = Eliges el color de la baza siguiente.
hint_pass = El resto muestra sus cartas antes que tú.
hint_draw = Así tienes Soles: { $sun }, Lunas: { $moon }.
hint_ends = La ronda termina entonces con { $change } para ti.
hint_taken = Ganas la baza y quedas con Sol { $sun }, Luna { $moon }.
hint_passed = La baza se va a otra parte; sigues con Sol { $sun }, Luna { $moon }.

terminal_rounds = Se acabaron las rondas.
terminal_card = { $rank } de { colour }
terminal_mask = Máscara de { colour }
terminal_draw = robar { aColour }
terminal_leads = sale { $name }
terminal_way = { $way ->
        [sun] como Sol
        [moon] como Luna
        [high] como la más alta
        [low] como la más baja
       *[asItIs] tal cual
}
terminal_extra = Roba una carta extra.
terminal_next = ¿Quién sale ahora?
terminal_how = { $card }: ¿cómo la juegas?
terminal_lead = Sal con una carta.
terminal_led = Color de salida: { colour }.
terminal_won = gan.
terminal_no = sin
terminal_heading = Ronda { $round } · baza { $trick }
terminal_lastTrick = la última baza
terminal_high = alta
terminal_low = baja
terminal_hand = tu mano

print_cards = Cartas
print_balance = Fichas de equilibrio
print_piles = Fichas de Sol y de Luna
print_making_1 = Las cartas tienen dos dorsos, Sol y Luna. Imprímelas a doble cara, o pega a mano las hojas de dorsos.
print_making_2 = Pon las fichas de Sol y de Luna junto a los dos montones. Pega las fichas en cartón.
