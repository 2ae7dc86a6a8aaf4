aim = Un jeu de plis d’Adrien Lefèvre, de deux à cinq. Chaque pli est un Soleil ou une Lune : gagne autant de l’un que de l’autre, ou n’en gagne aucun.

cards_title = Les cartes
cards_text_1 = Seize Soleils, clairs comme le jour, et seize Lunes, sombres comme la nuit. Chaque couleur a les nombres de 1 à 15 et un Masque. Le plus grand nombre est le plus fort.

deal_title = La donne
deal_text_1 = Tu reçois trois Soleils et trois Lunes ; à cinq joueurs, deux et deux. Regarde-les, puis pioche encore une carte dans la pile de ton choix.
deal_text_2 = Chacun commence la partie avec trois jetons. Ce qui reste des piles demeure face cachée.
deal_text_3 = Le hasard décide qui commence la première manche, sauf si l’hôte s’en charge.

trick_title = Un pli
trick_text_1 = Qui entame joue la carte de son choix : sa couleur est celle du pli. Les autres suivent dans le sens horaire, une carte chacun. Si tu as cette couleur, tu dois en jouer ; sinon, joue ce que tu veux.
trick_text_2 = La plus forte carte de la couleur demandée gagne le pli. Une carte de l’autre couleur ne gagne jamais.

nine_title = Le 9 est jour et nuit
nine_text_1 = Tu peux toujours jouer un 9, et tu dis s’il est Soleil ou Lune. S’il entame, il nomme la couleur du pli.
nine_text_2 = Deux 9 dans un pli n’ont jamais la même couleur : le second prend celle qui reste.

mask_title = Le Masque est le plus fort ou le plus faible
mask_text_1 = Joue-le dans sa couleur et dis lequel : au-dessus du 15, ou au-dessous du 1. Joué sur l’autre couleur, c’est une simple carte, et il n’y a rien à dire.

lead_title = Qui entame ensuite
lead_text_1 = Qui gagne le pli le pose face visible sur sa balance, du côté de sa couleur. Puis il entame encore, ou laisse entamer son voisin de gauche.

count_title = Le compte
count_text_1 = Quand toutes les cartes sont jouées, regarde ta balance.
count_examples_1 = Deux Soleils et deux Lunes : deux paires, tu gagnes 2 jetons.
count_examples_2 = Un Soleil et trois Lunes : deux d’écart, tu paies 2 jetons.
count_examples_3 = Aucun pli : rien ne change.

end_title = La fin
end_text_1 = Après trois manches, qui a le plus de jetons gagne. La partie finit aussi après une manche qui laisse quelqu’un sans jeton. En cas d’égalité, on partage la victoire.

two_title = À deux joueurs
two_text_1 = Vous jouez aux manches : tu gagnes une manche si tu y gagnes plus de jetons que l’autre, ou en paies moins. Deux manches gagnent la partie. Vous pouvez choisir de jouer plutôt aux jetons.

rulings_title = Là où la règle imprimée ne dit rien
rulings_lead = Ces décisions sont les nôtres, pas celles du livret.
rulings_text_1 = Les nombres vont de 1 à 15 dans chaque couleur, avec un Masque.
rulings_text_2 = Les trois jetons se donnent une seule fois, au début de la partie.
rulings_text_3 = Les cartes en plus se piochent dans n’importe quel ordre ; le premier joueur entame quand tous ont pioché.
rulings_text_4 = Un 9 en main n’oblige pas à fournir, car il n’a pas encore de couleur. Une option le fait obliger par sa couleur imprimée.
rulings_text_5 = Un 9 peut entamer dans une couleur que tu n’as pas par ailleurs.
rulings_text_6 = Un Masque garde sa couleur, doit fournir comme toute carte, et ne gagne pas hors de la couleur demandée.
rulings_text_7 = Personne ne descend sous zéro jeton, et tous sont comptés avant de voir qui n’en a plus.
rulings_text_8 = La personne suivante commence la manche suivante ; une option la tire au sort.
rulings_text_9 = Après le dernier pli d’une manche, personne ne nomme qui entame. À deux, le voisin de gauche est l’adversaire.
rulings_text_10 = À deux, le changement compte avant le plancher à zéro, et n’avoir plus de jeton n’arrête pas une partie aux manches.
rulings_text_11 = Le nombre de Soleils et de Lunes d’une main est connu de tous, comme tous les plis joués.

keys_title = Au clavier et au doigt
keys_text_1 = Tab mène à ta main, les flèches la parcourent, Entrée ou Espace joue une carte. Quand une carte demande un choix, les flèches haut et bas changent de côté et Échap la repose.
keys_text_2 = Au doigt, touche une fois pour lever une carte et encore une fois pour la jouer, ou glisse-la au milieu.
