summary = Creuse un seul réseau de canaux et mène-le jusqu’à tes deux côtes.

option_edition_label = Édition
option_edition_hint = À trois, Kosmos commence par des enchères et Goliath désigne un saboteur.
option_edition_values_kosmos = Kosmos : 19 × 19, 112 tuiles
option_edition_values_goliath = Goliath : 18 × 18, 84 tuiles
option_draw_label = Pioche
option_draw_values_block = Dans un bloc à deux piles
option_draw_values_bag = Au hasard, dans le sac
option_draw_values_spread = Avec ou sans anneau, au choix
option_hand_label = Tuiles en main
option_hand_hint = Avec deux, les mains sont cachées. À deux joueurs seulement.
option_rescue_label = Quand une tuile ne va nulle part
option_rescue_hint = À trois, la partie s’arrête d’habitude : le déluge ne serait pas d’accord pour repiocher.
option_rescue_values_redraw = Tant que personne n’a de points, on repioche
option_rescue_values_never = La partie s’arrête aussitôt
option_coasts_label = Côtes
option_coasts_values_seats = Nord et sud pour la première place
option_coasts_values_choose = Au choix de qui commence
option_target_label = Score que le saboteur doit empêcher
option_saboteur_label = Saboteur

hint_reaches = Elle atteint la côte { $coast } : { $now } au lieu de { $before }.
hint_closes = Elle ferme des places : { $count } des 28 tuiles se posent encore, au lieu de { $before }.
hint_quiet = Elle n’atteint pas encore de côte ; toutes les tuiles qui trouvaient une place en trouvent encore une.
hint_axis = Ces côtes ont déjà { $own }, les autres { $other }.

terminal_target = L’objectif est atteint.
terminal_floodHeld = Les deux produits sont restés sous l’objectif.
terminal_tile = tuile { $number }
terminal_turns_1 = vers l’est →
terminal_turns_2 = vers le sud ↓
terminal_turns_3 = vers l’ouest ←
terminal_turns_4 = vers le nord ↑
terminal_draw = piocher : { $source ->
        [left] gauche
        [right] droite
        [ring] avec anneau
        [plain] sans anneau
       *[bag] sac
}
terminal_axis = { $axis ->
        [ns] nord–sud
       *[ew] est–ouest
}
terminal_bid = annoncer { $amount }
terminal_pass = passer
terminal_way = Dans quel sens ?
terminal_which = Quelle tuile ?
terminal_lay = Pose ta tuile.
terminal_auction = Enchéris pour le déluge, ou passe.
terminal_coasts = Choisis tes côtes.
terminal_drawTile = Pioche une tuile.
terminal_choose = Choisis.
terminal_flood = déluge
terminal_saboteur = saboteur

print_tiles = Tuiles de canal
print_board = Plateau
print_materials_1 = Deux grandes feuilles de carton épais et une grande feuille de papier sombre
print_materials_2 = Du film adhésif transparent, pour couvrir les feuilles imprimées avant de les découper
print_materials_3 = Un grand bâton de colle, une règle métallique, un bon cutter et une planche à découper
print_making_1 = Coupe en quatre un carré de carton un peu plus grand que le plateau. Rassemble-le avec des bandes de papier : tout le raccord vertical sur une face, la moitié du raccord horizontal sur l’autre. L’autre moitié est la fente. Colle le papier sombre sur une face et rabats-en le bord.
print_making_2 = Découpe les quarts du plateau et colle-les bord à bord sur l’autre face, par-dessus les languettes grises : l’étoile du milieu doit être entière. Ouvre la fente et marque les plis : le plateau se plie en quatre.
print_making_3 = Colle les tuiles sur du carton épais, dos compris : l’anneau du dos se voit avant la pioche.

