goal = Mène les canaux jusqu’à la mer sur tes deux côtes. Les points de l’une multiplient ceux de l’autre ; le plus grand produit gagne.
goalFlood = Tu es le déluge. Garde les canaux loin des côtes : tu gagnes contre les deux bâtisseurs si les deux produits restent sous { $target }.
aim = des canaux jusqu’à la mer sur tes deux côtes.
goalLabel = Le but
goalFold = Replier le but
colon =  :
board = Plateau
todo_drawHidden = Pioche une tuile à garder.
todo_drawPile = Pioche à gauche ou à droite.
todo_drawKind = Pioche une tuile avec anneau, ou sans.
todo_axis = Choisis les deux côtes qui seront à toi.
doing_drawHidden = { $name } pioche une tuile à garder.
doing_drawPile = { $name } choisit une pile.
doing_drawKind = { $name } pioche une tuile.
doing_layFirst = { $name } pose la première tuile.
doing_lay = { $name } pose une tuile.
doing_axis = { $name } choisit deux côtes.
doing_open = { $name } ouvre les enchères.
doing_bid = { $name } réfléchit à son annonce.
pauses_over = La partie est finie.
pauses_past = Une position passée.
pauses_chance = On mélange les tuiles.
because_hidden = Elle reste cachée. Désormais tu choisis entre elle et la tuile que tu pioches.
because_ring = Avec anneau, le canal sort par trois côtés ; sans anneau, par deux ou un.
because_auction = Qui annonce le moins joue le déluge contre les deux autres et gagne si les deux produits restent sous son annonce.
because_axis = Tes points sur l’une multiplient ceux de l’autre. L’autre bâtisseur reçoit les deux autres.
because_axisTheirs = L’autre bâtisseur reçoit les deux autres.
because_first = Tous les canaux partent de là vers les quatre côtes.
because_flood = Garde l’eau loin des côtes : tu gagnes si les deux produits restent sous { $target }.
because_floodTheirs = { $name } gagne si les deux produits restent sous { $target }.
because_bothDry = Mène l’eau vers les côtes { $one } et { $other } : leurs points se multiplient.
because_dry = Ta côte { $coast } n’a pas encore d’eau : ton produit reste nul.
because_partner = { $name } joue avec toi : les côtes { $one } et { $other } comptent pour vous deux.
because_theirs = { $name } veut l’eau sur les côtes { $one } et { $other }.
coach_goal = Tout le monde creuse un seul réseau de canaux. Chaque canal qui finit à la mer sur tes deux côtes vaut un point. Les deux côtes se multiplient : il te faut les deux.
coach_flood = Tu joues contre les deux bâtisseurs. Détourne les canaux des côtes, ou enferme-les : aucun produit ne doit atteindre ton nombre.
coach_auction = D’abord des enchères. Qui annonce le moins devient le déluge : il ne bâtit rien et doit garder les deux produits sous son annonce. D’ordinaire, un produit vaut de 20 à 40.
coach_draw = Tu vois le dos des prochaines tuiles. Un anneau annonce un canal qui sort par trois côtés et peut donc mener dans plus de directions.
coach_lay = Ta tuile va sur les places claires. Clique sur l’une d’elles pour la poser ; R ou la molette la tourne. Au doigt : touche, touche encore pour tourner, puis « Poser ».
coach_shrine = Les portes rouges des côtes sont des sanctuaires. Un canal qui finit là vaut deux points.
coach_block = Un autre camp a des points. Sers-toi aussi de tes tuiles pour détourner l’eau de ses côtes.
coach_end = Désormais, la première tuile qui ne va nulle part termine la partie. « Tuiles restantes » montre celles qui vont encore.
coasts_1 = nord
coasts_2 = est
coasts_3 = sud
coasts_4 = ouest
shrine = Sanctuaire : un canal qui rejoint la mer ici compte deux points.
coastLetters_1 = N
coastLetters_2 = E
coastLetters_3 = S
coastLetters_4 = O
directions_1 = l’est
directions_2 = le sud
directions_3 = l’ouest
directions_4 = le nord
sources_left = Pile gauche
sources_right = Pile droite
sources_ring = Anneau
sources_plain = Sans anneau
sources_bag = Sac
sourcesLong_left = pioche à gauche
sourcesLong_right = pioche à droite
sourcesLong_ring = pioche avec anneau
sourcesLong_plain = pioche sans anneau
cell_free = { $square }, vide
cell_centre = { $square }, vide, centre
cell_laid = { STARTS($name) ->
    [vowel] { $square }, { $shape } d’{ $name }{ $exits }
   *[other] { $square }, { $shape } de { $name }{ $exits }
}
cell_last = , posée en dernier
why_draw = Pioche d’abord une tuile.
why_axis = Choisis d’abord tes deux côtes.
why_auction = D’abord les enchères : annonce ou passe.
why_nowhere = Choisis d’abord une place sur le plateau.
why_unfit = Cette tuile ne va nulle part pour l’instant.
why_noOther = Ton autre tuile ne va nulle part.
clash_rim = La tuile dépasserait du plateau vers { $toward }.
clash_taken = Une tuile est déjà posée en { $square }.
clash_centre = La première tuile couvre le centre.
clash_blank = En { $square }, son canal buterait sur un mur vers { $toward } : une sortie doit rencontrer une sortie.
clash_canal = En { $square }, elle boucherait le canal vers { $toward } : un bord plein doit rencontrer un bord plein.
clash_alone = Aucun canal n’arrive là : une tuile doit rejoindre le réseau.
zoom_in = Plus près
zoom_out = Plus loin
zoom_whole = Tout le plateau
zoom_map = Carte : choisis ce que tu vois
zoom_tools = Zoom
hand_mine = Ta tuile
hand_turn = Tourner
hand_turnHint = R
hand_lay = Poser
hand_hidden = tuile cachée
hand_turned = vers { $direction }
bid_amount = Ton annonce
bid_less = Moins
bid_more = Plus
bid_bid = Annoncer { $amount }
bid_pass = Passer
axis_ns = Nord et sud
axis_ew = Est et ouest
axis_nsHint = tes points : nord × sud
axis_ewHint = tes points : est × ouest
plates_label = Produits
plates_flood = Déluge
plates_saboteur = Saboteur
plates_below = rester sous { $target }
plates_out = battu
plates_nobody = encore personne
plates_turn = à jouer
plates_product = { $name } : { $one } { $a } fois { $other } { $b }, { $product }
remaining_open = Tuiles restantes
remaining_close = Fermer
remaining_text = Combien il en reste de chacune. Une tuile éclairée aurait une place maintenant.
remaining_behind = Au sommet des piles de derrière, la plus proche d’abord :
count_title = Le décompte
count_wins = gagne
count_nowhere = ne va nulle part.
count_draw = Produits égaux : partie nulle.
count_shut = Une côte sans eau rend le produit nul.
count_floodHeld = Personne n’a atteint { $target } : { $name } gagne.
count_floodBeaten = { $target } est atteint : le déluge est battu.
round = {""}

shape = { $shape ->
        [comb] peigne
        [bend] coude
        [crossing] traversée
        [fork] fourche
       *[main] grand canal
}
theShape = { $shape ->
        [comb] le peigne
        [bend] le coude
        [crossing] la traversée
        [fork] la fourche
       *[main] le grand canal
}
shapeWithRing = { shape } avec anneau
lays = pose { theShape } de { $from } à { $to }
laysFirst = commence par { theShape } de { $from } à { $to }
effect_opens = ouvre { $count ->
        [one] la côte
       *[other] les côtes
} { $coasts }
effect_gains = { $count ->
        [one] { $count } point
       *[other] { $count } points
} pour la côte { $coast }
effect_joins = relie { $count } canaux

todo_layFirst = Pose ta tuile sur le centre.
todo_layFirstOfTwo = Pose une de tes deux tuiles sur le centre.
todo_lay = Pose ta tuile pour relier les canaux.
todo_layOfTwo = Pose une de tes deux tuiles pour relier les canaux.
todo_open = Ouvre les enchères avec un nombre de 1 à { $highest }.
todo_bid = Annonce moins de { $target }, ou passe.
because_wet = Tu as { $one } × { $other } = { $product }. Ajoute des points, ou prive les autres d’eau.

coastPoints = côte { $coast } : { $count ->
        [one] { $count } point
       *[other] { $count } points
}
back_ring = anneau
back_plain = sans anneau
back_unknown = dos inconnu
pile = { $source } : { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
}
pileRing = la suivante porte un anneau
pilePlain = la suivante est sans anneau
left = { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
}
cell_fits = , ta tuile va ici, vers { $directions }
exits = , canal vers { $directions }
why_range = { $highest ->
        [1] Annonce 1, ou passe.
       *[other] Annonce de 1 à { $highest }, ou passe.
}
bid_passed = passe
plates_noBid = { $name } : pas encore d’annonce
plates_passed = { $name } : a passé
plates_bids = { $name } : annonce { $amount }
remaining_gone = { $count ->
        [one] { $count } tuile n’allait nulle part et a quitté
       *[other] { $count } tuiles n’allaient nulle part et ont quitté
} la partie.
remaining_count = { $tile }, numéro { $number } : { $count }
remaining_countFits = { $tile }, numéro { $number } : { $count }, irait maintenant

move_bid = annonce { $amount } pour être le déluge
move_pass = passe
move_passLast = passe : { $flood } est le déluge et doit garder les deux produits sous { $target }
move_axis_ns = prend les côtes nord et sud
move_axis_ew = prend les côtes est et ouest
products = { $more } à { $less }.
ending_stuck = La tuile piochée ne va nulle part.
ending_supply = La dernière tuile est posée.
ending_closed = Le réseau s’est fermé avant que personne ait des points.
ending_target = L’objectif de { $target } est atteint.
ending_flood = { $name } a gardé les deux produits sous { $target }.

