"""What the card game says: labels, log, questions, reasons and the score sheet."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from kingsbridge_desktop.core.types import NOBODY, Action, Event, Frame, Reason
from kingsbridge_desktop.games.consequence import Consequence
from kingsbridge_desktop.games.pillars_cards.choices import surplus
from kingsbridge_desktop.games.pillars_cards.consequences import consequences
from kingsbridge_desktop.games.pillars_cards.forecast import Lead
from kingsbridge_desktop.games.pillars_cards.state import Line, State, hand_size
from kingsbridge_desktop.games.pillars_cards.tables import (
    ALFRED,
    ALIENA,
    BRICK_MAKER,
    CARD_NAMES,
    CARRY_OVER,
    COLOUR,
    COLOUR_NAMES,
    CONVERTS,
    HELPER,
    KING,
    MATERIAL_NAMES,
    PAINTER,
    POINTS,
    SEATINGS,
    SWAP,
    VALUE,
    YIELDS,
)
from kingsbridge_desktop.text.catalogue import Catalogue
from kingsbridge_desktop.text.language import QT_TRANSLATE_NOOP, capitalized
from kingsbridge_desktop.text.numbers import figure, signed
from kingsbridge_desktop.text.pillars_cards_facts import FACT_SHAPES, FACTS
from kingsbridge_desktop.text.pillars_cards_when import WHEN
from kingsbridge_desktop.text.why import Gain

CONTEXT = "pillars_cards"

NAMES = {
    "craftsman": QT_TRANSLATE_NOOP("pillars_cards", "{colour} {craftsman}"),
    "craftsman_value": QT_TRANSLATE_NOOP("pillars_cards", "{colour} {craftsman} ({value})"),
    "card_value": QT_TRANSLATE_NOOP("pillars_cards", "{card} ({value})"),
    "vp": QT_TRANSLATE_NOOP("pillars_cards", "{vp} VP"),
}
ACTIONS = {
    "play": QT_TRANSLATE_NOOP("pillars_cards", "Play: {card}"),
    "take": QT_TRANSLATE_NOOP("pillars_cards", "Take {material}"),
    "convert": QT_TRANSLATE_NOOP("pillars_cards", "{card}: {material} → {vp} VP"),
    "brick": QT_TRANSLATE_NOOP("pillars_cards", "{card}: {material} → {made}"),
    "give_up": QT_TRANSLATE_NOOP("pillars_cards", "Give up {material}"),
}
DONE = {
    "make_brick": QT_TRANSLATE_NOOP("pillars_cards", "Do without the brick maker"),
    "convert": QT_TRANSLATE_NOOP("pillars_cards", "No more conversions"),
    "use_helper": QT_TRANSLATE_NOOP("pillars_cards", "Keep the rest"),
}
EVENTS = {
    "deal_began": QT_TRANSLATE_NOOP("pillars_cards", "Deal {deal} begins."),
    "first_leader_found": QT_TRANSLATE_NOOP("pillars_cards", "{name} holds Lady Aliena and leads."),
    "card_played": QT_TRANSLATE_NOOP("pillars_cards", "{name} plays: {card}."),
    "trick_taken_craftsman": QT_TRANSLATE_NOOP(
        "pillars_cards", "{name} gets the trick as owner of the highest card: {card}."
    ),
    "trick_taken_craftsman_tied": QT_TRANSLATE_NOOP(
        "pillars_cards", "{name} gets the trick as owner of the highest card, the later one of equal value: {card}."
    ),
    "trick_taken_other": QT_TRANSLATE_NOOP("pillars_cards", "{name} gets the trick with the highest card: {card}."),
    "trick_taken_other_tied": QT_TRANSLATE_NOOP(
        "pillars_cards", "{name} gets the trick with the highest card, the later one of equal value: {card}."
    ),
    "king_trick_set_aside": QT_TRANSLATE_NOOP(
        "pillars_cards", "The king is highest: nobody gets the trick, it is set aside. {name} leads the next one."
    ),
    "king_trick_set_aside_last": QT_TRANSLATE_NOOP(
        "pillars_cards", "The king is highest: nobody gets the trick, it is set aside."
    ),
    "king_trick_got": QT_TRANSLATE_NOOP("pillars_cards", "{name} has no trick and gets the king’s trick: {cards}."),
    "king_trick_lapsed": QT_TRANSLATE_NOOP("pillars_cards", "Nobody is without a trick: the king’s trick lapses."),
    "king_trick_lapsed_several": QT_TRANSLATE_NOOP(
        "pillars_cards", "Several players are without a trick: the king’s trick lapses."
    ),
    "advantage_laid_out": QT_TRANSLATE_NOOP("pillars_cards", "{name} lays out an advantage: {card}."),
    "advantage_returned": QT_TRANSLATE_NOOP(
        "pillars_cards", "Back under the stack of advantages: {card}. There will be one more deal."
    ),
    "material_got": QT_TRANSLATE_NOOP("pillars_cards", "{name}: +1 {material} ({card})"),
    "brick_made": QT_TRANSLATE_NOOP("pillars_cards", "{name}: {material} → {made} ({card})"),
    "material_converted": QT_TRANSLATE_NOOP("pillars_cards", "{name}: {material} → {vp} VP ({card})"),
    "craftsmen_scored": QT_TRANSLATE_NOOP("pillars_cards", "{name}: {vp} VP (own craftsmen: {count})"),
    "card_scored": QT_TRANSLATE_NOOP("pillars_cards", "{name}: {vp} VP ({card})"),
    "material_given_up": QT_TRANSLATE_NOOP("pillars_cards", "{name} gives up {material}."),
    "player_scored": QT_TRANSLATE_NOOP("pillars_cards", "{name}: {vp} VP in this deal, {total} in all."),
    "deal_ended": QT_TRANSLATE_NOOP("pillars_cards", "Deal {deal} is scored."),
    "game_ended": QT_TRANSLATE_NOOP("pillars_cards", "The last advantage is laid out: the game is over."),
}
SILENT = {
    "hand_dealt": "the beginning of the deal has just been told, and one's own hand lies open",
    "hand_dealt_unseen": "the beginning of the deal has just been told, and everybody gets as many cards",
}
SHAPES = {  # what the ints of an event are, in order
    "hand_dealt": "name",
    "hand_dealt_unseen": "name",
    "deal_began": "deal",
    "first_leader_found": "name",
    "card_played": "name card:valued",
    "trick_taken": "name leader card:valued",
    "king_trick_set_aside": "name",
    "king_trick_got": "name",
    "advantage_laid_out": "name card:named",
    "advantage_returned": "card:named",
    "material_got": "name material card:named",
    "brick_made": "name material made:material",
    "material_converted": "name card:named material vp",
    "craftsmen_scored": "name count vp:signed",
    "card_scored": "name card:named vp:signed",
    "material_given_up": "name material",
    "player_scored": "name vp:signed total:figure",
    "deal_ended": "deal",
}
OPENINGS = frozenset(  # with which a caption begins
    (
        "trick_taken",
        "king_trick_set_aside",
        "king_trick_got",
        "king_trick_lapsed",
        "advantage_laid_out",
        "advantage_returned",
        "player_scored",
        "deal_ended",
        "deal_began",
        "game_ended",
    )
)
SCORED = frozenset(  # what a player's cards bring, before the sum of it
    ("material_got", "brick_made", "material_converted", "craftsmen_scored", "card_scored", "material_given_up")
)
RANKS = {  # for who comes back to the table
    "player_scored": 5,
    "trick_taken": 4,
    "king_trick_set_aside": 4,
    "king_trick_got": 4,
    "advantage_laid_out": 3,
    "card_played": 2,
    "material_converted": 2,
    "material_got": 1,
    "deal_began": 1,
}
LEADS = {
    "king": QT_TRANSLATE_NOOP(
        "pillars_cards", "So far nobody gets the trick: the king is highest, it would be set aside."
    ),
    "craftsman": QT_TRANSLATE_NOOP(
        "pillars_cards", "So far {name} gets the trick. Highest card: {card}, {name}’s own craftsman."
    ),
    "craftsman_tied": QT_TRANSLATE_NOOP(
        "pillars_cards",
        "So far {name} gets the trick. Highest card, as the later of equals: {card}, {name}’s own craftsman.",
    ),
    "other": QT_TRANSLATE_NOOP("pillars_cards", "So far {name} gets the trick with the highest card: {card}."),
    "other_tied": QT_TRANSLATE_NOOP(
        "pillars_cards", "So far {name} gets the trick with the highest card, the later of equals: {card}."
    ),
}
QUESTIONS = {
    "lead": QT_TRANSLATE_NOOP("pillars_cards", "{name}: lead a card"),
    "play": QT_TRANSLATE_NOOP("pillars_cards", "{name}: play a card"),
    "last": QT_TRANSLATE_NOOP("pillars_cards", "{name}: play the last card"),
    "choose_material": QT_TRANSLATE_NOOP("pillars_cards", "{name}: choose a material from Tom Builder"),
    "make_brick": QT_TRANSLATE_NOOP("pillars_cards", "{name}: turn {material} into {made} with the brick maker?"),
    "convert": QT_TRANSLATE_NOOP("pillars_cards", "{name}: convert materials into victory points"),
    "use_helper": QT_TRANSLATE_NOOP("pillars_cards", "{name}: which materials does the helper convert?"),
    "give_up": QT_TRANSLATE_NOOP("pillars_cards", "{name}: give up %n material(s), {limit} may be kept"),
}
REASONS = {
    "not_in_hand": QT_TRANSLATE_NOOP("pillars_cards", "Not in this hand: {card}."),
    "alfred": QT_TRANSLATE_NOOP("pillars_cards", "{card} may only be played as the last card of the hand."),
    "tom_must_choose": QT_TRANSLATE_NOOP("pillars_cards", "Tom Builder brings exactly one material: choose it."),
    "tom_offers_not": QT_TRANSLATE_NOOP("pillars_cards", "Tom Builder does not offer this material: {material}."),
    "tom_first": QT_TRANSLATE_NOOP("pillars_cards", "Tom Builder’s material is chosen before any conversion."),
    "no_material": QT_TRANSLATE_NOOP("pillars_cards", "Not in stock: {material}."),
    "must_give_up": QT_TRANSLATE_NOOP(
        "pillars_cards", "At most {limit} materials are carried over to the next deal; %n must still be given up."
    ),
    "not_yet_given_up": QT_TRANSLATE_NOOP(
        "pillars_cards", "Materials are given up only at the end of the scoring, when there are more than {limit}."
    ),
    "not_laid_out": QT_TRANSLATE_NOOP("pillars_cards", "Not laid out by this player: {card}."),
    "cannot_convert": QT_TRANSLATE_NOOP("pillars_cards", "This card converts nothing: {card}."),
    "brick_maker_before": QT_TRANSLATE_NOOP(
        "pillars_cards", "The brick maker works once per scoring, before all conversions."
    ),
    "brick_maker_first": QT_TRANSLATE_NOOP("pillars_cards", "The brick maker is decided on first."),
    "helper_after": QT_TRANSLATE_NOOP("pillars_cards", "The helper works only after all other conversions."),
    "foreign_craftsman": QT_TRANSLATE_NOOP(
        "pillars_cards", "Only craftsmen of the player’s own colour convert, and this one is not: {card}."
    ),
    "craftsman_not_got": QT_TRANSLATE_NOOP("pillars_cards", "Not among the cards taken in this deal: {card}."),
    "wrong_material": QT_TRANSLATE_NOOP("pillars_cards", "{card}: cannot convert {material}."),
    "converted_already": QT_TRANSLATE_NOOP("pillars_cards", "{card}: has converted in this scoring already."),
    "conversions_over": QT_TRANSLATE_NOOP("pillars_cards", "The conversions are over: now only the helper works."),
}
REASON_SHAPES = {  # what the ints of a reason are, in order
    "not_in_hand": "card:coloured",
    "alfred": "card:coloured",
    "tom_offers_not": "material",
    "no_material": "material",
    "must_give_up": "n",
    "not_laid_out": "card:coloured",
    "cannot_convert": "card:coloured",
    "foreign_craftsman": "card:coloured",
    "craftsman_not_got": "card:coloured",
    "wrong_material": "card material",
    "converted_already": "card",
}
ITEMS = {
    "conversion": QT_TRANSLATE_NOOP("pillars_cards", "Conversions"),
    "craftsman": QT_TRANSLATE_NOOP("pillars_cards", "Own craftsmen"),
    "plus": QT_TRANSLATE_NOOP("pillars_cards", "Plus cards"),
    "minus": QT_TRANSLATE_NOOP("pillars_cards", "Minus cards"),
    "painter": QT_TRANSLATE_NOOP("pillars_cards", "Painter"),
    "king": QT_TRANSLATE_NOOP("pillars_cards", "King"),
    "helper": QT_TRANSLATE_NOOP("pillars_cards", "Helper"),
    "earlier": QT_TRANSLATE_NOOP("pillars_cards", "From before"),
    "yield": QT_TRANSLATE_NOOP("pillars_cards", "Yields"),
    "brick": QT_TRANSLATE_NOOP("pillars_cards", "Brick maker"),
    "given_up": QT_TRANSLATE_NOOP("pillars_cards", "Given up"),
    "kept": QT_TRANSLATE_NOOP("pillars_cards", "Carried over"),
}
LINES = {
    "gain": QT_TRANSLATE_NOOP("pillars_cards", "{card}: +1 {material}"),
    "brick": QT_TRANSLATE_NOOP("pillars_cards", "{card}: {material} → {made}"),
    "conversion": QT_TRANSLATE_NOOP("pillars_cards", "{card}: {material} → {vp} VP"),
    "points": QT_TRANSLATE_NOOP("pillars_cards", "{card}: {vp} VP"),
}
EFFECTS = {
    "yield": QT_TRANSLATE_NOOP("pillars_cards", "+1 {material}"),
    "choice": QT_TRANSLATE_NOOP("pillars_cards", "+1 of these: {materials}"),
    "points": QT_TRANSLATE_NOOP("pillars_cards", "{vp} VP"),
    "convert": QT_TRANSLATE_NOOP("pillars_cards", "{material} → {vp} VP"),
    "swap": QT_TRANSLATE_NOOP("pillars_cards", "{material} → {made}"),
    "each": QT_TRANSLATE_NOOP("pillars_cards", "each material → {vp} VP"),
    "scoring": QT_TRANSLATE_NOOP("pillars_cards", "{vp} VP in every scoring"),
}
NOTES = {
    KING: QT_TRANSLATE_NOOP("pillars_cards", "Always highest. Nobody gets his trick for now."),
    ALIENA: QT_TRANSLATE_NOOP("pillars_cards", "Whoever holds her leads the first trick of the deal."),
    ALFRED: QT_TRANSLATE_NOOP("pillars_cards", "May only be played as the last card of the hand."),
}
PROGRESS = {
    "play": QT_TRANSLATE_NOOP("pillars_cards", "Deal {deal} of {deals}, trick {trick} of {tricks}"),
    "scoring": QT_TRANSLATE_NOOP("pillars_cards", "Deal {deal} of {deals}, scoring"),
}
OPTIONS = {
    "colours": QT_TRANSLATE_NOOP("pillars_cards", "Colours in seat order (with three players nobody has the last)"),
}
TERMS = {
    "points": Gain(QT_TRANSLATE_NOOP("pillars_cards", "what counts at once")),
    "cards": Gain(QT_TRANSLATE_NOOP("pillars_cards", "cards taken in this deal")),
    "stock": Gain(QT_TRANSLATE_NOOP("pillars_cards", "materials to convert")),
    "advantages": Gain(QT_TRANSLATE_NOOP("pillars_cards", "laid-out advantages"), later=True),
    "trick": Gain(QT_TRANSLATE_NOOP("pillars_cards", "the trick on the table")),
    "king_trick": Gain(QT_TRANSLATE_NOOP("pillars_cards", "the chance of the king’s trick"), later=True),
    "hand": Gain(QT_TRANSLATE_NOOP("pillars_cards", "the tricks to come"), later=True),
}


class Text(Catalogue):
    """The card game's sentences for one table."""

    CONTEXT, ITEMS, TERMS, OPTIONS = CONTEXT, ITEMS, TERMS, OPTIONS
    EVENTS, SHAPES, SILENT, OPENINGS, RANKS = EVENTS, SHAPES, SILENT, OPENINGS, RANKS
    REASONS, REASON_SHAPES = REASONS, REASON_SHAPES
    WHEN, FACTS, FACT_SHAPES = WHEN, FACTS, FACT_SHAPES

    def roles(self) -> Mapping[str, Callable[[int], str]]:
        """Things that events and reasons name."""
        return {
            "card": self.title,
            "named": self._name,
            "coloured": self.card,
            "valued": self.card_and_value,
            "material": self.material,
            "signed": signed,
            "figure": figure,
        }

    def consequences(self, s: State, a: Action) -> Sequence[Consequence]:
        """What a move brings as it lies."""
        return consequences(s, a)

    def card(self, card: int) -> str:
        """A card in running text: `green woodworker`, `Ellen`."""
        colour = COLOUR[card]
        name = self.language.pick(CARD_NAMES[card])
        if colour < 0:
            return name
        return self._say(NAMES["craftsman"], colour=self.colour(colour), craftsman=name)

    def card_and_value(self, card: int) -> str:
        """The same with the value: `green woodworker (6)`."""
        colour = COLOUR[card]
        name = self.language.pick(CARD_NAMES[card])
        if colour < 0:
            return self._say(NAMES["card_value"], card=name, value=VALUE[card])
        return self._say(NAMES["craftsman_value"], colour=self.colour(colour), craftsman=name, value=VALUE[card])

    def _name(self, card: int) -> str:
        """A card's name without the colour, within a sentence."""
        return self.language.pick(CARD_NAMES[card])

    def title(self, card: int) -> str:
        """A card's name for its face, without the colour, with a capital letter."""
        return capitalized(self._name(card))

    def material(self, material: int) -> str:
        """The name of a material."""
        return self.language.pick(MATERIAL_NAMES[material])

    def colour(self, colour: int) -> str:
        """The name of a player colour."""
        return self.language.pick(COLOUR_NAMES[colour])

    def effect(self, card: int) -> tuple[str, ...]:
        """What a card brings, in a few short lines for its face and the almanac."""
        lines = []
        yields = YIELDS[card]
        if len(yields) == 1:
            lines.append(self._say(EFFECTS["yield"], material=self.material(yields[0])))
        elif yields:
            lines.append(self._say(EFFECTS["choice"], materials=", ".join(self.material(m) for m in yields)))
        if POINTS[card]:
            lines.append(self._say(EFFECTS["scoring" if card == PAINTER else "points"], vp=signed(POINTS[card])))
        if card == BRICK_MAKER:
            gives, gets = SWAP
            lines.append(self._say(EFFECTS["swap"], material=self.material(gives), made=self.material(gets)))
        elif card == HELPER and len(set(CONVERTS[card])) == 1:
            lines.append(self._say(EFFECTS["each"], vp=CONVERTS[card][0]))
        else:
            for material, vp in enumerate(CONVERTS[card]):
                if vp:
                    lines.append(self._say(EFFECTS["convert"], material=self.material(material), vp=vp))
        return tuple(lines)

    def note(self, card: int) -> str:
        """The rule that belongs to a single card, or nothing."""
        return self._say(NOTES[card]) if card in NOTES else ""

    def action(self, s: State, a: Action) -> str:
        """A short imperative label."""
        kind, args = a
        if kind == "play":
            return self._say(ACTIONS["play"], card=self.card_and_value(args[0]))
        if kind == "done":
            return self._say(DONE[s.stack[-1].kind])
        if kind != "convert":
            return self._say(ACTIONS[kind], material=self.material(args[0]))
        card, material = args
        if card == BRICK_MAKER:
            made = self.material(SWAP[1])
            return self._say(ACTIONS["brick"], card=self.title(card), material=self.material(material), made=made)
        vp = CONVERTS[card][material]
        return self._say(ACTIONS["convert"], card=self.title(card), material=self.material(material), vp=vp)

    def variant(self, kind: str, args: tuple[int, ...]) -> str:
        """The same event in other words: by which card, whether it was the last trick, how many are without one."""
        if kind == "trick_taken":
            _, _, card, tied, *_ = args
            return f"trick_taken_{'craftsman' if COLOUR[card] >= 0 else 'other'}{'_tied' if tied else ''}"
        if kind == "king_trick_lapsed" and args[0]:
            return "king_trick_lapsed_several"
        return "king_trick_set_aside_last" if _ends_the_last_trick(kind, args) else kind

    def turns(self, before: Event, e: Event) -> bool:
        """The scoring of a player begins: nothing of it belongs to what somebody got or laid out before."""
        return e.kind in SCORED and (before.kind not in SCORED or before.args[0] != e.args[0])

    def subject(self, e: Event) -> int:
        """Who a log sentence is about: one card may end a trick of one player and begin the scoring of another."""
        return NOBODY if _ends_the_last_trick(e.kind, e.args) else super().subject(e)

    def event_parameters(self, e: Event) -> dict[str, Any]:
        """The arguments of an event by name, and what follows from them."""
        found = super().event_parameters(e)
        if e.kind == "king_trick_got":
            found["cards"] = ", ".join(self.card(card) for card in e.args[1:])
        elif e.kind == "brick_made":
            found["card"] = self._name(BRICK_MAKER)
        return found

    def asked(self, s: State, frame: Frame) -> str:
        """Who must do what now."""
        name = self.names[frame.seat]
        if frame.kind == "play":
            kind = "last" if hand_size(s, frame.seat) == 1 else "play" if s.trick else "lead"
            return self._say(QUESTIONS[kind], name=name)
        if frame.kind == "make_brick":
            gives, gets = SWAP
            material, made = self.material(gives), self.material(gets)
            return self._say(QUESTIONS["make_brick"], name=name, material=material, made=made)
        if frame.kind == "give_up":
            return self._say(QUESTIONS["give_up"], n=surplus(s, frame.seat), name=name, limit=CARRY_OVER)
        return self._say(QUESTIONS[frame.kind], name=name)

    def reason_parameters(self, r: Reason) -> dict[str, Any]:
        """The arguments of a reason by name, and how much may be kept."""
        return {**super().reason_parameters(r), "limit": CARRY_OVER}

    def lead(self, s: State, lead: Lead) -> str:
        """Who would get the trick on the table as it lies, and why; `lead` is from `tricks.leader_now(s)`."""
        tied = "_tied" if lead.reason.endswith("_tied") else ""
        if lead.reason == "king":
            return self._say(LEADS["king"])
        way = "craftsman" if lead.reason.startswith("craftsman") else "other"
        card = self.card_and_value(s.trick[lead.at])
        return self._say(LEADS[way + tied], name=self.names[lead.seat], card=card)

    def line(self, line: Line) -> str:
        """A line of a player's sheet of one deal in full: `Woodworker: wood → 3 VP`."""
        if line.kind in ("given_up", "kept"):
            return self.material(line.material)
        card = self.title(line.card)
        if line.kind == "yield":
            return self._say(LINES["gain"], card=card, material=self.material(line.material))
        if line.kind == "brick":
            made = self.material(SWAP[1])
            return self._say(LINES["brick"], card=card, material=self.material(line.material), made=made)
        if line.material >= 0:
            return self._say(LINES["conversion"], card=card, material=self.material(line.material), vp=line.value)
        return self._say(LINES["points"], card=card, vp=signed(line.value))

    def favourite(self, kind: str, number: int) -> str:
        """A craftsman of any colour, or another card."""
        return self.title(number)

    def progress(self, values: Sequence[int]) -> str:
        """Where the game stands."""
        deal, deals, trick, tricks, scoring = values
        if scoring:
            return self._say(PROGRESS["scoring"], deal=deal, deals=deals)
        return self._say(PROGRESS["play"], deal=deal, deals=deals, trick=trick, tricks=tricks)

    def option_value(self, name: str, value: int) -> str:
        """The colours from the first seat on."""
        return ", ".join(self.colour(colour) for colour in SEATINGS[value])


def _ends_the_last_trick(kind: str, args: tuple[int, ...]) -> bool:
    return kind == "king_trick_set_aside" and not args[1]
