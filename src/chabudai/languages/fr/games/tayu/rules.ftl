aim = Un jeu de Niek Neuwahl, de deux à quatre. Vous creusez ensemble un seul réseau de canaux à partir du centre ; chaque camp veut le mener jusqu’à la mer sur ses deux côtes.

tiles_title = Les tuiles
tiles_text = Une tuile couvre trois cases et son canal sort par trois de ses huit bords. Cela fait 28 tuiles différentes, en plusieurs exemplaires.
tiles_ring = Douze d’entre elles sortent par trois côtés différents. Elles portent un anneau au dos, visible avant la pioche.

turn_title = Ton tour
turn_text = Pioche une tuile, puis pose-la. Avec une seule tuile en main, tout le monde voit ce que tu as pioché.
turn_draws_1 = Bloc : mélangez toutes les tuiles face cachée et bâtissez un bloc de deux piles de large, huit de long et sept tuiles de haut ; avec les tuiles de Goliath, six piles de long. Un petit côté fait face au plateau. Pioche au sommet de l’une des deux piles les plus proches du plateau. Tout le monde voit le dos au sommet de chaque pile.
turn_draws_2 = Sac : tu pioches au hasard.
turn_draws_3 = Étalage : tu choisis une tuile avec anneau ou une sans.
turn_begin = Kosmos : à deux, choisissez qui commence ; à quatre, tirez au sort. Goliath : le plus jeune commence. Ici le hasard décide, ou l’hôte.

lay_title = Où poser une tuile
lay_first = La première tuile couvre le centre, dans le sens que tu veux. Ensuite :
lay_allowed = Permis : le nouveau canal en rejoint un autre, et partout ailleurs bord plein contre bord plein.
lay_against_blank = Interdit : son canal buterait sur un mur. Une sortie rencontre une sortie.
lay_against_canal = Interdit : son bord plein boucherait un canal. Plein contre plein.
lay_against_alone = Interdit : aucun canal n’y arrive.
lay_must = Une tuile qui va quelque part doit être posée, même si elle aide les autres. Un canal peut fermer une boucle, rejoindre plusieurs bras à la fois, ou finir au bord du plateau.

points_title = Les points
points_text = Chaque canal ouvert sur la mer est un estuaire : un point pour sa côte, deux près d’un sanctuaire.
points_product = Un camp multiplie le nord par le sud, l’autre l’est par l’ouest. Une côte sans eau rend tout le produit nul.
points_screen_pearls = Chaque perle de ce plateau est un point.
points_screen_sum = Nord { $north } × sud { $south } = { $upright }. Est { $east } × ouest { $west } = { $across }.

end_title = La fin
end_text = Dès que quelqu’un a des points, la première tuile qui ne va nulle part finit la partie. La dernière tuile aussi. Le plus grand produit gagne.
end_rescue = Kosmos, à deux ou à quatre : tant que personne n’a de points, vous pouvez convenir qu’une tuile qui ne va nulle part quitte la partie et que le même joueur repioche. Ici, on en convient avant la partie, et c’est l’usage. À trois, le déluge ne serait pas d’accord, et Goliath n’a pas cette règle : la partie s’arrête alors aussitôt, sauf si vous en décidez autrement.

seats_title = À deux, trois, quatre
seats_text_1 = À deux : l’un a le nord et le sud, l’autre l’est et l’ouest. Ou bien qui commence choisit deux côtes opposées, si vous le préférez.
seats_text_2 = À deux, avec deux tuiles en main : chacun pioche d’abord une tuile cachée. À ton tour, tu en pioches une seconde, tu poses l’une ou l’autre et tu gardes le reste. Les tuiles sont dressées devant toi : tout le monde en voit le dos.
seats_text_3 = À quatre : deux équipes assises en croix, qui jouent à tour de rôle. Les partenaires partagent leurs côtes.
seats_text_4 = À quatre : les partenaires ne se disent rien. Qui parle perd son tour : le joueur suivant, de l’autre équipe, prend la tuile et la pose.
seats_text_5 = À trois, Kosmos : le hasard dit qui enchérit d’abord pour être le déluge. Les autres, dans le sens horaire, annoncent moins ou passent. La plus basse annonce ne bâtit rien et gagne si les deux bâtisseurs restent au-dessous. Le bâtisseur qui l’atteint bat le déluge, et les deux continuent.
seats_text_6 = À trois, Kosmos : après l’enchère, le hasard dit quel bâtisseur commence. Celui-ci choisit deux côtes opposées, et l’autre bâtisseur reçoit le reste.
seats_text_7 = À trois, Goliath : l’un de vous est le saboteur, et vous convenez d’un objectif, 24 d’habitude. Un bâtisseur commence et choisit deux côtes opposées. Le premier bâtisseur qui atteint l’objectif gagne aussitôt ; sinon le saboteur gagne.

editions_title = Deux boîtes
editions_text_1 = Kosmos : 19 cases sur 19, quatre exemplaires de chaque tuile, trois sanctuaires par côte.
editions_text_2 = Goliath : 18 cases sur 18, trois exemplaires de chaque tuile, quatre sanctuaires par côte, quatre cases au centre.

rulings_title = Là où la règle imprimée ne dit rien
rulings_lead = Ces décisions sont les nôtres, pas celles des livrets.
rulings_text_1 = Le plateau de Goliath : son livret parle de « la case centrale » et ne donne pas de taille. Nous jouons sur 18 cases sur 18, dont quatre au centre.
rulings_text_2 = La place des sanctuaires : colonnes et lignes 5, 10, 15 (Kosmos), 4, 8, 11, 15 (Goliath).
rulings_text_3 = Ici, les partenaires ne peuvent pas écrire à la table pendant la partie : personne ne perd donc son tour pour avoir parlé.
rulings_text_4 = Une tuile dans un coin peut avoir un estuaire sur les deux côtes. Couvrir la case d’un sanctuaire sans y mettre de sortie ne rapporte aucun point.
rulings_text_5 = Un canal peut mener à un trou trop petit pour toute tuile.
rulings_text_6 = Des produits égaux font une partie nulle. Des points sur une seule côte ne sont pas encore des points.
rulings_text_7 = Quand une pile du bloc est vide, ou une sorte de l’étalage, on pioche dans l’autre sans choisir.
rulings_text_8 = Avec deux tuiles en main, la partie ne finit que si aucune ne va ; avant les premiers points, c’est la tuile qui vient d’être piochée qui part.
rulings_text_9 = Le premier à enchérir doit annoncer, de 1 à 484. Passer, c’est quitter l’enchère. Une annonce de 1 finit l’enchère.
rulings_text_10 = Un déluge battu ne joue plus. Des bâtisseurs à égalité partagent alors la victoire.
rulings_text_11 = On peut reprendre une tuile tant que personne n’a pioché.

keys_title = À la main et au clavier
keys_text_1 = Souris : la tuile suit le pointeur, la molette ou R la tourne, un clic la pose. Ctrl et molette rapprochent.
keys_text_2 = Doigt : touche une place éclairée, touche la tuile pour la tourner, puis « Poser ». Deux doigts zooment, un doigt déplace le plateau.
keys_text_3 = Clavier : Tab mène au plateau, les flèches s’y promènent, R tourne, N va à la place suivante, X prend ton autre tuile, Entrée pose. +, − et 0 pour le zoom.
