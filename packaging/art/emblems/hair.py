"""Hair and beards of the portraits."""

from kingsbridge_desktop.ui.art.palette import FLESH, tone

from art.emblems.faces import SKINS, Features
from art.ink.outlines import P
from art.ink.pen import Pen

_BACK = {  # behind the head
    "bob": "M33 40 C26 52 29 64 35 68 L65 68 C71 64 74 52 67 40 Z",
    "long": "M33 38 C22 56 24 78 30 90 Q38 94 43 86 L57 86 Q62 94 70 90 C76 78 78 56 67 38 Z",
    "wild": "M34 30 C20 34 18 50 22 58 C16 66 22 80 30 84 C36 90 42 86 44 80 L56 80 C58 86 64 90 70 84 "
    "C78 80 84 66 78 58 C82 50 80 34 66 30 Z",
    "curls": "M34 34 C24 34 24 44 28 48 C22 52 24 62 31 64 L40 66 H60 L69 64 C76 62 78 52 72 48 C76 44 76 34 66 34 Z",
    "braids": "M33 40 C28 48 28 56 32 62 H68 C72 56 72 48 67 40 Z",
    "bun": "M34 36 C30 46 31 54 35 58 H65 C69 54 70 46 66 36 Z",
}
_FRONT = {  # over the forehead
    "short": "M34.4 46 C31 28 40 21 51 21 C62 21 69 29 65.6 46 C64.6 38 60 33 53 33 C45 33.6 37 35 34.4 46 Z",
    "crop": "M35 41 C33 27 42 22 50 22 C58 22 67 27 65 41 C63 34 57 31.6 50 31.6 C43 31.6 37 34 35 41 Z",
    "bob": "M33.6 52 C29 30 38 20 50 20 C62 20 71 30 66.4 52 C65 42 62 37 60 35 Q50 37.6 40 35 C38 37 35 42 33.6 52 Z",
    "parted": "M34 48 C30 28 40 20 50 21 C60 20 70 28 66 48 C65 40 59 33 50 28 C41 33 35 40 34 48 Z",
    "long": "M33.4 50 C29 28 40 20 50 21 C60 20 71 28 66.6 50 C66 40 59 33 50 28 C41 33 34 40 33.4 50 Z",
    "wild": "M33 50 C27 40 31 22 42 21 C46 15 58 16 60 21 C70 22 73 40 67 50 C66 42 62 38 61 34 L55 38 L52 32 L46 38 "
    "L42 33 C38 38 34 42 33 50 Z",
    "curls": "M33.6 48 C27 44 29 34 34 33 C32 26 40 21 44 24 C46 18 56 18 57 23 C62 20 69 27 66 33 "
    "C72 35 72 44 66.4 48 "
    "C66 42 63 40 62 36 C58 39 55 35 53 34 C50 38 46 37 44 35 C42 39 38 38 37 40 Z",
    "braids": "M34 48 C31 30 40 22 50 22 C60 22 69 30 66 48 C64 38 58 34 50 30 C42 34 36 38 34 48 Z",
    "bun": "M34 46 C31 28 40 22 50 22 C60 22 69 28 66 46 C64 36 58 33 50 32 C42 33 36 36 34 46 Z",
    "receding": "M33.6 52 C29 38 33 24 44 22.6 Q50 21 56 22.6 C67 24 71 38 66.4 52 C65 44 64.6 40 62 37 "
    "C62 31 58 28.6 54.6 29 Q50 32.6 45.4 29 C42 28.6 38 31 38 37 C35.4 40 35 44 33.6 52 Z",
    "tonsure": "M33 50 C29 36 34 30 39 32 C44 36 56 36 61 32 C66 30 71 36 67 50 C66 44 64 41 61 40 C54 42 46 42 39 40 "
    "C36 41 34 44 33 50 Z",
    "sides": (
        "M33.6 52 C31 44 33 38 36 36 C35.6 42 36 48 36.4 52 Z M66.4 52 C69 44 67 38 64 36 C64.4 42 64 48 63.6 52 Z"
    ),
    "rolls": "M33 48 C24 44 27 30 36 28 C40 20 60 20 64 28 C73 30 76 44 67 48 C68 40 64 36 60 35 C56 31 44 31 40 35 "
    "C36 36 32 40 33 48 Z",
}
_BEARD = {
    "full": "M35 48 C34 66 42 76 50 78 C58 76 66 66 65 48 C62 57 56 56 50 56.5 C44 56 38 57 35 48 Z",
    "short": "M35.4 50 C35.8 62 42 70 50 70.6 C58 70 64.2 62 64.6 50 C60 57 56 56.6 50 56.6 C44 56.6 40 57 35.4 50 Z",
    "long": "M35 48 C33 70 41 92 50 98 C59 92 67 70 65 48 C62 57 56 56 50 56.5 C44 56 38 57 35 48 Z",
    "forked": "M35 48 C33 66 37 84 43 90 Q49 84 50 78 Q51 84 57 90 C63 84 67 66 65 48 C62 57 56 56 50 56.5 "
    "C44 56 38 57 35 48 Z",
    "pointed": "M37.4 54 Q40 58 44 57 Q50 55 56 57 Q60 58 62.6 54 C61 64 56 70 50 80 C44 70 39 64 37.4 54 Z",
    "goatee": "M45 63.6 Q50 65.4 55 63.6 Q55 72 50 77 Q45 72 45 63.6 Z",
    "moustache": "M36 55 Q42 58.6 46 57 Q50 55.4 54 57 Q58 58.6 64 55 Q59 62 50 59.4 Q41 62 36 55 Z",
    "imperial": "M38 57.4 Q44 58.4 47 57 Q50 55.6 53 57 Q56 58.4 62 57.4 Q58 61 50 59.4 Q42 61 38 57.4 Z "
    "M46 64 Q50 66 54 64 Q54 70 50 76 Q46 70 46 64 Z",
    "walrus": "M36 58 C38 54 46 54 50 56.4 C54 54 62 54 64 58 Q63 67 58 66 Q54 62 50 61 Q46 62 42 66 Q37 67 36 58 Z",
    "whiskers": "M35 46 C34 58 38 66 43 68 Q42 60 40 56 Q36 52 35 46 Z M65 46 C66 58 62 66 57 68 Q58 60 60 56 "
    "Q64 52 65 46 Z",
}


def hair_back(h: Pen, f: Features) -> None:
    """What falls behind neck and shoulders."""
    d = _BACK.get(f.hair)
    if not d:
        return
    h.shape(P(d), tone(f.hair_colour, 0.88), 2.4)
    if f.hair in ("long", "wild"):
        h.detail("M30 50 Q26 66 31 84 M70 50 Q74 66 69 84 M34 58 Q32 72 36 84 M66 58 Q68 72 64 84", 1.2)
    elif f.hair == "braids":
        for x, s in ((31, -1), (69, 1)):
            for k in range(4):
                h.shape(
                    f"M{x} {60 + k * 8} q{6 * s} 2 {3 * s} 9 q{-7 * s} 3 {-8 * s} -5 q0 -5 {5 * s} -4 Z",
                    f.hair_colour,
                    1.7,
                )
    elif f.hair == "bun" and not f.hat:
        h.shape("M42 24 C40 10 60 10 58 24 Z", f.hair_colour, 2.2)


def hair_front(h: Pen, f: Features) -> None:
    """What frames the forehead."""
    if f.hair == "tonsure":
        skin = SKINS[f.skin]
        h.shape(P(_FRONT["tonsure"]), f.hair_colour, 2.2)
        h.shape("M39 33 C40 24 46 21 50 21 C54 21 60 24 61 33 C56 36 44 36 39 33 Z", skin, 2.4, pool=False)
        h.detail("M45 25 Q48 23.6 51 24", 1.2)
        return
    d = _FRONT.get(f.hair)
    if not d:
        if f.hair == "bald":
            h.detail("M41 31 Q44 28.6 48 28.6", 1.2, tone(SKINS.get(f.skin, FLESH), 1.6))
        return
    h.shape(P(d), f.hair_colour, 2.2)
    if f.hair in ("short", "parted", "bun", "braids", "long"):
        h.detail("M40 28 Q44 24.6 48 24 M60 28 Q57 25 54 24 M37 34 Q38.6 31 41 29", 1.1, tone(f.hair_colour, 0.6))


def beard(h: Pen, f: Features) -> None:
    """Beard and moustache; the mouth is drawn again above a full one."""
    if not f.beard:
        return
    colour = f.beard_colour or f.hair_colour
    if f.beard == "stubble":
        if h.fine:
            for k in range(22):
                x, y = 38.5 + (k * 7) % 24, 57.5 + (k * 5) % 8
                if abs(x - 50) < 12 - (y - 57) * 0.9 and not (45 < x < 55 and y < 61):
                    h.dot(x, y, 0.7, colour)
        return
    h.shape(P(_BEARD[f.beard]), colour, 2.0 if f.beard in ("full", "long", "forked", "short") else 1.5, pool=False)
    if f.beard in ("full", "short", "long", "forked", "pointed"):
        h.line("M46 61 Q50 62.6 54 61", 2.0, "#D89A80" if f.beard != "pointed" else "#8E3A2C")
        h.detail("M42 63 Q43.6 68 46 71 M58 63 Q56.4 68 54 71 M50 66 V74", 1.2, tone(colour, 0.55))
    if f.beard in ("long", "forked"):
        h.detail("M44 74 Q45 82 48 88 M56 74 Q55 82 52 88", 1.2, tone(colour, 0.55))
