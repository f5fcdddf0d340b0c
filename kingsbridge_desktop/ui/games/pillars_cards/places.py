"""The names of the places on the table; which place an action, a click and an event belong to."""

from __future__ import annotations

from collections.abc import Sequence

from kingsbridge_desktop.core.types import HIDDEN, NOBODY, Action, Event
from kingsbridge_desktop.games.pillars_cards.state import State, stock_of
from kingsbridge_desktop.games.pillars_cards.tables import ADVANTAGES, BIT, COLOUR, CONVERTS, EACH_MATERIAL, HELPER
from kingsbridge_desktop.text.pillars_cards import Text
from kingsbridge_desktop.ui.board.targets import Anchor
from kingsbridge_desktop.ui.board.view import Topic

KING = ("king",)  # the king's trick, set aside
DECK = ("deck",)  # the stack of advantages
NOTE = ("note",)  # the sentence about the trick
SHEET, GAIN, NO_CARDS = ("sheet",), ("gain",), ("no cards",)  # of the player who scores


def card(number: int) -> Anchor:
    """A card that lies open, wherever it is."""
    return ("card", number)


def back(seat: int, at: int) -> Anchor:
    """A card in a hand that the viewer does not see."""
    return ("back", seat, at)


def seat_plate(seat: int) -> Anchor:
    """A player's plate with the material tray."""
    return ("seat", seat)


def pile(seat: int) -> Anchor:
    """A player's won tricks."""
    return ("pile", seat)


def material(kind: int) -> Anchor:
    """A material of the player who scores, large, on the sheet."""
    return ("material", kind)


def slip(seat: int) -> Anchor:
    """The name under a card of the trick."""
    return ("slip", seat)


def heading(row: str, line: int = 0) -> Anchor:
    """The words over a row of the sheet, and over each line on which it goes on."""
    return ("heading", row, line)


def caption(number: int) -> Anchor:
    """The words under a card of the sheet."""
    return ("caption", number)


def of_action(s: State, a: Action) -> Anchor | None:
    """Where an action is clicked; None: a button."""
    if a.kind == "play":
        return card(a.args[0])
    if a.kind in ("take", "give_up"):
        return material(a.args[0])
    if a.kind == "convert":
        number, kind = a.args
        return material(kind) if number == HELPER else card(number)
    return None


def intended_action(s: State, anchor: Anchor) -> Action | None:
    """What a click means at a place that offers nothing."""
    if not s.stack or not isinstance(anchor, tuple) or len(anchor) != 2 or anchor[0] not in ("card", "material"):
        return None
    what, number = anchor
    frame = s.stack[-1]
    if frame.kind == "play":
        return Action("play", (number,)) if what == "card" and thing(s, anchor) == "card" else None
    if what == "material":
        wanted = {"choose_material": "take", "give_up": "give_up"}.get(frame.kind)
        if wanted is None:
            return Action("convert", (HELPER, number)) if frame.kind == "use_helper" else Action("give_up", (number,))
        return Action(wanted, (number,))
    kinds = [kind for kind in EACH_MATERIAL if CONVERTS[number][kind]]
    if not kinds:
        return None
    held = [kind for kind in kinds if stock_of(s, frame.seat)[kind]]
    return Action("convert", (number, (held or kinds)[0]))


def thing(s: State, anchor: Anchor) -> str:
    """What lies at a place: a card by where it is and what it can do there."""
    match anchor:
        case ("card", int(number)) if number in s.trick:
            return "in_trick"
        case ("card", int(number)) if any(mask & BIT[number] for mask in s.laid):
            return "laid_out"
        case ("card", int(number)) if s.stack and s.stack[-1].kind != "play" and not any(CONVERTS[number]):
            return "converts_nothing"
    return str(anchor[0]) if isinstance(anchor, tuple) else ""


def topic(s: State, text: Text, anchor: Anchor) -> Topic:
    """What to look up about a place or a card."""
    match anchor:
        case ("card", int(number)):
            kind = "craftsman" if COLOUR[number] >= 0 else "advantage" if BIT[number] & ADVANTAGES else "neutral"
            return Topic(kind, text.title(number))
    return Topic(str(anchor[0]) if isinstance(anchor, tuple) else "")


_ABOUT_A_CARD = {  # event kinds and which argument is the card
    "card_played": 1,
    "advantage_laid_out": 1,
    "advantage_returned": 0,
    "material_got": 2,
    "material_converted": 1,
    "card_scored": 1,
}
_ABOUT_A_SEAT = frozenset(
    (
        "hand_dealt",
        "hand_dealt_unseen",
        "first_leader_found",
        "card_played",
        "brick_made",
        "material_got",
        "material_converted",
        "material_given_up",
        "craftsmen_scored",
        "card_scored",
        "player_scored",
        "advantage_laid_out",
    )
)


def emblem_of(e: Event, colours: Sequence[str]) -> str:
    """The emblem of an event in a picture story."""
    if e.kind in ("player_scored", "material_converted"):
        return "victory_point"
    if e.kind in ("trick_taken", "king_trick_got", "card_played"):
        return "trick"
    if e.kind == "king_trick_set_aside":
        return "king"
    return "advantage" if e.kind == "advantage_laid_out" else ""


def of_event(s: State, e: Event) -> list[Anchor]:
    """Where an event happened, for pointing at it."""
    places: list[Anchor] = []
    if e.kind in _ABOUT_A_CARD and not _is_dealt_anew(s, e):
        places.append(card(e.args[_ABOUT_A_CARD[e.kind]]))
    if e.kind in _ABOUT_A_SEAT and e.args[0] != NOBODY:
        places.append(seat_plate(e.args[0]))
    if e.kind in ("trick_taken", "king_trick_got"):
        places += [pile(e.args[0]), seat_plate(e.args[0])]
    if e.kind in ("king_trick_set_aside", "king_trick_lapsed"):
        places.append(KING)
    if e.kind in ("deal_began", "advantage_returned"):
        places.append(DECK)
    return places


def _is_dealt_anew(s: State, e: Event) -> bool:
    """Whether the card lies in a hand since the event: there nothing has happened, but that its owner plays it."""
    number, player = e.args[_ABOUT_A_CARD[e.kind]], e.args[0] if e.kind == "card_played" else NOBODY
    hands = [hand for seat, hand in enumerate(s.hand) if hand != HIDDEN and seat != player]
    return number != HIDDEN and any(hand & BIT[number] for hand in hands)
