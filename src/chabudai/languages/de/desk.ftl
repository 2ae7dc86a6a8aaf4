title = Moderation

lead = Was du hier tust, gilt sofort, und das Protokoll hält fest, wer es warum getan hat.

parts_reports = Meldungen
parts_people = Personen
parts_measures = Stumm und gesperrt
parts_log = Protokoll

more = Mehr zeigen

back = Zurück

close = Schließen

reports_open = Offen
reports_closed = Erledigt
reports_state = Welche Meldungen
reports_none = Nichts wartet auf eine Entscheidung.
reports_noneClosed = Noch keine Meldung ist erledigt.
reports_kinds_name = Name
reports_kinds_talk = Chat
reports_kinds_play = Spielweise
reports_of = über { $name }
reports_now = jetzt { $name }
reports_unknown = Jemand ohne Konto
reports_quoted = Was gesagt wurde
reports_note = Eine Notiz für andere in der Moderation
reports_decide = Deine Entscheidung
reports_upheld = Berechtigt
reports_dismissed = Abgewiesen
reports_decided = { $verdict }, { $who }, { $when }

people_find = Ein Teil des Namens, oder eine Kennung
people_search = Suchen
people_team = Moderation und Betrieb
people_found = Gefunden
people_none = Niemand heißt so.
people_guest = Gast
people_account = Konto
people_bot = Programm
people_since = dabei seit { $date }
people_measures = Stumm und gesperrt
people_reports = Meldungen
people_talk = Letzte Nachrichten
people_log = Protokoll
people_nothing = Nichts.

roles_operator = Betrieb
roles_moderator = Moderation

measures_none = Niemand ist stumm oder gesperrt.
measures_kinds_mute = stumm
measures_kinds_ban = gesperrt
measures_address = Eine Adresse
measures_until = bis { $when }
measures_forGood = für immer
measures_over = vorbei
measures_since = seit { $when }
measures_end = Beenden
measures_endOf = Maßnahme gegen { $name } beenden

acts_mute = Stumm schalten
acts_muteText = Diese Person kann weiterspielen und alles lesen, aber an keinem Tisch sprechen.
acts_ban = Sperren
acts_banText = Alle Sitzungen und Verbindungen dieser Person enden. Bots nehmen in laufenden Partien ihre Plätze ein.
acts_rename = Namen wegnehmen
acts_renameText = Die Person bekommt einen neutralen Namen und kann einen anderen wählen. Niemand kann diesen Namen wieder haben.
acts_end = Maßnahme beenden
acts_endText = Sie endet sofort, auf allen Servern.
acts_role = Rolle ändern
acts_roleText = Die Moderation liest Meldungen und ergreift Maßnahmen. Der Betrieb vergibt auch Rollen.
acts_roleOf = Rolle
acts_noRole = keine
acts_remove = Entfernen
acts_removeText = Die Nachricht verschwindet für alle. An ihrer Stelle bleibt ein Vermerk.
acts_removeOf = „{ $text }“ entfernen
acts_closeTable = Tisch schließen
acts_closeTableText = Niemand kann weiterspielen. Alle dort lesen deinen Grund. Die Partie zählt nicht.
acts_undoRating = Wertung aufheben
acts_undoRatingText = Die Partie ändert keine Wertung mehr. Spätere Partien werden ohne sie neu gewertet.
acts_reason = Grund
acts_reasonShown = Diese Person liest ihn.
acts_reasonTable = Alle am Tisch lesen ihn.
acts_reasonKept = Das Protokoll hält ihn fest.
acts_howLong = Wie lange
acts_durations_hour = eine Stunde
acts_durations_day = ein Tag
acts_durations_week = eine Woche
acts_durations_month = 30 Tage
acts_durations_good = für immer
acts_addresses = Auch Gäste derselben Adresse einen Tag lang sperren
acts_addressesHint = Ein Haushalt oder eine Schule kann sich eine Adresse teilen.

tables_open = Tisch
tables_look = Partie öffnen
tables_seats = Plätze
tables_seat = Platz { $number }
tables_bot = Bot
tables_free = frei
tables_talk = Chat
tables_removed = entfernt
tables_rated = gewertet
tables_public = öffentlich
tables_made = eröffnet { $when }
tables_states_waiting = wartet
tables_states_running = läuft
tables_states_over = beendet
tables_states_closed = geschlossen
tables_closed = Geschlossen: { $reason }

log_none = Noch wurde nichts getan.
log_acts_mute = schaltete stumm:
log_acts_unmute = hob die Stummschaltung auf von
log_acts_ban = sperrte
log_acts_unban = hob die Sperre auf von
log_acts_ban-address = sperrte eine Adresse von
log_acts_rename = nahm den Namen weg von
log_acts_allow-name = erlaubte den Namen von
log_acts_remove-talk = entfernte eine Nachricht von
log_acts_close-table = schloss einen Tisch
log_acts_undo-rating = hob eine Wertung auf
log_acts_decide-report = erledigte eine Meldung über
log_acts_give-role = gab eine Rolle an
log_acts_take-role = nahm die Rolle weg von
