"""The symbols of persons, fields and advantages: what each could do now, and doing it (CF-100 to CF-111)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kingsbridge_desktop.core.types import Action, Chance, Emit, Frame, Reason, all_but, silent
from kingsbridge_desktop.games.column_of_fire import actions, frames, tables
from kingsbridge_desktop.games.column_of_fire.pieces import (
    dismiss_person,
    gain_vp,
    put_stone,
    release_die,
    score_minority,
    take_stone,
)
from kingsbridge_desktop.games.column_of_fire.state import State, die_on, free_religion_fields, shows
from kingsbridge_desktop.games.column_of_fire.tables import (
    COLOURED_MASK,
    DICE_MASK,
    DIE_BITS,
    EACH_COUNTRY,
    EACH_GOOD,
    FACES_PER_SEAT,
    GOODS_PER_SEAT,
    HIGHEST_FACE,
    HOUSES_PER_SEAT,
    STONES_PER_COUNTRY,
)

Actions = tuple[Action, ...]
_FREE_DICE = tuple(
    tuple(actions.FREE_DIE[die] for die in tables.BITS[DICE_MASK & ~free]) for free in range(COLOURED_MASK + 1)
)


def next_field(s: State, seat: int) -> int:
    """The next unoccupied field of any colour (CF-58)."""
    discs = s.discs
    at = (discs[seat] + 1) % tables.FIELDS
    while at in discs:
        at = (at + 1) % tables.FIELDS
    return at


_NO_GOOD = tuple(Reason("no_good", (good,)) for good in EACH_GOOD)
_NO_HOUSE_FOR = tuple(Reason("no_house_for", (good,)) for good in EACH_GOOD)
_IS_FREE = tuple(Reason("die_is_free", (die,)) for die in tables.EACH_DIE)


def why_not_sell_any(s: State, seat: int, good: int) -> Reason | None:
    """A captain sells anywhere, but with a house where the kind is bought (CF-64)."""
    if not s.goods[GOODS_PER_SEAT * seat + good]:
        return _NO_GOOD[good]
    houses, at = s.houses, HOUSES_PER_SEAT * seat
    one, other = tables.BUYERS[good]
    return None if houses[at + one] or houses[at + other] else _NO_HOUSE_FOR[good]


def why_not_place_stone(s: State, seat: int, kind: int, country: int) -> Reason | None:
    """A stone needs a free religion field (CF-76)."""
    return None if free_religion_fields(s, country) else Reason("no_religion_field", (country,))


def why_not_remove_stone(s: State, seat: int, kind: int, country: int) -> Reason | None:
    """Only stones of a religion, and where one lies (CF-78)."""
    if kind == tables.NEUTRAL:
        return Reason("neutral_stays")
    return None if s.stones[STONES_PER_COUNTRY * country + kind] else Reason("no_such_stone", (kind, country))


def _why_not_turn(die: int, face: int, by: int) -> Reason | None:
    """A die never leaves its range (CF-106)."""
    if face + by < 1:
        return Reason("die_at_lowest", (die,))
    highest = tables.HIGHEST_RELIGION if die == tables.BLACK else HIGHEST_FACE
    return Reason("die_at_highest", (die,)) if face + by > highest else None


# The ways to turn a die, [die][face].
_TURNS = tuple(
    tuple(
        tuple(turn for turn in actions.TURN_DIE if turn.args[0] == die and not _why_not_turn(die, face, turn.args[1]))
        for face in range(HIGHEST_FACE + 1)
    )
    for die in tables.EACH_DIE
)


def why_not_turn_die(s: State, seat: int, die: int, by: int) -> Reason | None:
    """Only a die on a card is turned."""
    return why_not_free_die(s, seat, die) or _why_not_turn(die, shows(s, seat, die), by)


def why_not_free_die(s: State, seat: int, die: int) -> Reason | None:
    """A die that lies on a card (CF-110)."""
    return _IS_FREE[die] if s.free[seat] >> die & 1 else None


def why_not_remove_person(s: State, seat: int, person: int) -> Reason | None:
    """Nobody else's persons (CF-107)."""
    owner = next((other for other in range(s.seats) if die_on(s, other, person) >= 0), seat)
    return None if owner == seat else Reason("person_of_other", (person, owner))


def why_not_draw_advantage(s: State, seat: int) -> Reason | None:
    """There must be one (CF-94)."""
    return None if s.supply_size or s.used else Reason("nothing_to_do", (tables.ADVANTAGE,))


def _targets_captain(s: State, seat: int) -> Actions:
    """Must agree with why_not_sell_any."""
    goods, houses, at = s.goods, s.houses, HOUSES_PER_SEAT * seat
    found: Actions = ()
    for good, one, other in _CAPTAIN:
        if goods[GOODS_PER_SEAT * seat + good] and (houses[at + one] or houses[at + other]):
            found += (actions.SELL_ANY[good],)
    return found


_CAPTAIN = tuple((good, *tables.BUYERS[good]) for good in EACH_GOOD)


def _targets_neutral(s: State, seat: int) -> Actions:
    return _places(s, tables.NEUTRAL)


def _targets_catholic(s: State, seat: int) -> Actions:
    return _places(s, tables.CATHOLIC) + _removals(s, tables.CATHOLIC)


def _targets_protestant(s: State, seat: int) -> Actions:
    return _places(s, tables.PROTESTANT) + _removals(s, tables.PROTESTANT)


def _targets_either(s: State, seat: int) -> Actions:
    """Of both kinds of stones at once, sorted."""
    places = _places(s, tables.CATHOLIC) + _places(s, tables.PROTESTANT)
    return places + _removals(s, tables.CATHOLIC) + _removals(s, tables.PROTESTANT)


def _places(s: State, kind: int) -> Actions:
    """Must agree with why_not_place_stone."""
    place, room = actions.PLACE_STONE[kind], s.room
    return place if 0 not in room else tuple([place[country] for country in EACH_COUNTRY if room[country]])


def _removals(s: State, kind: int) -> Actions:
    """Must agree with why_not_remove_stone."""
    stones = s.stones
    found: Actions = ()
    for at, remove in _REMOVE[kind]:
        if stones[at]:
            found += remove
    return found


_REMOVE = tuple(
    tuple((STONES_PER_COUNTRY * country + kind, (actions.REMOVE_STONE[kind][country],)) for country in EACH_COUNTRY)
    for kind in tables.EACH_STONE
)


def _targets_turn_die(s: State, seat: int) -> Actions:
    faces, at = s.faces, FACES_PER_SEAT * seat
    found: Actions = ()
    for die in tables.BITS[COLOURED_MASK & ~s.free[seat]]:
        found += _TURNS[die][faces[at + die]]
    return found + _TURNS[tables.BLACK][s.religion_dice[seat]]


def _targets_remove_person(s: State, seat: int) -> Actions:
    """CF-107: from the own display, or an open one."""
    persons = [person for person in s.open if person >= 0]
    for entry in s.displays[seat]:
        persons.append(entry >> DIE_BITS)
    persons.sort()
    return tuple([actions.REMOVE_PERSON[person] for person in persons])


def _targets_advance(s: State, seat: int) -> Actions:
    return (actions.ADVANCE[next_field(s, seat)],)


def _targets_free_die(s: State, seat: int) -> Actions:
    """Must agree with why_not_free_die."""
    return _FREE_DICE[s.free[seat]]


_DRAW_ADVANTAGE = (actions.DRAW_ADVANTAGE,)


def _targets_advantage(s: State, seat: int) -> Actions:
    """Must agree with why_not_draw_advantage."""
    return _DRAW_ADVANTAGE if s.supply_size or s.used else ()


def _always(*found: Action) -> Callable[[State, int], Actions]:
    return lambda s, seat: found


_TARGETS: tuple[Callable[[State, int], Actions], ...] = (
    *(_always(actions.GAIN_GOOD[good]) for good in EACH_GOOD),
    _targets_advantage,
    _always(actions.GAIN_PROTECTION),
    *(_always(actions.GAIN_VP[vp]) for vp in tables.VP_OF.values()),
    _targets_captain,
    _targets_neutral,
    _targets_turn_die,
    _targets_remove_person,
    _targets_catholic,
    _targets_protestant,
    _targets_advance,
    _targets_free_die,
    _always(*actions.GAIN_GOOD),
)


def targets(s: State, seat: int, symbol: int) -> Actions:
    """All ways to use a symbol now, sorted."""
    return _TARGETS[symbol](s, seat)


_DECLINE = (actions.DECLINE,)
_SAME = {
    **{tables.GOOD + good: (actions.GAIN_GOOD[good],) for good in EACH_GOOD},
    tables.PROTECTION: (actions.GAIN_PROTECTION,),
    **{symbol: (actions.GAIN_VP[vp],) for symbol, vp in tables.VP_OF.items()},
    tables.ANY_GOOD: actions.GAIN_GOOD,
}
# By symbol: those that can be used in the same ways whatever the position is, with these ways and not to use it.
_SAME_OR_NONE = tuple(_DECLINE + _SAME[symbol] if symbol in _SAME else () for symbol in range(len(tables.ALL_SYMBOLS)))


def or_none(s: State, seat: int, symbol: int) -> Actions:
    """All ways to use a symbol now, and not to use it."""
    same = _SAME_OR_NONE[symbol]
    if same:
        return same
    found = _TARGETS[symbol](s, seat)
    return found + _DECLINE if symbol == tables.ADVANCE else _DECLINE + found


def any_or_none(s: State, seat: int, symbols: tuple[int, ...]) -> Actions:
    """All ways to use one of two symbols now, and to use none."""
    if symbols == _EITHER:
        return _DECLINE + _targets_either(s, seat)
    found = [actions.DECLINE]
    for symbol in symbols:
        found += _TARGETS[symbol](s, seat)
    found.sort()
    return tuple(found)


_EITHER = (tables.STONE_CATHOLIC, tables.STONE_PROTESTANT)


def is_possible(s: State, seat: int, symbol: int) -> bool:
    """Whether a symbol would do anything now."""
    if symbol in ALWAYS or (symbol in _STONES and any(s.room)):
        return True
    if symbol == tables.REMOVE_PERSON:
        return bool(s.displays[seat]) or max(s.open) >= 0
    return bool(_TARGETS[symbol](s, seat))


_STONES = frozenset((tables.STONE_NEUTRAL, tables.STONE_CATHOLIC, tables.STONE_PROTESTANT))


ALWAYS = frozenset(  # symbols that would do something whenever they are used
    (
        *range(tables.GOOD, tables.GOOD + len(tables.GOODS)),
        tables.PROTECTION,
        *tables.VP_OF,
        tables.TURN_DIE,  # the religion die has five faces in a row, so one way is always open
        tables.ADVANCE,
        tables.FREE_DIE,
        tables.ANY_GOOD,
    )
)


# Persons with symbols that would not always do something, and these symbols.
SOMETIMES = {
    person: tuple(set(symbols) - ALWAYS)
    for person, symbols in enumerate(tables.PERSON_SYMBOLS)
    if not ALWAYS.issuperset(symbols)
}


def possible_symbols(s: State, seat: int, person: int) -> tuple[int, ...]:
    """The symbols of a person that would do anything now; a bar lets one choose one of them (CF-38)."""
    symbols = tables.PERSON_SYMBOLS[person]
    for sometimes in SOMETIMES.get(person, ()):
        if not is_possible(s, seat, sometimes):
            return tuple([symbol for symbol in symbols if is_possible(s, seat, symbol)])
    return symbols


def _gain_good(s: State, seat: int, args: tuple[int, ...], chance: Chance, emit: Emit) -> None:
    s.goods[GOODS_PER_SEAT * seat + args[0]] += 1
    if emit is not silent:
        emit("good_gained", seat, args[0])


def _draw_advantage(s: State, seat: int, args: tuple[int, ...], chance: Chance, emit: Emit) -> None:
    if not s.supply_size:  # CF-94
        s.supply, s.used = s.used, 0
        s.supply_size = tables.size_of(s.supply)
        emit("advantages_reshuffled", s.supply_size)
    supply, at, kind = s.supply, chance.below(s.supply_size), 0
    while at >= supply & tables.MOST_OF_KIND:
        at -= supply & tables.MOST_OF_KIND
        supply >>= tables.HEAP_BITS
        kind += 1
    one = tables.ONE_OF[kind]
    s.supply -= one
    s.supply_size -= 1
    s.hands[seat] += one
    s.hand_sizes[seat] += 1
    if emit is not silent:
        emit("advantage_drawn", seat, kind, seen_by=1 << seat)
        emit("advantage_drawn_unseen", seat, seen_by=all_but(seat))


def _gain_protection(s: State, seat: int, args: tuple[int, ...], chance: Chance, emit: Emit) -> None:
    s.protections[seat] += 1
    if emit is not silent:
        emit("protection_gained", seat)


def _gain_vp(s: State, seat: int, args: tuple[int, ...], chance: Chance, emit: Emit) -> None:
    gain_vp(s, seat, args[0], emit, "vp_gained", seat, args[0])


def _sell_any(s: State, seat: int, args: tuple[int, ...], chance: Chance, emit: Emit) -> None:
    """CF-66: a captain's sale belongs to no country."""
    s.goods[GOODS_PER_SEAT * seat + args[0]] -= 1
    gain_vp(s, seat, tables.CAPTAIN_VP, emit, "good_sold_by_captain", seat, args[0], tables.CAPTAIN_VP)


def _place_stone(s: State, seat: int, args: tuple[int, ...], chance: Chance, emit: Emit) -> None:
    put_stone(s, seat, args[0], args[1], emit, "stone_placed")


def _remove_stone(s: State, seat: int, args: tuple[int, ...], chance: Chance, emit: Emit) -> None:
    take_stone(s, seat, args[0], args[1], emit)


def _turn_die(s: State, seat: int, args: tuple[int, ...], chance: Chance, emit: Emit) -> None:
    die, by = args
    if die != tables.BLACK:
        at = FACES_PER_SEAT * seat + die
        s.faces[at] += by
        if emit is not silent:
            emit("die_turned", seat, die, s.faces[at], by)
        return
    s.religion_dice[seat] += by
    if emit is not silent:
        emit("die_turned", seat, die, s.religion_dice[seat], by)
    if by < 0:
        score_minority(s, seat, emit)  # CF-115


def _remove_person(s: State, seat: int, args: tuple[int, ...], chance: Chance, emit: Emit) -> None:
    """CF-107, CF-89: from the own display its die is free; from a deck the next card is turned up at once."""
    person = args[0]
    country = tables.PERSON_COUNTRY[person]
    if s.open[country] == person:
        s.open[country] = -1
        emit("open_person_removed", seat, country, person)
        s.stack.append(frames.TURNING_UP[country])
        return
    dismiss_person(s, seat, person, emit)


def _advance(s: State, seat: int, args: tuple[int, ...], chance: Chance, emit: Emit) -> None:
    start, field = s.discs[seat], args[0]
    s.discs[seat] = field
    for at, frame in enumerate(s.stack):
        if frame.kind == "moving" and not frame.args:
            s.stack[at] = Frame("moving", seat, (start,))  # CF-53: the move to come must not lead back
    if emit is not silent:
        emit("disc_advanced", seat, start, field)
    s.stack.append(frames.FIELD[seat][field])


def _free_die(s: State, seat: int, args: tuple[int, ...], chance: Chance, emit: Emit) -> None:
    release_die(s, seat, args[0], chance, emit)


# What is done by each kind of target.
PERFORM: dict[str, Callable[[State, int, tuple[int, ...], Chance, Emit], None]] = {
    "gain_good": _gain_good,
    "draw_advantage": _draw_advantage,
    "gain_protection": _gain_protection,
    "gain_vp": _gain_vp,
    "sell_any": _sell_any,
    "place_stone": _place_stone,
    "remove_stone": _remove_stone,
    "turn_die": _turn_die,
    "remove_person": _remove_person,
    "advance": _advance,
    "free_die": _free_die,
}


def run_target(s: State, frame: Frame, chance: Chance, emit: Emit) -> None:
    """A symbol is being used: asks how, unless there is one way only."""
    use(s, frame.seat, frame.args[0], chance, emit)


def use(s: State, seat: int, symbol: int, chance: Chance, emit: Emit) -> None:
    """Uses a symbol in the only way there is, or asks how."""
    found = _SAME[symbol] if symbol in _SAME else _TARGETS[symbol](s, seat)
    if len(found) == 1:
        PERFORM[found[0].kind](s, seat, found[0].args, chance, emit)
    elif found:
        s.stack.append(frames.PICK_TARGET[seat][symbol])


def legal_pick_target(s: State, frame: Frame) -> Sequence[Action]:
    """How to use a symbol that is being used."""
    return _TARGETS[frame.args[0]](s, frame.seat)


def take_pick_target(s: State, frame: Frame, a: Action, chance: Chance, emit: Emit) -> None:
    """Uses the symbol as chosen."""
    PERFORM[a.kind](s, frame.seat, a.args, chance, emit)
