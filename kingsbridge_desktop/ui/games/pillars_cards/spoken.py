"""What a screen reader says of the card table, and the areas of the table in words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from kingsbridge_desktop.core.bits import members_of
from kingsbridge_desktop.core.types import HIDDEN, NOBODY
from kingsbridge_desktop.games.pillars_cards.forecast import leader_now
from kingsbridge_desktop.games.pillars_cards.state import State
from kingsbridge_desktop.text.numbers import signed
from kingsbridge_desktop.text.pillars_cards import Text
from kingsbridge_desktop.ui.board.targets import Anchor
from kingsbridge_desktop.ui.games.pillars_cards import places, words
from kingsbridge_desktop.ui.games.pillars_cards.picture import player_of, scoring_seat


def spoken(s: State, viewer: int, text: Text, anchor: Anchor, told: str, *, peek: bool) -> str:
    """What lies at a place: `told` is what the prompt says; with whose it is, and what lies below."""
    say = partial(text.language.say, words.CONTEXT)
    match anchor:
        case ("card", int(card)):
            if card in s.trick:
                return say(words.PLAYED_BY, name=text.names[player_of(s, s.trick.index(card))], card=told)
            owner = next((seat for seat, laid in enumerate(s.laid) if laid >> card & 1), NOBODY)
            return told if owner == NOBODY else say(words.LAID, name=text.names[owner], card=told)
        case ("pile", int(seat)) if s.taken[seat] and (peek or seat == viewer):
            return _with_contents(text, told, s.taken[seat])
        case places.KING if s.king_trick and peek:
            return _with_contents(text, told, s.king_trick)
    return told


def _with_contents(text: Text, told: str, cards: int) -> str:
    names = ", ".join(text.card(card) for card in members_of(cards))
    return text.language.say(words.CONTEXT, words.CONTENTS, pile=told.rstrip("."), cards=names)


def areas(s: State, text: Text, anchors: Sequence[Anchor]) -> list[tuple[str, list[Anchor]]]:
    """The hand, what lies open, and what stands around."""
    held = {card for hand in s.hand if hand != HIDDEN for card in members_of(hand)}
    hand = [anchor for anchor in anchors if _card_of(anchor) in held]
    laid = [anchor for anchor in anchors if _card_of(anchor) >= 0 and anchor not in hand]
    rest = [anchor for anchor in anchors if anchor not in hand and anchor not in laid]
    say = partial(text.language.say, words.CONTEXT)
    return [
        (say(words.HAND_AREA), hand),
        (say(words.TRICK_AREA), laid),
        (say(words.AROUND_AREA), rest),
    ]


def _card_of(anchor: Anchor) -> int:
    match anchor:
        case ("card", int(card)):
            return card
    return NOBODY


def beside(s: State, text: Text) -> Sequence[str]:
    """Who would get the trick as it lies, and what a scoring has brought so far."""
    lead = leader_now(s)
    found = [text.lead(s, lead)] if lead is not None else []
    seat = scoring_seat(s)
    if seat != NOBODY:
        brought: dict[str, int] = {}
        for line in s.lines[seat]:
            brought[line.kind] = brought.get(line.kind, 0) + line.value
        found += [
            text.language.say(
                words.CONTEXT, words.SCORED, name=text.names[seat], item=text.item(kind), points=signed(points)
            )
            for kind, points in brought.items()
            if points
        ]
    return found
