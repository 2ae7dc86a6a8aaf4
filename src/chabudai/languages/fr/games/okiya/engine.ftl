summary = Prends une tuile, pose un jeton, et décide de ce que l’autre pourra prendre.

option_match_label = Durée
option_match_values_single = Une manche
option_match_values_rounds = Plusieurs manches gagnantes
option_match_values_points = Aux points
option_target_label = Manches ou points à atteindre
option_full_garden_label = Quand le jardin est plein
option_full_garden_values_draw = Personne ne gagne la manche
option_full_garden_values_last_mover = Le dernier à jouer gagne

hint_line = Elle complète quatre jetons alignés.
hint_square = Elle complète quatre jetons en carré.
hint_block = Elle ne laisse aucune tuile à l’autre joueur.
hint_leaves = { $count ->
        [one] Elle ne laisse qu’une seule tuile à l’autre joueur.
       *[other] Elle laisse le choix entre { $count } tuiles à l’autre joueur.
}

terminal_block = Il ne reste aucune tuile que l’autre puisse prendre.
terminal_full = Le jardin est plein.
terminal_take = Prends : { plant } ou { symbol }.
terminal_first = La première tuile se prend sur le bord.
terminal_tile = { plant }, { symbol }

print_tiles = Tuiles du jardin
print_characters = Personnages
print_making_1 = Colle les feuilles sur du carton avant de découper : une tuile doit rester plate et se prendre bien.
print_making_2 = Un joueur a les huit personnages à motif, l’autre les huit sans motif.

