"""The cards, places and numbers as tuples of ints, compiled when the game is first used, and how a state is laid out.

What they are called in German stands at the head of `data.py`. Things are numbered in the order of the data file.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from kingsbridge_desktop.core.bits import mask_of
from kingsbridge_desktop.games.pillars import data

COMPONENTS = data.BOX.load(__name__)  # names of things, for those who speak of them; rules read the tuples below
_numbers = COMPONENTS.numbers


def _mask(flags: Sequence[bool]) -> int:
    return mask_of(number for number, flag in enumerate(flags) if flag)


def _pairs(amounts: Sequence[int]) -> tuple[tuple[int, int], ...]:
    return tuple((thing, amount) for thing, amount in enumerate(amounts) if amount)


MOST_SEATS = 4

# Resources
RESOURCE_IDS = data.RESOURCES
STONE, WOOD, SAND, METAL = RESOURCES = range(len(RESOURCE_IDS))
GOLD = len(RESOURCES)  # beside the four resources in USES
GOODS = range(METAL)  # what lies on the market: stone, wood, sand
KINDS = len(RESOURCES)  # entries per seat in `cubes`
STOCK = tuple(slice(KINDS * seat, KINDS * seat + KINDS) for seat in range(MOST_SEATS))  # a seat's part of `cubes`
MOST_CUBES = 60  # more of one kind than anybody can come to hold
BUY = tuple(entry.buy or 0 for entry in COMPONENTS.resources)  # metal cannot be bought: its 0 is never asked for
SELL = tuple(entry.sell for entry in COMPONENTS.resources)

ROUNDS = _numbers.rounds
WORKERS = _numbers.workers
MOST_WORKERS = WORKERS + _numbers.grey_workers + 1  # with the black one
BUILDERS = _numbers.builders
START_VP = _numbers.start_vp
START_GOLD = _numbers.start_gold
GOLD_LIMIT = _numbers.gold_limit
TOP_PRICE = _numbers.price
ROW_PLACES = _numbers.row
KEPT = _numbers.kept
DISPLAY_CARDS = _numbers.display_cards
MARKET_CUBES = _numbers.market
GREY_WORKERS = _numbers.grey_workers
GREY_WON = _numbers.grey_won
GOLD_PER_VP = _numbers.gold_per_vp_owed
TAX_DIE = tuple(_numbers.tax_die)
LOWEST_TAX, HIGHEST_TAX = min(TAX_DIE), max(TAX_DIE)
PRIORY_VP = tuple(_numbers.priory)

# Phases of a round, and the steps of the third
CHOOSING_PHASE, PLACING_PHASE, BOARD_PHASE = 1, 2, 3
STEPS = range(1, len(COMPONENTS.steps) + 1)
(
    EVENT_STEP,
    BISHOP_STEP,
    MILL_STEP,
    KINGSBRIDGE_STEP,
    PRIORY_STEP,
    *SITE_STEPS,  # forest, quarry, gravel pit
    COURT_STEP,
    SHIRING_STEP,
    CASTLE_STEP,
    MARKET_STEP,
    CATHEDRAL_STEP,
    START_PLAYER_STEP,
) = STEPS
CLOSING = STEPS[-1] + 1  # after the last step the round is closed

# Resource cards
CARD_IDS = tuple(card.id for card in COMPONENTS.resource_cards)
CARDS = range(len(CARD_IDS))
SITES = range(len(COMPONENTS.sites))
_site_of = {site.id: number for number, site in enumerate(COMPONENTS.sites)}
SITE_KIND = tuple(RESOURCE_IDS.index(site.resource) for site in COMPONENTS.sites)
CARD_SITE = tuple(_site_of[card.site] for card in COMPONENTS.resource_cards)
CARD_KIND = tuple(SITE_KIND[site] for site in CARD_SITE)
CARD_YIELD = tuple(card.yields for card in COMPONENTS.resource_cards)
CARD_WORKERS = tuple(card.workers for card in COMPONENTS.resource_cards)
SITE_CARDS = tuple(_mask([card_site == site for card_site in CARD_SITE]) for site in SITES)
ALL_CARDS = mask_of(CARDS)

# Craftsmen: every player has an own copy of the starting ones, the others are single
CRAFTSMAN_IDS = tuple(entry.id for entry in COMPONENTS.craftsmen)
CRAFTSMEN = range(len(CRAFTSMAN_IDS))
TRADE_IDS = tuple(kind.id for kind in COMPONENTS.kinds)
TRADE = tuple(TRADE_IDS.index(entry.kind) for entry in COMPONENTS.craftsmen)
FROM_ROUND = tuple(entry.round for entry in COMPONENTS.craftsmen)
COST = tuple(entry.cost for entry in COMPONENTS.craftsmen)
CAPACITY = tuple(entry.capacity for entry in COMPONENTS.craftsmen)
USES = tuple(entry.uses.row[: GOLD + 1] for entry in COMPONENTS.craftsmen)  # stone, wood, sand, metal, gold
USED = tuple(map(_pairs, USES))  # the same without zeroes: (kind, amount) pairs
NEEDS = tuple(_pairs(entry.needs.row[:KINDS]) for entry in COMPONENTS.craftsmen)  # only to be held, never spent
GIVES_VP = tuple(entry.gives.vp for entry in COMPONENTS.craftsmen)
GIVES_GOLD = tuple(entry.gives.gold for entry in COMPONENTS.craftsmen)
STARTING = _mask([entry.round == 0 for entry in COMPONENTS.craftsmen])
ROUND_CRAFTSMEN = tuple(tuple(c for c in CRAFTSMEN if FROM_ROUND[c] == number) for number in range(ROUNDS + 1))
ROUND_MASK = tuple(map(mask_of, ROUND_CRAFTSMEN))
BLESSED = _mask([COMPONENTS.kinds[trade].blessed for trade in TRADE])  # PE-94
USE_BITS = 4  # in `used`, for each craftsman
MOST_USES = (1 << USE_BITS) - 1
USE_SHIFT = tuple(USE_BITS * craftsman for craftsman in CRAFTSMEN)

# Rights that a row gives (PE-55)
RIGHT_IDS = ("use_masons", "buy_wood", "sell_stone")
USE_MASONS, BUY_WOOD, SELL_STONE = range(len(RIGHT_IDS))
RIGHT_HOLDERS = tuple(_mask([COMPONENTS.kinds[trade].right == right for trade in TRADE]) for right in RIGHT_IDS)
RIGHT_NEEDED = tuple(_mask([COMPONENTS.kinds[trade].requires == right for trade in TRADE]) for right in RIGHT_IDS)

# Advantages
ADVANTAGE_IDS = tuple(entry.id for entry in COMPONENTS.advantages)
ADVANTAGES = range(len(ADVANTAGE_IDS))
LAST_ROUND_ADVANTAGES = tuple(a for a in ADVANTAGES if COMPONENTS.advantages[a].last_round)
LAST_ROUND_MASK = mask_of(LAST_ROUND_ADVANTAGES)
ALL_ADVANTAGES = mask_of(ADVANTAGES)
AT_ONCE = _mask([entry.kind == "at_once" for entry in COMPONENTS.advantages])
AT_ONCE_GIVES = tuple(entry.gives.row for entry in COMPONENTS.advantages)  # stone, wood, sand, metal, gold, VP
INCOME = tuple(  # per site: (advantage, amount) of what it brings there besides the cards
    _pairs([entry.income.row[kind] for entry in COMPONENTS.advantages]) for kind in SITE_KIND
)
INCOME_MASK = tuple(mask_of(advantage for advantage, _ in income) for income in INCOME)
JACK = next(a for a in ADVANTAGES if COMPONENTS.advantages[a].places)
OTTO = next(a for a in ADVANTAGES if COMPONENTS.advantages[a].workers)
FRANCIS = next(a for a in ADVANTAGES if COMPONENTS.advantages[a].tax is not None)
PHILIP = next(a for a in ADVANTAGES if COMPONENTS.advantages[a].priory)
ELLEN = next(a for a in ADVANTAGES if COMPONENTS.advantages[a].foresight)
TAX_FREEDOM = next(a for a in ADVANTAGES if COMPONENTS.advantages[a].power == "tax_freedom")
THOMAS = next(a for a in ADVANTAGES if COMPONENTS.advantages[a].power == "protection")
ASKED_ABOUT = {"thomas": THOMAS, "tax_freedom": TAX_FREEDOM}  # by the question whether they are used
REMIGIUS = next(a for a in ADVANTAGES if COMPONENTS.advantages[a].power == "free_builder")
JACK_PLACES = COMPONENTS.advantages[JACK].places
FRANCIS_TAX = COMPONENTS.advantages[FRANCIS].tax or 0
PHILIP_VP = COMPONENTS.advantages[PHILIP].priory

# Events
EVENT_IDS = tuple(entry.id for entry in COMPONENTS.events)
EVENTS = range(len(EVENT_IDS))
ALL_EVENTS = mask_of(EVENTS)
EVENT_POSITIVE = tuple(entry.positive for entry in COMPONENTS.events)
EVENT_EFFECT = tuple(entry.effect for entry in COMPONENTS.events)
EVENT_AMOUNT = tuple(entry.amount for entry in COMPONENTS.events)
EVENT_LIMIT = tuple(entry.limit for entry in COMPONENTS.events)
WALL_EVENTS = _mask([entry.effect == "builders" for entry in COMPONENTS.events])
WALL_BUILDERS = min((entry.amount for entry in COMPONENTS.events if entry.effect == "builders"), default=BUILDERS)
_blessing = max((entry.amount for entry in COMPONENTS.events if entry.effect == "capacity"), default=0)
MOST_TIMES = tuple(CAPACITY[c] + (_blessing if BLESSED >> c & 1 else 0) for c in CRAFTSMEN)  # in a round (PE-94)

# Places and their builder spaces, numbered through clockwise
PLACE_IDS = data.PLACES
PLACE_STEP = tuple(place.step for place in COMPONENTS.places)
ORDERED = tuple(place.ordered for place in COMPONENTS.places)
_first = [sum(place.spaces for place in COMPONENTS.places[:number]) for number in range(len(COMPONENTS.places) + 1)]
PLACE_SPACES = tuple(tuple(range(first, after)) for first, after in pairwise(_first))
SPACES = range(_first[-1])
SPACE_PLACE = tuple(place for place, spaces in enumerate(PLACE_SPACES) for _ in spaces)
SPACE_IDS = tuple(
    PLACE_IDS[place] if len(spaces) == 1 else f"{PLACE_IDS[place]}_{number + 1}"
    for place, spaces in enumerate(PLACE_SPACES)
    for number in range(len(spaces))
)
(BISHOP,), KINGSBRIDGE, PRIORY, COURT, SHIRING, (CASTLE,), MARKET, (START_SPACE,) = PLACE_SPACES
COURT_MASK = mask_of(COURT)
MARKET_MASK = mask_of(MARKET)
SLOTS = range(len(KINGSBRIDGE))  # cards above spaces: as many at Shiring
