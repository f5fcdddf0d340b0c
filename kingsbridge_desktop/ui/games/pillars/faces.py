"""The pictures of the game's cards in the language of the moment, and which of them may come next."""

from __future__ import annotations

from collections.abc import Iterator

from kingsbridge_desktop.core.bits import members_of
from kingsbridge_desktop.games.pillars import tables
from kingsbridge_desktop.games.pillars.data import AdvantageEntry
from kingsbridge_desktop.games.pillars.state import State
from kingsbridge_desktop.text.hyphens import short_name, with_hyphens
from kingsbridge_desktop.text.numbers import signed
from kingsbridge_desktop.text.pillars import Text
from kingsbridge_desktop.ui.art import cache
from kingsbridge_desktop.ui.art.cards import NO_SIGNS, Signs
from kingsbridge_desktop.ui.art.sheet import Symbol
from kingsbridge_desktop.ui.board.preparation import Sized
from kingsbridge_desktop.ui.board.view import ViewContext
from kingsbridge_desktop.ui.games.pillars import layout

Symbols = list[Symbol]
_GOODS = (*tables.RESOURCE_IDS, "gold", "victory_point")


def goods(amounts: tuple[int, ...]) -> Symbols:
    """Numbers and emblems: stone, wood, sand, metal, gold, victory points."""
    return [(count, emblem) for count, emblem in zip(amounts, _GOODS, strict=False) if count]


def craftsman(
    craftsman: int, text: Text, colour: str = "", *, corded: bool = False, counted: bool = False
) -> cache.Picture:
    """A craftsman; a starting one bears its player's shield. A `corded` card may be picked where it lies.

    On a `counted` one a number lies where it tells how often it may work.
    """
    entry = tables.COMPONENTS.craftsmen[craftsman]
    return cache.card(
        "craftsman_card",
        emblem=trade(craftsman),
        cost=tables.COST[craftsman],
        player=colour if tables.STARTING >> craftsman & 1 else "",
        pay=goods(entry.uses.row) or goods(entry.needs.row),
        get=goods((0, 0, 0, 0, tables.GIVES_GOLD[craftsman], tables.GIVES_VP[craftsman])),
        capacity=0 if counted else tables.CAPACITY[craftsman],
        corded=corded,
        **_names(text, text.title(text.trade(craftsman))),
    )


def _names(text: Text, name: str) -> dict[str, str]:
    """A name with its hyphens, and the shorter one of a small card."""
    return {"name": with_hyphens(text.language, name), "short": short_name(text.language, name)}


def trade(craftsman: int) -> str:
    """The emblem of a craftsman's trade."""
    return tables.TRADE_IDS[tables.TRADE[craftsman]]


def resource_card(card: int, text: Text) -> cache.Picture:
    """A resource card: so many workers, so many cubes."""
    site = tables.COMPONENTS.sites[tables.CARD_SITE[card]]
    return cache.card(
        "resource_card",
        site=site.id,
        workers=tables.CARD_WORKERS[card],
        amount=tables.CARD_YIELD[card],
        corded=True,
        name=with_hyphens(text.language, text.language.pick(site.name).capitalize()),
    )


def advantage(advantage: int, text: Text) -> cache.Picture:
    """An advantage; what it brings as symbols where there are some."""
    entry = tables.COMPONENTS.advantages[advantage]
    gives = (
        goods(entry.gives.row) or goods(entry.income.row) or ([(entry.priory, "victory_point")] * bool(entry.priory))
    )
    return cache.card(
        "privilege_card",
        emblem=entry.id,
        kind="last" if entry.last_round else entry.kind,
        get=gives,
        lines=[] if gives else [text.advantage_effect(advantage)],
        signs=NO_SIGNS if gives else _advantage_signs(entry),
        **_names(text, text.title(text.advantage(advantage))),
    )


def event(event: int, text: Text) -> cache.Picture:
    """An event with its effect in words."""
    return cache.card(
        "event_card",
        emblem=tables.EVENT_IDS[event],
        positive=tables.EVENT_POSITIVE[event],
        lines=[text.event_effect(event)],
        signs=_event_signs(tables.EVENT_EFFECT[event], tables.EVENT_AMOUNT[event]),
        **_names(text, text.title(text.game_event(event))),
    )


def _advantage_signs(entry: AdvantageEntry) -> Signs:
    """What an advantage does, in symbols."""
    tax: Symbols = [(None, f"tax_die:{min(tables.TAX_DIE)}")]
    if entry.power == "tax_freedom":
        return tax, [("0", "gold")]
    if entry.power == "protection":
        return (), [(None, "protection")]
    if entry.power == "free_builder":
        return [("0", "gold")], [(None, "builder_figure:grey")]
    if entry.places:
        return (), [(str(tables.ROW_PLACES + entry.places), "craft")]
    if entry.tax is not None:
        return tax, [(str(entry.tax), "gold")]
    if entry.foresight:
        return (), [(None, "foresight")]
    return (), [(signed(entry.workers), "worker_figure:black")]


def _event_signs(effect: str, amount: int) -> Signs:
    """What an event does, in symbols."""
    match effect:
        case "gold" | "metal":
            return (), [(signed(amount), effect)]
        case "mill":
            return [(None, "worker_figure:grey")], [(signed(amount), "gold")]
        case "yield":
            return (), [(signed(amount), "resources")]
        case "capacity":
            return (), [(f"{signed(amount)}×", "craft")]
        case "debt":
            return (), [(signed(-amount), "gold")]
        case "vp":
            return (), [(signed(amount), "victory_point")]
        case "builders":
            return (), [(str(amount), "builder_figure:grey")]
    return (), [(signed(-amount), "craft")]


def event_back() -> cache.Picture:
    """The back of an event."""
    return cache.card("card_back", deck="event")


def to_come(s: State, seat: int, context: ViewContext, text: Text) -> Iterator[Sized]:
    """The pictures that may be seen until the next round is laid out, the likeliest first; each made when asked for."""
    for emblem in _emblems(context):
        yield _square(*emblem)
    for number in tables.EVENTS:
        if not s.events_seen >> number & 1:
            yield _card(event(number, text))
    for owner in (seat, *(other for other in range(s.seats) if other != seat)):  # the next one at the screen, too
        for number in members_of(s.row[owner]):
            for counted in (False, True):
                yield _card(craftsman(number, text, context.colours[owner], corded=True, counted=counted), layout.CARD)
    for number in tables.ADVANTAGES:
        if not s.advantages_seen >> number & 1:
            yield _card(advantage(number, text))
    for number in tables.ROUND_CRAFTSMEN[min(s.round + 1, tables.ROUNDS)]:
        yield _card(craftsman(number, text))
        yield _card(craftsman(number, text, corded=True), layout.CARD)
    for card in tables.CARDS:
        yield _card(resource_card(card, text), layout.CARD)


def _emblems(context: ViewContext) -> Iterator[tuple[str, float]]:
    for name in ("gold", "victory_point", *tables.RESOURCE_IDS):
        yield name, layout.EMBLEM
    for tax in sorted(set(tables.TAX_DIE)):
        yield f"tax_die:{tax}", layout.DIE_SIDE
    yield "protection", layout.PROTECTION
    for colour in context.colours:
        for size in (layout.BUILDER, layout.DRAWN, layout.IN_BAG, layout.PASSED):
            yield f"builder_figure:{colour}", size
        yield f"worker_figure:{colour}", layout.WORKER
        for size in (layout.DISC, layout.CROWDED_DISC):
            yield f"disc:{colour}", size
        for size in (layout.START, layout.PROTECTED):
            yield f"shield:{colour}", size


def _square(emblem: str, side: float) -> Sized:
    return cache.emblem(emblem, halo=True), side, side


def _card(picture: cache.Picture, width: float = 0.0) -> Sized:
    width = width or layout.slot_width()
    return picture, width, width * layout.CARD_SHAPE
