step_1 = Un seul réseau de canaux part du centre du plateau. Les côtes nord et sud sont à toi, l’est et l’ouest sont à Haru.
step_2 = Une tuile couvre trois cases, et son canal s’ouvre sur trois de ses huit bords. Tourne-la à ton gré et pose-la sur le centre.
step_3 = Désormais un canal rejoint un canal. Une ouverture touche une ouverture, un bord plein touche un bord plein. Pose ta tuile où elle va : les places éclairées t’aident.
step_4 = Quelques tuiles plus tard, le nord est proche. Une ouverture sur le bord du plateau est un estuaire, un point pour cette côte. Pose ta tuile pour qu’elle s’ouvre au nord.
wrong_4 = Elle va là. Mais regarde le long du bord d’en haut : quelque part, deux canaux de cette tuile s’ouvrent au nord d’un coup.
step_5 = Tes côtes se multiplient : nord fois sud. Deux fois trois font six, mais cinq fois zéro font zéro. Près d’un sanctuaire, un estuaire compte double.
step_6 = Une tuile qui va quelque part doit être posée, même si elle aide l’autre. La première qui ne va nulle part finit la partie, et le plus grand produit gagne.
