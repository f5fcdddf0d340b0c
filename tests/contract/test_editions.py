"""What every game promises about corrected values: an edition plays, saves, thinks and speaks with its own."""

from __future__ import annotations

import pickle
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kingsbridge_desktop.bots.base import Budget, evaluator_of
from kingsbridge_desktop.bots.bot_client import BotClient
from kingsbridge_desktop.bots.levels import make_bot
from kingsbridge_desktop.core import editions
from kingsbridge_desktop.core.editions import edition_behind, edition_of
from kingsbridge_desktop.core.errors import BadData, BadSetup
from kingsbridge_desktop.core.registry import rules_of
from kingsbridge_desktop.games.component_file import Name, box_of
from kingsbridge_desktop.play import files
from kingsbridge_desktop.play.match import Match, Seat
from kingsbridge_desktop.saves import store
from kingsbridge_desktop.saves.errors import SaveDamaged
from kingsbridge_desktop.text.base import game_text
from kingsbridge_desktop.text.language import from_linguist
from tests.contract.corrections import CORRECTIONS
from tests.contract.tables import BOXED, each_boxed_game

SEATS = {"pillars_cards": 4, "web_of_power": 4}


def edition(game: str) -> str:
    return edition_of(game, CORRECTIONS[game])


def begun(name: str, seed: int = 5) -> Match:
    game = editions.game_of(name)
    return Match(name, [Seat(f"Player {n + 1}", colour=n) for n in range(SEATS.get(game, 3))], seed)


def play(match: Match, plies: int, seed: int = 1) -> Match:
    rng = Random(seed)
    for _ in range(plies):
        if match.is_over:
            break
        match.submit(rng.choice(match.legal()))
    return match


@each_boxed_game
def test_corrections_within_the_laws_are_taken_and_only_they_differ(game):
    box = box_of(game)
    assert box is not None
    corrected = box.corrected(CORRECTIONS[game])
    assert corrected != box.corrected({})
    assert box.differing({**CORRECTIONS[game]}) == dict(
        sorted(CORRECTIONS[game].items(), key=lambda item: list(box.values).index(item[0]))
    )


@each_boxed_game
def test_every_open_value_can_be_named_and_every_certain_one_is_refused(game):
    box = box_of(game)
    assert box is not None
    assert any(not value.is_certain for value in box.values.values())
    certain = [value for value in box.values.values() if value.is_certain]
    assert certain
    for value in certain:
        other = value.printed + 1 if type(value.printed) is int else None
        with pytest.raises(BadData) as refused:
            box.corrected({value.path: other})
        assert refused.value.details["law"] == "certain_value"
        assert value.path in refused.value.message


@each_boxed_game
def test_an_edition_has_modules_of_its_own_and_the_printed_one_stays(game):
    printed = rules_of(game)
    rules = rules_of(edition(game))
    assert rules is not printed
    assert rules.game_id == game
    for room in ("games.{}.tables", "games.{}.data", "text.{}", "bots.eval.{}"):
        ours = import_module("kingsbridge_desktop." + room.format(edition(game)))
        theirs = import_module("kingsbridge_desktop." + room.format(game))
        assert ours is not theirs
        own, other = Path(ours.__file__ or ""), Path(theirs.__file__ or "")  # the latter may be compiled
        assert (own.parent, own.name.split(".")[0]) == (other.parent, other.name.split(".")[0])
    assert edition_behind(begun(edition(game)).state) == edition(game)
    assert edition_behind(begun(game).state) == game


@each_boxed_game
def test_no_module_of_an_edition_holds_anything_of_the_printed_one(game):
    name = edition(game)
    for room in ("games.{}.rules", "text.{}", "bots.eval.{}", "ui.games.{}.view"):
        import_module("kingsbridge_desktop." + room.format(name))
    mine = [module for known, module in _modules() if f"@{name.partition('@')[2]}" in known]
    assert len(mine) > 20
    for module in mine:
        for item, value in vars(module).items():
            home = getattr(value, "__module__", None) or getattr(value, "__name__", "")
            if isinstance(home, str) and not item.startswith("__"):
                assert editions._in_edition(home, name) == home, f"{module.__name__}.{item} is {value!r}"


def _modules() -> list[tuple[str, Any]]:
    import sys

    return list(sys.modules.items())


@each_boxed_game
def test_two_tables_with_different_values_stand_side_by_side(game):
    """The same actions as at a table alone, whatever is played at the other one in between."""
    alone = play(begun(game), 60)
    one, other = begun(game), begun(edition(game))
    rngs = Random(1), Random(1)
    for _ in range(60):
        for match, rng in zip((one, other), rngs, strict=True):
            if not match.is_over:
                match.submit(rng.choice(match.legal()))
    assert [step.action for step in one.steps] == [step.action for step in alone.steps]
    assert one.checksum_at(one.ply) == alone.checksum_at(alone.ply)
    assert edition_behind(other.state) == edition(game)


@each_boxed_game
def test_the_same_position_has_another_fingerprint_in_another_edition(game):
    box = box_of(game)
    assert box is not None
    name = next(value for value in box.values.values() if isinstance(value.kind, Name) and not value.is_certain)
    one, other = begun(game), begun(edition_of(game, {name.path: {"en": "Somebody", "de": "Jemand"}}))
    assert one.state.key() == other.state.key()
    assert one.checksum_at(0) != other.checksum_at(0)


@each_boxed_game
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_corrected_game_is_played_to_its_end_saved_and_replayed(game, seed):
    match = play(begun(edition(game), seed), 3000, seed)
    assert match.is_over
    save = store.loads(store.dumps(files.to_save(match)))
    assert save.values == CORRECTIONS[game]
    loaded = files.from_save(save)
    assert not loaded.history_lost
    assert loaded.match.edition == match.edition
    assert loaded.match.scores() == match.scores()
    assert loaded.match.rules.from_json(match.rules.to_json(match.state)).key() == match.state.key()
    for ply in range(1, match.ply + 1, 7):
        assert [m.event for m in loaded.match.moments(ply, 0)] == [m.event for m in match.moments(ply, 0)]


@each_boxed_game
def test_a_save_whose_values_were_taken_out_is_damaged_and_not_another_game(game):
    save = files.to_save(play(begun(edition(game)), 30))
    with pytest.raises(SaveDamaged):
        files.from_save(save.model_copy(update={"values": {}}))


@each_boxed_game
def test_a_printed_game_saves_no_values(game):
    assert files.to_save(play(begun(game), 5)).values == {}


@each_boxed_game
def test_bots_of_an_edition_think_with_its_values_in_another_process(game):
    match = play(begun(edition(game)), 12)
    client = BotClient()
    try:
        client.ask(1, match.edition, "hard", match.view(match.asked), Budget(iterations=20), 7)
        answer = client.wait(60)
    finally:
        client.close()
    assert answer is not None
    assert answer.stand_in == ""
    assert answer.action in match.legal()


@each_boxed_game
def test_a_bot_is_not_asked_about_a_position_of_another_edition(game):
    match = begun(edition(game))
    client = BotClient()
    try:
        with pytest.raises(BadSetup):
            client.ask(1, game, "greedy", match.view(match.asked), Budget(), 7)
    finally:
        client.close()


@each_boxed_game
def test_greedy_bots_play_a_whole_corrected_game(game):
    match = begun(edition(game))
    bot, rng = make_bot(match.edition, "greedy"), Random(3)
    while not match.is_over:
        match.submit(bot.choose(match.view(match.asked), match.legal(), Budget(), rng))
    assert evaluator_of(match.edition) is not evaluator_of(game)


@each_boxed_game
@pytest.mark.parametrize("code", ["de", "en"])
def test_words_of_an_edition_tell_every_event_and_answer(game, code):
    match = begun(edition(game))
    text, rng = game_text(match.edition, from_linguist(code), match.names), Random(2)
    for _ in range(150):
        if match.is_over:
            break
        view = match.view(match.asked)
        assert text.question(view)
        assert all(text.action(view, action) for action in match.legal())
        for event in match.submit(rng.choice(match.legal())).events:
            text.event(event)


def test_the_name_of_an_edition_brings_its_corrections_along():
    name = edition_of("pillars", CORRECTIONS["pillars"])
    assert pickle.loads(pickle.dumps(name)) == name
    assert editions.game_of(name) == "pillars"
    assert dict(editions.corrections_of(name)) == CORRECTIONS["pillars"]
    assert edition_of("pillars", {}) == "pillars"


def test_every_game_in_a_box_has_corrections_to_test():
    assert set(BOXED) <= set(CORRECTIONS)
