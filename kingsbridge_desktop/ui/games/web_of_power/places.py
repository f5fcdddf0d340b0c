"""Which place an action, a click and an event belong to."""

from __future__ import annotations

from collections.abc import Sequence

from kingsbridge_desktop.core.types import NOBODY, Action, Event
from kingsbridge_desktop.games.web_of_power.forecast import chain_rows
from kingsbridge_desktop.games.web_of_power.state import State
from kingsbridge_desktop.games.web_of_power.tables import DATA, SPACE_LAND
from kingsbridge_desktop.text.web_of_power import Text
from kingsbridge_desktop.ui.board.targets import Anchor
from kingsbridge_desktop.ui.board.view import Topic

CARDS = "hand", "open", "discard"


def of_action(s: State, a: Action) -> Anchor | None:
    """Where an action is clicked."""
    match a:
        case ("play" | "joker", (kind, *_)):
            return ("hand", kind)
        case ("place_cloister", (space,)):
            return ("space", space)
        case ("place_councillor", (land,)):
            return ("land", land)
        case ("take", (kind,)):
            return ("open", kind)
        case ("draw", _):
            return ("pile",)
    return None


def twins(s: State, anchor: Anchor) -> Sequence[Anchor]:
    """The other one of two equal open cards."""
    match anchor:
        case ("open", int(kind)):
            return [("open", kind, slot) for slot, other in enumerate(s.display) if other == kind][1:]
    return []


def intended_action(s: State, anchor: Anchor) -> Action | None:
    """What somebody means who clicks there."""
    match anchor:
        case ("space", int(space)):
            return Action("place_cloister", (space,))
        case ("land", int(land)):
            return Action("place_councillor", (land,))
        case ("hand", int(kind)):
            return Action("play", (kind,))
        case ("open", int(kind), *_):
            return Action("take", (kind,))
        case ("pile",):
            return Action("draw")
    return None


def of_event(s: State | None, e: Event) -> list[Anchor]:
    """Where an event happened."""
    match e.kind, e.args:
        case "cloister_placed", (_, space):
            return [("space", space)]
        case "councillor_placed", (_, land):
            return [("land", land)]
        case "country_scored", (_, land, *_):
            return [("land", land), *(("space", space) for space in DATA.land_spaces[land])]
        case "alliance_scored", (number, *_):
            return [("alliance", number), *(("land", land) for land in DATA.alliances[number].lands)]
        case "chains_scored", (seat, *_) if s is not None:
            return [("space", space) for row in chain_rows(s, seat) for space in row]
    return []


def emblem_of(e: Event, colours: Sequence[str]) -> str:
    """The emblem of an event in a picture story."""
    match e.kind, e.args:
        case "cloister_placed", (seat, _):
            return f"cloister:{colours[seat]}"
        case "councillor_placed", (seat, _):
            return f"councillor:{colours[seat]}"
        case (("country_scored" | "alliance_scored" | "chains_scored"), _):
            return "victory_point"
        case (("card_played" | "joker_played" | "card_swapped" | "card_discarded" | "open_card_taken"), _):
            return "trick"
        case "card_drawn_unseen", _:
            return "trick"
    return ""


def topic(s: State, text: Text, anchor: Anchor) -> Topic:
    """What to look up about a place or a card."""
    match anchor:
        case ("hand" | "open" | "discard", int(kind), *_):
            return Topic("card", text.card(kind))
        case ("alliance", int(number)):
            a, b = DATA.alliances[number].lands
            return Topic("alliance", f"{text.country(a)}–{text.country(b)}")
    return Topic(str(anchor[0]) if isinstance(anchor, tuple) else "")


def land_of(anchor: Anchor | None) -> int:
    """The country a place lies in, NOBODY for none."""
    match anchor:
        case ("land", int(land)):
            return land
        case ("space", int(space)):
            return SPACE_LAND[space]
    return NOBODY


def seen_with(anchor: Anchor | None) -> list[Anchor]:
    """What is looked at together with a place: its country, those of a card, the courts of those of an alliance."""
    match anchor:
        case ("alliance", int(number)):
            return [("land", land) for land in DATA.alliances[number].lands]
        case ("hand" | "open" | "discard", int(kind), *_):
            lands = DATA.kind_lands[kind]
        case _:
            lands = (land_of(anchor),) if land_of(anchor) != NOBODY else ()
    return [place for land in lands for place in (("land", land), *(("space", at) for at in DATA.land_spaces[land]))]
