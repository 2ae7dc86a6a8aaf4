"""AntaYagí in a terminal: every hand as you see it, the pouches, and what lies on the stall."""

from typing import Any

from chabudai.games.antayagi.notation import OfferCard, PassTrade, Sabotage, Steal, Trade
from chabudai.games.antayagi.view import AntaYagiView, CardView, Happening
from chabudai.games.canvas import FAINT, GOLD, INK, PINE, QUIET, VERMILION, Canvas, Look, clip, frame
from chabudai.games.words import Words

CARDS = {
    "treasure": (Words("Treasure", "Trésor"), "◆", "#ffd84d"),
    "bone": (Words("Bone", "Os"), "∞", "#e9e2d0"),
    "lollipop": (Words("Lollipop", "Sucette"), "◍", "#ff9fc8"),
    "muffin": (Words("Muffin", "Muffin"), "◓", "#e0a877"),
    "trex": (Words("T-Rex", "T-Rex"), "▼", "#8fe08a"),
    "toxic": (Words("Toxic", "Toxique"), "※", "#c6f04a"),
    "hat": (Words("Hat", "Chapeau"), "∩", "#b6a4ff"),
    "fish": (Words("Fish", "Poisson"), "∝", "#7fc8ff"),
    "magician": (Words("Magician", "Magicien"), "✶", "#d9a6ff"),
    "sabotage": (Words("Sabotage", "Sabotage"), "✗", "#ff8a7a"),
}
BACKS = {
    "plain": (Words("plain", "uni"), "?", QUIET),
    "hat": (Words("hat", "chapeau"), "∩", "#b6a4ff"),
    "trex": (Words("T-Rex", "T-Rex"), "▼", "#8fe08a"),
    "sabotage": (Words("Sabotage", "Sabotage"), "✗", "#ff8a7a"),
}
REASONS = {
    "goods": Words("Enough goods in the pouch.", "Assez de biens dans la sacoche."),
    "exhausted": Words(
        "No pouch can change any more: the fullest one wins.",
        "Plus aucune sacoche ne peut changer : la plus pleine gagne.",
    ),
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
            return look.say(Words(f"trade with {name}", f"échanger avec {name}"))
        case "offer":
            return look.say(Words(f"seal card {rest}", f"sceller la carte {rest}"))
        case "steal":
            return look.say(Words(f"take card {rest}", f"prendre la carte {rest}"))
        case "pass":
            spared = Words("let it happen", "laisser faire")
            return look.say(Words("leave it cancelled", "laisser annulé") if view.cancelled else spared)
    torn = Words("Sabotage it!", "Déchirer !")
    return look.say(Words("save the trade!", "sauver l’échange !") if view.cancelled else torn)


def told(action: Any, view: AntaYagiView, look: Look) -> str:
    return "" if isinstance(action, PassTrade) else label(steps(action)[0], view, look)


def task(view: AntaYagiView, look: Look) -> str:
    other = view.partner if view.seat == view.active else view.active
    name = look.names[other] if other is not None else ""
    match view.phase:
        case "trade":
            return look.say(Words("Who do you trade with?", "Avec qui échanges-tu ?"))
        case "offers":
            return look.say(Words(f"Seal a card for {name}.", f"Scelle une carte pour {name}."))
        case "steal":
            return look.say(Words(f"Lollipop! Take one from {name}.", f"Sucette ! Prends-en une à {name}."))
    if view.cancelled:
        return look.say(Words("Torn! Save the trade?", "Déchiré ! Sauver l’échange ?"))
    return look.say(Words("Tear this trade up?", "Déchirer cet échange ?"))


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
        state = Words("cancelled", "annulé") if view.cancelled else Words("on", "tient")
        canvas.put(row + 1, column, look.say(state), VERMILION if view.cancelled else PINE, bold=True)
    elif view.trades:
        _last_trade(canvas, view, look, row + 1)
    if canvas.height > row + 2:
        back = look.say(BACKS[view.pile_back][0]) if view.pile_back else "–"
        pile = look.say(Words(f"pile {view.pile} ({back})", f"pioche {view.pile} ({back})"))
        gone = look.say(Words(f"discard {len(view.discard)}", f"défausse {len(view.discard)}"))
        canvas.put(row + 2, 1, f"{pile} · {gone}", QUIET)
    for line, (name, (word, glyph, tint)) in enumerate(CARDS.items()):
        at, down = 1 + 17 * (line % 3), row + 3 + line // 3
        if down < canvas.height:
            unseen = sum(batch.get(name, 0) for batch in view.unseen)
            after = canvas.put(down, at, f"{glyph} ", tint, bold=True)
            canvas.put(down, after, f"{look.say(word)} {unseen}", QUIET)


def _last_trade(canvas: Canvas, view: AntaYagiView, look: Look, row: int) -> None:
    column = canvas.put(row, 1, look.say(Words("last: ", "dernier : ")), QUIET)
    for happening in view.trades[-1].happenings:
        column = _happening(canvas, happening, row, column)


def _happening(canvas: Canvas, happening: Happening, row: int, column: int) -> int:
    """The trader's glyph, what was done, and the card's sign."""
    signs = {"show": "", "sabotage": "!", "take": "+", "steal": "←", "drop": "↓", "eat": "∅"}
    column = canvas.seat(row, column, happening.seat)
    _, glyph, tint = CARDS[happening.card]
    return canvas.put(row, column, f"{signs[happening.what]}{glyph} ", tint, bold=True)
