title = Modération

lead = Ce que tu fais ici vaut aussitôt, et le journal garde qui l’a fait et pourquoi.

parts_reports = Signalements
parts_people = Personnes
parts_measures = Mesures
parts_log = Journal

more = Voir la suite

back = Retour

close = Fermer

reports_open = À traiter
reports_closed = Traités
reports_state = Quels signalements
reports_none = Rien n’attend de décision.
reports_noneClosed = Aucun signalement n’a encore été traité.
reports_kinds_name = Nom
reports_kinds_talk = Paroles
reports_kinds_play = Jeu
reports_of = { STARTS($name) ->
    [vowel] à propos d’{ $name }
   *[other] à propos de { $name }
}
reports_now = aujourd’hui { $name }
reports_unknown = Quelqu’un sans compte
reports_quoted = Ce qui a été dit
reports_note = Une note pour l’équipe
reports_decide = Ta décision
reports_upheld = Fondé
reports_dismissed = Sans suite
reports_decided = { $verdict }, décidé par { $who }, { $when }

people_find = Une partie d’un nom, ou un identifiant
people_search = Chercher
people_team = L’équipe de modération
people_found = Résultats
people_none = Personne ne porte ce nom.
people_guest = sans compte
people_account = compte
people_bot = programme
people_since = ici depuis le { $date }
people_measures = Mesures
people_reports = Signalements
people_talk = Dernières paroles
people_log = Journal
people_nothing = Rien.

roles_operator = administration
roles_moderator = modération

measures_none = Personne n’est exclu ni privé de parole.
measures_kinds_mute = privé de parole
measures_kinds_ban = exclu
measures_address = Une adresse
measures_until = jusqu’au { $when }
measures_forGood = sans limite de temps
measures_over = levée
measures_since = depuis le { $when }
measures_end = Lever
measures_endOf = Lever la mesure contre { $name }

acts_mute = Retirer la parole
acts_muteText = Cette personne peut jouer et tout lire, mais ne parle plus à aucune table.
acts_ban = Exclure
acts_banText = Toutes ses sessions et connexions se ferment. Des robots jouent à sa place les parties en cours.
acts_rename = Retirer le nom
acts_renameText = La personne reçoit un nom neutre et peut en choisir un autre. Plus personne ne peut porter celui-ci.
acts_end = Lever la mesure
acts_endText = Elle prend fin aussitôt, sur tous les serveurs.
acts_role = Changer le rôle
acts_roleText = La modération lit les signalements et prend des mesures. L’administration donne aussi les rôles.
acts_roleOf = Rôle
acts_noRole = aucun
acts_remove = Retirer
acts_removeText = Le message disparaît pour tout le monde. Une marque reste à sa place.
acts_removeOf = Retirer « { $text } »
acts_closeTable = Fermer la table
acts_closeTableText = Plus personne n’y joue. Toute la table lit ta raison. La partie ne compte pas.
acts_undoRating = Annuler le classement
acts_undoRatingText = La partie ne change plus aucun classement. Les suivantes sont reclassées sans elle.
acts_reason = Raison
acts_reasonShown = Cette personne la lit.
acts_reasonTable = Toute la table la lit.
acts_reasonKept = Le journal la garde.
acts_howLong = Pour combien de temps
acts_durations_hour = une heure
acts_durations_day = un jour
acts_durations_week = une semaine
acts_durations_month = 30 jours
acts_durations_good = sans limite
acts_addresses = Exclure aussi pour un jour les visites sans compte de la même adresse
acts_addressesHint = Une famille ou une école partage parfois une seule adresse.

tables_open = Table
tables_look = Ouvrir la partie
tables_seats = Places
tables_seat = Place { $number }
tables_bot = Robot
tables_free = libre
tables_talk = Paroles
tables_removed = retiré
tables_rated = classée
tables_public = publique
tables_made = créée le { $when }
tables_states_waiting = en attente
tables_states_running = en cours
tables_states_over = terminée
tables_states_closed = fermée
tables_closed = Fermée : { $reason }

log_none = Rien n’a encore été fait.
log_acts_mute = a retiré la parole à
log_acts_unmute = a rendu la parole à
log_acts_ban = a exclu
log_acts_unban = a levé l’exclusion :
log_acts_ban-address = a exclu une adresse :
log_acts_rename = a retiré le nom :
log_acts_allow-name = a permis le nom :
log_acts_remove-talk = a retiré un message :
log_acts_close-table = a fermé une table
log_acts_undo-rating = a annulé un classement
log_acts_decide-report = a traité un signalement :
log_acts_give-role = a donné un rôle à
log_acts_take-role = a retiré son rôle à
