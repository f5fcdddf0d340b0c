"""The pages of the almanac: craftsmen by colour, neutral cards, advantages."""

from __future__ import annotations

from kingsbridge_desktop.core.bits import members_of
from kingsbridge_desktop.games.pillars_cards.forecast import standing
from kingsbridge_desktop.games.pillars_cards.state import State
from kingsbridge_desktop.games.pillars_cards.tables import ADVANTAGES, NEUTRALS, OWN, VALUE, deck_of
from kingsbridge_desktop.text.language import QT_TRANSLATE_NOOP
from kingsbridge_desktop.text.pillars_cards import Text
from kingsbridge_desktop.ui.board.view import AlmanacEntry, AlmanacPage, ViewContext
from kingsbridge_desktop.ui.games.pillars_cards.pieces import emblem_of

_CONTEXT = "pillars_cards_view"
_CRAFTSMEN = QT_TRANSLATE_NOOP("pillars_cards_view", "Craftsmen")
_NEUTRALS = QT_TRANSLATE_NOOP("pillars_cards_view", "Neutral cards")
_ADVANTAGES = QT_TRANSLATE_NOOP("pillars_cards_view", "Advantages")
_COLOUR = QT_TRANSLATE_NOOP("pillars_cards_view", "{colour}: {name}")
_VALUE = QT_TRANSLATE_NOOP("pillars_cards_view", "{card} ({value})")
_THIS_DEAL = QT_TRANSLATE_NOOP(
    "pillars_cards_view", "In this deal. Played cards are gone until the next one; the others are in somebody's hand."
)
_PLAYED = QT_TRANSLATE_NOOP("pillars_cards_view", "played")
_EACH_DEAL = QT_TRANSLATE_NOOP("pillars_cards_view", "One joins each deal. Whoever gets it lays it out and keeps it.")


def pages(s: State, viewer: int, context: ViewContext, text: Text) -> list[AlmanacPage]:
    """What the viewer of a masked position may know of all cards."""
    say = context.language.say
    deck = deck_of(s.colour)
    craftsmen = []
    for seat, colour in enumerate(s.colour):
        title = say(_CONTEXT, _COLOUR, colour=text.colour(colour).capitalize(), name=context.seats[seat].name)
        craftsmen.append((title, _entries(s, viewer, context, text, OWN[colour])))
    this_deal, each_deal, gone = say(_CONTEXT, _THIS_DEAL), say(_CONTEXT, _EACH_DEAL), say(_CONTEXT, _PLAYED)
    neutrals = [("", _entries(s, viewer, context, text, NEUTRALS & deck))]
    advantages = [("", _entries(s, viewer, context, text, ADVANTAGES))]
    return [
        AlmanacPage(say(_CONTEXT, _CRAFTSMEN), craftsmen, this_deal, gone),
        AlmanacPage(say(_CONTEXT, _NEUTRALS), neutrals, this_deal, gone),
        AlmanacPage(say(_CONTEXT, _ADVANTAGES), advantages, each_deal, gone),
    ]


def _entries(s: State, viewer: int, context: ViewContext, text: Text, cards: int) -> list[AlmanacEntry]:
    found = []
    for card in members_of(cards):
        name = context.language.say(_CONTEXT, _VALUE, card=text.title(card), value=VALUE[card])
        effect = " · ".join((*text.effect(card), *((text.note(card),) if text.note(card) else ())))
        found.append(AlmanacEntry(emblem_of(card), name, effect, standing(s, viewer, card)))
    return found
