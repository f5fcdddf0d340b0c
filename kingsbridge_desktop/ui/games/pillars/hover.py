"""What is told about places, cards and players: in the prompt, on a card shown large, on the plaque, on the plates."""

from __future__ import annotations

from collections.abc import Sequence

from kingsbridge_desktop.core.bits import members_of
from kingsbridge_desktop.core.types import NOBODY
from kingsbridge_desktop.games.pillars import tables
from kingsbridge_desktop.games.pillars.best_building import plan_of
from kingsbridge_desktop.games.pillars.forecast import (
    bag_odds,
    forecast,
    is_foreseeable,
    projected,
    still_acts,
    vp_built,
)
from kingsbridge_desktop.games.pillars.state import EMPTY, State, builder_on, capacity, is_event_open, phase, stock_of
from kingsbridge_desktop.text.numbers import signed
from kingsbridge_desktop.text.pillars import Text
from kingsbridge_desktop.ui.board.items import Cell
from kingsbridge_desktop.ui.board.slip import Note
from kingsbridge_desktop.ui.board.targets import Anchor
from kingsbridge_desktop.ui.board.view import Chip, ViewContext
from kingsbridge_desktop.ui.games.pillars import faces, places
from kingsbridge_desktop.ui.games.pillars.picture import (
    busy_workers,
    question,
    workers_at,
)
from kingsbridge_desktop.ui.games.pillars.words import say

Lines = list[list[Cell]]
_NAME, _FIGURE = 3.0, 259.0  # columns of the plaque, off the ornaments in its corners
_DOES = {
    tables.EVENT_STEP: "event_does",
    tables.BISHOP_STEP: "bishop_does",
    tables.MILL_STEP: "mill_does",
    tables.KINGSBRIDGE_STEP: "kingsbridge_does",
    tables.PRIORY_STEP: "priory_does",
    **dict.fromkeys(tables.SITE_STEPS, "site_does"),
    tables.COURT_STEP: "court_does",
    tables.SHIRING_STEP: "shiring_does",
    tables.CASTLE_STEP: "castle_does",
    tables.MARKET_STEP: "market_does",
    tables.CATHEDRAL_STEP: "cathedral_does",
    tables.START_PLAYER_STEP: "start_does",
}


def note(s: State, anchor: Anchor | None, context: ViewContext, text: Text) -> Note | None:
    """What the slip says about a place."""
    match anchor:
        case ("card", int(card)):
            lines = _about_card(s, card, context, text)
            return Note(text.title(text.card(card)), tuple(lines), faces.resource_card(card, text))
        case ("offer", int(craftsman)):
            costs = say(context, "costs", gold=tables.COST[craftsman])
            return _craftsman(s, craftsman, context, text, [costs, *_refusal(s, anchor, context, text)])
        case ("craftsman", int(craftsman)):
            blessed = [say(context, "blessed")] if craftsman in s.blessed else []
            return _craftsman(s, craftsman, context, text, blessed)
        case ("advantage", int(advantage)):
            return _advantage(advantage, context, text)
        case ("event",) if s.event >= 0:
            return _event(s, context, text)
        case ("space", int(space)):
            if space in tables.KINGSBRIDGE and s.kingsbridge[tables.KINGSBRIDGE.index(space)] != EMPTY:
                return _advantage(s.kingsbridge[tables.KINGSBRIDGE.index(space)], context, text)
            if space in tables.SHIRING and s.shiring[tables.SHIRING.index(space)] != EMPTY:
                craftsman = s.shiring[tables.SHIRING.index(space)]
                return _craftsman(s, craftsman, context, text, [say(context, "free_at_shiring")])
            seat = builder_on(s, space)
            here = [say(context, "builder_of", name=context.seats[seat].name)] if seat != NOBODY else []
            step = tables.COMPONENTS.places[tables.SPACE_PLACE[space]].step
            return Note(text.space(space, s), (_does(s, step, context), *here))
        case ("step", int(step)):
            known = [text.title(text.game_event(s.event))] if step == tables.EVENT_STEP and s.event >= 0 else []
            return Note(text.step(step), (_does(s, step, context), *known, *_at_work(s, step, context)))
        case ("bag",):
            return Note(say(context, "bag"), tuple(_about_bag(s, context)))
        case ("event",):
            return Note(text.step(tables.EVENT_STEP), (say(context, "hidden_event"),))
        case ("stall", int(kind)):
            return Note(text.title(text.resource(kind)), tuple(_about_stall(s, kind, context)))
        case ("stock", int(kind)):
            return Note(text.title(text.resource(kind)), (say(context, "market_pays", gold=tables.SELL[kind]),))
    return None


def _about_stall(s: State, kind: int, context: ViewContext) -> list[str]:
    if question(s) == "bishop":
        return [say(context, "market_gift", count=s.market[kind])]
    return [
        say(context, "on_the_market", count=s.market[kind], gold=tables.BUY[kind]),
        say(context, "market_pays", gold=tables.SELL[kind]),
    ]


def _about_card(s: State, card: int, context: ViewContext, text: Text) -> list[str]:
    amounts = [0, 0, 0, 0]
    amounts[tables.CARD_KIND[card]] = tables.CARD_YIELD[card]
    lines = [say(context, "demands", workers=tables.CARD_WORKERS[card], goods=text.goods(amounts))]
    return lines + _refusal(s, ("card", card), context, text)


def _craftsman(s: State, craftsman: int, context: ViewContext, text: Text, more: Sequence[str] = ()) -> Note:
    lines = [text.conversion(craftsman)]
    if tables.STARTING >> craftsman & 1:
        lines.append(say(context, "starting"))
    kind = tables.COMPONENTS.kinds[tables.TRADE[craftsman]]
    if kind.right:
        lines.append(say(context, f"right_{kind.right}"))
    if kind.requires:
        lines.append(say(context, "needs_mixer"))
    lines += more
    colour = context.colours[s.stack[-1].seat] if s.stack else context.colours[0]
    return Note(text.title(text.trade(craftsman)), tuple(lines), faces.craftsman(craftsman, text, colour))


def _advantage(advantage: int, context: ViewContext, text: Text) -> Note:
    lines = [text.advantage_effect(advantage)]  # which says itself what acts once, or at once
    if tables.COMPONENTS.advantages[advantage].kind == "permanent":
        lines.append(say(context, "permanent"))
    return Note(text.title(text.advantage(advantage)), tuple(lines), faces.advantage(advantage, text))


def _event(s: State, context: ViewContext, text: Text) -> Note:
    lines = [text.event_effect(s.event), say(context, "good_event" if tables.EVENT_POSITIVE[s.event] else "bad_event")]
    if not is_event_open(s):
        lines.append(say(context, "known_event", event=text.game_event(s.event)))
    return Note(text.title(text.game_event(s.event)), tuple(lines), faces.event(s.event, text))


def _refusal(s: State, anchor: Anchor, context: ViewContext, text: Text) -> list[str]:
    """Why a card of the display cannot be had, in the words of the rules."""
    if question(s) != "choose_card":
        return []
    wanted = places.intended_action(s, anchor)
    reason = context.why_not(s, wanted) if wanted is not None else None
    return [text.reason(reason)] if reason is not None else []


def told(s: State, anchor: Anchor | None, context: ViewContext, text: Text) -> str:
    """One line about a place; empty where the head of its note says it."""
    match anchor:
        case ("step", int(step)):
            return _about_step(s, step, context, text)
        case ("space", int(space)):
            return _about_space(s, space, context, text)
        case ("event",) if s.event < 0:
            return say(context, "hidden_event")
        case ("stall", int(kind)) if question(s) == "bishop":
            return say(context, "stall_gift", count=s.market[kind], resource=text.resource(kind))
        case ("stall", int(kind)):
            return say(context, "stall", count=s.market[kind], resource=text.resource(kind), gold=tables.BUY[kind])
        case ("stock", int(kind)):
            seat = s.stack[-1].seat if s.stack else s.start
            resource = text.title(text.resource(kind))
            return say(context, "sells", resource=resource, count=stock_of(s, seat)[kind], gold=tables.SELL[kind])
        case ("bag",):
            return "  ·  ".join(_about_bag(s, context))
        case ("card", int(card)):
            return " ".join([text.title(text.offer(card)) + ".", *_refusal(s, anchor, context, text)])
        case ("offer", int(craftsman)):
            name = text.title(text.trade(craftsman))
            words = f"{name}: {text.conversion(craftsman)}. {say(context, 'costs', gold=tables.COST[craftsman])}"
            return " ".join([words, *_refusal(s, anchor, context, text)])
    return ""


def _about_step(s: State, step: int, context: ViewContext, text: Text) -> str:
    words = f"{text.step(step)}: {_does(s, step, context)}"
    there = _at_work(s, step, context)
    return f"{words}. {' '.join(there)}" if there else words


def _at_work(s: State, step: int, context: ViewContext) -> list[str]:
    """Whose workers stand at a site."""
    if step not in (tables.MILL_STEP, *tables.SITE_STEPS):
        return []
    workers = [workers_at(s, step, seat) for seat in range(s.seats)]
    found = [
        say(context, "working", name=context.seats[seat].name, count=count)
        for seat, count in enumerate(workers)
        if count
    ]
    return [say(context, "workers_here", who=", ".join(found) or say(context, "nobody_here"))]


def _does(s: State, step: int, context: ViewContext) -> str:
    if not still_acts(s, step):
        return say(context, "no_use_any_more")
    first, second = tables.PRIORY_VP
    return say(context, _DOES[step], first=first, second=second, count=tables.GREY_WON)


def _about_space(s: State, space: int, context: ViewContext, text: Text) -> str:
    name = text.space(space, s)
    seat = builder_on(s, space)
    if seat != NOBODY:
        return say(context, "stands", space=name, name=context.seats[seat].name)
    step = tables.COMPONENTS.places[tables.SPACE_PLACE[space]].step
    return f"{name}: {_does(s, step, context)}"


def _about_bag(s: State, context: ViewContext) -> list[str]:
    odds = bag_odds(s)
    found = [
        say(context, "odds", name=context.seats[seat].name, count=s.bag[seat], percent=round(100 * odds[seat]))
        for seat in range(s.seats)
        if s.bag[seat]
    ]
    return [*found, say(context, "price", gold=s.price)] if found else [say(context, "bag_empty")]


def plaque(s: State, context: ViewContext) -> tuple[str, Lines]:
    """Title and lines of the plaque beside a mat: the bag with its odds, the building so far, or how the round ends."""
    if phase(s) == tables.PLACING_PHASE and any(s.bag):
        return say(context, "bag"), _bag(s, context)
    if question(s) == "build":
        return say(context, "building"), _building(s, s.stack[-1].seat, context)
    projects = is_foreseeable(s) and context.settings.values.show_projection
    lines = []
    for seat in range(s.seats):
        points = str(s.vp[seat])
        if projects:
            points += f"→{projected(s, seat)}"
        lines.append(
            [
                Cell(_NAME, context.seats[seat].name, f"shield:{context.colours[seat]}", is_name=True),
                Cell(_FIGURE, points, bold=True, align="right"),
            ]
        )
    return say(context, "outlook" if projects else "points_now"), lines


def _bag(s: State, context: ViewContext) -> Lines:
    lines: Lines = []
    for seat, chance in enumerate(bag_odds(s)):
        percent = say(context, "percent", percent=round(100 * chance))
        lines.append(
            [
                Cell(_NAME, f"{s.bag[seat]} ×", f"builder_figure:{context.colours[seat]}"),
                Cell(_FIGURE, percent, bold=True, align="right"),
            ]
        )
    return lines


def _building(s: State, seat: int, context: ViewContext) -> Lines:
    proposed = plan_of(s, seat)
    return [
        [
            Cell(_NAME, say(context, "built"), "victory_point"),
            Cell(_FIGURE, signed(vp_built(s, seat)), bold=True, align="right"),
        ],
        [
            Cell(_NAME, say(context, "possible"), "victory_point"),
            Cell(_FIGURE, signed(proposed.vp), bold=True, align="right"),
        ],
        [Cell(_NAME, say(context, "afterwards"), "gold"), Cell(_FIGURE, str(proposed.gold), bold=True, align="right")],
    ]


def forecast_lines(s: State, seat: int, context: ViewContext, text: Text) -> list[str]:
    """Income and score of the round in words."""
    ahead = forecast(s, seat)

    def between(low: int, high: int) -> str:
        return str(low) if low == high else say(context, "range", low=low, high=high)

    return [
        say(
            context,
            "forecast_gold",
            now=s.gold[seat],
            income=signed(ahead.income),
            tax=between(ahead.tax_low, ahead.tax_high),
            then=between(ahead.gold_low, ahead.gold_high),
        ),
        say(context, "forecast_goods", goods=text.goods(ahead.resources)),
        say(context, "forecast_vp", places=signed(ahead.vp_places), building=signed(ahead.vp_building)),
        say(context, "forecast_total", vp=projected(s, seat)),
    ]


def _holdings(s: State, seat: int, context: ViewContext, text: Text) -> list[str]:
    """A player's craftsmen and advantages by name."""
    craftsmen = ", ".join(text.craftsman(c) for c in members_of(s.row[seat]))
    advantages = ", ".join(text.advantage(a) for a in members_of(s.advantages[seat]))
    none = say(context, "none")
    return [
        say(context, "held_craftsmen", names=craftsmen or none),
        say(context, "held_advantages", names=advantages or none),
    ]


def chips(s: State, seat: int, context: ViewContext, text: Text) -> list[Chip]:
    """What stands on a player's plate besides the score."""
    free, busy = s.free[seat], busy_workers(s, seat)
    workers = say(context, "workers_at_work", free=free, working=busy)
    found = [
        Chip("gold", str(s.gold[seat]), say(context, "gold", count=s.gold[seat])),
        Chip(f"worker_figure:{context.colours[seat]}", str(free), workers),
    ]
    for kind, name in enumerate(tables.RESOURCE_IDS):
        count = stock_of(s, seat)[kind]
        resource = text.title(text.resource(kind))
        found.append(Chip(name, str(count), say(context, "resource", resource=resource, count=count)))
    for craftsman in members_of(s.row[seat] & ~tables.STARTING):
        tip = f"{text.title(text.trade(craftsman))}: {text.conversion(craftsman)}"
        if s.blessed[seat] == craftsman:
            tip += f". {say(context, 'blessed')}"
        found.append(Chip(faces.trade(craftsman), f"×{capacity(s, seat, craftsman)}", tip))
    for advantage in members_of(s.advantages[seat]):
        tip = f"{text.title(text.advantage(advantage))}: {text.advantage_effect(advantage)}"
        found.append(Chip(tables.ADVANTAGE_IDS[advantage], "", tip))
    return found


def plate_tip(s: State, seat: int, context: ViewContext, text: Text) -> str:
    """More about a player."""
    lines = _holdings(s, seat, context, text)
    if s.start == seat and s.stack:
        lines.insert(0, say(context, "start_tip", name=context.seats[seat].name))
    if is_foreseeable(s) and context.settings.values.show_projection:
        lines += forecast_lines(s, seat, context, text)
    if s.wall >> seat & 1:
        lines.append(say(context, "set_aside"))
    return "\n".join(lines)
