"""What is told about a thing under the pointer: one line in the prompt, and cards shown large."""

from __future__ import annotations

from typing import Any

from kingsbridge_desktop.core.bits import members_of
from kingsbridge_desktop.core.types import NOBODY
from kingsbridge_desktop.games.pillars import tables
from kingsbridge_desktop.games.pillars.forecast import bag_odds
from kingsbridge_desktop.games.pillars.state import EMPTY, State, builder_on, is_event_open
from kingsbridge_desktop.games.pillars.why_not import why_not
from kingsbridge_desktop.text.pillars import Text
from kingsbridge_desktop.ui.art import cache
from kingsbridge_desktop.ui.board.view import ViewContext
from kingsbridge_desktop.ui.games.pillars import faces, layout, places
from kingsbridge_desktop.ui.games.pillars.desk import say

Telling = tuple[cache.Picture | None, str, list[str]]  # a card, a title, lines
_DOES = {
    1: "event_does",
    2: "bishop_does",
    3: "mill_does",
    4: "kingsbridge_does",
    5: "priory_does",
    6: "site_does",
    7: "site_does",
    8: "site_does",
    9: "court_does",
    10: "shiring_does",
    11: "castle_does",
    12: "market_does",
    13: "cathedral_does",
    14: "start_does",
}


def telling(s: State, anchor: tuple[Any, ...], context: ViewContext, text: Text) -> Telling | None:
    """What the slip says about a place."""
    match anchor:
        case ("card", int(card)):
            return faces.resource_card(card, text), text.title(text.card(card)), _about_card(s, card, context, text)
        case ("offer", int(craftsman)):
            return _craftsman(s, craftsman, context, text, ("costs",), anchor)
        case ("craftsman", int(craftsman)):
            return _craftsman(s, craftsman, context, text, (), anchor)
        case ("advantage", int(advantage)):
            return _advantage(advantage, context, text)
        case ("event",) if s.event >= 0:
            return _event(s, context, text)
        case ("space", int(space)):
            if space in tables.KINGSBRIDGE and s.kingsbridge[tables.KINGSBRIDGE.index(space)] != EMPTY:
                return _advantage(s.kingsbridge[tables.KINGSBRIDGE.index(space)], context, text)
            if space in tables.SHIRING and s.shiring[tables.SHIRING.index(space)] != EMPTY:
                craftsman = s.shiring[tables.SHIRING.index(space)]
                return _craftsman(s, craftsman, context, text, ("free_at_shiring",), anchor)
            seat = builder_on(s, space)
            here = [say(context, "builder_of", name=context.seats[seat].name)] if seat != NOBODY else []
            step = tables.DATA.places[tables.SPACE_PLACE[space]].step
            return None, text.space(space, s), [_does(s, step, context), *here]
        case ("step", int(step)):
            return None, text.step(step), [_does(s, step, context), *_at_work(s, step, context)]
        case ("bag",):
            return None, say(context, "bag"), _about_bag(s, context)
        case ("event",):
            return None, text.step(1), [say(context, "hidden_event")]
        case ("stall", int(kind)):
            return None, text.title(text.resource(kind)), _about_stall(s, kind, context)
        case ("stock", int(kind)):
            return None, text.title(text.resource(kind)), [say(context, "market_pays", gold=tables.SELL[kind])]
    return None


def _about_stall(s: State, kind: int, context: ViewContext) -> list[str]:
    return [
        say(context, "on_the_market", count=s.market[kind], gold=tables.BUY[kind]),
        say(context, "market_pays", gold=tables.SELL[kind]),
    ]


def _about_card(s: State, card: int, context: ViewContext, text: Text) -> list[str]:
    amounts = [0, 0, 0, 0]
    amounts[tables.CARD_KIND[card]] = tables.CARD_YIELD[card]
    lines = [say(context, "demands", workers=tables.CARD_WORKERS[card], goods=text.goods(amounts))]
    return lines + _refusal(s, ("card", card), text)


def _craftsman(
    s: State, craftsman: int, context: ViewContext, text: Text, more: tuple[str, ...], anchor: tuple[Any, ...]
) -> Telling:
    lines = [text.conversion(craftsman)]
    if tables.STARTING >> craftsman & 1:
        lines.append(say(context, "starting"))
    kind = tables.DATA.kinds[tables.TRADE[craftsman]]
    if kind.right:
        lines.append(say(context, f"right_{kind.right}"))
    if kind.requires:
        lines.append(say(context, "needs_mixer"))
    lines += [say(context, key, gold=tables.COST[craftsman]) for key in more]
    if anchor[0] == "craftsman" and any(blessed == craftsman for blessed in s.blessed):
        lines.append(say(context, "blessed"))
    if anchor[0] == "offer":
        lines += _refusal(s, anchor, text)
    colour = context.colours[s.stack[-1].seat] if s.stack else context.colours[0]
    return faces.craftsman(craftsman, text, colour), text.title(text.trade(craftsman)), lines


def _advantage(advantage: int, context: ViewContext, text: Text) -> Telling:
    entry = tables.DATA.advantages[advantage]
    lines = [text.advantage_effect(advantage), say(context, entry.kind)]
    return faces.advantage(advantage, text), text.title(text.advantage(advantage)), lines


def _event(s: State, context: ViewContext, text: Text) -> Telling:
    lines = [text.event_effect(s.event), say(context, "good_event" if tables.EVENT_POSITIVE[s.event] else "bad_event")]
    if not is_event_open(s):
        lines.append(say(context, "known_event", event=text.game_event(s.event)))
    return faces.event(s.event, text), text.title(text.game_event(s.event)), lines


def _refusal(s: State, anchor: tuple[Any, ...], text: Text) -> list[str]:
    """Why a card of the display cannot be had, in the words of the rules."""
    if not s.stack or s.stack[-1].kind != "choose_card":
        return []
    intended_action = places.intended_action(s, anchor)
    reason = why_not(s, intended_action) if intended_action is not None else None
    return [text.reason(reason)] if reason is not None else []


def told(s: State, anchor: tuple[Any, ...], context: ViewContext, text: Text) -> str:
    """One line about a place."""
    match anchor:
        case ("step", int(step)):
            return _about_step(s, step, context, text)
        case ("space", int(space)):
            return _about_space(s, space, context, text)
        case ("event",):
            if s.event < 0:
                return say(context, "hidden_event")
            return f"{text.title(text.game_event(s.event))}: {text.event_effect(s.event)}"
        case ("stall", int(kind)):
            return say(context, "stall", count=s.market[kind], resource=text.resource(kind), gold=tables.BUY[kind])
        case ("stock", int(kind)):
            seat = s.stack[-1].seat if s.stack else s.start
            resource = text.title(text.resource(kind))
            return say(context, "sells", resource=resource, count=s.cubes[4 * seat + kind], gold=tables.SELL[kind])
        case ("bag",):
            return "  ·  ".join(_about_bag(s, context))
        case ("card", int(card)):
            return " ".join([text.title(text.offer(card)) + ".", *_refusal(s, anchor, text)])
        case ("offer", int(craftsman)):
            name = text.title(text.trade(craftsman))
            words = f"{name}: {text.conversion(craftsman)}. {say(context, 'costs', gold=tables.COST[craftsman])}"
            return " ".join([words, *_refusal(s, anchor, text)])
        case ("craftsman", int(craftsman)):
            return f"{text.title(text.trade(craftsman))}: {text.conversion(craftsman)}"
        case ("advantage", int(advantage)):
            return f"{text.title(text.advantage(advantage))}: {text.advantage_effect(advantage)}"
    return ""


def _about_step(s: State, step: int, context: ViewContext, text: Text) -> str:
    words = f"{text.step(step)}: {_does(s, step, context)}"
    there = _at_work(s, step, context)
    return f"{words}. {' '.join(there)}" if there else words


def _at_work(s: State, step: int, context: ViewContext) -> list[str]:
    """Whose workers stand at a site."""
    if step == layout.MILL:
        workers = list(s.mill)
    elif step in layout.SITE_STEPS:
        here = tables.SITE_CARDS[step - 6]
        workers = [sum(tables.CARD_WORKERS[card] for card in members_of(mine & here)) for mine in s.cards]
    else:
        return []
    found = [
        say(context, "working", name=context.seats[seat].name, count=count)
        for seat, count in enumerate(workers)
        if count
    ]
    return [say(context, "workers_here", who=", ".join(found) or say(context, "nobody_here"))]


def _does(s: State, step: int, context: ViewContext) -> str:
    if step in (11, 14) and s.round == tables.ROUNDS:
        return say(context, "no_use_any_more")
    first, second = tables.PRIORY_VP
    return say(context, _DOES[step], first=first, second=second, count=tables.GREY_WON)


def _about_space(s: State, space: int, context: ViewContext, text: Text) -> str:
    name = text.space(space, s)
    seat = builder_on(s, space)
    if seat != NOBODY:
        return say(context, "stands", space=name, name=context.seats[seat].name)
    step = tables.DATA.places[tables.SPACE_PLACE[space]].step
    return f"{name}: {_does(s, step, context)}"


def _about_bag(s: State, context: ViewContext) -> list[str]:
    odds = bag_odds(s)
    found = [
        say(context, "odds", name=context.seats[seat].name, count=s.bag[seat], percent=round(100 * odds[seat]))
        for seat in range(s.seats)
        if s.bag[seat]
    ]
    return [*found, say(context, "price", gold=s.price)] if found else [say(context, "bag_empty")]
