summary = Gagne des plis, mais autant de plis Soleil que de plis Lune.

option_first_player_label = Qui commence les manches suivantes
option_first_player_values_rotate = La place suivante
option_first_player_values_random = Tiré au sort chaque fois
option_nine_obliges_label = Un 9 oblige à fournir sa couleur imprimée
option_nine_obliges_hint = Sinon, une main dont la seule carte de la couleur demandée est un 9 peut tout jouer.
option_two_players_label = Comment gagner à deux
option_two_players_values_best_of_3 = Deux manches gagnantes
option_two_players_values_tokens = Le plus de jetons après trois manches

hint_ahead = En l’état, le pli serait pour toi.
hint_lost = Elle laisse le pli à quelqu’un d’autre.
hint_lead = Tu choisis la couleur du prochain pli.
hint_pass = Les autres montrent leurs cartes avant toi.
hint_draw = Tu auras alors { $sun } Soleils et { $moon } Lunes.
hint_ends = La manche finit alors avec { $change } pour toi.
hint_taken = Tu prends le pli et tu as alors Soleil { $sun }, Lune { $moon }.
hint_passed = Le pli va ailleurs ; tu restes à Soleil { $sun }, Lune { $moon }.

terminal_rounds = Les manches sont finies.
terminal_card = { $rank } { colour }
terminal_mask = Masque { colour }
terminal_draw = piocher { aColour }
terminal_leads = entame : { $name }
terminal_way = { $way ->
        [sun] en Soleil
        [moon] en Lune
        [high] la plus forte
        [low] la plus faible
       *[asItIs] telle quelle
}
terminal_extra = Pioche une carte de plus.
terminal_next = Qui entame le pli suivant ?
terminal_how = Comment joues-tu : { $card } ?
terminal_lead = Entame.
terminal_led = { colour } est demandé.
terminal_won = gagn.
terminal_no = sans
terminal_heading = Manche { $round } · pli { $trick }
terminal_lastTrick = le dernier pli
terminal_high = fort
terminal_low = bas
terminal_hand = ta main

print_cards = Cartes
print_balance = Jetons Équilibre
print_piles = Jetons Soleil et Lune
print_making_1 = Les cartes ont deux dos, Soleil et Lune. Imprime en recto verso, ou colle les feuilles de dos.
print_making_2 = Les jetons Soleil et Lune se posent près des deux piles. Colle les jetons sur du carton.

