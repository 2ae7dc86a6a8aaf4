title = { $game } : la partie revue

loading = On ouvre la partie…

board = Plateau

players = Joueurs

viewer = Vue de

watcher = Un spectateur

all = Tout le monde, côte à côte

bar = Relecture

first = Au début

back = Un pas en arrière

forward = Un pas en avant

last = À la fin

play = Lecture automatique

pause = Arrêter

slider = Moment de la partie

step = { $place } sur { $total }

beginning = Le début

keys = Touches : ← et → avancent d’un pas, Début et Fin sautent, espace lance la lecture.

rounds = Manche

round = Manche { $number }

moves = Coups

over = C’est fini. { $reason }

study_title = Analyse
study_lead = Ce que valait chaque coup : chances, erreurs, meilleurs coups, et la part de la chance.
study_ask = Analyser cette partie
study_waiting = { $ahead ->
    [0] Cela va commencer…
   *[other] En attente, { $ahead } avant toi.
}
study_running = Décision { $done } sur { $total }
study_cancel = Annuler
study_failed = L’analyse n’a pas abouti.
study_again = Réessayer
study_graph = Chances de gagner
study_graphText = { $faults ->
    [one] Chances de gagner, pas à pas ; { $faults } coup douteux est marqué. Les mêmes chiffres sont dans le tableau plus bas.
   *[other] Chances de gagner, pas à pas ; { $faults } coups douteux sont marqués. Les mêmes chiffres sont dans le tableau plus bas.
}
study_knowledge = Jugé
study_known = sur ce que le joueur pouvait savoir
study_open = toutes cartes ouvertes
study_chance = { $percent } de chances
study_exact_won = gagne à coup sûr
study_exact_drawn = nulle à coup sûr
study_exact_lost = perd à coup sûr
study_only = Le seul coup possible.
study_asGood = Aussi bon qu’un autre
study_kept = Maintenant : { $value }.
study_better = Mieux valait
study_orElse = Possible aussi
study_showBetter = Montrer le meilleur coup
study_showOther = Montrer l’autre coup
study_betterShown = Mieux pour { $name } : { $move }
study_otherShown = Aussi possible pour { $name } : { $move }
study_boardBefore = Le plateau montre le moment d’avant.
study_luck = Un coup de chance : { $percent }.
study_unlucky = Pas de chance : { $percent }.
study_summary = Adresse et chance
study_player = Joueur
study_choices = Choix
study_gave = Cédé
study_luckColumn = Chance
study_summaryHint = Cédé et chance se comptent en victoires, additionnées coup par coup ; entre parenthèses : rien de plus que du bruit.
study_table = Tous les chiffres en tableau
study_move = Coup
study_value = Chances après
study_mark = Jugement
study_best = Meilleur
study_budget = { $budget } suites jouées pour chaque coup.

marks_best = Meilleur coup
marks_good = Bon coup
marks_inaccuracy = Imprécision
marks_mistake = Erreur
marks_blunder = Gaffe

whatIf_title = Et si… ?
whatIf_lead = Joue la suite à partir d’ici contre des robots. Cela ne compte pas.
whatIf_seat = Ta place
whatIf_level = Les robots
whatIf_instead = Tu joues à la place de { $name }, sous ton propre nom.
whatIf_go = Jouer à partir d’ici
whatIf_over = Ici la partie est finie. Reviens en arrière pour jouer la suite.

share_title = Garder et partager
share_link = Copier le lien vers ce moment
share_copied = Copié
share_record = Enregistrer la partie
share_picture = Enregistrer l’image (PNG)
share_drawing = Enregistrer le dessin (SVG)
share_copyPicture = Copier l’image
share_failed = Ce navigateur n’a pas pu faire l’image.
share_fairness = Vérifier les mélanges

fairness_lead = Avant le premier mélange, la table a publié un sceau, le SHA-256 de son secret. La partie finie, le secret est public et chacun peut refaire les mêmes mélanges.
fairness_commitment = Sceau
fairness_secret = Secret
fairness_good = Le SHA-256 du secret est bien le sceau.
fairness_bad = Le SHA-256 du secret n’est pas le sceau !
fairness_unknown = Ce navigateur ne peut pas calculer le SHA-256 ici.
fairness_rest = Pour refaire chaque mélange, enregistre la partie et lance : chabudai check FICHIER
fairness_borrowed = Les { $entries } premières entrées viennent d’une autre partie ; cette table ne les a pas mélangées.

import_title = Revoir une partie enregistrée
import_lead = Apporte un enregistrement (.chabudai.json) d’ici ou d’ailleurs. Il est vérifié coup par coup et montré ; rien n’en est conservé.
import_choose = Choisir un fichier
import_drop = ou déposes-en un ici
import_paste = Ou colle l’enregistrement
import_show = Montrer
import_another = Un autre enregistrement
import_many = Quelle partie du fichier ?
import_game = Partie { $number }
import_notJson = Ce n’est pas un enregistrement : ce n’est pas du JSON.
import_noObject = Ce n’est pas un enregistrement : il faut un objet JSON.
import_wrongEntry = L’entrée { $entry } du journal est fausse.
import_tooLarge = Ce fichier est trop gros pour un enregistrement (256 Ko au plus).
