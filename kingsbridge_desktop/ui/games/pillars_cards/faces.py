"""Which picture the art makes of a card."""

from __future__ import annotations

from kingsbridge_desktop.core.types import HIDDEN
from kingsbridge_desktop.games.pillars_cards.tables import (
    ADVANTAGES,
    BRICK_MAKER,
    CARD_IDS,
    COLOUR,
    COLOURS,
    CONVERTS,
    MATERIALS,
    POINTS,
    SWAP,
    TOM,
    VALUE,
    YIELDS,
)
from kingsbridge_desktop.text.pillars_cards import Text, signed
from kingsbridge_desktop.ui.art import cache

VP = "victory_point"
BACK = cache.card("card_back", deck="pillars_cards")
_PORTRAITS = {
    "aliena": "lady_aliena",
    "william": "william_hamleigh",
    "philip": "prior_philip",
    "tom": "tom_builder",
    "regan": "regan_hamleigh",
    "waleran": "bishop_waleran",
    "alfred": "alfred_builder",
}


def emblem_of(card: int) -> str:
    """The name of a card's emblem."""
    name = CARD_IDS[card]
    if COLOUR[card] >= 0:
        return name.removeprefix(f"{COLOURS[COLOUR[card]]}_")
    return _PORTRAITS.get(name, name.rstrip("_12"))


def picture(card: int, text: Text) -> cache.Picture:
    """The face of a card in a language, or the back of one that is not known."""
    if card == HIDDEN:
        return BACK
    materials = MATERIALS
    pay: list[tuple[int, str]] = []
    get: list[tuple[int | str, str]] = []
    rates: list[tuple[str, int]] = []
    prices = [(kind, vp) for kind, vp in enumerate(CONVERTS[card]) if vp]
    if card == BRICK_MAKER:
        pay, get = [(1, materials[SWAP[0]])], [(1, materials[SWAP[1]])]
    elif len(prices) == 1:
        pay, get = [(1, materials[prices[0][0]])], [(prices[0][1], VP)]
    elif prices:
        rates = [(materials[kind], vp) for kind, vp in prices]
    elif card == TOM:
        get = [(1, materials[kind]) for kind in YIELDS[card]]
    elif YIELDS[card]:
        get = [(1, materials[YIELDS[card][0]])]
    elif POINTS[card]:
        get = [(signed(POINTS[card]) if POINTS[card] < 0 else POINTS[card], VP)]
    owner = COLOURS[COLOUR[card]] if COLOUR[card] >= 0 else "advantage" if ADVANTAGES >> card & 1 else "neutral"
    return cache.card(
        "game_card",
        value=VALUE[card],
        emblem=emblem_of(card),
        player=owner,
        pay=pay,
        get=get,
        rates=rates,
        name=text.title(card),
    )
