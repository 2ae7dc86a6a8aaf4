"""Draws Taïki in a terminal: the tricks that each seat has won, the trick on the table, and the viewer's hand."""

from typing import Any

from chabudai.games.canvas import (
    FAINT,
    GOLD,
    INK,
    PINE,
    QUIET,
    SEAT_COLOURS,
    VERMILION,
    Canvas,
    Look,
    clip,
    frame,
)
from chabudai.games.taiki.notation import DrawCard, Lead, PlayCard
from chabudai.games.taiki.view import PlayView, TaikiView, TrickView
from chabudai.games.words import words_of

W = words_of("games/taiki")

SIGNS = {"S": "☼", "M": "☾", "sun": "☼", "moon": "☾"}
TINTS = {"S": "#ffd166", "M": "#a9c8ff", "sun": "#ffd166", "moon": "#a9c8ff"}
GROUNDS = {"S": "#4a3714", "M": "#1f2d4f"}
COLOURS = {"sun": W("colour", colour="sun"), "moon": W("colour", colour="moon")}
WAYS = {
    "as sun": W("terminal_way", way="sun"),
    "as moon": W("terminal_way", way="moon"),
    "high": W("terminal_way", way="high"),
    "low": W("terminal_way", way="low"),
    "as it is": W("terminal_way", way="asItIs"),
}
REASONS = {
    "rounds": W("terminal_rounds"),
    "bankrupt": W("ending_bankrupt"),
}
WIDTH, CARD, TALL = 52, 6, 4


def steps(action: Any) -> tuple[str, ...]:
    match action:
        case DrawCard(pile):
            return (f"pile {pile}",)
        case Lead(seat):
            return (f"lead {seat}",)
        case PlayCard(card, colour, strength):
            return card, f"as {colour}" if colour else strength or "as it is"
    raise ValueError(action)


def label(step: str, _view: TaikiView, look: Look) -> str:
    head, _, rest = step.partition(" ")
    if head == "pile":
        return look.say(W("terminal_draw", colour=rest))
    if head == "lead":
        return look.say(W("terminal_leads", name=look.names[int(rest)]))
    return look.say(WAYS[step]) if step in WAYS else _card(step, look)


def told(action: Any, view: TaikiView, look: Look) -> str:
    path = steps(action)
    words = [label(step, view, look) for step in path if step != "as it is"]
    return " ".join(words)


def task(view: TaikiView, look: Look) -> str:
    if view.phase == "draw":
        return look.say(W("terminal_extra"))
    if view.phase == "lead":
        return look.say(W("terminal_next"))
    if look.chosen:
        card = _card(look.chosen[0], look)
        return look.say(W("terminal_how", card=card))
    led = view.trick.colour if view.trick else None
    if led is None:
        return look.say(W("terminal_lead"))
    return look.say(W("terminal_led", colour=led))


def standing(view: TaikiView, seat: int, look: Look) -> str:
    wins = "" if view.wins is None else f"{view.wins[seat]} " + look.say(W("terminal_won")) + " "
    return f"{wins}○{view.tokens[seat]}"


def _card(card: str, look: Look) -> str:
    colour = "sun" if card[0] == "S" else "moon"
    if card[1:] == "*":
        return look.say(W("terminal_mask", colour=colour))
    return look.say(W("terminal_card", rank=card[1:], colour=colour))


def draw(view: TaikiView, look: Look) -> Canvas:
    canvas = Canvas(max(WIDTH, min(look.width, 76)), 21)
    for seat in range(view.seats):
        _seat(canvas, view, look, seat)
    top = view.seats + 1
    _heading(canvas, view, look, top)
    _trick(canvas, view, look, top + 1)
    _hand(canvas, view, look, 16)
    return canvas


def _seat(canvas: Canvas, view: TaikiView, look: Look, seat: int) -> None:
    """Tricks won of each colour, what they are worth now, and what everybody knows about the hand."""
    won, change, hand = view.won[seat], view.changes[seat], view.hands[seat]
    canvas.seat(seat, 1, seat)
    canvas.put(
        seat, 3, clip(look.names[seat], 13), INK if seat == view.seat else QUIET, bold=seat == view.seat
    )
    canvas.put(seat, 17, SIGNS["S"] * won.sun or "·", TINTS["S"], bold=True)
    canvas.put(seat, 25, SIGNS["M"] * won.moon or "·", TINTS["M"], bold=True)
    canvas.put(
        seat, 33, f"{change:+d}", PINE if change > 0 else VERMILION if change < 0 else QUIET, bold=True
    )
    column = canvas.put(seat, 37, f"{hand.cards.sun}{SIGNS['S']} {hand.cards.moon}{SIGNS['M']}", QUIET)
    lacked = "".join(SIGNS[colour] for colour in hand.lacks)
    if lacked:
        canvas.put(seat, column + 1, f"{look.say(W('terminal_no'))} {lacked}", QUIET)


def _heading(canvas: Canvas, view: TaikiView, look: Look, row: int) -> None:
    number = len(view.tricks) + (1 if view.trick else 0)
    text = look.say(W("terminal_heading", round=view.round, trick=number))
    canvas.centre(row, 0, canvas.width, f" {text} ", QUIET)
    left = (canvas.width - len(text) - 2) // 2
    canvas.put(row, 0, "─" * left, FAINT)
    canvas.put(row, left + len(text) + 2, "─" * (canvas.width - left - len(text) - 2), FAINT)


def _trick(canvas: Canvas, view: TaikiView, look: Look, row: int) -> None:
    """The cards on the table; between tricks, the last one with its winner. The piles while extra cards are drawn."""
    if view.phase == "draw":
        _piles(canvas, view, look, row + 2)
        return
    trick = view.trick
    if (trick is None or not trick.plays) and view.tricks:
        _laid(canvas, view.tricks[-1], look, row + 1, faded=True)
    elif trick is not None:
        _laid(canvas, trick, look, row + 1, faded=False)


def _laid(canvas: Canvas, trick: TrickView, look: Look, row: int, *, faded: bool) -> None:
    width = CARD + 4
    left = (canvas.width - width * len(trick.plays)) // 2
    for number, play in enumerate(trick.plays):
        column = left + width * number + 2
        wins = play.seat == trick.winner
        colour = SEAT_COLOURS[play.seat] if wins else FAINT
        _face(canvas, play.card, row, column, colour, heavy=wins, faded=faded)
        _manner(canvas, play, look, row + TALL - 1, column)
        after = canvas.seat(row + TALL, column - 1, play.seat)
        canvas.put(row + TALL, after + 1, clip(look.names[play.seat], width - 3), INK if wins else QUIET)
    if faded:
        text = look.say(W("terminal_lastTrick"))
        canvas.centre(row - 1, 0, canvas.width, text, QUIET)


def _manner(canvas: Canvas, play: PlayView, look: Look, row: int, column: int) -> None:
    """What a 9 or a Mask was played as."""
    if play.card[1:] == "9":
        canvas.centre(row, column, CARD, f"={SIGNS[play.colour]}", TINTS[play.colour], bold=True)
    elif play.strength:
        canvas.centre(row, column, CARD, f" {look.say(W(f'terminal_{play.strength}'))} ", GOLD)


def _face(
    canvas: Canvas, card: str, row: int, column: int, colour: str, *, heavy: bool = False, faded: bool = False
) -> None:
    suit, rank = card[0], card[1:]
    canvas.box(row, column, TALL, CARD, colour, ground=GROUNDS[suit], heavy=heavy)
    tint = QUIET if faded else TINTS[suit]
    canvas.centre(row + 1, column, CARD, "◓◒" if rank == "*" else rank, tint, bold=True)
    canvas.centre(row + 2, column, CARD, SIGNS[suit], tint, bold=True)


def _piles(canvas: Canvas, view: TaikiView, look: Look, row: int) -> None:
    for number, (pile, left) in enumerate((("sun", view.piles.sun), ("moon", view.piles.moon))):
        step = f"pile {pile}"
        colour, heavy = frame(look, step)
        column = canvas.width // 2 - 14 + 16 * number
        suit = pile[0].upper()
        canvas.box(row, column, TALL, 12, colour, ground=GROUNDS[suit], heavy=heavy)
        canvas.centre(row + 1, column, 12, look.say(COLOURS[pile]), TINTS[suit], bold=True)
        canvas.centre(row + 2, column, 12, f"{SIGNS[suit]} × {left}", TINTS[suit])
        canvas.spot(step, row, column, TALL, 12)


def _hand(canvas: Canvas, view: TaikiView, look: Look, row: int) -> None:
    cards = view.hand or []
    left = max(0, (canvas.width - CARD * len(cards)) // 2)
    if cards:
        canvas.centre(row - 1, 0, canvas.width, look.say(W("terminal_hand")), QUIET)
    for number, card in enumerate(cards):
        column = left + CARD * number
        colour, heavy = frame(look, card)
        if card in look.chosen:
            colour, heavy = VERMILION, True
        lit = not look.offered or card in look.offered or card in look.chosen or view.phase != "play"
        _face(canvas, card, row, column, colour, heavy=heavy, faded=not lit)
        canvas.spot(card, row, column, TALL, CARD)
