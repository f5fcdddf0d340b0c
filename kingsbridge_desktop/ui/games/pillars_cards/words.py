"""What only the table says: headings, tips and what a card is for; all else comes from the game's own text."""

from __future__ import annotations

from typing import Any

from kingsbridge_desktop.core.types import NOBODY
from kingsbridge_desktop.games.pillars_cards.forecast import Lead, leader_now
from kingsbridge_desktop.games.pillars_cards.state import State
from kingsbridge_desktop.games.pillars_cards.tables import ADVANTAGES, COLOUR, KING, OWN_CRAFTSMAN_POINTS, VALUE
from kingsbridge_desktop.text.language import QT_TRANSLATE_NOOP
from kingsbridge_desktop.text.pillars_cards import Text
from kingsbridge_desktop.ui.games.pillars_cards.picture import Spread

CONTEXT = "pillars_cards_view"

SAYINGS = {
    "if_played_king": QT_TRANSLATE_NOOP("pillars_cards_view", "Played now: nobody would get the trick."),
    "if_played": QT_TRANSLATE_NOOP("pillars_cards_view", "Played now: {name} would get the trick as it lies."),
    "leads": QT_TRANSLATE_NOOP("pillars_cards_view", "{name} leads."),
    "leads_first": QT_TRANSLATE_NOOP("pillars_cards_view", "{name} holds Lady Aliena and leads to the first trick."),
    "over": QT_TRANSLATE_NOOP("pillars_cards_view", "The game is over."),
    "value": QT_TRANSLATE_NOOP("pillars_cards_view", "Value {value}"),
    "craftsman": QT_TRANSLATE_NOOP(
        "pillars_cards_view",
        "Works only for the player of this colour, if that player gets the card; {own} VP more in any case.",
    ),
    "black": QT_TRANSLATE_NOOP("pillars_cards_view", "For whoever gets the card."),
    "advantage": QT_TRANSLATE_NOOP(
        "pillars_cards_view", "Whoever gets it lays it out: it works in this scoring and in all later ones."
    ),
    "deal": QT_TRANSLATE_NOOP("pillars_cards_view", "Deal {deal}/{deals}"),
    "trick": QT_TRANSLATE_NOOP("pillars_cards_view", "Trick {trick}/{tricks}"),
    "scoring": QT_TRANSLATE_NOOP("pillars_cards_view", "Scoring"),
    "deck": QT_TRANSLATE_NOOP(
        "pillars_cards_view",
        "Advantages still face down: {count}. Each deal mixes in the top one; when all are laid out, the game ends.",
    ),
    "deck_bottom": QT_TRANSLATE_NOOP("pillars_cards_view", "At the bottom of the stack, in this order: {cards}."),
    "king_trick": QT_TRANSLATE_NOOP("pillars_cards_view", "King's trick"),
    "king_trick_open": QT_TRANSLATE_NOOP("pillars_cards_view", "still to come"),
    "king_trick_aside": QT_TRANSLATE_NOOP("pillars_cards_view", "set aside"),
    "king_trick_lapsed": QT_TRANSLATE_NOOP("pillars_cards_view", "lapsed"),
    "king_trick_given": QT_TRANSLATE_NOOP("pillars_cards_view", "given to {name}"),
    "king_trick_tip": QT_TRANSLATE_NOOP(
        "pillars_cards_view",
        "The trick with the king is set aside. If exactly one player gets no trick in the deal, that player gets it.",
    ),
    "pile": QT_TRANSLATE_NOOP("pillars_cards_view", "{name}: tricks got: {count}"),
    "row_own": QT_TRANSLATE_NOOP("pillars_cards_view", "Own craftsmen got, advantages laid out"),
    "row_black": QT_TRANSLATE_NOOP("pillars_cards_view", "Black cards got"),
    "row_foreign": QT_TRANSLATE_NOOP("pillars_cards_view", "Craftsmen of other players: worth nothing"),
    "scoring_of": QT_TRANSLATE_NOOP("pillars_cards_view", "Scoring: {name}"),
    "no_cards": QT_TRANSLATE_NOOP("pillars_cards_view", "No trick was got in this deal."),
    "material": QT_TRANSLATE_NOOP("pillars_cards_view", "{material}: {count}"),
    "plate": QT_TRANSLATE_NOOP(
        "pillars_cards_view", "{name}: {points} VP. Cards in hand: {cards}. Tricks got: {tricks}. {stock}"
    ),
    "proposal": QT_TRANSLATE_NOOP("pillars_cards_view", "Best conversion ({points} VP)"),
    "proposal_give_up": QT_TRANSLATE_NOOP("pillars_cards_view", "Give up what is worth least"),
    "tricks_tip": QT_TRANSLATE_NOOP("pillars_cards_view", "Tricks got in this deal"),
    "advantages_tip": QT_TRANSLATE_NOOP("pillars_cards_view", "Advantages laid out"),
    "deal_sheet": QT_TRANSLATE_NOOP("pillars_cards_view", "Deal {deal}"),
    "sum": QT_TRANSLATE_NOOP("pillars_cards_view", "This deal"),
    "total": QT_TRANSLATE_NOOP("pillars_cards_view", "In all"),
    "before": QT_TRANSLATE_NOOP("pillars_cards_view", "From before"),
    "of_it": QT_TRANSLATE_NOOP("pillars_cards_view", "of it: {item}"),
    "most": QT_TRANSLATE_NOOP("pillars_cards_view", "Most points in this deal: {name}"),
}


class Words:
    """The sentences of this screen, beside those of the game's text."""

    def __init__(self, text: Text) -> None:
        self.text = text

    def say(self, key: str, /, **params: Any) -> str:
        """A sentence of this screen."""
        return self.text.language.say(CONTEXT, SAYINGS[key], **params)

    def name(self, seat: int) -> str:
        """A player."""
        return self.text.names[seat]

    def lead(self, spread: Spread) -> str:
        """Who would get the trick as it lies and why, or who leads."""
        s = trick_of(spread)
        lead = leader_now(s)
        if lead is not None:
            return self.text.lead(s, lead)
        if spread.over:
            return self.say("over")
        return self.say("leads" if spread.finished else "leads_first", name=self.name(spread.leader))

    def lead_if(self, lead: Lead) -> str:
        """Who would get the trick with a card that is pointed at."""
        if lead.seat == NOBODY:
            return self.say("if_played_king")
        return self.say("if_played", name=self.name(lead.seat))

    def title(self, card: int) -> str:
        """A card's name, with the colour of a craftsman."""
        if COLOUR[card] < 0:
            return self.text.title(card)
        words = self.text.card(card)
        return words[:1].upper() + words[1:]

    def about(self, card: int) -> list[str]:
        """Value, effect and rule of a card, a line each."""
        kind = "craftsman" if COLOUR[card] >= 0 else "advantage" if ADVANTAGES >> card & 1 else "black"
        rule = self.text.note(card)
        lines = [self.say("value", value=VALUE[card]), *self.text.effect(card)]
        lines.append(self.say(kind, own=OWN_CRAFTSMAN_POINTS) if kind == "craftsman" else self.say(kind))
        return [*lines, rule] if rule else lines

    def told(self, card: int) -> str:
        """A card in a line: name, value, effect."""
        rule = self.text.note(card)
        parts = [self.title(card), self.say("value", value=VALUE[card]), *self.text.effect(card)]
        return " · ".join([*parts, rule] if rule else parts)

    def progress(self, spread: Spread) -> tuple[str, str]:
        """Deal and trick."""
        deal = self.say("deal", deal=spread.deal, deals=spread.deal + spread.deck)
        if spread.finished == spread.tricks_per_deal:
            return deal, self.say("scoring")
        return deal, self.say("trick", trick=spread.finished + 1, tricks=spread.tricks_per_deal)

    def king_trick(self, spread: Spread) -> tuple[str, str]:
        """The king's trick and where it is."""
        owner = next((seat for seat, taken in enumerate(spread.taken) if taken >> KING & 1), NOBODY)
        if owner != NOBODY:
            return self.say("king_trick"), self.say("king_trick_given", name=self.name(owner))
        if not spread.king_trick:
            return self.say("king_trick"), self.say("king_trick_open")
        scored = spread.over or spread.scoring != NOBODY
        return self.say("king_trick"), self.say("king_trick_lapsed" if scored else "king_trick_aside")

    def deck(self, s: State, spread: Spread) -> str:
        """The stack of advantages, with those that everybody saw going back under it (PC-34)."""
        told = self.say("deck", count=spread.deck)
        if not s.returned:
            return told
        cards = ", ".join(self.text.title(card) for card in s.returned)
        return f"{told} {self.say('deck_bottom', cards=cards)}"

    def plate(self, spread: Spread, seat: int) -> str:
        """All about a player."""
        stock = ", ".join(self.count(kind, spread.stock_of(seat)[kind]) for kind in range(4))
        return self.say(
            "plate",
            name=self.name(seat),
            points=figure(spread.vp[seat]),
            cards=len(spread.hands[seat]),
            tricks=spread.tricks[seat],
            stock=stock,
        )

    def count(self, kind: int, number: int) -> str:
        """A material and how much of it."""
        return self.say("material", material=self.text.material(kind), count=number)


def trick_of(spread: Spread) -> State:
    """Just enough of a state to ask who would get the trick that lies there."""
    s = State()
    s.colour, s.leader, s.trick = spread.colours, spread.leader, list(spread.trick)
    return s


def figure(points: int) -> str:
    """A number of points; the minus is a real one."""
    return str(points).replace("-", "\u2212")
