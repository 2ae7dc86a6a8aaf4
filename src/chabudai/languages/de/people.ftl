account_menu = Du
account_menuOf = Du: { $name }
account_title = Dein Konto
account_guestTitle = Behalte, was du gespielt hast
account_guest = Du spielst als Gast, { $name }. Dieser Browser kennt dich, kein anderer.
account_nobody = Willkommen! Wähle einen Namen, und du findest deine Partien in jedem Browser wieder.
account_become = Konto anlegen
account_becomeHint = Ein Name und ein Passwort, oder ein Passkey. Keine E-Mail. Deine Partien kommen mit.
account_name = Name
account_nameHint = Alle sehen ihn. Niemand sonst kann ihn haben.
account_password = Passwort
account_passwordHint = Mindestens 8 Zeichen, und schwer zu erraten.
account_withPasskey = Lieber mit einem Passkey
account_signIn = Anmelden
account_signInTitle = Du hast ein Konto
account_signInByPasskey = Mit Passkey anmelden
account_lost = Ich habe mein Passwort verloren
account_code = Wiederherstellungscode
account_codeHint = Vier Gruppen zu fünf Buchstaben, vom Anlegen des Kontos.
account_newPassword = Neues Passwort
account_recover = Konto öffnen
account_back = Zurück
account_recoveryTitle = Schreib dir das auf
account_recovery = Dieser Wiederherstellungscode öffnet dein Konto, wenn du alles andere verlierst. Er wird nur jetzt gezeigt.
account_recoveryDone = Ich habe ihn aufgeschrieben
account_copy = Kopieren
account_copied = Kopiert
account_since = Dabei seit { $date }
account_profile = Deine Seite
account_desk = Moderation
account_games = Deine Partien
account_playingAs = Du spielst als
account_gone = Jemand, der nicht mehr da ist
account_botAccount = Programm
account_rename = Namen ändern
account_save = Sichern
account_saved = Gesichert.
account_changePassword = Passwort ändern
account_setPassword = Passwort festlegen
account_othersOut = Jeder andere Browser muss sich neu anmelden. Tokens von Programmen und Benachrichtigungen enden.
account_newRecovery = Neuer Wiederherstellungscode
account_newRecoveryHint = Der alte gilt dann nicht mehr.
account_passkeys = Passkeys
account_passkeysHint = Melde dich mit Handy, Fingerabdruck oder Sicherheitsschlüssel an.
account_passkeysOff = Unter dieser Adresse gehen keine Passkeys.
account_addPasskey = Passkey hinzufügen
account_passkeyName = Mein Passkey
account_remove = Entfernen
account_removeOf = „{ $label }“ entfernen
account_used = zuletzt benutzt { $date }
account_unused = noch nicht benutzt
account_programs = Programme
account_tokens = Tokens für Programme
account_tokensHint = Ein Programm mit Token spielt unter deinem Namen. Zeig ihn niemandem.
account_tokenLabel = Wofür ist er?
account_scope = Was darf es?
account_scopes_play = Spielen
account_scopes_read = Nur zusehen
account_newToken = Token erstellen
account_tokenShown = Dieser Token wird nur jetzt gezeigt. Kopier ihn dorthin, wo er gebraucht wird.
account_bot = Dieses Konto ist ein Programm
account_botHint = Sag es vor der ersten Partie: Es steht dann neben dem Namen, und Programme haben eigene Ranglisten. Das lässt sich nicht rückgängig machen.
account_botYes = Ja, es ist ein Programm
account_isBot = Unter diesem Konto spielt ein Programm.
account_told_title = Wenn du dran bist
account_told_lead = Eine Nachricht pro Zug, und nur, wenn du nicht am Tisch bist.
account_told_places = Wohin die Nachrichten gehen
account_told_browser = Ein Browser, über { $host }
account_told_thisBrowser = Dieser Browser
account_told_webhook = Eine Anfrage an { $host }
account_told_failing = { $count ->
    [one] war beim letzten Mal nicht zu erreichen
   *[other] war { $count }-mal nicht zu erreichen
}
account_told_address = Adresse eines deiner Programme
account_told_addressHint = Nur https://. Bei jedem deiner Züge geht eine signierte Anfrage dorthin.
account_told_add = Adresse hinzufügen
account_told_secret = Prüfe mit diesem Geheimnis die Signatur jeder Anfrage. Es wird nur jetzt gezeigt.
account_browsers = Wo du angemeldet bist
account_browsersHint = Einen davon kennst du nicht? Melde ihn ab und ändere dein Passwort.
account_browserUnknown = Ein Browser
account_browserHere = dieser Browser
account_signOutOf = { $browser } abmelden
account_profileOf = Die Seite von { $name }
account_leave = Abschied
account_signOut = Abmelden
account_signOutEverywhere = Überall abmelden
account_delete = Konto löschen
account_deleteTitle = Dein Konto endgültig löschen?
account_deleteText = Laufende Partien werden aufgegeben. Beendete Partien bleiben, ohne deinen Namen. Das lässt sich nicht rückgängig machen.
account_deleteYes = Ja, löschen
account_deleteNo = Behalten
account_confirmTitle = Bist du es?
account_confirmText = Bestätige es zuerst: dann geht es mit deinem Wunsch weiter.
account_confirmElsewhere = Melde dich zuerst ab und wieder an. Dann kannst du das zehn Minuten lang tun.
account_confirm = Bestätigen
account_confirmWrong = Das stimmt nicht.
account_confirmByPasskey = Mit Passkey bestätigen

past_title = Deine Partien
past_running = Laufend
past_finished = Beendet
past_none = Noch keine Partie. Fang eine an!
past_yourTurn = Du bist dran
past_waiting = Wartet auf Mitspielende
past_theirs = Andere sind dran
past_won = Gewonnen
past_lost = Verloren
past_drawn = Unentschieden
past_place = Platz { $rank } von { $of }
past_moves = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
past_rated = gewertet
past_with = mit
past_more = Frühere Partien
past_guest = Deine Partien bleiben in diesem Browser.

people_ratings = Wertungen
people_results = Ergebnisse
people_games = Partien
people_none = Noch keine gewertete Partie.
people_noGames = Noch keine gewertete oder öffentliche Partie.
people_players = { $seats } Personen
people_count = { $games ->
    [one] { $games } gewertete Partie
   *[other] { $games } gewertete Partien
}
people_game = Spiel
people_seats = Personen
people_rating = Wertung
people_played = Partien
people_won = Gewonnen
people_drawn = Unentschieden
people_provisional = vorläufig
people_path = Wie sich die Wertung in { $title } bewegt hat
people_name = Name
people_place = Platz

boards_title = Ranglisten
boards_lead = Die Stärksten in jedem Spiel, nach ihren gewerteten Partien.
boards_game = Spiel
boards_seats = Personen
boards_who = Wer
boards_people = Menschen
boards_programs = Programme
boards_none = Hier hat noch niemand eine gewertete Partie gespielt. Mach den Anfang.
boards_left = { $games ->
    [one] etwa 1 weitere Partie
   *[other] etwa { $games } weitere Partien
}
boards_provisional = ist eine vorläufige Wertung: Bis sie sicher ist, braucht es noch einige Partien, und sie steht hinter den sicheren.
boards_levels = Unsere eigenen Bots, auf derselben Skala
boards_statistics = Statistik dieses Spiels

numbers_title = Statistik
numbers_titleOf = { $title } in Zahlen
numbers_lead = Über alle Partien, die auf diesem Server beendet wurden.
numbers_none = Noch keine Partie ist beendet.
numbers_games = { $count ->
    [one] { $count } beendete Partie
   *[other] { $count } beendete Partien
}
numbers_moves = Wie lang Partien sind
numbers_movesAxis = Züge
numbers_scores = Wie viel sie bringen
numbers_scoresAxis = Punkte
numbers_first = Hilft es, anzufangen?
numbers_firstText = Wer anfängt, gewinnt { $share } der entschiedenen Partien (wahrscheinlich zwischen { $low } und { $high }). Ausgeglichen wären { $fair }.
numbers_firstNone = Zu wenige entschiedene Partien, um das zu sagen.
numbers_table = Als Tabelle
numbers_count = Partien
numbers_boards = Ranglisten dieses Spiels

rated_label = Gewertet
rated_hint = Zählt für die Ranglisten. Nur Konten und Bots, mit den üblichen Regeln.
rated_needsAccount = Dafür braucht es ein Konto.
rated_needsClock = Dafür braucht es eine Uhr: Wähle oben eine Bedenkzeit.
rated_table = Gewertet
rated_invitation = Diese Partie ist gewertet: Sie zählt für die Ranglisten und ist für Konten.
rated_change = { $rating } ({ $change })
rated_title = Wertungen
rated_counts = Es zählt, sobald jede Seite zwei Züge gemacht hat. Partien mit denselben Leuten zählen innerhalb einer Woche immer weniger. Partien von Gegnern an einer gemeinsamen Internetadresse zählen nicht.
rated_counted = Dieselben Leute wie zuletzt: Diese Partie zählte { $percent } %.
rated_tooShort = Diese Partie zählt nicht: Sie endete, bevor jede Seite zwei Züge gemacht hatte.
rated_oneAddress = Diese Partie zählt nicht: Gegner spielten von einer gemeinsamen Internetadresse.
