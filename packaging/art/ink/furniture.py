"""Places for pieces: discs, leaves, cube beds, scrolls."""

from art.ink.geometry import ellipse, points_of, rect
from art.ink.pigments import INK, ORPIMENT, SEPIA, STONE, VELLUM, VERMILION
from art.ink.sheet import Sheet


def disc(
    sheet: Sheet, x: float, y: float, r: float = 20, figure: str = "", tint: str = VELLUM, rim: str = ORPIMENT
) -> None:
    """A round space for one piece: vellum, ink ring, thin ring of gold; the figure is language-neutral."""
    sheet.tint(ellipse(x + 1.2, y + 2, r + 1.5), INK, 0.3, 0)
    sheet.tint(ellipse(x, y, r), tint, 0.6, 0.3, body=1, under="#F8EFDA")
    ring = ellipse(x, y, r - 3, count=60)
    sheet.line(ring, 1.6, rim, 0.1, 0, 0.95, closed=True)
    sheet.line(ellipse(x, y, r, count=60), 1.7, INK, 0.25, 0, closed=True)
    if figure:
        sheet.text(x, y, figure, r * 1.1, "#5A3A16")


def card_bed(sheet: Sheet, x: float, y: float, w: float, h: float) -> None:
    """A vellum leaf on which a card will lie; (x, y) is its upper left corner."""
    sheet.tint(rect(x + 2, y + 3, w, h), INK, 0.3, 0)
    sheet.tint(rect(x, y, w, h), "#EBD9AE", 0.5, 0.7, body=1)
    sheet.outline(rect(x, y, w, h), 1.3)
    rows, cols = 6, 4  # a faint lattice, so that an empty bed is not a hole in the picture
    cw, ch = (w - 14) / cols, (h - 14) / rows
    for i in range(cols):
        for j in range(rows):
            cx, cy = x + 7 + cw * (i + 0.5), y + 7 + ch * (j + 0.5)
            sheet.outline(
                [(cx - cw / 2, cy), (cx, cy - ch / 2), (cx + cw / 2, cy), (cx, cy + ch / 2)], 0.5, SEPIA, 0.15, 0.3
            )
            sheet.line(ellipse(cx, cy, 1.3, count=8), 0.9, VERMILION, 0, 0, 0.4, closed=True)
    sheet.outline(rect(x + 4, y + 4, w - 8, h - 8), 0.6, VERMILION, alpha=0.75)
    for cx, cy in ((x + 4, y + 4), (x + w - 4, y + 4), (x + w - 4, y + h - 4), (x + 4, y + h - 4)):
        sheet.gold(ellipse(cx, cy, 2.2, count=14), 0.5)


def cube_bed(sheet: Sheet, x: float, y: float, s: float = 15, tint: str = STONE) -> None:
    """A small square space for one cube, centred on (x, y)."""
    shape = rect(x - s / 2, y - s / 2, s, s)
    sheet.tint(shape, tint, 0.5, 0.6, body=0.95)
    sheet.outline(shape, 0.9)


def scroll(sheet: Sheet, x: float, y: float, w: float = 150, h: float = 26, curl: float = 9) -> None:
    """A blank ribbon for a live label; (x, y) is its upper left corner."""
    for turn, ex in ((-1, x), (1, x + w)):
        tail = points_of(
            [
                (ex - turn * 7, y + 5),
                (ex + turn * curl, y + 5),
                (ex + turn * (curl - 4), y + h / 2 + 5),
                (ex + turn * curl, y + h + 4),
                (ex - turn * 7, y + h + 4),
            ]
        )
        sheet.form(tail, "#C9AE78", 0.75, 0.5, 0.9)
    sheet.tint(rect(x + 1, y + 2.5, w, h), INK, 0.25, 0)
    sheet.tint(rect(x, y, w, h), "#E3CB92", 0.6, 0.7, body=1)
    sheet.outline(rect(x, y, w, h), 1.2)
