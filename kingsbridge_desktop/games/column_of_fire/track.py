"""Second half, part two: the disc moves on the action track and its field may be used (CF-50 to CF-59)."""

from __future__ import annotations

from collections.abc import Sequence

from kingsbridge_desktop.core.types import Action, Chance, Emit, Frame, Reason, silent
from kingsbridge_desktop.games.column_of_fire import actions, frames, tables
from kingsbridge_desktop.games.column_of_fire.effects import PERFORM
from kingsbridge_desktop.games.column_of_fire.frames import MOVE
from kingsbridge_desktop.games.column_of_fire.pieces import vp_too_few
from kingsbridge_desktop.games.column_of_fire.selling import sales_by_ship, sales_of_good, sell, why_not_sell
from kingsbridge_desktop.games.column_of_fire.state import State, fields_ahead, free_religion_fields
from kingsbridge_desktop.games.column_of_fire.symbols import ALWAYS, SAME_OR_NONE, is_possible, or_none
from kingsbridge_desktop.games.column_of_fire.tables import AHEAD, BITS, FIELD_SYMBOL, FREE_DIE_PRICE, LONGEST_SKIP
from kingsbridge_desktop.games.column_of_fire.windows import USABLE, beside, followed, is_open, take_option

_STAY = (actions.STAY,)
_DONE = (actions.DONE,)
_DONE_OR_GAIN = tuple((actions.DONE, gain) for gain in actions.GAIN_GOOD)
_PRICES = LONGEST_SKIP + 1  # of a field
_TWO_DICE = tuple(dice.bit_count() > 1 for dice in range(tables.COLOURED_MASK + 1))
_MOVES = tuple(move for of_field in actions.MOVE for move in of_field)  # by field * _PRICES + price


def _moves(s: State, frame: Frame) -> tuple[Action, ...]:
    """`fields_ahead` of all free dice as far as the VP reach (CF-53), written out: a search does little else."""
    seat, discs = frame.seat, s.discs
    most, ahead = s.vp[seat], AHEAD[discs[seat]]
    numbers: list[int] = []
    if most > LONGEST_SKIP:
        most = LONGEST_SKIP
    for die in BITS[s.free[seat]]:
        price = 0
        for field in ahead[die]:
            if field not in discs:
                numbers.append(field * _PRICES + price)
                if price == most:
                    break
                price += 1
    if frame.args:
        numbers = [number for number in numbers if number // _PRICES != frame.args[0]]
    numbers.sort()
    moves: list[Action] = []
    for number in numbers:  # without a comprehension, which would be a call
        moves.append(_MOVES[number])
    return tuple(moves)


def why_not_move(s: State, frame: Frame, field: int, price: int) -> Reason | None:
    """Why the disc cannot move there (CF-51, CF-53, CF-57)."""
    seat = frame.seat
    if frame.kind != "move":
        return None
    if s.discs[seat] == field:
        return Reason("own_field", (field,))
    if frame.args == (field,):
        return Reason("turn_began_here", (field,))
    if field in s.discs:
        return Reason("field_occupied", (field, s.discs.index(field)))
    die = tables.FIELD_DIE[field]
    if not s.free[seat] >> die & 1:
        return Reason("field_needs_die", (field, die))
    skipped = fields_ahead(s, seat, die).index(field)
    if skipped > tables.LONGEST_SKIP:
        return Reason("field_too_far", (field, tables.LONGEST_SKIP))
    return vp_too_few(s, seat, skipped) or (Reason("skip_price", (field, skipped)) if price != skipped else None)


def why_not_stay(s: State, frame: Frame) -> Reason | None:
    """A disc that can move must move (CF-54)."""
    return Reason("must_move") if frame.kind == "move" else None


def run_moving(s: State, frame: Frame, chance: Chance, emit: Emit) -> bool:
    """The window before the move; whoever cannot move and has nothing to use stays (CF-54, CF-56)."""
    seat = frame.seat
    # The discs can stand on all fields of one die's colour (CF-59), but not of two as well.
    if _TWO_DICE[s.free[seat]] and not frame.args:
        s.stack.append(MOVE[seat])
        return True
    if is_open(s, seat) or _moves(s, frame):
        s.stack.append(MOVE[seat] if not frame.args else Frame("move", seat, frame.args))
        return True
    emit("disc_stayed", seat)
    return False


def legal_move(s: State, frame: Frame) -> Sequence[Action]:
    """Move the disc, stay where no die leads anywhere, or use something first."""
    seat, moves = frame.seat, _moves(s, frame)
    if moves and s.vp[seat] < FREE_DIE_PRICE and not s.hands[seat] & USABLE:
        return moves
    return followed(s, seat, moves) if moves else beside(s, seat, _STAY)


def take_move(s: State, frame: Frame, a: Action, chance: Chance, emit: Emit) -> bool:
    """Moves the disc for the price of skipping; the die stays free (CF-50, CF-53)."""
    seat = frame.seat
    if a.kind == "move":
        field, price = a.args
        discs = s.discs
        start = discs[seat]
        if price:
            s.vp[seat] -= price
        discs[seat] = field
        if emit is not silent:
            emit("disc_moved", seat, start, field, price)
        question = _ASKED[seat][field]
        if question is None:
            return _reach(s, seat, field)
        s.stack.append(question)
        return True
    if a.kind == "stay":
        emit("disc_stayed", seat)
        return False
    again = frames.MOVING[seat] if not frame.args else Frame("moving", seat, frame.args)
    return take_option(s, seat, again, a, chance, emit)


def run_field(s: State, frame: Frame, chance: Chance, emit: Emit) -> bool:
    """A disc has reached a field."""
    return _reach(s, frame.seat, frame.args[0])


def _question(seat: int, field: int) -> Frame | None:
    """What the owner of a disc on a field is asked in any case; None where it depends on the position."""
    symbol = FIELD_SYMBOL[field]
    if symbol in ALWAYS:
        return frames.USE_FIELD[seat][field]
    return frames.TRADE[seat][symbol - tables.TRADE][0] if symbol >= tables.TRADE else None


_ASKED = tuple(tuple(_question(seat, field) for field in range(tables.FIELDS)) for seat in tables.EACH_SEAT)


def _reach(s: State, seat: int, field: int) -> bool:
    """The owner of the disc is asked if there is anything to use (CF-52); tells whether that is so."""
    question = _ASKED[seat][field]
    if question is None:
        symbol = FIELD_SYMBOL[field]
        if symbol >= tables.SHIP:
            return _ask_ship(s, seat, symbol - tables.SHIP, 0)
        if not is_possible(s, seat, symbol):
            return False
        question = frames.USE_FIELD[seat][field]
    s.stack.append(question)
    return True


def legal_use_field(s: State, frame: Frame) -> Sequence[Action]:
    """All ways to use the field, or none."""
    symbol = FIELD_SYMBOL[frame.args[0]]
    return SAME_OR_NONE[symbol] or or_none(s, frame.seat, symbol)


def take_use_field(s: State, frame: Frame, a: Action, chance: Chance, emit: Emit) -> None:
    """Uses the field as chosen."""
    if a.kind != "decline":
        PERFORM[a.kind](s, frame.seat, a.args, chance, emit)


def may_place_neutral(s: State, country: int, placed: int) -> bool:
    """CF-55: with two or three players a ship also brings a neutral stone."""
    return s.seats < tables.MOST_SEATS and not placed and free_religion_fields(s, country) > 0


def _ask_ship(s: State, seat: int, country: int, placed: int) -> bool:
    """Asks if a ship can do anything; tells whether that is so."""
    if may_place_neutral(s, country, placed) or sales_by_ship(s, seat, country):
        s.stack.append(frames.SHIP[seat][country][placed])
        return True
    return False


def legal_ship(s: State, frame: Frame) -> Sequence[Action]:
    """Sell in the ship's country, place a neutral stone there with two or three players, or be done (CF-62, CF-67)."""
    country, placed = frame.args
    sales = sales_by_ship(s, frame.seat, country)
    if may_place_neutral(s, country, placed):
        return (actions.DONE, actions.PLACE_STONE[tables.NEUTRAL][country], *sales)
    return _DONE + sales


def take_ship(s: State, frame: Frame, a: Action, chance: Chance, emit: Emit) -> None:
    """One sale or the stone; what is left is asked again, in any order."""
    seat, (country, placed) = frame.seat, frame.args
    if a.kind == "done":
        return
    if a.kind == "sell":
        sell(s, seat, country, a.args[1], emit)
    else:
        placed = 1
        PERFORM[a.kind](s, seat, a.args, chance, emit)
    _ask_ship(s, seat, country, placed)


def why_not_sale(s: State, frame: Frame, country: int, good: int) -> Reason | None:
    """Why a good cannot be sold in a country."""
    if frame.kind in ("ship", "trade") or not tables.PRICES[country][good]:
        return why_not_sell(s, frame.seat, country, good)
    return None


def legal_trade(s: State, frame: Frame) -> Sequence[Action]:
    """Gain a good of the kind, or sell it in the countries that buy it, never both (CF-63, CF-67)."""
    good, sold = frame.args
    return (_DONE if sold else _DONE_OR_GAIN[good]) + sales_of_good(s, frame.seat, good)


def take_trade(s: State, frame: Frame, a: Action, chance: Chance, emit: Emit) -> None:
    """The gain, or one sale after which another may follow."""
    seat, good = frame.seat, frame.args[0]
    if a.kind == "gain_good":
        PERFORM[a.kind](s, seat, a.args, chance, emit)
    elif a.kind == "sell":
        sell(s, seat, a.args[0], good, emit)
        if sales_of_good(s, seat, good):
            s.stack.append(frames.TRADE[seat][good][1])
