"""The pages of the almanac: craftsmen by colour, neutral cards, advantages."""

from __future__ import annotations

from functools import partial

from kingsbridge_desktop.core.bits import members_of
from kingsbridge_desktop.games.pillars_cards.forecast import standing
from kingsbridge_desktop.games.pillars_cards.state import State
from kingsbridge_desktop.games.pillars_cards.tables import ADVANTAGES, NEUTRALS, OWN, VALUE, deck_of
from kingsbridge_desktop.text.pillars_cards import Text
from kingsbridge_desktop.ui.board.view import AlmanacEntry, AlmanacPage, ViewContext
from kingsbridge_desktop.ui.games.pillars_cards import hover, words
from kingsbridge_desktop.ui.games.pillars_cards.pieces import emblem_of


def pages(s: State, viewer: int, context: ViewContext, text: Text) -> list[AlmanacPage]:
    """What the viewer of a masked position may know of all cards."""
    say = partial(context.language.say, words.CONTEXT)
    deck = deck_of(s.colour)
    craftsmen = []
    for seat, colour in enumerate(s.colour):
        title = say(words.COLOUR, colour=text.colour(colour).capitalize(), name=context.seats[seat].name)
        craftsmen.append((title, _entries(s, viewer, context, text, OWN[colour])))
    this_deal, each_deal, gone = (
        say(words.THIS_DEAL),
        say(words.EACH_DEAL),
        say(words.PLAYED_ALREADY),
    )
    neutrals = [("", _entries(s, viewer, context, text, NEUTRALS & deck))]
    advantages = [("", _entries(s, viewer, context, text, ADVANTAGES))]
    return [
        AlmanacPage(say(words.CRAFTSMEN), craftsmen, this_deal, gone),
        AlmanacPage(say(words.NEUTRALS), neutrals, this_deal, gone),
        AlmanacPage(say(words.ADVANTAGES), advantages, each_deal, gone),
    ]


def _entries(s: State, viewer: int, context: ViewContext, text: Text, cards: int) -> list[AlmanacEntry]:
    found = []
    for card in members_of(cards):
        name = context.language.say(words.CONTEXT, words.CARD_AND_VALUE, card=text.title(card), value=VALUE[card])
        effect = " · ".join((*hover.effect(text, card), *((text.note(card),) if text.note(card) else ())))
        found.append(AlmanacEntry(emblem_of(card), name, effect, standing(s, viewer, card)))
    return found
