"""Positions of the board game that ordinary games seldom reach: dealt anew, or with other holdings."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from tests.models.parts import pillars_table as t
from tests.models.parts.pillars_form import read_table, write_table
from tests.models.parts.pillars_table import Player, Question, Table

Position = dict[str, Any]


def odd_positions(position: Position, rng: Random) -> Iterator[tuple[str, Position]]:
    """The position with other holdings, and four new ones with as many players, not earlier in the game."""
    table = read_table(position)
    for player in table.players:
        player.gold, player.vp = rng.choice((0, 0, 1, 2)), rng.choice((0, 0, 1, 3))
        player.sources = {"start": player.vp}
    yield "hardly any gold or points", write_table(table)
    for player in table.players:
        player.gold, player.vp = rng.randint(26, t.GOLD_LIMIT), rng.choice((58, 61))
        player.sources = {"start": player.vp}
        player.stock = {kind: rng.randint(2, 9) for kind in t.KINDS}
    yield "much of everything", write_table(table)
    yield "a display dealt anew", write_table(dealt(table, rng))
    yield "builders being placed", write_table(placing(dealt(table, rng), rng))
    yield "a market", write_table(trading(dealt(table, rng), rng))
    yield "a building site", write_table(building(dealt(table, rng), rng))


def dealt(old: Table, rng: Random) -> Table:
    """Phase I with cards and holdings by chance."""
    number = rng.randint(old.round, t.LAST_ROUND)
    seats = range(len(old.players))
    laid = rng.sample([name for name in t.ADVANTAGES if name not in t.OF_THE_LAST_ROUND], 2 * min(number, 5))
    on_offer: list[str | None] = list(t.OF_THE_LAST_ROUND if number == t.LAST_ROUND else laid[:2])
    owned = [name for name in laid if name not in on_offer and name not in t.AT_ONCE]
    guests = [name for name, craftsman in t.CRAFTSMEN.items() if craftsman.round == number]
    rng.shuffle(guests)
    cards = rng.sample(list(t.CARDS), 7)
    players = [_player(rng) for _ in seats]
    table = Table(
        round=number,
        step=0,
        start=rng.choice(seats),
        players=players,
        display_cards=cards[: rng.randint(1, 7)],
        display=guests[2 : 2 + rng.randint(0, 2)],
        kingsbridge=on_offer,
        shiring=[*guests[:2]],
        market={"stone": 4, "wood": 4, "sand": 4},
        court_metal=1,
        price=7,
        track=[],
        veto=True,
        tax=0,
        event="",
        events_seen=rng.sample(t.EVENTS, number - 1),
        advantages_seen=laid if number < t.LAST_ROUND else [*laid, *t.OF_THE_LAST_ROUND],
        parts=number - 1,
        used={},
        question=Question("choose", rng.choice(seats)),
    )
    for name in owned:
        rng.choice(players).advantages.append(name)
    if table.holder("ellen") is not None:
        table.event = _event(table, rng)
    if number > 1 and rng.random() < 0.5:
        rng.choice(players).grey = 2
    _man(table, rng, cards)
    return table


def _player(rng: Random) -> Player:
    vp = rng.choice((0, 1, 2, 30, 60))
    much = rng.random() < 0.5
    return Player(
        gold=rng.choice((0, 1, 3, 5, 7, 12, 23, 28, 30)),
        vp=vp,
        sources={"start": vp},
        stock={kind: rng.randint(0, 8 if much else 1) for kind in t.KINDS},
        row=[name for name in ("mortar_mixer", "woodworker", "stonecutter") if rng.random() < 0.6],
        blessed=None,
        advantages=[],
        cards=[],
        free=12,
        mill=0,
        grey=0,
        grey_next=0,
        black=False,
        spaces=[],
        bag=t.BUILDERS,
        aside=0,
        bought=[],
        passed=False,
        protected=False,
        two_builders=False,
        two_builders_next=False,
    )


def _event(table: Table, rng: Random) -> str:
    return rng.choice([name for name in t.EVENTS if name not in table.events_seen])


def _man(table: Table, rng: Random, cards: list[str]) -> None:
    """Hands out craftsmen of the rounds so far, resource cards and workers."""
    assert table.question
    on_offer = (*table.display, *table.shiring)
    hired = [
        name
        for name, craftsman in t.CRAFTSMEN.items()
        if 0 < craftsman.round <= table.round and name not in on_offer and rng.random() < 0.9
    ]
    rng.shuffle(hired)
    taken = [card for card in cards if card not in table.display_cards and rng.random() < 0.7]
    for seat, player in enumerate(table.players):
        player.black = "otto" in player.advantages
        player.free += player.grey + player.black
        player.two_builders = "town_wall" in table.events_seen and rng.random() < 0.6
        player.passed = seat != table.question.seat and rng.random() < 0.2
        for _ in range(player.places if rng.random() < 0.7 else rng.randint(0, 5)):
            if hired and len(player.row) < player.places:
                player.row.append(hired.pop())
        for card in taken[:]:
            if t.CARDS[card].workers <= player.free:
                taken.remove(card)
                player.cards.append(card)
                player.free -= t.CARDS[card].workers


def placing(table: Table, rng: Random) -> Table:
    """Phase II after some draws."""
    _send_to_the_mill(table)
    table.veto = rng.random() < 0.5
    draws = [seat for seat in range(len(table.players)) for _ in range(t.BUILDERS)]
    rng.shuffle(draws)
    left = rng.randint(1, len(draws) - 1)
    while len(draws) > left:
        _decide(table, draws.pop(), rng)
    while draws and _is_done(table, draws[-1]):
        _decide(table, draws.pop(), rng)
    if not draws:
        return placing(dealt(table, rng), rng)
    table.players[draws[-1]].bag -= 1
    table.question = Question("place", draws[-1])
    return table


def _send_to_the_mill(table: Table) -> None:
    table.display, table.display_cards = [], []
    for player in table.players:
        player.mill, player.free, player.passed = player.free, 0, False


def _is_done(table: Table, seat: int) -> bool:
    player = table.players[seat]
    used = len(player.spaces) + sum(passed == seat for _, passed in table.track)
    return player.two_builders and used == 2


def _decide(table: Table, seat: int, rng: Random) -> None:
    player = table.players[seat]
    player.bag -= 1
    if _is_done(table, seat):
        player.aside += 1
        return
    if table.price and rng.random() < 0.3:
        table.track.append((table.price, seat))
    else:
        player.spaces.append(_space(table, rng))
    table.price = max(0, table.price - 1)


def _space(table: Table, rng: Random) -> str:
    locations = [*t.IN_ORDER, *((space,) for space in t.OF_CHOICE)]
    free = [[space for space in spaces if table.builder_on(space) is None] for spaces in locations]
    return rng.choice([spaces[0] for spaces in free if spaces])


def _on_the_board(table: Table, rng: Random, step: int) -> Table:
    """Phase III just before a late step, without builders but those on the market and beside the board."""
    _send_to_the_mill(table)
    for player in table.players:
        player.free = player.mill + sum(t.CARDS[card].workers for card in player.cards)
        player.cards, player.mill = [], 0
        player.bag -= player.two_builders
        player.aside += player.two_builders
    aside = sum(player.aside for player in table.players)
    table.price = 0 if len(table.players) == 2 else max(0, 7 - 3 * len(table.players) + aside)
    table.step = step
    table.event = table.event or _event(table, rng)
    table.events_seen.append(table.event)
    table.kingsbridge, table.shiring = [None, None], [None, None]
    table.court_metal = rng.randint(0, 1)
    table.tax = rng.choice(t.TAX_DIE)
    table.veto = rng.random() < 0.5
    for player in table.players:
        eligible = [name for name in player.row if t.CRAFTSMEN[name].trade not in t.NEVER_BLESSED]
        if table.event == "blessing" and eligible:
            player.blessed = rng.choice(eligible)
    table.market = {kind: rng.randint(0, 4) for kind in ("stone", "wood", "sand")}
    if table.round < t.LAST_ROUND and rng.random() < 0.5:
        rng.choice(table.players).grey_next = 2
    return table


def trading(table: Table, rng: Random) -> Table:
    """Step 12 with a market that is half empty."""
    _on_the_board(table, rng, 12)
    for space in rng.sample(t.MARKET, rng.randint(1, 4)):
        seat = rng.choice([seat for seat, player in enumerate(table.players) if player.bag])
        table.players[seat].bag -= 1
        table.players[seat].spaces.append(space)
        table.question = Question("market", seat, space)
    for player in table.players:
        player.bought = [kind for kind in ("stone", "wood", "sand") if rng.random() < 0.2]
    return table


def building(table: Table, rng: Random) -> Table:
    """Step 13 with somebody at work."""
    _on_the_board(table, rng, 13)
    seat = rng.randrange(len(table.players))
    table.question = Question("build", seat)
    player = table.players[seat]
    for name in player.row:
        if rng.random() < 0.3:
            table.used[name] = rng.randint(1, t.CRAFTSMEN[name].capacity + (player.blessed == name))
    return table
