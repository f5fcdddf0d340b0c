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
from kingsbridge_desktop.games.position_check import refuse_if


def check(s: State) -> None:
    """Raises ImpossibleState with the reason. Trusts the caller: names and numbers are in range, but for seats."""
    refuse_if(len(set(s.colour)) != len(s.colour), "two players have the same colour")
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
        refuse_if(seat >= seats, f"there is no seat {seat} at a table of {seats}")


def _first_of(cards: int) -> str:
    """The first card of a mask by its name, for a sentence; nothing if there is none."""
    return next((repr(CARD_IDS[card]) for card in members_of(cards)), "")


def _check_advantages(s: State) -> None:
    places = [*s.laid, s.unseen, *(BIT[card] for card in s.returned)]
    in_play = not _is_scored(s)
    if in_play and s.advantage != HIDDEN:
        places.append(BIT[s.advantage])
    together = 0
    for place in places:
        refuse_if(place & ~ADVANTAGES, f"{_first_of(place & ~ADVANTAGES)} is no advantage")
        refuse_if(together & place, f"the advantage {_first_of(together & place)} is in two places")
        together |= place
    refuse_if(together != ADVANTAGES, f"the advantage {_first_of(ADVANTAGES & ~together)} is missing")
    refuse_if(
        s.advantage == HIDDEN and s.unseen.bit_count() < 2,
        "this deal's advantage cannot be hidden: only one can be meant",
    )
    refuse_if(s.advantage == HIDDEN and not in_play, "this deal's advantage cannot be hidden: all cards were played")
    laid = sum(mask.bit_count() for mask in s.laid)
    lapses = s.deal - laid - (1 if in_play else 0)  # this deal counts as a lapse or as laid out once it is scored
    refuse_if(
        lapses < len(s.returned) or (s.unseen and lapses != len(s.returned)),
        f"deal {s.deal} cannot have {laid} advantages laid out and {len(s.returned)} returned",
    )


def _is_scored(s: State) -> bool:
    """Whether all tricks are played, so that the king's trick and the advantage have been assigned."""
    return len(s.past) >= tricks_per_deal(s)


def _check_advantage_of_the_deal(s: State) -> None:
    """PC-26, PC-31: once all tricks are played it lies with who got it, or at the bottom of the stack."""
    advantage = BIT[s.advantage]
    if s.king_trick & advantage:
        refuse_if(
            s.returned[-1:] != [s.advantage],
            f"{_first_of(advantage)} lapsed with the king's trick and must be returned last",
        )
        return
    for seat, cards in enumerate(s.taken):
        refuse_if(
            cards & advantage and not s.laid[seat] & advantage,
            f"{_first_of(advantage)} must be laid out by player {seat}, who got it",
        )


def _check_tricks(s: State) -> None:
    seats = len(s.colour)
    refuse_if(len(s.past) > tricks_per_deal(s), f"{len(s.past)} finished tricks; a deal has {tricks_per_deal(s)}")
    refuse_if(len(s.trick) >= seats, f"{len(s.trick)} cards in a trick of {seats} players that is not finished")
    leads = s.first
    for i, trick in enumerate(s.past):
        refuse_if(len(trick.cards) != seats, f"finished trick {i} has {len(trick.cards)} cards")
        refuse_if(trick.leader != leads, f"finished trick {i} must be led by seat {leads}")
        taker, leads = outcome(s.colour, trick.leader, trick.cards)
        refuse_if(trick.taker != taker, f"finished trick {i} goes to {f'seat {taker}' if taker >= 0 else 'nobody'}")
    refuse_if(s.leader != leads, f"seat {leads} leads the trick, not seat {s.leader}")


def _check_cards(s: State) -> None:
    deck = deck_of(s.colour) | (s.unseen if s.advantage == HIDDEN else BIT[s.advantage])
    seen = 0
    for place in (*(BIT[card] for trick in s.past for card in trick.cards), *(BIT[card] for card in s.trick), *s.hand):
        if place == HIDDEN:
            continue
        refuse_if(place & seen, f"the card {_first_of(place & seen)} is in two places")
        refuse_if(place & ~deck, f"the card {_first_of(place & ~deck)} is not in this deal")
        seen |= place
    for seat, hand in enumerate(s.hand):
        size = hand_size(s, seat)
        refuse_if(hand == HIDDEN and not size, f"the empty hand of player {seat} cannot be hidden")
        refuse_if(
            hand != HIDDEN and hand.bit_count() != size, f"player {seat} holds {hand.bit_count()} cards, not {size}"
        )
    refuse_if(s.advantage == HIDDEN and seen & ADVANTAGES, "this deal's advantage cannot be hidden: it can be seen")


def _check_aliena_and_alfred(s: State) -> None:
    """PC-10: the first leader held Lady Aliena. PC-12: Alfred Builder falls in the last trick."""
    seats = len(s.colour)
    holder = next((seat for seat, hand in enumerate(s.hand) if hand != HIDDEN and hand & BIT[ALIENA]), HIDDEN)
    last = tricks_per_deal(s) - 1
    for number, (leader, cards) in enumerate([*((trick.leader, trick.cards) for trick in s.past), (s.leader, s.trick)]):
        if ALIENA in cards:
            holder = (leader + cards.index(ALIENA)) % seats
        refuse_if(ALFRED in cards and number < last, "Alfred Builder was played before the last trick")
    refuse_if(
        holder not in (HIDDEN, s.first) or (holder == HIDDEN and s.hand[s.first] != HIDDEN),
        "the deal's first leader does not hold Lady Aliena",
    )


def _check_playing(s: State) -> None:
    seats = len(s.colour)
    asked = (s.leader + len(s.trick)) % seats
    refuse_if(s.stack != [ASK_CARD[asked]], f"seat {asked} must be asked to play a card, and nothing else")
    for seat in range(seats):
        _check_stock(s, seat, CARRY_OVER)
    refuse_if(any(s.lines), "nothing of this deal is scored yet")


def _check_stock(s: State, seat: int, limit: int) -> None:
    total = sum(stock_of(s, seat))
    refuse_if(total > limit, f"player {seat} has {total} materials; at most {limit} are possible now")


def _check_scoring(s: State) -> None:
    seats = len(s.colour)
    in_order = [(s.first + after) % seats for after in range(seats)]
    last = is_last_deal(s)
    if not s.stack:
        refuse_if(not last, "the game is not over: not all advantages are laid out")
        return
    question = s.stack[-1]
    refuse_if(question.seat < 0, f"{question.kind!r} asks nobody")
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
        refuse_if(s.lines[seat], f"player {seat} is not scored yet")
    gains = (s.taken[question.seat] & (YIELDING | BIT[TOM])).bit_count()
    _check_stock(s, question.seat, CARRY_OVER + gains)


def _check_question(s: State, frame: Frame) -> None:
    """Somebody is asked only when there is something to decide (PC-35)."""
    seat, kind = frame.seat, frame.kind
    refuse_if(kind == "convert" and not frame.args, "the question 'convert' needs the cards that may still convert")
    if kind == "choose_material":
        has_choice = bool(s.taken[seat] & BIT[TOM]) and len(choices.legal_choose_material(s, frame)) > 1
    elif kind == "make_brick":
        has_choice = bool(s.laid[seat] & BIT[BRICK_MAKER]) and len(choices.legal_make_brick(s, frame)) > 1
    elif kind == "convert":
        is_own = not frame.args[0] & ~choices.converters(s, seat)
        has_choice = is_own and len(choices.legal_convert(s, frame)) > 1
    elif kind == "use_helper":
        has_choice = bool(s.laid[seat] & BIT[HELPER]) and len(choices.legal_use_helper(s, frame)) > 1
    elif kind == "give_up":
        has_choice = choices.surplus(s, seat) > 0 and len(choices.legal_give_up(s, frame)) > 1
    else:
        raise ImpossibleState(f"there is no question {kind!r} in a scoring")
    refuse_if(not has_choice, f"player {seat} has nothing to decide at {kind!r}")


def _check_sheets(s: State) -> None:
    finished = s.deal - 1 if s.stack else s.deal
    refuse_if(len(s.sheets) > finished, f"{len(s.sheets)} score sheets, but {finished} deals are finished")
    for number, sheet in enumerate(s.sheets):
        refuse_if(len(sheet) != len(s.colour), f"score sheet {number} is of {len(sheet)} players")
    for lines in (*(lines for sheet in s.sheets for lines in sheet), *s.lines):
        for line in lines:
            _check_line(line)


def _check_line(line: Line) -> None:
    """Names the right things and has points only where there are some; the numbers of an older card file are fine."""
    has_card = line.kind not in ("given_up", "kept")
    has_material = line.kind in ("conversion", "helper", "yield", "brick", "given_up", "kept")
    refuse_if(
        (line.card >= 0) != has_card or (line.material >= 0) != has_material,
        f"a line {line.kind!r} on a score sheet names the wrong things",
    )
    refuse_if(line.value and line.kind not in POINT_LINES, f"a line {line.kind!r} on a score sheet has no points")
