aim = Un marché pour trois à sept marchands, de Jacobo Rufete et Anastasio Martínez. Tout le monde connaît ta main, sauf toi. Échange une carte que tu ne vois pas, lis les dos, parle, mens, et remplis ta sacoche avant les autres.

hands_title = Des mains à l’envers
hands_text_1 = Tu tiens trois cartes, tournées vers les autres : ils voient les faces, tu vois les dos. Et tu vois les cartes de tous les autres.
hands_text_2 = Tu peux dire ce que tu veux des cartes de chacun. Rien ne t’oblige à dire vrai.

backs_title = Ce que dit un dos
backs_text_1 = Il y a quatre dos, et tout le monde les voit tous, même celui du dessus de la pioche.

turn_title = À ton tour : un échange
turn_steps_1 = Choisis un marchand qui a une carte. Il ne peut pas refuser.
turn_steps_2 = Vous scellez chacun une carte de votre main. Quand les deux sont scellées, elles se retournent ensemble.
turn_steps_3 = Chacun prend la carte de l’autre : les biens vont dans la sacoche, le reste à la défausse. Puis viennent les pouvoirs, les tiens d’abord.
turn_steps_4 = Deux cartes du même nom annulent l’échange : elles sont défaussées.
turn_steps_5 = Ton partenaire pioche une carte, tu complètes ta main à trois, et le tour passe à gauche.

draw_title = Piocher
draw_text_1 = S’il faut piocher et que la pioche est vide, mélangez la défausse : elle devient la nouvelle pioche.
draw_text_2 = Si tu joues ou perds une carte en dehors de ton tour, tu ne complètes ta main qu’à la fin de ton propre tour. Le partenaire choisi ne pioche qu’une carte.
draw_text_3 = Qui commence : le marchand qui a le plus de poches et, à égalité, le plus jeune. Ici le hasard décide, ou l’hôte.

cards_title = Les cartes
cards_screen_good = un bien
cards_screen_maybe = deux biens avec des Déchets toxiques
cards_screen_none = pas un bien
cards_screen_deck = Ces nombres sont ceux du paquet maison, { $cards } cartes. Il est de nous : celui de la boîte nous est inconnu. L’hôte peut en choisir un autre.
cards_screen_copies = { $count } dans le paquet maison

sabotage_title = Sabotage
sabotage_text_1 = Quand les deux cartes sont visibles, et avant tout effet, qui tient un Sabotage peut déchirer l’échange, même ceux qui échangent. Tout le monde sait qui en tient un : le dos le dit.
sabotage_text_2 = Un deuxième Sabotage sauve l’échange, un troisième le déchire de nouveau. À la fin, les cartes d’un échange déchiré sont défaussées, avec tous les Sabotages joués. Quand tous laissent faire, l’échange a lieu.

trex_title = Le T-Rex a faim
trex_text_1 = Un T-Rex dans ta sacoche mange dès qu’il y a de quoi : d’abord un Poisson, puis un Muffin, une Sucette, un Os. Le mangeur et le mangé quittent la sacoche.
trex_text_2 = Les repas viennent en dernier, après tous les pouvoirs, et avant que quelqu’un gagne.

end_title = Qui gagne
end_text_1 = À trois ou quatre marchands il faut cinq biens, à cinq et plus il en faut quatre. Chaque carte Déchets toxiques de ta sacoche en demande un de plus, à toi seul.
end_text_2 = Après chaque échange on compte les deux sacoches. Si les deux y arrivent à la fois, seul le partenaire gagne, pas celui dont c’est le tour.

rulings_title = Là où la règle imprimée ne dit rien
rulings_text_1 = Le paquet maison est de nous : le nombre de cartes de chaque sorte, lesquelles sont des biens, et leurs dos.
rulings_text_2 = Le T-Rex mange dans la sacoche, pas dans la main.
rulings_text_3 = Les Déchets toxiques sont un bien et ne pèsent que sur leur propriétaire. Tu peux choisir qu’ils ne comptent pas. Un Chapeau est aussi un bien.
rulings_text_4 = Un Sabotage se joue après que les cartes sont retournées, jamais avant, et ne sauve pas deux cartes pareilles.
rulings_text_5 = Une carte prise à la Sucette compte comme reçue : une Sucette prend encore, un Muffin coûte sa main au voleur. Un Magicien ou un Sabotage ne fait rien.
rulings_text_6 = Face à un Magicien, une Sucette se sert chez le marchand qui a donné le Magicien.
rulings_text_7 = Un second Chapeau ne retourne pas la main dans l’autre sens. Les nouvelles cartes arrivent à droite, de nouveau tournées vers les autres.
rulings_text_8 = Un marchand sans carte saute l’échange et pioche. Quand plus aucune sacoche ne peut changer, la plus pleine gagne.

keys_title = Au clavier
keys_text_1 = Tab va des marchands aux piles, aux boutons et à ta main ; les flèches passent d’un marchand ou d’une carte à l’autre ; Entrée ou Espace choisit. On peut aussi glisser une carte vers l’étal.
