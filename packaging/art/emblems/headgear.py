"""Hats, crowns, hoods and veils of the portraits."""

from collections.abc import Callable

from kingsbridge_desktop.ui.art.palette import IRON, IRON_L, LAPIS, LINEN, SOOT, VERM, tone

from art.emblems.faces import Features
from art.ink.outlines import P, oval
from art.ink.pen import Pen

Part = Callable[[Pen, Features], None]
_BEHIND: dict[str, Part] = {}
_BEFORE: dict[str, Part] = {}


def _behind(fn: Part) -> Part:
    _BEHIND[fn.__name__.removeprefix("back_")] = fn
    return fn


def _before(fn: Part) -> Part:
    _BEFORE[fn.__name__] = fn
    return fn


def hat_back(h: Pen, f: Features) -> None:
    """What hangs behind the head."""
    if f.hat in _BEHIND:
        _BEHIND[f.hat](h, f)


def hat_front(h: Pen, f: Features) -> None:
    """What sits on the head."""
    if f.hat:
        _BEFORE[f.hat](h, f)


@_before
def crown(h: Pen, f: Features) -> None:
    h.gold("M31 36 L25 10 L38 21 L50 4 L62 21 L75 10 L69 36 Q50 30 31 36 Z", 2.8)
    h.line("M30 30 Q50 24 70 30", 1.6)
    for x, y in ((25, 10), (50, 5), (75, 10)):
        h.gem(x, y, 3.4, VERM)


@_before
def coronet(h: Pen, f: Features) -> None:
    h.gold("M38 23 L34 6 L43 13 L50 2 L57 13 L66 6 L62 23 Q50 18 38 23 Z", 2.4)
    h.gem(50, 16, 2.8, f.hat_colour)


@_before
def arched_crown(h: Pen, f: Features) -> None:
    h.shape("M34 30 C32 14 42 10 50 10 C58 10 68 14 66 30 Z", f.hat_colour, 2.2)
    h.gold("M32 34 L30 20 L37 26 L43 17 L50 25 L57 17 L63 26 L70 20 L68 34 Q50 28 32 34 Z", 2.4)
    h.tube("M36 26 C36 8 50 8 50 8 C50 8 64 8 64 26", 4.2, 1.8, "#E9C252")
    h.gold(oval(50, 7, 4), 1.8)
    h.line("M50 3 V-4 M46.6 -1 H53.4", 2.2)


@_before
def circlet(h: Pen, f: Features) -> None:
    h.gold("M33.6 37 Q50 28 66.4 37 L66 42 Q50 33 34 42 Z", 1.8)
    h.gem(50, 34, 2.6, f.hat_colour)


@_before
def mitre(h: Pen, f: Features) -> None:
    h.shape("M32 40 L28 20 Q34 6 50 -1 Q66 6 72 20 L68 40 Q50 33 32 40 Z", f.hat_colour, 2.8)
    h.gold("M46.5 2 L53.5 2 V35 Q50 34 46.5 35 Z", 1.6)
    h.gold("M30.5 31 Q50 24 69.5 31 L68 40 Q50 33 32 40 Z", 2.0)
    h.hatch("M60 6 Q68 12 71 20 L69 30 L60 27 Z", 16, shade=0.12)
    h.gem(50, 14, 3.4, f.hat_trim)


@_before
def biretta(h: Pen, f: Features) -> None:
    h.shape("M32 37 L29 17 Q40 22 50 14 Q60 22 71 17 L68 37 Q50 30 32 37 Z", f.hat_colour, 2.8)
    h.line("M50 14 V31 M40 19 L41 33 M60 19 L59 33", 1.6, tone(f.hat_colour, 0.5))
    h.shape(oval(50, 12, 4), f.hat_trim, 1.8, pool=False)


@_before
def skullcap(h: Pen, f: Features) -> None:
    h.shape("M36 34 C35 22 43 18 50 18 C57 18 65 22 64 34 Q50 27 36 34 Z", f.hat_colour, 2.4)


@_before
def cardinal(h: Pen, f: Features) -> None:
    h.shape("M10 35 Q30 25 50 26 Q70 25 90 35 Q70 41 50 38.6 Q30 41 10 35 Z", f.hat_colour, 2.6)
    h.shape("M33 32 C33 18 41 14 50 14 C59 14 67 18 67 32 Q50 37 33 32 Z", f.hat_colour, 2.6)
    h.line("M33 31 Q50 36.4 67 31", 2.0, f.hat_trim)
    h.line("M18 36 Q14 52 20 62 M82 36 Q86 52 80 62", 1.8, f.hat_trim)
    for x in (20, 80):
        h.shape(f"M{x - 4} 62 h8 l2 10 h-12 Z", f.hat_trim, 1.6, pool=False)


@_behind
def back_hood(h: Pen, f: Features) -> None:
    h.shape("M26 76 C18 46 26 16 50 14 C74 16 82 46 74 76 Z", tone(f.hat_colour, 0.62), 2.6)


@_before
def hood(h: Pen, f: Features) -> None:
    h.shape(
        "M27 78 C18 46 26 14 50 12 C74 14 82 46 73 78 Q68 72 66 66 C70 52 68 34 50 30 C32 34 30 "
        "52 34 66 Q32 72 27 78 Z",
        f.hat_colour,
        2.8,
    )
    h.hatch("M62 17 C76 26 80 50 73 78 Q69 72 67 66 C71 52 70 32 62 17 Z", 14, shade=0.1)
    h.detail("M40 20 Q46 16.6 54 17", 1.2)


@_before
def coif(h: Pen, f: Features) -> None:
    h.shape(
        "M33.6 58 C27 36 35 20 50 20 C65 20 73 36 66.4 58 Q62 62 63 56 C66 44 64 35 60 33.6 Q50 30.6 40 33.6 "
        "C36 35 34 44 37 56 Q38 62 33.6 58 Z",
        f.hat_colour,
        2.4,
    )
    h.line("M36 58 Q44 67 50 68.6 Q56 67 64 58", 1.5)
    h.detail("M50 21 V31 M40 24 Q42 28 42 32 M60 24 Q58 28 58 32", 1.1)


@_behind
def back_veil(h: Pen, f: Features) -> None:
    h.shape("M26 84 C18 50 24 16 50 15 C76 16 82 50 74 84 Q64 90 50 88 Q36 90 26 84 Z", tone(f.hat_colour, 0.9), 2.4)


@_before
def veil(h: Pen, f: Features) -> None:
    h.shape(
        "M25 84 C18 48 26 16 50 15 C74 16 82 48 75 84 Q70 82 68 74 C72 56 68 38 60 33 Q50 29 40 33 C32 38 28 56 32 74 "
        "Q30 82 25 84 Z",
        f.hat_colour,
        2.6,
    )
    h.detail("M30 48 Q27 62 29 78 M70 48 Q73 62 71 78 M40 23 Q48 19.6 56 21", 1.2)
    h.line("M38 33.6 Q50 28.6 62 33.6", 2.0, f.hat_trim)


@_before
def wimple(h: Pen, f: Features) -> None:
    h.shape(
        "M30 72 C26 40 32 20 50 19 C68 20 74 40 70 72 C66 80 58 84 50 84 C42 84 34 80 30 72 Z "
        "M38 38 C36 46 37 58 42 63 Q50 69 58 63 C63 58 64 46 62 38 Q50 31 38 38 Z",
        LINEN,
        2.2,
    )
    h.shape(
        "M24 84 C18 48 26 14 50 13 C74 14 82 48 76 84 Q70 80 69 70 C71 50 68 32 50 27 C32 32 29 "
        "50 31 70 Q30 80 24 84 Z",
        f.hat_colour,
        2.6,
    )
    h.hatch("M64 19 C76 28 80 54 76 84 Q71 80 70 70 C72 50 70 32 64 19 Z", 14)
    h.detail("M36 72 Q50 80 64 72 M38 78 Q50 84 62 78", 1.1)


@_behind
def back_hennin(h: Pen, f: Features) -> None:
    h.shape("M52 -4 C82 2 94 34 89 74 C80 80 72 70 66 60 L62 38 Z", "#D8E2DE", 2.4)
    h.detail("M60 6 C76 20 83 44 81 72 M58 14 C70 28 75 48 74 66", 1.2)


@_before
def hennin(h: Pen, f: Features) -> None:
    h.shape("M34 40 L46 -2 Q50 -4 54 -2 L66 40 Q50 29 34 40 Z", f.hat_colour, 2.8)
    h.gold("M34 40 Q50 29 66 40 L68 46 Q64 36 50 35.5 Q36 36 32 46 Z", 1.8)
    h.line("M40 22 Q50 17 60 22 M43.5 10 Q50 7 56.5 10", 1.8, f.hat_trim)


@_behind
def back_french_hood(h: Pen, f: Features) -> None:
    h.shape("M30 40 C24 58 26 74 30 82 L70 82 C74 74 76 58 70 40 Z", tone(f.hat_colour, 0.75), 2.4)


@_before
def french_hood(h: Pen, f: Features) -> None:
    h.shape(
        "M30 52 C24 28 36 14 50 14 C64 14 76 28 70 52 L65 48 C66 36 60 29 50 29 C40 29 34 36 35 48 Z", f.hat_colour, 2.6
    )
    h.shape(
        "M34 48 C33 34 40 27 50 27 C60 27 67 34 66 48 L64 46 C64 37 59 31.6 50 31.6 C41 31.6 36 37 36 46 Z",
        f.hat_trim,
        1.6,
        pool=False,
    )
    if h.fine:
        for x, y in ((34, 36), (38, 26), (44, 20.6), (50, 19), (56, 20.6), (62, 26), (66, 36)):
            h.dot(x, y, 1.4, LINEN)


@_before
def heart_hood(h: Pen, f: Features) -> None:
    h.shape(
        "M28 60 C20 36 28 14 42 18 Q48 20 50 27 Q52 20 58 18 C72 14 80 36 72 60 L66 54 C68 42 62 35 56 33 Q52 33 50 37 "
        "Q48 33 44 33 C38 35 32 42 34 54 Z",
        f.hat_colour,
        2.4,
    )
    h.line("M31 54 C25 36 31 19 42 22 Q48 25 50 32 Q52 25 58 22 C69 19 75 36 69 54", 1.4, f.hat_trim)


@_before
def flat_cap(h: Pen, f: Features) -> None:
    h.shape("M22 32 C18 16 36 8 52 10 C70 8 84 18 78 31 Q64 25 50 26 Q36 25 22 32 Z", f.hat_colour, 2.8)
    h.shape("M30 36 Q50 24 70 35 L69 30 Q50 20 31 31 Z", tone(f.hat_colour, 0.7), 2.0)
    h.detail("M32 20 Q46 13 62 16", 1.2)


@_before
def plumed_cap(h: Pen, f: Features) -> None:
    flat_cap(h, f)
    h.shape("M66 24 C74 4 92 2 96 10 C90 10 92 16 86 18 C84 24 74 28 66 24 Z", f.hat_trim, 2.0)
    h.detail("M69 23 C76 14 84 10 91 9", 1.1)
    h.gem(66, 26, 2.6, VERM)


@_before
def tall_hat(h: Pen, f: Features) -> None:
    h.shape("M33 33 L37 2 Q50 -3 63 2 L67 33 Q50 38 33 33 Z", f.hat_colour, 2.8)
    h.shape("M18 36 Q34 28 50 29 Q66 28 82 36 Q66 42 50 40.4 Q34 42 18 36 Z", f.hat_colour, 2.6)
    h.shape("M34.4 24 Q50 29 65.6 24 L66.6 31 Q50 36 33.4 31 Z", f.hat_trim, 1.8, pool=False)
    h.hatch("M57 1 L63 2 L66 28 L58 30 Z", 10, shade=0.1)


@_before
def wide_hat(h: Pen, f: Features) -> None:
    h.shape("M8 34 Q24 22 36 26 Q50 23 64 26 Q80 20 94 30 Q76 42 50 39 Q26 44 8 34 Z", f.hat_colour, 2.8)
    h.shape("M33 30 C32 14 42 9 51 9 C61 9 69 15 67 30 Q50 36 33 30 Z", f.hat_colour, 2.6)
    h.shape("M33 25 Q50 31 67 25 L67 30 Q50 36 33 30 Z", f.hat_trim, 1.6, pool=False)


@_before
def plumed_hat(h: Pen, f: Features) -> None:
    wide_hat(h, f)
    h.shape("M30 27 C22 8 36 -4 58 2 C50 4 54 10 46 12 C44 20 36 24 32 29 Z", f.hat_trim, 2.2)
    h.detail("M33 25 C34 14 42 7 52 4", 1.1)


@_before
def straw_hat(h: Pen, f: Features) -> None:
    h.shape("M12 38 Q30 26 50 26 Q70 26 88 38 Q70 43 50 42 Q30 43 12 38 Z", "#D7B05A", 2.6)
    h.shape("M32 33 C32 16 40 9 50 9 C60 9 68 16 68 33 Q50 39 32 33 Z", "#D7B05A", 2.6)
    h.shape("M32 26 Q50 32 68 26 L68 33 Q50 39 32 33 Z", f.hat_colour, 1.8)
    h.hatch("M58 11 Q68 17 68 26 L60 28 Q62 18 58 11 Z", 8)
    h.detail("M38 18 Q44 15 50 15 M37 23 Q46 20 54 20 M20 37 Q26 34 30 34 M72 35 Q78 36 82 38", 1.1)


@_before
def cap(h: Pen, f: Features) -> None:
    h.shape("M33 37 C31 20 41 15 50 15 C59 15 69 20 67 37 Q50 29 33 37 Z", f.hat_colour, 2.6)
    h.shape("M32 40 Q50 29 68 40 L68 34 Q50 23 32 34 Z", tone(f.hat_colour, 0.75), 1.9)


@_before
def stocking_cap(h: Pen, f: Features) -> None:
    h.shape(
        "M33 36 C31 20 40 12 52 12 C66 8 84 14 88 28 C90 36 82 38 80 31 C76 24 70 24 67 36 Q50 28 33 36 Z",
        f.hat_colour,
        2.6,
    )
    h.shape("M32 39 Q50 28 68 39 L68 33.6 Q50 22.4 32 33.6 Z", f.hat_trim, 1.8, pool=False)


@_behind
def back_chaperon(h: Pen, f: Features) -> None:
    h.shape("M68 28 C82 32 86 56 80 78 L71 76 C75 60 75 44 64 38 Z", tone(f.hat_colour, 0.8), 2.4)


@_before
def chaperon(h: Pen, f: Features) -> None:
    h.shape("M24 38 C16 26 26 10 46 11 C66 6 84 20 76 36 C62 29 40 30 24 38 Z", f.hat_colour, 2.8)
    h.line("M40 14 Q52 20 72 22 M30 20 Q42 26 58 26", 1.8)


@_before
def turban(h: Pen, f: Features) -> None:
    h.shape("M29 38 C20 24 32 8 50 8 C68 8 80 24 71 38 Q50 27 29 38 Z", f.hat_colour, 2.8)
    h.line("M30 32 Q46 12 66 14 M34 37 Q56 20 74 26 M44 10 Q58 18 70 36", 1.7)
    h.gem(50, 23, 3.2, f.hat_trim)


@_before
def tricorne(h: Pen, f: Features) -> None:
    h.shape("M20 38 Q22 22 30 24 Q34 10 50 11 Q66 10 70 24 Q78 22 80 38 Q50 26 20 38 Z", f.hat_colour, 2.8)
    h.line("M22 36 Q50 23 78 36", 1.6, f.hat_trim)
    h.shape("M62 18 C70 4 82 6 82 16 C76 14 70 20 66 22 Z", f.hat_trim, 1.8)


@_before
def great_helm(h: Pen, f: Features) -> None:
    h.shape("M50 20 C40 8 52 -4 82 6 C74 8 76 14 70 16 C66 22 58 24 50 20 Z", f.hat_colour, 2.4)
    h.detail("M54 18 C56 10 66 8 74 8", 1.2)
    h.shape("M30 26 Q50 14 70 26 L72 62 Q62 76 50 78 Q38 76 28 62 Z", IRON_L, 3.0)
    h.hatch("M58 20 L70 26 L72 62 Q64 73 56 76 Z", 16, shade=0.2)
    h.shape("M30 39 L48 41.5 V47 L29.5 44 Z M52 41.5 L70 39 L70.5 44 L52 47 Z", SOOT, 1.4, pool=False)
    h.line("M50 18 V77", 2.8)
    for x, y in ((37, 56), (43, 58), (37, 63), (43, 65), (57, 58), (63, 56), (57, 65), (63, 63)):
        h.dot(x, y, 1.5)


@_before
def nasal_helm(h: Pen, f: Features) -> None:
    h.shape(
        "M33 40 C31 24 40 12 50 6 C60 12 69 24 67 40 Q60 34 53 33.6 V52 Q50 55 47 52 V33.6 Q40 34 33 40 Z", IRON, 2.8
    )
    h.hatch("M56 12 C64 20 68 30 67 40 Q60 35 56 34 Z", 12, shade=0.12)
    h.line("M50 8 V32", 1.8)
    h.line("M34 36 Q50 28 66 36", 1.6, f.hat_trim)


@_behind
def back_mail_coif(h: Pen, f: Features) -> None:
    h.shape("M30 80 C22 50 28 20 50 19 C72 20 78 50 70 80 Z", "#8B9197", 2.6)


@_before
def mail_coif(h: Pen, f: Features) -> None:
    ring = P(
        "M29 80 C20 48 28 18 50 17 C72 18 80 48 71 80 Q66 76 65 68 C69 54 66 38 50 34 C34 38 31 54 35 68 Q34 76 29 80 Z"
    )
    h.shape(ring, "#9AA1A6", 2.6)
    if h.fine:
        for y in range(22, 80, 5):
            for x in range(24, 78, 5):
                if ring.contains(P(f"M{x} {y}").currentPosition()):
                    h.line(f"M{x - 2} {y} q2 2.6 4 0", 0.9, "#4C5157")
    h.line("M36 40 Q50 30 64 40", 1.8, f.hat_trim)


@_before
def morion(h: Pen, f: Features) -> None:
    h.shape("M34 34 C32 18 42 6 50 -2 C58 6 68 18 66 34 Q50 28 34 34 Z", IRON_L, 2.8)
    h.shape("M16 30 Q28 38 36 32 Q50 25 64 32 Q72 38 84 30 Q76 44 60 38 Q50 34 40 38 Q24 44 16 30 Z", IRON, 2.6)
    h.shape("M47.6 2 Q50 -6 52.4 2 L54 30 H46 Z", f.hat_trim, 1.8, pool=False)
    h.hatch("M57 8 C64 16 67 24 66 33 L58 30 Z", 12, shade=0.12)


@_before
def kerchief(h: Pen, f: Features) -> None:
    h.shape("M33 46 C28 26 38 17 50 17 C62 17 72 26 67 46 C64 36 58 32 50 31 C42 32 36 36 33 46 Z", f.hat_colour, 2.4)
    h.shape("M64 42 L78 54 L70 58 L63 48 Z", f.hat_colour, 2.0)
    if h.fine:
        for x, y in ((40, 26), (47, 22), (54, 25), (61, 28), (37, 34), (46, 28)):
            h.dot(x, y, 1.2, f.hat_trim)


@_before
def wreath(h: Pen, f: Features) -> None:
    for k in range(7):
        x = 33 + k * 5.7
        y = 37 - 9.5 * (1 - ((k - 3) / 3) ** 2)
        h.shape(oval(x, y, 4.2, 3.4), f.hat_colour if k % 2 else f.hat_trim, 1.5, pool=False)
    h.gem(50, 27, 2.6, LAPIS)
