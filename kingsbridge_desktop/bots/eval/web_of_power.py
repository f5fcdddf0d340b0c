"""Web of Power: what cloisters, alliances and chains are worth, and a quick policy that plans a turn.

All of it reads open things and the own hand only. For every country an `Outlook` says what one or two more pieces of a
seat are worth there; turns, pieces and the cards to draw are chosen by it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import NamedTuple

from kingsbridge_desktop.bots.base import Term
from kingsbridge_desktop.bots.eval.web_of_power_gains import (
    ALLIES,
    AROUND,
    WEIGHTS,
    Board,
    Weights,
    board_of,
    chain_gain,
    cloister_gains,
    council_gain,
    row_missing,
    to_come,
)
from kingsbridge_desktop.core.types import Action, Frame
from kingsbridge_desktop.games.web_of_power.chains import chain_points
from kingsbridge_desktop.games.web_of_power.data import (
    ALL_LANDS,
    DATA,
    KIND_MASK,
    KINDS,
    LAND_KIND,
    LAND_MASK,
    LANDS,
    NEAR,
    SPACES,
    indices,
)
from kingsbridge_desktop.games.web_of_power.scoring import rank_points
from kingsbridge_desktop.games.web_of_power.state import ONE, PARTS, State

NEVER = -1000.0  # worth of what cannot be done
_LANDS_IN = tuple(tuple(indices(lands)) for lands in range(ALL_LANDS + 1))


class Outlook(NamedTuple):
    """What pieces of one seat are worth: by country one piece, two pieces, and which piece comes first."""

    one: tuple[float, ...]
    two: tuple[float, ...]
    first_of_one: tuple[Action | None, ...]
    first_of_two: tuple[Action | None, ...]


_CLOISTER = tuple(Action("place_cloister", (space,)) for space in range(SPACES))
_COUNCILLOR = tuple(Action("place_councillor", (land,)) for land in range(LANDS))


class WebOfPowerBrain:
    """Knows what a position is worth and plans turns by it."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights
        self._last: tuple[object, Outlook] | None = None

    def greedy(self, s: State, legal: Sequence[Action], rng: Random) -> Action:
        """The first step of the best turn in sight, the best piece, or the most useful card."""
        frame = s.stack[-1]
        if frame.kind == "turn":
            return self._plan_turn(s, frame, legal)
        if frame.kind == "place":
            return self._choose_piece(s, frame)
        if frame.kind == "more":
            return self._choose_more(s, frame, legal)
        return self._choose_card(s, frame.seat, legal)

    def outlook(self, s: State, seat: int) -> Outlook:
        """What pieces of a seat are worth now; remembered for the small decisions of one turn."""
        key = (seat, s.used_up, to_come(s), *s.cloisters, *s.council)
        if self._last is not None and self._last[0] == key:
            return self._last[1]
        found = self._look(s, seat)
        self._last = key, found
        return found

    def _look(self, s: State, seat: int) -> Outlook:
        w = self.weights
        board = board_of(s, w)
        scorings = 1.0 + w.half_time if s.used_up == 0 else 1.0
        one, two = [NEVER] * LANDS, [NEVER] * LANDS
        first_of_one: list[Action | None] = [None] * LANDS
        first_of_two: list[Action | None] = [None] * LANDS
        left = s.cloisters_left(seat)
        supply = s.supply[seat]
        for land in _LANDS_IN[s.takes(seat)]:
            counts = board.counts[land]
            limit = max(counts)
            room = limit - sum(board.council[land])
            free = s.free & LAND_MASK[land]
            options: list[tuple[float, Action]] = []
            both: list[tuple[float, Action]] = []
            cloister = NEVER
            council_one = self._council_gain(board, seat, land, 1) if supply and room else NEVER
            if council_one > NEVER:
                options.append((council_one, _COUNCILLOR[land]))
                if supply > 1 and room > 1:
                    both.append((self._council_gain(board, seat, land, 2), _COUNCILLOR[land]))
            if left and free:
                gain, gain_two = cloister_gains(counts, seat, w.others)
                spaces = [(self._row_gain(s, board, seat, space), space) for space in indices(free)]
                spaces.sort(key=_worth, reverse=True)
                cloister = gain * scorings + spaces[0][0]
                action = _CLOISTER[spaces[0][1]]
                options.append((cloister, action))
                if left > 1 and len(spaces) > 1:
                    both.append((gain_two * scorings + spaces[0][0] + spaces[1][0], action))
                if council_one > NEVER:
                    both.append((cloister + council_one, action))
                elif supply and counts[seat] == limit:
                    both.append((cloister + self._council_gain(board, seat, land, 1), action))
            one[land], first_of_one[land] = max(options, key=_worth)
            if both and limit:
                two[land], first_of_two[land] = max(both, key=_worth)
        return Outlook(tuple(one), tuple(two), tuple(first_of_one), tuple(first_of_two))

    def _council_gain(self, board: Board, seat: int, land: int, more: int) -> float:
        counts = board.counts[land]
        return council_gain(
            board.council[land],
            board.needs[land],
            max(counts),
            len(DATA.land_spaces[land]) - sum(counts),
            seat,
            more,
            tuple([board.council[ally] for ally in ALLIES[land]]),
            tuple([board.needs[ally] for ally in ALLIES[land]]),
            board.council_chance,
            self.weights.others,
        )

    def _row_gain(self, s: State, board: Board, seat: int, space: int) -> float:
        """What a cloister on a space brings for chains, and takes from those of others."""
        own = s.cloisters[seat]
        near = NEAR[space]
        worth = 0.0
        if near & own:
            worth = float(chain_gain(own, space))
        around = AROUND[space]
        if not worth and own & around:
            missing = row_missing(own & around, (own | s.free) & around, space)
            if missing < 3:
                worth = 4.0 * (board.row_chance[missing] - board.row_chance[missing + 1])
        for other, mask in enumerate(s.cloisters):
            if near & mask and other != seat:
                worth += self.weights.block * chain_gain(mask, space)
        return worth

    def _plan_turn(self, s: State, frame: Frame, legal: Sequence[Action]) -> Action:
        hand = s.hands[frame.seat]
        outlook = self.outlook(s, frame.seat)
        card = self.weights.card if s.used_up < 2 else 0.0
        best, best_worth = legal[0], 2 * NEVER
        for action in reversed(legal):  # of equal plans the one that begins with a single card
            kind = action.args[0]
            if action.kind == "play":
                worth = self._best_with(outlook, KIND_MASK[kind], hand - ONE[kind], card) - card
            elif action.kind == "joker":
                lands = ALL_LANDS & ~KIND_MASK[kind]
                worth = self._best_with(outlook, lands, hand - 2 * ONE[kind], card) - 2 * card
            else:
                worth = self.weights.swap + 0.1 * self._hand_worth(outlook, hand - ONE[kind])
            if worth > best_worth:
                best, best_worth = action, worth
        return best

    def _best_with(self, outlook: Outlook, lands: int, rest: int, card: float) -> float:
        """The best of one piece in one of these countries, or two if the rest of the hand allows."""
        best = NEVER
        for land in _LANDS_IN[lands]:
            best = max(best, outlook.one[land])
            cards = _cards_for(rest, land)
            if cards:
                best = max(best, outlook.two[land] - cards * card)
        return best

    def _choose_piece(self, s: State, frame: Frame) -> Action:
        kind, count, chosen = frame.args
        outlook = self.outlook(s, frame.seat)
        hand = s.hands[frame.seat]
        if chosen >= 0:
            lands = 1 << chosen
        else:
            lands = KIND_MASK[kind] if count == 1 else ALL_LANDS & ~KIND_MASK[kind]
        card = self.weights.card if s.used_up < 2 else 0.0
        best: Action | None = None
        best_worth = 2 * NEVER
        for land in _LANDS_IN[lands & s.takes(frame.seat)]:
            options = [(outlook.one[land], outlook.first_of_one[land])]
            cards = _cards_for(hand, land)
            if chosen < 0 and cards and outlook.first_of_two[land] is not None:
                options.append((outlook.two[land] - cards * card, outlook.first_of_two[land]))
            for worth, action in options:
                if worth > best_worth:
                    best, best_worth = action, worth
        assert best is not None  # the rules ask only where a piece fits
        return best

    def _choose_more(self, s: State, frame: Frame, legal: Sequence[Action]) -> Action:
        """A second piece if it is worth its cards, else the first card to draw."""
        seat = frame.seat
        playing = [action for action in legal if action.kind in ("play", "joker")]
        rest = [action for action in legal if action not in playing]
        if playing:
            card = self.weights.card if s.used_up < 2 else 0.0
            action = playing[-1]  # a single card rather than a joker
            price = card if action.kind == "play" else 2 * card
            if self.outlook(s, seat).one[frame.args[0]] >= price:
                return action
        return rest[0] if len(rest) == 1 else self._choose_card(s, seat, rest)

    def _choose_card(self, s: State, seat: int, legal: Sequence[Action]) -> Action:
        """The open card that makes the best hand, or the pile if that is better on average."""
        outlook = self.outlook(s, seat)
        hand = s.hands[seat]
        worths = [self._hand_worth(outlook, hand + ONE[kind]) for kind in range(KINDS)]
        unseen = s.veil.unseen if s.veil else _unseen(s, seat)
        total = sum(unseen)
        best, best_worth = legal[0], 2 * NEVER
        for action in legal:
            if action.kind == "take":
                worth = worths[action.args[0]]
            else:
                worth = sum(n * worth for n, worth in zip(unseen, worths, strict=True)) / total if total else 0.0
            if worth > best_worth:
                best, best_worth = action, worth
        return best

    def _hand_worth(self, outlook: Outlook, hand: int) -> float:
        """What the best turn with a hand would bring on the board as it is."""
        best = 0.0
        for land in range(LANDS):
            pieces = _pieces_in(hand, land)
            if pieces:
                worth = outlook.two[land] if pieces == 2 else outlook.one[land]
                best = max(best, worth, outlook.one[land])
        return best + 0.15 * sum(1 for kind in range(KINDS) if hand >> 2 * kind & 2)

    def values(self, s: State) -> list[float]:
        """The points each seat may expect to have at the end."""
        parts = self._parts(s)
        return [sum(values[seat] for values in parts.values()) for seat in range(s.seats)]

    def terms(self, s: State, seat: int) -> list[Term]:
        """What `values` is made of for one seat, the heaviest first."""
        found = [Term(kind, values[seat]) for kind, values in self._parts(s).items() if values[seat]]
        return sorted(found, key=lambda term: -abs(term.value))

    def _parts(self, s: State) -> dict[str, list[float]]:
        seats = s.seats
        points = [float(sum(s.tally[seat * PARTS : (seat + 1) * PARTS])) for seat in range(seats)]
        if not s.stack:
            return {"points": points}
        board = board_of(s, self.weights)
        cloisters = [0.0] * seats
        for counts in board.counts:
            for seat, worth in enumerate(rank_points(counts)):
                cloisters[seat] += worth
        alliances = [0.0] * seats
        for alliance in DATA.alliances:
            a, b = alliance.lands
            worth = sum(board.council[a]) + sum(board.council[b])
            for seat in range(seats):
                missing = board.needs[a][seat] + board.needs[b][seat]
                if missing < 9:
                    alliances[seat] += board.council_chance[missing] * (worth + missing)
        chains = [float(chain_points(mask)) for mask in s.cloisters]
        # Measured in games of this policy: what a position still grows by, more in the first half, which scores twice.
        outlook = 1.75 * to_come(s) + (0.0 if s.used_up else 1.8 * s.pile_size / seats)
        found = {
            "points": points,
            "cloisters": cloisters,
            "alliances": alliances,
            "chains": chains,
            "outlook": [outlook] * seats,
        }
        if s.used_up == 0:
            found["half_time"] = [self.weights.half_time * worth for worth in cloisters]
        return found


def _worth(option: tuple[float, object]) -> float:
    return option[0]


@cache
def _pieces_in(hand: int, land: int) -> int:
    """How many pieces a hand allows in a country that is not empty."""
    own = hand >> 2 * LAND_KIND[land] & 3
    pairs = sum(1 for kind in range(KINDS) if kind != LAND_KIND[land] and hand >> 2 * kind & 2)
    return min(2, own + pairs)


@cache
def _cards_for(hand: int, land: int) -> int:
    """How many cards of a hand one more piece in a country takes; 0 if there is none for it."""
    if hand >> 2 * LAND_KIND[land] & 3:
        return 1
    return 2 if _pieces_in(hand, land) else 0


def _unseen(s: State, seat: int) -> tuple[int, ...]:
    """In a sampled world: what that seat has not seen."""
    unseen = list(s.pile)
    for other, hand in enumerate(s.hands):
        if other != seat:
            for kind in range(KINDS):
                unseen[kind] += hand >> 2 * kind & 3
    return tuple(unseen)


BRAIN = WebOfPowerBrain()
