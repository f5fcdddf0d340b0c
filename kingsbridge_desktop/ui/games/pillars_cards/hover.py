"""What is told about cards, piles and players: in the prompt, on the plates, and near the pointer."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from kingsbridge_desktop.core.bits import members_of
from kingsbridge_desktop.core.types import HIDDEN, NOBODY, Action
from kingsbridge_desktop.games.pillars_cards import best_conversion
from kingsbridge_desktop.games.pillars_cards.forecast import leader_if
from kingsbridge_desktop.games.pillars_cards.state import State, hand_size, stock_of
from kingsbridge_desktop.games.pillars_cards.tables import (
    ADVANTAGES,
    COLOUR,
    MATERIALS,
    OWN_CRAFTSMAN_POINTS,
    VALUE,
)
from kingsbridge_desktop.text.catalogue import capitalized
from kingsbridge_desktop.text.language import QT_TRANSLATE_NOOP
from kingsbridge_desktop.text.numbers import figure, signed
from kingsbridge_desktop.text.pillars_cards import Text
from kingsbridge_desktop.ui.art import cache
from kingsbridge_desktop.ui.board.slip import Note
from kingsbridge_desktop.ui.board.targets import Anchor
from kingsbridge_desktop.ui.board.view import Chip
from kingsbridge_desktop.ui.games.pillars_cards import layout, places
from kingsbridge_desktop.ui.games.pillars_cards.fixtures import KING_TRICK
from kingsbridge_desktop.ui.games.pillars_cards.picture import SCORING_QUESTIONS, deck_left, scoring_seat
from kingsbridge_desktop.ui.games.pillars_cards.pieces import card_picture

_CONTEXT = "pillars_cards_view"
_IF_PLAYED_KING = QT_TRANSLATE_NOOP("pillars_cards_view", "Played now: nobody would get the trick.")
_IF_PLAYED = QT_TRANSLATE_NOOP("pillars_cards_view", "Played now: {name} would get the trick as it lies.")
_VALUE = QT_TRANSLATE_NOOP("pillars_cards_view", "Value {value}")
_CRAFTSMAN = QT_TRANSLATE_NOOP(
    "pillars_cards_view",
    "Works only if the player of this colour gets the card; that alone brings {own} VP as well.",
)
_BLACK = QT_TRANSLATE_NOOP("pillars_cards_view", "For whoever gets the card.")
_ADVANTAGE = QT_TRANSLATE_NOOP(
    "pillars_cards_view", "Whoever gets it lays it out: it works in this scoring and in all later ones."
)
_DECK = QT_TRANSLATE_NOOP(
    "pillars_cards_view",
    "Advantages still face down: {count}. Each deal mixes in the top one; when all are laid out, the game ends.",
)
_DECK_BOTTOM = QT_TRANSLATE_NOOP("pillars_cards_view", "At the bottom of the stack, in this order: {cards}.")
_KING_TRICK_TIP = QT_TRANSLATE_NOOP(
    "pillars_cards_view",
    "The trick with the king is set aside. If exactly one player gets no trick in the deal, that player gets it.",
)
_PILE = QT_TRANSLATE_NOOP("pillars_cards_view", "{name}: tricks got: {count}")
_MATERIAL = QT_TRANSLATE_NOOP("pillars_cards_view", "{material}: {count}")
_PLATE = QT_TRANSLATE_NOOP(
    "pillars_cards_view", "{name}: {points} VP. Cards in hand: {cards}. Tricks got: {tricks}. {stock}"
)
_PROPOSAL = QT_TRANSLATE_NOOP("pillars_cards_view", "Best conversion ({points} VP)")
_GIVE_UP = QT_TRANSLATE_NOOP("pillars_cards_view", "Give up what is worth least")
_TRICKS_TIP = QT_TRANSLATE_NOOP("pillars_cards_view", "Tricks taken in this deal")
_ADVANTAGES_TIP = QT_TRANSLATE_NOOP("pillars_cards_view", "Advantages laid out")


def told(s: State, text: Text, anchor: Anchor | None, *, offered: bool) -> str:
    """What the prompt tells about a place; of a card that is `offered` also who would get the trick with it."""
    say = text.language.say
    match anchor:
        case ("card", int(card)):
            if offered and s.stack and s.stack[-1].kind == "play":
                return f"{card_line(text, card)} · {_if_played(s, text, card)}"
            return card_line(text, card)
        case ("seat", int(seat)) | ("back", int(seat), _):
            return plate(s, text, seat)
        case ("pile", int(seat)):
            return _pile(s, text, seat)
        case ("material", int(kind)) if scoring_seat(s) != NOBODY:
            return count(text, kind, stock_of(s, scoring_seat(s))[kind])
        case places.DECK:
            return deck(s, text)
        case places.KING:
            return say(_CONTEXT, _KING_TRICK_TIP)
    return ""


def _if_played(s: State, text: Text, card: int) -> str:
    lead = leader_if(s, card)
    if lead.seat == NOBODY:
        return text.language.say(_CONTEXT, _IF_PLAYED_KING)
    return text.language.say(_CONTEXT, _IF_PLAYED, name=text.names[lead.seat])


def title(text: Text, card: int) -> str:
    """A card's name, with the colour of a craftsman."""
    return text.title(card) if COLOUR[card] < 0 else capitalized(text.card(card))


def card_line(text: Text, card: int) -> str:
    """A card in a line: name, value, effect."""
    rule = text.note(card)
    parts = [title(text, card), text.language.say(_CONTEXT, _VALUE, value=VALUE[card]), *text.effect(card)]
    return " · ".join([*parts, rule] if rule else parts)


def about(text: Text, card: int) -> list[str]:
    """Value, effect and rule of a card, a line each."""
    say = text.language.say
    lines = [say(_CONTEXT, _VALUE, value=VALUE[card]), *text.effect(card)]
    if COLOUR[card] >= 0:
        lines.append(say(_CONTEXT, _CRAFTSMAN, own=OWN_CRAFTSMAN_POINTS))
    elif ADVANTAGES >> card & 1:
        lines.append(say(_CONTEXT, _ADVANTAGE))
    else:
        lines.append(say(_CONTEXT, _BLACK))
    rule = text.note(card)
    return [*lines, rule] if rule else lines


def deck(s: State, text: Text) -> str:
    """The stack of advantages, with those that everybody saw going back under it (PC-34)."""
    words = text.language.say(_CONTEXT, _DECK, count=deck_left(s))
    if not s.returned:
        return words
    cards = ", ".join(text.title(card) for card in s.returned)
    return f"{words} {text.language.say(_CONTEXT, _DECK_BOTTOM, cards=cards)}"


def plate(s: State, text: Text, seat: int) -> str:
    """All about a player."""
    return text.language.say(
        _CONTEXT,
        _PLATE,
        name=text.names[seat],
        points=figure(s.vp[seat]),
        cards=hand_size(s, seat) if s.hand[seat] else 0,
        tricks=s.tricks[seat],
        stock=", ".join(count(text, kind, number) for kind, number in enumerate(stock_of(s, seat))),
    )


def count(text: Text, kind: int, number: int) -> str:
    """A material and how much of it."""
    return text.language.say(_CONTEXT, _MATERIAL, material=text.material(kind), count=number)


def _pile(s: State, text: Text, seat: int) -> str:
    return text.language.say(_CONTEXT, _PILE, name=text.names[seat], count=s.tricks[seat])


def chips(s: State, text: Text, seat: int) -> list[Chip]:
    """What stands on a player's plate beside the board."""
    say = text.language.say
    found = [Chip("trick", str(s.tricks[seat]), say(_CONTEXT, _TRICKS_TIP))]
    for kind, number in enumerate(stock_of(s, seat)):
        found.append(Chip(MATERIALS[kind], str(number), count(text, kind, number)))
    laid = members_of(s.laid[seat])
    names = ", ".join(text.title(card) for card in laid)
    tip = say(_CONTEXT, _ADVANTAGES_TIP)
    found.append(Chip("advantage", str(len(laid)), f"{tip}: {names}" if names else tip))
    return found


def spared(s: State, anchor: Anchor | None) -> QRectF:
    """What must be seen beside a card of the hand: the trick it may be played to."""
    match anchor:
        case ("card", int(card)) if any(hand != HIDDEN and hand >> card & 1 for hand in s.hand):
            return layout.TRICK_BOX
    return QRectF()


def note(s: State, viewer: int, text: Text, anchor: Anchor | None, *, peek: bool) -> Note | None:
    """What is shown large; won tricks to their owner unless the table may `peek`."""
    match anchor:
        case ("card", int(card)):
            in_hand = any(hand != HIDDEN and hand >> card & 1 for hand in s.hand)
            return Note(title(text, card), tuple(about(text, card)), card_picture(card, text), glance=in_hand)
        case ("pile", int(seat)) if s.taken[seat] and (peek or seat == viewer):
            return Note(_pile(s, text, seat), cards=_pictures(s.taken[seat], text))
        case places.KING if s.king_trick and peek:
            return Note(text.language.say(_CONTEXT, KING_TRICK), cards=_pictures(s.king_trick, text))
    return None


def _pictures(cards: int, text: Text) -> tuple[cache.Picture, ...]:
    return tuple(card_picture(card, text) for card in members_of(cards))


def proposal(s: State, text: Text) -> tuple[str, Sequence[Action]] | None:
    """The best conversion and what it brings, or what is worth least of a surplus."""
    if not s.stack or s.stack[-1].kind not in SCORING_QUESTIONS:
        return None
    say = text.language.say
    actions = best_conversion.best(s)
    if s.stack[-1].kind == "give_up":
        return say(_CONTEXT, _GIVE_UP), actions
    return say(_CONTEXT, _PROPOSAL, points=signed(best_conversion.points_of(actions))), actions


def points_left(s: State, a: Action) -> int:
    """What the best conversion still brings to somebody who is about to do without."""
    if a.kind != "done" or s.stack[-1].kind not in SCORING_QUESTIONS or s.stack[-1].kind == "give_up":
        return 0
    return best_conversion.points_of(best_conversion.best(s))
