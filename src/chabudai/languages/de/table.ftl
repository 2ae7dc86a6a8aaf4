lobby_link = Offene Tische
lobby_title = Offene Tische
lobby_lead = Hier möchten Leute jetzt spielen. Setz dich dazu oder eröffne einen eigenen Tisch.
lobby_game = Spiel
lobby_players = Personen
lobby_every = Alle
lobby_sit = Dazusetzen
lobby_sitAt = Dazusetzen: { $title } mit { $host }
lobby_mine = An deinen Platz
lobby_look = Erst ansehen
lobby_host = { $name } wartet
lobby_hostAway = { $name } hat hier einen Platz
lobby_free = { $count ->
    [one] { $count } freier Platz
   *[other] { $count } freie Plätze
}
lobby_bots = { $count ->
    [one] { $count } Bot
   *[other] { $count } Bots
}
lobby_emptyTitle = Gerade wartet niemand.
lobby_own = Tisch eröffnen
lobby_options = Erst Optionen wählen
lobby_empty = Eröffne einen Tisch, den alle sehen: Wer als Nächstes vorbeikommt, setzt sich zu dir.
lobby_emptyFiltered = Kein offener Tisch passt zu dieser Auswahl.
lobby_showAll = Alle Tische zeigen
lobby_found = { $count ->
    [one] { $count } offener Tisch
   *[other] { $count } offene Tische
}
lobby_more = Weitere Tische
lobby_stale = Diese Liste ist vielleicht veraltet: Der Server ist nicht zu erreichen.

now_title = Jetzt spielen
now_bot = Gegen einen Bot
now_bots = Gegen Bots
now_person = Mit der nächsten Person
now_game = Spiel
now_tables = Offene Tische
now_busy = Wir suchen dir einen Platz…

clock_legend = Bedenkzeit
clock_none = Ohne Uhr
clock_blitz = Schnell
clock_normal = Normal
clock_slow = Langsam
clock_move = Pro Zug
clock_days = Über Tage
clock_custom = Andere
clock_noneHint = Alle nehmen sich so viel Zeit, wie sie möchten.
clock_daysLegend = Tage für jeden Zug
clock_bank = Minuten für die ganze Partie
clock_increment = Sekunden zurück nach jedem Zug
clock_cap = Höchstens Sekunden für einen Zug
clock_noCap = 0 heißt: keine Grenze.
clock_minutes = { $count } min
clock_seconds = { $count } s
clock_perMove = { $time } pro Zug
clock_perDays = { $days ->
    [one] ein Tag für jeden Zug
   *[other] { $days } Tage für jeden Zug
}
clock_atMost = höchstens { $time } pro Zug
clock_twoSides = Läuft deine Zeit ab, verlierst du.
clock_more = Läuft deine Zeit ab, nimmt ein Bot deinen Platz ein, bis du zurückkommst.
clock_left = noch { $time }
clock_soon = Du hast noch { $time }.
clock_spokenMinutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
clock_spokenSeconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
clock_day = T
clock_hour = h
clock_window = Zeit für Antworten
clock_windowHint = Danach gilt ein Tausch, wenn ihn niemand zerreißt.
clock_windowNone = Ohne Grenze
clock_windowLeft = { $seconds ->
    [one] Noch { $seconds } Sekunde zum Antworten, dann passt du.
   *[other] Noch { $seconds } Sekunden zum Antworten, dann passt du.
}

publicly_label = Alle dürfen mitspielen
publicly_hint = Der Tisch steht unter „Offene Tische“, bis er voll ist.

room_whenFull = Die Partie beginnt, sobald alle Plätze besetzt sind.
room_listed = Er steht unter „Offene Tische“: Jederzeit kann sich jemand setzen.
room_unlisted = Nur wer den Link hat, findet ihn.
room_seats = Rund um den Tisch
room_free = Frei
room_sitHere = Hier sitzen
room_sendAway = Platz frei machen
room_sendAwayOf = Den Platz von { $name } frei machen
room_who = Wer sitzt auf { $seat }?
room_fill = Mit Bots auffüllen und starten
room_leave = Tisch verlassen
room_host = Tischleitung
room_qr = QR-Code des Links
room_showQr = QR-Code
room_words = Wörter fürs Mischen
room_wordsHint = Tippe irgendetwas. Es fließt in jedes Mischen ein, also kann nicht einmal der Server die Karten bestimmen.
room_wordsSave = Dazu
room_wordsSaved = Eingemischt.

game_draw = Remis anbieten
game_drawAsked = { $name } bietet Remis an.
game_drawWaiting = Du hast Remis angeboten. Die Antwort steht noch aus.
game_drawShort = Remis
game_agreedBy = Einverstanden: { $names }.
game_standIn = Ein Bot spielt für dich.
game_takeBack = Platz zurücknehmen
game_declined = { $name } hat abgelehnt.
game_withdrawn = { $name } fragt nicht mehr.
game_tookBack = { $name } hat einen Zug zurückgenommen.
game_youTookBack = Dein Zug ist zurückgenommen.
game_timeBack = Die Uhren stehen wieder wie davor.
game_goneOnClock = { $count ->
    [one] { $names } ist weg. Die Uhr läuft weiter.
   *[other] { $names } sind weg. Die Uhr läuft weiter.
}
game_goneQuiet = { $count ->
    [one] { $names } ist weg. Die Partie wartet.
   *[other] { $names } sind weg. Die Partie wartet.
}
game_details = Tisch

talk_title = Chat
talk_open = Chat
talk_unread = { $count ->
    [one] { $count } neue Nachricht
   *[other] { $count } neue Nachrichten
}
talk_placeholder = Sag etwas…
talk_field = Deine Nachricht
talk_send = Senden
talk_empty = Noch hat niemand etwas gesagt.
talk_removed = Die Moderation hat diese Nachricht entfernt.
talk_table = Der Tisch
talk_watchers = Zuschauende
talk_watchersHint = Am Tisch kann man das lesen, wenn die Partie zu Ende ist.
talk_silent = Partner sprechen während dieser Partie nicht miteinander. Am Ende geht es wieder.
talk_phrases = Kurze Sätze
talk_emoji = Emoji
talk_emojiOf = { $sign } einfügen
talk_mute = Nicht mehr zeigen, was { $name } sagt
talk_unmute = Wieder zeigen, was { $name } sagt
talk_muted = { $count ->
    [one] { $count } Nachricht nicht gezeigt
   *[other] { $count } Nachrichten nicht gezeigt
}
talk_pointing = zeigt auf Karte { $place } von { $owner }.
talk_points = Auf eine Karte zeigen
talk_pointHint = Wähle irgendeine Karte. Alle sehen sie leuchten.
talk_pointStop = Abbrechen
talk_says = { $name }: { $text }
talk_lines_hello = Hallo!
talk_lines_good-luck = Viel Glück!
talk_lines_your-turn = Du bist dran.
talk_lines_one-moment = Einen Moment…
talk_lines_thanks = Danke.
talk_lines_sorry = Entschuldigung!
talk_lines_oops = Ups.
talk_lines_nice = Schöner Zug!
talk_lines_well-played = Gut gespielt!
talk_lines_again = Noch einmal?
talk_lines_not-again = Jetzt nicht noch einmal, danke.

report_title = Jemanden melden
report_hint = Die Moderation sieht es sich an. Die Person erfährt nicht, wer sie gemeldet hat.
report_whom = Wen?
report_what = Was stimmt nicht?
report_kinds_name = Der Name
report_kinds_talk = Was gesagt wurde
report_kinds_play = Die Spielweise
report_reason = In wenigen Worten, wenn du magst
report_send = Senden
report_sent = Danke. Die Moderation sieht es sich an.
report_mute = Neben einer Nachricht kannst du auch ausblenden, was jemand sagt.
report_message = Melden, was { $name } gesagt hat

notices_turnTitle = (1) Du bist dran · { $title }
notices_told = { $title }: Du bist dran
notices_body = Du bist am Zug.
notices_denied = Dein Browser erlaubt dieser Seite keine Benachrichtigungen.
notices_setting = Benachrichtigen, wenn ich dran bin
notices_settingHint = Wenn diese Seite im Hintergrund ist, oder auch geschlossen, falls der Server deinen Browser erreichen kann.

details_title = Über diesen Tisch
details_close = Schließen
details_watching = { $count ->
    [0] Niemand sieht zu.
    [one] { $count } Person sieht zu.
   *[other] { $count } Personen sehen zu.
}
details_clock = Bedenkzeit
details_commitment = Siegel der Mischungen
details_commitmentHint = Veröffentlicht vor dem ersten Mischen. Es legt jede kommende Karte fest und verrät keine.
details_words = Wörter vom Tisch
details_noWords = Niemand hat Wörter beigetragen.
details_copy = Kopieren
details_copied = Kopiert

share_title = Jemanden über die Schulter schauen lassen
share_hint = Wer diesen Link öffnet, sieht die Partie wie du. Den Link kannst du zurücknehmen, das Gesehene nicht.
share_start = Link erstellen
share_stop = Zurücknehmen
share_link = Link zu deiner Sicht
share_watching = Du schaust { $name } über die Schulter.

sequel_title = Die nächste Partie
sequel_hint = Sie fließen ins Mischen ein, wenn du noch eine Partie möchtest.

fair_box = Die Schachtel vor diesem Mischen
fair_boxHint = Der Server sagt, was in der Schachtel war und in welcher Reihenfolge: vergleiche es mit den Regeln. Alles andere wurde hier berechnet.
fair_title = Ehrlich gemischt
fair_check = Mischungen prüfen
fair_checking = Wird geprüft…
fair_good = Jede Mischung ist so, wie sie versiegelt wurde.
fair_bad = Etwas passt nicht.
fair_steps_remembered = Das Siegel ist das, das dieser Browser während der Partie gesehen hat.
fair_steps_notRemembered = Dieser Browser war vor dem ersten Mischen nicht dabei, also nimmt er das Siegel vom Server.
fair_steps_otherSeal = Das Siegel ist nicht das, das dieser Browser während der Partie gesehen hat.
fair_steps_secret = SHA-256 des veröffentlichten Geheimnisses ist das Siegel.
fair_steps_otherSecret = SHA-256 des veröffentlichten Geheimnisses ist nicht das Siegel.
fair_steps_words = Die Wörter vom Tisch sind eingemischt: { $words }.
fair_steps_draw = Mischung { $number } ({ $what }) folgt aus dem Geheimnis und den Wörtern.
fair_steps_otherDraw = Mischung { $number } ({ $what }) folgt nicht aus dem Geheimnis.
fair_byHand = Von Hand: Sichere die Aufzeichnung und führe aus
fair_how = Jede Mischung nimmt ihre Zahlen aus HMAC-SHA-256 des Geheimnisses über die Wörter und die Nummer der Mischung.
