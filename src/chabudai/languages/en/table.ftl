lobby_link = Open tables
lobby_title = Open tables
lobby_lead = People who would like to play now. Take a seat, or open a table of your own.
lobby_game = Game
lobby_players = Players
lobby_every = All
lobby_sit = Sit down
# $title (text)
# $host (text)
lobby_sitAt = Sit down: { $title } with { $host }
lobby_mine = To your seat
lobby_look = Look first
# $name (text)
lobby_host = { $name } is waiting
# $name (text)
lobby_hostAway = { $name } has a seat here
# $count (number)
lobby_free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
# $count (number)
lobby_bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
lobby_emptyTitle = Nobody is waiting just now.
lobby_own = Open a table
lobby_options = Choose options first
lobby_empty = Open a table that everybody can see: the next person who comes by sits down with you.
lobby_emptyFiltered = No open table fits this choice.
lobby_showAll = Show all tables
# $count (number)
lobby_found = { $count ->
    [one] { $count } open table
   *[other] { $count } open tables
}
lobby_more = More tables
lobby_stale = This list may be out of date: the server cannot be reached.

now_title = Play now
now_bot = Against a bot
now_bots = Against bots
now_person = With the next person
now_game = Game
now_tables = Open tables
now_busy = Finding you a seat…

clock_legend = Thinking time
clock_none = No clock
clock_blitz = Fast
clock_normal = Normal
clock_slow = Slow
clock_move = By move
clock_days = Over days
clock_custom = Other
clock_noneHint = Everybody takes the time they like.
clock_daysLegend = Days for each move
clock_bank = Minutes for the whole game
clock_increment = Seconds back after each move
clock_cap = Seconds at most for a move
clock_noCap = 0 means no limit.
# $count (number)
clock_minutes = { $count } min
# $count (number)
clock_seconds = { $count } s
# $time (text)
clock_perMove = { $time } a move
# $days (number)
clock_perDays = { $days ->
    [one] a day for each move
   *[other] { $days } days for each move
}
# $time (text)
clock_atMost = at most { $time } a move
clock_twoSides = If your time runs out, you lose.
clock_more = If your time runs out, a bot takes your seat until you return.
# $time (text)
clock_left = { $time } left
# $time (text)
clock_soon = You have { $time } left.
# $count (number)
clock_spokenMinutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
# $count (number)
clock_spokenSeconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
clock_day = d
clock_hour = h
clock_window = Time to answer
clock_windowHint = After this, a trade stands if nobody tears it up.
clock_windowNone = No limit
# $seconds (number)
clock_windowLeft = { $seconds ->
    [one] { $seconds } second to answer, then you pass.
   *[other] { $seconds } seconds to answer, then you pass.
}

publicly_label = Anybody may join
publicly_hint = The table is listed under Open tables until it is full.

room_whenFull = The game begins as soon as every seat is taken.
room_listed = Listed under Open tables: somebody may sit down any moment.
room_unlisted = Only people who have the link can find it.
room_seats = Around the table
room_free = Free
room_sitHere = Sit here
room_sendAway = Free the seat
# $name (text)
room_sendAwayOf = Free the seat of { $name }
# $seat (text)
room_who = Who sits at { $seat }?
room_fill = Fill with bots and begin
room_leave = Leave the table
room_host = host
room_qr = QR code of the link
room_showQr = QR code
room_words = Words for the shuffle
room_wordsHint = Type anything. It is mixed into every shuffle, so not even the server can choose the cards.
room_wordsSave = Add
room_wordsSaved = Mixed in.

game_draw = Offer a draw
# $name (text)
game_drawAsked = { $name } offers a draw.
game_drawWaiting = You offered a draw. Waiting for an answer.
game_drawShort = Draw
# $names (text)
game_agreedBy = { $names } agreed.
game_standIn = A bot plays for you.
game_takeBack = Take your seat back
# $name (text)
game_declined = { $name } has declined.
# $name (text)
game_withdrawn = { $name } no longer asks.
# $name (text)
game_tookBack = { $name } has taken a move back.
game_youTookBack = Your move is taken back.
game_timeBack = The clocks are back to where they were before it.
# $names (text)
# $count (number)
game_goneOnClock = { $count ->
    [one] { $names } is away. The clock goes on.
   *[other] { $names } are away. The clock goes on.
}
# $names (text)
# $count (number)
game_goneQuiet = { $count ->
    [one] { $names } is away. The game waits.
   *[other] { $names } are away. The game waits.
}
game_details = Table

talk_title = Talk
talk_open = Talk
# $count (number)
talk_unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
talk_placeholder = Say something…
talk_field = Your message
talk_send = Send
talk_empty = Nobody has said anything yet.
talk_removed = A moderator has removed this message.
talk_table = The table
talk_watchers = Spectators
talk_watchersHint = The players can read this when the game is over.
talk_silent = Partners do not talk while this game runs. You can talk again at the end.
talk_phrases = Quick phrases
talk_emoji = Emoji
# $sign (text)
talk_emojiOf = Add { $sign }
# $name (text)
talk_mute = Do not show what { $name } says
# $name (text)
talk_unmute = Show again what { $name } says
# $count (number)
talk_muted = { $count ->
    [one] { $count } message not shown
   *[other] { $count } messages not shown
}
# $owner (text)
# $place (number)
talk_pointing = points at card { $place } of { $owner }.
talk_points = Point at a card
talk_pointHint = Choose a card of anybody. Everyone sees it glow.
talk_pointStop = Cancel
# $name (text)
# $text (text)
talk_says = { $name }: { $text }
talk_lines_hello = Hello!
talk_lines_good-luck = Good luck!
talk_lines_your-turn = Your turn.
talk_lines_one-moment = One moment…
talk_lines_thanks = Thank you.
talk_lines_sorry = Sorry!
talk_lines_oops = Oops.
talk_lines_nice = Nice move!
talk_lines_well-played = Well played!
talk_lines_again = Again?
talk_lines_not-again = Not another one now, thanks.

report_title = Report somebody
report_hint = A moderator looks at it. The person does not learn who reported.
report_whom = Whom?
report_what = What is wrong?
report_kinds_name = The name
report_kinds_talk = What was said
report_kinds_play = How they play
report_reason = In a few words, if you like
report_send = Send
report_sent = Thank you. A moderator will look at it.
report_mute = Beside a message you can also hide what somebody says.
# $name (text)
report_message = Report what { $name } said

# $title (text)
notices_turnTitle = (1) Your turn · { $title }
# $title (text)
notices_told = { $title }: your turn
notices_body = It is your turn.
notices_denied = Your browser does not let this page notify you.
notices_setting = Notify me of my turn
notices_settingHint = When this page is in the background, or closed if the server can reach your browser.

details_title = About this table
details_close = Close
# $count (number)
details_watching = { $count ->
    [0] Nobody is watching.
   *[other] { $count ->
        [one] { $count } person is watching.
       *[other] { $count } people are watching.
    }
}
details_clock = Thinking time
details_commitment = Seal of the shuffles
details_commitmentHint = Published before the first shuffle. It fixes every card that will come, and gives none away.
details_words = Words of the players
details_noWords = Nobody has added words.
details_copy = Copy
details_copied = Copied

share_title = Let somebody look over your shoulder
share_hint = Anybody who opens this link sees the game as you see it. You can take the link back, but not what they have seen.
share_start = Make a link
share_stop = Take it back
share_link = Link to your view
# $name (text)
share_watching = You are looking over the shoulder of { $name }.

sequel_title = The next game
sequel_hint = They go into its shuffles when you ask for another game.

fair_box = The box before this shuffle
fair_boxHint = The server tells what was in the box and in which order: compare it with the rules. All else was worked out here.
fair_title = Fair shuffles
fair_check = Check the shuffles
fair_checking = Checking…
fair_good = Every shuffle is as it was sealed.
fair_bad = Something does not fit.
fair_steps_remembered = The seal is the one this browser was shown during the game.
fair_steps_notRemembered = This browser was not there before the first shuffle, so it takes the seal from the server.
fair_steps_otherSeal = The seal is not the one this browser was shown during the game.
fair_steps_secret = SHA-256 of the published secret is the seal.
fair_steps_otherSecret = SHA-256 of the published secret is not the seal.
# $words (text)
fair_steps_words = The words of the players are mixed in: { $words }.
# $number (number)
# $what (text)
fair_steps_draw = Shuffle { $number } ({ $what }) follows from the secret and the words.
# $number (number)
# $what (text)
fair_steps_otherDraw = Shuffle { $number } ({ $what }) does not follow from the secret.
fair_byHand = By hand: save the record and run
fair_how = Each shuffle takes its numbers from HMAC-SHA-256 of the secret over the words and the number of the shuffle.
