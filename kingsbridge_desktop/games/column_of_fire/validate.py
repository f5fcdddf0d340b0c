"""Can this position arise? Each refusal is one sentence; the form was checked before."""

from __future__ import annotations

from kingsbridge_desktop.core.bits import members_of
from kingsbridge_desktop.core.types import HIDDEN, NOBODY, Frame
from kingsbridge_desktop.games.column_of_fire import tables
from kingsbridge_desktop.games.column_of_fire.decks import answers, is_hit
from kingsbridge_desktop.games.column_of_fire.frames import FRAMES, MAY_BE_MISSING
from kingsbridge_desktop.games.column_of_fire.scoring import is_last_year
from kingsbridge_desktop.games.column_of_fire.state import (
    State,
    free_religion_fields,
    houses_of,
    is_burning,
    shows,
    turn_order,
)
from kingsbridge_desktop.games.column_of_fire.symbols import TARGETS, is_possible
from kingsbridge_desktop.games.column_of_fire.tables import (
    COLOURED_DICE,
    COUNTRIES,
    DIE_BITS,
    DIE_OF_ENTRY,
    EACH_COUNTRY,
    count_of,
    size_of,
)
from kingsbridge_desktop.games.position_check import refuse_unless

_EFFECT = {"pick_target", "choose_religion", "turning_up", "use_field", "ship", "trade"}
# What may stand on a frame that waits; all others ask somebody and stand on top.
_ABOVE: dict[str, set[str]] = {
    "turns": {"conflicts", "order_conflicts"},
    "conflicts": {"ending", "end_turn"},
    "ending": {"display", "persons", "turn_person", "moving", "move", *_EFFECT},
    "display": {"leven", "turn_leven", "religion", "turn_religion", "choose_religion"},
    "leven": _EFFECT,
    "religion": _EFFECT,
    "persons": _EFFECT,
    "moving": {"choosing", "choose", "stone", "house", "next_card", "turn_up", *_EFFECT},
    "choosing": {"rolling", "roll", *_EFFECT},
    "rolling": _EFFECT,
    "next_card": {"act", *_EFFECT},
    "turning_up": {"struck", "answer_event"},
    "struck": {"struck", "answer_event"},
    "field": set(),
    "target": set(),
}
_FIRST_HALF = {"display", "leven", "turn_leven", "religion", "turn_religion", "persons", "turn_person"}
_PART_ONE = {"choosing", "choose", "rolling", "roll", "stone", "house", "act", "next_card", "turn_up"}
_SECOND_HALF = {"moving", "move", *_PART_ONE}
_NOBODYS = {"turns", "turning_up"}
_ANYBODYS = {"struck", "answer_event"}


def check(s: State) -> None:
    """Refuses by ImpossibleState what no game can lead to."""
    refuse_unless(s.start < s.seats, f"there is no seat {s.start} to start")
    refuse_unless(s.active < s.seats, f"there is no seat {s.active} to be active")
    for seat in range(s.seats):
        _check_dice(s, seat)
    refuse_unless(len(set(s.discs)) == s.seats, "two discs stand on one field of the action track")
    _check_countries(s)
    _check_cards(s)
    _check_advantages(s)
    _check_turn(s)
    most = max(s.vp)
    refuse_unless(bool(s.ending) or most < tables.END_VP, f"a player has {most} VP, so end_announced must be true")
    _check_stack(s)


def _check_dice(s: State, seat: int) -> None:
    """Each coloured die lies in one place; on a card it shows a number."""
    on_persons = [entry & DIE_OF_ENTRY for entry in s.displays[seat]]
    for die, name in enumerate(COLOURED_DICE):
        places = (s.free[seat] >> die & 1) + (s.leven[seat] >> die & 1) + on_persons.count(die)
        refuse_unless(places <= 1, f"player {seat}: the {name} die is in two places")
        refuse_unless(places == 1, f"player {seat}: the {name} die is nowhere")
        is_free = s.free[seat] >> die & 1
        refuse_unless(is_free or shows(s, seat, die), f"player {seat}: the {name} die on a card must show a number")
    for entry in s.displays[seat]:
        person, die = entry >> DIE_BITS, entry & DIE_OF_ENTRY
        fits = die in (tables.PERSON_COUNTRY[person], tables.VIOLET)
        refuse_unless(fits, f"player {seat}: the {COLOURED_DICE[die]} die cannot lie on {tables.PERSON_IDS[person]}")


def _check_countries(s: State) -> None:
    houses = [houses_of(s, seat) for seat in range(s.seats)]
    for country, name in enumerate(COUNTRIES):
        fields = [of[country] for of in houses if of[country]]
        refuse_unless(len(set(fields)) == len(fields), f"{name}: two houses stand on one field")
        room = tables.RELIGION_FIELDS[s.seats]
        stones = room - free_religion_fields(s, country)
        refuse_unless(stones <= room, f"{name}: {stones} stones do not fit on {room} religion fields")


def _check_cards(s: State) -> None:
    """Every card is in one place of its country at most; those that are nowhere have left the game."""
    seen = [entry >> DIE_BITS for display in s.displays for entry in display]
    for country, name in enumerate(COUNTRIES):
        here = list(members_of(s.unseen[country]))
        if s.open[country] >= 0:
            here.append(s.open[country])
        for card in here:
            fits = tables.CARD_COUNTRY[card] == country
            refuse_unless(fits, f"{name}: {tables.CARD_IDS[card]} does not belong to this deck")
        seen += here
    twice = [card for card in seen if seen.count(card) > 1]
    refuse_unless(not twice, f"the card {tables.CARD_IDS[twice[0]] if twice else ''} is in two places")


def _check_advantages(s: State) -> None:
    """All 28 are somewhere; with hidden ones at least none is too many."""
    for seat in range(s.seats):
        fits = s.hands[seat] == HIDDEN or size_of(s.hands[seat]) == s.hand_sizes[seat]
        refuse_unless(fits, f"player {seat}: advantage_count does not fit the advantages")
    fits = s.supply == HIDDEN or size_of(s.supply) == s.supply_size
    refuse_unless(fits, "the supply_count of the advantages does not fit their supply")
    heaps = [heap for heap in (*s.hands, s.supply, s.used) if heap != HIDDEN]
    all_known = len(heaps) == s.seats + 2
    for kind, name in enumerate(tables.ADVANTAGE_IDS):
        count, right = sum(count_of(heap, kind) for heap in heaps), tables.ADVANTAGE_COUNT[kind]
        fits = count == right if all_known else count <= right
        refuse_unless(fits, f"there must be {right} advantages {name}, not {count}")
    total = sum(s.hand_sizes) + s.supply_size + size_of(s.used)
    refuse_unless(total == tables.ADVANTAGES, f"there must be {tables.ADVANTAGES} advantages in all, not {total}")
    was_used = any(count_of(s.used, kind) for kind in tables.VP_KINDS)
    refuse_unless(not was_used, "a VP advantage cannot have been used")


def _check_turn(s: State) -> None:
    """What has happened in this turn so far."""
    for sale in members_of(s.sold):
        country, good = divmod(sale, len(tables.GOODS))
        is_bought = tables.PRICES[country][good] > 0
        refuse_unless(is_bought, f"{COUNTRIES[country]} does not buy {tables.GOODS[good]}")
    rolled = s.rolled
    refuse_unless(not rolled & ~s.free[s.active], "a die rolled this turn must be a free die of the active player")
    refuse_unless(not rolled or bool(s.half), "dice are rolled in the second half only")
    blank = [die for die in members_of(rolled) if not shows(s, s.active, die)]
    refuse_unless(not blank, "a die rolled this turn must show a number")


# The stack: from the turn that comes next at the bottom to the question at the top


def _check_stack(s: State) -> None:
    """Refuses a stack that cannot stand in this position; an empty one is the end of a game."""
    for frame in s.stack:
        needed = [name for name in FRAMES[frame.kind] if name not in MAY_BE_MISSING]
        refuse_unless(len(frame.args) >= len(needed), f"the frame {frame.kind} must name {' and '.join(needed)}")
    turning = {frame.args[0] for frame in s.stack if frame.kind in ("next_card", "turn_up", "turning_up")}
    for country in EACH_COUNTRY:
        waits = s.open[country] < 0 and s.unseen[country] and country not in turning
        refuse_unless(not waits, f"{COUNTRIES[country]} shows no person although cards are left to turn up")
    if s.stack:
        _check_order(s)
    else:
        is_over = is_last_year(s) and s.half and s.active == turn_order(s, s.start)[-1]
        refuse_unless(is_over, "a game is over only after a whole year with 50 VP reached or a deck used up")
    kinds = {frame.kind for frame in s.stack}
    is_choosing = kinds & {"choosing", "choose"} and not kinds & {"rolling", "roll"}
    refuse_unless(not s.rolled or bool(is_choosing), "dice were rolled this turn, but no die is being chosen")


def _check_order(s: State) -> None:
    """Everything is the active player's, but for the answers to an event."""
    bottom, top = s.stack[0], s.stack[-1]
    is_turn = bottom.kind == "turns" and 1 <= bottom.args[0] <= 2 * s.seats
    refuse_unless(is_turn, "the lowest frame must be turns, with the number of the next turn")
    half, place = divmod(bottom.args[0] - 1, s.seats)
    fits = (half, turn_order(s, s.start)[place]) == (s.half, s.active)
    refuse_unless(fits, "the active player and the half do not fit the frame turns")
    refuse_unless(top.kind not in _ABOVE, f"the frame {top.kind} asks nobody, so it cannot be the top one")
    for below, frame in zip(s.stack, s.stack[1:], strict=False):
        fits = frame.kind in _ABOVE.get(below.kind, ())
        refuse_unless(fits, f"the frame {frame.kind} cannot stand on {below.kind}")
    for frame in s.stack:
        fits = frame.kind not in (_FIRST_HALF if s.half else _SECOND_HALF)
        refuse_unless(fits, f"the frame {frame.kind} does not belong to this half of the year")
        wanted = NOBODY if frame.kind in _NOBODYS else s.active
        fits = frame.kind in _ANYBODYS or frame.seat == wanted
        refuse_unless(fits, f"the frame {frame.kind} must be of seat {wanted}, not {frame.seat}")
        _check_frame(s, frame)
    _check_event(s)


def _check_frame(s: State, frame: Frame) -> None:
    """Whether there is something to do for a frame that asks."""
    seat, kind, args = frame.seat, frame.kind, frame.args
    if kind in ("persons", "turn_person"):
        _check_persons(s, frame)
    elif kind == "turn_leven":
        refuse_unless(s.leven[seat], "there is no die on Loch Leven to turn down")
    elif kind == "turn_religion":
        refuse_unless(not (args and s.leven[seat]), "the dice on Loch Leven come before the religion die")
    elif kind in ("stone", "house"):
        _check_taking(s, frame)
    elif kind == "act":
        _check_act(s, seat, args[0])
    elif kind in ("next_card", "turn_up", "turning_up"):
        is_free = s.open[args[0]] < 0
        refuse_unless(is_free, f"a card cannot be turned up in {COUNTRIES[args[0]]}: a person is open there")
    elif kind in ("moving", "move"):
        taken = [disc for other, disc in enumerate(s.discs) if other != seat]
        refuse_unless(not set(args) & set(taken), "another disc stands where the turn began")
    elif kind == "use_field":
        symbol = tables.FIELD_SYMBOL[args[0]]
        fits = s.discs[seat] == args[0] and symbol < tables.SHIP and bool(TARGETS[symbol](s, seat))
        refuse_unless(fits, f"the field {args[0]} cannot be used by seat {seat} now")
    elif kind in ("ship", "trade"):
        symbol = args[0] + (tables.SHIP if kind == "ship" else tables.TRADE)
        fits = tables.FIELD_SYMBOL[s.discs[seat]] == symbol
        refuse_unless(fits, f"the disc of seat {seat} does not stand on that {kind} field")
    elif kind == "pick_target":
        offers = args[0] < tables.ANY_GOOD and len(TARGETS[args[0]](s, seat)) > 1
        refuse_unless(offers, f"the symbol {tables.ALL_SYMBOLS[args[0]]} offers no choice now")
    elif kind == "order_conflicts":
        conflicts = sum(is_burning(s, country) for country in EACH_COUNTRY)
        refuse_unless(conflicts > 1, "there are not two conflicts to put in order")


def _check_persons(s: State, frame: Frame) -> None:
    display = [entry >> DIE_BITS for entry in s.displays[frame.seat]]
    there = [person for person in frame.args if person in display]
    in_order = len(set(frame.args)) == len(frame.args) and there == sorted(there, key=display.index)
    refuse_unless(in_order, "the persons still to be turned down do not stand in the order of the display")
    if frame.kind == "turn_person":
        is_there = bool(frame.args) and frame.args[0] in display
        refuse_unless(is_there, "the person to be turned down is not in the display")


def _check_taking(s: State, frame: Frame) -> None:
    """A person is being taken: the stone or the house is asked about."""
    seat, (die, country) = frame.seat, frame.args
    fits = die in (country, tables.VIOLET) and s.free[seat] >> die & 1 and shows(s, seat, die)
    refuse_unless(fits, f"the {tables.DICE[die]} die cannot take a person of {COUNTRIES[country]}")
    refuse_unless(s.open[country] >= 0, f"{COUNTRIES[country]} shows no person to take")
    if frame.kind == "stone":
        is_asked = s.protections[seat] and free_religion_fields(s, country)
        refuse_unless(
            bool(is_asked), "whoever has no protection or finds no free religion field is not asked about the stone"
        )
    else:
        is_lower = 0 < houses_of(s, seat)[country] < shows(s, seat, die)
        refuse_unless(is_lower, f"there is no house to raise in {COUNTRIES[country]}")


def _check_act(s: State, seat: int, person: int) -> None:
    name, display = tables.PERSON_IDS[person], s.displays[seat]
    is_last = bool(display) and display[-1] >> DIE_BITS == person
    refuse_unless(is_last, f"the person to be used, {name}, is not the last one of the display")
    can_do = any(is_possible(s, seat, symbol) for symbol in tables.PERSON_SYMBOLS[person])
    refuse_unless(can_do, f"{name} cannot be used now")


def _check_event(s: State) -> None:
    """Those hit by an event answer clockwise from the active player, so the last of them lies lowest."""
    struck = [frame for frame in s.stack if frame.kind in _ANYBODYS]
    if not struck:
        return
    event = struck[0].args[0]
    given = [frame.args[1] for frame in struck if len(frame.args) > 1]
    fits = tables.EVENT_EFFECT[event] == tables.LOSE_GOODS and max(given, default=0) < tables.EVENT_VALUE[event]
    refuse_unless(fits or not given, "more goods were given up than the event takes")
    where = next(frame.args[0] for frame in s.stack if frame.kind == "turning_up")
    fits = all(frame.args[0] == event for frame in struck) and tables.EVENT_COUNTRY[event] == where
    refuse_unless(fits, "the frames of an event must name one event of the deck that is being turned up")
    was_turned_up = s.event_seen and not s.unseen[where] >> (tables.PERSONS + event) & 1
    refuse_unless(was_turned_up, "an event is being answered, but none was turned up in this turn")
    fits = all(frame.seat != NOBODY and is_hit(s, frame.seat, event) for frame in struck)
    refuse_unless(fits, "an event is being answered by somebody it does not hit")
    places = [turn_order(s, s.active).index(frame.seat) for frame in struck]
    in_order = places == sorted(set(places), reverse=True)
    refuse_unless(in_order, "the players hit by an event must answer clockwise from the active player")
    asked = struck[-1].seat
    refuse_unless(len(answers(s, asked, *struck[-1].args)) > 1, f"seat {asked} has nothing to decide about the event")
