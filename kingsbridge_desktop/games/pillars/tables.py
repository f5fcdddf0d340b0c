"""The cards, places and numbers as tuples of ints, compiled from assets/data/pillars.json when the game is first used.

German rule term -> identifier:
  Baustoff resource, kind · Stein STONE · Holz WOOD · Sand SAND · Metall METAL · Baustoffkarte resource card (card)
  Wald forest · Steinbruch quarry · Kiesgrube gravel pit · Wollmanufaktur (wool) mill
  Handwerker craftsman · Starthandwerker STARTING · Handwerkerreihe row · Plätze places · Kapazität CAPACITY
  Mörtelmischer mortar mixer · Schreiner woodworker · Steinmetz stonecutter · Bedingungen rights
  Vorteilskarte advantage · Ereigniskarte event · Steuerfreiheit TAX_FREEDOM · Schutz protection
  Baumeister builder · Baumeisterfeld space · Ort place · Beutel bag · Kostenstein price · Kostenleiste cost track
  Bischofssitz BISHOP · Priorei PRIORY · Königshof COURT · Burg castle (CASTLE) · Baustoffmarkt market (MARKET)
  Auslage display · Startspieler start (START_SPACE) · Siegpunkte vp · Vermögen gold · Bauteil part
"""

from __future__ import annotations

from kingsbridge_desktop.games.component_file import text_of
from kingsbridge_desktop.games.pillars.data import FILE, PLACES, RESOURCES, Data, loads

__all__ = ["DATA", "loads"]


def load() -> Data:
    """The file in assets."""
    return loads(text_of(FILE))


def _mask(flags: list[bool]) -> int:
    return sum(1 << i for i, flag in enumerate(flags) if flag)


DATA = load()
_numbers = DATA.numbers

STONE, WOOD, SAND, METAL = range(4)
GOLD = 4  # beside the four resources in USES
RESOURCE_IDS = RESOURCES

ROUNDS = _numbers.rounds
WORKERS = _numbers.workers
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
PRIORY_VP = tuple(_numbers.priory)

MOST_CUBES = 60  # more of one kind than anybody can come to hold

BUY = tuple(entry.buy or 0 for entry in DATA.resources)  # metal cannot be bought: its 0 is never asked for
SELL = tuple(entry.sell for entry in DATA.resources)

# Resource cards
CARD_IDS = tuple(card.id for card in DATA.resource_cards)
CARDS = range(len(CARD_IDS))
_site_of = {site.id: i for i, site in enumerate(DATA.sites)}
SITE_KIND = tuple(RESOURCES.index(site.resource) for site in DATA.sites)  # forest, quarry, gravel pit: steps 6, 7, 8
CARD_SITE = tuple(_site_of[card.site] for card in DATA.resource_cards)
CARD_KIND = tuple(SITE_KIND[site] for site in CARD_SITE)
CARD_YIELD = tuple(card.yields for card in DATA.resource_cards)
CARD_WORKERS = tuple(card.workers for card in DATA.resource_cards)
SITE_CARDS = tuple(_mask([CARD_SITE[card] == site for card in CARDS]) for site in range(3))
ALL_CARDS = (1 << len(CARD_IDS)) - 1

# Craftsmen: every player has an own copy of the starting ones, the others are single
CRAFTSMAN_IDS = tuple(entry.id for entry in DATA.craftsmen)
CRAFTSMEN = range(len(CRAFTSMAN_IDS))
TRADE_IDS = tuple(kind.id for kind in DATA.kinds)
TRADE = tuple(TRADE_IDS.index(entry.kind) for entry in DATA.craftsmen)
FROM_ROUND = tuple(entry.round for entry in DATA.craftsmen)
COST = tuple(entry.cost for entry in DATA.craftsmen)
CAPACITY = tuple(entry.capacity for entry in DATA.craftsmen)
USES = tuple(entry.uses.row[:5] for entry in DATA.craftsmen)  # stone, wood, sand, metal, gold
USED = tuple(  # the same without zeroes: (kind, amount) pairs
    tuple((kind, amount) for kind, amount in enumerate(uses) if amount) for uses in USES
)
NEEDS = tuple(  # only to be held, never spent
    tuple((kind, amount) for kind, amount in enumerate(entry.needs.row[:4]) if amount) for entry in DATA.craftsmen
)
GIVES_VP = tuple(entry.gives.vp for entry in DATA.craftsmen)
GIVES_GOLD = tuple(entry.gives.gold for entry in DATA.craftsmen)
STARTING = _mask([entry.round == 0 for entry in DATA.craftsmen])
ROUND_CRAFTSMEN = tuple(tuple(c for c in CRAFTSMEN if FROM_ROUND[c] == number) for number in range(ROUNDS + 1))
ROUND_MASK = tuple(sum(1 << c for c in ids) for ids in ROUND_CRAFTSMEN)
BLESSED = _mask([DATA.kinds[trade].blessed for trade in TRADE])  # PE-94

RIGHT_IDS = ("use_masons", "buy_wood", "sell_stone")
USE_MASONS, BUY_WOOD, SELL_STONE = range(3)
RIGHT_HOLDERS = tuple(_mask([DATA.kinds[trade].right == right for trade in TRADE]) for right in RIGHT_IDS)
RIGHT_NEEDED = tuple(_mask([DATA.kinds[trade].requires == right for trade in TRADE]) for right in RIGHT_IDS)

# Advantages
ADVANTAGE_IDS = tuple(entry.id for entry in DATA.advantages)
ADVANTAGES = range(len(ADVANTAGE_IDS))
LAST_ROUND_ADVANTAGES = tuple(a for a in ADVANTAGES if DATA.advantages[a].last_round)
LAST_ROUND_MASK = sum(1 << a for a in LAST_ROUND_ADVANTAGES)
ALL_ADVANTAGES = (1 << len(ADVANTAGE_IDS)) - 1
AT_ONCE = _mask([entry.kind == "at_once" for entry in DATA.advantages])
AT_ONCE_GIVES = tuple(entry.gives.row for entry in DATA.advantages)  # stone, wood, sand, metal, gold, VP
INCOME = tuple(  # per site: (advantage, amount) of what it brings there besides the cards
    tuple(
        (a, DATA.advantages[a].income.row[SITE_KIND[site]])
        for a in ADVANTAGES
        if DATA.advantages[a].income.row[SITE_KIND[site]]
    )
    for site in range(3)
)
JACK = next(a for a in ADVANTAGES if DATA.advantages[a].places)
OTTO = next(a for a in ADVANTAGES if DATA.advantages[a].workers)
FRANCIS = next(a for a in ADVANTAGES if DATA.advantages[a].tax is not None)
PHILIP = next(a for a in ADVANTAGES if DATA.advantages[a].priory)
ELLEN = next(a for a in ADVANTAGES if DATA.advantages[a].foresight)
TAX_FREEDOM = next(a for a in ADVANTAGES if DATA.advantages[a].power == "tax_freedom")
THOMAS = next(a for a in ADVANTAGES if DATA.advantages[a].power == "protection")
REMIGIUS = next(a for a in ADVANTAGES if DATA.advantages[a].power == "free_builder")
JACK_PLACES = DATA.advantages[JACK].places
FRANCIS_TAX = DATA.advantages[FRANCIS].tax or 0
PHILIP_VP = DATA.advantages[PHILIP].priory

# Events
EVENT_IDS = tuple(entry.id for entry in DATA.events)
EVENTS = range(len(EVENT_IDS))
ALL_EVENTS = (1 << len(EVENT_IDS)) - 1
EVENT_POSITIVE = tuple(entry.positive for entry in DATA.events)
EVENT_EFFECT = tuple(entry.effect for entry in DATA.events)
EVENT_AMOUNT = tuple(entry.amount for entry in DATA.events)
WALL_BUILDERS = min((entry.amount for entry in DATA.events if entry.effect == "builders"), default=BUILDERS)
EVENT_LIMIT = tuple(entry.limit for entry in DATA.events)

# Places and their builder spaces, numbered through clockwise
PLACE_IDS = PLACES
_first = [sum(place.spaces for place in DATA.places[:i]) for i in range(len(DATA.places) + 1)]
PLACE_SPACES = tuple(tuple(range(_first[i], _first[i + 1])) for i in range(len(DATA.places)))
SPACES = range(_first[-1])
ALL_SPACES = (1 << len(SPACES)) - 1
SPACE_PLACE = tuple(i for i, spaces in enumerate(PLACE_SPACES) for _ in spaces)
SPACE_IDS = tuple(
    PLACES[place] if len(PLACE_SPACES[place]) == 1 else f"{PLACES[place]}_{space - PLACE_SPACES[place][0] + 1}"
    for space, place in enumerate(SPACE_PLACE)
)
ORDERED = tuple(place.ordered for place in DATA.places)
BISHOP = PLACE_SPACES[0][0]
KINGSBRIDGE = PLACE_SPACES[1]
PRIORY = PLACE_SPACES[2]
COURT = PLACE_SPACES[3]
SHIRING = PLACE_SPACES[4]
CASTLE = PLACE_SPACES[5][0]
MARKET = PLACE_SPACES[6]
START_SPACE = PLACE_SPACES[7][0]
COURT_MASK = sum(1 << space for space in COURT)
MARKET_MASK = sum(1 << space for space in MARKET)
