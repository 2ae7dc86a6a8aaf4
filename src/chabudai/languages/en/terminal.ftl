your-turn = Your turn.
# $names (text)
waiting = Waiting for { $names }.
# $names (text)
thinking = { $names } is thinking…
watching = You are watching.
over = The game is over.
you-win = You win!
# $names (text)
wins = { $names } wins.
# $names (text)
win = { $names } win.
drawn = A draw.
again = n plays again, q leaves.
resigned = The other side resigned.
timeout = Time is up.
agreed = A draw was agreed.
you = You
# $level (number)
bot = bot { $level }
free = free seat
away = away
spectator = spectator
choices = Choices
moves = Moves
table = Table
quit-again = Press q again to leave the game.
resign-again = Press x again to resign.
no-undo = There is nothing to take back.
undone = Taken back.
asked = The others are asked; n withdraws it.
# $path (text)
saved = Saved in { $path }
# $path (text)
# $why (text)
not-saved = Cannot write { $path }: { $why }
unsaved-here = The server keeps this game.
# $text (text)
# $example (text)
not-legal = “{ $text }” is not possible now; for example: { $example }
not-your-turn = It is not your turn.
# $example (text)
type = A move in notation, for example { $example }
talk = Say something to the table
nobody-hears = Nobody is here to hear it.
# $count (number)
seats-free = Free seats: { $count }. b seats a bot there.
connecting = Connecting…
lost = The connection is lost; trying again…
# $names (text)
offer-undo = { $names } asks to take a move back: y accepts, n declines.
# $names (text)
offer-draw = { $names } offers a draw: y accepts, n declines.
rematch = Somebody asks for another game.
held = A bot holds your seat: b takes it back.
chance = chance
shuffled = shuffled
# $at (number)
# $all (number)
# $names (text)
step = Step { $at } of { $all } · seen by { $names }
start = The beginning.
key-choose = play
key-back = back
key-next = move
key-type = type
key-undo = undo
key-language = language
key-help = help
key-quit = leave
key-step = step
key-ends = ends
key-seat = seat

no-server = No server answers there.
no-answer = There is nothing to answer.
choose = Choose an action from the list.
invite = Invite people with this link:

# The help: a heading, then keys and what they do. Keep each text short.
help_playing = Playing
help_arrows_keys = arrows
help_arrows_text = point at what you may choose (gold); Tab: the next one
help_enter_keys = Enter, Space
help_enter_text = choose it; some actions take two or three steps
help_escape_keys = Esc
help_escape_text = one step back
help_numbers_text = choose from the list; Home, End: its ends
help_mouse_keys = mouse
help_mouse_text = point and click
help_type_keys = : or /
help_type_text = type a move as the log writes it

help_table = Table
# At most 31 letters each.
help_u = take back your last action
help_t = talk (at a server)
help_y = accept an offer
help_s = save the record
help_l = another language
help_x = resign (twice)
help_d = offer a draw (at a server)
help_n = decline it; at the end, play again
help_b = seat a bot, or take your seat back
help_q = leave (twice while playing)

help_signs = Signs
help_gold = gold frame: you may choose it
help_red = red heavy frame: you point at it
help_seats = ● ■ ▲ ◆ ★ ✚ ▼ are the seats
help_asked = ▶ is asked, ◌ is away
help_close = Esc: close
