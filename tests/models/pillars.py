"""The board game told a second time, plainly, from the rulebook; clause ids are those of the tests of our rules."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Self

from kingsbridge_desktop.core.types import NOBODY, Action
from tests.models.lockstep import Luck
from tests.models.parts import pillars_table as t
from tests.models.parts.pillars_form import Words, heard, read_table, said, write_table
from tests.models.parts.pillars_odd import odd_positions
from tests.models.parts.pillars_table import Player, Question, Table

__all__ = ["Model", "odd_positions"]
Position = dict[str, Any]


class Model:
    """One table and what happens on it."""

    def __init__(self, table: Table) -> None:
        self.table = table

    @classmethod
    def read(cls, position: Position) -> Self:
        """The model of a written position."""
        return cls(read_table(position))

    def write(self) -> Position:
        """The same form again."""
        return write_table(self.table)

    def asked(self) -> int:
        """Who must act, NOBODY after the end."""
        return self.table.question.seat if self.table.question else NOBODY

    def legal(self) -> Iterable[Action]:
        """All that may be done."""
        question = self.table.question
        assert question
        return [said(words) for words in getattr(self, f"may_{question.what}")(question)]

    def step(self, action: Action, luck: Luck) -> None:
        """Does it and goes on to the next question."""
        question = self.table.question
        assert question
        self.table.question = None
        self.luck = luck
        getattr(self, f"do_{question.what}")(question, *heard(action))

    def scores(self) -> Sequence[int]:
        """Points by seat."""
        return [player.vp for player in self.table.players]

    def winners(self) -> Iterable[int]:
        """PE-70 The most VP, then the most gold; else they share."""
        results = [(player.vp, player.gold) for player in self.table.players]
        return [seat for seat, result in enumerate(results) if result == max(results)]

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

    def do_discard(self, question: Question, _verb: str, name: str) -> None:
        self.dismiss(self.table.players[question.seat], name)
        if self.table.step == 0:
            self.choose_next(question.seat)
        else:
            self.board(10)  # what was handed out there is gone, so the step goes on where it stopped

    # A round begins

    def drawn(self, names: Iterable[str]) -> str:
        members = list(names)
        return members[self.luck.below(len(members))]

    def lay_out(self) -> None:
        """PE-10 to PE-12."""
        table = self.table
        for slot in range(2):
            if table.round == t.LAST_ROUND:
                laid = t.OF_THE_LAST_ROUND[slot]
            else:
                out = (*table.advantages_seen, *t.OF_THE_LAST_ROUND)
                laid = self.drawn(name for name in t.ADVANTAGES if name not in out)
            table.kingsbridge[slot] = laid
            table.advantages_seen.append(laid)
        table.display = [name for name, craftsman in t.CRAFTSMEN.items() if craftsman.round == table.round]
        for slot in range(2):
            guest = self.drawn(table.display)
            table.display.remove(guest)
            table.shiring[slot] = guest
        table.display_cards = list(t.CARDS)
        for _ in range(2):
            table.display_cards.remove(self.drawn(table.display_cards))
        if table.holder("ellen") is not None:
            table.event = self.drawn_event()
        self.ask("choose", table.start)

    def drawn_event(self) -> str:
        return self.drawn(name for name in t.EVENTS if name not in self.table.events_seen)

    # Phase I

    def may_choose(self, question: Question) -> list[Words]:
        """PE-21, PE-24, PE-25."""
        player = self.table.players[question.seat]
        may: list[Words] = [("pass",)]
        may += [("take_card", card) for card in self.table.display_cards if t.CARDS[card].workers <= player.free]
        may += [("take_craftsman", name) for name in self.table.display if t.CRAFTSMEN[name].cost <= player.gold]
        return may

    def do_choose(self, question: Question, verb: str, name: str = "") -> None:
        player = self.table.players[question.seat]
        if verb == "pass":
            player.passed = True
        elif verb == "take_card":
            self.table.display_cards.remove(name)
            player.cards.append(name)
            player.free -= t.CARDS[name].workers
        else:
            self.table.display.remove(name)
            player.gold -= t.CRAFTSMEN[name].cost
            if self.hire(question.seat, name):
                return
        self.choose_next(question.seat)

    def choose_next(self, after: int) -> None:
        """PE-20 to PE-23, PE-27."""
        following = self.table.next_chooser(after)
        if following is not None:
            self.ask("choose", following)
            return
        self.table.display, self.table.display_cards = [], []
        for player in self.table.players:
            player.passed = False
            player.mill, player.free = player.free, 0
        self.draw_builder()

    # Phase II

    def draw_builder(self) -> None:
        """PE-30, PE-31, PE-34, PE-35, PE-37."""
        table = self.table
        while bag := [seat for seat, player in enumerate(table.players) for _ in range(player.bag)]:
            seat = bag[self.luck.below(len(bag))]
            player = table.players[seat]
            player.bag -= 1
            decided = len(player.spaces) + sum(passed == seat for _, passed in table.track)
            if player.two_builders and decided == 2:
                player.aside += 1
                continue
            if table.veto and any(other.bag for other in table.players if other is not player):
                self.ask("veto", table.start, str(seat))
            else:
                self.ask("place", seat)
            return
        if len(table.players) == 2:
            table.price = 0
        if table.track:
            price, seat = table.track[0]
            self.ask("place_passed", seat, str(price))
        else:
            self.board(1)

    def may_veto(self, _question: Question) -> list[Words]:
        return [("accept",), ("throw_back",)]

    def do_veto(self, question: Question, verb: str) -> None:
        seat = int(question.about)
        if verb == "accept":
            self.ask("place", seat)
            return
        self.table.veto = False
        self.table.players[seat].bag += 1
        self.draw_builder()

    def free_spaces(self) -> list[str]:
        """PE-36 Where the next builder may go."""
        taken = [space for player in self.table.players for space in player.spaces]
        free = [space for space in t.OF_CHOICE if space not in taken]
        for location in t.IN_ORDER:
            left = [space for space in location if space not in taken]
            free += left[:1]
        return free

    def may_place(self, question: Question) -> list[Words]:
        """PE-32, PE-33, PE-38."""
        table, player = self.table, self.table.players[question.seat]
        may: list[Words] = []
        if player.gold >= table.price:
            may += [("place", space) for space in self.free_spaces()]
        if table.price > 0:
            may.append(("pass",))
            if "remigius" in player.advantages:
                may += [("remigius", space) for space in self.free_spaces()]
        return may

    def do_place(self, question: Question, verb: str, space: str = "") -> None:
        table, player = self.table, self.table.players[question.seat]
        if verb == "pass":
            table.track.append((table.price, question.seat))
        else:
            player.spaces.append(space)
            if verb == "remigius":
                player.advantages.remove("remigius")
            else:
                player.gold -= table.price
        table.price = max(0, table.price - 1)
        self.draw_builder()

    def may_place_passed(self, _question: Question) -> list[Words]:
        return [("place", space) for space in self.free_spaces()]

    def do_place_passed(self, question: Question, _verb: str, space: str) -> None:
        self.table.track.pop(0)
        self.table.players[question.seat].spaces.append(space)
        self.draw_builder()

    # Phase III

    def board(self, first: int) -> None:
        """The steps from one on, until somebody is asked."""
        steps = {
            1: self.reveal,
            3: self.pay_the_mill,
            4: self.hand_out_advantages,
            5: self.score_the_priory,
            6: self.bring_in,
            7: self.bring_in,
            8: self.bring_in,
            9: self.roll_the_tax,
            10: self.hand_out_craftsmen,
            11: self.lend_workers,
            12: self.open_the_market,
            13: self.open_the_site,
            14: self.close_the_round,
        }
        for number, carry_out in steps.items():
            if number >= first and not self.table.question:
                self.table.step = number
                carry_out()

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
        else:
            self.board(3)

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
        else:
            self.board(3)

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
        self.board(10)

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
        if after:
            self.board(13)

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
        self.build(self.table.start)

    def build(self, seat: int) -> None:
        """Nobody is asked who cannot do anything at all."""
        question = Question("build", seat)
        if self.may_build(question) == [("done",)]:
            self.do_build(question, "done")
        else:
            self.table.question = question

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
            self.tidy_up(question.seat)
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
        """PE-58 Five resources may be kept; then the next player builds."""
        table = self.table
        stock = table.players[seat].stock
        if sum(stock.values()) > t.KEPT and table.round < t.LAST_ROUND:
            held = [kind for kind, number in stock.items() if number]
            if len(held) > 1:
                self.ask("give_up", seat)
                return
            stock[held[0]] = t.KEPT  # there is nothing to choose
        following = table.clockwise(seat)[1]
        if following != table.start:
            self.build(following)
            return
        table.parts += 1
        self.board(14)

    def may_give_up(self, question: Question) -> list[Words]:
        return [("give_up", kind) for kind, number in self.table.players[question.seat].stock.items() if number]

    def do_give_up(self, question: Question, _verb: str, kind: str) -> None:
        self.table.players[question.seat].stock[kind] -= 1
        self.tidy_up(question.seat)

    # Step 14 and what comes before the next round

    def close_the_round(self) -> None:
        """PE-60 to PE-62."""
        table = self.table
        chosen = self.leave("start_player")
        if table.round == t.LAST_ROUND:
            return
        table.start = table.clockwise(table.start)[1] if chosen is None else chosen
        for player in table.players:
            player.blessed, player.protected, player.bought = None, False, []
            player.bag, player.aside = t.BUILDERS, 0
            player.two_builders, player.two_builders_next = player.two_builders_next, False
            player.free += player.grey_next - player.grey
            player.grey, player.grey_next = player.grey_next, 0
            if "otto" in player.advantages and not player.black:  # PE-86
                player.black = True
                player.free += 1
        table.market = {"stone": 4, "wood": 4, "sand": 4}
        table.court_metal = 1
        table.price = 7
        table.veto = True
        table.event = ""
        table.tax = 0
        table.round += 1
        table.step = 0
        self.lay_out()
