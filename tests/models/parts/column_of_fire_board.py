"""What the symbols, houses, stones and dice of A Column of Fire do, whatever step of a turn it is."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Self

from tests.models.lockstep import Luck
from tests.models.parts.column_of_fire_box import (
    COUNTRIES,
    GOODS,
    PERSONS,
    PRICES,
    RELIGION_DIE,
    TRACK,
    Deed,
    deed,
)
from tests.models.parts.column_of_fire_table import Country, Player, Step, Table, buyers, in_order

RELIGION_FACES = (1, 2, 3, 3, 4, 5)


@dataclass
class Board(Table):
    """A table on which things can be done."""

    luck: Luck = field(default_factory=lambda: Luck(()))
    turn_began_on: int = -1

    @classmethod
    def read(cls, position: dict[str, Any]) -> Self:
        """As the table; where the turn began is written down only if it is not where the disc is."""
        board = super().read(position)
        told = [frame["args"]["began_on"] for frame in position["stack"] if "began_on" in frame["args"]]
        board.turn_began_on = told[0] if told else board.players[board.active].disc
        return board

    def write(self) -> dict[str, Any]:
        """As the table, and where the turn began while the move is to come (CF-53)."""
        position = super().write()
        if self.turn_began_on != self.players[self.active].disc:
            for frame in position["stack"]:
                if frame["kind"] in ("moving", "move"):
                    frame["args"] = {"began_on": self.turn_began_on}
        return position

    def plan(self, kind: str, seat: int, *about: Any) -> None:
        """Puts a step on the agenda, before all others."""
        self.agenda.append(Step(kind, seat, about))

    # Points, dice and persons

    def gain_vp(self, player: Player, vp: int) -> None:
        """CF-95, CF-99: 50 VP at any moment announce the end."""
        player.vp += vp
        if player.vp >= 50:
            self.end_announced = True

    def reward_minority(self, seat: int) -> None:
        """CF-23."""
        mine = self.players[seat].religion
        if [player.religion for player in self.players].count(mine) == 1:
            self.gain_vp(self.players[seat], 1)

    def reroll_religion(self, seat: int) -> None:
        """CF-21: the choice comes after the roll."""
        self.players[seat].religion_die = RELIGION_FACES[self.luck.below(6)]
        self.plan("choose_religion", seat)

    def dice_on_cards(self, player: Player) -> list[str]:
        """CF-90: on Loch Leven, on persons, and the religion die."""
        return [*player.leven, *(die for _, die in player.display), RELIGION_DIE]

    def take_off_card(self, player: Player, die: str) -> None:
        """A die comes off Loch Leven or a person, who leaves the game."""
        player.leven = [other for other in player.leven if other != die]
        player.display = [(person, other) for person, other in player.display if other != die]

    # Countries

    def has_room(self, country: str) -> bool:
        """CF-10, CF-76: a free religion field."""
        return len(self.countries[country].stones) < (3 if self.seats == 2 else 4)

    def burning(self) -> list[str]:
        """CF-33, CF-75: where all religion fields are taken now."""
        return [country for country in COUNTRIES if not self.has_room(country)]

    def is_used_up(self, country: Country) -> bool:
        """CF-46."""
        return not country.shown and not country.deck

    def put_house(self, seat: int, name: str, number: int) -> None:
        """CF-34, CF-44: lifts the own house, puts it on the number and pushes others down."""
        houses = self.countries[name].houses
        houses.pop(seat, None)
        pushed, at = seat, number
        while at >= 1:
            standing = next((owner for owner, place in houses.items() if place == at), None)
            houses[pushed] = at
            if standing is None:
                return
            del houses[standing]
            pushed, at = standing, at - 1

    def resolve(self, name: str) -> None:
        """CF-71 to CF-74."""
        country = self.countries[name]
        lead = country.stones.count("catholic") - country.stones.count("protestant")
        if lead:
            winning = "catholic" if lead > 0 else "protestant"
            for seat, number in list(country.houses.items()):
                if self.players[seat].religion == winning:
                    self.gain_vp(self.players[seat], number)
                else:
                    del country.houses[seat]
        country.stones = []

    # The action track

    def unoccupied_ahead(self, seat: int) -> list[int]:
        """The unoccupied fields clockwise from a player's disc, its own not among them."""
        taken = [player.disc for player in self.players]
        here = self.players[seat].disc
        ahead = [(here + steps) % len(TRACK) for steps in range(1, len(TRACK))]
        return [place for place in ahead if place not in taken]

    def enter(self, seat: int, place: int) -> None:
        """The disc lands on a field, which may be used."""
        self.players[seat].disc = place
        symbol = TRACK[place].symbol
        if symbol.startswith("ship_"):
            self.visit_ship(seat, symbol.removeprefix("ship_"), False)
        elif symbol.startswith("trade_"):
            self.visit_trade(seat, symbol.removeprefix("trade_"), False)
        elif self.targets(seat, symbol):
            self.plan("use_field", seat, place)

    def visit_ship(self, seat: int, country: str, stone_placed: bool) -> None:
        """Asks as long as something can be done."""
        if self.ship_deeds(seat, country, stone_placed):
            self.plan("ship", seat, country, stone_placed)

    def visit_trade(self, seat: int, good: str, has_sold: bool) -> None:
        """Asks as long as something can be done."""
        if self.trade_deeds(seat, good, has_sold):
            self.plan("trade", seat, good, has_sold)

    def ship_deeds(self, seat: int, country: str, stone_placed: bool) -> list[Deed]:
        """CF-55, CF-62."""
        found = [deed("sell", country, good) for good in PRICES[country] if self.can_sell(seat, country, good)]
        if self.seats < 4 and not stone_placed and self.has_room(country):
            found.append(deed("place_stone", "neutral", country))
        return found

    def trade_deeds(self, seat: int, good: str, has_sold: bool) -> list[Deed]:
        """CF-63, CF-67: the gain or sales."""
        found = [deed("sell", country, good) for country in buyers(good) if self.can_sell(seat, country, good)]
        return found if has_sold else [deed("gain_good", good), *found]

    def can_sell(self, seat: int, country: str, good: str) -> bool:
        """CF-60, CF-61."""
        has_house = seat in self.countries[country].houses
        return has_house and self.players[seat].goods[good] > 0 and (country, good) not in self.sold

    # Symbols (CF-100 to CF-111)

    def targets(self, seat: int, symbol: str) -> list[Deed]:
        """All ways to use a symbol now; none if it can do nothing."""
        player = self.players[seat]
        if symbol.startswith("good_"):
            return [deed("gain_good", symbol.removeprefix("good_"))]
        if symbol.startswith("vp_"):
            return [deed("gain_vp", int(symbol.removeprefix("vp_")))]
        if symbol.startswith("stone_"):
            return self.stone_targets(symbol.removeprefix("stone_"))
        if symbol == "any_good":
            return [deed("gain_good", good) for good in GOODS]
        if symbol == "advantage":
            return [deed("draw_advantage")] if self.supply or self.used else []
        if symbol == "protection":
            return [deed("gain_protection")]
        if symbol == "captain":
            return self.captain_targets(seat)
        if symbol == "turn_die":
            return self.turn_targets(player)
        if symbol == "remove_person":
            shown = [country.shown for country in self.countries.values() if country.shown]
            return [deed("remove_person", person) for person in [*shown, *(card for card, _ in player.display)]]
        if symbol == "free_die":
            return [deed("free_die", die) for die in self.dice_on_cards(player)]
        assert symbol == "advance"
        return [deed("advance", self.unoccupied_ahead(seat)[0])]

    def stone_targets(self, stone: str) -> list[Deed]:
        """CF-105, CF-108, CF-78."""
        found = [deed("place_stone", stone, country) for country in COUNTRIES if self.has_room(country)]
        if stone != "neutral":
            standing = [name for name, country in self.countries.items() if stone in country.stones]
            found += [deed("remove_stone", stone, name) for name in standing]
        return found

    def captain_targets(self, seat: int) -> list[Deed]:
        """CF-64, CF-66."""
        goods = [good for good in GOODS if self.players[seat].goods[good]]
        return [
            deed("sell_any", good)
            for good in goods
            if any(seat in self.countries[country].houses for country in buyers(good))
        ]

    def turn_targets(self, player: Player) -> list[Deed]:
        """CF-106."""
        found = []
        for die in self.dice_on_cards(player):
            number, highest = (player.religion_die, 5) if die == RELIGION_DIE else (player.number(die), 6)
            found += [deed("turn_die", die, by) for by in (-1, 1) if 1 <= number + by <= highest]
        return found

    def carry_out(self, seat: int, done: Deed) -> None:
        """Does what somebody has chosen."""
        getattr(self, f"do_{done.kind}")(seat, *done.args)

    def do_gain_good(self, seat: int, good: str) -> None:
        self.players[seat].goods[good] += 1

    def do_gain_vp(self, seat: int, vp: int) -> None:
        self.gain_vp(self.players[seat], vp)

    def do_gain_protection(self, seat: int) -> None:
        self.players[seat].protections += 1

    def do_draw_advantage(self, seat: int) -> None:
        """CF-94."""
        if not self.supply:
            self.supply, self.used = self.used, []
        self.supply = in_order(self.supply)
        self.players[seat].hand.append(self.supply.pop(self.luck.below(len(self.supply))))

    def do_sell_any(self, seat: int, good: str) -> None:
        self.players[seat].goods[good] -= 1
        self.gain_vp(self.players[seat], 3)

    def do_sell(self, seat: int, country: str, good: str) -> None:
        self.players[seat].goods[good] -= 1
        self.sold.add((country, good))
        self.gain_vp(self.players[seat], PRICES[country][good])

    def do_place_stone(self, seat: int, stone: str, country: str) -> None:
        self.countries[country].stones.append(stone)

    def do_remove_stone(self, seat: int, stone: str, country: str) -> None:
        self.countries[country].stones.remove(stone)

    def do_turn_die(self, seat: int, die: str, by: int) -> None:
        """CF-115: the minority VP comes only with turning down."""
        player = self.players[seat]
        if die == RELIGION_DIE:
            player.religion_die += by
            if by < 0:
                self.reward_minority(seat)
        else:
            player.numbers[die] = player.number(die) + by

    def do_remove_person(self, seat: int, person: str) -> None:
        """CF-107: from the own display, or from a deck, which shows its next card at once."""
        player = self.players[seat]
        name = PERSONS[person].country
        if self.countries[name].shown == person:
            self.countries[name].shown = None
            self.agenda.append(Step("turning_up", -1, (name,)))
        else:
            self.take_off_card(player, dict(player.display)[person])

    def do_free_die(self, seat: int, die: str) -> None:
        """CF-90, CF-110."""
        if die == RELIGION_DIE:
            self.reroll_religion(seat)
        else:
            self.take_off_card(self.players[seat], die)

    def do_advance(self, seat: int, place: int) -> None:
        """CF-109."""
        self.enter(seat, place)

    # The end

    def scores(self) -> list[int]:
        """CF-96: houses, protections, goods in pairs and the VP on advantages."""
        return [
            player.vp
            + 2 * sum(seat in country.houses for country in self.countries.values())
            + player.protections
            + sum(player.goods.values()) // 2
            + sum(int(tile.removeprefix("vp_")) for tile in player.hand if tile.startswith("vp_"))
            for seat, player in enumerate(self.players)
        ]

    def winners(self) -> list[int]:
        """CF-98: the most VP, then the most goods, then the higher religion die, else several."""
        scores = self.scores()
        rank = [
            (scores[seat], sum(player.goods.values()), player.religion_die) for seat, player in enumerate(self.players)
        ]
        return [seat for seat in range(self.seats) if rank[seat] == max(rank)]
