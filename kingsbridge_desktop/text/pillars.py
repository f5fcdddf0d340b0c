"""What the board game says: labels, log, questions, reasons, the score sheet and the almanac."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from kingsbridge_desktop.core.types import Action, Event, Frame, Reason
from kingsbridge_desktop.games.consequence import Consequence
from kingsbridge_desktop.games.pillars import placing, tables
from kingsbridge_desktop.games.pillars.consequences import consequences
from kingsbridge_desktop.games.pillars.state import EMPTY, State, places, room_for_gold, stock_of, tax_due
from kingsbridge_desktop.text import pillars_log as log
from kingsbridge_desktop.text import pillars_words as words
from kingsbridge_desktop.text.base import Brief
from kingsbridge_desktop.text.catalogue import Catalogue
from kingsbridge_desktop.text.language import capitalized
from kingsbridge_desktop.text.pillars_facts import FACT_SHAPES, FACTS
from kingsbridge_desktop.text.pillars_when import WHEN

_NO_CUBES = (0,) * tables.KINDS
_SHARED_TRADES = frozenset(trade for trade in tables.TRADE if tables.TRADE.count(trade) > 1)


class Text(Catalogue):
    """The board game's sentences for one table."""

    CONTEXT, ITEMS, TERMS, OPTIONS = words.CONTEXT, words.ITEMS, words.TERMS, words.OPTIONS
    EVENTS, SHAPES, SILENT, SHORT = log.EVENTS, log.SHAPES, log.SILENT, log.SHORT
    IMPERSONAL, OPENINGS, RANKS = log.IMPERSONAL, log.OPENINGS, log.RANKS
    REASONS, REASON_SHAPES = words.REASONS, words.REASON_SHAPES
    WHEN, FACTS, FACT_SHAPES = WHEN, FACTS, FACT_SHAPES

    def consequences(self, s: State, a: Action) -> Sequence[Consequence]:
        """What a move brings in this round."""
        return consequences(s, a)

    def fact(self, c: Consequence) -> str:
        """A consequence in words; of an event also what it does."""
        if c.kind in ("warded_off", "endured"):
            effect = self.event_effect(c.args[0]).removesuffix(".")
            return self._say(FACTS[c.kind], event=self.game_event(c.args[0]), effect=effect)
        return super().fact(c)

    def roles(self) -> Mapping[str, Callable[[int], str]]:
        """Things that events and reasons name."""
        return {
            "resource": self.resource,
            "card": self.card,
            "craftsman": self.craftsman,
            "advantage": self.advantage,
            "event": self.game_event,
            "space": self.space,
            "place_of": lambda space: capitalized(self.place(tables.SPACE_PLACE[space])),
            "part": self.part,
            "step": self.step,
        }

    # Names of things

    def resource(self, kind: int) -> str:
        """Stone, wood, sand or metal."""
        return self.language.pick(tables.COMPONENTS.resources[kind].name)

    def card(self, card: int) -> str:
        """A resource card: `small forest`."""
        return self.language.pick(tables.COMPONENTS.resource_cards[card].name)

    def trade(self, craftsman: int) -> str:
        """A craftsman's trade alone: `mason`."""
        return self.language.pick(tables.COMPONENTS.kinds[tables.TRADE[craftsman]].name)

    def craftsman(self, craftsman: int) -> str:
        """A craftsman, with the capacity where several cards share the trade: `mason (up to 3 ×)`."""
        name = self.trade(craftsman)
        if tables.TRADE[craftsman] not in _SHARED_TRADES:
            return name
        capacity = tables.CAPACITY[craftsman]
        source = words.NAMES["of_capacity_once" if capacity == 1 else "of_capacity"]
        return self._say(source, craftsman=name, capacity=capacity)

    def advantage(self, advantage: int) -> str:
        """The name of an advantage."""
        return self.language.pick(tables.COMPONENTS.advantages[advantage].name)

    def game_event(self, event: int) -> str:
        """The name of an event card."""
        return self.language.pick(tables.COMPONENTS.events[event].name)

    def place(self, place: int) -> str:
        """The name of a location with builder spaces."""
        return self.language.pick(tables.COMPONENTS.places[place].name)

    def step(self, step: int) -> str:
        """A step of the board with its number: `Step 3: Wool mill`."""
        return self._say(
            words.NAMES["step"], number=step, step=capitalized(self.language.pick(tables.COMPONENTS.steps[step - 1]))
        )

    def part(self, part: int) -> str:
        """A part of the cathedral."""
        return self.language.pick(tables.COMPONENTS.parts[part])

    def title(self, name: str) -> str:
        """A name for the face of a card: with a capital letter."""
        return capitalized(name)

    def goods(self, amounts: Sequence[int]) -> str:
        """`1 stone + 2 gold`: stone, wood, sand, metal, then gold and VP where given."""
        parts = [self._goods(kind, count) for kind, count in enumerate(amounts[: tables.KINDS]) if count]
        for key, count in zip(("gold", "vp"), amounts[tables.KINDS :], strict=False):
            if count:
                parts.append(self._say(words.NAMES[key], count=count))
        return " + ".join(parts) or self._say(words.NAMES["nothing"])

    def uses(self, craftsman: int, times: int = 1) -> str:
        """What a craftsman spends, or must have in stock."""
        needed = tables.COMPONENTS.craftsmen[craftsman].needs.row[: tables.KINDS]
        if any(needed):
            return self._say(words.NAMES["holding"], things=self.goods(needed))
        return self.goods([count * times for count in tables.USES[craftsman]])

    def gives(self, craftsman: int, times: int = 1) -> str:
        """What a craftsman makes."""
        return self.goods((*_NO_CUBES, tables.GIVES_GOLD[craftsman] * times, tables.GIVES_VP[craftsman] * times))

    def conversion(self, craftsman: int) -> str:
        """What a craftsman does, in full: `1 stone → 1 VP, up to 3 ×`."""
        capacity = tables.CAPACITY[craftsman]
        if any(tables.COMPONENTS.craftsmen[craftsman].needs.row) or any(tables.USES[craftsman]):
            source = words.NAMES["conversion_once" if capacity == 1 else "conversion_at_most"]
        else:
            source = words.NAMES["conversion_for_nothing_once" if capacity == 1 else "conversion_for_nothing"]
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
        name = capitalized(self.place(place))
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
        entry = tables.COMPONENTS.advantages[advantage]
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
        if entry.foresight:
            return self._say(words.ADVANTAGES["foresight"])
        assert entry.workers, f"nothing tells what the advantage {entry.id!r} does"
        return self._say(words.ADVANTAGES["workers"])

    def event_effect(self, event: int) -> str:
        """What an event does."""
        effect, amount = tables.EVENT_EFFECT[event], tables.EVENT_AMOUNT[event]
        key = "yield_less" if effect == "yield" and amount < 0 else effect
        return self._say(words.EVENT_EFFECTS[key], count=abs(amount), limit=tables.EVENT_LIMIT[event])

    def warning(self, right: int) -> str:
        """PE-55, before the last craftsman with a right goes."""
        return self._say(words.WARNINGS[tables.RIGHT_IDS[right]])

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
        elif kind in ("place", "remigius"):
            params |= {"space": self.space(args[0], s), "gold": s.price, "advantage": self.advantage(tables.REMIGIUS)}
            if kind == "place" and (top.kind == "place_passed" or not s.price):
                source = words.ACTIONS["place_free"]
        elif kind in ("take_resource", "give_up"):
            params["resource"] = self.resource(args[0])
        elif kind in ("use", "decline"):
            params["advantage"] = self.advantage(tables.ASKED_ABOUT[top.kind])
        elif kind in ("buy", "sell"):
            price = (tables.BUY if kind == "buy" else tables.SELL)[args[0]] * args[1]
            gold = price if kind == "buy" else min(price, room_for_gold(s, top.seat))
            params |= {"goods": self._goods(*args), "gold": gold, "limit": tables.GOLD_LIMIT}
            if gold < price:
                source = words.ACTIONS["sell_capped" if gold else "sell_full"]
        elif kind == "convert":
            craftsman, times = args
            gained = min(tables.GIVES_GOLD[craftsman] * times, room_for_gold(s, top.seat))
            params |= self._work(craftsman, times, tables.GIVES_VP[craftsman] * times, gained)
        return self._say(source, **params)

    def _work(self, craftsman: int, times: int, vp: int, gold: int) -> dict[str, str]:
        gives = self.goods((*_NO_CUBES, gold, vp))
        if gold < tables.GIVES_GOLD[craftsman] * times:
            gives = self._say(words.NAMES["capped"], goods=gives, limit=tables.GOLD_LIMIT)
        return {
            "craftsman": capitalized(self.craftsman(craftsman)),
            "uses": self.uses(craftsman, times),
            "gives": gives,
        }

    def event(self, e: Event) -> str:
        """A log sentence; empty for what only the animation needs."""
        if e.kind == "phase_began":
            return self._say(log.PHASES[e.args[0]])
        if e.kind == "step_began":
            return self.step(e.args[0])
        if e.kind == "right_lost":
            return self._say(words.LOSES_RIGHT[tables.RIGHT_IDS[e.args[1]]], name=self.names[e.args[0]])
        return super().event(e)

    def variant(self, kind: str, args: tuple[int, ...]) -> str:
        """The same event in other words where a number in it is 0: nothing is told of what did not change."""
        if kind == "event_took_gold":
            return _paid(args[2], args[3], kind, "event_took_gold_and_vp", "event_took_vp", "event_took_nothing")
        if kind == "tax_paid":
            return _paid(args[2], args[3], kind, "tax_paid_with_vp", "tax_paid_in_vp", "tax_unpaid")
        if kind == "tax_exempt":
            return "tax_exempt_card" if args[1] else "tax_exempt_court"
        if kind == "resource_sold" and 0 < args[3] < tables.SELL[args[1]] * args[2]:
            return "resource_sold_capped"
        return kind if args and args[-1] else log.IF_ZERO.get(kind, kind)

    def event_parameters(self, e: Event) -> dict[str, Any]:
        """The arguments of an event by name, and what follows from them."""
        kind, args, _ = e
        found: dict[str, Any] = {"limit": tables.GOLD_LIMIT, **super().event_parameters(e)}
        if kind == "craftsman_offered":
            found["gold"] = tables.COST[args[0]]
        elif kind == "event_revealed":
            found["effect"] = self.event_effect(args[0])
        elif kind == "tax_exempt":
            found["advantage"] = self.advantage(tables.TAX_FREEDOM)
        elif kind == "craftsman_worked":
            found |= self._work(*args[1:])
        return found

    def brief(self, e: Event) -> Brief:
        """What a caption says of an event; nothing gained is said as in the log."""
        if e.kind == "mill_paid" and not e.args[2]:
            return Brief(self._say(log.EVENTS["mill_paid_full"], name=self.names[e.args[0]], limit=tables.GOLD_LIMIT))
        return super().brief(e)

    def heading(self, e: Event) -> str:
        """The step of the board that begins."""
        if e.kind != "step_began":
            return ""
        step = capitalized(self.language.pick(tables.COMPONENTS.steps[e.args[0] - 1]))
        return self._say(log.STEP, number=e.args[0], step=step)

    def cause(self, e: Event) -> str:
        """The event of the round, for what it gave or took."""
        return str(self.event_parameters(e)["event"]) if e.kind in log.BY_EVENT else ""

    def asked(self, s: State, top: Frame) -> str:
        """Who must do what now."""
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
            elif placing.ways(s, top) == placing.MAY_PASS:
                kind = "place_unpayable"
        elif kind == "place_passed":
            params["gold"] = top.args[0]
        elif kind in ("bishop", "collapse", "thomas"):
            params |= {"event": self.game_event(s.event), "advantage": self.advantage(tables.THOMAS)}
            if kind == "bishop" and tables.EVENT_POSITIVE[s.event]:
                kind = "bishop_gift"
        elif kind == "tax_freedom":
            params |= {"gold": tax_due(s, top.seat), "advantage": self.advantage(tables.TAX_FREEDOM)}
        elif kind == "give_up":
            excess = sum(stock_of(s, top.seat)) - tables.KEPT
            return self._say(words.QUESTIONS["give_up"], n=excess, limit=tables.KEPT, **params)
        return self._say(words.QUESTIONS[kind], **params)

    def reason(self, r: Reason) -> str:
        """Why something cannot be done."""
        if r.kind == "no_right":
            return self._say(words.NO_RIGHT[tables.RIGHT_IDS[r.args[0]]])
        return capitalized(super().reason(r))

    def reason_parameters(self, r: Reason) -> dict[str, Any]:
        """The arguments of a reason by name, and what follows from them."""
        found = super().reason_parameters(r)
        if "kind" in found:
            found["goods"] = self._goods(found["kind"], found["count"])
        elif r.kind == "remigius_not_needed":
            found["advantage"] = self.advantage(tables.REMIGIUS)
        return found

    def item(self, kind: str) -> str:
        """The name of a line of the score sheet: a source of points, or a trade."""
        if kind in words.ITEMS:
            return super().item(kind)
        return capitalized(self.language.pick(tables.COMPONENTS.kinds[tables.TRADE_IDS.index(kind)].name))

    def favourite(self, kind: str, number: int) -> str:
        """A craftsman."""
        return capitalized(self.craftsman(number))

    def progress(self, values: Sequence[int]) -> str:
        """Where the game stands."""
        number, phase, step = values
        if not phase:
            return self._say(words.PROGRESS["over"], rounds=tables.ROUNDS)
        name = self.language.pick(tables.COMPONENTS.steps[step - 1]) if step else ""
        return self._say(words.PROGRESS[f"phase_{phase}"], round=number, rounds=tables.ROUNDS, step=step, name=name)


def _paid(gold: int, vp: int, gold_only: str, both: str, vp_only: str, nothing: str) -> str:
    if gold:
        return both if vp else gold_only
    return vp_only if vp else nothing
