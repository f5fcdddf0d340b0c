"""Why something cannot be done, from the predicates that stand beside what is legal."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from kingsbridge_desktop.core.types import OTHER_QUESTION, Action, Frame, Reason
from kingsbridge_desktop.games.pillars import building, choosing, event_cards, market, placing, single_use, tables
from kingsbridge_desktop.games.pillars.actions import alphabet
from kingsbridge_desktop.games.pillars.state import State

KNOWN = frozenset(alphabet(tables.MOST_SEATS))


def _always(s: State, frame: Frame) -> Reason | None:
    return None


_PLACING: Mapping[str, Callable[..., Reason | None]] = {
    "pass": placing.why_not_pass,
    "place": placing.why_not_place,
    "remigius": placing.why_not_remigius,
}
_ANSWERS: Mapping[str, Mapping[str, Callable[..., Reason | None]]] = {
    "choose_card": {
        "pass": _always,
        "take_card": choosing.why_not_take_card,
        "take_craftsman": choosing.why_not_take_craftsman,
    },
    "discard": {"discard": choosing.why_not_discard},
    "veto": {"accept": _always, "throw_back": _always},
    "place_builder": _PLACING,
    "place_passed": _PLACING,
    "bishop": {"protect": event_cards.why_not_protect, "take_resource": event_cards.why_not_take_resource},
    "thomas": {"decline": _always, "use": single_use.why_not_use},
    "bless": {"bless": event_cards.why_not_bless},
    "collapse": {"discard": choosing.why_not_discard},
    "tax_freedom": {"decline": _always, "use": single_use.why_not_use},
    "market": {"leave": _always, "buy": market.why_not_buy, "sell": market.why_not_sell},
    "build": {"done": _always, "convert": building.why_not_convert},
    "give_up": {"give_up": building.why_not_give_up},
}


def reason(s: State, frame: Frame, a: Action) -> Reason | None:
    """The reason against everything in the alphabet that is not legal now."""
    predicate = _ANSWERS[frame.kind].get(a.kind)
    return OTHER_QUESTION if predicate is None else predicate(s, frame, *a.args)
