aim = A game of tricks for two to five by Adrien Lefèvre. Every trick is a Sun or a Moon: win as many of one as of the other, or none at all.

cards_title = The cards
cards_text_1 = Sixteen Suns, light as day, and sixteen Moons, dark as night. Each colour has the numbers 1 to 15 and one Mask. The higher number is the stronger card.

deal_title = The deal
deal_text_1 = You get three Suns and three Moons; with five players, two and two. Look at them, then draw one more card from the pile you like.
deal_text_2 = Everybody begins the game with three tokens. What is left of the piles stays face down.
deal_text_3 = Chance decides who begins the first round, unless the host does.

trick_title = A trick
trick_text_1 = The leader plays any card: its colour is the colour of the trick. The others follow clockwise, one card each. If you have that colour you must play it; if not, play anything.
trick_text_2 = The highest card of the led colour takes the trick. Cards of the other colour never do.

nine_title = The 9 is day and night
nine_text_1 = You may always play a 9, and you say whether it is a Sun or a Moon. When it leads, it names the colour of the trick.
nine_text_2 = Two 9s in one trick are never the same colour: the second takes the one that is left.

mask_title = The Mask is the highest or the lowest
mask_text_1 = Play it on its own colour and say which: above the 15, or below the 1. Played on the other colour it is just a card, and there is nothing to say.

lead_title = Who leads next
lead_text_1 = Whoever takes the trick lays it face up on their balance, on the side of its colour. Then they lead again, or let the neighbour on their left lead.

count_title = The count
count_text_1 = When all cards have been played, look at your balance.
count_examples_1 = Two Suns and two Moons: two pairs, you earn 2 tokens.
count_examples_2 = One Sun and three Moons: two apart, you pay 2 tokens.
count_examples_3 = No trick at all: nothing changes.

end_title = The end
end_text_1 = After three rounds the most tokens win. The game also ends after a round that leaves somebody without a token. Those who tie share the win.

two_title = With two players
two_text_1 = You play for rounds: you win a round if you gain more tokens than the other player, or pay fewer. Two rounds win the game. You can choose to play for tokens instead.

rulings_title = Where the printed rules are silent
rulings_lead = These decisions are ours, not those of the rulebook.
rulings_text_1 = The numbers are 1 to 15 in each colour, with one Mask.
rulings_text_2 = The three tokens are given once, at the beginning of the game.
rulings_text_3 = Extra cards may be drawn in any order; the first player leads once everybody has drawn.
rulings_text_4 = A 9 in your hand does not oblige you to follow, because it has no colour yet. An option lets it oblige by its printed colour.
rulings_text_5 = A 9 may lead a colour you otherwise lack.
rulings_text_6 = A Mask keeps its colour, must follow like any other card, and cannot win off the led colour.
rulings_text_7 = Nobody falls below zero tokens, and everybody is counted before anybody is found without tokens.
rulings_text_8 = The next seat begins the next round; an option draws it by lot.
rulings_text_9 = After the last trick of a round nobody names a leader. With two players the left neighbour is the other player.
rulings_text_10 = With two players, the change counts before the floor at zero, and having no token does not end a match for rounds.
rulings_text_11 = How many Suns and Moons a hand holds is open to everybody, as are all the tricks that were played.

keys_title = With the keyboard and by touch
keys_text_1 = Tab reaches your hand, the arrow keys walk along it, Enter or Space plays a card. When a card asks for a choice, the up and down arrows change sides and Escape puts it back.
keys_text_2 = With a finger, tap once to raise a card and once more to play it, or drag it to the middle.
