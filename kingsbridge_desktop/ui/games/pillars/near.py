"""What is told about a thing under the pointer: one line in the prompt, and cards shown large."""

from __future__ import annotations

from typing import Any

from kingsbridge_desktop.core.types import NOBODY
from kingsbridge_desktop.games.pillars import data as d
from kingsbridge_desktop.games.pillars.choosing import why_not_choose
from kingsbridge_desktop.games.pillars.outlook import bag_odds
from kingsbridge_desktop.games.pillars.state import EMPTY, State, bits, builder_on, is_event_open
from kingsbridge_desktop.text.pillars import Text
from kingsbridge_desktop.ui.art import cache
from kingsbridge_desktop.ui.board.view import Look
from kingsbridge_desktop.ui.games.pillars import actions, faces, layout
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


def telling(s: State, anchor: tuple[Any, ...], look: Look, text: Text) -> Telling | None:
    """What the slip says about a place."""
    match anchor:
        case ("card", int(card)):
            return faces.resource_card(card, text), text.title(text.card(card)), _about_card(s, card, look, text)
        case ("offer", int(craftsman)):
            return _craftsman(s, craftsman, look, text, ("costs",), anchor)
        case ("craftsman", int(craftsman)):
            return _craftsman(s, craftsman, look, text, (), anchor)
        case ("advantage", int(advantage)):
            return _advantage(advantage, look, text)
        case ("event",) if s.event >= 0:
            return _event(s, look, text)
        case ("space", int(space)):
            if space in d.KINGSBRIDGE and s.kingsbridge[d.KINGSBRIDGE.index(space)] != EMPTY:
                return _advantage(s.kingsbridge[d.KINGSBRIDGE.index(space)], look, text)
            if space in d.SHIRING and s.shiring[d.SHIRING.index(space)] != EMPTY:
                craftsman = s.shiring[d.SHIRING.index(space)]
                return _craftsman(s, craftsman, look, text, ("free_at_shiring",), anchor)
            seat = builder_on(s, space)
            here = [say(look, "builder_of", name=look.seats[seat].name)] if seat != NOBODY else []
            step = d.DATA.places[d.SPACE_PLACE[space]].step
            return None, text.space(space, s), [_does(s, step, look), *here]
        case ("step", int(step)):
            return None, text.step(step), [_does(s, step, look), *_at_work(s, step, look)]
        case ("bag",):
            return None, say(look, "bag"), _about_bag(s, look)
        case ("event",):
            return None, text.step(1), [say(look, "hidden_event")]
        case ("stall", int(kind)):
            return None, text.title(text.resource(kind)), _about_stall(s, kind, look)
        case ("stock", int(kind)):
            return None, text.title(text.resource(kind)), [say(look, "market_pays", gold=d.SELL[kind])]
    return None


def _about_stall(s: State, kind: int, look: Look) -> list[str]:
    return [
        say(look, "on_the_market", count=s.market[kind], gold=d.BUY[kind]),
        say(look, "market_pays", gold=d.SELL[kind]),
    ]


def _about_card(s: State, card: int, look: Look, text: Text) -> list[str]:
    amounts = [0, 0, 0, 0]
    amounts[d.CARD_KIND[card]] = d.CARD_YIELD[card]
    lines = [say(look, "demands", workers=d.CARD_WORKERS[card], goods=text.goods(amounts))]
    return lines + _refusal(s, ("card", card), text)


def _craftsman(
    s: State, craftsman: int, look: Look, text: Text, more: tuple[str, ...], anchor: tuple[Any, ...]
) -> Telling:
    lines = [text.conversion(craftsman)]
    if d.STARTING >> craftsman & 1:
        lines.append(say(look, "starting"))
    kind = d.DATA.kinds[d.TRADE[craftsman]]
    if kind.right:
        lines.append(say(look, f"right_{kind.right}"))
    if kind.requires:
        lines.append(say(look, "needs_mixer"))
    lines += [say(look, key, gold=d.COST[craftsman]) for key in more]
    if anchor[0] == "craftsman" and any(blessed == craftsman for blessed in s.blessed):
        lines.append(say(look, "blessed"))
    if anchor[0] == "offer":
        lines += _refusal(s, anchor, text)
    colour = look.colours[s.stack[-1].seat] if s.stack else look.colours[0]
    return faces.craftsman(craftsman, text, colour), text.title(text.trade(craftsman)), lines


def _advantage(advantage: int, look: Look, text: Text) -> Telling:
    entry = d.DATA.advantages[advantage]
    lines = [text.advantage_effect(advantage), say(look, entry.kind)]
    return faces.advantage(advantage, text), text.title(text.advantage(advantage)), lines


def _event(s: State, look: Look, text: Text) -> Telling:
    lines = [text.event_effect(s.event), say(look, "good_event" if d.EVENT_POSITIVE[s.event] else "bad_event")]
    if not is_event_open(s):
        lines.append(say(look, "known_event", event=text.game_event(s.event)))
    return faces.event(s.event, text), text.title(text.game_event(s.event)), lines


def _refusal(s: State, anchor: tuple[Any, ...], text: Text) -> list[str]:
    """Why a card of the display cannot be had, in the words of the rules."""
    if not s.stack or s.stack[-1].kind != "choose_card":
        return []
    wish = actions.wish(s, anchor)
    reason = why_not_choose(s, s.stack[-1], wish) if wish is not None else None
    return [text.reason(reason)] if reason is not None else []


def told(s: State, anchor: tuple[Any, ...], look: Look, text: Text) -> str:
    """One line about a place."""
    match anchor:
        case ("step", int(step)):
            return _about_step(s, step, look, text)
        case ("space", int(space)):
            return _about_space(s, space, look, text)
        case ("event",):
            if s.event < 0:
                return say(look, "hidden_event")
            return f"{text.title(text.game_event(s.event))}: {text.event_effect(s.event)}"
        case ("stall", int(kind)):
            return say(look, "stall", count=s.market[kind], resource=text.resource(kind), gold=d.BUY[kind])
        case ("stock", int(kind)):
            seat = s.stack[-1].seat if s.stack else s.start
            resource = text.title(text.resource(kind))
            return say(look, "sells", resource=resource, count=s.cubes[4 * seat + kind], gold=d.SELL[kind])
        case ("bag",):
            return "  ·  ".join(_about_bag(s, look))
        case ("card", int(card)):
            return " ".join([text.title(text.offer(card)) + ".", *_refusal(s, anchor, text)])
        case ("offer", int(craftsman)):
            name = text.title(text.trade(craftsman))
            words = f"{name}: {text.conversion(craftsman)}. {say(look, 'costs', gold=d.COST[craftsman])}"
            return " ".join([words, *_refusal(s, anchor, text)])
        case ("craftsman", int(craftsman)):
            return f"{text.title(text.trade(craftsman))}: {text.conversion(craftsman)}"
        case ("advantage", int(advantage)):
            return f"{text.title(text.advantage(advantage))}: {text.advantage_effect(advantage)}"
    return ""


def _about_step(s: State, step: int, look: Look, text: Text) -> str:
    words = f"{text.step(step)}: {_does(s, step, look)}"
    there = _at_work(s, step, look)
    return f"{words}. {' '.join(there)}" if there else words


def _at_work(s: State, step: int, look: Look) -> list[str]:
    """Whose workers stand at a site."""
    if step == layout.MILL:
        workers = list(s.mill)
    elif step in layout.SITE_STEPS:
        here = d.SITE_CARDS[step - 6]
        workers = [sum(d.CARD_WORKERS[card] for card in bits(mine & here)) for mine in s.cards]
    else:
        return []
    found = [
        say(look, "working", name=look.seats[seat].name, count=count) for seat, count in enumerate(workers) if count
    ]
    return [say(look, "workers_here", who=", ".join(found) or say(look, "nobody_here"))]


def _does(s: State, step: int, look: Look) -> str:
    if step in (11, 14) and s.round == d.ROUNDS:
        return say(look, "no_use_any_more")
    first, second = d.PRIORY_VP
    return say(look, _DOES[step], first=first, second=second, count=d.GREY_WON)


def _about_space(s: State, space: int, look: Look, text: Text) -> str:
    name = text.space(space, s)
    seat = builder_on(s, space)
    if seat != NOBODY:
        return say(look, "stands", space=name, name=look.seats[seat].name)
    step = d.DATA.places[d.SPACE_PLACE[space]].step
    return f"{name}: {_does(s, step, look)}"


def _about_bag(s: State, look: Look) -> list[str]:
    odds = bag_odds(s)
    found = [
        say(look, "odds", name=look.seats[seat].name, count=s.bag[seat], percent=round(100 * odds[seat]))
        for seat in range(s.seats)
        if s.bag[seat]
    ]
    return [*found, say(look, "price", gold=s.price)] if found else [say(look, "bag_empty")]
