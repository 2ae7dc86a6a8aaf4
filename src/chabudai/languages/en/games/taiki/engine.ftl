summary = Win tricks, but as many of the Sun as of the Moon.

option_first_player_label = Who begins the later rounds
option_first_player_values_rotate = The next seat
option_first_player_values_random = Drawn by lot each time
option_nine_obliges_label = A 9 obliges to follow its printed colour
option_nine_obliges_hint = Otherwise a hand whose only card of the led colour is a 9 may play anything.
option_two_players_label = How two players win
option_two_players_values_best_of_3 = Two rounds won
option_two_players_values_tokens = Most tokens after three rounds

# Hints: why a card is a good choice.
hint_ahead = As the trick lies, it would be yours.
hint_lost = It lets the trick go to somebody else.
hint_lead = You choose the colour of the next trick.
hint_pass = The others show their cards before you do.
# $sun (number)
# $moon (number)
hint_draw = You then hold { $sun } Suns and { $moon } Moons.
# $change has its sign: +2, -1, +0.
# $change (text)
hint_ends = The round then ends with { $change } for you.
# $sun (number)
# $moon (number)
hint_taken = You take the trick and then have Sun { $sun }, Moon { $moon }.
# $sun (number)
# $moon (number)
hint_passed = The trick goes elsewhere; you stay at Sun { $sun }, Moon { $moon }.

terminal_rounds = All rounds are over.
# $rank (text)
# $colour (one of sun, moon)
terminal_card = { $rank } { colour }
# $colour (one of sun, moon)
terminal_mask = Mask { colour }
# $colour (one of sun, moon)
terminal_draw = draw { aColour }
# $name (text)
terminal_leads = { $name } leads
# $way (one of sun, moon, high, low, asItIs)
terminal_way = { $way ->
        [sun] as a Sun
        [moon] as a Moon
        [high] as the highest
        [low] as the lowest
       *[asItIs] as it is
}
terminal_extra = Draw an extra card.
terminal_next = Who leads the next trick?
# $card (text)
terminal_how = How do you play the { $card }?
terminal_lead = Lead a card.
# $colour (one of sun, moon)
terminal_led = { colour } was led.
# Beside a score: rounds won. One short word.
terminal_won = won
# Before the sign of a colour that a hand does not have. One short word.
terminal_no = no
# $round (number)
# $trick (number)
terminal_heading = Round { $round } · trick { $trick }
terminal_lastTrick = the last trick
# What a Mask was played as, on the card: at most 4 letters.
terminal_high = high
terminal_low = low
terminal_hand = your hand

print_cards = Cards
print_balance = Balance tokens
print_piles = Sun and Moon tokens
print_making_1 = The cards have two backs, Sun and Moon. Print them two-sided, or glue the back sheets on by hand.
print_making_2 = Put the Sun and the Moon token beside the two piles. Glue the tokens on card.

