"""What is told about places, cards and players: on the plaque, in the prompt, on the plates."""

from __future__ import annotations

from kingsbridge_desktop.core.types import NOBODY
from kingsbridge_desktop.games.web_of_power.forecast import alliance_standing, land_standing, projected
from kingsbridge_desktop.games.web_of_power.state import SIZE, State, cards
from kingsbridge_desktop.games.web_of_power.tables import SPACE_LAND, deck
from kingsbridge_desktop.text.hyphens import SOFT, with_hyphens
from kingsbridge_desktop.text.language import QT_TRANSLATE_NOOP
from kingsbridge_desktop.text.numbers import signed
from kingsbridge_desktop.text.web_of_power import Text
from kingsbridge_desktop.ui.board.items import Cell
from kingsbridge_desktop.ui.board.slip import Note
from kingsbridge_desktop.ui.board.targets import Anchor
from kingsbridge_desktop.ui.board.view import Chip, ViewContext
from kingsbridge_desktop.ui.games.web_of_power import pieces, places

CONTEXT = "web_of_power_view"
_IF_NOW = QT_TRANSLATE_NOOP("web_of_power_view", "If the final scoring came now")
_FINAL = QT_TRANSLATE_NOOP("web_of_power_view", "Final scoring")
_SO_FAR = QT_TRANSLATE_NOOP("web_of_power_view", "Points so far")
COUNCIL = QT_TRANSLATE_NOOP("web_of_power_view", "Councillors: {here} of {limit}")
FREE = QT_TRANSLATE_NOOP("web_of_power_view", "Free cloister spaces: {free}")
_WORTH = QT_TRANSLATE_NOOP("web_of_power_view", "Points now: {who}")
_NOBODY = QT_TRANSLATE_NOOP("web_of_power_view", "nobody")
_PARTS = (
    QT_TRANSLATE_NOOP("web_of_power_view", "so far"),
    QT_TRANSLATE_NOOP("web_of_power_view", "cloisters"),
    QT_TRANSLATE_NOOP("web_of_power_view", "alliances"),
    QT_TRANSLATE_NOOP("web_of_power_view", "chains"),
)

_CARDS_TIP = QT_TRANSLATE_NOOP("web_of_power_view", "Cards in hand: {count}. Known to all: {known}")
_NONE_KNOWN = QT_TRANSLATE_NOOP("web_of_power_view", "none")
_CLOISTERS_TIP = QT_TRANSLATE_NOOP("web_of_power_view", "Cloisters in the supply: {count}")
_COUNCILLORS_TIP = QT_TRANSLATE_NOOP("web_of_power_view", "Councillors in the supply: {count}")
_PROJECTED_TIP = QT_TRANSLATE_NOOP("web_of_power_view", "Points if the final scoring came now: {points}")
_DISCARD_TIP = QT_TRANSLATE_NOOP(
    "web_of_power_view", "{card}: {count} of {all} discarded, {unseen} in the pile or hidden in hands"
)
_START_TIP = QT_TRANSLATE_NOOP("web_of_power_view", "Start player: the last round ends with the right neighbour")
_PILE_TIP = QT_TRANSLATE_NOOP("web_of_power_view", "Draw pile: {pile}. Discards: {discard}.")

Lines = list[list[Cell]]
_NAME, _FIGURE = 46.0, 360.0
_COLUMNS = (72.0, 174.0, 276.0, _FIGURE)  # where the figures of the parts end


def plaque(s: State, context: ViewContext, text: Text, anchor: Anchor | None) -> tuple[str, Lines]:
    """What the plaque tells: projected scores, or the standing of the country or alliance under the pointer."""
    land = places.land_of(anchor)
    if land != NOBODY:
        return country(s, context, text, land)
    match anchor:
        case ("alliance", int(number)):
            return alliance(s, context, text, number)
    return overview(s, context)


def told(s: State, context: ViewContext, text: Text, anchor: Anchor | None) -> str:
    """What the prompt tells about a place."""
    say = context.language.say
    match anchor:
        case ("space", int(space)):
            return f"{text.space(space)}, {text.country(SPACE_LAND[space])}"
        case ("pile",):
            return say(CONTEXT, _PILE_TIP, pile=s.pile_size, discard=sum(s.discard))
        case ("discard", int(kind)):
            unseen = s.veil.unseen[kind] if s.veil is not None else s.pile[kind]
            counts = {"count": s.discard[kind], "all": deck(s.seats)[kind], "unseen": unseen}
            return say(CONTEXT, _DISCARD_TIP, card=text.card(kind), **counts)
        case ("hand" | "open", int(kind), *_):
            return text.card(kind)
    return ""


def note(s: State, context: ViewContext, text: Text, anchor: Anchor | None) -> Note | None:
    """A card shown large; a country or an alliance, which the plaque tells already, only when it is asked for."""
    match anchor:
        case ("hand" | "open", int(kind), *_):
            counts = told(s, context, text, ("discard", kind))
            return Note(
                text.card(kind), (counts.removeprefix(f"{text.card(kind)}: "),), pieces.card_picture(kind, text)
            )
        case ("discard", int(kind)):
            return Note(text.card(kind), (told(s, context, text, anchor),), pieces.card_picture(kind, text))
        case ("alliance", _):
            return _in_words(*plaque(s, context, text, anchor))
    if places.land_of(anchor) != NOBODY:
        return _in_words(*plaque(s, context, text, anchor))
    return None


def _in_words(title: str, lines: Lines) -> Note:
    """What the plaque tells in lines of words."""
    return Note(
        title,
        tuple("  ".join(cell.words for cell in line if cell.words).replace(SOFT, "") for line in lines),
        only_if_asked=True,
    )


def chips(s: State, context: ViewContext, text: Text, seat: int) -> list[Chip]:
    """What stands on a player's plate."""
    colour, say = context.colours[seat], context.language.say
    hidden = s.veil.hidden[seat] if s.veil is not None else 0
    count = SIZE[s.hands[seat]] + hidden
    known = ", ".join(text.card(kind) for kind in cards(s.known[seat])) or say(CONTEXT, _NONE_KNOWN)
    left, council = s.cloisters_left(seat), s.supply[seat]
    found = [
        Chip(f"cloister:{colour}", str(left), say(CONTEXT, _CLOISTERS_TIP, count=left)),
        Chip(f"councillor:{colour}", str(council), say(CONTEXT, _COUNCILLORS_TIP, count=council)),
    ]
    if context.settings.values.show_projection and s.stack:
        points = sum(item.value for item in projected(s)[seat])
        found.append(Chip("victory_point", str(points), say(CONTEXT, _PROJECTED_TIP, points=points), projected=True))
    found.append(Chip("trick", str(count), say(CONTEXT, _CARDS_TIP, count=count, known=known)))
    if seat == s.start:
        found.append(Chip("disc:black", "", say(CONTEXT, _START_TIP)))
    return found


def overview(s: State, context: ViewContext) -> tuple[str, Lines]:
    """What everybody would have if the final scoring came now, or has."""
    say = context.language.say
    if s.stack and not context.settings.values.show_projection:
        points = [s.points(seat) for seat in range(s.seats)]
        return say(CONTEXT, _SO_FAR), [_player(context, seat, str(points[seat])) for seat in range(s.seats)]
    lines: Lines = [_parts([with_hyphens(context.language, say(CONTEXT, part)) for part in _PARTS])]
    for seat, items in enumerate(projected(s)):
        values = [item.value for item in items]
        lines.append(_player(context, seat, str(sum(values))))
        lines.append(_parts([str(value) if value else "–" for value in values]))
    title = _IF_NOW if s.stack else _FINAL
    return say(CONTEXT, title), lines


def _parts(words: list[str]) -> list[Cell]:
    return [Cell(x, word, align="right") for x, word in zip(_COLUMNS, words, strict=True)]


def _player(context: ViewContext, seat: int, figure: str) -> list[Cell]:
    return [
        Cell(0, emblem=f"cloister:{context.colours[seat]}"),
        Cell(_NAME, context.seats[seat].name),
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
                Cell(0, str(standing.cloisters[seat]), f"cloister:{colour}", bold=True),
                Cell(78, str(standing.councillors[seat]), f"councillor:{colour}", bold=True),
                Cell(156, context.seats[seat].name),
                Cell(_FIGURE, signed(standing.points[seat]), bold=True, align="right"),
            ]
        )
    say = context.language.say
    lines.append([Cell(0, say(CONTEXT, COUNCIL, here=sum(standing.councillors), limit=standing.limit))])
    lines.append([Cell(0, say(CONTEXT, FREE, free=standing.free))])
    return text.country(land), lines


def alliance(s: State, context: ViewContext, text: Text, number: int) -> tuple[str, Lines]:
    """Who has the most councillors in both countries, and what it would bring now."""
    standing = alliance_standing(s, number)
    lines: Lines = []
    for at, land in enumerate(standing.lands):
        lines.append([Cell(0, text.country(land), bold=True)])
        row: list[Cell] = []
        for seat, count in enumerate(standing.councillors[at]):
            if count:
                row.append(Cell(len(row) * 82.0, str(count), f"councillor:{context.colours[seat]}", bold=True))
        lines.append(row or [Cell(0, "–")])
    say = context.language.say
    winners = [f"{context.seats[seat].name} +{points}" for seat, points in enumerate(standing.points) if points]
    lines.append([Cell(0, say(CONTEXT, _WORTH, who=", ".join(winners) or say(CONTEXT, _NOBODY)))])
    return text.alliance(number), lines
