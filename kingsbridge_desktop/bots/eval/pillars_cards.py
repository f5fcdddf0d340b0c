"""How the card game is played well: who will get this trick, and what are its cards worth to whom."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import NamedTuple

from kingsbridge_desktop.bots.base import TermEvaluator, first_best
from kingsbridge_desktop.core.bits import mask_of, members_of
from kingsbridge_desktop.core.types import HIDDEN, NOBODY, Action
from kingsbridge_desktop.games.pillars_cards.best_conversion import POINT, first_action, plan, promise, worth_of
from kingsbridge_desktop.games.pillars_cards.forecast import leader_now
from kingsbridge_desktop.games.pillars_cards.state import State, stock_of, tricks_per_deal
from kingsbridge_desktop.games.pillars_cards.tables import (
    ADVANTAGES,
    BELL_FOUNDER,
    BIT,
    BRICK_MAKER,
    CARDS,
    COLOUR,
    CONVERTS,
    EACH,
    EACH_MATERIAL,
    HELPER,
    KING,
    NEUTRALS,
    OWN,
    OWN_CRAFTSMAN_POINTS,
    PAINTER,
    POINTS,
    POTTER,
    SCORING,
    VALUE,
    YIELDING,
    YIELDS,
    deck_of,
)
from kingsbridge_desktop.games.pillars_cards.visibility import played


class Weights(NamedTuple):
    """What experience says; found by letting the evaluator play against itself with other weights."""

    beat: float = 1.2  # how eager others are to beat a card, against a card drawn by chance
    rival: float = 0.28  # what another player's gain counts against the own
    keep_own: float = 0.5  # how dear an own craftsman is while it is in hand, in parts of its worth
    power: float = 0.5  # and what it is good for as a card that takes tricks for me, per point of its value
    keep_good: float = 0.66  # the same of a plus card or a land
    keep_bad: float = 0.08  # the part of a minus card that one fears to take oneself
    control: float = 0.15  # what a high neutral card is good for later, per point of its value
    gift: float = 0.02  # the same of a foreign craftsman
    coming: float = 0.24  # what each card still to come is worth to another taker
    coming_own: float = 0.1  # and to me
    dumped: float = 0.27  # what I fear of each of them for each minus card about
    lead: float = 1.8  # what it costs to have to lead next
    aside: float = 0.65  # the chance to stay without a trick in one more trick
    shy: float = 1.0  # how much better a first trick must be
    shy_rival: float = 2.0  # and how much less a rival likes it
    tool_maker: float = 0.35  # how surely an own craftsman is expected in a deal
    stonecutter: float = 0.38
    woodworker: float = 0.5
    mortar_mixer: float = 0.5
    master_builder: float = 0.8
    material: float = 0.35  # how often there will be a material for a craftsman that has none yet
    spare: float = 0.15  # the worth of a material nobody turns, against one that is turned


WEIGHTS = Weights()
_FIRST_CHANCE = Weights._fields.index("tool_maker")
# Counted in games against itself, by number of players: points of a player in a deal, less what stock and
# advantages add by themselves, and how often an own craftsman, from tool maker to master builder, ends in own tricks.
DEAL_AVERAGE = {3: 8.3, 4: 5.9}
GOT = {3: (0.37, 0.43, 0.52, 0.67, 0.82), 4: (0.2, 0.24, 0.34, 0.56, 0.74)}
_ADVANTAGE_WORTH = {PAINTER: 1.0, BRICK_MAKER: 0.8, BELL_FOUNDER: 1.8, POTTER: 2.0, HELPER: 1.2}  # per scoring

PLANNED = 4.0  # how much better than the others the next step of a scoring plan looks

_AT_LEAST = tuple(mask_of(card for card in range(CARDS) if VALUE[card] >= value) for value in range(max(VALUE) + 2))
_MINUS = mask_of(card for card in range(CARDS) if POINTS[card] < 0)
_YIELD = tuple(YIELDS[card][0] if BIT[card] & YIELDING else -1 for card in range(CARDS))


def deals_after(s: State) -> int:
    """Deals still to come after this one, as far as known."""
    return s.unseen.bit_count() + len(s.returned) - (1 if s.advantage == HIDDEN else 0)


def unplayed(s: State) -> int:
    """A mask of the cards that have not fallen in this deal; while the advantage is hidden it is not among them."""
    deck = deck_of(s.colour)
    if s.advantage != HIDDEN:
        deck |= BIT[s.advantage]
    return deck & ~played(s)


def units_of(s: State, seat: int) -> tuple[int, ...]:
    """A seat's materials together with the yields it has got in this deal; more than three make no difference."""
    units = stock_of(s, seat)
    giving = s.taken[seat] & YIELDING
    while giving:
        low = giving & -giving
        giving ^= low
        units[_YIELD[low.bit_length() - 1]] += 1
    a, b, c, d = units
    return (a if a < 3 else 3, b if b < 3 else 3, c if c < 3 else 3, d if d < 3 else 3)


@lru_cache(maxsize=1 << 15)
def card_worths(
    colour: int, units: tuple[int, ...], got: int, laid: int, scorings: int, weights: Weights
) -> tuple[float, ...]:
    """What each card is worth in the tricks of a player of this colour, who has these materials and own craftsmen."""
    chances = weights[_FIRST_CHANCE : _FIRST_CHANCE + EACH]
    first = colour * EACH
    tools: list[list[tuple[float, float]]] = [[] for _ in EACH_MATERIAL]  # per material: (expected points, chance)
    for rank in range(EACH):
        card = first + rank
        chance = 1.0 if got & BIT[card] else chances[rank]
        kinds = [m for m in EACH_MATERIAL if CONVERTS[card][m]]
        for material in kinds:
            share = chance if len(kinds) == 1 else chance * 0.5
            tools[material].append((CONVERTS[card][material] * share, share))
    for card in (POTTER, BELL_FOUNDER):
        if laid & BIT[card]:
            for material in EACH_MATERIAL:
                if CONVERTS[card][material]:
                    tools[material].append((float(CONVERTS[card][material]), 1.0))
    another = []  # per material: what one more unit is worth
    for material in EACH_MATERIAL:
        tools[material].sort(reverse=True)
        at = units[material]
        spare = 1.0 if laid & BIT[HELPER] else weights.spare * (tools[material][0][0] if tools[material] else 0.5)
        if at < len(tools[material]):
            points, chance = tools[material][at]
            another.append(points + (1 - chance) * spare)
        else:
            another.append(0.5 * spare)
    worths = [0.0] * CARDS
    for card in range(CARDS):
        if COLOUR[card] == colour:
            best = 0.0
            for material in EACH_MATERIAL:
                vp = CONVERTS[card][material]
                if vp:
                    has = 1.0 if units[material] else weights.material
                    best = max(best, has * vp * (1 - weights.spare * 0.5))
            worths[card] = OWN_CRAFTSMAN_POINTS + best
        elif BIT[card] & ADVANTAGES:
            worths[card] = _ADVANTAGE_WORTH[card] * scorings
        elif BIT[card] & NEUTRALS:
            worths[card] = POINTS[card]
            if YIELDS[card]:
                worths[card] += max(another[material] for material in YIELDS[card])
    return tuple(worths)


def _taker(s: State, card: int, player: int) -> int:
    """Who gets the trick if this card is highest; NOBODY: set aside."""
    if card == KING:
        return NOBODY
    return player if COLOUR[card] < 0 else s.colour.index(COLOUR[card])


class CardGameEvaluator(TermEvaluator):
    """Greedy play, and what a position promises."""

    can_compare = True

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights

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

    def worths(self, s: State) -> list[tuple[float, ...]]:
        """Per seat: what every card is worth in its tricks."""
        scorings = deals_after(s) + 1
        return [
            card_worths(
                colour,
                units_of(s, seat),
                s.taken[seat] & OWN[colour],
                s.laid[seat] | s.taken[seat] & ADVANTAGES,
                scorings,
                self.weights,
            )
            for seat, colour in enumerate(s.colour)
        ]

    def _outlooks(self, s: State, legal: Sequence[Action]) -> list[float]:
        """For each card: who may get the trick then, what it is worth to them, and what the card is for later."""
        rival = self.weights.rival
        seats = len(s.colour)
        seat = s.stack[-1].seat
        worths = self.worths(s)
        unknown = unplayed(s) & ~s.hand[seat]
        behind = seats - 1 - len(s.trick)
        table = self._table(s, seat, worths, behind, unknown)
        high, holder = self._standing(s)
        size = s.hand[seat].bit_count()
        later = (size - 1) / size
        found = []
        known: dict[tuple[int, int], list[float]] = {}
        for action in legal:
            card = action.args[0]
            top, taker = high, holder
            if VALUE[card] >= high:
                top, taker = VALUE[card], _taker(s, card, seat)
            if taker == NOBODY:
                outlook = self._set_aside(s, seat, card, worths)
            else:
                shares = known.get((top, taker))
                if shares is None:
                    shares = self._shares(s, seat, taker, unknown & _AT_LEAST[top], unknown, behind)
                    known[top, taker] = shares
                outlook = 0.0
                for other in range(seats):
                    gain = table[other] + worths[other][card]
                    outlook += shares[other] * (gain if other == seat else -rival * gain)
            outlook -= later * self._for_later(card, s.colour[seat], worths[seat][card])
            found.append(outlook)
        return found

    def _table(self, s: State, seat: int, worths: list[tuple[float, ...]], behind: int, unknown: int) -> list[float]:
        """What the trick without my card is worth to each seat."""
        w = self.weights
        table = []
        for other, (worth, hope) in enumerate(zip(worths, self._aside(s, worths), strict=True)):
            gain = sum([worth[card] for card in s.trick]) - hope
            if not s.tricks[other]:
                gain -= w.shy if other == seat else w.shy_rival
            table.append(gain + w.coming * behind)
        bad = (unknown & _MINUS).bit_count()
        table[seat] += (w.coming_own - w.coming - w.dumped * bad) * behind - w.lead
        return table

    def _standing(self, s: State) -> tuple[int, int]:
        """The highest value on the table and who would get the trick."""
        high, holder = -1, NOBODY
        for i, card in enumerate(s.trick):
            if VALUE[card] >= high:
                high, holder = VALUE[card], _taker(s, card, (s.leader + i) % len(s.colour))
        return high, holder

    def _for_later(self, card: int, colour: int, worth: float) -> float:
        """What a card is good for while it stays in hand."""
        w = self.weights
        if COLOUR[card] == colour:
            return w.keep_own * worth + w.power * VALUE[card]
        if COLOUR[card] >= 0:
            return w.gift * VALUE[card]
        return (w.keep_good if worth > 0 else w.keep_bad) * worth + w.control * VALUE[card]

    def _shares(self, s: State, seat: int, taker: int, higher: int, unknown: int, behind: int) -> list[float]:
        """How likely each seat gets the trick when the players behind may still beat the highest card."""
        seats = len(s.colour)
        shares = [0.0] * seats
        count = higher.bit_count() if behind else 0
        if not count:
            shares[taker] = 1.0
            return shares
        beaten = min(0.95, self.weights.beat * count / unknown.bit_count())
        holds = (1.0 - beaten) ** behind
        each = (1.0 - holds) / count
        neutral = count - (1 if higher & BIT[KING] else 0)
        for other in range(seats):
            owned = (higher & OWN[s.colour[other]]).bit_count()
            shares[other] = each * owned
            neutral -= owned
        for after in range(1, behind + 1):
            shares[(seat + after) % seats] += each * neutral / behind
        shares[taker] += holds
        return shares

    def _aside(self, s: State, worths: list[tuple[float, ...]]) -> list[float]:
        """Per seat: what it would lose of its hope for the king's trick by getting a trick now (PC-20)."""
        seats = len(s.colour)
        hopes = [0.0] * seats
        trickless = s.tricks.count(0)
        if trickless == 0:
            return hopes
        left = tricks_per_deal(s) - len(s.past)
        hope = self.weights.aside ** (left + 2 * (trickless - 1))
        cards = members_of(s.king_trick)
        for seat in range(seats):
            if not s.tricks[seat]:
                worth = sum([worths[seat][card] for card in cards]) if cards else POINTS[KING] + 1.0
                hopes[seat] = hope * worth
        return hopes

    def _set_aside(self, s: State, seat: int, card: int, worths: list[tuple[float, ...]]) -> float:
        """What it is worth to me that this trick, with this card of mine, becomes the king's trick."""
        trickless = s.tricks.count(0)
        if trickless == 0:
            return 0.0
        left = tricks_per_deal(s) - len(s.past) - 1
        hope = self.weights.aside ** (left + 2 * (trickless - 1))
        total = 0.0
        for other, worth in enumerate(worths):
            if not s.tricks[other]:
                gain = hope * (sum([worth[lying] for lying in s.trick]) + worth[card])
                total += gain if other == seat else -self.weights.rival * gain
        return total

    def parts(self, s: State) -> dict[str, list[float]]:
        """All terms of all seats for the weights of a search, and what the hands are good for in a sampled world."""
        found = self.named_parts(s)
        if s.stack and s.stack[-1].kind == "play" and min(s.hand) >= 0:
            self._hand_parts(s, found)
        return found

    def _hand_parts(self, s: State, found: dict[str, list[float]]) -> None:
        """By the values of the cards: own craftsmen, those of others, and neutral cards, plus and minus."""
        columns = []
        for seat, hand in enumerate(s.hand):
            own = OWN[s.colour[seat]]
            sums = [0.0, 0.0, 0.0, 0.0]
            for card in members_of(hand):
                bit = BIT[card]
                kind = 0 if bit & own else 2 if bit & NEUTRALS else 1
                sums[kind] += VALUE[card]
                if bit & _MINUS:
                    sums[3] += 1.0
            columns.append(sums)
        for row, name in enumerate(("held_own", "held_foreign", "held_neutral", "held_minus")):
            found[name] = [column[row] for column in columns]

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
                found["advantages"][seat] = after * sum([_ADVANTAGE_WORTH[card] for card in members_of(laid)])
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
        open_seats = [frame.seat for frame in s.stack if frame.kind == "score"]
        if question.kind != "play" and seat != question.seat and seat not in open_seats:
            return 0.0, worth_of(s, seat) / POINT if after else 0.0
        counted = question.kind in ("use_helper", "give_up") and seat == question.seat
        cards = 0.0
        if not counted:
            mine = s.taken[seat]
            cards = OWN_CRAFTSMAN_POINTS * (mine & OWN[s.colour[seat]]).bit_count()
            cards += sum([POINTS[card] for card in members_of(mine & SCORING)])
            if (s.laid[seat] | mine) & BIT[PAINTER]:
                cards += POINTS[PAINTER]
        if question.kind != "play" and seat == question.seat:
            stock = plan(s).score
        else:
            stock = promise(s, seat, not after)
        return cards, stock / POINT

    def _trick_parts(self, s: State, found: dict[str, list[float]]) -> None:
        """What the trick on the table, the king's trick and the cards still to come promise."""
        seats = len(s.colour)
        worths = self.worths(s)
        lead = leader_now(s)
        found["trick"] = [0.0] * seats
        if lead and lead.seat != NOBODY:
            worth = worths[lead.seat]
            found["trick"][lead.seat] = 0.5 * sum([worth[card] for card in s.trick])
        found["king_trick"] = self._aside(s, worths)
        chances = GOT[seats]
        share = 0.8 / seats
        to_come = members_of(unplayed(s))
        for seat, worth in enumerate(worths):
            first = s.colour[seat] * EACH
            total = share * sum([worth[card] for card in to_come])
            for card in to_come:
                if first <= card < first + EACH:
                    total += worth[card] * (chances[card - first] - share)
            found["hand"][seat] += total


EVALUATOR = CardGameEvaluator()
