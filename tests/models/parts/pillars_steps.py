"""Phase III of the board game up to the building, and what all phases do with gold, points and craftsmen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tests.models.lockstep import Luck
from tests.models.parts import pillars_table as t
from tests.models.parts.pillars_form import Words
from tests.models.parts.pillars_table import Player, Question, Table


class Steps:
    """A table and the steps 1 to 13; `may_x` lists the answers to a question, `do_x` carries one out."""

    luck: Luck

    def __init__(self, table: Table) -> None:
        self.table = table

    def drawn(self, names: Iterable[str]) -> str:
        members = list(names)
        return members[self.luck.below(len(members))]

    def drawn_event(self) -> str:
        return self.drawn(name for name in t.EVENTS if name not in self.table.events_seen)

    # Gold, points and craftsmen

    def ask(self, what: str, seat: int, about: str = "", later: Sequence[int] = ()) -> None:
        self.table.question = Question(what, seat, about, list(later))

    def earn(self, player: Player, gold: int) -> None:
        """PE-44 What exceeds the track is lost."""
        player.gold = min(t.GOLD_LIMIT, player.gold + gold)

    def score(self, player: Player, vp: int, source: str) -> None:
        """PE-43 Points never go below none."""
        vp = max(vp, -player.vp)
        player.vp += vp
        player.sources[source] = player.sources.get(source, 0) + vp

    def owe(self, player: Player, gold: int) -> None:
        """PE-43 For every full 2 gold that cannot be paid a point is lost."""
        paid = min(gold, player.gold)
        player.gold -= paid
        self.score(player, -((gold - paid) // 2), "debts")

    def hire(self, seat: int, name: str) -> bool:
        """PE-26 Adds a craftsman; asks for a discard and says so if there is no place."""
        player = self.table.players[seat]
        player.row.append(name)
        if len(player.row) <= player.places:
            return False
        self.ask("discard", seat, name)
        return True

    def dismiss(self, player: Player, name: str) -> None:
        """PE-94 A blessing goes with its craftsman."""
        player.row.remove(name)
        if player.blessed == name:
            player.blessed = None

    def may_discard(self, question: Question) -> list[Words]:
        return [("discard", name) for name in self.table.players[question.seat].row]

    def leave(self, space: str) -> int | None:
        """Takes the builder off a space into the bag and says whose it was."""
        seat = self.table.builder_on(space)
        if seat is not None:
            self.table.players[seat].spaces.remove(space)
            self.table.players[seat].bag += 1
        return seat

    # Steps 1 and 2: the event and the bishop

    def reveal(self) -> None:
        """PE-40."""
        table = self.table
        table.event = table.event or self.drawn_event()
        table.events_seen.append(table.event)
        table.step = 2
        guest = table.builder_on("bishop")
        if guest is None:
            self.shelter()
        else:
            self.ask("bishop", guest)

    def may_bishop(self, _question: Question) -> list[Words]:
        """PE-41."""
        may: list[Words] = [("take_resource", kind) for kind, number in self.table.market.items() if number]
        if self.table.event in t.BAD_EVENTS:
            may.append(("protect",))
        return may

    def do_bishop(self, question: Question, verb: str, kind: str = "") -> None:
        player = self.table.players[question.seat]
        self.leave("bishop")
        if verb == "protect":
            player.protected = True
        else:
            self.table.market[kind] -= 1
            player.stock[kind] += 1
        self.shelter()

    def shelter(self) -> None:
        """PE-42 Thomas, if his owner is not protected yet."""
        owner = self.table.holder("archbishop_thomas")
        if owner is None or self.table.event in t.GOOD_EVENTS or self.table.players[owner].protected:
            self.act()
        else:
            self.ask("thomas", owner)

    def may_thomas(self, _question: Question) -> list[Words]:
        return [("use", "archbishop_thomas"), ("decline",)]

    def do_thomas(self, question: Question, verb: str, _name: str = "") -> None:
        if verb == "use":
            player = self.table.players[question.seat]
            player.advantages.remove("archbishop_thomas")
            player.protected = True
        self.act()

    def act(self) -> None:
        """PE-90 to PE-99 The event."""
        table = self.table
        asked = []
        for seat in table.clockwise(table.start):
            player = table.players[seat]
            if table.event == "kings_gift":
                self.earn(player, 5)
            elif table.event == "richards_spoils":
                player.stock["metal"] += 1
            elif table.event == "wool_trade":
                self.earn(player, min(5, player.mill))
            elif table.event == "blessing":
                if self.blessable(player):
                    asked.append(seat)
            elif player.protected:
                continue
            elif table.event == "william_hamleigh":
                self.owe(player, 4)
            elif table.event == "conflict":
                self.score(player, -2, "events")
            elif table.event == "town_wall" and table.round < t.LAST_ROUND:
                player.two_builders_next = True
            elif table.event == "collapse" and player.row:
                asked.append(seat)
        if asked:
            self.ask("bless" if table.event == "blessing" else "collapse", asked[0], later=asked[1:])

    def blessable(self, player: Player) -> list[str]:
        """PE-94."""
        return [name for name in player.row if t.CRAFTSMEN[name].trade not in t.NEVER_BLESSED]

    def may_bless(self, question: Question) -> list[Words]:
        return [("bless", name) for name in self.blessable(self.table.players[question.seat])]

    def do_bless(self, question: Question, _verb: str, name: str) -> None:
        self.table.players[question.seat].blessed = name
        self.ask_the_next(question)

    def may_collapse(self, question: Question) -> list[Words]:
        return self.may_discard(question)

    def do_collapse(self, question: Question, _verb: str, name: str) -> None:
        self.dismiss(self.table.players[question.seat], name)
        self.ask_the_next(question)

    def ask_the_next(self, question: Question) -> None:
        if question.later:
            self.ask(question.what, question.later[0], later=question.later[1:])

    # Steps 3 to 8: income

    def pay_the_mill(self) -> None:
        """PE-44."""
        for player in self.table.players:
            self.earn(player, player.mill)
            player.free, player.mill = player.free + player.mill, 0

    def hand_out_advantages(self) -> None:
        """PE-45, PE-88."""
        for slot, name in enumerate(self.table.kingsbridge):
            seat = self.leave(f"kingsbridge_{slot + 1}")
            self.table.kingsbridge[slot] = None
            if seat is None or name is None:
                continue
            player = self.table.players[seat]
            if name not in t.AT_ONCE:
                player.advantages.append(name)
            for what, amount in t.AT_ONCE.get(name, {}).items():
                if what == "gold":
                    self.earn(player, amount)
                elif what == "vp":
                    self.score(player, amount, "advantages")
                else:
                    player.stock[what] += amount

    def score_the_priory(self) -> None:
        """PE-46, PE-87."""
        for space, vp in (("priory_1", 2), ("priory_2", 1)):
            seat = self.leave(space)
            if seat is not None:
                player = self.table.players[seat]
                self.score(player, vp + ("prior_philip" in player.advantages), "priory")

    def bring_in(self) -> None:
        """PE-47, PE-84, PE-93, PE-98 One of the three sites."""
        kind = t.SITE_STEPS[self.table.step]
        for player in self.table.players:
            more = 0
            if self.table.event == "volunteers":
                more = 1
            elif self.table.event == "cold_winter" and not player.protected:
                more = -1
            for card in [name for name in player.cards if t.CARDS[name].kind == kind]:
                player.cards.remove(card)
                player.free += t.CARDS[card].workers
                player.stock[kind] += t.CARDS[card].brings + more
            player.stock[kind] += sum(t.INCOME.get(name) == kind for name in player.advantages)

    # Step 9: the king's court

    def roll_the_tax(self) -> None:
        """PE-48, PE-49."""
        table = self.table
        table.tax = t.TAX_DIE[self.luck.below(len(t.TAX_DIE))]
        first = table.builder_on(t.COURT[0])
        if first is not None:
            table.players[first].stock["metal"] += table.court_metal
            table.court_metal = 0
        owner = table.holder("tax_freedom")
        if owner is None or self.at_court(owner):
            self.collect(None)
        else:
            self.ask("tax_freedom", owner)

    def at_court(self, seat: int) -> bool:
        return any(space in t.COURT for space in self.table.players[seat].spaces)

    def may_tax_freedom(self, _question: Question) -> list[Words]:
        return [("use", "tax_freedom"), ("decline",)]

    def do_tax_freedom(self, question: Question, verb: str, _name: str = "") -> None:
        if verb == "use":
            self.table.players[question.seat].advantages.remove("tax_freedom")
        self.collect(question.seat if verb == "use" else None)

    def collect(self, spared: int | None) -> None:
        for seat, player in enumerate(self.table.players):
            if seat != spared and not self.at_court(seat):
                self.owe(player, 2 if "francis" in player.advantages else self.table.tax)
        for space in t.COURT:
            self.leave(space)

    # Steps 10 and 11: Shiring

    def hand_out_craftsmen(self) -> None:
        """PE-50, PE-63."""
        for slot, name in enumerate(self.table.shiring):
            self.table.shiring[slot] = None
            seat = self.leave(f"shiring_{slot + 1}")
            if seat is not None and name is not None and self.hire(seat, name):
                return

    def lend_workers(self) -> None:
        """PE-51, PE-62."""
        seat = self.leave("castle")
        if seat is not None and self.table.round < t.LAST_ROUND:
            self.table.players[seat].grey_next += 2

    # Step 12: the market

    def open_the_market(self) -> None:
        self.next_trader("")

    def next_trader(self, after: str) -> None:
        """PE-52 In the order of the spaces, round and round."""
        later = [space for space in t.MARKET if space > after]
        for space in [*later, *t.MARKET]:
            seat = self.table.builder_on(space)
            if seat is not None:
                self.ask("market", seat, space)
                return

    def may_market(self, question: Question) -> list[Words]:
        """PE-53 to PE-55."""
        player = self.table.players[question.seat]
        trades = player.trades()
        may: list[Words] = [("leave",)]
        for kind in t.KINDS:
            number = min(self.table.market.get(kind, 0), player.gold // t.PRICES[kind])
            if kind == "wood" and not any(trade in t.WOODWORKERS for trade in trades):
                number = 0
            may += [("buy", kind, n) for n in range(1, number + 1)]
            number = player.stock[kind]
            if kind in player.bought or (kind == "stone" and "stonecutter" not in trades):
                number = 0
            may += [("sell", kind, n) for n in range(1, number + 1)]
        return may

    def do_market(self, question: Question, verb: str, kind: str = "", number: int = 0) -> None:
        player = self.table.players[question.seat]
        if verb == "leave":
            self.leave(question.about)
        elif verb == "buy":
            player.gold -= number * t.PRICES[kind]
            player.stock[kind] += number
            self.table.market[kind] -= number
            if kind not in player.bought:
                player.bought.append(kind)
        else:
            player.stock[kind] -= number
            self.earn(player, number * t.PRICES[kind])
        self.next_trader(question.about)

    # Step 13: the cathedral

    def open_the_site(self) -> None:
        self.build(self.table.clockwise(self.table.start))

    def build(self, seats: Sequence[int]) -> None:
        """PE-56, PE-59 One after the other; nobody is asked who cannot do anything at all."""
        for seat in seats:
            if len(self.may_build(Question("build", seat))) > 1:
                self.ask("build", seat)
            else:
                self.tidy_up(seat)
            if self.table.question:
                return
        self.table.parts += 1

    def go_on_after(self, seat: int) -> None:
        self.tidy_up(seat)
        if not self.table.question:
            order = self.table.clockwise(self.table.start)
            self.build(order[order.index(seat) + 1 :])

    def times(self, player: Player, name: str) -> int:
        """PE-55 to PE-57, PE-94 How often a craftsman can still work."""
        craftsman = t.CRAFTSMEN[name]
        left = craftsman.capacity + (player.blessed == name) - self.table.used.get(name, 0)
        for what, amount in craftsman.takes.items():
            left = min(left, (player.gold if what == "gold" else player.stock[what]) // amount)
        if craftsman.trade == "mason" and not any(trade in t.MIXERS for trade in player.trades()):
            return 0
        if craftsman.trade == "tool_maker" and not player.stock["metal"]:
            return 0
        return left

    def may_build(self, question: Question) -> list[Words]:
        player = self.table.players[question.seat]
        may: list[Words] = [("done",)]
        for name in player.row:
            may += [("convert", name, n) for n in range(1, self.times(player, name) + 1)]
        return may

    def do_build(self, question: Question, verb: str, name: str = "", times: int = 0) -> None:
        player = self.table.players[question.seat]
        if verb == "done":
            self.table.used = {}
            self.go_on_after(question.seat)
            return
        craftsman = t.CRAFTSMEN[name]
        self.table.used[name] = self.table.used.get(name, 0) + times
        for what, amount in craftsman.takes.items():
            if what == "gold":
                player.gold -= amount * times
            else:
                player.stock[what] -= amount * times
        if craftsman.of == "gold":
            self.earn(player, craftsman.brings * times)
        else:
            self.score(player, craftsman.brings * times, craftsman.trade)
        self.ask("build", question.seat)

    def tidy_up(self, seat: int) -> None:
        """PE-58 Five resources may be kept; asked is only who has a choice."""
        stock = self.table.players[seat].stock
        if sum(stock.values()) <= t.KEPT or self.table.round == t.LAST_ROUND:
            return
        held = [kind for kind, number in stock.items() if number]
        if len(held) > 1:
            self.ask("give_up", seat)
        else:
            stock[held[0]] = t.KEPT

    def may_give_up(self, question: Question) -> list[Words]:
        return [("give_up", kind) for kind, number in self.table.players[question.seat].stock.items() if number]

    def do_give_up(self, question: Question, _verb: str, kind: str) -> None:
        self.table.players[question.seat].stock[kind] -= 1
        self.go_on_after(question.seat)
