brand = Chabudai

skip = Aller à la page

header_home = Chabudai, accueil
header_language = Langue
header_settings = Réglages
header_theme_system = Thème : comme le système
header_theme_light = Thème : clair
header_theme_dark = Thème : sombre

home_saved = Revoir une partie enregistrée
home_title = Prends place à la table.
home_lead = Des jeux de société modernes dans ton navigateur, entre amis ou avec des robots. Sans compte, sans rien installer.
home_play = Jouer à { $title }
home_continue = Continuer
home_all = Les { $count } parties
home_setup = Amis et options
home_rules = Comment jouer

glyph = { $number ->
    [1] rond
    [2] carré
    [3] triangle
    [4] losange
    [5] étoile
    [6] hexagone
    [7] goutte
   *[other] { $number }
}
seats_word = Place { $number } ({ glyph })
seats_short = { $number ->
    [1] Rond
    [2] Carré
    [3] Triangle
    [4] Losange
    [5] Étoile
    [6] Hexagone
    [7] Goutte
   *[other] { $number }
}
seats_side = Camp { $letter }
seats_partner = partenaire

facts_seats = { $low } à { $high } joueurs
facts_players = { $count } joueurs
facts_minutes = { $low }–{ $high } min

play_title = { STARTS($title) ->
    [vowel] Une partie d’{ $title }
   *[other] Une partie de { $title }
}
play_against = Avec qui veux-tu jouer ?
play_bot = Un robot
play_botHint = Prêt tout de suite, à la force que tu veux.
play_friend = Un ami
play_friendHint = Tu reçois un lien à envoyer. La personne qui l’ouvre prend la place.
play_bots = Des robots
play_friends = Des amis
play_mixed = Un peu des deux
play_botsHint = Prêts tout de suite, à la force que tu veux.
play_friendsHint = Tu reçois un seul lien à envoyer. Chaque personne qui l’ouvre prend une place.
play_mixedHint = La partie commence quand tous les amis sont assis.
play_players = Combien de joueurs ?
play_around = Autour de la table
play_openSeat = Un ami, par lien
play_botOf = Robot : { $level }
play_yourSeat = Ta place
play_yourSeatHint = À cette table, la place compte.
play_anySeat = N’importe
play_level = De quelle force ?
play_name = Ton nom
play_nameless = Invité
play_settings = Règles de la maison
play_byChance = Au hasard
play_you = Toi
play_other = L’autre joueur
play_theBot = Le robot
play_yes = Oui
play_no = Non
play_usual = Comme d’habitude
play_ownText = Ou écris le tien :
play_change = Changer
play_backToUsual = Remettre comme d’habitude
play_notPossible = Ce n’est pas possible ici.
play_expected = Ce n’est pas possible ici.
play_between = Un nombre entier de { $low } à { $high }.
play_total = { $all } en tout (de { $low } à { $high })
play_more = Un de plus : { $what }
play_fewer = Un de moins : { $what }
play_few = Il en faut au moins { $low } en tout.
play_many = Il en faut au plus { $high } en tout.
play_staple = Il en faut au moins un sur { $share } parmi : { $names }.
play_start = Commencer la partie
play_invite = Ouvrir la table
play_starting = On ouvre la table…

levels_hints_1 = Joue le premier coup qui lui plaît.
levels_hints_2 = Voit ce qu’il a sous les yeux.
levels_hints_3 = Pense un ou deux coups d’avance.
levels_hints_4 = Se trompe rarement.
levels_hints_5 = Ne laisse rien passer.
levels_weak = faible
levels_strong = fort
levels_bot = robot
levels_botOf = { $level ->
    [1] robot, débutant
    [2] robot, tranquille
    [3] robot, régulier
    [4] robot, fort
   *[5] robot, expert
}

coach_read = Lire la remarque
coach_fold = Replier
coach_title = Ta première partie
coach_dismiss = Compris
coach_dismissAll = Arrêter les remarques

table_loading = On arrive à la table…
table_yourTurn = À toi.
table_theirTurn = Joue…
table_thinking = Réfléchit…
table_titleYourTurn = ● À toi · { $title }
table_waitingFor = On attend { $names }.
table_waitingForMany = On attend { $count } joueurs.
table_waiting = { $free ->
    [one] Une place est encore libre.
   *[other] { $free } places sont encore libres.
}
table_you = toi
table_free = Place libre
table_away = absent
table_confirm = Jouer ce coup ?
table_confirmYes = Jouer
table_confirmNo = Pas encore
table_confirmHint = Ou touche-le encore une fois.
table_watching = Tu regardes la partie.
table_score = Score
table_seats = Joueurs
table_board = Plateau
table_actions = Tes choix
table_moves = Coups
table_noMoves = Rien n’a encore été joué.
table_close = Fermer
table_review = Tu regardes le coup { $number }.
table_backToNow = Revenir au présent
table_rules = Règles
table_undo = Reprendre
table_undoAsked = { $name } demande à reprendre son dernier coup.
table_undoWaiting = Tu as demandé à reprendre ton coup. On attend la réponse.
table_accept = Accepter
table_decline = Refuser
table_withdraw = Retirer
table_resign = Abandonner
table_resignTitle = Abandonner cette partie ?
table_resignText = L’autre joueur gagne aussitôt.
table_resignSide = L’autre camp gagne aussitôt.
table_resignBot = Un robot prend ta place et la partie continue sans toi.
table_resignYes = Oui, abandonner
table_resignNo = Continuer
table_newGame = Nouvelle partie
table_record = Enregistrer la partie
table_rematch = Rejouer
table_rematchAgree = Oui, encore une !
table_rematchDecline = Non merci
table_rematchDeclined = Pas d’autre partie avec { $names } pour l’instant.
table_rematchAsked = { $name } aimerait rejouer.
table_rematchWaiting = Tu aimerais rejouer. On attend { $names }.
table_nextRound = Manche suivante
table_reviewGame = Revoir
table_branch = Et si… Cette partie en continue une autre et ne compte pas.
table_branchLink = Voir le moment

queue_title = À ton tour :
queue_no = Annuler
queue_dropped = { $what } ne peut pas être joué maintenant.
queue_several = { $what } peut être joué de plusieurs façons.
queue_droppedTitle = À toi.
queue_seen = Je choisis

why_over = La partie est finie.
why_watching = Tu regardes : seuls ceux qui sont à la table jouent.
why_past = Ce moment est passé. Pour jouer, reviens au présent ou passe à la manche suivante.
why_looking = Tu regardes seulement : rien ne se joue d’ici.
why_turn = Ce n’est pas ton tour : on attend { $names }.
why_chance = Un instant : on mélange.
why_unplayed = Il n’y a rien à reprendre : tu n’as pas encore joué.
why_asked = Une question est posée à cette table. Il faut d’abord y répondre.
why_advising = Un robot prépare un conseil.

invite_title = { $free ->
    [one] Envoie ce lien à un ami
   *[other] Envoie ce lien à tes amis
}
invite_text = La partie commence dès que toutes les places sont prises. La tienne est gardée.
invite_who = Qui est là
invite_link = Lien vers cette table
invite_copy = Copier le lien
invite_copied = Copié
invite_share = Partager
invite_onlyHere = Ce lien ne s’ouvre que sur cette machine. Pour les autres, ouvre la page à l’adresse que le serveur affiche pour eux.

join_title = { STARTS($title) ->
    [vowel] Une place t’attend à une table d’{ $title }.
   *[other] Une place t’attend à une table de { $title }.
}
join_titleFrom = { STARTS($title) ->
    [vowel] { $name } t’attend à une table d’{ $title }.
   *[other] { $name } t’attend à une table de { $title }.
}
join_sit = S’asseoir
join_watch = Seulement regarder
join_late = Quelqu’un a pris la dernière place avant toi. Tu regardes la partie.
join_seat = Quelle place ?

result_youWin = Gagné !
result_youWinWith = Gagné, avec { $names } !
result_wins = { $name } gagne.
result_win = { $names } gagnent.
result_standings = Classement
result_rank = { $rank }.
result_draw = Partie nulle.
result_resigned = { $name } a abandonné.
result_youResigned = Tu as abandonné.
result_timeout = { $name } n’a plus de temps.
result_agreed = Les joueurs sont d’accord.

log_resign = { $name } abandonne.
log_timeout = { $name } n’a plus de temps.
log_agree = Les joueurs s’accordent sur la nulle.
log_bot = Un robot joue pour { $name }.
log_back = { $name } est de retour.
log_undo = { $name } reprend un coup.

line_lost = La connexion est coupée. Nouvel essai…
line_closed = Hors ligne

keys_title = Clavier
keys_show = Clavier : toutes les touches
keys_page_1_1 = Tab
keys_page_1_2 = aller à l’élément suivant
keys_page_2_1 = ← ↑ → ↓
keys_page_2_2 = se déplacer sur un plateau, dans une main ou une liste
keys_page_3_1 = Entrée
keys_page_3_2 = jouer ou activer ce qui est marqué
keys_page_4_1 = Échap
keys_page_4_2 = lâcher, ou fermer
keys_page_5_1 = M
keys_page_5_2 = couper ou remettre les sons
keys_page_6_1 = ?
keys_page_6_2 = montrer cette liste
keys_replay_1_1 = ← →
keys_replay_1_2 = un pas en arrière ou en avant
keys_replay_2_1 = Début Fin
keys_replay_2_2 = au début ou à la fin
keys_replay_3_1 = Espace
keys_replay_3_2 = défilement automatique

settings_title = Réglages
settings_close = Fermer
settings_language = Langue
settings_theme = Thème
settings_themes_system = Comme le système
settings_themes_light = Clair
settings_themes_dark = Sombre
settings_tempo = Rythme des animations et des robots
settings_tempos_calm = Calme
settings_tempos_normal = Normal
settings_tempos_quick = Rapide
settings_comfort = Confort
settings_confirm = Jouer au second toucher
settings_confirmHint = Le premier montre le coup, le second le joue.
settings_queue = Choisir d’avance
settings_queueHint = Taïki : une carte touchée pendant que les autres jouent est jouée à ton tour, si elle peut l’être.
settings_sounds = Sons
settings_soundsHint = Quelques petits coups discrets. La touche M les coupe et les remet.
settings_largeText = Grand texte
settings_leftHanded = Pour gauchers
settings_leftHandedHint = Les boutons et les listes changent de côté.
settings_soundOn = Sons activés
settings_soundOff = Sons coupés

fallback_note = Ce jeu n’a pas encore son plateau. Voici ce que tu sais, et ce que tu peux faire.
fallback_actions = Ce que tu peux faire
fallback_none = Rien à faire pour le moment.
fallback_find = Chercher une action
fallback_known = Ce que tu sais
fallback_more = Encore { $count } : écris pour les trouver.
fallback_unknown = inconnu
fallback_yes = oui
fallback_no = non
fallback_empty = rien

rules_title = { $title } : comment jouer
rules_none = Ces règles ne sont pas encore écrites.

learn_title = Apprendre { $title }
learn_link = Apprendre en deux minutes
learn_step = { $step } sur { $steps }
learn_next = Continuer
learn_back = Un pas en arrière
learn_help = Montre-moi
learn_again = Depuis le début
learn_board = La table
learn_others_1 = Haru
learn_others_2 = Chidi
learn_others_3 = Ana
learn_others_4 = Emil
learn_others_5 = Fatou
learn_others_6 = Goran

print_title = À imprimer
print_text = Plateau, pièces, dos et règles en PDF, en vraie taille, à découper pour jouer sur une vraie table.
print_colour = En couleurs
print_lines = À colorier
print_paper = Papier
print_papers_a4 = A4
print_papers_letter = Letter

gallery_title = Galerie
gallery_text = Des plateaux dessinés d’après des positions gardées, sans serveur.
gallery_pieces = De quoi les plateaux sont faits

missing_title = Il n’y a rien ici.
missing_text = L’adresse est peut-être mal écrite, ou la table a été supprimée.
missing_home = Retour à l’accueil

shell_offline = Pas de connexion. Ce qui est sur cet appareil reste lisible ; les tables t’attendent sur le serveur.
shell_ready = Une nouvelle version de la page est prête.
shell_renew = L’utiliser
shell_away = Cette page n’est pas encore sur cet appareil
shell_awayText = Il lui faut le serveur une fois, et il ne répond pas pour le moment. Rien de tes parties n’est perdu.
shell_again = Réessayer

hint_ask = Conseil
hint_thinks = Réflexion…
hint_best = Dans la plupart des suites étudiées, c’est ce qui finit le mieux.
hint_play = Le jouer
hint_no = Je réfléchis encore
hint_title = Un conseil :
