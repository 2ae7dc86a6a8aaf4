summary = Pose tes cartes sur cinq îles, mets au jour leurs trésors, et sois majoritaire à la fin.

option_known_label = Couleurs visibles dès le début
option_known_hint = Aucune : le mode Mysteria ; les cinq : le mode Tactika.
option_known_values_I = Idoles (jaune)
option_known_values_D = Dagues (vert)
option_known_values_A = Amphores (bleu)
option_known_values_C = Cristaux (rouge)
option_known_values_E = Équipement (gris)
option_archipelago_label = Archipel
option_archipelago_hint = Un mot par île, un chiffre pour la hauteur de chaque pile ; 20 tuiles en tout.
option_archipelago_values_1111-1111-1111-1111-1111 = Îles plates
option_archipelago_values_22-22-22-22-22 = Piles jumelles
option_archipelago_values_31-31-31-31-31 = Un sommet par île
option_archipelago_values_4-4-4-4-4 = Cinq tours
option_archipelago_values_12-31-44-31-1 = Une grande île au milieu
option_archipelago_values_22-211-31-4-1111 = Un peu de tout

hint_turn = Tu sauras ce que vaut cette île avant d’y dépenser d’autres cartes.
hint_dynamite = Elle prend une place sur l’autre rive, et l’autre doit retourner une tuile.
hint_ahead = Elle te fait passer devant ({ type }) : { $own } à { $other }.
hint_safer = Elle assure ton avance ({ type }) : { $own } à { $other }.
hint_closer = Elle te rapproche ({ type }) : { $own } à { $other }.

terminal_ending_points = Qui a le plus de trésors gagne.
terminal_ending_equipment = Égalité, départagée par l’équipement.
terminal_ending_tie = Autant de trésors pour les deux.
terminal_islands_1 = Pendu
terminal_islands_2 = Diamants
terminal_islands_3 = Serpent
terminal_islands_4 = Dragon
terminal_islands_5 = Singe
terminal_turn = retourner { $tile }
terminal_anyTile = Retourne une tuile, au choix.
terminal_tile = Retourne une tuile.
terminal_island = Sur quelle île ?
terminal_card = Choisis une carte.
terminal_points = { $count } pts
terminal_unseen = jamais vus

print_expedition = Cartes Expédition
print_repartition = Cartes Répartition
print_tiles = Tuiles Trésors
print_stones = Pierres de couleur (Tactika)
print_islands = Îles
print_making_1 = Colle les tuiles Trésors sur du carton épais : on les retourne toute la partie.
print_making_2 = Mysteria se joue avec les tuiles seules, pierre noire visible. En Tactika, couvre chaque tuile d’une pierre de sa couleur : la règle dit comment, sans que personne ne regarde.

