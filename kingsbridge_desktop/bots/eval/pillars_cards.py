"""How the card game is played well: who will get this trick, and what are its cards worth to whom."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import NamedTuple

from kingsbridge_desktop.bots.base import Term
from kingsbridge_desktop.core.types import HIDDEN, Action
from kingsbridge_desktop.games.pillars_cards.data import (
    ADVANTAGES,
    BELL_FOUNDER,
    BIT,
    BRICK_MAKER,
    CARDS,
    COLOUR,
    CONVERTS,
    DATA,
    HELPER,
    KING,
    NEUTRALS,
    OWN,
    PAINTER,
    POINTS,
    POTTER,
    SCORING,
    VALUE,
    YIELDING,
    cards_in,
    deck_of,
    mask_of,
)
from kingsbridge_desktop.games.pillars_cards.hidden import played
from kingsbridge_desktop.games.pillars_cards.proposal import POINT, first_action, plan, promise, worth_of
from kingsbridge_desktop.games.pillars_cards.state import State, tricks_per_deal
from kingsbridge_desktop.games.pillars_cards.tricks import leader_now


class Weights(NamedTuple):
    """What experience says; found by letting the brain play against itself."""

    beat: float = 1.2  # how eager others are to beat a card, against a card drawn by chance
    rival: float = 0.35  # what another player's gain counts against the own
    keep_own: float = 0.4  # the share of an own craftsman's worth still to be hoped for while it is in hand
    keep_good: float = 0.25  # the same of a plus card or a land
    keep_bad: float = 0.15  # the share of a minus card that one will have to take oneself
    control: float = 0.06  # what a high neutral card is good for later, per point of its value
    gift: float = 0.03  # the same of a foreign craftsman
    coming: float = 0.2  # what each card still to come is worth to the taker
    lead: float = 0.2  # what it costs to have to lead next
    aside: float = 0.75  # the chance to stay without a trick in one more trick
    tool_maker: float = 0.36  # how often an own craftsman is got in a deal
    stonecutter: float = 0.38
    woodworker: float = 0.42
    mortar_mixer: float = 0.52
    master_builder: float = 0.78
    material: float = 0.45  # how often there will be a material for a craftsman that has none yet
    spare: float = 0.35  # the worth of a material nobody turns, against one that is turned


WEIGHTS = Weights()
_FIRST_CHANCE = Weights._fields.index("tool_maker")
DEAL_AVERAGE = 9.0  # points of a player in a deal among equals
_ADVANTAGE_WORTH = {PAINTER: 1.0, BRICK_MAKER: 0.8, BELL_FOUNDER: 1.8, POTTER: 2.0, HELPER: 1.2}  # per scoring

_AT_LEAST = tuple(mask_of(card for card in range(CARDS) if VALUE[card] >= value) for value in range(max(VALUE) + 2))
_YIELD = tuple(DATA.yields[card][0] if BIT[card] & YIELDING else -1 for card in range(CARDS))


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
    units = s.stock[seat * 4 : seat * 4 + 4]
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
    chances = weights[_FIRST_CHANCE : _FIRST_CHANCE + 5]
    first = colour * 5
    tools: list[list[tuple[float, float]]] = [[], [], [], []]  # per material: (expected points, chance)
    for rank in range(5):
        card = first + rank
        chance = 1.0 if got & BIT[card] else chances[rank]
        kinds = [m for m in range(4) if CONVERTS[card][m]]
        for material in kinds:
            share = chance if len(kinds) == 1 else chance * 0.5
            tools[material].append((CONVERTS[card][material] * share, share))
    for card in (POTTER, BELL_FOUNDER):
        if laid & BIT[card]:
            for material in range(4):
                if CONVERTS[card][material]:
                    tools[material].append((float(CONVERTS[card][material]), 1.0))
    another = []  # per material: what one more unit is worth
    for material in range(4):
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
            for material in range(4):
                vp = CONVERTS[card][material]
                if vp:
                    has = 1.0 if units[material] else weights.material
                    best = max(best, has * vp * (1 - weights.spare * 0.5))
            worths[card] = DATA.own_craftsman_points + best
        elif BIT[card] & ADVANTAGES:
            worths[card] = _ADVANTAGE_WORTH[card] * scorings
        elif BIT[card] & NEUTRALS:
            worths[card] = POINTS[card]
            if DATA.yields[card]:
                worths[card] += max(another[material] for material in DATA.yields[card])
    return tuple(worths)


class Brain:
    """Greedy play, and what a position promises."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights

    def greedy(self, s: State, legal: Sequence[Action], rng: Random) -> Action:
        """The card with the best outlook for this trick; in the scoring the best plan."""
        if s.stack[-1].kind != "play":
            return first_action(s, plan(s))
        if len(legal) == 1:
            return legal[0]
        return self._best_card(s, legal)

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

    def _best_card(self, s: State, legal: Sequence[Action]) -> Action:
        w = self.weights
        seats = len(s.colour)
        seat = s.stack[-1].seat
        hand = s.hand[seat]
        worths = self.worths(s)
        own = worths[seat]
        table = [sum([worth[card] for card in s.trick]) for worth in worths]  # what lies there is worth to each seat
        aside = self._aside(s, worths)
        unknown = unplayed(s) & ~hand
        behind = seats - 1 - len(s.trick)
        size = hand.bit_count()
        later = (size - 1) / size
        high = -1
        holder = 0
        for i, card in enumerate(s.trick):
            if VALUE[card] >= high:
                high = VALUE[card]
                holder = HIDDEN if card == KING else self._taker(s, card, (s.leader + i) % seats)
        best = -1e9
        chosen = legal[0]
        for action in legal:
            card = action.args[0]
            value = VALUE[card]
            taker = holder
            top = high
            if value >= high:
                top = value
                taker = HIDDEN if card == KING else self._taker(s, card, seat)
            gains = []  # per seat: what it would be worth to have the trick
            for other in range(seats):
                gain = table[other] + worths[other][card] + w.coming * behind - aside[other]
                gains.append(gain - w.lead if other == seat else -w.rival * gain)
            if taker == HIDDEN:
                outlook = self._set_aside(s, seat, card, worths)
            elif not behind:
                outlook = gains[taker]
            else:
                outlook = self._outlook(s, seat, gains, taker, unknown & _AT_LEAST[top], unknown, behind)
            if COLOUR[card] >= 0:
                future = w.keep_own * own[card] if COLOUR[card] == s.colour[seat] else w.gift * value
            else:
                worth = own[card]
                future = (w.keep_good if worth > 0 else w.keep_bad) * worth + w.control * value
            outlook -= future * later
            if outlook > best:
                best = outlook
                chosen = action
        return chosen

    def _taker(self, s: State, card: int, player: int) -> int:
        return player if COLOUR[card] < 0 else s.colour.index(COLOUR[card])

    def _outlook(
        self, s: State, seat: int, gains: list[float], taker: int, higher: int, unknown: int, behind: int
    ) -> float:
        """What the trick will bring when some of the players behind may still beat the highest card."""
        seats = len(s.colour)
        count = higher.bit_count()
        if not count:
            return gains[taker]
        beaten = min(0.95, self.weights.beat * count / unknown.bit_count())
        holds = (1.0 - beaten) ** behind
        lost = 0.0
        others = count - (1 if higher & BIT[KING] else 0)
        if others:
            for other in range(seats):
                owned = (higher & OWN[s.colour[other]]).bit_count()
                lost += gains[other] * owned
                others -= owned
            share = 0.0
            for after in range(1, behind + 1):
                share += gains[(seat + after) % seats]
            lost += max(0, others) * share / behind
        return holds * gains[taker] + (1.0 - holds) * lost / count

    def _aside(self, s: State, worths: list[tuple[float, ...]]) -> list[float]:
        """Per seat: what it would lose of its hope for the king's trick by getting a trick now (PC-20)."""
        seats = len(s.colour)
        hopes = [0.0] * seats
        trickless = s.tricks.count(0)
        if trickless == 0:
            return hopes
        left = tricks_per_deal(s) - len(s.past)
        hope = self.weights.aside ** (left + 2 * (trickless - 1))
        cards = cards_in(s.king_trick)
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

    def values(self, s: State) -> Sequence[float]:
        """Points so far and what cards, stock, advantages and the tricks to come promise."""
        return [sum([term.value for term in self.terms(s, seat)]) for seat in range(len(s.colour))]

    def terms(self, s: State, seat: int) -> Sequence[Term]:
        """What `values` is made of for one seat, the heaviest first."""
        found = [Term("points", float(s.vp[seat]))]
        if s.stack:
            after = deals_after(s)
            found += self._scoring_terms(s, seat, after)
            laid = s.laid[seat] | s.taken[seat] & ADVANTAGES
            found.append(Term("advantages", after * sum([_ADVANTAGE_WORTH[card] for card in cards_in(laid)])))
            found.append(Term("hand", after * DEAL_AVERAGE))
            if s.stack[-1].kind == "play":
                found += self._trick_terms(s, seat)
        return sorted(found, key=lambda term: -abs(term.value))

    def _scoring_terms(self, s: State, seat: int, after: int) -> list[Term]:
        """What the cards of this deal bring if it ended now, or what is left of it while it is scored."""
        question = s.stack[-1]
        open_seats = [frame.seat for frame in s.stack if frame.kind == "score"]
        if question.kind != "play" and seat != question.seat and seat not in open_seats:
            return [Term("stock", worth_of(s, seat) / POINT if after else 0.0)]
        counted = question.kind in ("use_helper", "give_up") and seat == question.seat
        cards = 0.0
        if not counted:
            mine = s.taken[seat]
            cards = DATA.own_craftsman_points * (mine & OWN[s.colour[seat]]).bit_count()
            cards += sum([POINTS[card] for card in cards_in(mine & SCORING)])
            if (s.laid[seat] | mine) & BIT[PAINTER]:
                cards += POINTS[PAINTER]
        if question.kind != "play" and seat == question.seat:
            stock = plan(s).score
        else:
            stock = promise(s, seat, not after)
        return [Term("cards", cards), Term("stock", stock / POINT)]

    def _trick_terms(self, s: State, seat: int) -> list[Term]:
        """What the trick on the table, the king's trick and the cards still to come promise."""
        worths = self.worths(s)
        worth = worths[seat]
        found = []
        lead = leader_now(s)
        if lead and lead.seat == seat:
            found.append(Term("trick", 0.5 * sum([worth[card] for card in s.trick])))
        hope = self._aside(s, worths)[seat]
        if hope:
            found.append(Term("king_trick", hope))
        chances = self.weights[_FIRST_CHANCE : _FIRST_CHANCE + 5]
        share = 0.8 / len(s.colour)
        to_come = 0.0
        for card in cards_in(unplayed(s)):
            own = COLOUR[card] == s.colour[seat]
            to_come += worth[card] * (chances[card % 5] if own else share)
        found.append(Term("hand", to_come))
        return found


BRAIN = Brain()
