"""Helpers that write SVG shapes as text, for the art of the games."""


def picture(box: str, parts: list[str], ink: str, width: float) -> str:
    """Return a whole SVG file with these parts, outlined in `ink` unless a part sets its own outline."""
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" '
        f'stroke="{ink}" stroke-width="{width:g}" stroke-linejoin="round" stroke-linecap="round">'
    )
    return "\n".join([head, *parts, "</svg>"]) + "\n"


def shape(path: str, fill: str, **attributes: object) -> str:
    """Return an SVG path."""
    return f'<path d="{path}" fill="{fill}"{extra(attributes)}/>'


def disc(x: float, y: float, radius: float, fill: str, **attributes: object) -> str:
    """Return an SVG circle."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}"{extra(attributes)}/>'


def oval(x: float, y: float, across: float, high: float, fill: str, **attributes: object) -> str:
    """Return an SVG ellipse."""
    return f'<ellipse cx="{x:g}" cy="{y:g}" rx="{across:g}" ry="{high:g}" fill="{fill}"{extra(attributes)}/>'


def extra(attributes: dict[str, object]) -> str:
    """Return keyword arguments as SVG attributes: `stroke_width=3` becomes `stroke-width="3"`."""
    return "".join(f' {name.replace("_", "-")}="{value}"' for name, value in attributes.items())


def at(x: float, y: float, parts: list[str], turn: float = 0, scale: float = 1) -> list[str]:
    """Return the parts in a group that is moved, rotated and scaled."""
    place = f"translate({x:g} {y:g})"
    place += f" rotate({turn:g})" if turn else ""
    place += f" scale({scale:g})" if scale != 1 else ""
    return [f'<g transform="{place}">', *parts, "</g>"]
