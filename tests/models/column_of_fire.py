"""A second, plain model of A Column of Fire, told from the rulebook; clause ids say which rule stands where."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kingsbridge_desktop.core.types import NOBODY, Action
from tests.models.lockstep import Luck
from tests.models.parts.column_of_fire_board import Board
from tests.models.parts.column_of_fire_box import (
    COLOURED,
    DIE_OF,
    EVENTS,
    JOKER,
    PERSONS,
    RELIGIONS,
    TRACK,
    Deed,
    deed,
    to_action,
    to_deed,
)
from tests.models.parts.column_of_fire_odd import odd_positions
from tests.models.parts.column_of_fire_table import Step

__all__ = ["Model", "odd_positions"]

# Between the steps of a turn the active player may pay for a die or use advantages (CF-17). Each of these questions
# is such a moment; beside it the step that asks it again.
AGAIN = {
    "turn_leven": "leven",
    "turn_religion_first": "leven",
    "turn_religion": "religion",
    "turn_person": "persons",
    "roll": "rolling",
    "choose": "choosing",
    "turn_up": "next_card",
    "move": "moving",
    "end_turn": "ending",
}


class Model(Board):
    """Steps of a turn: `run_x` goes on by itself, `answers_x` and `take_x` are a question and what comes of it."""

    def asked(self) -> int:
        """Who must act, NOBODY after the end."""
        return self.agenda[-1].seat if self.agenda else NOBODY

    def legal(self) -> list[Action]:
        """All that may be done."""
        step = self.agenda[-1]
        found = self._told("answers", step)(step)
        if step.kind in AGAIN:
            found = found + self.extras(step.seat)
        return [to_action(one) for one in found]

    def step(self, action: Action, luck: Luck) -> None:
        """Does it, and whatever follows until somebody is asked again."""
        self.luck = luck
        step, done = self.agenda.pop(), to_deed(action)
        if done.kind in ("pay_die", "use_advantage"):
            self.plan(AGAIN[step.kind], step.seat, *step.about)
            self.take_extra(step.seat, done)
        else:
            self._told("take", step)(step, done)
        while self.agenda and hasattr(self, f"run_{self.agenda[-1].kind}"):
            step = self.agenda.pop()
            self._told("run", step)(step)

    def _told(self, verb: str, step: Step) -> Callable[..., Any]:
        kind = "turn_religion" if step.kind == "turn_religion_first" else step.kind
        found: Callable[..., Any] = getattr(self, f"{verb}_{kind}")
        return found

    # What may be done between the steps (CF-17, CF-90, CF-92)

    def is_moment(self, seat: int) -> bool:
        """Whether a player is asked between two steps: the religion die can be paid for, or there is a hidden tile."""
        player = self.players[seat]
        return player.vp >= 3 or bool(player.hand)

    def extras(self, seat: int) -> list[Deed]:
        """Payments and advantages."""
        player = self.players[seat]
        found = [deed("pay_die", die) for die in self.dice_on_cards(player)] if player.vp >= 3 else []
        tiles = {tile for tile in player.hand if not tile.startswith("vp_")}  # CF-113
        return found + [deed("use_advantage", tile) for tile in tiles if self.targets(seat, tile)]

    def take_extra(self, seat: int, done: Deed) -> None:
        """Pays for a die or uses an advantage."""
        player = self.players[seat]
        if done.kind == "pay_die":
            player.vp -= 3
            self.carry_out(seat, deed("free_die", *done.args))
        else:
            player.hand.remove(done.args[0])
            self.used.append(done.args[0])
            self.aim(seat, done.args[0])

    def aim(self, seat: int, symbol: str) -> None:
        """Carries a symbol out; asks only where there is a choice."""
        targets = self.targets(seat, symbol)
        if len(targets) > 1:
            self.plan("pick_target", seat, symbol)
        elif targets:
            self.carry_out(seat, targets[0])

    def answers_pick_target(self, step: Step) -> list[Deed]:
        return self.targets(step.seat, step.about[0])

    def take_pick_target(self, step: Step, done: Deed) -> None:
        self.carry_out(step.seat, done)

    # Years and turns (CF-15)

    def run_turns(self, step: Step) -> None:
        turn = step.about[0]
        if turn == 2 * self.seats:  # CF-95
            if self.end_announced or any(self.is_used_up(country) for country in self.countries.values()):
                return
            turn = 0
        if turn == 0:
            self.year += 1
        self.half = 1 if turn < self.seats else 2
        self.active = seat = (self.start + turn) % self.seats
        self.sold, self.event_seen, self.rolled = set(), False, []
        self.turn_began_on = self.players[seat].disc
        self.agenda.append(Step("turns", NOBODY, (turn + 1,)))
        kinds = ("display", "leven") if self.half == 1 else ("moving", "choosing", "rolling")
        for kind in ("conflicts", "ending", *kinds):
            self.plan(kind, seat)

    def run_ending(self, step: Step) -> None:
        if self.is_moment(step.seat):
            self.plan("end_turn", step.seat)

    def answers_end_turn(self, step: Step) -> list[Deed]:
        return [deed("end_turn")]

    def take_end_turn(self, step: Step, done: Deed) -> None:
        """Nothing else happens before the conflicts (CF-77)."""

    def run_conflicts(self, step: Step) -> None:
        """CF-70: all of them, in the order the active player likes."""
        burning = self.burning()
        if len(burning) > 1:
            self.plan("order_conflicts", step.seat)
        elif burning:
            self.resolve(burning[0])

    def answers_order_conflicts(self, step: Step) -> list[Deed]:
        return [deed("resolve", country) for country in self.burning()]

    def take_order_conflicts(self, step: Step, done: Deed) -> None:
        self.resolve(done.args[0])
        self.plan("conflicts", step.seat)

    # First half (CF-20 to CF-27)

    def run_leven(self, step: Step) -> None:
        if not self.is_moment(step.seat):
            self.turn_down_leven(step.seat)
            self.turn_down_religion(step.seat)
        elif self.players[step.seat].leven:
            self.plan("turn_leven", step.seat)
        else:
            self.plan("turn_religion_first", step.seat)

    def answers_turn_leven(self, step: Step) -> list[Deed]:
        return [deed("turn_leven")]

    def take_turn_leven(self, step: Step, done: Deed) -> None:
        self.turn_down_leven(step.seat)
        self.plan("religion", step.seat)

    def turn_down_leven(self, seat: int) -> None:
        """CF-21: a die that shows 1 is free again."""
        player = self.players[seat]
        freed = [die for die in player.leven if player.numbers[die] == 1]
        player.leven = [die for die in player.leven if die not in freed]
        for die in player.leven:
            player.numbers[die] = player.number(die) - 1

    def run_religion(self, step: Step) -> None:
        if self.is_moment(step.seat):
            self.plan("turn_religion", step.seat)
        else:
            self.turn_down_religion(step.seat)

    def answers_turn_religion(self, step: Step) -> list[Deed]:
        return [deed("reroll_religion" if self.players[step.seat].religion_die == 1 else "turn_religion")]

    def take_turn_religion(self, step: Step, done: Deed) -> None:
        self.turn_down_religion(step.seat)

    def turn_down_religion(self, seat: int) -> None:
        player = self.players[seat]
        if player.religion_die == 1:
            self.reroll_religion(seat)
        else:
            player.religion_die -= 1
            self.reward_minority(seat)

    def answers_choose_religion(self, step: Step) -> list[Deed]:
        return [deed("choose_religion", religion) for religion in RELIGIONS]

    def take_choose_religion(self, step: Step, done: Deed) -> None:
        self.players[step.seat].religion = done.args[0]
        self.reward_minority(step.seat)

    def run_display(self, step: Step) -> None:
        self.plan("persons", step.seat, tuple(person for person, _ in self.players[step.seat].display))

    def run_persons(self, step: Step) -> None:
        """From left to right; those that have left are passed over (CF-26)."""
        still_there = [person for person, _ in self.players[step.seat].display]
        waiting = list(step.about[0])
        while waiting and waiting[0] not in still_there:
            waiting.pop(0)
        if not waiting:
            return
        question = Step("turn_person", step.seat, (tuple(waiting),))
        self.agenda.append(question)
        answers = self.answers_turn_person(question)
        if len(answers) == 1 and not self.is_moment(step.seat):
            self.agenda.pop()
            self.take_turn_person(question, answers[0])

    def answers_turn_person(self, step: Step) -> list[Deed]:
        """CF-21, CF-22, CF-38."""
        person, player = step.about[0][0], self.players[step.seat]
        if player.numbers[dict(player.display)[person]] == 1:
            return [deed("let_go", person)]
        usable = [symbol for symbol in PERSONS[person].symbols if self.targets(step.seat, symbol)]
        return [deed("turn_down", person), *(deed("turn_use", person, symbol) for symbol in usable)]

    def take_turn_person(self, step: Step, done: Deed) -> None:
        person, player = done.args[0], self.players[step.seat]
        self.plan("persons", step.seat, step.about[0][1:])
        die = dict(player.display)[person]
        if done.kind == "let_go":
            self.take_off_card(player, die)
            return
        player.numbers[die] = player.number(die) - 1
        if done.kind == "turn_use":
            self.aim(step.seat, done.args[1])

    # Second half, part one (CF-30 to CF-47)

    def run_rolling(self, step: Step) -> None:
        if self.players[step.seat].free_dice() or self.is_moment(step.seat):
            self.plan("roll", step.seat)

    def answers_roll(self, step: Step) -> list[Deed]:
        return [deed("roll")]

    def take_roll(self, step: Step, done: Deed) -> None:
        player = self.players[step.seat]
        self.rolled = player.free_dice()
        for die in self.rolled:
            player.numbers[die] = self.luck.below(6) + 1

    def run_choosing(self, step: Step) -> None:
        """Who can only do without is not asked."""
        if self.answers_choose(step) == [deed("pass")] and not self.is_moment(step.seat):
            self.take_choose(step, deed("pass"))
        else:
            self.plan("choose", step.seat)

    def answers_choose(self, step: Step) -> list[Deed]:
        """CF-30, CF-41, CF-47: with no VP one does without only where no person can be had; a house is no person."""
        seat, player = step.seat, self.players[step.seat]
        found = []
        for die in self.rolled:
            for name, country in self.countries.items():
                if die not in (DIE_OF[name], JOKER):
                    continue
                if country.shown or country.houses.get(seat, 0) < player.number(die):
                    found.append(deed("choose", die, name))
        if player.vp >= 1 or not any(self.countries[one.args[1]].shown for one in found):
            found.append(deed("pass"))
        return found

    def take_choose(self, step: Step, done: Deed) -> None:
        self.rolled = []
        player = self.players[step.seat]
        if done.kind == "pass":
            player.vp = max(0, player.vp - 1)
            return
        die, name = done.args
        country = self.countries[name]
        if not country.shown:  # CF-42
            self.put_house(step.seat, name, player.number(die))
        elif player.protections and self.has_room(name):
            self.plan("stone", step.seat, die, name)
        else:
            if self.has_room(name):
                country.stones.append(PERSONS[country.shown].stone)
            self.place_house(step.seat, die, name)

    def answers_stone(self, step: Step) -> list[Deed]:
        """CF-31."""
        name = step.about[1]
        shown = self.countries[name].shown
        assert shown
        return [deed("place_stone", PERSONS[shown].stone, name), deed("protect")]

    def take_stone(self, step: Step, done: Deed) -> None:
        die, name = step.about
        if done.kind == "protect":
            self.players[step.seat].protections -= 1
        else:
            self.countries[name].stones.append(done.args[0])
        self.place_house(step.seat, die, name)

    def place_house(self, seat: int, die: str, name: str) -> None:
        """CF-34, CF-35: a first house must be placed, raising one is free."""
        number, standing = self.players[seat].number(die), self.countries[name].houses.get(seat)
        if standing is not None and standing < number:
            self.plan("house", seat, die, name)
            return
        if standing is None:
            self.put_house(seat, name, number)
        self.take_person(seat, die, name)

    def answers_house(self, step: Step) -> list[Deed]:
        die, name = step.about
        return [deed("keep_house", name), deed("raise_house", name, self.players[step.seat].number(die))]

    def take_house(self, step: Step, done: Deed) -> None:
        die, name = step.about
        if done.kind == "raise_house":
            self.put_house(step.seat, name, done.args[1])
        self.take_person(step.seat, die, name)

    def take_person(self, seat: int, die: str, name: str) -> None:
        """CF-36, CF-37: then the next card of that deck follows."""
        country = self.countries[name]
        assert country.shown
        person, country.shown = country.shown, None
        self.players[seat].display.append((person, die))
        self.plan("next_card", seat, name)
        if any(self.targets(seat, symbol) for symbol in PERSONS[person].symbols):
            self.plan("act", seat, person)

    def answers_act(self, step: Step) -> list[Deed]:
        symbols = PERSONS[step.about[0]].symbols
        return [deed("decline"), *(target for symbol in symbols for target in self.targets(step.seat, symbol))]

    def take_act(self, step: Step, done: Deed) -> None:
        if done.kind != "decline":
            self.carry_out(step.seat, done)

    def run_next_card(self, step: Step) -> None:
        if self.is_moment(step.seat):
            self.plan("turn_up", step.seat, *step.about)
        else:
            self.agenda.append(Step("turning_up", NOBODY, step.about))

    def answers_turn_up(self, step: Step) -> list[Deed]:
        return [deed("turn_up", step.about[0])]

    def take_turn_up(self, step: Step, done: Deed) -> None:
        self.agenda.append(Step("turning_up", NOBODY, step.about))

    # Events (CF-39, CF-40, CF-80 to CF-89)

    def run_turning_up(self, step: Step) -> None:
        country = self.countries[step.about[0]]
        while country.deck:
            card = country.deck.pop(self.luck.below(len(country.deck)))
            if card in PERSONS:
                country.shown = card
                return
            if not self.event_seen:
                self.event_seen = True
                self.agenda.append(step)
                clockwise = [(self.active + place) % self.seats for place in range(self.seats)]
                for seat in reversed([seat for seat in clockwise if self.is_hit(seat, card)]):
                    self.plan("struck", seat, card)
                return

    def is_hit(self, seat: int, event: str) -> bool:
        """CF-82, CF-86."""
        card = EVENTS[event]
        if card.hits == "house_in":
            return seat in self.countries[card.of].houses
        return card.hits == "all" or self.players[seat].religion == card.of

    def run_struck(self, step: Step) -> None:
        answers = self.answers_answer_event(step)
        if len(answers) > 1:
            self.plan("answer_event", step.seat, *step.about)
        elif answers:
            self.take_answer_event(step, answers[0])

    def answers_answer_event(self, step: Step) -> list[Deed]:
        """CF-81, CF-87, CF-88; nothing for whoever would lose nothing."""
        card, player = EVENTS[step.about[0]], self.players[step.seat]
        if card.effect == "bonus":
            return [deed("decline"), deed("give_protection")] if player.protections else []
        harm: list[Deed] = []
        if card.effect == "lose_vp" and player.vp:
            harm = [deed("lose_vp", min(card.value, player.vp))]
        elif card.effect == "lose_goods":
            assert card.value == 1
            harm = [deed("lose_good", good) for good, count in player.goods.items() if count]
        elif card.effect == "die_to_loch_leven":
            harm = [deed("put_on_leven", die) for die in COLOURED if die not in player.leven]
        return [deed("avert"), *harm] if harm and player.protections else harm

    def take_answer_event(self, step: Step, done: Deed) -> None:
        card, player = EVENTS[step.about[0]], self.players[step.seat]
        if done.kind == "avert":
            player.protections -= 1
        elif done.kind == "give_protection":
            player.protections -= 1
            self.gain_vp(player, player.religion_die)
        elif done.kind == "lose_vp":
            player.vp -= done.args[0]
        elif done.kind == "lose_good":
            player.goods[done.args[0]] -= 1
        elif done.kind == "put_on_leven":
            die = done.args[0]
            self.take_off_card(player, die)
            player.leven.append(die)
            player.numbers[die] = card.value
            if step.seat == self.active and die in self.rolled:
                self.rolled.remove(die)

    # Second half, part two (CF-50 to CF-58)

    def run_moving(self, step: Step) -> None:
        if self.moves(step.seat) or self.is_moment(step.seat):
            self.plan("move", step.seat)

    def answers_move(self, step: Step) -> list[Deed]:
        return self.moves(step.seat) or [deed("stay")]

    def moves(self, seat: int) -> list[Deed]:
        """CF-50, CF-53, CF-57: by each free die the next unoccupied fields of its colour, each skip for a VP."""
        player, found = self.players[seat], []
        for die in player.free_dice():
            price = 0
            for field in self.unoccupied_ahead(seat):
                if TRACK[field].die == die:
                    if price <= min(3, player.vp) and field != self.turn_began_on:
                        found.append(deed("move", field, price))
                    price += 1
        return found

    def take_move(self, step: Step, done: Deed) -> None:
        if done.kind == "move":
            field, price = done.args
            self.players[step.seat].vp -= price
            self.enter(step.seat, field)

    def answers_use_field(self, step: Step) -> list[Deed]:
        return [deed("decline"), *self.targets(step.seat, TRACK[step.about[0]].symbol)]

    def take_use_field(self, step: Step, done: Deed) -> None:
        if done.kind != "decline":
            self.carry_out(step.seat, done)

    def answers_ship(self, step: Step) -> list[Deed]:
        return [deed("done"), *self.ship_deeds(step.seat, *step.about)]

    def take_ship(self, step: Step, done: Deed) -> None:
        country, stone_placed = step.about
        if done.kind == "done":
            return
        self.carry_out(step.seat, done)
        self.visit_ship(step.seat, country, stone_placed or done.kind == "place_stone")

    def answers_trade(self, step: Step) -> list[Deed]:
        return [deed("done"), *self.trade_deeds(step.seat, *step.about)]

    def take_trade(self, step: Step, done: Deed) -> None:
        if done.kind == "done":
            return
        self.carry_out(step.seat, done)
        if done.kind == "sell":
            self.visit_trade(step.seat, step.about[0], True)
