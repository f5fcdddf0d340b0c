"""The component file compiled into tuples of ints, once, when the game is first used; the rules read only this."""

from __future__ import annotations

from typing import Final

from kingsbridge_desktop.core.bits import mask_of, members_of
from kingsbridge_desktop.games.column_of_fire import data

COMPONENTS: Final = data.BOX.load(__name__)

# Ids by number.
COUNTRIES: Final = data.COUNTRIES
GOODS: Final = data.GOODS
RELIGIONS: Final = data.RELIGIONS
STONES: Final = data.STONES
DICE: Final = data.DICE
COLOURED_DICE: Final = DICE[: data.COLOURED]  # all but the religion die
ALL_SYMBOLS: Final = data.SYMBOLS + data.TRACK_SYMBOLS

CATHOLIC, PROTESTANT, NEUTRAL = range(3)
WHITE, BLUE, ORANGE, BROWN, VIOLET, BLACK = range(6)  # a country's die has the country's number

MOST_SEATS: Final = 4
EACH_SEAT: Final = range(MOST_SEATS)
EACH_COUNTRY: Final = range(len(COUNTRIES))
EACH_GOOD: Final = range(len(GOODS))
EACH_STONE: Final = range(len(STONES))
EACH_DIE: Final = range(len(DICE))
EACH_COLOURED_DIE: Final = range(len(COLOURED_DICE))

# Flat lists of a state: so many numbers for each seat or country, e.g. goods[GOODS_PER_SEAT * seat + good].
GOODS_PER_SEAT: Final = len(GOODS)
HOUSES_PER_SEAT: Final = len(COUNTRIES)
FACES_PER_SEAT: Final = len(COLOURED_DICE)
STONES_PER_COUNTRY: Final = len(STONES)

# Masks of dice.
COLOURED_MASK: Final = mask_of(range(data.COLOURED))
DICE_MASK: Final = mask_of(EACH_DIE)
BITS: Final = tuple(members_of(mask) for mask in range(DICE_MASK + 1))  # the dice of a mask
HIGHEST_FACE: Final = 6
HOUSE_FIELDS: Final = COMPONENTS.numbers.house_fields

# An entry of a display is person << DIE_BITS | die.
DIE_BITS: Final = 3
DIE_OF_ENTRY: Final = (1 << DIE_BITS) - 1

_AT = {symbol: at for at, symbol in enumerate(ALL_SYMBOLS)}
GOOD: Final = _AT["good_book"]  # the first of four
GOOD_SYMBOLS: Final = range(GOOD, GOOD + len(GOODS))
ADVANTAGE: Final = _AT["advantage"]
PROTECTION: Final = _AT["protection"]
VP_OF: Final = {_AT[f"vp_{vp}"]: vp for vp in (1, 2, 3)}  # the symbols that give VP, and how many
CAPTAIN: Final = _AT["captain"]
STONE_NEUTRAL: Final = _AT["stone_neutral"]
TURN_DIE: Final = _AT["turn_die"]
REMOVE_PERSON: Final = _AT["remove_person"]
STONE_CATHOLIC: Final = _AT["stone_catholic"]
STONE_PROTESTANT: Final = _AT["stone_protestant"]
ADVANCE: Final = _AT["advance"]
FREE_DIE: Final = _AT["free_die"]
ANY_GOOD: Final = _AT["any_good"]
SHIP: Final = _AT["ship_england"]  # the first of four
TRADE: Final = _AT["trade_book"]  # the first of four

PERSON_IDS: Final = tuple(person.id for person in COMPONENTS.persons)
PERSONS: Final = len(PERSON_IDS)
PERSON_COUNTRY: Final = tuple(COUNTRIES.index(person.country) for person in COMPONENTS.persons)
PERSON_SYMBOLS: Final = tuple(tuple(sorted(_AT[symbol] for symbol in person.symbols)) for person in COMPONENTS.persons)
PERSON_STONE: Final = tuple(STONES.index(person.stone) for person in COMPONENTS.persons)

EVENT_IDS: Final = tuple(event.id for event in COMPONENTS.events)
EVENTS: Final = len(EVENT_IDS)
EVENT_COUNTRY: Final = tuple(COUNTRIES.index(event.country) for event in COMPONENTS.events)
LOSE_VP, LOSE_GOODS, DIE_TO_LOCH_LEVEN, BONUS = range(4)
EFFECTS: Final = data.EFFECTS
EVENT_EFFECT: Final = tuple(EFFECTS.index(event.effect) for event in COMPONENTS.events)
EVENT_VALUE: Final = tuple(event.value for event in COMPONENTS.events)
HIGHEST_EVENT_VALUE: Final = 6
HIT_ALL, HIT_HOUSE, HIT_RELIGION = range(3)
_NAMED: tuple[tuple[str, ...], ...] = (("all",), COUNTRIES, RELIGIONS)  # by HIT_…
EVENT_HITS: Final = tuple(
    next(hit for hit, ids in enumerate(_NAMED) if event.hits in ids) for event in COMPONENTS.events
)
EVENT_HITS_OF: Final = tuple(
    _NAMED[hit].index(event.hits) for hit, event in zip(EVENT_HITS, COMPONENTS.events, strict=True)
)

# A card is a person (0 …) or an event (PERSONS + its number); a deck is a bit mask of cards.
CARD_IDS: Final = PERSON_IDS + EVENT_IDS
CARD_COUNTRY: Final = PERSON_COUNTRY + EVENT_COUNTRY
DECKS: Final = tuple(mask_of(card for card, at in enumerate(CARD_COUNTRY) if at == country) for country in EACH_COUNTRY)

PRICES: Final = tuple(
    tuple(next((price.vp for price in country.prices if price.good == good), 0) for good in GOODS)
    for country in COMPONENTS.countries
)
BUYERS: Final = tuple(tuple(c for c in EACH_COUNTRY if PRICES[c][good]) for good in EACH_GOOD)
BOUGHT: Final = tuple(tuple(good for good in EACH_GOOD if PRICES[c][good]) for c in EACH_COUNTRY)
# What was sold in a turn is a mask of these (CF-61).
SALE: Final = tuple(tuple(1 << len(GOODS) * country + good for good in EACH_GOOD) for country in EACH_COUNTRY)
SALE_IDS: Final = tuple(f"{good}_in_{country}" for country in COUNTRIES for good in GOODS)

FIELDS: Final = len(COMPONENTS.track)
FIELD_DIE: Final = tuple(DICE.index(field.die) for field in COMPONENTS.track)
FIELD_SYMBOL: Final = tuple(_AT[field.symbol] for field in COMPONENTS.track)
# The fields of a die's colour in the order in which a disc on a field meets them; its own field is not among them.
AHEAD: Final = tuple(
    tuple(
        tuple(f % FIELDS for f in range(at + 1, at + FIELDS) if FIELD_DIE[f % FIELDS] == die)
        for die in EACH_COLOURED_DIE
    )
    for at in range(FIELDS)
)

ADVANTAGE_SYMBOL: Final = tuple(_AT[tile.symbol] for tile in COMPONENTS.advantages)
ADVANTAGE_IDS: Final = tuple(tile.symbol for tile in COMPONENTS.advantages)
ADVANTAGE_COUNT: Final = tuple(tile.count for tile in COMPONENTS.advantages)
ADVANTAGES: Final = sum(ADVANTAGE_COUNT)
ADVANTAGE_VP: Final = tuple(VP_OF.get(symbol, 0) for symbol in ADVANTAGE_SYMBOL)
VP_KINDS: Final = tuple(kind for kind, vp in enumerate(ADVANTAGE_VP) if vp)
USABLE_KINDS: Final = tuple(kind for kind, vp in enumerate(ADVANTAGE_VP) if not vp)  # VP tiles only count (CF-113)
# A heap of advantages is one int with HEAP_BITS for each kind.
HEAP_BITS: Final = 4
MOST_OF_KIND: Final = (1 << HEAP_BITS) - 1
ONE_OF: Final = tuple(1 << HEAP_BITS * kind for kind in range(len(ADVANTAGE_SYMBOL)))
EVERY_ADVANTAGE: Final = sum(count * one for count, one in zip(ADVANTAGE_COUNT, ONE_OF, strict=True))

LOCH_LEVEN_RELIGION: Final = tuple(RELIGIONS.index(card.religion) for card in COMPONENTS.loch_leven)
LOCH_LEVEN_GOOD: Final = tuple(GOODS.index(card.good) for card in COMPONENTS.loch_leven)
LOCH_LEVEN_START: Final = tuple(FIELD_SYMBOL.index(_AT[card.start_field]) for card in COMPONENTS.loch_leven)

_N = COMPONENTS.numbers
START_VP: Final = _N.start_vp
END_VP: Final = _N.end_vp
RELIGION_FACES: Final = tuple(_N.religion_die)
HIGHEST_RELIGION: Final = max(RELIGION_FACES)
RELIGION_FIELDS: Final = (0, 0, *_N.religion_fields)  # by number of players
HOUSE_VP: Final = _N.house_vp
PROTECTION_VP: Final = _N.protection_vp
GOODS_PER_VP: Final = _N.goods_per_vp
CAPTAIN_VP: Final = _N.captain_vp
FREE_DIE_PRICE: Final = _N.free_die_price
NO_PERSON_PRICE: Final = _N.no_person_price
LONGEST_SKIP: Final = _N.longest_skip
MINORITY_VP: Final = 1  # CF-23


def count_of(heap: int, kind: int) -> int:
    """How many advantages of a kind are in a heap."""
    return heap >> HEAP_BITS * kind & MOST_OF_KIND


def size_of(heap: int) -> int:
    """How many advantages are in a heap."""
    return sum(count_of(heap, kind) for kind in range(len(ONE_OF)))
