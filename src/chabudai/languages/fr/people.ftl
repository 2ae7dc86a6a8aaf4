account_menu = Toi
account_menuOf = Toi : { $name }
account_title = Ton compte
account_guestTitle = Garde ce que tu as joué
account_guest = Tu joues en invité, { $name }. Ce navigateur te connaît, aucun autre.
account_nobody = Bienvenue ! Choisis un nom : tu retrouveras tes parties depuis n’importe quel navigateur.
account_become = Créer un compte
account_becomeHint = Un nom et un mot de passe, ou une clé d’accès. Pas d’e-mail. Tes parties te suivent.
account_name = Nom
account_nameHint = Tout le monde le voit. Personne d’autre ne peut le prendre.
account_password = Mot de passe
account_passwordHint = Au moins 8 caractères, difficiles à deviner.
account_withPasskey = Plutôt avec une clé d’accès
account_signIn = Se connecter
account_signInTitle = Tu as un compte
account_signInByPasskey = Se connecter avec une clé d’accès
account_lost = J’ai perdu mon mot de passe
account_code = Code de secours
account_codeHint = Quatre groupes de cinq lettres, donnés à la création du compte.
account_newPassword = Nouveau mot de passe
account_recover = Ouvrir le compte
account_back = Retour
account_recoveryTitle = Note bien ceci
account_recovery = Ce code de secours ouvre ton compte si tu perds tout le reste. Il n’est montré que maintenant.
account_recoveryDone = Je l’ai noté
account_copy = Copier
account_copied = Copié
account_since = Ici depuis le { $date }
account_profile = Ta page
account_desk = Modération
account_games = Tes parties
account_playingAs = Tu joues sous le nom de
account_gone = Quelqu’un qui est parti
account_botAccount = programme
account_rename = Changer de nom
account_save = Enregistrer
account_saved = Enregistré.
account_changePassword = Changer de mot de passe
account_setPassword = Choisir un mot de passe
account_othersOut = Tous les autres navigateurs devront se reconnecter. Les jetons des programmes et les notifications prennent fin.
account_newRecovery = Nouveau code de secours
account_newRecoveryHint = L’ancien ne marchera plus.
account_passkeys = Clés d’accès
account_passkeysHint = Connecte-toi avec ton téléphone, ton empreinte ou une clé de sécurité.
account_passkeysOff = Cette adresse ne permet pas les clés d’accès.
account_addPasskey = Ajouter une clé d’accès
account_passkeyName = Ma clé d’accès
account_remove = Retirer
account_removeOf = Retirer « { $label } »
account_used = dernier usage le { $date }
account_unused = pas encore utilisée
account_programs = Programmes
account_tokens = Jetons pour programmes
account_tokensHint = Un programme muni d’un jeton joue sous ton nom. Ne le montre à personne.
account_tokenLabel = À quoi sert-il ?
account_scope = Que peut-il faire ?
account_scopes_play = Jouer
account_scopes_read = Seulement regarder
account_newToken = Créer un jeton
account_tokenShown = Ce jeton n’est montré que maintenant. Copie-le là où il faut.
account_bot = Ce compte est un programme
account_botHint = À dire avant sa première partie : c’est montré à côté du nom, et les programmes ont leurs propres classements. C’est définitif.
account_botYes = Oui, c’est un programme
account_isBot = Un programme joue sous ce compte.
account_told_title = Quand c’est à toi
account_told_lead = Un seul message par tour, et seulement quand tu n’es pas à la table.
account_told_places = Où vont les messages
account_told_browser = Un navigateur, par { $host }
account_told_thisBrowser = Ce navigateur
account_told_webhook = Une requête à { $host }
account_told_failing = { $count ->
    [one] injoignable la dernière fois
   *[other] injoignable { $count } fois
}
account_told_address = Adresse d’un de tes programmes
account_told_addressHint = En https:// seulement. Elle reçoit une requête signée à chacun de tes tours.
account_told_add = Ajouter l’adresse
account_told_secret = Vérifie la signature de chaque requête avec ce secret. Il n’est montré que maintenant.
account_browsers = Où ton compte est ouvert
account_browsersHint = L’un d’eux t’est inconnu ? Déconnecte-le et change ton mot de passe.
account_browserUnknown = Un navigateur
account_browserHere = ce navigateur
account_signOutOf = Déconnecter { $browser }
account_profileOf = { STARTS($name) ->
    [vowel] La page d’{ $name }
   *[other] La page de { $name }
}
account_leave = Partir
account_signOut = Se déconnecter
account_signOutEverywhere = Se déconnecter partout
account_delete = Supprimer le compte
account_deleteTitle = Supprimer ton compte pour de bon ?
account_deleteText = Les parties en cours sont abandonnées. Les parties finies restent, sans ton nom. C’est sans retour.
account_deleteYes = Oui, le supprimer
account_deleteNo = Le garder
account_confirmTitle = C’est bien toi ?
account_confirmText = Confirme-le d’abord : ce que tu as demandé se fera ensuite.
account_confirmElsewhere = Déconnecte-toi, puis reconnecte-toi : tu auras alors dix minutes pour le faire.
account_confirm = Confirmer
account_confirmWrong = Ce n’est pas le bon.
account_confirmByPasskey = Confirmer avec une clé d’accès

past_title = Tes parties
past_running = En cours
past_finished = Finies
past_none = Pas encore de partie. Commences-en une !
past_yourTurn = À toi
past_waiting = On attend des joueurs
past_theirs = Aux autres
past_won = Gagnée
past_lost = Perdue
past_drawn = Nulle
past_place = Place { $rank } sur { $of }
past_moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
past_rated = classée
past_with = avec
past_more = Parties plus anciennes
past_guest = Tes parties sont gardées dans ce navigateur.

people_ratings = Cotes
people_results = Résultats
people_games = Parties
people_none = Pas encore de partie classée.
people_noGames = Pas encore de partie classée ou publique.
people_players = { $seats } joueurs
people_count = { $games ->
    [one] { $games } partie classée
   *[other] { $games } parties classées
}
people_game = Jeu
people_seats = Joueurs
people_rating = Cote
people_played = Parties
people_won = Gagnées
people_drawn = Nulles
people_provisional = provisoire
people_path = L’évolution de la cote à { $title }
people_name = Nom
people_place = Place

boards_title = Classements
boards_lead = Les plus forts de chaque jeu, selon leurs parties classées.
boards_game = Jeu
boards_seats = Joueurs
boards_who = Qui
boards_people = Personnes
boards_programs = Programmes
boards_none = Personne n’a encore joué de partie classée ici. La première place est à prendre.
boards_left = { $games ->
    [one] encore 1 partie environ
   *[other] encore { $games } parties environ
}
boards_provisional = marque une cote provisoire : il lui faut encore quelques parties pour être sûre, et elle vient après les cotes sûres.
boards_levels = Nos propres robots, sur la même échelle
boards_statistics = Les chiffres de ce jeu

numbers_title = Chiffres
numbers_titleOf = { $title } en chiffres
numbers_lead = Sur toutes les parties finies de ce serveur.
numbers_none = Aucune partie n’est encore finie.
numbers_games = { $count ->
    [one] { $count } partie finie
   *[other] { $count } parties finies
}
numbers_moves = La longueur des parties
numbers_movesAxis = coups
numbers_scores = Les scores
numbers_scoresAxis = points
numbers_first = Est-ce un avantage de commencer ?
numbers_firstText = Qui commence gagne { $share } des parties décidées (sans doute entre { $low } et { $high }). À égalité, ce serait { $fair }.
numbers_firstNone = Trop peu de parties décidées pour le dire.
numbers_table = En tableau
numbers_count = Parties
numbers_boards = Les classements de ce jeu

rated_label = Classée
rated_hint = Elle compte pour les classements. Comptes et robots seulement, avec les règles habituelles.
rated_needsAccount = Il faut un compte.
rated_needsClock = Il faut une pendule : choisis un temps de réflexion plus haut.
rated_table = Classée
rated_invitation = Cette partie est classée : elle compte pour les classements, et demande un compte.
rated_change = { $rating } ({ $change })
rated_title = Cotes
rated_counts = Elle compte dès que chaque camp a joué deux coups. Contre les mêmes personnes, les parties comptent de moins en moins en une semaine. Entre adversaires à la même adresse internet, elles ne comptent pas.
rated_counted = Mêmes personnes que récemment : cette partie a compté pour { $percent } %.
rated_tooShort = Cette partie ne compte pas : elle s’est terminée avant que chaque camp ait joué deux coups.
rated_oneAddress = Cette partie ne compte pas : des adversaires ont joué depuis la même adresse internet.
