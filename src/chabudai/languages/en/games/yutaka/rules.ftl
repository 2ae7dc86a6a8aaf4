aim = A game for two by Alexandre Droit. Five islands hide their treasures; lay your cards where you want to hold the majority when the last tile is turned.

islands_title = The archipelago
islands_text = Twenty of the twenty-five tiles lie hidden on five islands, four on each; five are left out and nobody knows which. By turns, each explorer turns two tiles to begin with. Everything above an island is one shore, everything below it the other: yours is below.
islands_begin = The youngest begins. Here chance decides, or the host.

treasures_title = Treasures and cards
treasures_text = Every type of treasure is worth 30 points in all, spread as on the repartition card. Both of you have the same 24 cards: 1 to 4 of every type, and four Dynamite. You hold six.

turn_title = Your turn
turn_text = Play one card on any island, then draw one.
turn_cards_1 = Idols, daggers, amphoras and crystals lie on your shore.
turn_cards_2 = Equipment lies on your shore too, and then you turn any hidden tile.
turn_cards_3 = Dynamite lies on the other shore and is worth nothing there. Your opponent turns any hidden tile, and then has a turn as usual.
turn_room = A shore has room for five cards on each island. Dynamite takes up room: it is a way to close a shore.

end_title = The fuse
end_text = Sixteen cards turn a tile, and sixteen tiles are hidden after the opening. So the last equipment or Dynamite ends the game at once, whatever is left in the hands.
end_screen = The fuse above the lagoon shows how many are to come, and from whom.

count_title = Who takes what
count_cases_1_text = Add up your cards of one type on one island: the higher sum takes its tiles. An equipment tile needs no count when only one shore has equipment there.
count_cases_1_screen = Here the daggers are 5 against 4, so the 12 goes to the far shore. The equipment tile needs no count: only one shore has equipment.
count_cases_2_text = Equipment on both shores: then all cards of both columns count, of any type.
count_cases_2_screen = Here 8 against 5, so both equipment tiles go to the far shore, although the near one has two cards of equipment.
count_cases_3_text = Equal sums: nobody takes the tile.
count_cases_3_screen = Here 4 daggers face 4 daggers.
count_cases_4_text = Without a card of its type, nobody takes a tile either. One small card is enough when the other shore has none.
count_cases_4_screen = Here the dagger stays where it is.
count_win = The most points win. If they are equal, the points of equipment tiles decide.

modes_title = Other ways to play
modes_text = The usual game is called Mysteria: every hidden tile has a black stone and looks the same.
modes_tactika = In Tactika every stone shows its colour from the start, though not its value. You can also choose which colours are known.
modes_hand = Tactika on a real table, so that nobody looks: shuffle the 25 coloured stones and lay four on each island, five beside. Sort the tiles by colour, turn each pile face down and shuffle it. Then slide under every stone the top tile of the pile of its colour.
modes_stacks = Build your own archipelago: tiles may be stacked, and only the top of a stack can be turned. A turned tile slides aside and stays on its island. There are a few archipelagos to pick from.

rulings_title = Where the printed rules are silent
rulings_lead = These decisions are ours, not those of the rulebook.
rulings_text_1 = Chance decides who begins, unless you do. Whoever turned the first tile plays the first card.
rulings_text_2 = A tile is turned before the card is drawn. After the last one nobody draws.
rulings_text_3 = When your deck is empty you play on with fewer cards.
rulings_text_4 = Dynamite counts toward the five cards of a shore and cannot be laid on a full one.
rulings_text_5 = A tie is broken by the points of equipment tiles, not by their number; if these are equal too, it is a draw.
rulings_text_6 = In Tactika the colours of the five tiles left out are public as well. A known colour is seen through a stack.
rulings_text_7 = Islands of your own archipelago may be uneven: at least one tile each, twenty in all.
rulings_text_8 = While the game runs, the points shown count the tiles that lie open.

keys_title = With the keyboard
keys_text = Tab reaches the tiles, the notes and the hand. Arrow keys walk over tiles and cards. Enter or Space turns a tile or chooses a card; then press 1 to 5 for an island, or the up arrow and Enter. Escape puts the card back.
