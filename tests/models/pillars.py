"""The board game told a second time, plainly, from the rulebook; clause ids are those of the tests of our rules."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Self

from kingsbridge_desktop.core.types import NOBODY, Action
from tests.models.lockstep import Luck
from tests.models.parts import pillars_table as t
from tests.models.parts.pillars_form import Words, heard, read_table, said, write_table
from tests.models.parts.pillars_odd import odd_positions
from tests.models.parts.pillars_steps import Steps
from tests.models.parts.pillars_table import Question

__all__ = ["Model", "odd_positions"]
Position = dict[str, Any]


class Model(Steps):
    """One table and what happens on it."""

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
        if not self.table.question:
            self.board(self.table.step + 1)

    def scores(self) -> Sequence[int]:
        """Points by seat."""
        return [player.vp for player in self.table.players]

    def winners(self) -> Iterable[int]:
        """PE-70 The most VP, then the most gold; else they share."""
        results = [(player.vp, player.gold) for player in self.table.players]
        return [seat for seat, result in enumerate(results) if result == max(results)]

    # A round begins

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

    def do_discard(self, question: Question, _verb: str, name: str) -> None:
        self.dismiss(self.table.players[question.seat], name)
        if self.table.step == 0:
            self.choose_next(question.seat)
        else:
            self.hand_out_craftsmen()  # what lay above the first space is gone

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
