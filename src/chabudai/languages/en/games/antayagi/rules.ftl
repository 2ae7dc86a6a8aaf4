aim = A market for three to seven merchants, by Jacobo Rufete and Anastasio Martínez. Everybody knows your hand but you. Trade a card you cannot see, read the backs, talk, lie, and be the first with enough goods in the pouch.

hands_title = Hands the wrong way round
hands_text_1 = You hold three cards, and they face the others: they see the faces, you see the backs. You see everybody else’s.
hands_text_2 = You may say whatever you like about anybody’s cards. It need not be true.

backs_title = What a back tells
backs_text_1 = There are four backs, and everybody sees all of them, also the one on top of the draw pile.

turn_title = Your turn: one trade
turn_steps_1 = Choose any merchant who has a card. They cannot refuse.
turn_steps_2 = Both of you seal one card of your own hand. When both are sealed, both are turned together.
turn_steps_3 = Each takes the other’s card: goods go into the pouch, the rest is discarded. Powers happen, yours first.
turn_steps_4 = Two cards of the same kind cancel the trade: both are discarded.
turn_steps_5 = Your partner draws one card, you draw up to three, and the turn goes to the left.

draw_title = Drawing cards
draw_text_1 = If a card must be drawn and the pile is empty, shuffle the discard pile: it becomes the new draw pile.
draw_text_2 = If you play or lose a card outside your own turn, you fill your hand only at the end of your own turn. The chosen partner draws just one card.
draw_text_3 = Who begins: the merchant with the most pockets, or among equals the youngest. Here chance decides, or the host.

cards_title = The cards
cards_screen_good = a good
cards_screen_maybe = two goods beside Toxic waste
cards_screen_none = not a good
# $cards (number)
cards_screen_deck = These are the counts of the house deck, { $cards } cards. They are ours: the printed ones are not known to us. A host can set another deck.
# $count (number)
cards_screen_copies = { $count } in the house deck

sabotage_title = Sabotage
sabotage_text_1 = When both cards lie open, and before anything happens, whoever holds a Sabotage may tear the trade up, the traders too. Everybody knows who holds one: its back says so.
sabotage_text_2 = A second Sabotage saves the trade, a third tears it again. In the end the cards of a torn trade are discarded, with every Sabotage played. When all holders let it pass, the trade stands.

trex_title = The T-Rex is hungry
trex_text_1 = A T-Rex in your pouch eats as soon as there is something to eat: a Fish first, then a Muffin, a Lollipop, a Bone. Eater and food both leave the pouch.
trex_text_2 = Meals come last, after all powers, and before anybody wins.

end_title = Who wins
end_text_1 = With three or four merchants you need five goods, with five or more you need four. Each Toxic waste in your pouch asks for one more, from you alone.
end_text_2 = After every trade both pouches are counted. If both traders get there at once, only the partner wins, not the one whose turn it is.

rulings_title = Where the printed rules are silent
rulings_text_1 = The house deck is ours: how many cards of each kind, which of them are goods, and their backs.
rulings_text_2 = The T-Rex eats in the pouch, not in the hand.
rulings_text_3 = Toxic waste is a good, and burdens its owner only. You can choose that it counts for nothing. A Hat is a good too.
rulings_text_4 = A Sabotage is played after the cards are turned, never before, and cannot save two equal cards.
rulings_text_5 = A stolen card counts as received: a stolen Lollipop steals again, a stolen Muffin costs the thief the hand. A stolen Magician or Sabotage does nothing.
rulings_text_6 = Against a Magician, a Lollipop robs the merchant who gave the Magician.
rulings_text_7 = A second Hat does not turn the hand back. New cards join on the right and face the others again.
rulings_text_8 = A merchant without a card skips the trade and draws. When no pouch can ever change again, the fullest wins.

keys_title = With the keyboard
keys_text_1 = Tab goes from the merchants to the piles, the buttons and your hand; the arrow keys walk among merchants or cards; Enter or Space chooses. A card can also be dragged to the stall.
