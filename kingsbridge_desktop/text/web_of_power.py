"""What Web of Power says: labels, log, questions, reasons, score sheet, and how countries and alliances stand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kingsbridge_desktop.core.types import NOBODY, Action, Event, Reason
from kingsbridge_desktop.games.web_of_power import forecast
from kingsbridge_desktop.games.web_of_power.frames import ANY
from kingsbridge_desktop.games.web_of_power.state import SIZE, State
from kingsbridge_desktop.games.web_of_power.tables import DATA, HAND, SPACE_LAND
from kingsbridge_desktop.text.base import GameText
from kingsbridge_desktop.text.language import QT_TRANSLATE_NOOP, Language

CONTEXT = "web_of_power"

WORDS = {
    "or": QT_TRANSLATE_NOOP("web_of_power", "or"),
    "and": QT_TRANSLATE_NOOP("web_of_power", "and"),
    "nobody": QT_TRANSLATE_NOOP("web_of_power", "nobody"),
}
COLOURS = {
    "yellow": QT_TRANSLATE_NOOP("web_of_power", "yellow"),
    "red": QT_TRANSLATE_NOOP("web_of_power", "red"),
    "green": QT_TRANSLATE_NOOP("web_of_power", "green"),
    "purple": QT_TRANSLATE_NOOP("web_of_power", "purple"),
    "blue": QT_TRANSLATE_NOOP("web_of_power", "blue"),
}
ACTIONS = {
    "play": QT_TRANSLATE_NOOP("web_of_power", "Play {card}"),
    "joker": QT_TRANSLATE_NOOP("web_of_power", "Joker: 2 × {card}"),
    "swap": QT_TRANSLATE_NOOP("web_of_power", "Swap {card}"),
    "discard": QT_TRANSLATE_NOOP("web_of_power", "Place nothing, discard {card}"),
    "place_cloister": QT_TRANSLATE_NOOP("web_of_power", "Cloister: {space} ({country})"),
    "place_councillor": QT_TRANSLATE_NOOP("web_of_power", "Councillor: {country}"),
    "take": QT_TRANSLATE_NOOP("web_of_power", "Take the open card: {card}"),
    "draw": QT_TRANSLATE_NOOP("web_of_power", "Draw from the pile"),
    "done": QT_TRANSLATE_NOOP("web_of_power", "No second piece"),
}
EVENTS = {
    "start_player_set": QT_TRANSLATE_NOOP("web_of_power", "Start player: {name}."),
    "hand_dealt": QT_TRANSLATE_NOOP("web_of_power", "{name} is dealt: {cards}."),
    "card_played": QT_TRANSLATE_NOOP("web_of_power", "{name} plays {card}."),
    "joker_played": QT_TRANSLATE_NOOP("web_of_power", "{name} plays a joker: 2 × {card}."),
    "card_swapped": QT_TRANSLATE_NOOP("web_of_power", "{name} swaps a card and discards {card}."),
    "card_discarded": QT_TRANSLATE_NOOP("web_of_power", "{name} places nothing and discards {card}."),
    "cloister_placed": QT_TRANSLATE_NOOP("web_of_power", "{name}: cloister in {space} ({country})."),
    "councillor_placed": QT_TRANSLATE_NOOP("web_of_power", "{name}: councillor in {country}."),
    "open_card_taken": QT_TRANSLATE_NOOP("web_of_power", "{name} takes an open card: {card}."),
    "card_drawn": QT_TRANSLATE_NOOP("web_of_power", "{name} draws from the pile: {card}."),
    "card_drawn_unseen": QT_TRANSLATE_NOOP("web_of_power", "{name} draws a card from the pile."),
    "open_card_turned_up": QT_TRANSLATE_NOOP("web_of_power", "Turned up: {card}."),
    "pile_used_up": QT_TRANSLATE_NOOP("web_of_power", "The draw pile is used up: intermediate scoring."),
    "pile_used_up_again": QT_TRANSLATE_NOOP(
        "web_of_power",
        "The draw pile is used up for the second time: the round is played to its end, nothing is drawn any more.",
    ),
    "discard_reshuffled": QT_TRANSLATE_NOOP("web_of_power", "The discards become the new draw pile: %n card(s)."),
    "country_scored": QT_TRANSLATE_NOOP("web_of_power", "Cloisters in {country}: {points}."),
    "alliance_scored": QT_TRANSLATE_NOOP("web_of_power", "Alliance {number}, {a}–{b}: {points}."),
    "chains_scored": QT_TRANSLATE_NOOP("web_of_power", "{name}: %n point(s) for chains."),
    "game_ended": QT_TRANSLATE_NOOP("web_of_power", "The last round is over: final scoring."),
    "game_ended_full": QT_TRANSLATE_NOOP("web_of_power", "No piece can be placed any more: final scoring."),
}
SILENT = frozenset(("hand_dealt_unseen", "turn_begun"))  # the table shows it
ABOUT_ALL = frozenset(
    (
        "open_card_turned_up",
        "pile_used_up",
        "discard_reshuffled",
        "country_scored",
        "alliance_scored",
        "game_ended",
    )
)
QUESTIONS = {
    "turn": QT_TRANSLATE_NOOP("web_of_power", "{name}: play a card, or swap one"),
    "last_turn": QT_TRANSLATE_NOOP("web_of_power", "{name}: last turn, play a card or discard one"),
    "place": QT_TRANSLATE_NOOP("web_of_power", "{name}: place a piece in {countries}"),
    "place_joker": QT_TRANSLATE_NOOP("web_of_power", "{name}: place a piece with the joker, anywhere but {countries}"),
    "place_second": QT_TRANSLATE_NOOP("web_of_power", "{name}: place the second piece in {country}"),
    "more": QT_TRANSLATE_NOOP("web_of_power", "{name}: play for a second piece in {country}, or draw %n card(s)"),
    "more_last": QT_TRANSLATE_NOOP("web_of_power", "{name}: play for a second piece in {country}, or finish"),
    "draw": QT_TRANSLATE_NOOP("web_of_power", "{name}: draw %n card(s), open or from the pile"),
    "over": QT_TRANSLATE_NOOP("web_of_power", "The game is over."),
}
REASONS = {
    "card_first": QT_TRANSLATE_NOOP("web_of_power", "First a card for this country must be played."),
    "piece_first": QT_TRANSLATE_NOOP("web_of_power", "A card was played: first its piece must be placed."),
    "draw_after_placing": QT_TRANSLATE_NOOP("web_of_power", "Cards are drawn only after placing or swapping."),
    "opened_country": QT_TRANSLATE_NOOP(
        "web_of_power", "{country} was empty, and an empty country takes only one piece in a turn. Now cards are drawn."
    ),
    "refill_now": QT_TRANSLATE_NOOP("web_of_power", "The turn is over: now the hand is refilled to three cards."),
    "swap_instead": QT_TRANSLATE_NOOP("web_of_power", "A card can only be swapped instead of placing pieces."),
    "nothing_drawn_any_more": QT_TRANSLATE_NOOP("web_of_power", "In the last round nothing is drawn any more."),
    "not_open": QT_TRANSLATE_NOOP("web_of_power", "Not among the open cards: {card}."),
    "not_in_hand": QT_TRANSLATE_NOOP("web_of_power", "Not in this hand: {card}."),
    "no_pair": QT_TRANSLATE_NOOP("web_of_power", "A joker needs two cards of the same kind; only one here: {card}."),
    "needs_pair": QT_TRANSLATE_NOOP(
        "web_of_power", "This turn is played in {country}: {card} would help there only as a pair."
    ),
    "not_on_card": QT_TRANSLATE_NOOP("web_of_power", "The card {card} does not allow a piece in {country}."),
    "joker_own_country": QT_TRANSLATE_NOOP(
        "web_of_power", "A joker of two cards {card} goes only into countries not shown on them, not into {country}."
    ),
    "one_country": QT_TRANSLATE_NOOP("web_of_power", "All pieces of a turn go into one country: here {country}."),
    "space_taken": QT_TRANSLATE_NOOP("web_of_power", "{space} is occupied by a cloister of {name}."),
    "no_cloisters_left": QT_TRANSLATE_NOOP("web_of_power", "{name} has no cloister left."),
    "no_councillors_left": QT_TRANSLATE_NOOP("web_of_power", "{name} has no councillor left."),
    "empty_country": QT_TRANSLATE_NOOP("web_of_power", "{country} is empty: the first piece must be a cloister."),
    "councillor_limit": QT_TRANSLATE_NOOP(
        "web_of_power", "In {country} there may be no more councillors than cloisters of the largest holder: {limit}."
    ),
    "no_place_for_card": QT_TRANSLATE_NOOP("web_of_power", "No piece could follow this card: {card}."),
    "no_place_for_joker": QT_TRANSLATE_NOOP("web_of_power", "No piece could follow this joker: 2 × {card}."),
}
ITEMS = {
    "half_time": QT_TRANSLATE_NOOP("web_of_power", "Intermediate scoring"),
    "cloisters": QT_TRANSLATE_NOOP("web_of_power", "Cloisters"),
    "alliances": QT_TRANSLATE_NOOP("web_of_power", "Alliances"),
    "chains": QT_TRANSLATE_NOOP("web_of_power", "Chains"),
}
PROGRESS = {
    "first": QT_TRANSLATE_NOOP("web_of_power", "First half, %n card(s) in the pile"),
    "second": QT_TRANSLATE_NOOP("web_of_power", "Second half, %n card(s) in the pile"),
    "last": QT_TRANSLATE_NOOP("web_of_power", "Last round"),
    "over": QT_TRANSLATE_NOOP("web_of_power", "Game over"),
}
OPTIONS = {
    "start_player": QT_TRANSLATE_NOOP("web_of_power", "Start player"),
    "by_chance": QT_TRANSLATE_NOOP("web_of_power", "by chance"),
    "seat": QT_TRANSLATE_NOOP("web_of_power", "Seat {number}"),
}
TERMS = {
    "points": QT_TRANSLATE_NOOP("web_of_power", "Points so far"),
    "half_time": QT_TRANSLATE_NOOP("web_of_power", "Cloisters at the intermediate scoring"),
    "cloisters": QT_TRANSLATE_NOOP("web_of_power", "Cloisters at the end"),
    "alliances": QT_TRANSLATE_NOOP("web_of_power", "Alliances made or within reach"),
    "chains": QT_TRANSLATE_NOOP("web_of_power", "Chains"),
    "outlook": QT_TRANSLATE_NOOP("web_of_power", "Pieces still to come"),
}
STANDING = {
    "country": QT_TRANSLATE_NOOP("web_of_power", "{country}: {free} of {spaces} spaces free"),
    "limit": QT_TRANSLATE_NOOP("web_of_power", "Councillors: {standing} of at most {limit}"),
    "player": QT_TRANSLATE_NOOP("web_of_power", "{name}: cloisters {cloisters}, now {points} points"),
    "player_councillors": QT_TRANSLATE_NOOP(
        "web_of_power", "{name}: cloisters {cloisters}, now {points} points, councillors {councillors}"
    ),
    "councillors_only": QT_TRANSLATE_NOOP("web_of_power", "{name}: councillors {councillors}"),
    "alliance": QT_TRANSLATE_NOOP("web_of_power", "Alliance {number}: {a}–{b}"),
    "alliance_by_sea": QT_TRANSLATE_NOOP("web_of_power", "Alliance {number} by sea: {a}–{b}"),
    "council": QT_TRANSLATE_NOOP("web_of_power", "{country}: {councillors}"),
    "no_council": QT_TRANSLATE_NOOP("web_of_power", "{country}: no councillors"),
    "alliance_now": QT_TRANSLATE_NOOP("web_of_power", "Would score now: {points}"),
    "chain": QT_TRANSLATE_NOOP("web_of_power", "{name}: row of {length} ({spaces})"),
}


class Text(GameText):
    """The sentences of Web of Power for one table."""

    def __init__(self, language: Language, names: Sequence[str]) -> None:
        self.language = language
        self.names = names

    def _say(self, source: str, /, **params: Any) -> str:
        return self.language.say(CONTEXT, source, **params)

    def card(self, kind: int) -> str:
        """A card: `Franconia/Aragon`."""
        return "/".join(self.country(land) for land in DATA.kind_lands[kind])

    def country(self, land: int) -> str:
        """The name of a country."""
        return self.language.pick(DATA.land_names[land])

    def space(self, space: int) -> str:
        """The name of a cloister space."""
        return self.language.pick(DATA.space_names[space])

    def colour(self, colour: str) -> str:
        """The name of a player colour."""
        return self._say(COLOURS[colour])

    def _countries(self, kind: int, word: str) -> str:
        return self.language.both([self.country(land) for land in DATA.kind_lands[kind]], self._say(WORDS[word]))

    def _per_seat(self, values: Sequence[int], sign: str = "+") -> str:
        """`Anna +7, Ben +4`, the highest first; nobody if there is nothing. The sign parts a figure from a name."""
        seats = sorted((seat for seat, value in enumerate(values) if value), key=lambda seat: -values[seat])
        if not seats:
            return self._say(WORDS["nobody"])
        return ", ".join(f"{self.names[seat]} {sign}{values[seat]}" for seat in seats)

    def action(self, s: State, a: Action) -> str:
        """A short imperative label."""
        kind, args = a
        source = ACTIONS[kind]
        if kind == "place_cloister":
            return self._say(source, space=self.space(args[0]), country=self.country(SPACE_LAND[args[0]]))
        if kind == "place_councillor":
            return self._say(source, country=self.country(args[0]))
        return self._say(source, card=self.card(args[0])) if args else self._say(source)

    def event(self, e: Event) -> str:
        """A log sentence; empty for what the table shows anyway."""
        kind, args, _ = e
        if kind in SILENT:
            return ""
        source = EVENTS[kind]
        if kind == "country_scored":
            if not any(args[2:]):
                return ""
            return self._say(source, country=self.country(args[1]), points=self._per_seat(args[2:]))
        if kind == "alliance_scored":
            a, b = DATA.alliances[args[0]].lands
            number = DATA.alliances[args[0]].number
            points_by_seat = self._per_seat(args[1:])
            return self._say(source, number=number, a=self.country(a), b=self.country(b), points=points_by_seat)
        if kind == "chains_scored":
            return self._say(source, n=args[1], name=self.names[args[0]]) if args[1] else ""
        if kind == "discard_reshuffled":
            return self._say(source, n=args[0])
        if kind == "pile_used_up":
            return self._say(EVENTS["pile_used_up_again"] if args[0] == 2 else source)
        if kind == "game_ended":
            return self._say(source if args[0] else EVENTS["game_ended_full"])
        if kind == "open_card_turned_up":
            return self._say(source, card=self.card(args[0]))
        return self._say(source, **self._about_a_seat(kind, args))

    def subject(self, e: Event) -> int:
        """Who a log sentence is about: a drawn card may set off a scoring for all."""
        return NOBODY if e.kind in ABOUT_ALL else e.args[0]

    def _about_a_seat(self, kind: str, args: tuple[int, ...]) -> dict[str, Any]:
        found: dict[str, Any] = {"name": self.names[args[0]]}
        if kind == "hand_dealt":
            found["cards"] = ", ".join(self.card(card) for card in args[1:])
        elif kind == "cloister_placed":
            found |= {"space": self.space(args[1]), "country": self.country(SPACE_LAND[args[1]])}
        elif kind == "councillor_placed":
            found["country"] = self.country(args[1])
        elif len(args) > 1:
            found["card"] = self.card(args[1])
        return found

    def question(self, s: State) -> str:
        """Who must do what now."""
        if not s.stack:
            return self._say(QUESTIONS["over"])
        kind, seat, args = s.stack[-1]
        name = self.names[seat]
        last = s.used_up == 2
        if kind == "turn":
            return self._say(QUESTIONS["last_turn" if last else "turn"], name=name)
        if kind == "place":
            card, count, land = args
            if land != ANY:
                return self._say(QUESTIONS["place_second"], name=name, country=self.country(land))
            if count == 1:
                return self._say(QUESTIONS["place"], name=name, countries=self._countries(card, "or"))
            return self._say(QUESTIONS["place_joker"], name=name, countries=self._countries(card, "and"))
        missing = HAND - SIZE[s.hands[seat]] - (s.veil.hidden[seat] if s.veil else 0)
        if kind == "more":
            if last:
                return self._say(QUESTIONS["more_last"], name=name, country=self.country(args[0]))
            return self._say(QUESTIONS["more"], n=missing, name=name, country=self.country(args[0]))
        return self._say(QUESTIONS["draw"], n=missing, name=name)

    def reason(self, r: Reason) -> str:
        """Why something cannot be done."""
        kind, args = r
        source = REASONS[kind]
        if kind == "councillor_limit":
            return self._say(source, limit=args[1], country=self.country(args[0]))
        if kind == "space_taken":
            return self._say(source, space=self.space(args[0]), name=self.names[args[1]])
        if kind in ("no_cloisters_left", "no_councillors_left"):
            return self._say(source, name=self.names[args[0]])
        if kind in ("one_country", "empty_country", "opened_country"):
            return self._say(source, country=self.country(args[0]))
        if len(args) == 2:
            return self._say(source, card=self.card(args[0]), country=self.country(args[1]))
        return self._say(source, card=self.card(args[0])) if args else self._say(source)

    def item(self, kind: str) -> str:
        """The name of a line of the score sheet."""
        return self._say(ITEMS[kind])

    def progress(self, values: Sequence[int]) -> str:
        """Where the game stands: `First half, 12 cards in the pile`."""
        used_up, pile, over = values
        if over:
            return self._say(PROGRESS["over"])
        if used_up == 2:
            return self._say(PROGRESS["last"])
        return self._say(PROGRESS["second" if used_up else "first"], n=pile)

    def option(self, name: str) -> str:
        """The name of a set-up option."""
        return self._say(OPTIONS[name])

    def option_value(self, name: str, value: int) -> str:
        """Who starts: by chance, or a player by name."""
        if value < 0:
            return self._say(OPTIONS["by_chance"])
        return self.names[value] if value < len(self.names) else self._say(OPTIONS["seat"], number=value + 1)

    def term(self, kind: str) -> str:
        """The name of a reason of the bots' evaluation."""
        return self._say(TERMS[kind])

    def country_standing(self, s: State, land: int) -> list[str]:
        """How a country stands, line by line: free spaces, players by cloisters with their points now, the limit."""
        standing = forecast.land_standing(s, land)
        spaces = len(DATA.land_spaces[land])
        lines = [self._say(STANDING["country"], country=self.country(land), free=standing.free, spaces=spaces)]
        order = sorted(range(s.seats), key=lambda seat: (-standing.cloisters[seat], -standing.councillors[seat]))
        for seat in order:
            cloisters, councillors = standing.cloisters[seat], standing.councillors[seat]
            if not cloisters and not councillors:
                continue
            kind = "player" if not councillors else "player_councillors" if cloisters else "councillors_only"
            params = {"cloisters": cloisters, "points": standing.points[seat], "councillors": councillors}
            lines.append(self._say(STANDING[kind], name=self.names[seat], **params))
        total = sum(standing.councillors)
        return [*lines, self._say(STANDING["limit"], standing=total, limit=standing.limit)]

    def alliance(self, alliance: int) -> str:
        """The name of an alliance, counted from 0: `Alliance 14: Italy–Burgundy`."""
        entry = DATA.alliances[alliance]
        a, b = entry.lands
        kind = "alliance_by_sea" if entry.by_sea else "alliance"
        return self._say(STANDING[kind], number=entry.number, a=self.country(a), b=self.country(b))

    def alliance_standing(self, s: State, alliance: int) -> list[str]:
        """How an alliance stands, line by line: its countries' councillors and who would score."""
        standing = forecast.alliance_standing(s, alliance)
        lines = [self.alliance(alliance)]
        for land, councillors in zip(standing.lands, standing.councillors, strict=True):
            kind = "council" if any(councillors) else "no_council"
            params = {"councillors": self._per_seat(councillors, "×")} if any(councillors) else {}
            lines.append(self._say(STANDING[kind], country=self.country(land), **params))
        return [*lines, self._say(STANDING["alliance_now"], points=self._per_seat(standing.points))]

    def chain(self, seat: int, row: Sequence[int]) -> str:
        """A row of cloisters with its places: `Anna: row of 4 (Turin, Milan, Verona, Florence)`."""
        spaces = ", ".join(self.space(space) for space in row)
        return self._say(STANDING["chain"], length=len(row), name=self.names[seat], spaces=spaces)
