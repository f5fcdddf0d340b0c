"""What the board game says: labels, log, questions, reasons, the score sheet and the almanac."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from kingsbridge_desktop.core.types import NOBODY, Action, Event, Reason
from kingsbridge_desktop.games.pillars import tables
from kingsbridge_desktop.games.pillars.forecast import Status
from kingsbridge_desktop.games.pillars.state import EMPTY, State, places, room_for_gold
from kingsbridge_desktop.text import pillars_log as log
from kingsbridge_desktop.text import pillars_words as words
from kingsbridge_desktop.text.base import GameText
from kingsbridge_desktop.text.language import Language

_SHARED_TRADES = frozenset(trade for trade in tables.TRADE if tables.TRADE.count(trade) > 1)
_ASKS_FOR = {"thomas": tables.THOMAS, "tax_freedom": tables.TAX_FREEDOM}


class Text(GameText):
    """The board game's sentences for one table."""

    def __init__(self, language: Language, names: Sequence[str]) -> None:
        self.language = language
        self.names = names

    def _say(self, source: str, /, **params: Any) -> str:
        return self.language.say(words.CONTEXT, source, **params)

    def _name(self, entry: Any) -> str:
        return self.language.pick(entry)

    # Names of things

    def resource(self, kind: int) -> str:
        """Stone, wood, sand or metal."""
        return self._name(tables.DATA.resources[kind].name)

    def card(self, card: int) -> str:
        """A resource card: `small forest`."""
        return self._name(tables.DATA.resource_cards[card].name)

    def trade(self, craftsman: int) -> str:
        """A craftsman's trade alone: `mason`."""
        return self._name(tables.DATA.kinds[tables.TRADE[craftsman]].name)

    def craftsman(self, craftsman: int) -> str:
        """A craftsman, with the capacity where several cards share the trade: `mason ×3`."""
        name = self.trade(craftsman)
        if tables.TRADE[craftsman] not in _SHARED_TRADES:
            return name
        return self._say(words.NAMES["of_capacity"], craftsman=name, capacity=tables.CAPACITY[craftsman])

    def advantage(self, advantage: int) -> str:
        """The name of an advantage."""
        return self._name(tables.DATA.advantages[advantage].name)

    def game_event(self, event: int) -> str:
        """The name of an event card."""
        return self._name(tables.DATA.events[event].name)

    def place(self, place: int) -> str:
        """The name of a location with builder spaces."""
        return self._name(tables.DATA.places[place].name)

    def step(self, step: int) -> str:
        """A step of the board with its number: `Step 3: Wool mill`."""
        return self._say(words.NAMES["step"], number=step, step=_capital(self._name(tables.DATA.steps[step - 1])))

    def part(self, part: int) -> str:
        """A part of the cathedral."""
        return self._name(tables.DATA.parts[part])

    def title(self, name: str) -> str:
        """A name for the face of a card: with a capital letter."""
        return _capital(name)

    def goods(self, amounts: Sequence[int]) -> str:
        """`1 stone + 2 gold`: stone, wood, sand, metal, then gold and VP where given."""
        parts = [self._goods(kind, count) for kind, count in enumerate(amounts[:4]) if count]
        for key, count in zip(("gold", "vp"), amounts[4:], strict=False):
            if count:
                parts.append(self._say(words.NAMES[key], count=count))
        return " + ".join(parts) or self._say(words.NAMES["nothing"])

    def uses(self, craftsman: int, times: int = 1) -> str:
        """What a craftsman spends, or must have in stock."""
        needed = tables.DATA.craftsmen[craftsman].needs.row[:4]
        if any(needed):
            return self._say(words.NAMES["holding"], things=self.goods(needed))
        return self.goods([count * times for count in tables.USES[craftsman]])

    def gives(self, craftsman: int, times: int = 1) -> str:
        """What a craftsman makes."""
        return self.goods((0, 0, 0, 0, tables.GIVES_GOLD[craftsman] * times, tables.GIVES_VP[craftsman] * times))

    def conversion(self, craftsman: int) -> str:
        """What a craftsman does, in full: `1 stone → 1 VP, up to 3 ×`."""
        capacity = tables.CAPACITY[craftsman]
        source = words.NAMES["conversion_once" if capacity == 1 else "conversion_at_most"]
        return self._say(source, uses=self.uses(craftsman), gives=self.gives(craftsman), capacity=capacity)

    def offer(self, card: int) -> str:
        """A resource card with what it brings and demands."""
        return self._say(
            words.NAMES["card_offer"],
            card=self.card(card),
            goods=self._goods(tables.CARD_KIND[card], tables.CARD_YIELD[card]),
            workers=tables.CARD_WORKERS[card],
        )

    def space(self, space: int, s: State | None = None) -> str:
        """A builder space; with a position also what lies there."""
        place = tables.SPACE_PLACE[space]
        spaces = tables.PLACE_SPACES[place]
        name = _capital(self.place(place))
        number = space - spaces[0] + 1
        if len(spaces) == 1:
            return name
        if s is not None:
            slot = number - 1
            if space in tables.KINGSBRIDGE and s.kingsbridge[slot] != EMPTY:
                return self._say(words.NAMES["space_with_card"], place=name, card=self.advantage(s.kingsbridge[slot]))
            if space in tables.SHIRING and s.shiring[slot] != EMPTY:
                return self._say(words.NAMES["space_with_card"], place=name, card=self.craftsman(s.shiring[slot]))
            if space == tables.COURT[0] and s.court_metal:
                return self._say(words.NAMES["space_with_metal"], place=name, number=number)
            if space in tables.PRIORY:
                return self._say(words.NAMES["space_priory"], place=name, number=number, vp=tables.PRIORY_VP[slot])
        return self._say(words.NAMES["space"], place=name, number=number)

    def _goods(self, kind: int, count: int) -> str:
        if kind == tables.GOLD:
            return self._say(words.NAMES["gold"], count=count)
        return self._say(words.NAMES["amount"], count=count, thing=self.resource(kind))

    # The almanac and warnings

    def advantage_effect(self, advantage: int) -> str:
        """What an advantage does."""
        entry = tables.DATA.advantages[advantage]
        if entry.power:
            return self._say(words.ADVANTAGES[entry.power])
        if entry.kind == "at_once":
            return self._say(words.ADVANTAGES["at_once"], goods=self.goods(entry.gives.row))
        if any(entry.income.row):
            return self._say(words.ADVANTAGES["income"], goods=self.goods(entry.income.row))
        if entry.places:
            return self._say(words.ADVANTAGES["places"], places=tables.ROW_PLACES + entry.places)
        if entry.priory:
            return self._say(words.ADVANTAGES["priory"], vp=entry.priory)
        if entry.tax is not None:
            return self._say(words.ADVANTAGES["tax"], gold=entry.tax)
        return self._say(words.ADVANTAGES["foresight" if entry.foresight else "workers"])

    def event_effect(self, event: int) -> str:
        """What an event does."""
        effect, amount = tables.EVENT_EFFECT[event], tables.EVENT_AMOUNT[event]
        key = "yield_less" if effect == "yield" and amount < 0 else effect
        return self._say(words.EVENT_EFFECTS[key], count=abs(amount), limit=tables.EVENT_LIMIT[event])

    def warning(self, right: int) -> str:
        """PE-55, before the last craftsman with a right goes."""
        return self._say(words.WARNINGS[tables.RIGHT_IDS[right]])

    def status(self, status: Status) -> str:
        """Where a card of the almanac is."""
        return self._say(words.STATUS[status.name.lower()])

    def term(self, kind: str) -> str:
        """The name of a reason of the bots' evaluation."""
        return self._say(words.TERMS[kind])

    # What every game says

    def action(self, s: State, a: Action) -> str:
        """A short imperative label."""
        kind, args = a
        top = s.stack[-1]
        source = words.ACTIONS[kind]
        params: dict[str, Any] = {}
        if kind == "pass" and top.kind == "place_builder":
            source = words.ACTIONS["pass_builder"]
        elif kind == "take_card":
            params["offer"] = self.offer(args[0])
        elif kind in ("take_craftsman", "discard", "bless"):
            params |= {"craftsman": self.craftsman(args[0]), "gold": tables.COST[args[0]]}
        elif kind in ("accept", "throw_back"):
            params["other"] = self.names[top.args[0]]
        elif kind in ("place", "remigius"):
            params |= {"space": self.space(args[0], s), "gold": s.price, "advantage": self.advantage(tables.REMIGIUS)}
            if kind == "place" and (top.kind == "place_passed" or not s.price):
                source = words.ACTIONS["place_free"]
        elif kind in ("take_resource", "give_up"):
            params["resource"] = self.resource(args[0])
        elif kind in ("use", "decline"):
            params["advantage"] = self.advantage(_ASKS_FOR[top.kind])
        elif kind in ("buy", "sell"):
            price = (tables.BUY if kind == "buy" else tables.SELL)[args[0]] * args[1]
            gold = price if kind == "buy" else min(price, room_for_gold(s, top.seat))
            params |= {"goods": self._goods(*args), "gold": gold, "limit": tables.GOLD_LIMIT}
            if not gold:
                source = words.ACTIONS["sell_full"]
        elif kind == "convert":
            craftsman, times = args
            gained = min(tables.GIVES_GOLD[craftsman] * times, room_for_gold(s, top.seat))
            params |= self._work(craftsman, times, tables.GIVES_VP[craftsman] * times, gained)
        return self._say(source, **params)

    def _work(self, craftsman: int, times: int, vp: int, gold: int) -> dict[str, str]:
        return {
            "craftsman": _capital(self.craftsman(craftsman)),
            "uses": self.uses(craftsman, times),
            "gives": self.goods((0, 0, 0, 0, gold, vp)),
        }

    def event(self, e: Event) -> str:
        """A log sentence; empty for what only the animation needs."""
        kind, args, _ = e
        if kind in log.SILENT:
            return ""
        if kind == "phase_began":
            return self._say(log.PHASES[args[0]])
        if kind == "step_began":
            return self.step(args[0])
        if kind == "right_lost":
            return self._say(words.LOSES_RIGHT[tables.RIGHT_IDS[args[1]]], name=self.names[args[0]])
        if kind == "tax_exempt":
            source = log.EVENTS["tax_exempt_card" if args[1] else "tax_exempt_court"]
            return self._say(source, name=self.names[args[0]], advantage=self.advantage(tables.TAX_FREEDOM))
        return self._say(log.EVENTS[_variant(kind, args)], **self._event_parameters(kind, args))

    def subject(self, e: Event) -> int:
        """Who a log sentence is about: the board is worked off for all on the action of whoever came last."""
        if e.kind in ("right_lost", "tax_exempt") or log.SHAPES.get(e.kind, ())[:1] == ("name",):
            return e.args[0]
        return NOBODY

    def _event_parameters(self, kind: str, args: tuple[int, ...]) -> dict[str, Any]:
        """The arguments by the names that the sentences use; an event's shape is told by SHAPES."""
        found: dict[str, Any] = {"limit": tables.GOLD_LIMIT}
        for name, value in zip(log.SHAPES.get(kind, ()), args, strict=False):
            if name in ("name", "other"):
                found[name] = self.names[value]
            elif name in _NAMED:
                found[name] = _NAMED[name](self, value)
            else:
                found[name] = value
        if kind == "round_began":
            found["name"] = self.names[args[1]]
        elif kind == "craftsman_offered":
            found["gold"] = tables.COST[args[0]]
        elif kind == "event_revealed":
            found["effect"] = self.event_effect(args[0])
        elif kind == "craftsman_worked":
            found |= self._work(*args[1:])
        elif kind in ("workers_to_mill", "mill_paid"):
            found["n"] = found.pop("workers")
        return found

    def question(self, s: State) -> str:
        """Who must do what now."""
        if not s.stack:
            return self._say(words.QUESTIONS["over"])
        top = s.stack[-1]
        kind = top.kind
        params: dict[str, Any] = {"name": self.names[top.seat]}
        if kind == "discard":
            params["places"] = places(s, top.seat)
        elif kind == "veto":
            params["other"] = self.names[top.args[0]]
        elif kind == "place_builder":
            params["gold"] = s.price
            if not s.price:
                kind = "place_for_nothing"
            elif s.price > s.gold[top.seat] and not s.advantages[top.seat] >> tables.REMIGIUS & 1:
                kind = "place_unpayable"
        elif kind == "place_passed":
            params["gold"] = top.args[0]
        elif kind in ("bishop", "collapse", "thomas"):
            params |= {"event": self.game_event(s.event), "advantage": self.advantage(tables.THOMAS)}
            if kind == "bishop" and tables.EVENT_POSITIVE[s.event]:
                kind = "bishop_gift"
        elif kind == "tax_freedom":
            francis = s.advantages[top.seat] >> tables.FRANCIS & 1
            params |= {
                "gold": tables.FRANCIS_TAX if francis else s.tax,
                "advantage": self.advantage(tables.TAX_FREEDOM),
            }
        elif kind == "give_up":
            excess = sum(s.cubes[4 * top.seat : 4 * top.seat + 4]) - tables.KEPT
            return self._say(words.QUESTIONS["give_up"], n=excess, limit=tables.KEPT, **params)
        return self._say(words.QUESTIONS[kind], **params)

    def reason(self, r: Reason) -> str:
        """Why something cannot be done."""
        kind, args = r
        if kind == "no_right":
            return self._say(words.NO_RIGHT[tables.RIGHT_IDS[args[0]]])
        params: dict[str, Any] = {}
        if kind == "remigius_not_needed":
            params["advantage"] = self.advantage(tables.REMIGIUS)
        elif kind == "earlier_space_first":
            params["place"] = _capital(self.place(tables.SPACE_PLACE[args[0]]))
        elif kind in ("market_short", "not_that_many"):
            params["goods"] = self._goods(*args)
        elif kind == "must_hold":
            params |= {"craftsman": _capital(self.craftsman(args[0])), "goods": self._goods(args[1], args[2])}
        elif kind == "not_enough_to_convert":
            params |= {
                "craftsman": _capital(self.craftsman(args[0])),
                "goods": self._goods(args[1], args[2]),
                "held": args[3],
            }
        else:
            for name, value in zip(words.REASON_SHAPES.get(kind, ()), args, strict=False):
                params[name] = _NAMED[name](self, value) if name in _NAMED else value
        return _capital(self._say(words.REASONS[kind], **params))

    def item(self, kind: str) -> str:
        """The name of a line of the score sheet: a source of points, or a trade."""
        if kind in words.ITEMS:
            return self._say(words.ITEMS[kind])
        return _capital(self._name(tables.DATA.kinds[tables.TRADE_IDS.index(kind)].name))

    def progress(self, values: Sequence[int]) -> str:
        """Where the game stands."""
        number, phase, step = values
        if not phase:
            return self._say(words.PROGRESS["over"], rounds=tables.ROUNDS)
        name = self._name(tables.DATA.steps[step - 1]) if step else ""
        return self._say(words.PROGRESS[f"phase_{phase}"], round=number, rounds=tables.ROUNDS, step=step, name=name)

    def option(self, name: str) -> str:
        """The name of a set-up option."""
        return self._say(words.OPTIONS[name])

    def option_value(self, name: str, value: int) -> str:
        """A seat, or by chance."""
        return self._say(words.NAMES["by_chance"] if value < 0 else words.NAMES["seat"], number=value + 1)


def _capital(name: str) -> str:
    return name[:1].upper() + name[1:]


def _variant(kind: str, args: tuple[int, ...]) -> str:
    """The same event in other words where a number in it is 0: nothing is told of what did not change."""
    if kind == "event_took_gold":
        return _paid(args[2], args[3], kind, "event_took_gold_and_vp", "event_took_vp", "event_took_nothing")
    if kind == "tax_paid":
        return _paid(args[2], args[3], kind, "tax_paid_with_vp", "tax_paid_in_vp", "tax_unpaid")
    return kind if args and args[-1] else log.IF_ZERO.get(kind, kind)


def _paid(gold: int, vp: int, gold_only: str, both: str, vp_only: str, nothing: str) -> str:
    if gold:
        return both if vp else gold_only
    return vp_only if vp else nothing


_NAMED: dict[str, Callable[[Text, int], str]] = {
    "resource": Text.resource,
    "card": Text.card,
    "craftsman": Text.craftsman,
    "advantage": Text.advantage,
    "event": Text.game_event,
    "space": Text.space,
    "part": Text.part,
}
