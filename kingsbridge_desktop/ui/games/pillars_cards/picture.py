"""What lies on the table for one viewer: made from a masked state, or carried on from one event to the next.

The picture is a function of a spread and of nothing else. `of_state` makes the spread of a position; `after` makes the
spread that an event leads to, so that a movement is the difference of two spreads.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from kingsbridge_desktop.core.bits import mask_of, members_of
from kingsbridge_desktop.core.types import HIDDEN, NOBODY, Event
from kingsbridge_desktop.games.pillars_cards.state import State, deal_points, hand_size, tricks_per_deal
from kingsbridge_desktop.games.pillars_cards.tables import BIT, BRICK_MAKER, HELPER

SCORING_QUESTIONS = frozenset(("choose_material", "make_brick", "convert", "use_helper", "give_up"))
Ints = tuple[int, ...]


@dataclass(frozen=True)
class Spread:
    """Everything a picture of the table shows. Cards that the viewer does not know are HIDDEN."""

    viewer: int
    colours: Ints
    tricks_per_deal: int
    deal: int
    finished: int  # tricks of this deal that are over
    first: int
    leader: int
    asked: int
    over: bool
    hands: tuple[Ints, ...]
    trick: Ints
    taken: Ints  # masks
    tricks: Ints
    king_trick: int
    deck: int  # advantages still face down
    stock: Ints
    vp: Ints
    gains: Ints  # points of this deal so far
    laid: Ints
    scoring: int  # whose cards are being counted, NOBODY outside a scoring
    used: tuple[tuple[int, int], ...]  # cards of that player that have converted, and for how many points

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.colours)

    def player_of(self, at: int) -> int:
        """Who played the card at that place of the trick."""
        return (self.leader + at) % self.seats

    def stock_of(self, seat: int) -> Ints:
        """Stone, wood, sand, metal of a seat."""
        return self.stock[seat * 4 : seat * 4 + 4]


def of_state(s: State, viewer: int) -> Spread:
    """The spread of a masked state."""
    top = s.stack[-1] if s.stack else None
    scoring = top.seat if top is not None and top.kind in SCORING_QUESTIONS else NOBODY
    return Spread(
        viewer=viewer,
        colours=s.colour,
        tricks_per_deal=tricks_per_deal(s),
        deal=s.deal,
        finished=len(s.past),
        first=s.first,
        leader=s.leader,
        asked=top.seat if top is not None else NOBODY,
        over=top is None,
        hands=tuple(_hand(s, seat) for seat in range(len(s.colour))),
        trick=tuple(s.trick),
        taken=tuple(s.taken),
        tricks=tuple(s.tricks),
        king_trick=s.king_trick,
        deck=s.unseen.bit_count() + len(s.returned) - (s.advantage == HIDDEN),
        stock=tuple(s.stock),
        vp=tuple(s.vp),
        gains=tuple(deal_points(lines) for lines in s.lines),
        laid=tuple(s.laid),
        scoring=scoring,
        used=tuple(
            (line.card, line.value)
            for line in (s.lines[scoring] if scoring != NOBODY else ())
            if line.kind in ("conversion", "brick")
        ),
    )


def _hand(s: State, seat: int) -> Ints:
    if s.hand[seat] == HIDDEN:
        return (HIDDEN,) * hand_size(s, seat)
    return tuple(members_of(s.hand[seat]))


def after(spread: Spread, e: Event) -> Spread:
    """The spread once the event has happened; the same one for what changes nothing to be seen."""
    change = _CHANGES.get(e.kind)
    return change(spread, *e.args) if change is not None else spread


def _put(values: Ints, at: int, value: int) -> Ints:
    return (*values[:at], value, *values[at + 1 :])


def _add(values: Ints, at: int, more: int) -> Ints:
    return _put(values, at, values[at] + more)


def _deal_began(p: Spread, deal: int) -> Spread:
    none = (0,) * p.seats
    return replace(
        p,
        deal=deal,
        finished=0,
        asked=NOBODY,
        hands=((HIDDEN,) * p.tricks_per_deal,) * p.seats,
        trick=(),
        taken=none,
        tricks=none,
        king_trick=0,
        deck=p.deck - 1,
        gains=none,
        scoring=NOBODY,
        used=(),
    )


def _hand_dealt(p: Spread, seat: int, *cards: int) -> Spread:
    return replace(p, hands=(*p.hands[:seat], tuple(sorted(cards)), *p.hands[seat + 1 :]))


def _first_leader_found(p: Spread, seat: int) -> Spread:
    return replace(p, first=seat, leader=seat, asked=seat)


def _card_played(p: Spread, seat: int, card: int) -> Spread:
    hand = list(p.hands[seat])
    hand.remove(card if card in hand else HIDDEN)
    trick = (*p.trick, card)
    asked = (seat + 1) % p.seats if len(trick) < p.seats else NOBODY
    return replace(p, hands=(*p.hands[:seat], tuple(hand), *p.hands[seat + 1 :]), trick=trick, asked=asked)


def _trick_taken(p: Spread, taker: int, player: int, card: int, tied: int, *trick: int) -> Spread:
    return replace(
        p,
        trick=(),
        taken=_put(p.taken, taker, p.taken[taker] | mask_of(trick)),
        tricks=_add(p.tricks, taker, 1),
        finished=p.finished + 1,
        leader=taker,
        asked=taker if p.finished + 1 < p.tricks_per_deal else NOBODY,
    )


def _king_trick_set_aside(p: Spread, player: int, *trick: int) -> Spread:
    asked = player if p.finished + 1 < p.tricks_per_deal else NOBODY
    return replace(p, trick=(), king_trick=mask_of(trick), finished=p.finished + 1, leader=player, asked=asked)


def _king_trick_got(p: Spread, seat: int, *cards: int) -> Spread:
    taken = _put(p.taken, seat, p.taken[seat] | mask_of(cards))
    return _score(replace(p, taken=taken, king_trick=0), p.first)


def _king_trick_lapsed(p: Spread, trickless: int) -> Spread:
    return _score(p, p.first)


def _score(p: Spread, seat: int) -> Spread:
    return replace(p, scoring=seat, asked=seat, used=() if seat != p.scoring else p.used)


def _advantage_returned(p: Spread, card: int) -> Spread:
    return replace(p, deck=p.deck + 1)


def _advantage_laid_out(p: Spread, seat: int, card: int) -> Spread:
    return replace(p, laid=_put(p.laid, seat, p.laid[seat] | BIT[card]))


def _material_got(p: Spread, seat: int, material: int, card: int) -> Spread:
    return replace(_score(p, seat), stock=_add(p.stock, seat * 4 + material, 1))


def _brick_made(p: Spread, seat: int, given: int, made: int) -> Spread:
    stock = _add(_add(p.stock, seat * 4 + given, -1), seat * 4 + made, 1)
    p = _score(p, seat)
    return replace(p, stock=stock, used=(*p.used, (BRICK_MAKER, 0)))


def _material_converted(p: Spread, seat: int, card: int, material: int, vp: int) -> Spread:
    p = _score(p, seat)
    used = p.used if card == HELPER else (*p.used, (card, vp))
    return replace(_points(p, seat, vp), stock=_add(p.stock, seat * 4 + material, -1), used=used)


def _points(p: Spread, seat: int, vp: int) -> Spread:
    return replace(p, vp=_add(p.vp, seat, vp), gains=_add(p.gains, seat, vp))


def _craftsmen_scored(p: Spread, seat: int, count: int, vp: int) -> Spread:
    return _points(_score(p, seat), seat, vp)


def _card_scored(p: Spread, seat: int, card: int, vp: int) -> Spread:
    return _points(_score(p, seat), seat, vp)


def _material_given_up(p: Spread, seat: int, material: int) -> Spread:
    return replace(_score(p, seat), stock=_add(p.stock, seat * 4 + material, -1))


def _player_scored(p: Spread, seat: int, points: int, total: int) -> Spread:
    return _score(p, (seat + 1) % p.seats)


def _deal_ended(p: Spread, deal: int) -> Spread:
    return replace(p, scoring=NOBODY, asked=NOBODY, used=(), gains=(0,) * p.seats)


def _game_ended(p: Spread) -> Spread:
    return replace(p, over=True)


_CHANGES: dict[str, Callable[..., Spread]] = {
    "deal_began": _deal_began,
    "hand_dealt": _hand_dealt,
    "first_leader_found": _first_leader_found,
    "card_played": _card_played,
    "trick_taken": _trick_taken,
    "king_trick_set_aside": _king_trick_set_aside,
    "king_trick_got": _king_trick_got,
    "king_trick_lapsed": _king_trick_lapsed,
    "advantage_returned": _advantage_returned,
    "advantage_laid_out": _advantage_laid_out,
    "material_got": _material_got,
    "brick_made": _brick_made,
    "material_converted": _material_converted,
    "craftsmen_scored": _craftsmen_scored,
    "card_scored": _card_scored,
    "material_given_up": _material_given_up,
    "player_scored": _player_scored,
    "deal_ended": _deal_ended,
    "game_ended": _game_ended,
}
