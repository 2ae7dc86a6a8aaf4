brand = Chabudai

skip = Skip to the page

header_home = Chabudai, home
header_language = Language
header_settings = Settings
header_theme_system = Theme: as the system
header_theme_light = Theme: light
header_theme_dark = Theme: dark

home_saved = Look at a saved game
home_title = Take a seat at the table.
home_lead = Modern board games in your browser, with friends or with bots. No account, nothing to install.
# $title (text)
home_play = Play { $title }
home_continue = Continue
# $count (number)
home_all = All { $count } games
home_setup = Friends and options
home_rules = How to play

# The marks of the seats: a shape for each of seven.
# $number (number)
glyph = { $number ->
    [1] circle
    [2] square
    [3] triangle
    [4] diamond
    [5] star
    [6] hexagon
    [7] drop
   *[other] { $number }
}
# $number (number)
seats_word = Seat { $number } ({ glyph })
# $number (number)
seats_short = { $number ->
    [1] Circle
    [2] Square
    [3] Triangle
    [4] Diamond
    [5] Star
    [6] Hexagon
    [7] Drop
   *[other] { $number }
}
# $letter (text)
seats_side = Side { $letter }
seats_partner = partner

# $low (number)
# $high (number)
facts_seats = { $low } to { $high } players
# $count (number)
facts_players = { $count } players
# $low (number)
# $high (number)
facts_minutes = { $low }–{ $high } min

# $title (text)
play_title = A game of { $title }
play_against = Who do you want to play?
play_bot = A bot
play_botHint = Ready now, at the strength you like.
play_friend = A friend
play_friendHint = You get a link to send. Whoever opens it takes the seat.
play_bots = Bots
play_friends = Friends
play_mixed = Some of each
play_botsHint = Ready now, at the strength you like.
play_friendsHint = You get one link to send. Whoever opens it takes a seat.
play_mixedHint = The game begins when every friend has sat down.
play_players = How many players?
play_around = Around the table
play_openSeat = A friend, by link
# $level (text)
play_botOf = Bot: { $level }
play_yourSeat = Your seat
play_yourSeatHint = At this table it matters where you sit.
play_anySeat = Any
play_level = How strong?
play_name = Your name
play_nameless = Guest
play_settings = House rules
play_byChance = By chance
play_you = You
play_other = The other player
play_theBot = The bot
play_yes = Yes
play_no = No
play_usual = As usual
play_ownText = Or write your own:
play_change = Change
play_backToUsual = Back to usual
play_notPossible = This is not possible here.
# $what (text, optional)
play_expected = This is not possible here. It takes { $what }.
# $low (number)
# $high (number)
play_between = A whole number from { $low } to { $high }.
# $all (number)
# $low (number)
# $high (number)
play_total = { $all } in all ({ $low } to { $high })
# $what (text)
play_more = One more: { $what }
# $what (text)
play_fewer = One fewer: { $what }
# $low (number)
play_few = There must be at least { $low } in all.
# $high (number)
play_many = There may be at most { $high } in all.
# $share (number)
# $names (text)
play_staple = At least one in { $share } must be { $names }.
play_start = Start the game
play_invite = Open the table
play_starting = Opening the table…

levels_hints_1 = Plays the first thing it likes.
levels_hints_2 = Sees what is in front of it.
levels_hints_3 = Thinks a move or two ahead.
levels_hints_4 = Makes few mistakes.
levels_hints_5 = Gives nothing away.
levels_weak = weak
levels_strong = strong
levels_bot = bot
# After the name of a bot: “Haru (bot, strong)”.
# $level (one of 1, 2, 3, 4, 5)
levels_botOf = { $level ->
    [1] bot, beginner
    [2] bot, casual
    [3] bot, steady
    [4] bot, strong
   *[5] bot, expert
}

coach_read = Read the remark
coach_fold = Fold
coach_title = Your first game
coach_dismiss = Got it
coach_dismissAll = No more remarks

table_loading = Coming to the table…
table_yourTurn = Your turn.
table_theirTurn = Playing…
table_thinking = Thinking…
# $title (text)
table_titleYourTurn = ● Your turn · { $title }
# $names (text)
table_waitingFor = Waiting for { $names }.
# $count (number)
table_waitingForMany = Waiting for { $count } players.
# $free (number)
table_waiting = { $free ->
    [one] One seat is still free.
   *[other] { $free } seats are still free.
}
table_you = you
table_free = Free seat
table_away = away
table_confirm = Play this move?
table_confirmYes = Play it
table_confirmNo = Not yet
table_confirmHint = Or tap it again.
table_watching = You are watching.
table_score = Score
table_seats = Players
table_board = Board
table_actions = Your choices
table_moves = Moves
table_noMoves = Nothing has been played yet.
table_close = Close
# $number (number)
table_review = Looking at move { $number }.
table_backToNow = Back to now
table_rules = Rules
table_undo = Take back
# $name (text)
table_undoAsked = { $name } asks to take the last move back.
table_undoWaiting = You asked to take your move back. Waiting for an answer.
table_accept = Accept
table_decline = Decline
table_withdraw = Withdraw
table_resign = Give up
table_resignTitle = Give up this game?
table_resignText = The other player wins at once.
table_resignSide = The other side wins at once.
table_resignBot = A bot takes your seat and the game goes on without you.
table_resignYes = Yes, give up
table_resignNo = Keep playing
table_newGame = New game
table_record = Save the record
table_rematch = Play again
table_rematchAgree = Yes, again!
table_rematchDecline = No, thanks
# $names (text)
table_rematchDeclined = No other game with { $names } for now.
# $name (text)
table_rematchAsked = { $name } would like to play again.
# $names (text)
table_rematchWaiting = You would like to play again. Waiting for { $names }.
table_nextRound = Next round
table_reviewGame = Review
table_branch = What if: this game goes on from another one, and does not count.
table_branchLink = See the moment

queue_title = On your turn:
queue_no = Take it back
# $what (text)
queue_dropped = { $what } cannot be played now.
# $what (text)
queue_several = { $what } can be played in more than one way.
queue_droppedTitle = Your turn.
queue_seen = I will choose

why_over = The game is over.
why_watching = You are watching: moves are for those at the table.
why_past = This moment is past. To play, go back to now, or on to the next round.
why_looking = You are only looking: nothing is played from here.
# $names (text)
why_turn = It is not your turn: waiting for { $names }.
why_chance = Wait a moment: the pieces are being shuffled.
why_unplayed = There is nothing to take back: you have not played yet.
why_asked = A question is open at this table. It has to be answered first.
why_advising = A bot is working out a hint.

# $free (number)
invite_title = { $free ->
    [one] Send this link to a friend
   *[other] Send this link to your friends
}
invite_text = The game begins as soon as every seat is taken. Your seat is kept.
invite_who = Who is here
invite_link = Link to this table
invite_copy = Copy the link
invite_copied = Copied
invite_share = Share
invite_onlyHere = This link opens on this machine alone. For others, open the page at the address that the server prints for them.

# $title (text)
join_title = A seat is waiting for you at a table of { $title }.
# $name (text)
# $title (text)
join_titleFrom = { $name } is waiting for you at a table of { $title }.
join_sit = Sit down
join_watch = Just watch
join_late = Somebody took the last seat before you. You are watching.
join_seat = Which seat?

result_youWin = You win!
# $names (text)
result_youWinWith = You win, with { $names }!
# $name (text)
result_wins = { $name } wins.
# $names (text)
result_win = { $names } win.
result_standings = Standings
# $rank (number)
result_rank = { $rank }.
result_draw = A draw.
# $name (text)
result_resigned = { $name } gave up.
result_youResigned = You gave up.
# $name (text)
result_timeout = { $name } ran out of time.
result_agreed = The players agreed.

# $name (text)
log_resign = { $name } gives up.
# $name (text)
log_timeout = { $name } runs out of time.
log_agree = The players agree to a draw.
# $name (text)
log_bot = A bot plays for { $name }.
# $name (text)
log_back = { $name } is back.
# $name (text)
log_undo = { $name } takes a move back.

line_lost = The connection is lost. Trying again…
line_closed = Disconnected

keys_title = Keyboard
keys_show = Keyboard: all keys
keys_page_1_1 = Tab
keys_page_1_2 = go to the next thing
keys_page_2_1 = ← ↑ → ↓
keys_page_2_2 = move within a board, a hand or a list
keys_page_3_1 = Enter
keys_page_3_2 = play or press what is marked
keys_page_4_1 = Esc
keys_page_4_2 = let go, or close
keys_page_5_1 = M
keys_page_5_2 = sounds off and on
keys_page_6_1 = ?
keys_page_6_2 = show this list
keys_replay_1_1 = ← →
keys_replay_1_2 = one step back or on
keys_replay_2_1 = Home End
keys_replay_2_2 = to the beginning or the end
keys_replay_3_1 = Space
keys_replay_3_2 = play by itself

settings_title = Settings
settings_close = Close
settings_language = Language
settings_theme = Theme
settings_themes_system = As the system
settings_themes_light = Light
settings_themes_dark = Dark
settings_tempo = Pace of animations and bots
settings_tempos_calm = Calm
settings_tempos_normal = Normal
settings_tempos_quick = Quick
settings_comfort = Comfort
settings_confirm = Play on the second tap
settings_confirmHint = The first tap shows the move, the second plays it.
settings_queue = Choose ahead
settings_queueHint = Taïki: a card tapped while others play is played on your turn, if it may be.
settings_sounds = Sounds
settings_soundsHint = A few quiet taps. The key M turns them off and on.
settings_largeText = Large text
settings_leftHanded = Left-handed layout
settings_leftHandedHint = Buttons and lists change sides.
settings_soundOn = Sounds on
settings_soundOff = Sounds off

fallback_note = This game has no board of its own yet. Here is what you know, and what you may do.
fallback_actions = What you may do
fallback_none = Nothing to do right now.
fallback_find = Find an action
fallback_known = What you know
# $count (number)
fallback_more = { $count } more: type to find them.
fallback_unknown = not known
fallback_yes = yes
fallback_no = no
fallback_empty = none

# $title (text)
rules_title = { $title }: how to play
rules_none = These rules are not written yet.

# $title (text)
learn_title = Learn { $title }
learn_link = Learn in two minutes
# $step (number)
# $steps (number)
learn_step = { $step } of { $steps }
learn_next = Go on
learn_back = One step back
learn_help = Show me
learn_again = From the beginning
learn_board = The table
learn_others_1 = Haru
learn_others_2 = Chidi
learn_others_3 = Ana
learn_others_4 = Emil
learn_others_5 = Fatou
learn_others_6 = Goran

print_title = Print and play
print_text = Board, pieces, backs and rules as a PDF in real sizes, to cut out and play on a real table.
print_colour = In colour
print_lines = To colour in
print_paper = Paper
print_papers_a4 = A4
print_papers_letter = Letter

gallery_title = Gallery
gallery_text = Boards drawn from stored positions, without a server.
gallery_pieces = What boards are made of

missing_title = There is nothing here.
missing_text = The address may be mistyped, or the table may have been removed.
missing_home = Back home

shell_offline = No connection. What is on this device can be read; tables wait for you on the server.
shell_ready = A new version of the page is ready.
shell_renew = Use it now
shell_away = This page is not on this device yet
shell_awayText = It needs the server once, and the server cannot be reached right now. Nothing of your games is lost.
shell_again = Try again

hint_ask = Hint
hint_thinks = Thinking…
hint_best = In most of the continuations it tried, this ended best.
hint_play = Play it
hint_no = I will think again
hint_title = A hint:
