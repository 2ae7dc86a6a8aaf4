aim = A game for two by Bruno Cathala. You share one garden; every tile you take decides what the other may take.

tiles_title = The garden
tiles_text = Sixteen tiles lie in a square of four by four, shuffled. Each one shows a plant (pine, cherry, maple or iris) and a symbol (bird, sun, rain or poem). Every plant meets every symbol exactly once.
tiles_names = The French rulebook calls the maple “feuilles au vent”, leaves in the wind, and the iris “fleur de lys”.

turn_title = Your turn
turn_text = Take one tile from the garden and put one of your tokens in its place. You must take, if you can.
turn_first = The very first tile of a round comes from the border: the four cells in the middle are closed for that one move.
turn_begin = Chance decides who begins the first round, unless you do.

chain_title = What may be taken
chain_text = Your tile must share its plant or its symbol with the tile taken just before. After the cherry with the bird, take another cherry, or another bird.

ends_title = Three ways to win
ends_line = Four of your tokens in a line: a row, a column or a long diagonal.
ends_square = Four of your tokens in a square of two by two.
ends_block = You take a tile and the other player has nothing left that matches it.

matches_title = Longer matches
matches_text_1 = Rounds: the first to win the agreed number of rounds, usually three.
matches_text_2 = Points: the winner of a round scores one point for each tile still in the garden. The first to reach ten, or whatever you agreed, wins.
matches_text_3 = The loser of a round begins the next one, in a new garden.

rulings_title = Where the printed rules are silent
rulings_lead = These decisions are ours, not those of the rulebook.
rulings_text_1 = A full garden without a pattern is a draw. You can choose instead that the last to play wins.
rulings_text_2 = After a drawn round, the player who did not begin it begins the next.
rulings_text_3 = A pattern made with the sixteenth token wins; in a match for points it is worth nothing.
rulings_text_4 = A line and a square made at once are one win. A pattern that also blocks counts as a pattern.

keys_title = With the keyboard
keys_text = Tab reaches the garden, the arrow keys walk over it, Enter or Space takes a tile.
