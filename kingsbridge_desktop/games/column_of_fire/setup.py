"""Set-up (CF-01 to CF-12)."""

from __future__ import annotations

from kingsbridge_desktop.core.bits import members_of
from kingsbridge_desktop.core.chance import draw
from kingsbridge_desktop.core.types import Chance, Emit, Options
from kingsbridge_desktop.games.column_of_fire import tables
from kingsbridge_desktop.games.column_of_fire.decks import draw_card
from kingsbridge_desktop.games.column_of_fire.frames import TURNS
from kingsbridge_desktop.games.column_of_fire.state import State, turn_order
from kingsbridge_desktop.games.game_rules import start_player


def new_game(seats: int, options: Options, chance: Chance, emit: Emit) -> State:
    """The table before the first year, not yet at its first question. Trusts the caller: the options are checked."""
    s = State(seats, start_player(seats, options, chance))  # CF-12
    s.stack.append(TURNS[0])  # an empty stack would be the end of a game
    s.vp = [tables.START_VP] * seats
    s.supply, s.supply_size = tables.EVERY_ADVANTAGE, tables.ADVANTAGES
    emit("start_player_set", s.start)
    _deal_loch_leven(s, chance, emit)
    for seat in turn_order(s, s.start):
        s.religion_dice[seat] = tables.RELIGION_FACES[chance.below(len(tables.RELIGION_FACES))]
        emit("religion_set", seat, s.religions[seat], s.religion_dice[seat])  # CF-05: no minority VP (CF-27)
    for country in tables.EACH_COUNTRY:
        _open_deck(s, country, chance, emit)
    return s


def _deal_loch_leven(s: State, chance: Chance, emit: Emit) -> None:
    """A random card each; two players must differ in religion (CF-03, CF-04)."""
    cards = list(range(len(tables.LOCH_LEVEN_START)))
    dealt = {seat: draw(cards, chance) for seat in turn_order(s, s.start)}
    if s.seats == 2:
        first, later = turn_order(s, s.start)
        religion = tables.LOCH_LEVEN_RELIGION[dealt[first]]
        if tables.LOCH_LEVEN_RELIGION[dealt[later]] == religion:
            others = [card for card in cards if tables.LOCH_LEVEN_RELIGION[card] != religion]
            dealt[later] = draw(others, chance)
    for seat, card in dealt.items():
        s.religions[seat] = tables.LOCH_LEVEN_RELIGION[card]
        s.goods[tables.GOODS_PER_SEAT * seat + tables.LOCH_LEVEN_GOOD[card]] += 1
        s.discs[seat] = tables.LOCH_LEVEN_START[card]
        s.protections[seat] = 1
        emit("loch_leven_dealt", seat, card)


def _open_deck(s: State, country: int, chance: Chance, emit: Emit) -> None:
    """Events turned up at set-up leave without effect (CF-06)."""
    s.unseen[country], s.decks[country] = tables.DECKS[country], members_of(tables.DECKS[country])
    while s.open[country] < 0:
        card = draw_card(s, country, chance)
        if card < tables.PERSONS:
            s.open[country] = card
            emit("person_turned_up", country, card)
        else:
            emit("event_ignored", country, card - tables.PERSONS)
