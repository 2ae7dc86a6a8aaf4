"""AntaYagí in a terminal: every hand as you see it, the pouches, and what lies on the stall."""

from typing import Any

from chabudai.games.antayagi.notation import OfferCard, PassTrade, Sabotage, Steal, Trade
from chabudai.games.antayagi.view import AntaYagiView, CardView, Happening
from chabudai.games.canvas import FAINT, GOLD, INK, PINE, QUIET, VERMILION, Canvas, Look, clip, frame
from chabudai.games.words import words_of

W = words_of("games/antayagi")

CARDS = {
    "treasure": (W("shortCard", kind="treasure"), "◆", "#ffd84d"),
    "bone": (W("shortCard", kind="bone"), "∞", "#e9e2d0"),
    "lollipop": (W("shortCard", kind="lollipop"), "◍", "#ff9fc8"),
    "muffin": (W("shortCard", kind="muffin"), "◓", "#e0a877"),
    "trex": (W("shortCard", kind="trex"), "▼", "#8fe08a"),
    "toxic": (W("shortCard", kind="toxic"), "※", "#c6f04a"),
    "hat": (W("shortCard", kind="hat"), "∩", "#b6a4ff"),
    "fish": (W("shortCard", kind="fish"), "∝", "#7fc8ff"),
    "magician": (W("shortCard", kind="magician"), "✶", "#d9a6ff"),
    "sabotage": (W("shortCard", kind="sabotage"), "✗", "#ff8a7a"),
}
BACKS = {
    "plain": (W("terminal_back", back="plain"), "?", QUIET),
    "hat": (W("terminal_back", back="hat"), "∩", "#b6a4ff"),
    "trex": (W("terminal_back", back="trex"), "▼", "#8fe08a"),
    "sabotage": (W("terminal_back", back="sabotage"), "✗", "#ff8a7a"),
}
REASONS = {
    "goods": W("terminal_goods"),
    "exhausted": W("ending_exhausted"),
}
WIDTH, CHIP = 52, 11
OPEN, SHUT = "#3a2f4a", "#2a2633"


def steps(action: Any) -> tuple[str, ...]:
    match action:
        case Trade(partner):
            return (f"seat {partner}",)
        case OfferCard(slot):
            return (f"offer {slot}",)
        case Steal(slot):
            return (f"steal {slot}",)
        case PassTrade():
            return ("pass",)
        case Sabotage():
            return ("sabotage",)
    raise ValueError(action)


def label(step: str, view: AntaYagiView, look: Look) -> str:
    head, _, rest = step.partition(" ")
    match head:
        case "seat":
            name = look.names[int(rest)]
            return look.say(W("terminal_trade", name=name))
        case "offer":
            return look.say(W("terminal_seal", slot=int(rest)))
        case "steal":
            return look.say(W("terminal_take", slot=int(rest)))
        case "pass":
            spared = W("terminal_spare")
            return look.say(W("terminal_pass") if view.cancelled else spared)
    torn = W("terminal_sabotage")
    return look.say(W("terminal_save") if view.cancelled else torn)


def told(action: Any, view: AntaYagiView, look: Look) -> str:
    return "" if isinstance(action, PassTrade) else label(steps(action)[0], view, look)


def task(view: AntaYagiView, look: Look) -> str:
    other = view.partner if view.seat == view.active else view.active
    name = look.names[other] if other is not None else ""
    match view.phase:
        case "trade":
            return look.say(W("terminal_who"))
        case "offers":
            return look.say(W("headline_offer", other=name))
        case "steal":
            return look.say(W("terminal_steal", name=name))
    if view.cancelled:
        return look.say(W("terminal_torn"))
    return look.say(W("headline_sabotage"))


def standing(view: AntaYagiView, seat: int, _look: Look) -> str:
    return f"{view.scores[seat]}/{view.targets[seat]}"


def draw(view: AntaYagiView, look: Look) -> Canvas:
    canvas = Canvas(max(WIDTH, min(look.width, 70)), 21)
    tall = 3 if view.seats <= 5 else 2
    for seat in range(view.seats):
        _seat(canvas, view, look, seat, tall * seat)
    _stall(canvas, view, look, tall * view.seats)
    return canvas


def _seat(canvas: Canvas, view: AntaYagiView, look: Look, seat: int, row: int) -> None:
    """A name and three cards, and below them what the pouch holds."""
    step = f"seat {seat}"
    colour, heavy = frame(look, step, INK if seat == view.seat else QUIET)
    trading = "⇄" if seat in (view.active, view.partner) else " "
    canvas.put(row, 0, trading, GOLD, bold=True)
    canvas.seat(row, 1, seat)
    mark = "▸" if step == look.cursor else " "
    canvas.put(row, 2, mark + clip(look.names[seat], 11), colour, bold=heavy or seat == view.seat)
    canvas.put(row + 1, 3, f"{view.scores[seat]}/{view.targets[seat]}", PINE)
    for slot, card in enumerate(view.hands[seat], 1):
        _card(canvas, view, look, seat, slot, card, row)
    _pouch(canvas, view, seat, row + 1)
    canvas.spot(step, row, 0, 2, canvas.width)
    for slot in range(1, len(view.hands[seat]) + 1):
        for verb in ("offer", "steal"):
            if f"{verb} {slot}" in look.offered and seat == _pointed(view, verb):
                canvas.spot(f"{verb} {slot}", row, 4 + CHIP * slot, 1, CHIP)


def _pointed(view: AntaYagiView, verb: str) -> int | None:
    """Return the seat whose cards are to choose from."""
    if verb == "offer":
        return view.seat
    return view.partner if view.thief == view.active else view.active


def _card(
    canvas: Canvas, view: AntaYagiView, look: Look, seat: int, slot: int, card: CardView, row: int
) -> None:
    """A face if this viewer has seen it, else the back; a remembered face that now looks away has a question mark."""
    column = 4 + CHIP * slot
    verb = "offer" if seat == view.seat else "steal"
    step = f"{verb} {slot}" if seat == _pointed(view, verb) else ""
    word, glyph, tint = CARDS[card.face] if card.face else BACKS[card.back]
    ground = OPEN if card.face else SHUT
    name = look.say(word) if card.face else f"({look.say(word)})"
    canvas.fill(row, column, 1, CHIP - 1, ground)
    canvas.put(row, column, glyph, tint, bold=True)
    canvas.put(row, column + 2, clip(name, CHIP - 3), tint if card.face else QUIET)
    if view.offer == slot and seat == view.seat:
        canvas.put(row, column - 1, "✉", GOLD, bold=True)
    if step and step in look.offered:
        pointed = step == look.cursor
        canvas.put(row, column - 1, "▸" if pointed else str(slot), VERMILION if pointed else GOLD, bold=True)


def _pouch(canvas: Canvas, view: AntaYagiView, seat: int, row: int) -> None:
    """One sign for each good."""
    column = 15
    for name in view.pouches[seat]:
        _, glyph, tint = CARDS[name]
        column = canvas.put(row, column, f"{glyph} ", tint, bold=True)
    if not view.pouches[seat]:
        canvas.put(row, column, "–", FAINT)


def _stall(canvas: Canvas, view: AntaYagiView, look: Look, row: int) -> None:
    """What is revealed, the pile and the discard, and what came of the last trade."""
    canvas.put(row, 0, "─" * canvas.width, FAINT)
    column = 1
    for shown in view.table:
        column = canvas.seat(row + 1, column, shown.seat) + 1
        word, glyph, tint = CARDS[shown.card]
        column = canvas.put(row + 1, column, f"{glyph} {look.say(word)}", tint, bold=True) + 2
    if view.table:
        state = W("terminal_cancelled") if view.cancelled else W("terminal_on")
        canvas.put(row + 1, column, look.say(state), VERMILION if view.cancelled else PINE, bold=True)
    elif view.trades:
        _last_trade(canvas, view, look, row + 1)
    if canvas.height > row + 2:
        back = look.say(BACKS[view.pile_back][0]) if view.pile_back else "–"
        pile = look.say(W("terminal_pile", count=view.pile, back=back))
        gone = look.say(W("terminal_discard", count=len(view.discard)))
        canvas.put(row + 2, 1, f"{pile} · {gone}", QUIET)
    for line, (name, (word, glyph, tint)) in enumerate(CARDS.items()):
        at, down = 1 + 17 * (line % 3), row + 3 + line // 3
        if down < canvas.height:
            unseen = sum(batch.get(name, 0) for batch in view.unseen)
            after = canvas.put(down, at, f"{glyph} ", tint, bold=True)
            canvas.put(down, after, f"{look.say(word)} {unseen}", QUIET)


def _last_trade(canvas: Canvas, view: AntaYagiView, look: Look, row: int) -> None:
    column = canvas.put(row, 1, f"{look.say(W('terminal_last'))} ", QUIET)
    for happening in view.trades[-1].happenings:
        column = _happening(canvas, happening, row, column)


def _happening(canvas: Canvas, happening: Happening, row: int, column: int) -> int:
    """The trader's glyph, what was done, and the card's sign."""
    signs = {"show": "", "sabotage": "!", "take": "+", "steal": "←", "drop": "↓", "eat": "∅"}
    column = canvas.seat(row, column, happening.seat)
    _, glyph, tint = CARDS[happening.card]
    return canvas.put(row, column, f"{signs[happening.what]}{glyph} ", tint, bold=True)
