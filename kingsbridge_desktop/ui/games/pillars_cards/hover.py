"""What is told about cards, piles and players: in the prompt, on the plates, and near the pointer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial

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
from kingsbridge_desktop.text.language import capitalized
from kingsbridge_desktop.text.numbers import figure, signed
from kingsbridge_desktop.text.pillars_cards import Text
from kingsbridge_desktop.ui.art import cache
from kingsbridge_desktop.ui.board.slip import Note
from kingsbridge_desktop.ui.board.targets import Anchor
from kingsbridge_desktop.ui.board.view import Chip
from kingsbridge_desktop.ui.games.pillars_cards import layout, places, words
from kingsbridge_desktop.ui.games.pillars_cards.picture import SCORING_QUESTIONS, deck_left, scoring_seat
from kingsbridge_desktop.ui.games.pillars_cards.pieces import card_picture


def told(s: State, text: Text, anchor: Anchor | None, *, offered: bool) -> str:
    """What the prompt tells about a place; of a card that is `offered` also who would get the trick with it."""
    say = partial(text.language.say, words.CONTEXT)
    match anchor:
        case ("card", int(card)):
            if offered and s.stack and s.stack[-1].kind == "play":
                line = card_line(text, card)  # which may end with a sentence
                return f"{line} {'' if line.endswith('.') else '· '}{_if_played(s, text, card)}"
            return card_line(text, card)
        case ("seat", int(seat)) | ("back", int(seat), _):
            return plate(s, text, seat)
        case ("pile", int(seat)):
            return _pile(s, text, seat)
        case ("material", int(kind)) if scoring_seat(s) != NOBODY:
            return _material(s, text, kind, offered=offered)
        case places.DECK:
            return deck(s, text)
        case places.KING:
            return say(words.KING_TRICK_TIP)
    return ""


def _material(s: State, text: Text, kind: int, *, offered: bool) -> str:
    """A material on the sheet, and what a click there does."""
    number = stock_of(s, scoring_seat(s))[kind]
    told = {"choose_material": words.IF_TAKEN, "give_up": words.IF_GIVEN_UP}.get(s.stack[-1].kind)
    if not offered or told is None:
        return capitalized(count(text, kind, number))
    return text.language.say(words.CONTEXT, told, material=text.material(kind), count=number)


def _if_played(s: State, text: Text, card: int) -> str:
    lead = leader_if(s, card)
    if lead.seat == NOBODY:
        return text.language.say(words.CONTEXT, words.IF_PLAYED_KING)
    return text.language.say(words.CONTEXT, words.IF_PLAYED, name=text.names[lead.seat])


def title(text: Text, card: int) -> str:
    """A card's name, with the colour of a craftsman."""
    return text.title(card) if COLOUR[card] < 0 else capitalized(text.card(card))


def card_line(text: Text, card: int) -> str:
    """A card in a line: name, value, effect."""
    rule = text.note(card)
    parts = [title(text, card), text.language.say(words.CONTEXT, words.VALUE, value=VALUE[card]), *effect(text, card)]
    return " · ".join([*parts, rule] if rule else parts)


def effect(text: Text, card: int) -> list[str]:
    """What a card brings, each as a line of its own."""
    return [capitalized(line) for line in text.effect(card)]


def about(text: Text, card: int) -> list[str]:
    """Value, effect and rule of a card, a line each."""
    say = partial(text.language.say, words.CONTEXT)
    lines = [say(words.VALUE, value=VALUE[card]), *effect(text, card)]
    if COLOUR[card] >= 0:
        lines.append(say(words.CRAFTSMAN, own=OWN_CRAFTSMAN_POINTS))
    elif ADVANTAGES >> card & 1:
        lines.append(say(words.ADVANTAGE))
    else:
        lines.append(say(words.BLACK))
    rule = text.note(card)
    return [*lines, rule] if rule else lines


def deck(s: State, text: Text) -> str:
    """The stack of advantages, with those that everybody saw going back under it (PC-34)."""
    left = text.language.say(words.CONTEXT, words.DECK, count=deck_left(s))
    if not s.returned:
        return left
    cards = ", ".join(text.card(card) for card in s.returned)
    return f"{left} {text.language.say(words.CONTEXT, words.DECK_BOTTOM, cards=cards)}"


def plate(s: State, text: Text, seat: int) -> str:
    """All about a player."""
    return text.language.say(
        words.CONTEXT,
        words.PLATE,
        name=text.names[seat],
        points=figure(s.vp[seat]),
        cards=hand_size(s, seat) if s.hand[seat] else 0,
        tricks=s.tricks[seat],
        stock=capitalized(", ".join(count(text, kind, number) for kind, number in enumerate(stock_of(s, seat)))),
    )


def count(text: Text, kind: int, number: int) -> str:
    """A material and how much of it."""
    return text.language.say(words.CONTEXT, words.MATERIAL, material=text.material(kind), count=number)


def _pile(s: State, text: Text, seat: int) -> str:
    return text.language.say(words.CONTEXT, words.PILE, name=text.names[seat], count=s.tricks[seat])


def chips(s: State, text: Text, seat: int) -> list[Chip]:
    """What stands on a player's plate beside the board."""
    say = partial(text.language.say, words.CONTEXT)
    laid = members_of(s.laid[seat])
    names = ", ".join(text.card(card) for card in laid)
    tip = say(words.ADVANTAGES_TIP)
    found = [
        Chip("trick", str(s.tricks[seat]), say(words.TRICKS_TIP)),
        Chip("advantage", str(len(laid)), f"{tip}: {names}" if names else tip),
    ]
    for kind, number in enumerate(stock_of(s, seat)):
        found.append(Chip(MATERIALS[kind], str(number), capitalized(count(text, kind, number)), group="stock"))
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
            counted = seat == scoring_seat(s)  # then the sheet shows them
            return Note(_pile(s, text, seat), cards=_pictures(s.taken[seat], text), only_if_asked=counted)
        case places.KING if s.king_trick and peek:
            return Note(text.language.say(words.CONTEXT, words.KING_TRICK), cards=_pictures(s.king_trick, text))
    return None


def _pictures(cards: int, text: Text) -> tuple[cache.Picture, ...]:
    return tuple(card_picture(card, text) for card in members_of(cards))


def proposal(s: State, text: Text) -> tuple[str, Sequence[Action]] | None:
    """The best conversion and what it brings, or what is worth least of a surplus."""
    if not s.stack or s.stack[-1].kind not in SCORING_QUESTIONS:
        return None
    say = partial(text.language.say, words.CONTEXT)
    actions = best_conversion.best(s)
    if s.stack[-1].kind == "give_up":
        given = Counter(action.args[0] for action in actions)
        parts = [say(words.NUMBER_OF, count=given[kind], material=text.material(kind)) for kind in sorted(given)]
        return say(words.GIVE_UP, materials=", ".join(parts)), actions
    label = words.TAKE_BEST if s.stack[-1].kind == "choose_material" else words.PROPOSAL
    return say(label, points=signed(best_conversion.points_of(actions))), actions


def points_left(s: State, a: Action) -> int:
    """What the best conversion still brings to somebody who is about to do without."""
    if a.kind != "done" or s.stack[-1].kind not in SCORING_QUESTIONS or s.stack[-1].kind == "give_up":
        return 0
    return best_conversion.points_of(best_conversion.best(s))
