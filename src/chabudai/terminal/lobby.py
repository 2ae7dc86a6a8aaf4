"""What the board shows before the game: the people at the table, and the invitation for others."""

from chabudai.games.canvas import GOLD, INK, QUIET, VERMILION, Canvas, Look
from chabudai.games.words import Words
from chabudai.terminal.sight import Sight


def waiting(sight: Sight, look: Look) -> Canvas:
    """Draw the people at the table and the invitation."""
    canvas = Canvas(max(look.width, 50), 7 + len(sight.guests))
    canvas.centre(0, 0, canvas.width, sight.game.title, VERMILION, bold=True)
    for seat, guest in enumerate(sight.guests):
        after = canvas.seat(2 + seat, canvas.width // 2 - 10, seat)
        canvas.put(2 + seat, after + 1, look.names[seat], INK if guest.name else QUIET, bold=bool(guest.name))
    if sight.invitation:
        row = 3 + len(sight.guests)
        canvas.centre(row, 0, canvas.width, look.say(Words("terminal", "invite")))
        _address(canvas, sight.invitation, row + 1)
    return canvas


def _address(canvas: Canvas, address: str, row: int) -> None:
    """Write a link on as many lines as it needs, because a cut link does not work."""
    for line, start in enumerate(range(0, len(address), canvas.width)):
        canvas.centre(row + line, 0, canvas.width, address[start : start + canvas.width], GOLD, bold=True)
