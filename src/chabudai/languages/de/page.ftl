brand = Chabudai

skip = Zum Inhalt springen

header_home = Chabudai, Startseite
header_language = Sprache
header_settings = Einstellungen
header_theme_system = Farben: wie das System
header_theme_light = Farben: hell
header_theme_dark = Farben: dunkel

home_saved = Gespeicherte Partie ansehen
home_title = Setz dich an den Tisch.
home_lead = Moderne Brettspiele im Browser, mit Freunden oder mit Bots. Ohne Konto, ohne Installation.
home_play = { $title } spielen
home_continue = Weiterspielen
home_all = Alle { $count } Spiele
home_setup = Freunde und Optionen
home_rules = So wird gespielt

glyph = { $number ->
    [1] Kreis
    [2] Quadrat
    [3] Dreieck
    [4] Raute
    [5] Stern
    [6] Sechseck
    [7] Tropfen
   *[other] { $number }
}
seats_word = Platz { $number } ({ glyph })
seats_short = { $number ->
    [1] Kreis
    [2] Quadrat
    [3] Dreieck
    [4] Raute
    [5] Stern
    [6] Sechseck
    [7] Tropfen
   *[other] { $number }
}
seats_side = Seite { $letter }
seats_partner = Partner

facts_seats = { $low } bis { $high } Personen
facts_players = { $count } Personen
facts_minutes = { $low }–{ $high } min

play_title = Eine Partie { $title }
play_against = Gegen wen möchtest du spielen?
play_bot = Einen Bot
play_botHint = Sofort bereit, so stark du magst.
play_friend = Jemand Bekanntes
play_friendHint = Du bekommst einen Link zum Verschicken. Wer ihn öffnet, nimmt den Platz ein.
play_bots = Bots
play_friends = Freunde
play_mixed = Gemischt
play_botsHint = Sofort bereit, so stark du magst.
play_friendsHint = Du bekommst einen Link zum Verschicken. Wer ihn öffnet, nimmt einen Platz ein.
play_mixedHint = Es geht los, sobald alle Eingeladenen sitzen.
play_players = Zu wievielt?
play_around = Rund um den Tisch
play_openSeat = Frei, per Link
play_botOf = Bot: { $level }
play_yourSeat = Dein Platz
play_yourSeatHint = An diesem Tisch ist es wichtig, wo du sitzt.
play_anySeat = Egal
play_level = Wie stark?
play_name = Dein Name
play_nameless = Gast
play_settings = Hausregeln
play_byChance = Zufall
play_you = Du
play_other = Die andere Person
play_theBot = Der Bot
play_yes = Ja
play_no = Nein
play_usual = Wie üblich
play_ownText = Oder schreib selbst:
play_change = Ändern
play_backToUsual = Zurück zum Üblichen
play_notPossible = Das ist hier nicht möglich.
play_expected = Das ist hier nicht möglich. Möglich ist: { $what }.
play_between = Eine ganze Zahl von { $low } bis { $high }.
play_total = { $all } insgesamt ({ $low } bis { $high })
play_more = Eins mehr: { $what }
play_fewer = Eins weniger: { $what }
play_few = Es müssen insgesamt mindestens { $low } sein.
play_many = Es dürfen insgesamt höchstens { $high } sein.
play_staple = Mindestens jede { $share }. Karte muss eine von diesen sein: { $names }.
play_start = Spiel starten
play_invite = Tisch eröffnen
play_starting = Der Tisch wird eröffnet…

levels_hints_1 = Spielt das Erste, was gefällt.
levels_hints_2 = Sieht, was direkt vor ihm liegt.
levels_hints_3 = Denkt einen oder zwei Züge voraus.
levels_hints_4 = Macht wenige Fehler.
levels_hints_5 = Verschenkt nichts.
levels_weak = schwach
levels_strong = stark
levels_bot = Bot
levels_botOf = { $level ->
    [1] Bot, Neuling
    [2] Bot, locker
    [3] Bot, solide
    [4] Bot, stark
   *[5] Bot, Profi
}

coach_read = Bemerkung lesen
coach_fold = Einklappen
coach_title = Deine erste Partie
coach_dismiss = Verstanden
coach_dismissAll = Keine Bemerkungen mehr

table_loading = Auf dem Weg zum Tisch…
table_yourTurn = Du bist dran.
table_theirTurn = Spielt…
table_thinking = Denkt nach…
table_titleYourTurn = ● Du bist dran · { $title }
table_waitingFor = Am Zug: { $names }.
table_waitingForMany = Es fehlen noch { $count } Personen.
table_waiting = { $free ->
    [one] Ein Platz ist noch frei.
   *[other] { $free } Plätze sind noch frei.
}
table_you = du
table_free = Freier Platz
table_away = weg
table_confirm = Diesen Zug spielen?
table_confirmYes = Spielen
table_confirmNo = Noch nicht
table_confirmHint = Oder tippe noch einmal darauf.
table_watching = Du siehst zu.
table_score = Stand
table_seats = Am Tisch
table_board = Spielfeld
table_actions = Deine Möglichkeiten
table_moves = Züge
table_noMoves = Noch wurde nichts gespielt.
table_close = Schließen
table_review = Du siehst Zug { $number }.
table_backToNow = Zurück zu jetzt
table_rules = Regeln
table_undo = Zurücknehmen
table_undoAsked = { $name } möchte den letzten Zug zurücknehmen.
table_undoWaiting = Du möchtest deinen Zug zurücknehmen. Die Antwort steht noch aus.
table_accept = Annehmen
table_decline = Ablehnen
table_withdraw = Zurückziehen
table_resign = Aufgeben
table_resignTitle = Diese Partie aufgeben?
table_resignText = Die andere Person gewinnt sofort.
table_resignSide = Die andere Seite gewinnt sofort.
table_resignBot = Ein Bot nimmt deinen Platz ein, und die Partie geht ohne dich weiter.
table_resignYes = Ja, aufgeben
table_resignNo = Weiterspielen
table_newGame = Neue Partie
table_record = Aufzeichnung sichern
table_rematch = Noch einmal
table_rematchAgree = Ja, noch einmal!
table_rematchDecline = Nein, danke
table_rematchDeclined = Vorerst keine weitere Partie mit { $names }.
table_rematchAsked = { $name } möchte noch einmal spielen.
table_rematchWaiting = Du möchtest noch einmal spielen. Es fehlt noch: { $names }.
table_nextRound = Nächste Runde
table_reviewGame = Rückblick
table_branch = Was wäre wenn: Diese Partie führt eine andere weiter und zählt nicht.
table_branchLink = Den Moment ansehen

queue_title = Wenn du dran bist:
queue_no = Doch nicht
queue_dropped = { $what } geht jetzt nicht.
queue_several = { $what } lässt sich auf mehr als eine Art spielen.
queue_droppedTitle = Du bist dran.
queue_seen = Ich wähle selbst

why_over = Die Partie ist zu Ende.
why_watching = Du siehst zu: Ziehen darf nur, wer am Tisch sitzt.
why_past = Dieser Moment ist vorbei. Geh zum Spielen zurück zu jetzt oder weiter zur nächsten Runde.
why_looking = Du siehst nur zu: Von hier wird nichts gespielt.
why_turn = Du bist nicht dran. Am Zug: { $names }.
why_chance = Einen Moment: Es wird gemischt.
why_unplayed = Es gibt nichts zurückzunehmen: Du hast noch nicht gespielt.
why_asked = An diesem Tisch ist eine Frage offen. Sie braucht zuerst eine Antwort.
why_advising = Ein Bot sucht gerade einen Tipp.

invite_title = { $free ->
    [one] Schick diesen Link an jemanden
   *[other] Schick diesen Link deinen Freunden
}
invite_text = Die Partie beginnt, sobald alle Plätze besetzt sind. Dein Platz bleibt dir.
invite_who = Wer da ist
invite_link = Link zu diesem Tisch
invite_copy = Link kopieren
invite_copied = Kopiert
invite_share = Teilen
invite_onlyHere = Dieser Link öffnet sich nur auf diesem Gerät. Für andere öffne die Seite unter der Adresse, die der Server für sie ausgibt.

join_title = An einem Tisch wartet ein Platz auf dich: { $title }.
join_titleFrom = { $name } wartet an einem Tisch auf dich: { $title }.
join_sit = Platz nehmen
join_watch = Nur zusehen
join_late = Der letzte Platz wurde gerade vor dir besetzt. Du siehst zu.
join_seat = Welcher Platz?

result_youWin = Du gewinnst!
result_youWinWith = Du gewinnst, zusammen mit { $names }!
result_wins = { $name } gewinnt.
result_win = { $names } gewinnen.
result_standings = Endstand
result_rank = { $rank }.
result_draw = Remis.
result_resigned = { $name } hat aufgegeben.
result_youResigned = Du hast aufgegeben.
result_timeout = Die Zeit von { $name } ist abgelaufen.
result_agreed = Alle waren einverstanden.

log_resign = { $name } gibt auf.
log_timeout = Die Zeit von { $name } läuft ab.
log_agree = Alle einigen sich auf Remis.
log_bot = Ein Bot spielt für { $name }.
log_back = { $name } ist zurück.
log_undo = { $name } nimmt einen Zug zurück.

line_lost = Die Verbindung ist weg. Neuer Versuch…
line_closed = Getrennt

keys_title = Tastatur
keys_show = Tastatur: alle Tasten
keys_page_1_1 = Tab
keys_page_1_2 = zum Nächsten
keys_page_2_1 = ← ↑ → ↓
keys_page_2_2 = bewegen in Spielfeld, Hand oder Liste
keys_page_3_1 = Eingabe
keys_page_3_2 = das Markierte spielen oder drücken
keys_page_4_1 = Esc
keys_page_4_2 = loslassen oder schließen
keys_page_5_1 = M
keys_page_5_2 = Töne aus und an
keys_page_6_1 = ?
keys_page_6_2 = diese Liste zeigen
keys_replay_1_1 = ← →
keys_replay_1_2 = einen Schritt zurück oder vor
keys_replay_2_1 = Pos1 Ende
keys_replay_2_2 = zum Anfang oder zum Ende
keys_replay_3_1 = Leertaste
keys_replay_3_2 = von selbst abspielen

settings_title = Einstellungen
settings_close = Schließen
settings_language = Sprache
settings_theme = Farben
settings_themes_system = Wie das System
settings_themes_light = Hell
settings_themes_dark = Dunkel
settings_tempo = Tempo von Animationen und Bots
settings_tempos_calm = Ruhig
settings_tempos_normal = Normal
settings_tempos_quick = Schnell
settings_comfort = Komfort
settings_confirm = Beim zweiten Tippen spielen
settings_confirmHint = Das erste Tippen zeigt den Zug, das zweite spielt ihn.
settings_queue = Im Voraus wählen
settings_queueHint = Taïki: Tippst du eine Karte an, während andere spielen, wird sie gespielt, wenn du dran bist und sie dann erlaubt ist.
settings_sounds = Töne
settings_soundsHint = Ein paar leise Klänge. Die Taste M schaltet sie aus und an.
settings_largeText = Große Schrift
settings_leftHanded = Für die linke Hand
settings_leftHandedHint = Knöpfe und Listen wechseln die Seite.
settings_soundOn = Töne an
settings_soundOff = Töne aus

fallback_note = Dieses Spiel hat noch kein eigenes Spielfeld. Hier steht, was du weißt und was du tun kannst.
fallback_actions = Was du tun kannst
fallback_none = Gerade ist nichts zu tun.
fallback_find = Aktion suchen
fallback_known = Was du weißt
fallback_more = { $count } weitere: tippe, um sie zu finden.
fallback_unknown = unbekannt
fallback_yes = ja
fallback_no = nein
fallback_empty = nichts

rules_title = { $title }: So wird gespielt
rules_none = Diese Regeln sind noch nicht geschrieben.

learn_title = { $title } lernen
learn_link = In zwei Minuten lernen
learn_step = { $step } von { $steps }
learn_next = Weiter
learn_back = Einen Schritt zurück
learn_help = Zeig es mir
learn_again = Von vorn
learn_board = Der Tisch
learn_others_1 = Haru
learn_others_2 = Chidi
learn_others_3 = Ana
learn_others_4 = Emil
learn_others_5 = Fatou
learn_others_6 = Goran

print_title = Ausdrucken und spielen
print_text = Spielplan, Teile, Rückseiten und Regeln als PDF in echter Größe, zum Ausschneiden und Spielen am echten Tisch.
print_colour = In Farbe
print_lines = Zum Ausmalen
print_paper = Papier
print_papers_a4 = A4
print_papers_letter = Letter

gallery_title = Galerie
gallery_text = Spielfelder aus gespeicherten Stellungen, ohne Server.
gallery_pieces = Teile der Spielfelder

missing_title = Hier ist nichts.
missing_text = Vielleicht ist die Adresse vertippt, oder der Tisch wurde entfernt.
missing_home = Zur Startseite

shell_offline = Keine Verbindung. Was auf diesem Gerät liegt, kannst du lesen; die Tische warten auf dem Server auf dich.
shell_ready = Eine neue Version der Seite ist bereit.
shell_renew = Jetzt nutzen
shell_away = Diese Seite ist noch nicht auf diesem Gerät
shell_awayText = Sie braucht einmal den Server, und der ist gerade nicht zu erreichen. Von deinen Partien geht nichts verloren.
shell_again = Noch einmal versuchen

hint_ask = Tipp
hint_thinks = Denkt nach…
hint_best = Von den Fortsetzungen, die er probiert hat, endete diese am besten.
hint_play = Spielen
hint_no = Ich überlege noch
hint_title = Ein Tipp:
