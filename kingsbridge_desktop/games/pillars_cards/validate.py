"""Whether a position can be: the box, the tricks, the stack of advantages and the question on top add up."""

from __future__ import annotations

from kingsbridge_desktop.core.bits import members_of
from kingsbridge_desktop.core.errors import ImpossibleState
from kingsbridge_desktop.core.types import HIDDEN, Frame
from kingsbridge_desktop.games.pillars_cards import choices
from kingsbridge_desktop.games.pillars_cards.forecast import outcome
from kingsbridge_desktop.games.pillars_cards.frames import ASK_CARD, NEXT_DEAL, SCORE
from kingsbridge_desktop.games.pillars_cards.state import (
    POINT_LINES,
    Line,
    State,
    hand_size,
    is_last_deal,
    stock_of,
    tricks_per_deal,
)
from kingsbridge_desktop.games.pillars_cards.tables import (
    ADVANTAGES,
    ALFRED,
    ALIENA,
    BIT,
    BRICK_MAKER,
    CARD_IDS,
    CARRY_OVER,
    HELPER,
    TOM,
    YIELDING,
    deck_of,
)


def check(s: State) -> None:
    """Raises ImpossibleState with the reason. Trusts the caller: names and numbers are in range, but for seats."""
    if len(set(s.colour)) != len(s.colour):
        raise ImpossibleState("two players have the same colour")
    _check_seats(s)
    _check_advantages(s)
    _check_cards(s)
    _check_tricks(s)
    _check_aliena_and_alfred(s)
    if _is_scored(s):
        _check_advantage_of_the_deal(s)
        _check_scoring(s)
    else:
        _check_playing(s)
    _check_sheets(s)


def _check_seats(s: State) -> None:
    seats = len(s.colour)
    for seat in (s.first, s.leader, *(seat for trick in s.past for seat in (trick.leader, trick.taker))):
        if seat >= seats:
            raise ImpossibleState(f"there is no seat {seat} at a table of {seats}")


def _first_of(cards: int) -> str:
    """The first card of a mask by its name, for a sentence."""
    return repr(CARD_IDS[members_of(cards)[0]])


def _check_advantages(s: State) -> None:
    places = [*s.laid, s.unseen, *(BIT[card] for card in s.returned)]
    in_play = not _is_scored(s)
    if in_play and s.advantage != HIDDEN:
        places.append(BIT[s.advantage])
    together = 0
    for place in places:
        if place & ~ADVANTAGES:
            raise ImpossibleState(f"{_first_of(place & ~ADVANTAGES)} is no advantage")
        if together & place:
            raise ImpossibleState(f"the advantage {_first_of(together & place)} is in two places")
        together |= place
    if together != ADVANTAGES:
        raise ImpossibleState(f"the advantage {_first_of(ADVANTAGES & ~together)} is missing")
    if s.advantage == HIDDEN and s.unseen.bit_count() < 2:
        raise ImpossibleState("this deal's advantage cannot be hidden: only one can be meant")
    if s.advantage == HIDDEN and not in_play:
        raise ImpossibleState("this deal's advantage cannot be hidden: all cards were played")
    laid = sum(mask.bit_count() for mask in s.laid)
    lapses = s.deal - laid - (1 if in_play else 0)  # this deal counts as a lapse or as laid out once it is scored
    if lapses < len(s.returned) or (s.unseen and lapses != len(s.returned)):
        raise ImpossibleState(f"deal {s.deal} cannot have {laid} advantages laid out and {len(s.returned)} returned")


def _is_scored(s: State) -> bool:
    """Whether all tricks are played, so that the king's trick and the advantage have been assigned."""
    return len(s.past) >= tricks_per_deal(s)


def _check_advantage_of_the_deal(s: State) -> None:
    """PC-26, PC-31: once all tricks are played it lies with who got it, or at the bottom of the stack."""
    advantage = BIT[s.advantage]
    if s.king_trick & advantage:
        if s.returned[-1:] != [s.advantage]:
            raise ImpossibleState(f"{_first_of(advantage)} lapsed with the king's trick and must be returned last")
        return
    for seat, cards in enumerate(s.taken):
        if cards & advantage and not s.laid[seat] & advantage:
            raise ImpossibleState(f"{_first_of(advantage)} must be laid out by player {seat}, who got it")


def _check_tricks(s: State) -> None:
    seats = len(s.colour)
    if len(s.past) > tricks_per_deal(s):
        raise ImpossibleState(f"{len(s.past)} finished tricks; a deal has {tricks_per_deal(s)}")
    if len(s.trick) >= seats:
        raise ImpossibleState(f"{len(s.trick)} cards in a trick of {seats} players that is not finished")
    leads = s.first
    for i, trick in enumerate(s.past):
        if len(trick.cards) != seats:
            raise ImpossibleState(f"finished trick {i} has {len(trick.cards)} cards")
        if trick.leader != leads:
            raise ImpossibleState(f"finished trick {i} must be led by seat {leads}")
        taker, leads = outcome(s.colour, trick.leader, trick.cards)
        if trick.taker != taker:
            raise ImpossibleState(f"finished trick {i} goes to {f'seat {taker}' if taker >= 0 else 'nobody'}")
    if s.leader != leads:
        raise ImpossibleState(f"seat {leads} leads the trick, not seat {s.leader}")


def _check_cards(s: State) -> None:
    deck = deck_of(s.colour) | (s.unseen if s.advantage == HIDDEN else BIT[s.advantage])
    seen = 0
    for place in (*(BIT[card] for trick in s.past for card in trick.cards), *(BIT[card] for card in s.trick), *s.hand):
        if place == HIDDEN:
            continue
        if place & seen:
            raise ImpossibleState(f"the card {_first_of(place & seen)} is in two places")
        if place & ~deck:
            raise ImpossibleState(f"the card {_first_of(place & ~deck)} is not in this deal")
        seen |= place
    for seat, hand in enumerate(s.hand):
        size = hand_size(s, seat)
        if hand == HIDDEN and not size:
            raise ImpossibleState(f"the empty hand of player {seat} cannot be hidden")
        if hand != HIDDEN and hand.bit_count() != size:
            raise ImpossibleState(f"player {seat} holds {hand.bit_count()} cards, not {size}")
    if s.advantage == HIDDEN and seen & ADVANTAGES:
        raise ImpossibleState("this deal's advantage cannot be hidden: it can be seen")


def _check_aliena_and_alfred(s: State) -> None:
    """PC-10: the first leader held Lady Aliena. PC-12: Alfred Builder falls in the last trick."""
    seats = len(s.colour)
    holder = next((seat for seat, hand in enumerate(s.hand) if hand != HIDDEN and hand & BIT[ALIENA]), HIDDEN)
    last = tricks_per_deal(s) - 1
    for number, (leader, cards) in enumerate([*((trick.leader, trick.cards) for trick in s.past), (s.leader, s.trick)]):
        if ALIENA in cards:
            holder = (leader + cards.index(ALIENA)) % seats
        if ALFRED in cards and number < last:
            raise ImpossibleState("Alfred Builder was played before the last trick")
    if holder not in (HIDDEN, s.first) or (holder == HIDDEN and s.hand[s.first] != HIDDEN):
        raise ImpossibleState("the deal's first leader does not hold Lady Aliena")


def _check_playing(s: State) -> None:
    seats = len(s.colour)
    asked = (s.leader + len(s.trick)) % seats
    if s.stack != [ASK_CARD[asked]]:
        raise ImpossibleState(f"seat {asked} must be asked to play a card, and nothing else")
    for seat in range(seats):
        _check_stock(s, seat, CARRY_OVER)
    if any(s.lines):
        raise ImpossibleState("nothing of this deal is scored yet")


def _check_stock(s: State, seat: int, limit: int) -> None:
    total = sum(stock_of(s, seat))
    if total > limit:
        raise ImpossibleState(f"player {seat} has {total} materials; at most {limit} are possible now")


def _check_scoring(s: State) -> None:
    seats = len(s.colour)
    in_order = [(s.first + after) % seats for after in range(seats)]
    last = is_last_deal(s)
    if not s.stack:
        if not last:
            raise ImpossibleState("the game is not over: not all advantages are laid out")
        return
    question = s.stack[-1]
    if question.seat < 0:
        raise ImpossibleState(f"{question.kind!r} asks nobody")
    at = in_order.index(question.seat)
    waiting = [NEXT_DEAL, *(SCORE[seat] for seat in reversed(in_order[at + 1 :]))]
    if s.stack[:-1] != waiting:
        waits = ", ".join(f"{frame.kind} {frame.seat}" if frame.seat >= 0 else frame.kind for frame in waiting)
        raise ImpossibleState(f"below the question to seat {question.seat} these frames must wait: {waits}")
    _check_question(s, question)
    for seat in in_order[:at]:
        if not last:
            _check_stock(s, seat, CARRY_OVER)
    for seat in in_order[at + 1 :]:
        _check_stock(s, seat, CARRY_OVER)
        if s.lines[seat]:
            raise ImpossibleState(f"player {seat} is not scored yet")
    gains = (s.taken[question.seat] & (YIELDING | BIT[TOM])).bit_count()
    _check_stock(s, question.seat, CARRY_OVER + gains)


def _check_question(s: State, frame: Frame) -> None:
    """Somebody is asked only when there is something to decide (PC-35)."""
    seat, kind = frame.seat, frame.kind
    if kind == "convert" and not frame.args:
        raise ImpossibleState("the question 'convert' needs the cards that may still convert")
    if kind == "choose_material":
        has_choice = bool(s.taken[seat] & BIT[TOM]) and len(choices.legal_material(s, frame)) > 1
    elif kind == "make_brick":
        has_choice = bool(s.laid[seat] & BIT[BRICK_MAKER]) and len(choices.legal_brick(s, frame)) > 1
    elif kind == "convert":
        is_own = not frame.args[0] & ~choices.converters(s, seat)
        has_choice = is_own and len(choices.legal_convert(s, frame)) > 1
    elif kind == "use_helper":
        has_choice = bool(s.laid[seat] & BIT[HELPER]) and len(choices.legal_helper(s, frame)) > 1
    elif kind == "give_up":
        has_choice = choices.surplus(s, seat) > 0 and len(choices.legal_give_up(s, frame)) > 1
    else:
        raise ImpossibleState(f"there is no question {kind!r} in a scoring")
    if not has_choice:
        raise ImpossibleState(f"player {seat} has nothing to decide at {kind!r}")


def _check_sheets(s: State) -> None:
    finished = s.deal - 1 if s.stack else s.deal
    if len(s.sheets) > finished:
        raise ImpossibleState(f"{len(s.sheets)} score sheets, but {finished} deals are finished")
    for number, sheet in enumerate(s.sheets):
        if len(sheet) != len(s.colour):
            raise ImpossibleState(f"score sheet {number} is of {len(sheet)} players")
    for lines in (*(lines for sheet in s.sheets for lines in sheet), *s.lines):
        for line in lines:
            _check_line(line)


def _check_line(line: Line) -> None:
    """Names the right things and has points only where there are some; the numbers of an older card file are fine."""
    has_card = line.kind not in ("given_up", "kept")
    has_material = line.kind in ("conversion", "helper", "yield", "brick", "given_up", "kept")
    if (line.card >= 0) != has_card or (line.material >= 0) != has_material:
        raise ImpossibleState(f"a line {line.kind!r} on a score sheet names the wrong things")
    if line.value and line.kind not in POINT_LINES:
        raise ImpossibleState(f"a line {line.kind!r} on a score sheet has no points")
