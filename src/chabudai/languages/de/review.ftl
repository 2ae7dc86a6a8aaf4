title = { $game }: die Partie noch einmal

loading = Die Partie wird geöffnet…

board = Spielfeld

players = Am Tisch

viewer = Gesehen von

watcher = Wer nur zusieht

all = Alle nebeneinander

bar = Wiedergabe

first = Zum Anfang

back = Eins zurück

forward = Eins vor

last = Zum Ende

play = Von selbst abspielen

pause = Anhalten

slider = Moment der Partie

step = { $place } von { $total }

beginning = Der Anfang

keys = Tasten: ← und → gehen einen Schritt, Pos1 und Ende springen, Leertaste spielt von selbst ab.

rounds = Runde

round = Runde { $number }

moves = Züge

over = Das Ende. { $reason }

study_title = Analyse
study_lead = Was jeder Zug wert war: Chancen, Fehler, bessere Züge, und wie viel Glück dabei war.
study_ask = Diese Partie analysieren
study_waiting = { $ahead ->
    [0] Gleich geht es los…
   *[other] In der Warteschlange, { $ahead } davor.
}
study_running = Entscheidung { $done } von { $total }
study_cancel = Abbrechen
study_failed = Die Analyse hat nicht geklappt.
study_again = Noch einmal versuchen
study_graph = Gewinnchancen
study_graphText = { $faults ->
    [one] Gewinnchancen, Schritt für Schritt; { $faults } fragwürdiger Zug ist markiert. Dieselben Zahlen stehen unten in der Tabelle.
   *[other] Gewinnchancen, Schritt für Schritt; { $faults } fragwürdige Züge sind markiert. Dieselben Zahlen stehen unten in der Tabelle.
}
study_knowledge = Beurteilt
study_known = nach dem, was man wissen konnte
study_open = mit allen Karten offen
study_chance = { $percent } Chance
study_exact_won = gewinnt sicher
study_exact_drawn = sicheres Unentschieden
study_exact_lost = verliert sicher
study_only = Der einzige Zug.
study_asGood = So gut wie jeder andere
study_kept = Jetzt: { $value }.
study_better = Besser war
study_orElse = Auch möglich
study_showBetter = Besseren Zug zeigen
study_showOther = Anderen Zug zeigen
study_betterShown = Besser für { $name }: { $move }
study_otherShown = Auch möglich für { $name }: { $move }
study_boardBefore = Das Spielfeld zeigt den Moment davor.
study_luck = Ein Glücksfall: { $percent }.
study_unlucky = Pech: { $percent }.
study_summary = Können und Glück
study_player = Person
study_choices = Wahlen
study_gave = Verschenkt
study_luckColumn = Glück
study_summaryHint = Verschenktes und Glück sind in Siegen gezählt, über alle Züge summiert; in Klammern: nicht mehr als Rauschen.
study_table = Alle Zahlen als Tabelle
study_move = Zug
study_value = Chance danach
study_mark = Urteil
study_best = Bester
study_budget = { $budget } Spielverläufe für jeden Zug.

marks_best = Bester Zug
marks_good = Gut
marks_inaccuracy = Ungenauigkeit
marks_mistake = Fehler
marks_blunder = Grober Fehler

whatIf_title = Was wäre wenn?
whatIf_lead = Spiel von diesem Moment aus gegen Bots weiter. Es zählt nicht.
whatIf_seat = Dein Platz
whatIf_level = Die Bots
whatIf_instead = Du spielst anstelle von { $name }, unter deinem eigenen Namen.
whatIf_go = Von hier weiterspielen
whatIf_over = Hier ist die Partie zu Ende. Geh zum Weiterspielen zurück.

share_title = Behalten und teilen
share_link = Link zu diesem Moment kopieren
share_copied = Kopiert
share_record = Aufzeichnung sichern
share_picture = Als Bild sichern (PNG)
share_drawing = Als Zeichnung sichern (SVG)
share_copyPicture = Bild kopieren
share_failed = Dieser Browser konnte das Bild nicht machen.
share_fairness = Mischungen prüfen

fairness_lead = Vor dem ersten Mischen hat der Tisch ein Siegel veröffentlicht, das SHA-256 seines Geheimnisses. Jetzt ist die Partie zu Ende und das Geheimnis öffentlich: Alle können dieselben Mischungen nachrechnen.
fairness_commitment = Siegel
fairness_secret = Geheimnis
fairness_good = SHA-256 des Geheimnisses ist das Siegel.
fairness_bad = SHA-256 des Geheimnisses ist nicht das Siegel!
fairness_unknown = Dieser Browser kann SHA-256 hier nicht berechnen.
fairness_rest = Um jede Mischung nachzurechnen, sichere die Aufzeichnung und führe aus: chabudai check DATEI
fairness_borrowed = Die ersten { $entries } Einträge stammen aus einer anderen Partie; dieser Tisch hat sie nicht gemischt.

import_title = Gespeicherte Partie ansehen
import_lead = Bring eine Aufzeichnung (.chabudai.json) von hier oder anderswo. Sie wird Zug für Zug geprüft und gezeigt; nichts davon wird behalten.
import_choose = Datei wählen
import_drop = oder hierher ziehen
import_paste = Oder füge die Aufzeichnung ein
import_show = Zeigen
import_another = Andere Aufzeichnung
import_many = Welche Partie der Datei?
import_game = Partie { $number }
import_notJson = Das ist keine Aufzeichnung: Es ist kein JSON.
import_noObject = Das ist keine Aufzeichnung: Eine Aufzeichnung ist ein JSON-Objekt.
import_wrongEntry = Eintrag { $entry } des Protokolls ist falsch.
import_tooLarge = Diese Datei ist zu groß für eine Aufzeichnung (höchstens 256 KB).
