"""How the card game is played well: who will get this trick, and what are its cards worth to whom."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from kingsbridge_desktop.bots.base import TermEvaluator, first_best
from kingsbridge_desktop.bots.eval.pillars_cards_worth import (
    ADVANTAGE_WORTH,
    MINUS,
    WEIGHTS,
    Weights,
    Worths,
    card_worths,
    deals_after,
    points_in,
    units_of,
    unplayed,
    values_in,
)
from kingsbridge_desktop.core.bits import mask_of, members_of
from kingsbridge_desktop.core.types import NOBODY, Action
from kingsbridge_desktop.games.pillars_cards.best_conversion import POINT, first_action, plan, promise, worth_of
from kingsbridge_desktop.games.pillars_cards.forecast import judge
from kingsbridge_desktop.games.pillars_cards.state import State, tricks_per_deal
from kingsbridge_desktop.games.pillars_cards.tables import (
    ADVANTAGES,
    BIT,
    CARDS,
    COLOUR,
    CRAFTSMEN,
    EACH,
    KING,
    NEUTRALS,
    OWN,
    OWN_CRAFTSMAN_POINTS,
    PAINTER,
    POINTS,
    VALUE,
)

# Counted in games against itself, by number of players: points of a player in a deal, less what stock and
# advantages add by themselves, and how often an own craftsman, from tool maker to master builder, ends in own tricks.
DEAL_AVERAGE = {3: 8.3, 4: 5.9}
GOT = {3: (0.37, 0.43, 0.52, 0.67, 0.82), 4: (0.2, 0.24, 0.34, 0.56, 0.74)}

PLANNED = 4.0  # how much better than the others the next step of a scoring plan looks
MOST_TRICKS = 500  # before which thoughts are remembered: ten times as many are found hardly more often

_AT_LEAST = tuple(mask_of(card for card in range(CARDS) if VALUE[card] >= value) for value in range(max(VALUE) + 2))
_SHARED = ~(CRAFTSMEN | BIT[KING])  # cards that get a trick for whoever plays them
_WORTHS = 1 << 15  # of cards that are remembered
# By number of players, seat and how many play after it: whether each seat is one of those
_AFTER = tuple(
    tuple(
        tuple(tuple(0 < (other - seat) % seats <= behind for other in range(seats)) for behind in range(seats))
        for seat in range(seats)
    )
    for seats in range(max(DEAL_AVERAGE) + 1)
)


class Before(NamedTuple):
    """What is known before a trick: nothing of it changes while it is played. Lists are by seat."""

    worths: list[tuple[float, ...]]  # of every card in a seat's tricks
    later: list[tuple[float, ...]]  # of every card while it stays in a seat's hand
    unplayed: int  # the cards that had not fallen
    hopes: list[float]  # for the king's trick, lost by getting a trick now (PC-20)
    own: list[float]  # what getting the trick costs a seat beside its cards
    rivals: list[float]  # and what a rival thinks that it costs
    hope_aside: float  # the chance to get a trick that is set aside now


# What is promised whatever card is played, and with which shares the card itself counts for whom
Promise = tuple[float, list[tuple[float, tuple[float, ...]]]]


class CardGameEvaluator(TermEvaluator):
    """Greedy play, and what a position promises."""

    can_compare = True

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights
        self._before: dict[tuple[object, ...], Before] = {}
        self._worths: dict[tuple[int, tuple[int, int, int, int], int, int, int], Worths] = {}
        self._latest: tuple[State, int, int, Before] | None = None  # a position in that deal after so many tricks

    def learned(self, weights: Mapping[str, Any]) -> CardGameEvaluator:
        """The same with other weights of its quick policy, by their names."""
        return CardGameEvaluator(self.weights._replace(**weights))

    def greedy(self, s: State, legal: Sequence[Action], rng: Random) -> Action:
        """The card with the best outlook for this trick; in the scoring the best plan."""
        if s.stack[-1].kind != "play":
            return first_action(s, plan(s))
        if len(legal) == 1:
            return legal[0]
        return first_best(legal, self._outlooks(s, legal))

    def action_worths(self, s: State, legal: Sequence[Action]) -> list[float]:
        """What each legal action promises the asked seat, in points; comparable within one question only."""
        if s.stack[-1].kind == "play":
            return self._outlooks(s, legal)
        planned = first_action(s, plan(s))
        return [PLANNED if action == planned else 0.0 for action in legal]

    def before(self, s: State) -> Before:
        """What the players think before the trick on the table. Remembered: it is asked for with every card of it."""
        latest, tricks = self._latest, len(s.past)
        if latest is not None and latest[0] is s and latest[1] == s.deal and latest[2] == tricks:
            return latest[3]
        table = s.colour, s.advantage, s.unseen, len(s.returned), s.king_trick
        key = table, tuple(s.taken), tuple(s.laid), tuple(s.stock)
        found = self._before.get(key)
        if found is None:
            found = self._look(s)
            if len(self._before) >= MOST_TRICKS:
                self._before.clear()  # to look for the oldest would take longer than to think again
            self._before[key] = found
        self._latest = s, s.deal, tricks, found
        return found

    def _look(self, s: State) -> Before:
        w = self.weights
        scorings = deals_after(s) + 1
        worths = [self._card_worths(s, seat, colour, scorings) for seat, colour in enumerate(s.colour)]
        taken = [worth.taken for worth in worths]
        trickless = s.tricks.count(0)
        hopes = [0.0] * len(taken)
        hope = 0.0
        if trickless:
            left = tricks_per_deal(s) - len(s.past)
            hope = w.aside ** (left + 2 * (trickless - 1))
            cards = members_of(s.king_trick)
            for seat, worth in enumerate(taken):
                if not s.tricks[seat]:
                    hopes[seat] = hope * (sum([worth[card] for card in cards], 0.0) if cards else POINTS[KING] + 1.0)
        return Before(
            taken,
            [worth.later for worth in worths],
            unplayed(s) | mask_of(s.trick),
            hopes,
            [-lost if got else -lost - w.shy for lost, got in zip(hopes, s.tricks, strict=True)],
            [-lost if got else -lost - w.shy_rival for lost, got in zip(hopes, s.tricks, strict=True)],
            hope / w.aside,
        )

    def _card_worths(self, s: State, seat: int, colour: int, scorings: int) -> Worths:
        """What cards are worth to a seat; remembered here, where weights need not be part of the key."""
        taken = s.taken[seat]
        key = colour, units_of(s, seat), taken & OWN[colour], s.laid[seat] | taken & ADVANTAGES, scorings
        found = self._worths.get(key)
        if found is None:
            found = card_worths(key[0], key[1], key[2], key[3], key[4], self.weights)
            if len(self._worths) >= _WORTHS:
                self._worths.clear()
            self._worths[key] = found
        return found

    def _outlooks(self, s: State, legal: Sequence[Action]) -> list[float]:
        """For each card: who may get the trick then, what it is worth to them, and what the card is for later."""
        colour = s.colour
        seats = len(colour)
        seat = s.stack[-1].seat
        hand = s.hand[seat]
        before = self.before(s)
        kept = before.later[seat]
        behind = seats - 1 - len(s.trick)
        unknown = before.unplayed & ~hand
        high, holder = -1, NOBODY
        if s.trick:
            highest, _, holder = judge(colour, s.leader, s.trick)
            high = VALUE[highest]
            for card in s.trick:
                unknown &= ~BIT[card]
        table = self._table(s, seat, before, behind, unknown)
        size = hand.bit_count()
        later = (size - 1) / size
        found = []
        below: Promise | None = None  # what all cards share that are not the highest
        for action in legal:
            card = action.args[0]
            top, taker, sure = high, holder, below
            value = VALUE[card]
            if value >= high:
                top, owner, sure = value, COLOUR[card], None
                taker = NOBODY if card == KING else seat if owner < 0 else colour.index(owner)
            if taker == NOBODY:
                outlook = self._set_aside(s, seat, card, before)
            else:
                if sure is None:
                    higher = unknown & _AT_LEAST[top] if behind else 0
                    if higher:
                        sure = self._contested(colour, seat, taker, higher, unknown, behind, table, before.worths)
                    else:
                        share = 1.0 if taker == seat else -self.weights.rival
                        sure = share * table[taker], [(share, before.worths[taker])]
                    if value < high:
                        below = sure
                outlook, gains = sure
                for share, worth in gains:
                    outlook += share * worth[card]
            found.append(outlook - later * kept[card])
        return found

    def _table(self, s: State, seat: int, before: Before, behind: int, unknown: int) -> list[float]:
        """What the trick without my card is worth to each seat."""
        w = self.weights
        table = before.rivals[:]
        bad = (unknown & MINUS).bit_count()
        table[seat] = before.own[seat] + (w.coming_own - w.coming - w.dumped * bad) * behind - w.lead
        trick, coming = s.trick, w.coming * behind
        for other, worth in enumerate(before.worths):
            gain = table[other] + coming
            for card in trick:
                gain += worth[card]
            table[other] = gain
        return table

    def _contested(
        self,
        colour: tuple[int, ...],
        seat: int,
        taker: int,
        higher: int,
        unknown: int,
        behind: int,
        table: list[float],
        worths: list[tuple[float, ...]],
    ) -> Promise:
        """By how likely each seat gets the trick when the players behind may still beat the highest card.

        What others than the asked seat get counts against it.
        """
        against = -self.weights.rival
        count = higher.bit_count()
        beaten = self.weights.beat * count / unknown.bit_count()
        holds = math.pow(1.0 - beaten if beaten < 0.95 else 1.0 - 0.95, behind)
        each = (1.0 - holds) / count
        part = each * (higher & _SHARED).bit_count() / behind
        promised = 0.0
        counting = []
        for other, plays_after in enumerate(_AFTER[len(colour)][seat][behind]):
            share = each * (higher & OWN[colour[other]]).bit_count()
            if plays_after:
                share += part
            if other == taker:
                share += holds
            if share:
                if other != seat:
                    share *= against
                promised += share * table[other]
                counting.append((share, worths[other]))
        return promised, counting

    def _set_aside(self, s: State, seat: int, card: int, before: Before) -> float:
        """What it is worth to me that this trick, with this card of mine, becomes the king's trick (PC-20)."""
        total = 0.0
        for other, worth in enumerate(before.worths):
            if not s.tricks[other]:
                gain = worth[card]
                for lying in s.trick:
                    gain += worth[lying]
                total += gain if other == seat else -self.weights.rival * gain
        return before.hope_aside * total

    def parts(self, s: State) -> dict[str, list[float]]:
        """All terms of all seats for the weights of a search, and what the hands are good for in a sampled world."""
        found = self.named_parts(s)
        if s.stack and s.stack[-1].kind == "play" and min(s.hand) >= 0:
            self._hand_parts(s, found)
        return found

    def _hand_parts(self, s: State, found: dict[str, list[float]]) -> None:
        """By the values of the cards: own craftsmen, those of others, and neutral cards, plus and minus."""
        held, own = s.hand, [OWN[colour] for colour in s.colour]
        found["held_own"] = [float(values_in(hand & mine)) for hand, mine in zip(held, own, strict=True)]
        found["held_foreign"] = [
            float(values_in(hand & ~mine & ~NEUTRALS)) for hand, mine in zip(held, own, strict=True)
        ]
        found["held_neutral"] = [float(values_in(hand & NEUTRALS)) for hand in held]
        found["held_minus"] = [float((hand & MINUS).bit_count()) for hand in held]

    def named_parts(self, s: State) -> dict[str, list[float]]:
        """Points so far and what cards, stock, advantages and the tricks to come promise."""
        found = {"points": [float(points) for points in s.vp]}
        if not s.stack:
            return found
        after = deals_after(s)
        seats = len(s.colour)
        found["cards"], found["stock"], found["advantages"] = [0.0] * seats, [0.0] * seats, [0.0] * seats
        for seat in range(seats):
            found["cards"][seat], found["stock"][seat] = self._scoring_parts(s, seat, after)
            laid = s.laid[seat] | s.taken[seat] & ADVANTAGES
            if laid:
                found["advantages"][seat] = after * sum([ADVANTAGE_WORTH[card] for card in members_of(laid)], 0.0)
        found["hand"] = [after * DEAL_AVERAGE[seats]] * seats
        if s.stack[-1].kind == "play":
            self._trick_parts(s, found)
        return found

    def is_quiet(self, s: State) -> bool:
        """Whether a trick begins."""
        return not s.trick and s.stack[-1].kind == "play"

    def clock(self, s: State) -> float:
        """How far the game has come, between 0 and 1."""
        playing = s.stack and s.stack[-1].kind == "play"
        return (s.deal - 1 + (len(s.past) / tricks_per_deal(s) if playing else 1)) / (s.deal + deals_after(s))

    def _scoring_parts(self, s: State, seat: int, after: int) -> tuple[float, float]:
        """What the cards of this deal bring if it ended now, or what is left of it while it is scored."""
        question = s.stack[-1]
        playing, asked = question.kind == "play", seat == question.seat
        if not playing and not asked and seat not in [frame.seat for frame in s.stack if frame.kind == "score"]:
            return 0.0, worth_of(s, seat) / POINT if after else 0.0
        counted = asked and question.kind in ("use_helper", "give_up")
        cards = 0.0
        if not counted:
            mine = s.taken[seat]
            points = OWN_CRAFTSMAN_POINTS * (mine & OWN[s.colour[seat]]).bit_count() + points_in(mine)
            if (s.laid[seat] | mine) & BIT[PAINTER]:
                points += POINTS[PAINTER]
            cards = float(points)
        if asked and not playing:
            stock = plan(s).score
        else:
            stock = promise(s, seat, not after)
        return cards, stock / POINT

    def _trick_parts(self, s: State, found: dict[str, list[float]]) -> None:
        """What the trick on the table, the king's trick and the cards still to come promise."""
        seats = len(s.colour)
        before = self.before(s)
        worths = before.worths
        found["trick"] = [0.0] * seats
        if s.trick:
            _, _, taker = judge(s.colour, s.leader, s.trick)
            if taker != NOBODY:
                worth = worths[taker]
                found["trick"][taker] = 0.5 * sum([worth[card] for card in s.trick], 0.0)
        found["king_trick"] = before.hopes[:]
        chances = GOT[seats]
        share = 0.8 / seats
        to_come = unplayed(s)
        cards = members_of(to_come)
        hopes = found["hand"]
        for seat, worth in enumerate(worths):
            first = s.colour[seat] * EACH
            total = 0.0
            for card in cards:
                total += worth[card]
            total *= share
            for card in members_of(to_come & OWN[s.colour[seat]]):
                total += worth[card] * (chances[card - first] - share)
            hopes[seat] += total


EVALUATOR = CardGameEvaluator()
