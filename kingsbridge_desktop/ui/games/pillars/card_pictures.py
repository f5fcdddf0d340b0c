"""The pictures of the game's cards in the language of the moment."""

from __future__ import annotations

from kingsbridge_desktop.games.pillars import tables
from kingsbridge_desktop.text.pillars import Text
from kingsbridge_desktop.ui.art import cache

Symbols = list[tuple[int | None, str]]
_GOODS = (*tables.RESOURCE_IDS, "gold", "victory_point")


def goods(amounts: tuple[int, ...]) -> Symbols:
    """Numbers and emblems: stone, wood, sand, metal, gold, victory points."""
    return [(count, emblem) for count, emblem in zip(amounts, _GOODS, strict=False) if count]


def craftsman(craftsman: int, text: Text, colour: str = "") -> cache.Picture:
    """A craftsman; a starting one bears its player's shield."""
    entry = tables.DATA.craftsmen[craftsman]
    return cache.card(
        "craftsman_card",
        emblem=trade(craftsman),
        cost=tables.COST[craftsman],
        player=colour if tables.STARTING >> craftsman & 1 else "",
        pay=goods(entry.uses.row[:5]) or goods(entry.needs.row[:4]),
        get=goods((0, 0, 0, 0, tables.GIVES_GOLD[craftsman], tables.GIVES_VP[craftsman])),
        capacity=tables.CAPACITY[craftsman],
        name=text.title(text.trade(craftsman)),
    )


def trade(craftsman: int) -> str:
    """The emblem of a craftsman's trade."""
    return tables.TRADE_IDS[tables.TRADE[craftsman]]


def resource_card(card: int, text: Text) -> cache.Picture:
    """A resource card: so many workers, so many cubes."""
    site = tables.DATA.sites[tables.CARD_SITE[card]]
    return cache.card(
        "resource_card",
        site=site.id,
        workers=tables.CARD_WORKERS[card],
        amount=tables.CARD_YIELD[card],
        name=text.language.pick({"de": site.name.de, "en": site.name.en}).capitalize(),
    )


def advantage(advantage: int, text: Text) -> cache.Picture:
    """An advantage; what it brings as symbols where there are some."""
    entry = tables.DATA.advantages[advantage]
    gives = (
        goods(entry.gives.row) or goods(entry.income.row) or ([(entry.priory, "victory_point")] * bool(entry.priory))
    )
    return cache.card(
        "privilege_card",
        emblem=entry.id,
        kind="last" if entry.last_round else entry.kind,
        get=gives,
        lines=[] if gives else [text.advantage_effect(advantage)],
        name=text.title(text.advantage(advantage)),
    )


def event(event: int, text: Text) -> cache.Picture:
    """An event with its effect in words."""
    return cache.card(
        "event_card",
        emblem=tables.EVENT_IDS[event],
        positive=tables.EVENT_POSITIVE[event],
        lines=[text.event_effect(event)],
        name=text.title(text.game_event(event)),
    )


def event_back() -> cache.Picture:
    """The back of an event."""
    return cache.card("card_back", deck="event")
