"""What a move brings on the table as it stands: points, how long a die is bound, how a conflict would end."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from kingsbridge_desktop.core.types import Action
from kingsbridge_desktop.games.column_of_fire import tables
from kingsbridge_desktop.games.column_of_fire.forecast import conflict
from kingsbridge_desktop.games.column_of_fire.pieces import change_stones
from kingsbridge_desktop.games.column_of_fire.state import (
    State,
    die_on,
    free_religion_fields,
    goods_of,
    goods_total,
    houses_of,
    is_alone,
    person_under,
    shows,
)
from kingsbridge_desktop.games.consequence import Consequence

Told = Iterator[Consequence]


def consequences(s: State, a: Action) -> tuple[Consequence, ...]:
    """The most telling first, never none. Trusts the caller: the action is legal, its seat is asked."""
    seat = s.stack[-1].seat
    return tuple(_OF.get(a.kind, _of_dice)(s, seat, a)) or tuple(_of_dice(s, seat, a))


def _of_dice(s: State, seat: int, a: Action) -> Told:
    yield Consequence("dice", (s.free[seat].bit_count(),))


def _of_freed_die(s: State, seat: int, a: Action) -> Told:
    """A die comes back; the religion die is rolled anew."""
    if a.kind == "let_go" or a.args[0] != tables.BLACK:
        yield Consequence("dice", (s.free[seat].bit_count() + 1,))
    else:
        yield Consequence("reroll", (tables.HIGHEST_RELIGION,))


def _of_choice(s: State, seat: int, a: Action) -> Told:
    die, country = a.args
    face = shows(s, seat, die)
    if s.open[country] >= 0:
        yield Consequence("serves", (s.open[country], face))
    if not houses_of(s, seat)[country]:
        yield Consequence("house_new", (country, tables.HOUSE_VP))


def _of_person(s: State, seat: int, a: Action) -> Told:
    person = a.args[0]
    if a.kind == "turn_use":
        yield from _of_symbol(s, seat, a.args[1])
    yield Consequence("turned", (person, shows(s, seat, die_on(s, seat, person)) - 1))


def _of_symbol(s: State, seat: int, symbol: int) -> Told:
    if symbol in tables.VP_OF:
        yield Consequence("points", (tables.VP_OF[symbol],))
    elif symbol in tables.GOOD_SYMBOLS:
        good = symbol - tables.GOOD
        yield Consequence("goods", (good, goods_of(s, seat)[good] + 1))
    elif symbol == tables.ANY_GOOD:
        yield Consequence("goods_in_all", (goods_total(s, seat) + 1,))
    elif symbol == tables.ADVANTAGE:
        yield Consequence("advantages", (s.hand_sizes[seat] + 1,))
    elif symbol == tables.PROTECTION:
        yield Consequence("protections", (s.protections[seat] + 1,))
    elif symbol == tables.CAPTAIN or symbol >= tables.SHIP:
        yield Consequence("to_sell", (goods_total(s, seat),))


def _of_field(s: State, seat: int, a: Action) -> Told:
    yield from _of_symbol(s, seat, tables.FIELD_SYMBOL[a.args[0]])


def _of_stone(s: State, seat: int, a: Action) -> Told:
    kind, country = a.args
    yield from _of_conflict(_with_stone(s, kind, country, 1 if a.kind == "place_stone" else -1), seat, country)


def _with_stone(s: State, kind: int, country: int, by: int) -> State:
    after = s.copy()
    change_stones(after, country, kind, by)
    return after


def _of_conflict(s: State, seat: int, country: int) -> Told:
    expected = conflict(s, country)
    if expected.gains[seat]:
        yield Consequence("conflict", (country, expected.gains[seat]))
    yield Consequence("fields", (country, free_religion_fields(s, country)))
    if expected.loses_house[seat]:
        yield Consequence("conflict_lost", (country, houses_of(s, seat)[country]))


def _of_resolving(s: State, seat: int, a: Action) -> Told:
    yield from _of_conflict(s, seat, a.args[0])


def _of_house(s: State, seat: int, a: Action) -> Told:
    field = a.args[1] if a.kind == "raise_house" else houses_of(s, seat)[a.args[0]]
    yield Consequence("house", (a.args[0], field))


def _of_points(s: State, seat: int, a: Action) -> Told:
    vp = {
        "sell": lambda: tables.PRICES[a.args[0]][a.args[1]],
        "sell_any": lambda: tables.CAPTAIN_VP,
        "gain_vp": lambda: a.args[0],
        "give_protection": lambda: s.religion_dice[seat],
    }[a.kind]()
    yield Consequence("points", (vp,))


def _of_loss(s: State, seat: int, a: Action) -> Told:
    lost = tables.NO_PERSON_PRICE if a.kind == "pass" else a.args[0]
    yield Consequence("points_left", (max(0, s.vp[seat] - lost),))


def _of_gain(s: State, seat: int, a: Action) -> Told:
    if a.kind in ("gain_good", "lose_good"):
        yield Consequence("goods", (a.args[0], goods_of(s, seat)[a.args[0]] + (1 if a.kind == "gain_good" else -1)))
    elif a.kind in ("gain_protection", "protect", "avert"):
        yield Consequence("protections", (s.protections[seat] + (1 if a.kind == "gain_protection" else -1),))
    else:
        yield Consequence("advantages", (s.hand_sizes[seat] + (1 if a.kind == "draw_advantage" else -1),))


def _of_religion(s: State, seat: int, a: Action) -> Told:
    after = s.copy()
    if a.kind == "choose_religion":
        after.religions[seat] = a.args[0]
    if is_alone(after, seat):
        yield Consequence("alone", (after.religions[seat], tables.MINORITY_VP))
    else:
        yield Consequence("together", (after.religions[seat], after.religions.count(after.religions[seat]) - 1))


def _of_deck(s: State, seat: int, a: Action) -> Told:
    yield Consequence("deck", (a.args[0], s.unseen[a.args[0]].bit_count()))


def _of_removal(s: State, seat: int, a: Action) -> Told:
    if a.args[0] in s.open:
        country = tables.PERSON_COUNTRY[a.args[0]]
        yield Consequence("deck", (country, s.unseen[country].bit_count()))
    else:
        yield Consequence("dice", (s.free[seat].bit_count() + 1,))


def _of_turned_die(s: State, seat: int, a: Action) -> Told:
    die, by = a.args
    number = shows(s, seat, die) + by
    person = person_under(s, seat, die) if die != tables.BLACK else -1
    yield Consequence("serves_on", (person, number)) if person >= 0 else Consequence("shows", (die, number))


def _of_loch_leven(s: State, seat: int, a: Action) -> Told:
    yield Consequence("away", (a.args[0], shows(s, seat, a.args[0])))


_OF: dict[str, Callable[[State, int, Action], Told]] = {
    "choose": _of_choice,
    "turn_use": _of_person,
    "turn_down": _of_person,
    "let_go": _of_freed_die,
    "pay_die": _of_freed_die,
    "free_die": _of_freed_die,
    "move": _of_field,
    "advance": _of_field,
    "place_stone": _of_stone,
    "remove_stone": _of_stone,
    "resolve": _of_resolving,
    "raise_house": _of_house,
    "keep_house": _of_house,
    "sell": _of_points,
    "sell_any": _of_points,
    "gain_vp": _of_points,
    "give_protection": _of_points,
    "lose_vp": _of_loss,
    "pass": _of_loss,
    "gain_good": _of_gain,
    "lose_good": _of_gain,
    "gain_protection": _of_gain,
    "protect": _of_gain,
    "avert": _of_gain,
    "draw_advantage": _of_gain,
    "use_advantage": _of_gain,
    "choose_religion": _of_religion,
    "turn_religion": _of_religion,
    "turn_up": _of_deck,
    "remove_person": _of_removal,
    "turn_die": _of_turned_die,
    "put_on_leven": _of_loch_leven,
}
