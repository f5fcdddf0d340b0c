"""What the card game says: labels, log, questions, reasons and the score sheet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kingsbridge_desktop.core.types import NOBODY, Action, Event, Reason
from kingsbridge_desktop.games.pillars_cards.choices import surplus
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
from kingsbridge_desktop.text.base import GameText
from kingsbridge_desktop.text.language import QT_TRANSLATE_NOOP, Language

CONTEXT = "pillars_cards"

NAMES = {
    "craftsman": QT_TRANSLATE_NOOP("pillars_cards", "{colour} {craftsman}"),
    "craftsman_value": QT_TRANSLATE_NOOP("pillars_cards", "{colour} {craftsman} ({value})"),
    "card_value": QT_TRANSLATE_NOOP("pillars_cards", "{card} ({value})"),
    "vp": QT_TRANSLATE_NOOP("pillars_cards", "{vp} VP"),
}
ACTIONS = {
    "play": QT_TRANSLATE_NOOP("pillars_cards", "Play {card}"),
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
    "card_played": QT_TRANSLATE_NOOP("pillars_cards", "{name} plays {card}."),
    "king_trick_set_aside": QT_TRANSLATE_NOOP(
        "pillars_cards", "The king is highest: nobody gets the trick, it is set aside. {name} leads the next one."
    ),
    "king_trick_got": QT_TRANSLATE_NOOP("pillars_cards", "{name} has no trick and gets the king's trick: {cards}."),
    "king_trick_lapsed": QT_TRANSLATE_NOOP("pillars_cards", "Nobody is without a trick: the king's trick lapses."),
    "king_trick_lapsed_several": QT_TRANSLATE_NOOP(
        "pillars_cards", "Several players are without a trick: the king's trick lapses."
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
SILENT = frozenset(("hand_dealt", "hand_dealt_unseen"))  # the animation shows it
ABOUT_ALL = frozenset(("deal_began", "king_trick_lapsed", "advantage_returned", "deal_ended", "game_ended"))
TRICK_TAKEN = {
    "craftsman": QT_TRANSLATE_NOOP("pillars_cards", "{name} gets the trick as owner of the highest card: {card}."),
    "craftsman_tied": QT_TRANSLATE_NOOP(
        "pillars_cards", "{name} gets the trick as owner of the highest card, the later one of equal value: {card}."
    ),
    "other": QT_TRANSLATE_NOOP("pillars_cards", "{name} gets the trick with the highest card: {card}."),
    "other_tied": QT_TRANSLATE_NOOP(
        "pillars_cards", "{name} gets the trick with the highest card, the later one of equal value: {card}."
    ),
}
LEADS = {
    "king": QT_TRANSLATE_NOOP("pillars_cards", "Now: nobody. The king is highest, the trick would be set aside."),
    "craftsman": QT_TRANSLATE_NOOP("pillars_cards", "Now: {name}, whose colour the highest card has: {card}."),
    "craftsman_tied": QT_TRANSLATE_NOOP(
        "pillars_cards", "Now: {name}, whose colour the highest card has, the later one of equal value: {card}."
    ),
    "other": QT_TRANSLATE_NOOP("pillars_cards", "Now: {name}, who played the highest card: {card}."),
    "other_tied": QT_TRANSLATE_NOOP(
        "pillars_cards", "Now: {name}, who played the highest card, the later one of equal value: {card}."
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
    "over": QT_TRANSLATE_NOOP("pillars_cards", "The game is over."),
}
REASONS = {
    "not_in_hand": QT_TRANSLATE_NOOP("pillars_cards", "Not in this hand: {card}."),
    "alfred": QT_TRANSLATE_NOOP("pillars_cards", "{card} may only be played as the last card of the hand."),
    "tom_must_choose": QT_TRANSLATE_NOOP("pillars_cards", "Tom Builder brings exactly one material: choose it."),
    "tom_offers_not": QT_TRANSLATE_NOOP("pillars_cards", "Tom Builder does not offer this material: {material}."),
    "tom_first": QT_TRANSLATE_NOOP("pillars_cards", "Tom Builder's material is chosen before any conversion."),
    "no_material": QT_TRANSLATE_NOOP("pillars_cards", "Not in stock: {material}."),
    "must_give_up": QT_TRANSLATE_NOOP(
        "pillars_cards", "At most {limit} materials go over to the next deal; %n must still be given up."
    ),
    "not_yet_given_up": QT_TRANSLATE_NOOP(
        "pillars_cards", "Materials are given up only at the end of the scoring, when there are more than {limit}."
    ),
    "not_laid_out": QT_TRANSLATE_NOOP("pillars_cards", "Not laid out by this player: {card}."),
    "cannot_convert": QT_TRANSLATE_NOOP("pillars_cards", "This card converts nothing: {card}."),
    "brick_maker_before": QT_TRANSLATE_NOOP(
        "pillars_cards", "The brick maker works once per scoring, before all conversions."
    ),
    "brick_maker_first": QT_TRANSLATE_NOOP("pillars_cards", "First it must be decided about the brick maker."),
    "helper_after": QT_TRANSLATE_NOOP("pillars_cards", "The helper works only after all other conversions."),
    "foreign_craftsman": QT_TRANSLATE_NOOP("pillars_cards", "Only own craftsmen convert; this one is not: {card}."),
    "craftsman_not_got": QT_TRANSLATE_NOOP("pillars_cards", "Not among the cards got in this deal: {card}."),
    "wrong_material": QT_TRANSLATE_NOOP("pillars_cards", "{card}: cannot convert {material}."),
    "converted_already": QT_TRANSLATE_NOOP("pillars_cards", "{card}: has converted in this scoring already."),
    "conversions_over": QT_TRANSLATE_NOOP("pillars_cards", "The conversions are over: now only the helper works."),
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
    "choice": QT_TRANSLATE_NOOP("pillars_cards", "+1 of choice: {materials}"),
    "points": QT_TRANSLATE_NOOP("pillars_cards", "{vp} VP"),
    "convert": QT_TRANSLATE_NOOP("pillars_cards", "{material} → {vp} VP"),
    "swap": QT_TRANSLATE_NOOP("pillars_cards", "{material} → {made}"),
    "each": QT_TRANSLATE_NOOP("pillars_cards", "any materials → {vp} VP each"),
    "scoring": QT_TRANSLATE_NOOP("pillars_cards", "{vp} VP in every scoring"),
}
NOTES = {
    KING: QT_TRANSLATE_NOOP("pillars_cards", "Always highest. Nobody gets his trick for now."),
    ALIENA: QT_TRANSLATE_NOOP("pillars_cards", "Her holder leads the first trick of the deal."),
    ALFRED: QT_TRANSLATE_NOOP("pillars_cards", "May only be played as the last card of the hand."),
}
PROGRESS = {
    "play": QT_TRANSLATE_NOOP("pillars_cards", "Deal {deal} of {deals}, trick {trick} of {tricks}"),
    "scoring": QT_TRANSLATE_NOOP("pillars_cards", "Deal {deal} of {deals}, scoring"),
}
OPTIONS = {
    "colours": QT_TRANSLATE_NOOP("pillars_cards", "Colours in seat order; of three players nobody has the last"),
}
TERMS = {
    "points": QT_TRANSLATE_NOOP("pillars_cards", "Points so far"),
    "cards": QT_TRANSLATE_NOOP("pillars_cards", "Cards got in this deal"),
    "stock": QT_TRANSLATE_NOOP("pillars_cards", "Materials in stock"),
    "advantages": QT_TRANSLATE_NOOP("pillars_cards", "Laid-out advantages"),
    "trick": QT_TRANSLATE_NOOP("pillars_cards", "The trick on the table"),
    "king_trick": QT_TRANSLATE_NOOP("pillars_cards", "Chance of the king's trick"),
    "hand": QT_TRANSLATE_NOOP("pillars_cards", "Deals and tricks to come"),
}


def signed(value: int) -> str:
    """+3, −3 with a real minus sign, 0."""
    return f"+{value}" if value > 0 else f"−{-value}" if value else "0"


class Text(GameText):
    """The card game's sentences for one table."""

    def __init__(self, language: Language, names: Sequence[str]) -> None:
        self.language = language
        self.names = names

    def _say(self, source: str, /, **params: Any) -> str:
        return self.language.say(CONTEXT, source, **params)

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

    def title(self, card: int) -> str:
        """A card's name for its face, without the colour, with a capital letter."""
        name = self.language.pick(CARD_NAMES[card])
        return name[:1].upper() + name[1:]

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

    def event(self, e: Event) -> str:
        """A log sentence; empty for what only the animation needs."""
        kind, args, _ = e
        if kind in SILENT:
            return ""
        if kind == "trick_taken":
            taker, _, card, tied = args[:4]
            way = ("craftsman" if COLOUR[card] >= 0 else "other") + ("_tied" if tied else "")
            return self._say(TRICK_TAKEN[way], name=self.names[taker], card=self.card_and_value(card))
        if kind == "king_trick_lapsed":
            return self._say(EVENTS["king_trick_lapsed_several" if args[0] else "king_trick_lapsed"])
        return self._say(EVENTS[kind], **self._event_parameters(kind, args))

    def subject(self, e: Event) -> int:
        """Who a log sentence is about: one card may end a trick of one player and begin the scoring of another."""
        return NOBODY if e.kind in ABOUT_ALL else e.args[0]

    def _event_parameters(self, kind: str, args: tuple[int, ...]) -> dict[str, Any]:
        if kind == "game_ended":
            return {}
        if kind in ("deal_began", "deal_ended"):
            return {"deal": args[0]}
        if kind == "advantage_returned":
            return {"card": self.title(args[0])}
        found: dict[str, Any] = {"name": self.names[args[0]]}
        if kind == "card_played":
            found["card"] = self.card_and_value(args[1])
        elif kind == "king_trick_got":
            found["cards"] = ", ".join(self.card(card) for card in args[1:])
        elif kind == "advantage_laid_out":
            found["card"] = self.title(args[1])
        elif kind == "material_got":
            found |= {"material": self.material(args[1]), "card": self.title(args[2])}
        elif kind == "brick_made":
            found |= {
                "material": self.material(args[1]),
                "made": self.material(args[2]),
                "card": self.title(BRICK_MAKER),
            }
        elif kind == "material_converted":
            found |= {"card": self.title(args[1]), "material": self.material(args[2]), "vp": args[3]}
        elif kind == "craftsmen_scored":
            found |= {"count": args[1], "vp": signed(args[2])}
        elif kind == "card_scored":
            found |= {"card": self.title(args[1]), "vp": signed(args[2])}
        elif kind == "material_given_up":
            found["material"] = self.material(args[1])
        elif kind == "player_scored":
            found |= {"vp": signed(args[1]), "total": str(args[2]).replace("-", "−")}
        return found

    def question(self, s: State) -> str:
        """Who must do what now."""
        if not s.stack:
            return self._say(QUESTIONS["over"])
        frame = s.stack[-1]
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

    def reason(self, r: Reason) -> str:
        """Why something cannot be done."""
        kind, args = r
        source = REASONS[kind]
        if kind == "must_give_up":
            return self._say(source, n=args[0], limit=CARRY_OVER)
        params: dict[str, Any] = {}
        if kind == "not_yet_given_up":
            params["limit"] = CARRY_OVER
        elif kind in ("tom_offers_not", "no_material"):
            params["material"] = self.material(args[0])
        elif kind == "wrong_material":
            params |= {"card": self.title(args[0]), "material": self.material(args[1])}
        elif kind == "converted_already":
            params["card"] = self.title(args[0])
        elif args:
            params["card"] = self.card(args[0])
        return self._say(source, **params)

    def lead(self, s: State, lead: Lead) -> str:
        """Who would get the trick on the table as it lies, and why; `lead` is from `tricks.leader_now(s)`."""
        tied = "_tied" if lead.reason.endswith("_tied") else ""
        if lead.reason == "king":
            return self._say(LEADS["king"])
        way = "craftsman" if lead.reason.startswith("craftsman") else "other"
        card = self.card_and_value(s.trick[lead.at])
        return self._say(LEADS[way + tied], name=self.names[lead.seat], card=card)

    def item(self, kind: str) -> str:
        """The name of a line of the score sheet."""
        return self._say(ITEMS[kind])

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

    def progress(self, values: Sequence[int]) -> str:
        """Where the game stands."""
        deal, deals, trick, tricks, scoring = values
        if scoring:
            return self._say(PROGRESS["scoring"], deal=deal, deals=deals)
        return self._say(PROGRESS["play"], deal=deal, deals=deals, trick=trick, tricks=tricks)

    def option(self, name: str) -> str:
        """The name of a set-up option."""
        return self._say(OPTIONS[name])

    def option_value(self, name: str, value: int) -> str:
        """The colours from the first seat on."""
        return ", ".join(self.colour(colour) for colour in SEATINGS[value])

    def term(self, kind: str) -> str:
        """The name of a reason of the bots' evaluation."""
        return self._say(TERMS[kind])
