aim = Un jeu à deux d’Alexandre Droit. Cinq îles cachent leurs trésors ; pose tes cartes là où tu veux être majoritaire quand la dernière tuile sera retournée.

islands_title = L’archipel
islands_text = Vingt des vingt-cinq tuiles sont cachées sur cinq îles, quatre par île ; cinq restent hors jeu et personne ne sait lesquelles. Pour commencer, chacun à son tour retourne deux tuiles. Au-dessus de l’île s’étend une rive, au-dessous l’autre : la tienne est en bas.
islands_begin = Le plus jeune commence. Ici le hasard décide, ou l’hôte.

treasures_title = Trésors et cartes
treasures_text = Chaque type de trésor vaut 30 points en tout, répartis comme sur la carte Répartition. Vous avez tous deux les mêmes 24 cartes : de 1 à 4 dans chaque type, et quatre Dynamites. Tu en tiens six.

turn_title = À ton tour
turn_text = Joue une carte sur l’île de ton choix, puis pioche.
turn_cards_1 = Idoles, dagues, amphores et cristaux se posent sur ta rive.
turn_cards_2 = L’équipement se pose aussi sur ta rive, puis tu retournes n’importe quelle tuile cachée.
turn_cards_3 = La Dynamite se pose sur l’autre rive, où elle ne vaut rien. Ton adversaire retourne n’importe quelle tuile cachée, puis joue son tour normalement.
turn_room = Une rive a de la place pour cinq cartes par île. La Dynamite prend une place : c’est une façon de fermer une rive.

end_title = La mèche
end_text = Seize cartes retournent une tuile, et seize tuiles sont cachées après l’ouverture. Le dernier équipement, ou la dernière Dynamite, finit donc la partie sur-le-champ, quoi qu’il reste en main.
end_screen = La mèche au-dessus du lagon montre combien il en reste, et chez qui.

count_title = Qui prend quoi
count_cases_1_text = Additionne tes cartes d’un type sur une île : la plus forte somme prend ses tuiles. Une tuile équipement se prend sans compter quand une seule rive y a de l’équipement.
count_cases_1_screen = Ici, 5 contre 4 en dagues : le 12 va à la rive d’en face. La tuile équipement se prend sans compter : une seule rive a de l’équipement.
count_cases_2_text = De l’équipement sur les deux rives : toutes les cartes des deux colonnes comptent, de tous les types.
count_cases_2_screen = Ici 8 contre 5 : les deux tuiles équipement vont en face, malgré deux cartes équipement de ce côté-ci.
count_cases_3_text = Sommes égales : personne ne prend la tuile.
count_cases_3_screen = Ici, 4 dagues contre 4 dagues.
count_cases_4_text = Sans carte de son type, personne ne prend non plus la tuile. Une seule petite carte suffit si l’autre rive n’en a pas.
count_cases_4_screen = Ici, la dague reste là.
count_win = Qui a le plus de points gagne. À égalité, les points des tuiles équipement départagent.

modes_title = Autres façons de jouer
modes_text = La partie habituelle s’appelle Mysteria : toutes les tuiles cachées portent la même pierre noire.
modes_tactika = En Tactika, chaque pierre montre sa couleur dès le début, mais pas sa valeur. Tu peux aussi choisir quelles couleurs sont connues.
modes_hand = Tactika sur une vraie table, sans que personne ne regarde : mélangez les 25 pierres de couleur et posez-en quatre par île, cinq à côté. Triez les tuiles par couleur, retournez chaque pile face cachée et mélangez-la. Puis glissez sous chaque pierre la première tuile de la pile de sa couleur.
modes_stacks = Construis ton archipel : les tuiles peuvent s’empiler, et on ne retourne que le haut d’une pile. Une tuile retournée glisse de côté et reste sur son île. Quelques archipels sont proposés.

rulings_title = Là où la règle imprimée ne dit rien
rulings_lead = Ces décisions sont les nôtres, pas celles du livret.
rulings_text_1 = Le hasard décide qui commence, sauf si tu le fais. Qui a retourné la première tuile joue la première carte.
rulings_text_2 = On retourne la tuile avant de piocher. Après la dernière, personne ne pioche.
rulings_text_3 = Quand ta pioche est vide, tu continues avec moins de cartes.
rulings_text_4 = La Dynamite compte parmi les cinq cartes d’une rive et ne se pose pas sur une rive pleine.
rulings_text_5 = Une égalité se départage aux points des tuiles équipement, pas à leur nombre ; s’ils sont égaux aussi, la partie est nulle.
rulings_text_6 = En Tactika, les couleurs des cinq tuiles hors jeu sont publiques aussi. Une couleur connue se voit à travers une pile.
rulings_text_7 = Les îles de ton archipel peuvent être inégales : une tuile au moins par île, vingt en tout.
rulings_text_8 = Pendant la partie, les points affichés comptent les tuiles retournées.

keys_title = Au clavier
keys_text = Tab mène aux tuiles, au carnet et à la main. Les flèches parcourent tuiles et cartes. Entrée ou Espace retourne une tuile ou choisit une carte ; puis 1 à 5 pour une île, ou flèche haut et Entrée. Échap repose la carte.
