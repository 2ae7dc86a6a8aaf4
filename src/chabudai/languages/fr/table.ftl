lobby_link = Tables ouvertes
lobby_title = Tables ouvertes
lobby_lead = Des gens qui aimeraient jouer maintenant. Prends une place, ou ouvre ta propre table.
lobby_game = Jeu
lobby_players = Joueurs
lobby_every = Tous
lobby_sit = S’asseoir
lobby_sitAt = S’asseoir : { $title } avec { $host }
lobby_mine = À ta place
lobby_look = Regarder d’abord
lobby_host = { $name } attend
lobby_hostAway = { $name } a une place ici
lobby_free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
lobby_bots = { $count ->
    [one] { $count } robot
   *[other] { $count } robots
}
lobby_emptyTitle = Personne n’attend en ce moment.
lobby_own = Ouvrir une table
lobby_options = Choisir d’abord les options
lobby_empty = Ouvre une table que tout le monde voit : la prochaine personne qui passe s’assied avec toi.
lobby_emptyFiltered = Aucune table ouverte ne correspond à ce choix.
lobby_showAll = Voir toutes les tables
lobby_found = { $count ->
    [one] { $count } table ouverte
   *[other] { $count } tables ouvertes
}
lobby_more = Plus de tables
lobby_stale = Cette liste n’est peut-être plus à jour : le serveur ne répond pas.

now_title = Jouer tout de suite
now_bot = Contre un robot
now_bots = Contre des robots
now_person = Avec la prochaine personne
now_game = Jeu
now_tables = Tables ouvertes
now_busy = On te cherche une place…

clock_legend = Temps de réflexion
clock_none = Sans pendule
clock_blitz = Rapide
clock_normal = Normal
clock_slow = Lent
clock_move = Par coup
clock_days = En jours
clock_custom = Autre
clock_noneHint = Chacun prend le temps qu’il veut.
clock_daysLegend = Jours pour chaque coup
clock_bank = Minutes pour toute la partie
clock_increment = Secondes rendues après chaque coup
clock_cap = Secondes au plus pour un coup
clock_noCap = 0 veut dire sans limite.
clock_minutes = { $count } min
clock_seconds = { $count } s
clock_perMove = { $time } par coup
clock_perDays = { $days ->
    [one] un jour pour chaque coup
   *[other] { $days } jours pour chaque coup
}
clock_atMost = au plus { $time } par coup
clock_twoSides = Si ton temps s’épuise, tu perds.
clock_more = Si ton temps s’épuise, un robot prend ta place jusqu’à ton retour.
clock_left = reste { $time }
clock_soon = Il te reste { $time }.
clock_spokenMinutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
clock_spokenSeconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
clock_day = j
clock_hour = h
clock_window = Temps pour répondre
clock_windowHint = Passé ce délai, un échange tient si personne ne le déchire.
clock_windowNone = Sans limite
clock_windowLeft = { $seconds ->
    [one] { $seconds } seconde pour répondre, puis tu passes.
   *[other] { $seconds } secondes pour répondre, puis tu passes.
}

publicly_label = Ouverte à tous
publicly_hint = La table figure parmi les tables ouvertes jusqu’à ce qu’elle soit pleine.

room_whenFull = La partie commence dès que toutes les places sont prises.
room_listed = Elle figure parmi les tables ouvertes : quelqu’un peut s’asseoir à tout moment.
room_unlisted = Il faut avoir le lien pour la trouver.
room_seats = Autour de la table
room_free = Libre
room_sitHere = S’asseoir ici
room_sendAway = Libérer la place
room_sendAwayOf = { STARTS($name) ->
    [vowel] Libérer la place d’{ $name }
   *[other] Libérer la place de { $name }
}
room_who = Qui s’assied à { $seat } ?
room_fill = Compléter avec des robots et commencer
room_leave = Quitter la table
room_host = hôte
room_qr = Code QR du lien
room_showQr = Code QR
room_words = Des mots pour le mélange
room_wordsHint = Écris ce que tu veux. Tes mots entrent dans chaque mélange : même le serveur ne peut pas choisir les cartes.
room_wordsSave = Ajouter
room_wordsSaved = Mêlés au reste.

game_draw = Proposer la nulle
game_drawAsked = { $name } propose la nulle.
game_drawWaiting = Tu as proposé la nulle. On attend la réponse.
game_drawShort = Nulle
game_agreedBy = D’accord : { $names }.
game_standIn = Un robot joue pour toi.
game_takeBack = Reprendre ta place
game_declined = { $name } a refusé.
game_withdrawn = { $name } a retiré sa demande.
game_tookBack = { $name } a repris un coup.
game_youTookBack = Ton coup est repris.
game_timeBack = Les pendules sont revenues à ce qu’elles marquaient avant ce coup.
game_goneOnClock = { $count ->
    [one] { $names } n’est pas là. La pendule tourne.
   *[other] { $names } ne sont pas là. La pendule tourne.
}
game_goneQuiet = { $count ->
    [one] { $names } n’est pas là. La partie attend.
   *[other] { $names } ne sont pas là. La partie attend.
}
game_details = Table

talk_title = Discussion
talk_open = Parler
talk_unread = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}
talk_placeholder = Dis quelque chose…
talk_field = Ton message
talk_send = Envoyer
talk_empty = Personne n’a encore rien dit.
talk_removed = La modération a retiré ce message.
talk_table = La table
talk_watchers = Les spectateurs
talk_watchersHint = Les joueurs pourront lire ceci une fois la partie finie.
talk_silent = Les partenaires ne se parlent pas pendant cette partie. Vous pourrez parler à la fin.
talk_phrases = Phrases toutes faites
talk_emoji = Émojis
talk_emojiOf = Ajouter { $sign }
talk_mute = Ne plus montrer ce que dit { $name }
talk_unmute = Montrer de nouveau ce que dit { $name }
talk_muted = { $count ->
    [one] { $count } message masqué
   *[other] { $count } messages masqués
}
talk_pointing = { STARTS($owner) ->
    [vowel] montre la carte { $place } d’{ $owner }.
   *[other] montre la carte { $place } de { $owner }.
}
talk_points = Montrer une carte
talk_pointHint = Choisis une carte de n’importe qui. Tout le monde la voit briller.
talk_pointStop = Annuler
talk_says = { $name } : { $text }
talk_lines_hello = Bonjour !
talk_lines_good-luck = Bonne chance !
talk_lines_your-turn = À toi.
talk_lines_one-moment = Un instant…
talk_lines_thanks = Merci.
talk_lines_sorry = Pardon !
talk_lines_oops = Oups.
talk_lines_nice = Joli coup !
talk_lines_well-played = Bien joué !
talk_lines_again = On remet ça ?
talk_lines_not-again = Pas d’autre partie pour l’instant, merci.

report_title = Signaler quelqu’un
report_hint = La modération regardera. La personne n’apprend pas qui l’a signalée.
report_whom = Qui ?
report_what = Qu’est-ce qui ne va pas ?
report_kinds_name = Le nom
report_kinds_talk = Ce qui a été dit
report_kinds_play = La façon de jouer
report_reason = En quelques mots, si tu veux
report_send = Envoyer
report_sent = Merci. La modération regardera.
report_mute = À côté d’un message, tu peux aussi masquer ce que quelqu’un dit.
report_message = { STARTS($name) ->
    [vowel] Signaler les paroles d’{ $name }
   *[other] Signaler les paroles de { $name }
}

notices_turnTitle = (1) À toi · { $title }
notices_told = { $title } : à toi
notices_body = C’est à toi de jouer.
notices_denied = Ton navigateur n’autorise pas cette page à te prévenir.
notices_setting = Me prévenir quand c’est à moi
notices_settingHint = Quand cette page est à l’arrière-plan, ou fermée si le serveur peut joindre ton navigateur.

details_title = À propos de cette table
details_close = Fermer
details_watching = { $count ->
    [0] Personne ne regarde.
   *[other] { $count ->
        [one] { $count } personne regarde.
       *[other] { $count } personnes regardent.
    }
}
details_clock = Temps de réflexion
details_commitment = Sceau des mélanges
details_commitmentHint = Publié avant le premier mélange. Il fixe toutes les cartes à venir et n’en trahit aucune.
details_words = Les mots des joueurs
details_noWords = Personne n’a ajouté de mots.
details_copy = Copier
details_copied = Copié

share_title = Laisser quelqu’un regarder par-dessus ton épaule
share_hint = Chaque personne qui ouvre ce lien voit la partie comme toi. Tu peux reprendre le lien, mais pas ce qu’elle a déjà vu.
share_start = Faire un lien
share_stop = Le reprendre
share_link = Lien vers ta vue
share_watching = { STARTS($name) ->
    [vowel] Tu regardes par-dessus l’épaule d’{ $name }.
   *[other] Tu regardes par-dessus l’épaule de { $name }.
}

sequel_title = La partie suivante
sequel_hint = Ils entrent dans ses mélanges quand tu demandes une revanche.

fair_box = La boîte avant ce mélange
fair_boxHint = Le serveur dit ce que contenait la boîte, et dans quel ordre : compare avec les règles. Tout le reste a été calculé ici.
fair_title = Mélanges équitables
fair_check = Vérifier les mélanges
fair_checking = Vérification…
fair_good = Chaque mélange est conforme à son sceau.
fair_bad = Quelque chose ne va pas.
fair_steps_remembered = Le sceau est celui que ce navigateur a vu pendant la partie.
fair_steps_notRemembered = Ce navigateur n’était pas là avant le premier mélange : il tient le sceau du serveur.
fair_steps_otherSeal = Le sceau n’est pas celui que ce navigateur a vu pendant la partie.
fair_steps_secret = Le SHA-256 du secret publié est le sceau.
fair_steps_otherSecret = Le SHA-256 du secret publié n’est pas le sceau.
fair_steps_words = Les mots des joueurs y sont mêlés : { $words }.
fair_steps_draw = Le mélange { $number } ({ $what }) découle du secret et des mots.
fair_steps_otherDraw = Le mélange { $number } ({ $what }) ne découle pas du secret.
fair_byHand = À la main : enregistre la partie et lance
fair_how = Chaque mélange tire ses nombres du HMAC-SHA-256 du secret sur les mots et le numéro du mélange.
