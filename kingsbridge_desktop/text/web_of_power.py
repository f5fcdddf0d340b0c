"""What Web of Power says: labels, log, questions, reasons, score sheet, and how countries and alliances stand."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from kingsbridge_desktop.core.types import Action, Event, Frame
from kingsbridge_desktop.games.consequence import Consequence
from kingsbridge_desktop.games.web_of_power import forecast
from kingsbridge_desktop.games.web_of_power.consequences import consequences
from kingsbridge_desktop.games.web_of_power.frames import ANY
from kingsbridge_desktop.games.web_of_power.state import SIZE, State
from kingsbridge_desktop.games.web_of_power.tables import DATA, HAND, SPACE_LAND
from kingsbridge_desktop.text.base import Brief
from kingsbridge_desktop.text.catalogue import Catalogue
from kingsbridge_desktop.text.language import QT_TRANSLATE_NOOP
from kingsbridge_desktop.text.web_of_power_facts import FACT_SHAPES, FACTS
from kingsbridge_desktop.text.web_of_power_when import WHEN
from kingsbridge_desktop.text.why import Gain

CONTEXT = "web_of_power"

WORDS = {
    "or": QT_TRANSLATE_NOOP("web_of_power", "or"),
    "and": QT_TRANSLATE_NOOP("web_of_power", "and"),
    "nobody": QT_TRANSLATE_NOOP("web_of_power", "nobody"),
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
SILENT = {
    "hand_dealt_unseen": "everybody has the same number of cards from the start",
    "turn_begun": "header, plate and question name who is on turn",
}
SHAPES = {  # what the ints of an event are, in order
    "start_player_set": "name",
    "hand_dealt": "name",
    "hand_dealt_unseen": "name",
    "turn_begun": "name",
    "card_played": "name card",
    "joker_played": "name card",
    "card_swapped": "name card",
    "card_discarded": "name card",
    "cloister_placed": "name space",
    "councillor_placed": "name country",
    "open_card_taken": "name card",
    "card_drawn": "name card",
    "card_drawn_unseen": "name",
    "open_card_turned_up": "card",
    "discard_reshuffled": "n",
    "country_scored": "half country",
    "chains_scored": "name n",
}
OPENINGS = frozenset(  # with which a caption begins
    ("pile_used_up", "discard_reshuffled", "country_scored", "alliance_scored", "chains_scored", "game_ended")
)
RANKS = {  # for who comes back to the table
    "country_scored": 5,
    "alliance_scored": 5,
    "chains_scored": 5,
    "cloister_placed": 4,
    "councillor_placed": 4,
    "joker_played": 2,
    "card_swapped": 2,
    "card_discarded": 2,
    "open_card_taken": 2,
    "card_drawn_unseen": 1,
    "card_played": 1,
    "pile_used_up": 3,
}
QUESTIONS = {
    "turn": QT_TRANSLATE_NOOP("web_of_power", "{name}: play a card, or swap one"),
    "last_turn": QT_TRANSLATE_NOOP("web_of_power", "{name}: last turn, play a card or discard one"),
    "place": QT_TRANSLATE_NOOP("web_of_power", "{name}: place a piece in {countries}"),
    "place_joker": QT_TRANSLATE_NOOP("web_of_power", "{name}: place a piece with the joker, anywhere but {countries}"),
    "place_second": QT_TRANSLATE_NOOP("web_of_power", "{name}: place the second piece in {country}"),
    "more": QT_TRANSLATE_NOOP("web_of_power", "{name}: play for a second piece in {country}, or draw %n card(s)"),
    "more_last": QT_TRANSLATE_NOOP("web_of_power", "{name}: play for a second piece in {country}, or finish"),
    "draw": QT_TRANSLATE_NOOP("web_of_power", "{name}: draw %n card(s), open or from the pile"),
}
REASONS = {
    "card_first": QT_TRANSLATE_NOOP("web_of_power", "For {country} you have to play a card first."),
    "piece_first": QT_TRANSLATE_NOOP("web_of_power", "A card was played: first its piece must be placed."),
    "draw_after_placing": QT_TRANSLATE_NOOP("web_of_power", "Cards are drawn only after placing or swapping."),
    "opened_country": QT_TRANSLATE_NOOP(
        "web_of_power", "{country} was empty, and an empty country takes only one piece in a turn. Now cards are drawn."
    ),
    "refill_now": QT_TRANSLATE_NOOP("web_of_power", "Placing is over: now the hand is refilled to three cards."),
    "swap_instead": QT_TRANSLATE_NOOP("web_of_power", "A card can only be swapped instead of playing and placing."),
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
        "web_of_power", "{country}: never more councillors than the most cloisters any one player has there: {limit}."
    ),
    "no_place_for_card": QT_TRANSLATE_NOOP("web_of_power", "No piece could follow this card: {card}."),
    "no_place_for_joker": QT_TRANSLATE_NOOP("web_of_power", "No piece could follow this joker: 2 × {card}."),
}
REASON_SHAPES = {  # what the ints of a reason are, in order
    "card_first": "country",
    "opened_country": "country",
    "not_open": "card",
    "not_in_hand": "card",
    "no_pair": "card",
    "needs_pair": "card country",
    "not_on_card": "card country",
    "joker_own_country": "card country",
    "one_country": "country",
    "space_taken": "space name",
    "no_cloisters_left": "name",
    "no_councillors_left": "name",
    "empty_country": "country",
    "councillor_limit": "country limit",
    "no_place_for_card": "card",
    "no_place_for_joker": "card",
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
}
TERMS = {
    "points": Gain(QT_TRANSLATE_NOOP("web_of_power", "what counts at once")),
    "half_time": Gain(QT_TRANSLATE_NOOP("web_of_power", "cloisters at the intermediate scoring")),
    "cloisters": Gain(QT_TRANSLATE_NOOP("web_of_power", "cloisters at the end"), later=True),
    "alliances": Gain(QT_TRANSLATE_NOOP("web_of_power", "alliances made or within reach"), later=True),
    "chains": Gain(QT_TRANSLATE_NOOP("web_of_power", "chains of cloisters"), later=True),
    "outlook": Gain(QT_TRANSLATE_NOOP("web_of_power", "the pieces still to come"), later=True),
}
STANDING = {
    "alliance": QT_TRANSLATE_NOOP("web_of_power", "Alliance {number}: {a}–{b}"),
    "alliance_by_sea": QT_TRANSLATE_NOOP("web_of_power", "Alliance {number} by sea: {a}–{b}"),
    "council": QT_TRANSLATE_NOOP("web_of_power", "{country}: {councillors}"),
    "no_council": QT_TRANSLATE_NOOP("web_of_power", "{country}: no councillors"),
    "alliance_now": QT_TRANSLATE_NOOP("web_of_power", "Points now: {points}"),
    "chain": QT_TRANSLATE_NOOP("web_of_power", "{name}: row of {length} ({spaces})"),
}


class Text(Catalogue):
    """The sentences of Web of Power for one table."""

    CONTEXT, ITEMS, TERMS, OPTIONS = CONTEXT, ITEMS, TERMS, OPTIONS
    EVENTS, SHAPES, SILENT, OPENINGS, RANKS = EVENTS, SHAPES, SILENT, OPENINGS, RANKS
    REASONS, REASON_SHAPES = REASONS, REASON_SHAPES
    WHEN, FACTS, FACT_SHAPES = WHEN, FACTS, FACT_SHAPES

    def roles(self) -> Mapping[str, Callable[[int], str]]:
        """Things that events and reasons name."""
        return {"card": self.card, "country": self.country, "space": self.space}

    def consequences(self, s: State, a: Action) -> Sequence[Consequence]:
        """What a move brings on the board as it stands."""
        return consequences(s, a)

    def card(self, kind: int) -> str:
        """A card: `Franconia/Aragon`."""
        return "/".join(self.country(land) for land in DATA.kind_lands[kind])

    def country(self, land: int) -> str:
        """The name of a country."""
        return self.language.pick(DATA.land_names[land])

    def space(self, space: int) -> str:
        """The name of a cloister space."""
        return self.language.pick(DATA.space_names[space])

    def countries_of(self, kind: int, word: str = "or") -> str:
        """Those of a card in running text: `Franconia or Aragon`."""
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
        """A log sentence; empty for what the table shows anyway, and where nobody has scored."""
        is_for_nothing = (e.kind == "country_scored" and not any(e.args[2:])) or (
            e.kind == "chains_scored" and not e.args[1]
        )
        return "" if is_for_nothing else super().event(e)

    def variant(self, kind: str, args: tuple[int, ...]) -> str:
        """The same event in other words: for the second time, or because nothing can be placed."""
        if kind == "pile_used_up" and args[0] == 2:
            return "pile_used_up_again"
        return "game_ended_full" if kind == "game_ended" and not args[0] else kind

    def event_parameters(self, e: Event) -> dict[str, Any]:
        """The arguments of an event by name, and what follows from them."""
        kind, args, _ = e
        found = super().event_parameters(e)
        if kind == "country_scored":
            found["points"] = self._per_seat(args[2:])
        elif kind == "alliance_scored":
            entry = DATA.alliances[args[0]]
            a, b = entry.lands
            found = {"number": entry.number, "a": self.country(a), "b": self.country(b)}
            found["points"] = self._per_seat(args[1:])
        elif kind == "hand_dealt":
            found["cards"] = ", ".join(self.card(card) for card in args[1:])
        elif kind == "cloister_placed":
            found["country"] = self.country(SPACE_LAND[args[1]])
        return found

    def brief(self, e: Event) -> Brief:
        """What a caption says of an event; an alliance that brings nobody anything is left to the log."""
        return Brief("") if e.kind == "alliance_scored" and not any(e.args[1:]) else super().brief(e)

    def asked(self, s: State, frame: Frame) -> str:
        """Who must do what now."""
        kind, seat, args = frame.kind, frame.seat, frame.args
        name = self.names[seat]
        last = s.used_up == 2
        if kind == "turn":
            return self._say(QUESTIONS["last_turn" if last else "turn"], name=name)
        if kind == "place":
            card, count, land = args
            if land != ANY:
                return self._say(QUESTIONS["place_second"], name=name, country=self.country(land))
            if count == 1:
                return self._say(QUESTIONS["place"], name=name, countries=self.countries_of(card))
            return self._say(QUESTIONS["place_joker"], name=name, countries=self.countries_of(card, "and"))
        missing = HAND - SIZE[s.hands[seat]] - (s.veil.hidden[seat] if s.veil else 0)
        if kind == "more":
            if last:
                return self._say(QUESTIONS["more_last"], name=name, country=self.country(args[0]))
            return self._say(QUESTIONS["more"], n=missing, name=name, country=self.country(args[0]))
        return self._say(QUESTIONS["draw"], n=missing, name=name)

    def favourite(self, kind: str, number: int) -> str:
        """A country."""
        return self.country(number)

    def progress(self, values: Sequence[int]) -> str:
        """Where the game stands: `First half, 12 cards in the pile`."""
        used_up, pile, over = values
        if over:
            return self._say(PROGRESS["over"])
        if used_up == 2:
            return self._say(PROGRESS["last"])
        return self._say(PROGRESS["second" if used_up else "first"], n=pile)

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
