"""What is told about places, cards and players: on the plaque, in the prompt, on the plates."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtGui import QFontMetricsF

from kingsbridge_desktop.core.types import NOBODY
from kingsbridge_desktop.games.web_of_power.forecast import alliance_standing, card_standing, land_standing, projected
from kingsbridge_desktop.games.web_of_power.state import SIZE, State, cards
from kingsbridge_desktop.games.web_of_power.tables import SPACE_LAND
from kingsbridge_desktop.text.hyphens import SOFT, with_hyphens
from kingsbridge_desktop.text.numbers import signed
from kingsbridge_desktop.text.web_of_power import Text
from kingsbridge_desktop.ui.board.items import Cell
from kingsbridge_desktop.ui.board.slip import Note
from kingsbridge_desktop.ui.board.targets import Anchor
from kingsbridge_desktop.ui.board.view import Chip, ViewContext
from kingsbridge_desktop.ui.games.web_of_power import layout, pieces, places, words
from kingsbridge_desktop.ui.games.web_of_power.ending import EMBLEMS
from kingsbridge_desktop.ui.games.web_of_power.spoken import standing_lines
from kingsbridge_desktop.ui.theme import scene_font

Lines = list[list[Cell]]
_EMBLEM, _NAME, _FIGURE = 6.0, 52.0, 446.0
_SHORT_COLUMNS = (206.0, 260.0, 314.0, 366.0)  # where figures end in the line of the name; those of the sum stand apart
LETTERS = 24.0  # of the plaque
_HEAD_WIDTH = 40.0  # of a picture that stands over such a column instead of a word


def plaque(s: State, context: ViewContext, text: Text, anchor: Anchor | None, large: float = 1.0) -> tuple[str, Lines]:
    """What the plaque tells in letters so large: projected scores, or how what is under the pointer stands."""
    land = places.land_of(anchor)
    if land != NOBODY:
        return country(s, context, text, land)
    match anchor:
        case ("alliance", int(number)):
            return alliance(s, context, text, number)
    return overview(s, context, large)


def told(s: State, context: ViewContext, text: Text, anchor: Anchor | None) -> str:
    """What the prompt tells about a place."""
    say = partial(context.language.say, words.CONTEXT)
    match anchor:
        case ("space", int(space)):
            return f"{text.space(space)}, {text.country(SPACE_LAND[space])}"
        case ("pile",):
            return say(words.PILE_TIP, pile=s.pile_size, discard=sum(s.discard))
        case ("discard", int(kind)):
            here = card_standing(s, kind)
            seen = here.open + sum(here.held)
            counts = {"count": here.gone, "all": here.copies, "unseen": here.coming, "seen": seen}
            return say(words.DISCARD_TIP, card=text.card(kind), **counts)
        case ("hand" | "open", int(kind), *_):
            return text.card(kind)
    return ""


def note(s: State, context: ViewContext, text: Text, anchor: Anchor | None) -> Note | None:
    """A card shown large; a country or an alliance, which the plaque tells already, only when it is asked for."""
    match anchor:
        case ("hand" | "open" | "discard", int(kind), *_):
            counts = told(s, context, text, ("discard", kind))
            return Note(
                text.card(kind), (counts.removeprefix(f"{text.card(kind)}: "),), pieces.card_picture(kind, text)
            )
        case ("alliance", int(number)):
            title, *lines = text.alliance_standing(s, number)
            return Note(title, tuple(lines), only_if_asked=True)
    land = places.land_of(anchor)
    if land != NOBODY:
        return Note(text.country(land), tuple(standing_lines(s, text, land)), only_if_asked=True)
    return None


def chips(s: State, context: ViewContext, text: Text, seat: int) -> list[Chip]:
    """What stands on a player's plate."""
    colour, say = context.colours[seat], partial(context.language.say, words.CONTEXT)
    hidden = s.veil.hidden[seat] if s.veil is not None else 0
    count = SIZE[s.hands[seat]] + hidden
    known = ", ".join(text.card(kind) for kind in cards(s.known[seat])) or say(words.NONE_KNOWN)
    left, council = s.cloisters_left(seat), s.supply[seat]
    found = [
        Chip(f"cloister:{colour}", str(left), say(words.CLOISTERS_TIP, count=left)),
        Chip(f"councillor:{colour}", str(council), say(words.COUNCILLORS_TIP, count=council)),
    ]
    if context.settings.values.show_projection and s.stack:
        points = sum(item.value for item in projected(s)[seat])
        found.append(Chip("victory_point", str(points), say(words.PROJECTED_TIP, points=points), projected=True))
    found.append(Chip("trick", str(count), say(words.CARDS_TIP, count=count, known=known)))
    if seat == s.start:
        found.append(Chip("disc:black", "", say(words.START_TIP)))
    return found


def overview(s: State, context: ViewContext, large: float = 1.0) -> tuple[str, Lines]:
    """What everybody would have if the final scoring came now, or has."""
    say = partial(context.language.say, words.CONTEXT)
    if s.stack and not context.settings.values.show_projection:
        points = [s.points(seat) for seat in range(s.seats)]
        return say(words.SO_FAR), [_player(context, seat, str(points[seat])) for seat in range(s.seats)]
    headings = [with_hyphens(context.language, say(part)) for part in words.PARTS]
    is_short = large > (1.0 if s.seats > layout.FEW_PLAYERS else layout.TWO_LINES_UNTIL)
    headings.append(say(words.IN_ALL))
    columns = _columns(headings)
    lines: Lines = [_pictured_heads() if is_short else _parts(headings, columns)]
    for seat, items in enumerate(projected(s)):
        player = _player(context, seat, str(sum(item.value for item in items)))
        parts = [str(item.value) if item.value else "–" for item in items]
        if is_short:
            lines.append([*player[:-1], *_parts(parts, _SHORT_COLUMNS), player[-1]])
        else:
            lines += [player[:-1], [*_parts(parts, columns[:-1]), player[-1]]]
    title = words.IF_NOW if s.stack else words.FINAL
    return say(title), lines


def _columns(headings: Sequence[str]) -> list[float]:
    """Where the headings end, each as far from the next as all others are."""
    metrics = QFontMetricsF(scene_font(LETTERS))
    wide = [metrics.horizontalAdvance(heading.replace(SOFT, "")) for heading in headings]
    gap = (_FIGURE - _EMBLEM - sum(wide)) / (len(wide) - 1)
    return [_EMBLEM + sum(wide[: at + 1]) + at * gap for at in range(len(wide))]


def _parts(words: list[str], columns: Sequence[float]) -> list[Cell]:
    return [Cell(x, word, align="right") for x, word in zip(columns, words, strict=True)]


def _pictured_heads() -> list[Cell]:
    """Those of the page of the end: words over columns so narrow would be tiny."""
    pictures = zip(_SHORT_COLUMNS, EMBLEMS.values(), strict=True)
    return [*(Cell(x - _HEAD_WIDTH, emblem=emblem) for x, emblem in pictures), Cell(_FIGURE, "=", align="right")]


def _player(context: ViewContext, seat: int, figure: str) -> list[Cell]:
    return [
        Cell(_EMBLEM, emblem=f"cloister:{context.colours[seat]}"),
        Cell(_NAME, context.seats[seat].name, is_name=True),
        Cell(_FIGURE, figure, bold=True, align="right"),
    ]


def country(s: State, context: ViewContext, text: Text, land: int) -> tuple[str, Lines]:
    """Cloisters and councillors by player, with the points each would get now, and the limit."""
    standing = land_standing(s, land)
    lines: Lines = []
    for seat in range(s.seats):
        if not standing.cloisters[seat] and not standing.councillors[seat]:
            continue
        colour = context.colours[seat]
        lines.append(
            [
                Cell(_EMBLEM, str(standing.cloisters[seat]), f"cloister:{colour}", bold=True),
                Cell(98, str(standing.councillors[seat]), f"councillor:{colour}", bold=True),
                Cell(190, context.seats[seat].name, is_name=True),
                Cell(_FIGURE, signed(standing.points[seat]), bold=True, align="right"),
            ]
        )
    say = partial(context.language.say, words.CONTEXT)
    lines.append([Cell(_EMBLEM, say(words.COUNCIL, here=sum(standing.councillors), limit=standing.limit))])
    lines.append([Cell(_EMBLEM, say(words.FREE_SPACES, free=standing.free))])
    return text.country(land), lines


def alliance(s: State, context: ViewContext, text: Text, number: int) -> tuple[str, Lines]:
    """Who has the most councillors in both countries, and what it would bring now."""
    standing = alliance_standing(s, number)
    lines: Lines = []
    for at, land in enumerate(standing.lands):
        lines.append([Cell(_EMBLEM, text.country(land), bold=True)])
        row: list[Cell] = []
        for seat, count in enumerate(standing.councillors[at]):
            if count:
                row.append(
                    Cell(_EMBLEM + len(row) * 88.0, str(count), f"councillor:{context.colours[seat]}", bold=True)
                )
        lines.append(row or [Cell(_EMBLEM, "–")])
    say = partial(context.language.say, words.CONTEXT)
    winners = [f"{context.seats[seat].name} +{points}" for seat, points in enumerate(standing.points) if points]
    lines.append([Cell(_EMBLEM, say(words.WORTH, who=", ".join(winners) or say(words.NOBODY)))])
    return text.alliance(number), lines
