"""Strokes for the drawings of the games, as SVG text."""


def picture(box: str, parts: list[str], ink: str, width: float) -> str:
    """A whole file: `parts` in this view box, outlined in ink unless they say otherwise."""
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" '
        f'stroke="{ink}" stroke-width="{width:g}" stroke-linejoin="round" stroke-linecap="round">'
    )
    return "\n".join([head, *parts, "</svg>"]) + "\n"


def shape(path: str, fill: str, **attributes: object) -> str:
    return f'<path d="{path}" fill="{fill}"{extra(attributes)}/>'


def disc(x: float, y: float, radius: float, fill: str, **attributes: object) -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}"{extra(attributes)}/>'


def oval(x: float, y: float, across: float, high: float, fill: str, **attributes: object) -> str:
    return f'<ellipse cx="{x:g}" cy="{y:g}" rx="{across:g}" ry="{high:g}" fill="{fill}"{extra(attributes)}/>'


def extra(attributes: dict[str, object]) -> str:
    """`stroke_width=3` as SVG writes it."""
    return "".join(f' {name.replace("_", "-")}="{value}"' for name, value in attributes.items())


def at(x: float, y: float, parts: list[str], turn: float = 0, scale: float = 1) -> list[str]:
    place = f"translate({x:g} {y:g})"
    place += f" rotate({turn:g})" if turn else ""
    place += f" scale({scale:g})" if scale != 1 else ""
    return [f'<g transform="{place}">', *parts, "</g>"]
