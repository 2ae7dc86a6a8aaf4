# $game (text)
title = { $game }: the game again

loading = Opening the game…

board = Board

players = Players

viewer = Seen by

watcher = A spectator

all = Everybody, side by side

bar = Replay

first = To the beginning

back = One back

forward = One forward

last = To the end

play = Play by itself

pause = Stop

slider = Moment of the game

# $place (number)
# $total (number)
step = { $place } of { $total }

beginning = The beginning

keys = Keys: ← and → step, Home and End jump, space plays by itself.

rounds = Round

# $number (number)
round = Round { $number }

moves = Moves

# $reason (text)
over = The end. { $reason }

study_title = Analysis
study_lead = What each move was worth: chances, mistakes, better moves, and how much was luck.
study_ask = Analyse this game
# $ahead (number)
study_waiting = { $ahead ->
    [0] About to begin…
   *[other] In the queue, { $ahead } ahead.
}
# $done (number)
# $total (number)
study_running = Decision { $done } of { $total }
study_cancel = Cancel
study_failed = The analysis did not work out.
study_again = Try again
study_graph = Chances of winning
# $faults (number)
study_graphText = { $faults ->
    [one] Chances of winning, step by step; { $faults } doubtful move is marked. The same figures are in the table below.
   *[other] Chances of winning, step by step; { $faults } doubtful moves are marked. The same figures are in the table below.
}
study_knowledge = Judged
study_known = by what the player could know
study_open = with all cards open
# $percent (text)
study_chance = { $percent } chance
study_exact_won = wins for sure
study_exact_drawn = a sure draw
study_exact_lost = loses for sure
study_only = The only move.
study_asGood = As good as any
# $value (text)
study_kept = Now: { $value }.
study_better = Better was
study_orElse = Also possible
study_showBetter = Show the better move
study_showOther = Show the other move
# $name (text)
# $move (text)
study_betterShown = Better for { $name }: { $move }
# $name (text)
# $move (text)
study_otherShown = Also possible for { $name }: { $move }
study_boardBefore = The board shows the moment before.
# $percent (text)
study_luck = A stroke of luck: { $percent }.
# $percent (text)
study_unlucky = Bad luck: { $percent }.
study_summary = Skill and luck
study_player = Player
study_choices = Choices
study_gave = Given away
study_luckColumn = Luck
study_summaryHint = Given away and luck are counted in wins, summed over all moves; in brackets: no more than noise.
study_table = All figures as a table
study_move = Move
study_value = Chance after it
study_mark = Judgement
study_best = Best
# $budget (number)
study_budget = { $budget } lines of play for each move.

marks_best = Best move
marks_good = Good
marks_inaccuracy = Inaccuracy
marks_mistake = Mistake
marks_blunder = Blunder

whatIf_title = What if?
whatIf_lead = Play on from this moment against bots. It does not count.
whatIf_seat = Your seat
whatIf_level = The bots
# $name (text)
whatIf_instead = You play instead of { $name }, under your own name.
whatIf_go = Play on from here
whatIf_over = The game is over here. Step back to play on.

share_title = Keep and share
share_link = Copy the link to this moment
share_copied = Copied
share_record = Save the record
share_picture = Save as picture (PNG)
share_drawing = Save as drawing (SVG)
share_copyPicture = Copy the picture
share_failed = This browser could not make the picture.
share_fairness = Check the shuffles

fairness_lead = Before the first shuffle the table published a seal, the SHA-256 of its secret. Now that the game is over, the secret is public and everybody can draw the same shuffles again.
fairness_commitment = Seal
fairness_secret = Secret
fairness_good = SHA-256 of the secret is the seal.
fairness_bad = SHA-256 of the secret is not the seal!
fairness_unknown = This browser cannot compute SHA-256 here.
fairness_rest = To draw every shuffle again, save the record and run: chabudai check FILE
# $entries (number)
fairness_borrowed = The first { $entries } entries come from another game; this table did not shuffle them.

import_title = Look at a saved game
import_lead = Bring a record (.chabudai.json) from here or from anywhere. It is checked move by move and shown; nothing of it is kept.
import_choose = Choose a file
import_drop = or drop one here
import_paste = Or paste the record
import_show = Show it
import_another = Another record
import_many = Which game of the file?
# $number (number)
import_game = Game { $number }
import_notJson = This is not a record: it is not JSON.
import_noObject = This is not a record: a record is one JSON object.
# $entry (number)
import_wrongEntry = Entry { $entry } of the log is wrong.
import_tooLarge = This file is too large for a record (256 KB at most).
