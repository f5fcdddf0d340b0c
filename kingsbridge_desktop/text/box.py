"""The words of "Your box": what a value is called, what it is, where ours is from, and why another cannot be."""

from __future__ import annotations

from typing import Any

from kingsbridge_desktop.core.editions import edition_of
from kingsbridge_desktop.core.errors import BadData, KingsbridgeError
from kingsbridge_desktop.games.component_file import Amounts, Choice, Choices, Kind, Name, Number, Value
from kingsbridge_desktop.text.components import components_of
from kingsbridge_desktop.text.language import QT_TRANSLATE_NOOP, Language
from kingsbridge_desktop.text.problems import problem

CONTEXT = "box"
SECTIONS = {
    "advantages": QT_TRANSLATE_NOOP("box", "Advantages"),
    "alliances": QT_TRANSLATE_NOOP("box", "Alliances"),
    "craftsmen": QT_TRANSLATE_NOOP("box", "Craftsmen"),
    "events": QT_TRANSLATE_NOOP("box", "Events"),
    "lands": QT_TRANSLATE_NOOP("box", "Countries"),
    "loch_leven": QT_TRANSLATE_NOOP("box", "Loch Leven cards"),
    "neutrals": QT_TRANSLATE_NOOP("box", "Neutral cards"),
    "persons": QT_TRANSLATE_NOOP("box", "People"),
    "places": QT_TRANSLATE_NOOP("box", "Places"),
    "prices": QT_TRANSLATE_NOOP("box", "Prices"),
    "resource_cards": QT_TRANSLATE_NOOP("box", "Resource cards"),
    "roads": QT_TRANSLATE_NOOP("box", "Roads"),
    "spaces": QT_TRANSLATE_NOOP("box", "Names of spaces"),
    "track": QT_TRANSLATE_NOOP("box", "Action track"),
}
FIELDS = {
    "amount": QT_TRANSLATE_NOOP("box", "Amount"),
    "between": QT_TRANSLATE_NOOP("box", "Leads between"),
    "capacity": QT_TRANSLATE_NOOP("box", "How often in a round"),
    "converts": QT_TRANSLATE_NOOP("box", "VP for each"),
    "cost": QT_TRANSLATE_NOOP("box", "Cost in gold"),
    "count": QT_TRANSLATE_NOOP("box", "Number"),
    "country": QT_TRANSLATE_NOOP("box", "Country"),
    "die": QT_TRANSLATE_NOOP("box", "Die"),
    "effect": QT_TRANSLATE_NOOP("box", "Effect"),
    "gives": QT_TRANSLATE_NOOP("box", "Brings"),
    "good": QT_TRANSLATE_NOOP("box", "Good"),
    "hits": QT_TRANSLATE_NOOP("box", "Whom it hits"),
    "income": QT_TRANSLATE_NOOP("box", "Brings every round"),
    "lands": QT_TRANSLATE_NOOP("box", "Joins"),
    "limit": QT_TRANSLATE_NOOP("box", "At most"),
    "name": QT_TRANSLATE_NOOP("box", "Name"),
    "names": QT_TRANSLATE_NOOP("box", "Name"),
    "needs": QT_TRANSLATE_NOOP("box", "Must be in stock"),
    "places": QT_TRANSLATE_NOOP("box", "More places"),
    "points": QT_TRANSLATE_NOOP("box", "VP"),
    "priory": QT_TRANSLATE_NOOP("box", "More VP for each builder"),
    "religion": QT_TRANSLATE_NOOP("box", "Religion"),
    "spaces": QT_TRANSLATE_NOOP("box", "Builder spaces"),
    "start_field": QT_TRANSLATE_NOOP("box", "Start field"),
    "stone": QT_TRANSLATE_NOOP("box", "Religion stone"),
    "symbol": QT_TRANSLATE_NOOP("box", "Action"),
    "symbols": QT_TRANSLATE_NOOP("box", "Action"),
    "tax": QT_TRANSLATE_NOOP("box", "Tax in gold"),
    "uses": QT_TRANSLATE_NOOP("box", "Uses"),
    "value": QT_TRANSLATE_NOOP("box", "Value"),
    "vp": QT_TRANSLATE_NOOP("box", "VP"),
    "workers": QT_TRANSLATE_NOOP("box", "Workers"),
    "yields": QT_TRANSLATE_NOOP("box", "Brings one of"),
}
MARKS = {
    "rulebook": QT_TRANSLATE_NOOP("box", "printed in the rulebook"),
    "derived": QT_TRANSLATE_NOOP("box", "follows from the rulebook, but is not printed there"),
    "outside": QT_TRANSLATE_NOOP("box", "not in the rulebook; found in other descriptions of the game"),
    "rebuilt": QT_TRANSLATE_NOOP("box", "not in the rulebook; filled in by us"),
}
NOTHING = QT_TRANSLATE_NOOP("box", "nothing")
AND = QT_TRANSLATE_NOOP("box", "and")
LAWS = {
    "unknown_value": QT_TRANSLATE_NOOP("box", "There is no value “{value}” that could be corrected."),
    "certain_value": QT_TRANSLATE_NOOP("box", "This is printed in the rulebook and certain: {value}."),
    "out_of_range": QT_TRANSLATE_NOOP("box", "{value}: a number from {low} to {high}, please."),
    "no_choice": QT_TRANSLATE_NOOP("box", "{value}: that is not among the choices."),
    "chosen_twice": QT_TRANSLATE_NOOP("box", "{value}: each choice only once, please."),
    "wrong_count": QT_TRANSLATE_NOOP("box", "{value}: from {fewest} to {most} choices, please."),
    "bad_name": QT_TRANSLATE_NOOP("box", "{value}: a name of 1 to {longest} letters, please."),
    "event_value": QT_TRANSLATE_NOOP("box", "{event}: the value must be at least 1."),
    "deck_size": QT_TRANSLATE_NOOP("box", "{country}: a deck has from {fewest} to {most} person cards, not {count}."),
    "captains": QT_TRANSLATE_NOOP("box", "{country}: each deck has exactly one captain, not {count}."),
    "bonus_events": QT_TRANSLATE_NOOP("box", "{country}: exactly one event of each deck gives VP for a protection."),
    "leven_events": QT_TRANSLATE_NOOP("box", "{country}: exactly one event of each deck sends a die to Loch Leven."),
    "start_fields": QT_TRANSLATE_NOOP("box", "Each Loch Leven card has a start field of its own."),
    "leven_religions": QT_TRANSLATE_NOOP("box", "Two Loch Leven cards are Catholic and two Protestant."),
    "track_dice": QT_TRANSLATE_NOOP(
        "box", "Each die leads to four fields of the action track; {die} leads to {count}."
    ),
    "track_symbol": QT_TRANSLATE_NOOP("box", "The action track has this field exactly once: {symbol}."),
    "ship_dice": QT_TRANSLATE_NOOP("box", "Field {field}: ships and the violet die belong together."),
    "advantage_twice": QT_TRANSLATE_NOOP("box", "This kind of advantage is listed twice: {symbol}."),
    "advantage_count": QT_TRANSLATE_NOOP("box", "There are 28 advantages in all, not {count}."),
    "neutral_count": QT_TRANSLATE_NOOP("box", "There are 15 neutral cards in all, not {count}."),
    "king_highest": QT_TRANSLATE_NOOP("box", "The king is always the highest card; {card} would not be below him."),
    "one_yield": QT_TRANSLATE_NOOP("box", "{card}: only Tom Builder offers a choice of materials."),
    "cannot_use": QT_TRANSLATE_NOOP("box", "{craftsman}: that cannot be used up."),
    "gold_or_vp": QT_TRANSLATE_NOOP("box", "{craftsman}: a craftsman brings either gold or VP."),
    "gold_alone": QT_TRANSLATE_NOOP("box", "{craftsman}: gold is used alone, and only for VP."),
    "needs_for_gold": QT_TRANSLATE_NOOP(
        "box", "{craftsman}: a craftsman who needs something in stock uses nothing up and brings gold."
    ),
    "no_effect": QT_TRANSLATE_NOOP("box", "{advantage}: the card would do nothing."),
    "good_or_bad": QT_TRANSLATE_NOOP("box", "{event}: a good event must help and a bad one harm."),
    "event_amount": QT_TRANSLATE_NOOP("box", "{event}: the amount must be from {low} to {high} and not 0."),
    "space_count": QT_TRANSLATE_NOOP(
        "box",
        "{land}: our map has room for no more than {most} spaces, and the rulebook shows at least {fewest}, "
        "so {count} cannot be.",
    ),
    "road_ends": QT_TRANSLATE_NOOP("box", "A road leads from one space to another, or is not there at all."),
    "road_twice": QT_TRANSLATE_NOOP("box", "This road is listed twice: {ends}."),
    "alliance_twice": QT_TRANSLATE_NOOP("box", "Two alliances join the same countries: {lands}."),
    "example_chain": QT_TRANSLATE_NOOP(
        "box",
        "The rulebook shows a chain of five spaces through Burgundy and Italy with a branch into Bavaria; "
        "the roads must allow it.",
    ),
}
BROKEN = QT_TRANSLATE_NOOP("box", "The values do not fit together: {detail}.")
LEFT_OUT = QT_TRANSLATE_NOOP(
    "box", "Your corrections ({file}) cannot be used, so the printed values are played: {reason}"
)
_THINGS = {
    "advantage": "advantages",
    "card": "neutrals",
    "craftsman": "craftsmen",
    "event": "events",
    "land": "lands",
}


class BoxText:
    """Says what is in the box of a game in one language."""

    def __init__(self, game: str, language: Language, corrections: dict[str, Any] | None = None) -> None:
        self.language = language
        self.words = components_of(edition_of(game, corrections or {}), language)

    def section(self, section: str) -> str:
        """The head over values of one kind."""
        return self.language.say(CONTEXT, SECTIONS[section])

    def field(self, name: str) -> str:
        """What a value says of its thing."""
        return self.language.say(CONTEXT, FIELDS[name])

    def name(self, value: Value) -> str:
        """A value in full: `King's court: builder spaces`."""
        return f"{self.thing(value)} – {self.field(value.kind.field)}"

    def thing(self, value: Value) -> str:
        """What has the value."""
        return self.words.thing(value.kind.section, value.thing)

    def source(self, value: Value) -> str:
        """Where our value is from."""
        return self.language.say(CONTEXT, MARKS[value.mark])

    def shown(self, kind: Kind, value: Any) -> str:
        """A value as people read it."""
        match kind:
            case Number():
                return str(value).replace("-", "−")
            case Name():
                return self.language.pick(value)
            case Choice():
                return self.words.choice(kind.field, value)
            case Choices():
                return ", ".join(self.words.choice(kind.field, part) for part in value) or self.nothing
            case Amounts():
                parts = [(count, self.words.choice(kind.field, part)) for part, count in value.items()]
                if kind.field == "converts":
                    return ", ".join(f"{name} → {count}" for count, name in parts)
                return " + ".join(f"{count} {name}" for count, name in parts) or self.nothing

    @property
    def nothing(self) -> str:
        """For a value that is empty."""
        return self.language.say(CONTEXT, NOTHING)

    def refusal(self, error: BadData, value: Value | None) -> str:
        """Why values cannot be so, in one sentence; `value` is the one that is named, if any."""
        law = str(error.details.get("law", ""))
        if law not in LAWS:
            return self.language.say(CONTEXT, BROKEN, detail=error.message)
        named = self.name(value) if value is not None else str(error.details.get("where", ""))
        given = error.details.get("params")
        params = {key: self._param(key, one) for key, one in given.items()} if isinstance(given, dict) else {}
        return self.language.say(CONTEXT, LAWS[law], -1, **{"value": named, **params})

    def _param(self, key: str, value: Any) -> str:
        if key in _THINGS:
            return self.words.thing(_THINGS[key], value)
        if isinstance(value, list):
            return self.language.both([self.words.choice(key, one) for one in value], self.language.say(CONTEXT, AND))
        if isinstance(value, int):
            return str(value).replace("-", "−")
        return self.words.choice(key, value)


def left_out(game: str, language: Language, error: KingsbridgeError, values: dict[str, Value]) -> str:
    """That the corrections in a user's folder are not used, and why."""
    if isinstance(error, BadData):
        value = values.get(str(error.details.get("where", "")))
        reason = BoxText(game, language).refusal(error, value)
    else:
        reason = problem(language, error)
    return language.say(CONTEXT, LEFT_OUT, file=f"{game}.json", reason=reason)
