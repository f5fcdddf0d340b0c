"""The checked way in: what is refused, and that nothing changes by it."""

import pickle
from types import ModuleType

import pytest

from kingsbridge_desktop.core import engine, registry
from kingsbridge_desktop.core.chance import Scripted, Seeded
from kingsbridge_desktop.core.errors import BadSetup, ChanceExhausted, GameOver, IllegalAction
from kingsbridge_desktop.core.machine import Machine, asked, is_over
from kingsbridge_desktop.core.types import EVERYONE, NOBODY, Action, Event, Frame, Reason, all_but
from kingsbridge_desktop.play.match import UndoRefused
from tests import toy


def begun(seed=1, **options):
    return engine.begin(toy.RULES, 2, {"start_player": 0, **options}, Seeded(seed)).state


def test_begin_fills_in_defaults_and_records_chance():
    outcome = engine.begin(toy.RULES, 2, {}, Seeded(4))
    assert len(outcome.chance) == 7  # six cards and the start player
    assert outcome.events == (Event("hands_dealt", (3,)),)
    again = engine.begin(toy.RULES, 2, {"rounds": 4, "start_player": -1}, Scripted(outcome.chance))
    assert again.state.key() == outcome.state.key()


@pytest.mark.parametrize("seats", [1, 4, 0, -2, True, 2.0, "2", None])
def test_a_wrong_number_of_seats_is_refused(seats):
    with pytest.raises(BadSetup):
        engine.begin(toy.RULES, seats, {}, Seeded(1))


@pytest.mark.parametrize(
    "options", [{"rounds": 3}, {"rounds": True}, {"rounds": 4.0}, {"rounds": "4"}, {"rounds": [4]}, {"speed": 1}]
)
def test_wrong_options_are_refused(options):
    with pytest.raises(BadSetup):
        engine.checked_options(toy.RULES, options)


def test_the_start_player_must_sit_at_the_table():
    assert engine.begin(toy.RULES, 3, {"start_player": 2}, Seeded(1)).state.stack[-1].seat == 2
    with pytest.raises(BadSetup):
        engine.begin(toy.RULES, 2, {"start_player": 2}, Seeded(1))


def test_apply_leaves_the_old_state_alone():
    before = begun()
    key = before.key()
    outcome = engine.apply(toy.RULES, before, Action("roll"), Scripted([4]))
    assert before.key() == key
    assert outcome.state.points == [5, 0]
    assert outcome.chance == (4,)
    assert outcome.events == (Event("die_rolled", (0, 5)),)


@pytest.mark.parametrize("action", [Action("play", (99,)), Action("fly"), Action("roll", (1,)), Action("mark", (0,))])
def test_what_is_not_listed_is_refused_and_changes_nothing(action):
    state = begun()
    key = state.key()
    with pytest.raises(IllegalAction) as refused:
        engine.apply(toy.RULES, state, action, Seeded(1), ply=7)
    assert state.key() == key
    assert refused.value.details == {"game": "toy", "ply": 7, "action": action, "checksum": engine.checksum(state)}


def test_a_number_that_only_equals_an_int_does_not_get_into_the_state():
    state = begun()
    card = state.hands[0][0]
    after = engine.apply(toy.RULES, state, Action("play", (float(card),)), Scripted([])).state  # type: ignore[arg-type]
    assert type(after.played[0]) is int


def test_chance_that_fails_half_way_changes_nothing():
    state = begun()
    key = state.key()
    with pytest.raises(ChanceExhausted):
        engine.apply(toy.RULES, state, Action("roll"), Scripted([]))
    assert state.key() == key


def test_nobody_acts_after_the_end():
    state = begun(rounds=2)
    while not is_over(state):
        state = engine.apply(toy.RULES, state, toy.ROLL, Seeded(3)).state
    assert asked(state) == NOBODY
    assert toy.RULES.legal(state) == ()
    with pytest.raises(GameOver):
        engine.apply(toy.RULES, state, toy.ROLL, Seeded(3))


def test_checksum_follows_the_position():
    first, same, other = begun(1), begun(1), begun(2)
    assert engine.checksum(first) == engine.checksum(same)
    assert engine.checksum(first) != engine.checksum(other)
    assert len(engine.checksum(first)) == 16


def test_equal_keys_share_a_rank():
    assert engine.rank_by([5, 9, 5, 1]) == (1, 0, 1, 3)
    assert engine.rank_by([(3, 1), (3, 2)]) == (1, 0)


def test_winners_are_all_of_rank_nought():
    state = begun()
    state.points = [4, 4]
    assert engine.winners(toy.RULES, state) == [0, 1]
    state.points = [4, 5]
    assert engine.winners(toy.RULES, state) == [1]


def test_an_event_is_seen_by_those_it_names():
    secret = Event("card_drawn", (1, 5), seen_by=0b010)
    assert [secret.visible_to(seat) for seat in (NOBODY, 0, 1, 2)] == [False, False, True, False]
    assert all(Event("rolled", (), EVERYONE).visible_to(seat) for seat in (NOBODY, 0, 1, 2))
    unseen = Event("card_drawn_unseen", (1,), all_but(1))
    assert [unseen.visible_to(seat) for seat in (NOBODY, 0, 1, 2)] == [True, True, False, True]


def test_machine_names_its_frames():
    assert toy.MACHINE.questions == {"turn", "mark"}
    assert toy.MACHINE.phases == {"next"}


def test_a_question_needs_both_its_answers_and_what_they_do():
    """A forgotten `take_x` is told when the game is put together, not in the middle of a game."""
    module = ModuleType("phase")
    exec("def legal_turn(s, frame): return ()", vars(module))
    with pytest.raises(TypeError, match="take_turn"):
        Machine(module)


@pytest.mark.parametrize("said", [True, False, None])
def test_after_an_answer_phases_run_unless_it_says_that_a_question_is_on_top(said):
    module = ModuleType("phase")
    exec(
        f"""
def legal_turn(s, frame): return ()
def take_turn(s, frame, a, chance, emit): s.stack.append(NEXT); return {said}
def run_next(s, frame, chance, emit): s.stack.append(TURN)
""",
        {**vars(module), "__name__": "phase", "NEXT": Frame("next"), "TURN": Frame("turn", 1)},
        vars(module),
    )
    state = begun()
    state.stack = [Frame("turn", 0)]
    Machine(module).step(state, Action("draw"), Seeded(1))
    assert state.stack == [Frame("next") if said else Frame("turn", 1)]


@pytest.mark.parametrize("said", [True, False, None])
def test_phases_follow_each_other_unless_one_says_that_a_question_is_on_top(said):
    module = ModuleType("phase")
    exec(
        f"""
def legal_turn(s, frame): return ()
def take_turn(s, frame, a, chance, emit): s.stack.append(NEXT)
def run_next(s, frame, chance, emit): s.stack.append(LATER); return {said}
def run_later(s, frame, chance, emit): s.stack.append(TURN)
""",
        {"__name__": "phase", "NEXT": Frame("next"), "LATER": Frame("later"), "TURN": Frame("turn", 1)},
        vars(module),
    )
    state = begun()
    state.stack = [Frame("turn", 0)]
    Machine(module).step(state, Action("draw"), Seeded(1))
    assert state.stack == [Frame("later") if said else Frame("turn", 1)]


def test_settle_runs_phases_until_somebody_is_asked():
    state = begun()
    state.stack = [Frame("next", 0)]
    toy.MACHINE.settle(state, Seeded(1))
    assert state.stack == [Frame("turn", 1)]


def test_an_unknown_game_is_refused():
    with pytest.raises(BadSetup):
        registry.rules_of("chess")


def test_games_are_found_by_their_folder(toy_game):
    assert registry.game_ids()[-1] == toy_game
    assert registry.rules_of(toy_game).game_id == toy_game
    assert registry.meta_of(toy_game).seats == registry.rules_of(toy_game).seats


@pytest.mark.parametrize(
    "error",
    [
        IllegalAction("toy", 3, Action("play", (1,)), "0" * 16),
        BadSetup("no such colour", colours=[1]),
        UndoRefused(Reason("undo_other", (2,))),
    ],
)
def test_refusals_travel_between_processes(error):
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert (str(again), again.message, again.details, vars(again)) == (
        str(error),
        error.message,
        error.details,
        vars(error),
    )


def test_frames_are_told_apart_by_their_parts():
    frame, parts = Frame("place", 2, (4, 1)), (("place", 2, (4, 1)), ("place", 1, (4, 1)), ("turn", 2, (4, 1)))
    assert [frame == Frame(*others) for others in parts] == [True, False, False]
    assert frame != Frame("place", 2)
    assert frame != parts[0]
    assert {frame: 1}[Frame(*parts[0])] == 1


def test_frames_travel_between_processes_and_are_written_as_saves_know_them():
    """Fingerprints in saves were made of these words."""
    frame = Frame("place", 2, (4, 1))
    assert pickle.loads(pickle.dumps(frame)) == frame
    assert repr([frame, Frame("deal")]) == (
        "[Frame(kind='place', seat=2, args=(4, 1)), Frame(kind='deal', seat=-1, args=())]"
    )
