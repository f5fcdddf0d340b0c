"""What A Column of Fire says: labels, log, questions, reasons, the score sheet, and the outlook before a choice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from kingsbridge_desktop.core.types import NOBODY, Action, Event, Frame
from kingsbridge_desktop.games.column_of_fire import tables
from kingsbridge_desktop.games.column_of_fire.consequences import consequences
from kingsbridge_desktop.games.column_of_fire.data import DICE, RELIGIONS, STONES
from kingsbridge_desktop.games.column_of_fire.forecast import Conflict, Reach, reach_of_free_dice
from kingsbridge_desktop.games.column_of_fire.persons import choices
from kingsbridge_desktop.games.column_of_fire.selling import sales_of_good
from kingsbridge_desktop.games.column_of_fire.state import (
    State,
    die_on,
    houses_of,
    person_under,
    price_of_passing,
    shows,
)
from kingsbridge_desktop.games.column_of_fire.track import may_place_neutral
from kingsbridge_desktop.games.consequence import Consequence
from kingsbridge_desktop.text import column_of_fire_log as log
from kingsbridge_desktop.text import column_of_fire_words as words
from kingsbridge_desktop.text.catalogue import Catalogue
from kingsbridge_desktop.text.column_of_fire_facts import FACT_SHAPES, FACTS
from kingsbridge_desktop.text.column_of_fire_when import WHEN
from kingsbridge_desktop.text.language import SOURCE_LANGUAGE, capitalized

CONTEXT = "column_of_fire"

_STONE_SYMBOLS = tables.STONE_CATHOLIC, tables.STONE_PROTESTANT, tables.STONE_NEUTRAL
_NAME_COUNTS = Counter(person.name[SOURCE_LANGUAGE] for person in tables.COMPONENTS.persons)


class Text(Catalogue):
    """The sentences of A Column of Fire for one table."""

    CONTEXT = CONTEXT
    WHEN = WHEN
    ITEMS, TERMS, OPTIONS = words.ITEMS, words.TERMS, words.OPTIONS
    EVENTS, SHAPES, SILENT, SHORT = log.EVENTS, log.SHAPES, log.SILENT, log.SHORT
    OPENINGS, RANKS = log.OPENINGS, log.RANKS
    REASONS, REASON_SHAPES = log.REASONS, log.REASON_SHAPES
    FACTS, FACT_SHAPES = FACTS, FACT_SHAPES

    def roles(self) -> Mapping[str, Callable[[int], str]]:
        """Things that events and reasons name."""
        return {
            "die": self.die,
            "country": self.country,
            "person": self.person,
            "title": self.person_title,
            "good": self.good,
            "stone": self.stone,
            "religion": self.religion,
            "symbol": self.symbol,
            "event": self.event_title,
            "advantage": self.advantage,
            "field": self.field,
        }

    def consequences(self, s: State, a: Action) -> Sequence[Consequence]:
        """What a move brings on the table as it stands."""
        return consequences(s, a)

    # Things by name

    def country(self, country: int) -> str:
        """A country."""
        return self.language.pick(tables.COMPONENTS.countries[country].name)

    def city(self, country: int) -> str:
        """The city of a country."""
        return self.language.pick(tables.COMPONENTS.countries[country].city)

    def good(self, good: int) -> str:
        """A kind of good."""
        return self.language.pick(tables.COMPONENTS.goods[good].name)

    def die(self, die: int) -> str:
        """A die: `white die`, `religion die`."""
        return self._say(words.DICE[DICE[die]])

    def die_colour(self, die: int) -> str:
        """The colour of a die."""
        return self._say(words.DIE_COLOURS[DICE[die]])

    def religion(self, religion: int) -> str:
        """A religion as what somebody is."""
        return self._say(words.RELIGIONS[RELIGIONS[religion]])

    def stone(self, kind: int) -> str:
        """The religion of a stone: an adjective, which German tells apart from what somebody is."""
        return self.language.say(words.STONE_CONTEXT, words.STONES[STONES[kind]])

    def person_title(self, person: int) -> str:
        """A person's name as it stands on the card."""
        return self.language.pick(tables.COMPONENTS.persons[person].name)

    def person(self, person: int) -> str:
        """A person in running text; the country is added where several countries have one of that name."""
        name = self.person_title(person)
        if _NAME_COUNTS[tables.COMPONENTS.persons[person].name[SOURCE_LANGUAGE]] == 1:
            return name
        return self._say(words.NAMES["person_of"], person=name, country=self.country(tables.PERSON_COUNTRY[person]))

    def event_title(self, event: int) -> str:
        """The name of an event card."""
        return self.language.pick(tables.COMPONENTS.events[event].name)

    def event_story(self, event: int) -> str:
        """What an event card tells."""
        return self.language.pick(tables.COMPONENTS.events[event].story)

    def event_effect(self, event: int) -> str:
        """Whom an event hits and how."""
        card = tables.COMPONENTS.events[event]
        if tables.EVENT_HITS[event] == tables.HIT_HOUSE:
            who = self._say(log.WHO["house_in"], country=self.country(tables.EVENT_HITS_OF[event]))
        else:
            who = self._say(log.WHO[card.hits])
        source = log.EFFECTS[card.effect]
        return self._say(source, who=who) if card.effect == "bonus" else self._say(source, who=who, value=card.value)

    # Symbols

    def symbol(self, symbol: int) -> str:
        """A symbol in a few words, for labels."""
        name, params = self._symbol(symbol)
        short = {key: value for key, value in params.items() if key not in ("goods", "countries")}
        return self._say(words.SYMBOLS[name], **short)

    def symbol_rule(self, symbol: int) -> str:
        """A symbol in a full sentence."""
        name, params = self._symbol(symbol)
        if name == "trade":
            return self._say(words.SYMBOL_RULES[name], good=params["good"], countries=params["countries"])
        return self._say(words.SYMBOL_RULES[name], **params)

    def _symbol(self, symbol: int) -> tuple[str, dict[str, Any]]:
        if symbol >= tables.TRADE:
            good = symbol - tables.TRADE
            where = [self._price(self.country(c), tables.PRICES[c][good]) for c in tables.BUYERS[good]]
            return "trade", {"good": self.good(good), "countries": ", ".join(where)}
        if symbol >= tables.SHIP:
            country = symbol - tables.SHIP
            kinds = [self._price(self.good(g), tables.PRICES[country][g]) for g in tables.BOUGHT[country]]
            return "ship", {"country": self.country(country), "goods": ", ".join(kinds)}
        if symbol in tables.GOOD_SYMBOLS:
            return "good", {"good": self.good(symbol - tables.GOOD)}
        if symbol in tables.VP_OF:
            return "vp", {"vp": tables.VP_OF[symbol]}
        if symbol == tables.CAPTAIN:
            return "captain", {"vp": tables.CAPTAIN_VP}
        return tables.ALL_SYMBOLS[symbol], {}

    def _price(self, what: str, vp: int) -> str:
        return self._say(words.NAMES["price"], good=what, vp=vp)

    def field(self, field: int) -> str:
        """A field of the action track: its number, counted from 1, and what it is for."""
        return self._say(words.NAMES["field"], number=field + 1, symbol=self.symbol(tables.FIELD_SYMBOL[field]))

    def field_rule(self, field: int, seats: int) -> str:
        """What a field of the action track allows, in full."""
        symbol = tables.FIELD_SYMBOL[field]
        rule = self.symbol_rule(symbol)
        if tables.SHIP <= symbol < tables.TRADE and seats < tables.MOST_SEATS:
            rule += " " + self._say(words.NAMES["ship_stone"], country=self.country(symbol - tables.SHIP))
        return rule

    def advantage(self, kind: int) -> str:
        """An advantage in a few words."""
        if tables.ADVANTAGE_VP[kind]:
            return self._say(words.NAMES["vp_at_end"], vp=tables.ADVANTAGE_VP[kind])
        return self.symbol(tables.ADVANTAGE_SYMBOL[kind])

    # Actions

    def action(self, s: State, a: Action) -> str:
        """A short imperative label."""
        top = s.stack[-1]
        name, params = self._label(s, top.seat, a.kind, a.args)
        label = self._say(words.ACTIONS[name], **params)
        return capitalized(label)

    def _label(self, s: State, seat: int, kind: str, args: tuple[int, ...]) -> tuple[str, dict[str, Any]]:
        if kind in ("let_go", "turn_down", "turn_use"):
            return self._label_turn(s, seat, kind, args)
        if kind in ("pay_die", "free_die", "put_on_leven", "turn_die"):
            return self._label_die(s, seat, kind, args)
        if kind in ("choose", "move", "pass", "choose_religion", "roll", "turn_religion"):
            return self._label_step(s, seat, kind, args)
        if kind == "decline":
            top = s.stack[-1]
            if top.kind == "act":
                return "decline_person", {"person": self.person(top.args[0])}
            return ("decline_field" if top.kind == "use_field" else "decline_bonus"), {}
        if kind == "done":
            return self._label_done(s), {}
        if kind == "remove_person":
            where = "open" if args[0] in s.open else "own"
            return f"remove_{where}", {"person": self.person(args[0])}
        if kind == "give_protection":
            return kind, {"vp": s.religion_dice[seat]}
        if kind == "use_advantage":
            return kind, {"symbol": self.advantage(args[0])}
        if kind == "sell":
            country, good = args
            return kind, {"country": self.country(country), "good": self.good(good), "vp": tables.PRICES[country][good]}
        if kind == "sell_any":
            return kind, {"good": self.good(args[0]), "vp": tables.CAPTAIN_VP}
        if kind == "keep_house":
            return kind, {"country": self.country(args[0]), "number": houses_of(s, seat)[args[0]]}
        if kind == "raise_house":
            return kind, {"country": self.country(args[0]), "number": args[1]}
        if kind == "place_stone" and s.stack[-1].kind == "stone":  # of the person that the question names
            return "place_stone_here", {"stone": self.stone(args[0])}
        if kind in ("place_stone", "remove_stone"):
            return kind, {"stone": self.stone(args[0]), "country": self.country(args[1])}
        if kind in ("gain_good", "lose_good"):
            return kind, {"good": self.good(args[0])}
        if kind in ("gain_vp", "lose_vp"):
            return kind, {"vp": args[0]}
        if kind in ("turn_up", "resolve"):
            return kind, {"country": self.country(args[0])}
        if kind == "advance":
            return kind, {"field": self.field(args[0])}
        return kind, {}

    def _label_done(self, s: State) -> str:
        """Whether nothing is done at all, or nothing more."""
        top = s.stack[-1]
        what, done = top.args
        if top.kind == "trade":
            return "done" if done else "done_without"
        sold = any(s.sold & tables.SALE[what][good] for good in tables.BOUGHT[what])
        if done or sold:
            return "done"
        return "done_without" if may_place_neutral(s, what, done) else "done_unsold"

    def _label_turn(self, s: State, seat: int, kind: str, args: tuple[int, ...]) -> tuple[str, dict[str, Any]]:
        person = args[0]
        die = die_on(s, seat, person)
        params: dict[str, Any] = {"person": self.person(person), "die": self.die(die)}
        if kind != "let_go":
            params["number"] = shows(s, seat, die) - 1
        if kind == "turn_use" and args[1] in _STONE_SYMBOLS:  # as long as all it may do would hide other answers
            return "turn_use_stone", {**params, "stone": self.stone(_STONE_SYMBOLS.index(args[1]))}
        if kind == "turn_use":
            params["symbol"] = self.symbol(args[1])
        return kind, params

    def _label_die(self, s: State, seat: int, kind: str, args: tuple[int, ...]) -> tuple[str, dict[str, Any]]:
        die = args[0]
        if kind == "turn_die":
            number = shows(s, seat, die)
            return kind, {"die": self.die(die), "number": number, "to": number + args[1]}
        if die == tables.BLACK:
            return ("pay_religion", {"vp": tables.FREE_DIE_PRICE}) if kind == "pay_die" else ("reroll_religion", {})
        params: dict[str, Any] = {"die": self.die(die)}
        person = person_under(s, seat, die)
        if person >= 0:
            params["person"] = self.person(person)
        if kind == "put_on_leven":
            return ("put_on_leven" if person >= 0 else "put_free_on_leven"), params
        where = "person" if person >= 0 else "leven"
        if kind == "free_die":
            return f"free_{where}", params
        top = s.stack[-1]
        if top.kind == "turn_person" and top.args[0] == person:  # the question names the person
            where = "in_hand"
        return f"pay_{where}", {**params, "vp": tables.FREE_DIE_PRICE}

    def _label_step(self, s: State, seat: int, kind: str, args: tuple[int, ...]) -> tuple[str, dict[str, Any]]:
        if kind == "choose":
            die, country = args
            params: dict[str, Any] = {"die": self.die(die), "number": shows(s, seat, die)}
            if s.open[country] < 0:
                return "choose_house", {**params, "country": self.country(country)}
            return "choose", {**params, "person": self.person(s.open[country])}
        if kind == "move":
            field, price = args
            params = {"die": self.die(tables.FIELD_DIE[field]), "field": self.field(field)}
            return ("move_paid", {**params, "vp": price}) if price else ("move", params)
        if kind == "pass":
            vp = price_of_passing(s, seat)
            return ("pass", {"vp": vp}) if vp else ("pass_free", {})
        if kind == "choose_religion":
            verb = "stay" if s.religions[seat] == args[0] else "become"
            return f"{verb}_{RELIGIONS[args[0]]}", {}
        if kind == "turn_religion":
            return kind, {"number": s.religion_dice[seat] - 1}
        return ("roll" if s.free[seat] else "roll_nothing"), {}

    # Events, questions, reasons

    def event(self, e: Event) -> str:
        """A log sentence; empty for what only the animation needs."""
        told = super().event(e)
        shape = log.SHAPES.get(e.kind, "").split()
        for role in ("person", "title", "event"):
            title = self.roles()[role](e.args[shape.index(role)]) if role in shape else ""
            if title.endswith("."):  # "Elisabeth I." brings its own full stop
                told = told.replace(f"{title}.", title)
        return told

    def variant(self, kind: str, args: tuple[int, ...]) -> str:
        """The same event in other words: which half, who won, whether it cost something."""
        if kind in ("turn_began", "conflict_won", "religion_chosen"):
            return f"{kind}_{args[-1]}"
        if kind == "house_pushed" and not args[3]:
            return "house_pushed_off"
        if kind == "person_passed" and not args[1]:
            return "person_passed_free"
        if kind == "disc_moved" and args[3]:
            return "disc_moved_paid"
        if kind == "die_bought" and args[1] == tables.BLACK:
            return "die_bought_religion"
        return kind

    def event_parameters(self, e: Event) -> dict[str, Any]:
        """The arguments of an event by name, and what follows from them."""
        kind, args, _ = e
        found = super().event_parameters(e)
        if kind == "dice_rolled":
            pairs = zip(args[1::2], args[2::2], strict=True)
            found["dice"] = ", ".join(f"{self.die_colour(die)} {number}" for die, number in pairs)
        elif kind == "loch_leven_dealt":
            found["religion"] = self.religion(tables.LOCH_LEVEN_RELIGION[args[1]])
            found["good"] = self.good(tables.LOCH_LEVEN_GOOD[args[1]])
        elif kind == "event_turned_up":
            found["effect"] = self.event_effect(args[1])
        elif kind == "final_vp_scored":
            parts = (self._say(source, vp=found[part]) for part, source in log.FINAL_PARTS.items() if found[part])
            found["parts"] = ", ".join(parts) or self._say(log.NO_FINAL_PART)
        elif kind == "end_announced":
            found["end"] = tables.END_VP
        return found

    def asked(self, s: State, frame: Frame) -> str:
        """Who must do what now."""
        name, params = self._question(s, frame.kind, frame.seat, frame.args)
        return self._say(words.QUESTIONS[name], name=self.names[frame.seat], **params)

    def _question(self, s: State, kind: str, seat: int, args: tuple[int, ...]) -> tuple[str, dict[str, Any]]:
        if kind == "turn_religion":
            return ("turn_religion" if s.religion_dice[seat] > 1 else "reroll_religion"), {}
        if kind == "choose_religion":
            return kind, {"number": s.religion_dice[seat]}
        if kind == "turn_person":
            stays = shows(s, seat, die_on(s, seat, args[0])) > 1
            return ("turn_person" if stays else "let_go"), {"person": self.person(args[0])}
        if kind == "roll":
            return ("roll" if s.free[seat] else "roll_nothing"), {}
        if kind == "choose":
            return ("choose" if choices(s, seat)[1] else "choose_nothing"), {}
        if kind == "stone":
            return kind, {"person": self.person(s.open[args[1]])}
        if kind == "house":
            return kind, {"country": self.country(args[1])}
        if kind == "act":
            return kind, {"person": self.person(args[0])}
        if kind == "turn_up":
            return kind, {"country": self.country(args[0])}
        if kind == "move":
            return ("move" if any(reach_of_free_dice(s, seat).values()) else "stay"), {}
        if kind == "use_field":
            return kind, {"symbol": self.symbol(tables.FIELD_SYMBOL[args[0]])}
        if kind == "ship":
            return ("ship_stone" if may_place_neutral(s, *args) else "ship"), {"country": self.country(args[0])}
        if kind == "trade":
            first = "trade" if sales_of_good(s, seat, args[0]) else "trade_gain"
            return ("trade_more" if args[1] else first), {"good": self.good(args[0])}
        if kind == "pick_target":
            return kind, {"symbol": self.symbol(args[0])}
        if kind == "answer_event":
            return kind, {"event": self.event_title(args[0]), "effect": self.event_effect(args[0])}
        return kind, {}

    # Sheet, progress, options

    def favourite(self, kind: str, number: int) -> str:
        """A person."""
        return self.person(number)

    def progress(self, values: Sequence[int]) -> str:
        """Year, half and whose turn it is."""
        year, half, seat, last = values
        if seat == NOBODY:
            return self._say(words.PROGRESS["over"], year=year)
        return self._say(words.PROGRESS[f"{'last' if last else 'half'}_{half}"], year=year, name=self.names[seat])

    # The outlook

    def conflict(self, country: int, outlook: Conflict) -> tuple[str, ...]:
        """What a conflict would do now, a sentence a line; `outlook` is from `outlook.conflict(s, country)`."""
        kind = ("burning_" if not outlook.free_fields else "") + ("won" if outlook.winner >= 0 else "avoided")
        params: dict[str, Any] = {"country": self.country(country)}
        if outlook.winner >= 0:
            params["religion"] = self.stone(outlook.winner)
        if outlook.free_fields:
            params["free"] = outlook.free_fields
        lines = [self._say(words.OUTLOOK[kind], **params)]
        for seat, name in enumerate(self.names):
            if outlook.gains[seat]:
                lines.append(self._say(words.OUTLOOK["gains"], name=name, vp=outlook.gains[seat]))
            elif outlook.loses_house[seat]:
                lines.append(self._say(words.OUTLOOK["loses"], name=name))
        return tuple(lines)

    def alone(self, seat: int, religion: int) -> str:
        """That somebody is the only one of a religion."""
        return self._say(words.OUTLOOK["alone"], name=self.names[seat], religion=self.religion(religion))

    def reach(self, found: Sequence[Reach]) -> tuple[str, ...]:
        """Where a die leads and what skipping costs, a sentence a line; `found` is from `forecast.reach`."""
        if not found:
            return (self._say(words.OUTLOOK["reach_none"]),)
        lines = []
        for way in found:
            params: dict[str, Any] = {"field": self.field(way.field)}
            if way.price:
                params["vp"] = way.price
            kind = "reach" if not way.price else "reach_paid" if way.affordable else "reach_unaffordable"
            lines.append(self._say(words.OUTLOOK[kind], **params))
        return tuple(lines)
