"""What A Column of Fire says: labels, log, questions, reasons, the score sheet, and the outlook before a choice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from kingsbridge_desktop.core.types import NOBODY, Action, Event, Reason
from kingsbridge_desktop.games.column_of_fire import tables
from kingsbridge_desktop.games.column_of_fire.data import DICE, RELIGIONS, STONES
from kingsbridge_desktop.games.column_of_fire.forecast import Conflict, Reach, next_fields
from kingsbridge_desktop.games.column_of_fire.state import State, free_religion_fields, person_under, shows
from kingsbridge_desktop.text import column_of_fire_log, column_of_fire_words
from kingsbridge_desktop.text.base import GameText
from kingsbridge_desktop.text.language import SOURCE_LANGUAGE, Language

CONTEXT = "column_of_fire"
SILENT = frozenset(("stones_cleared",))  # the animation shows it
WINDOWS = frozenset(("turn_leven", "turn_religion", "turn_person", "roll", "choose", "turn_up", "move", "end_turn"))

_NAME_COUNTS = Counter(person.name[SOURCE_LANGUAGE] for person in tables.DATA.persons)


def _variant(kind: str, args: tuple[int, ...]) -> str:
    """The same event in other words: which half, who won, whether it cost something."""
    if kind in ("turn_began", "conflict_won", "religion_chosen"):
        return f"{kind}_{args[-1]}"
    if kind == "house_pushed" and not args[3]:
        return "house_pushed_off"
    if kind == "person_passed" and not args[1]:
        return "person_passed_free"
    if kind == "disc_moved" and args[3]:
        return "disc_moved_paid"
    return kind


def _can_take(s: State) -> bool:
    """Whether a rolled die leads to an open person."""
    shown = [country for country, person in enumerate(s.open) if person >= 0]
    return any(s.rolled >> country & 1 or s.rolled >> tables.VIOLET & 1 for country in shown)


class Text(GameText):
    """The sentences of A Column of Fire for one table."""

    def __init__(self, language: Language, names: Sequence[str]) -> None:
        self.language = language
        self.names = names
        data, pick = tables.DATA, self._pick
        self._countries = [pick(country.name) for country in data.countries]
        self._cities = [pick(country.city) for country in data.countries]
        self._goods = [pick(good.name) for good in data.goods]
        self._persons = [pick(person.name) for person in data.persons]
        self._events = [pick(event.name) for event in data.events]
        self._roles: dict[str, Callable[[int], str]] = {
            "name": lambda seat: self.names[seat],
            "die": self.die,
            "country": self.country,
            "person": self.person,
            "good": self.good,
            "stone": self.stone,
            "religion": self.religion,
            "symbol": self.symbol,
            "event": self.event_title,
            "advantage": self.advantage,
            "field": self.field,
        }

    def _say(self, source: str, /, **params: Any) -> str:
        return self.language.say(CONTEXT, source, **params)

    def _pick(self, name: Mapping[str, str]) -> str:
        return self.language.pick(name)

    # Things by name

    def country(self, country: int) -> str:
        """A country."""
        return self._countries[country]

    def city(self, country: int) -> str:
        """The city of a country."""
        return self._cities[country]

    def good(self, good: int) -> str:
        """A kind of good."""
        return self._goods[good]

    def die(self, die: int) -> str:
        """A die: `white die`, `religion die`."""
        return self._say(column_of_fire_words.DICE[DICE[die]])

    def die_colour(self, die: int) -> str:
        """The colour of a die."""
        return self._say(column_of_fire_words.DIE_COLOURS[DICE[die]])

    def colour(self, colour: str) -> str:
        """A player colour."""
        return self._say(column_of_fire_words.COLOURS[colour])

    def religion(self, religion: int) -> str:
        """A religion as what somebody is."""
        return self._say(column_of_fire_words.RELIGIONS[RELIGIONS[religion]])

    def stone(self, kind: int) -> str:
        """The religion of a stone."""
        return self._say(column_of_fire_words.STONES[STONES[kind]])

    def person_title(self, person: int) -> str:
        """A person's name as it stands on the card."""
        return self._persons[person]

    def person(self, person: int) -> str:
        """A person in running text; the country is added where several countries have one of that name."""
        name = self.person_title(person)
        if _NAME_COUNTS[tables.DATA.persons[person].name[SOURCE_LANGUAGE]] == 1:
            return name
        return self._say(
            column_of_fire_words.NAMES["person_of"], person=name, country=self.country(tables.PERSON_COUNTRY[person])
        )

    def event_title(self, event: int) -> str:
        """The name of an event card."""
        return self._events[event]

    def event_story(self, event: int) -> str:
        """What an event card tells."""
        return self._pick(tables.DATA.events[event].story)

    def event_effect(self, event: int) -> str:
        """Whom an event hits and how."""
        card = tables.DATA.events[event]
        if card.hits.kind == "house_in":
            who = self._say(column_of_fire_log.WHO["house_in"], country=self.country(tables.EVENT_HITS_OF[event]))
        else:
            who = self._say(column_of_fire_log.WHO[card.hits.of or "all"])
        source = column_of_fire_log.EFFECTS[card.effect]
        return self._say(source, who=who) if card.effect == "bonus" else self._say(source, who=who, value=card.value)

    def source(self, source: str) -> str:
        """Where a value of the component file comes from."""
        return self._say(column_of_fire_words.SOURCES[source])

    # Symbols

    def symbol(self, symbol: int) -> str:
        """A symbol in a few words, for labels."""
        name, params = self._symbol(symbol)
        short = {key: value for key, value in params.items() if key not in ("goods", "countries")}
        return self._say(column_of_fire_words.SYMBOLS[name], **short)

    def symbol_rule(self, symbol: int) -> str:
        """A symbol in a full sentence."""
        name, params = self._symbol(symbol)
        if name == "trade":
            return self._say(
                column_of_fire_words.SYMBOL_RULES[name], good=params["good"], countries=params["countries"]
            )
        return self._say(column_of_fire_words.SYMBOL_RULES[name], **params)

    def _symbol(self, symbol: int) -> tuple[str, dict[str, Any]]:
        if symbol >= tables.TRADE:
            good = symbol - tables.TRADE
            where = [self._price(self.country(c), tables.PRICES[c][good]) for c in tables.BUYERS[good]]
            return "trade", {"good": self.good(good), "countries": ", ".join(where)}
        if symbol >= tables.SHIP:
            country = symbol - tables.SHIP
            kinds = [self._price(self.good(g), tables.PRICES[country][g]) for g in tables.BOUGHT[country]]
            return "ship", {"country": self.country(country), "goods": ", ".join(kinds)}
        if symbol < tables.GOOD + 4:
            return "good", {"good": self.good(symbol - tables.GOOD)}
        if tables.VP <= symbol < tables.VP + 3:
            return "vp", {"vp": symbol - tables.VP + 1}
        if symbol == tables.CAPTAIN:
            return "captain", {"vp": tables.CAPTAIN_VP}
        return tables.ALL_SYMBOLS[symbol], {}

    def _price(self, what: str, vp: int) -> str:
        return self._say(column_of_fire_words.NAMES["price"], good=what, vp=vp)

    def field(self, field: int) -> str:
        """A field of the action track: its number, counted from 1, and what it is for."""
        return self._say(
            column_of_fire_words.NAMES["field"], number=field + 1, symbol=self.symbol(tables.FIELD_SYMBOL[field])
        )

    def field_rule(self, field: int, seats: int) -> str:
        """What a field of the action track allows, in full."""
        symbol = tables.FIELD_SYMBOL[field]
        rule = self.symbol_rule(symbol)
        if tables.SHIP <= symbol < tables.TRADE and seats < 4:
            rule += " " + self._say(
                column_of_fire_words.NAMES["ship_stone"], country=self.country(symbol - tables.SHIP)
            )
        return rule

    def advantage(self, kind: int) -> str:
        """An advantage in a few words."""
        if tables.ADVANTAGE_VP[kind]:
            return self._say(column_of_fire_words.NAMES["vp_at_end"], vp=tables.ADVANTAGE_VP[kind])
        return self.symbol(tables.ADVANTAGE_SYMBOL[kind])

    # Actions

    def action(self, s: State, a: Action) -> str:
        """A short imperative label."""
        top = s.stack[-1]
        name, params = self._label(s, top.seat, a.kind, a.args)
        return self._say(column_of_fire_words.ACTIONS[name], **params)

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
            return kind, {"country": self.country(args[0]), "number": s.houses[4 * seat + args[0]]}
        if kind == "raise_house":
            return kind, {"country": self.country(args[0]), "number": args[1]}
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

    def _label_turn(self, s: State, seat: int, kind: str, args: tuple[int, ...]) -> tuple[str, dict[str, Any]]:
        person = args[0]
        die = next((entry & 7 for entry in s.displays[seat] if entry >> 3 == person), tables.PERSON_COUNTRY[person])
        params: dict[str, Any] = {"person": self.person(person), "die": self.die(die)}
        if kind != "let_go":
            params["number"] = shows(s, seat, die) - 1
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
            vp = min(tables.NO_PERSON_PRICE, s.vp[seat])
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
        kind, args, _ = e
        if kind in SILENT:
            return ""
        if kind == "dice_rolled":
            pairs = zip(args[1::2], args[2::2], strict=True)
            dice = ", ".join(f"{self.die_colour(die)} {number}" for die, number in pairs)
            return self._say(column_of_fire_log.EVENTS[kind][0], name=self.names[args[0]], dice=dice)
        if kind == "loch_leven_dealt":
            religion, good = tables.LOCH_LEVEN_RELIGION[args[1]], tables.LOCH_LEVEN_GOOD[args[1]]
            return self._say(
                column_of_fire_log.EVENTS[kind][0],
                name=self.names[args[0]],
                religion=self.religion(religion),
                good=self.good(good),
            )
        source, roles = column_of_fire_log.EVENTS[_variant(kind, args)]
        params = self._fill(roles, args)
        if kind == "event_turned_up":
            params["effect"] = self.event_effect(args[1])
        elif kind == "final_vp_scored":
            told_parts = (
                self._say(column_of_fire_log.FINAL_PARTS[role], vp=vp)
                for role, vp in zip(roles[1:], args[1:], strict=True)
                if vp
            )
            params["parts"] = ", ".join(told_parts) or self._say(column_of_fire_log.NO_FINAL_PART)
        elif kind == "end_announced":
            params["end"] = tables.END_VP
        told = self._say(source, **params)
        for role in ("person", "event"):
            title = params.get(role, "")
            if title.endswith("."):  # "Elisabeth I." brings its own full stop
                told = told.replace(f"{title}.", title)
        return told

    def subject(self, e: Event) -> int:
        """Who a log sentence is about: an event or a conflict on one player's turn concerns others as well."""
        if e.kind in SILENT:
            return NOBODY
        _, roles = column_of_fire_log.EVENTS[_variant(e.kind, e.args)]
        return e.args[0] if roles[:1] == ("name",) else NOBODY

    def _fill(self, roles: Sequence[str], args: Sequence[int]) -> dict[str, Any]:
        names = self._roles
        return {role: names[role](value) if role in names else value for role, value in zip(roles, args, strict=False)}

    def question(self, s: State) -> str:
        """Who must do what now."""
        if not s.stack:
            return self._say(column_of_fire_words.QUESTIONS["over"])
        frame = s.stack[-1]
        name, params = self._question(s, frame.kind, frame.seat, frame.args)
        return self._say(column_of_fire_words.QUESTIONS[name], name=self.names[frame.seat], **params)

    def _question(self, s: State, kind: str, seat: int, args: tuple[int, ...]) -> tuple[str, dict[str, Any]]:
        if kind == "turn_religion":
            return ("turn_religion" if s.religion_dice[seat] > 1 else "reroll_religion"), {}
        if kind == "choose_religion":
            return kind, {"number": s.religion_dice[seat]}
        if kind == "turn_person":
            die = next((entry & 7 for entry in s.displays[seat] if entry >> 3 == args[0]), 0)
            return ("turn_person" if shows(s, seat, die) > 1 else "let_go"), {"person": self.person(args[0])}
        if kind == "roll":
            return ("roll" if s.free[seat] else "roll_nothing"), {}
        if kind == "choose":
            return ("choose" if _can_take(s) else "choose_nothing"), {}
        if kind == "stone":
            return kind, {"person": self.person(s.open[args[1]])}
        if kind == "house":
            return kind, {"country": self.country(args[1])}
        if kind == "act":
            return kind, {"person": self.person(args[0])}
        if kind == "turn_up":
            return kind, {"country": self.country(args[0])}
        if kind == "move":
            return ("move" if next_fields(s, seat) else "stay"), {}
        if kind == "use_field":
            return kind, {"symbol": self.symbol(tables.FIELD_SYMBOL[args[0]])}
        if kind == "ship":
            stone = s.seats < 4 and not args[1] and free_religion_fields(s, args[0])
            return ("ship_stone" if stone else "ship"), {"country": self.country(args[0])}
        if kind == "trade":
            return ("trade_more" if args[1] else "trade"), {"good": self.good(args[0])}
        if kind == "pick_target":
            return kind, {"symbol": self.symbol(args[0])}
        if kind == "answer_event":
            return kind, {"event": self.event_title(args[0]), "effect": self.event_effect(args[0])}
        return kind, {}

    def window_hint(self, s: State) -> str:
        """That something may be used beside the step that is asked for; empty inside a step."""
        if not s.stack or s.stack[-1].kind not in WINDOWS:
            return ""
        return self._say(column_of_fire_words.HINTS["window"], vp=tables.FREE_DIE_PRICE)

    def reason(self, r: Reason) -> str:
        """Why something cannot be done."""
        source, roles = column_of_fire_log.REASONS[r.kind]
        params = self._fill(roles, r.args)
        return self._say(source, **params)

    # Sheet, progress, options

    def item(self, kind: str) -> str:
        """The name of a line of the score sheet."""
        return self._say(column_of_fire_words.ITEMS[kind])

    def progress(self, values: Sequence[int]) -> str:
        """Year, half and whose turn it is."""
        year, half, seat, last = values
        if seat == NOBODY:
            return self._say(column_of_fire_words.PROGRESS["over"], year=year)
        return self._say(
            column_of_fire_words.PROGRESS[f"{'last' if last else 'half'}_{half}"], year=year, name=self.names[seat]
        )

    def option(self, name: str) -> str:
        """The name of a set-up option."""
        return self._say(column_of_fire_words.OPTIONS[name])

    def option_value(self, name: str, value: int) -> str:
        """Who starts."""
        if value < 0:
            return self._say(column_of_fire_words.OPTION_VALUES["by_chance"])
        return self._say(column_of_fire_words.OPTION_VALUES["seat"], number=value + 1)

    def term(self, kind: str) -> str:
        """The name of a reason of the bots' evaluation."""
        return self._say(column_of_fire_words.TERMS[kind])

    def step(self, name: str) -> str:
        """A step of a turn, for the strip that shows where the turn is."""
        return self._say(column_of_fire_words.STEPS[name])

    # The outlook

    def conflict(self, country: int, outlook: Conflict) -> tuple[str, ...]:
        """What a conflict would do now, a sentence a line; `outlook` is from `outlook.conflict(s, country)`."""
        kind = ("burning_" if not outlook.free_fields else "") + ("won" if outlook.winner >= 0 else "avoided")
        params: dict[str, Any] = {"country": self.country(country)}
        if outlook.winner >= 0:
            params["religion"] = self.religion(outlook.winner)
        if outlook.free_fields:
            params["free"] = outlook.free_fields
        lines = [self._say(column_of_fire_words.OUTLOOK[kind], **params)]
        for seat, name in enumerate(self.names):
            if outlook.gains[seat]:
                lines.append(self._say(column_of_fire_words.OUTLOOK["gains"], name=name, vp=outlook.gains[seat]))
            elif outlook.loses_house[seat]:
                lines.append(self._say(column_of_fire_words.OUTLOOK["loses"], name=name))
        return tuple(lines)

    def alone(self, seat: int, religion: int) -> str:
        """That somebody is the only one of a religion."""
        return self._say(column_of_fire_words.OUTLOOK["alone"], name=self.names[seat], religion=self.religion(religion))

    def reach(self, die: int, found: Sequence[Reach]) -> tuple[str, ...]:
        """Where a die leads and what skipping costs, a sentence a line; `found` is from `outlook.reach`."""
        if not found:
            return (self._say(column_of_fire_words.OUTLOOK["reach_none"], die=self.die(die)),)
        lines = []
        for way in found:
            params: dict[str, Any] = {"die": self.die(die), "field": self.field(way.field)}
            if way.price:
                params["vp"] = way.price
            kind = "reach" if not way.price else "reach_paid" if way.affordable else "reach_unaffordable"
            lines.append(self._say(column_of_fire_words.OUTLOOK[kind], **params))
        return tuple(lines)
