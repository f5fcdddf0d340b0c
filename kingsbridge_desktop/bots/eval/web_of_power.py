"""Web of Power: what cloisters, alliances and chains are worth, and a quick policy that plans a turn.

All of it reads open things and the own hand only. For every country an `Outlook` says what one or two more pieces of a
seat are worth there; turns, pieces and the cards to draw are chosen by it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from random import Random
from typing import Any, NamedTuple

from kingsbridge_desktop.bots.base import TermEvaluator, first_best
from kingsbridge_desktop.bots.eval.web_of_power_worth import (
    ALLIES,
    AROUND,
    NEVER_COMES,
    WEIGHTS,
    Board,
    Weights,
    board_of,
    chain_gain,
    cloister_gains,
    council_gain,
    row_missing,
    to_come,
    whole_pile,
)
from kingsbridge_desktop.core.bits import members_of
from kingsbridge_desktop.core.types import Action, Frame
from kingsbridge_desktop.games.web_of_power.chains import chain_points
from kingsbridge_desktop.games.web_of_power.frames import ANY, PAIR
from kingsbridge_desktop.games.web_of_power.scoring import rank_points
from kingsbridge_desktop.games.web_of_power.state import HELD, ONE, State
from kingsbridge_desktop.games.web_of_power.tables import (
    ALL_LANDS,
    DATA,
    KIND_MASK,
    KINDS,
    LAND_KIND,
    LAND_MASK,
    LANDS,
    LANDS_IN,
    NEAR,
    SPACE_LAND,
    SPACES,
)

NEVER = -1000.0  # worth of what cannot be done
MOST_OUTLOOKS = 3000  # that are remembered: some 10 MB
_PAIRS = tuple(sum(count >= PAIR for count in held) for held in HELD)  # of a packed hand


class Outlook(NamedTuple):
    """What pieces of one seat are worth, by country; NEVER where they cannot be placed."""

    cloister: tuple[float, ...]  # a cloister, without what its space brings
    row: tuple[float, ...]  # what a space brings, by space
    councillor: tuple[float, ...]
    after_cloister: tuple[float, ...]  # the best second piece after a cloister
    after_councillor: tuple[float, ...]
    one: tuple[float, ...]  # the best piece
    two: tuple[float, ...]  # the best two pieces


class WebOfPowerEvaluator(TermEvaluator):
    """Knows what a position is worth and plans turns by it."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights
        self._outlooks: dict[tuple[float, ...], Outlook] = {}

    def learned(self, weights: Mapping[str, Any]) -> WebOfPowerEvaluator:
        """The same with other weights of its quick policy, by their names."""
        return WebOfPowerEvaluator(self.weights._replace(**weights))

    def greedy(self, s: State, legal: Sequence[Action], rng: Random) -> Action:
        """The first step of the best turn in sight, the best piece, or the most useful card."""
        return first_best(legal, self.worths(s, legal))

    def worths(self, s: State, legal: Sequence[Action]) -> list[float]:
        """What each legal action promises the asked seat, in points; comparable within one question only."""
        frame = s.stack[-1]
        outlook = self.outlook(s, frame.seat)
        if frame.kind == "turn":
            return [self._turn_worth(s, outlook, s.hands[frame.seat], action) for action in legal]
        if frame.kind == "place":
            return self._piece_worths(s, outlook, frame, legal)
        second = outlook.one[frame.args[0]] if frame.kind == "more" else NEVER
        return self._card_worths(s, outlook, frame.seat, second, legal)

    def action_worths(self, s: State, legal: Sequence[Action]) -> list[float]:
        """The same, as a search asks for it."""
        return self.worths(s, legal)

    def rollout(self, s: State, legal: Sequence[Action], rng: Random) -> Action:
        """The quick policy of playouts: as greedy, but an open card is taken for a pair and else by chance."""
        frame = s.stack[-1]
        if frame.kind != "draw" or len(legal) == 1:
            return self.greedy(s, legal, rng)
        hand = s.hands[frame.seat]
        for action in legal:
            if action.kind == "take" and HELD[hand][action.args[0]] == 1:
                return action
        return legal[int(rng.random() * len(legal))]

    def outlook(self, s: State, seat: int) -> Outlook:
        """What pieces of a seat are worth now; remembered, as the tries of a search come to the same boards again."""
        key = (seat, s.used_up, to_come(s), *s.cloisters, *s.council)
        found = self._outlooks.get(key)
        if found is None:
            if len(self._outlooks) >= MOST_OUTLOOKS:
                self._outlooks.clear()  # to look for the oldest would take longer than to think again
            found = self._outlooks[key] = self._look(s, seat)
        return found

    def _look(self, s: State, seat: int) -> Outlook:
        w = self.weights
        board = board_of(s, w)
        scorings = 1.0 + w.half_time if s.used_up == 0 else 1.0
        left, supply = s.cloisters_left(seat), s.supply[seat]
        row = [0.0] * SPACES
        cloister, councillor, after_cloister, after_councillor, one, two = ([NEVER] * LANDS for _ in range(6))
        for land in LANDS_IN[s.takes(seat)]:
            counts = board.counts[land]
            limit = max(counts)
            room = limit - sum(board.council[land])
            free = s.free & LAND_MASK[land]
            best_row = 0.0
            if supply and room:
                worth = councillor[land] = after_cloister[land] = self._council_gain(board, seat, land, 1)
                if supply > 1 and room > 1:
                    after_councillor[land] = self._council_gain(board, seat, land, 2) - worth
            elif supply and counts[seat] == limit:  # the cloister makes room
                after_cloister[land] = self._council_gain(board, seat, land, 1)
            if left and free:
                gain, gain_two = cloister_gains(counts, seat, w.others)
                second_row = NEVER
                best_row = NEVER
                for space in members_of(free):
                    here = row[space] = self._row_gain(s, board, seat, space)
                    if here > best_row:
                        best_row, second_row = here, best_row
                    elif here > second_row:
                        second_row = here
                worth = cloister[land] = gain * scorings
                after_councillor[land] = max(after_councillor[land], worth + best_row)
                if left > 1 and second_row > NEVER:
                    second = (gain_two - gain) * scorings + second_row
                    after_cloister[land] = max(after_cloister[land], second)
            with_row = cloister[land] + best_row
            one[land] = max(with_row, councillor[land])
            if limit:  # an empty country takes one piece only
                two[land] = max(with_row + after_cloister[land], councillor[land] + after_councillor[land])
            else:
                after_cloister[land] = NEVER
        lists = (cloister, row, councillor, after_cloister, after_councillor, one, two)
        return Outlook(*map(tuple, lists))

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

    def _price(self, s: State) -> float:
        """What playing a card costs; nothing in the last round."""
        return self.weights.card if s.used_up < 2 else 0.0

    def _turn_worth(self, s: State, outlook: Outlook, hand: int, action: Action) -> float:
        kind = action.args[0]
        card = self._price(s)
        if action.kind == "play":
            # Of equal plans the one that begins with the single card.
            return 0.001 + self._best_with(outlook, KIND_MASK[kind], hand - ONE[kind], card) - card
        if action.kind == "joker":
            return self._best_with(outlook, ALL_LANDS & ~KIND_MASK[kind], hand - 2 * ONE[kind], card) - 2 * card
        return self.weights.swap + 0.1 * self._hand_worth(outlook, hand - ONE[kind])

    def _best_with(self, outlook: Outlook, lands: int, rest: int, card: float) -> float:
        """The best of one piece in one of these countries, or two if the rest of the hand allows."""
        best = NEVER
        one, two, needed = outlook.one, outlook.two, _reach(rest).cards
        for land in LANDS_IN[lands]:
            best = max(best, one[land])
            if needed[land]:
                best = max(best, two[land] - needed[land] * card)
        return best

    def _piece_worths(self, s: State, outlook: Outlook, frame: Frame, legal: Sequence[Action]) -> list[float]:
        """Each piece with the best second one that the hand allows after it."""
        hand, card = s.hands[frame.seat], self._price(s)
        needed = _reach(hand).cards if frame.args[2] == ANY else _NO_CARDS
        found = []
        for kind, (at,) in legal:
            if kind == "place_cloister":
                land = SPACE_LAND[at]
                worth, second = outlook.cloister[land] + outlook.row[at], outlook.after_cloister[land]
            else:
                land = at
                worth, second = outlook.councillor[land], outlook.after_councillor[land]
            cards = needed[land]
            found.append(worth + max(0.0, second - cards * card) if cards else worth)
        return found

    def _card_worths(
        self, s: State, outlook: Outlook, seat: int, second: float, legal: Sequence[Action]
    ) -> list[float]:
        """A second piece less its cards; a draw by the hand it makes, compared with the pile's average."""
        card = self._price(s)
        hand = s.hands[seat]
        hands = [self._hand_worth(outlook, hand + ONE[kind]) for kind in range(KINDS)]
        unseen = s.veil.unseen if s.veil else _unseen(s, seat)
        total = sum(unseen)
        average = sum([n * worth for n, worth in zip(unseen, hands, strict=True)]) / total if total else 0.0
        found = []
        for action in legal:
            if action.kind == "take":
                found.append(0.2 * (hands[action.args[0]] - average))
            elif action.kind == "play":
                found.append(second - card)
            else:
                found.append(second - 2 * card if action.kind == "joker" else 0.0)
        return found

    def _hand_worth(self, outlook: Outlook, hand: int) -> float:
        """What the best turn with a hand would bring on the board as it is."""
        best = 0.0
        one, two = outlook.one, outlook.two
        reach = _reach(hand)
        for land in reach.one:
            best = max(best, one[land])
        for land in reach.two:
            best = max(best, two[land])
        return best + 0.15 * _PAIRS[hand]

    def is_quiet(self, s: State) -> bool:
        """Whether a turn begins."""
        return s.stack[-1].kind == "turn"

    def clock(self, s: State) -> float:
        """How far the game has come, between 0 and 1."""
        return 1.0 if s.used_up == 2 else (s.used_up + 1 - s.pile_size / whole_pile(s.seats)) / 2

    def parts(self, s: State) -> dict[str, list[float]]:
        """All terms of all seats for the weights of a search, and what the hands are good for in a sampled world."""
        found = self.named_parts(s)
        if s.stack and min(s.hands) >= 0:
            kinds, pairs, fits = [], [], []
            for seat, hand in enumerate(s.hands):
                lands = s.takes(seat)
                held = [kind for kind, count in enumerate(HELD[hand]) if count]
                kinds.append(float(len(held)))
                pairs.append(float(_PAIRS[hand]))
                fits.append(float(sum([1 for kind in held if KIND_MASK[kind] & lands])))
            found["held_kinds"], found["held_pairs"], found["held_fits"] = kinds, pairs, fits
        return found

    def named_parts(self, s: State) -> dict[str, list[float]]:
        """Points so far, what stands on the board, and the pieces still to come."""
        seats = s.seats
        points = [float(s.points(seat)) for seat in range(seats)]
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
                if missing < NEVER_COMES:
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


class Reach(NamedTuple):
    """What a hand allows in countries that are not empty."""

    one: tuple[int, ...]  # where a piece
    two: tuple[int, ...]  # where two of them
    cards: tuple[int, ...]  # by country, what one more piece takes; 0 if there is none for it


_NO_CARDS = (0,) * LANDS


@cache
def _reach(hand: int) -> Reach:
    pairs, lands = _PAIRS[hand], range(LANDS)
    own = [HELD[hand][LAND_KIND[land]] for land in lands]
    pieces = [own[land] + pairs - (own[land] >= PAIR) for land in lands]
    return Reach(
        tuple([land for land in lands if pieces[land]]),
        tuple([land for land in lands if pieces[land] >= 2]),
        tuple([1 if own[land] else 2 if pieces[land] else 0 for land in lands]),
    )


def _unseen(s: State, seat: int) -> tuple[int, ...]:
    """In a sampled world: what that seat has not seen."""
    unseen = list(s.pile)
    for other, hand in enumerate(s.hands):
        if other != seat:
            for kind, count in enumerate(HELD[hand]):
                unseen[kind] += count
    return tuple(unseen)


EVALUATOR = WebOfPowerEvaluator()
