"""Positions of A Column of Fire that ordinary games seldom reach, nearly all at the beginning of a turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from tests.models.parts.column_of_fire_box import (
    ADVANTAGES,
    COLOURED,
    COUNTRIES,
    DECKS,
    DIE_OF,
    EVENTS,
    GOODS,
    PERSONS,
    RELIGIONS,
    STONES,
    TRACK,
)
from tests.models.parts.column_of_fire_table import Country, Step, Table

Change = Callable[[Table, Random], None]


def odd_positions(position: dict[str, Any], rng: Random) -> Iterator[tuple[str, dict[str, Any]]]:
    """Each oddity by itself, and some of them together."""
    for change in (*CHANGES, fifty_on_the_track, fifty_on_the_track, None):
        table = Table.read(position)
        chosen = [change] if change else rng.sample(CHANGES, 4)
        _rewind(table, rng)
        for one in chosen:
            one(table, rng)
        # Most games end with this year, so that many can be played; some oddities bring the end by themselves.
        soon = any(one in chosen for one in (nearly_fifty, fifty_on_the_track, used_up_decks, short_decks))
        reached = max(player.vp for player in table.players) >= 50
        table.end_announced = reached or (not soon and rng.random() < 0.8)
        if len(table.agenda) == 1:
            _begin_turn(table)
        yield f"odd: {', '.join(one.__name__ for one in chosen)}", table.write()


def _rewind(table: Table, rng: Random) -> None:
    """Back to the beginning of a turn, in either half: nothing has happened in it."""
    turn = rng.randrange(2 * table.seats)
    table.half = 1 if turn < table.seats else 2
    table.active = (table.start + turn) % table.seats
    table.agenda = [Step("turns", -1, (turn + 1,))]
    table.sold, table.rolled, table.event_seen = set(), [], False
    for country in table.countries.values():
        _show_a_person(country, rng)


def _begin_turn(table: Table) -> None:
    seat = table.active
    kinds = ["conflicts", "ending"]
    if table.half == 2:
        kinds += ["moving", "choosing", "roll"]
    else:
        kinds += ["display", "turn_leven" if table.players[seat].leven else "turn_religion_first"]
    table.agenda += [Step(kind, seat) for kind in kinds]


def _show_a_person(country: Country, rng: Random) -> None:
    """A deck with cards shows a person; one that has only events left is used up."""
    if country.shown:
        return
    persons = [card for card in country.deck if card in PERSONS]
    if persons:
        country.shown = rng.choice(persons)
        country.deck.remove(country.shown)
    else:
        country.deck = []


def poverty(table: Table, rng: Random) -> None:
    """Nobody can pay for anything or avert anything."""
    for player in table.players:
        player.vp = rng.choice((0, 0, 1, 2))
        player.goods = dict.fromkeys(GOODS, 0)
        player.protections = 0


def riches(table: Table, rng: Random) -> None:
    """Goods, protections and houses for all kinds of sales, VP for all payments."""
    for seat, player in enumerate(table.players):
        player.vp = rng.randint(5, 30)
        player.goods = {good: rng.randint(0, 3) for good in GOODS}
        player.protections = rng.randint(0, 3)
        for country in table.countries.values():
            free = [number for number in range(1, 7) if number not in country.houses.values()]
            country.houses.setdefault(seat, rng.choice(free))


def nearly_fifty(table: Table, rng: Random) -> None:
    """One step before 50 VP, by any way of winning them; a used-up deck keeps the game short in any case."""
    riches(table, rng)
    for player in table.players:
        player.vp = rng.randint(46, 49)
    used_up = table.countries[rng.choice(COUNTRIES)]
    used_up.shown, used_up.deck = None, []


def fifty_on_the_track(table: Table, rng: Random) -> None:
    """The active player has just reached a field that brings the last VP."""
    nearly_fifty(table, rng)
    turn = rng.randrange(table.seats, 2 * table.seats)
    table.half, table.active = 2, (table.start + turn) % table.seats
    discs = [player.disc for player in table.players]
    paying = [at for at, field in enumerate(TRACK) if field.symbol.startswith(("ship_", "trade_", "vp_"))]
    at = rng.choice([at for at in paying if at not in discs])
    table.players[table.active].disc = at
    kind, _, what = TRACK[at].symbol.partition("_")
    table.agenda = [Step("turns", -1, (turn + 1,)), Step("conflicts", table.active), Step("ending", table.active)]
    if kind == "vp":
        table.agenda.append(Step("use_field", table.active, (at,)))
    else:
        table.agenda.append(Step(kind, table.active, (what, False)))


def short_decks(table: Table, rng: Random) -> None:
    """A card or two in each deck."""
    for country in table.countries.values():
        country.deck = rng.sample(country.deck, min(len(country.deck), rng.randint(0, 2)))


def used_up_decks(table: Table, rng: Random) -> None:
    """Countries without persons, where a die only brings a house."""
    for name in rng.sample(COUNTRIES, rng.randint(1, 4)):
        table.countries[name].shown = None
        table.countries[name].deck = []


def ill_fated_decks(table: Table, rng: Random) -> None:
    """Nearly every card is an event."""
    in_displays = {person for player in table.players for person, _ in player.display}
    for name, country in table.countries.items():
        persons = [card for card in DECKS[name] if card in PERSONS and card not in in_displays]
        rng.shuffle(persons)
        country.shown = persons.pop() if persons else None
        country.deck = persons[: rng.randint(0, 2)] + [card for card in DECKS[name] if card in EVENTS]
        if not country.shown:
            country.deck = []


def full_hands(table: Table, rng: Random) -> None:
    """All advantages are out: the supply is empty, or as good as."""
    tiles = [tile for tile, count in ADVANTAGES.items() for _ in range(count)]
    rng.shuffle(tiles)
    table.used = [tiles.pop() for _ in range(rng.randint(0, 3))]
    worthless = [tile for tile in table.used if tile.startswith("vp_")]  # these cannot have been used (CF-113)
    table.used = [tile for tile in table.used if tile not in worthless]
    tiles += worthless
    table.supply = [tiles.pop() for _ in range(rng.choice((0, 0, 0, 1, 2)))]
    for player in table.players:
        player.hand = []
    for tile in tiles:
        rng.choice(table.players).hand.append(tile)


def full_countries(table: Table, rng: Random) -> None:
    """The next stone anywhere means a conflict; some fields may be full already."""
    fields = 3 if table.seats == 2 else 4
    for country in table.countries.values():
        country.stones = [rng.choice(STONES) for _ in range(fields - rng.choice((0, 1, 1, 1)))]


def many_persons(table: Table, rng: Random) -> None:
    """All dice lie on cards or nearly so, showing anything from 1 to 6."""
    for player in table.players:
        player.display, player.leven = [], []
    for country in table.countries.values():
        country.deck = country.deck[: rng.randint(1, 4)]
    in_decks = {card for country in table.countries.values() for card in (*country.deck, country.shown)}
    persons = [person for person in PERSONS if person not in in_decks]
    rng.shuffle(persons)
    for player in table.players:
        for die in rng.sample(COLOURED, rng.choice((4, 5, 5))):
            player.numbers[die] = rng.randint(1, 6)
            fits = [person for person in persons if die in (DIE_OF[PERSONS[person].country], "violet")]
            if rng.random() < 0.15:
                player.leven.append(die)
            elif fits:
                player.display.append((fits[0], die))
                persons.remove(fits[0])
        player.leven = [die for die in COLOURED if die in player.leven]


def imprisoned(table: Table, rng: Random) -> None:
    """Several dice on Loch Leven."""
    for player in table.players:
        for die in rng.sample(COLOURED, rng.randint(1, 3)):
            player.display = [(person, other) for person, other in player.display if other != die]
            player.leven = [other for other in COLOURED if other in player.leven or other == die]
            player.numbers[die] = rng.randint(1, 6)


def crowded_houses(table: Table, rng: Random) -> None:
    """Houses side by side on the lowest or the highest numbers."""
    for country in table.countries.values():
        owners = rng.sample(range(table.seats), rng.randint(max(1, table.seats - 1), table.seats))
        lowest = rng.choice((1, 2, 7 - len(owners)))
        country.houses = {seat: lowest + at for at, seat in enumerate(owners)}


def crowded_track(table: Table, rng: Random) -> None:
    """Discs one behind the other, or all on fields of one colour."""
    first = rng.randrange(len(TRACK))
    fields = [(first + at) % len(TRACK) for at in range(len(TRACK))]
    if rng.random() < 0.5:
        fields = [at for at in fields if TRACK[at].die == TRACK[first].die]
    seats = list(range(table.seats))
    rng.shuffle(seats)
    for seat, at in zip(seats, fields, strict=False):
        table.players[seat].disc = at


def one_alone(table: Table, rng: Random) -> None:
    """One player against the religion of all others, religion dice at 1 or 5, long after the beginning."""
    one = rng.randrange(table.seats)
    alone = rng.choice(RELIGIONS)
    for seat, player in enumerate(table.players):
        player.religion = alone if seat == one or rng.random() < 0.1 else RELIGIONS[1 - RELIGIONS.index(alone)]
        player.religion_die = rng.choice((1, 1, 2, 5))
    table.year += 20


CHANGES: tuple[Change, ...] = (
    poverty,
    nearly_fifty,
    riches,
    short_decks,
    used_up_decks,
    ill_fated_decks,
    full_hands,
    full_countries,
    many_persons,
    imprisoned,
    crowded_houses,
    crowded_track,
    one_alone,
)
