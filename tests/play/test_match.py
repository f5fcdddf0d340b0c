"""A running game: submit, fair undo in all its cases, redo, looking back, dictated chance."""

import pytest

from kingsbridge_desktop.core.errors import BadSetup, ChanceExhausted, GameOver, IllegalAction, ImpossibleState
from kingsbridge_desktop.core.types import NOBODY, Action, Event, Reason, all_but
from kingsbridge_desktop.play.match import PERSON, Match, Seat, Takeback, UndoRefused
from tests import toy

pytestmark = pytest.mark.usefixtures("toy_game")

ROLL, DRAW, SHOW = toy.ROLL, toy.DRAW, toy.SHOW
MARK, LEAVE = Action("mark", (1,)), Action("mark", (0,))


def table(levels=(PERSON, PERSON), seed=1, **options):
    seats = [Seat(f"P{number}", level, number) for number, level in enumerate(levels)]
    return Match("toy", seats, seed, {"start_player": 0, **options})


def play_lowest(match):
    """Plays the asked seat's lowest card: no chance, nothing revealed; the same seat is asked to mark it."""
    return match.submit(Action("play", (match.state.hands[match.asked][0],)))


# the seats


@pytest.mark.parametrize(
    "seats",
    [
        [Seat("A", colour=0), Seat("B", colour=0)],
        [Seat("A", colour=0), Seat("B", colour=3)],
        [Seat("A", colour=0), Seat("B", colour=-1)],
        [Seat("A", colour=0), Seat("  ", colour=1)],
        [Seat("A", colour=0), Seat("", colour=1)],
        [Seat("A", colour=0), Seat("x" * 25, colour=1)],
        [Seat("A", colour=0), Seat("two\nlines", colour=1)],
        [Seat("A", colour=0), Seat("half \ud800", colour=1)],
        [Seat("A", colour=0)],
    ],
)
def test_seats_that_cannot_be_are_refused(seats):
    with pytest.raises(BadSetup):
        Match("toy", seats, 1)


@pytest.mark.parametrize("seed", [2**63, -(2**63) - 1, 1.0, True, "1", None])
def test_a_seed_is_a_number_of_64_bits(seed):
    with pytest.raises(BadSetup):
        table(seed=seed)


def test_a_position_written_by_hand_needs_as_many_seats():
    start = table().state
    with pytest.raises(BadSetup):
        Match("toy", [Seat("A", colour=0), Seat("B", colour=1), Seat("C", colour=2)], 1, start=start)


@pytest.mark.parametrize("viewer", [NOBODY, 0, 1])
def test_what_somebody_may_know_is_no_position_to_play_on(viewer):
    start = table().view(viewer)
    with pytest.raises(ImpossibleState):
        Match("toy", [Seat("A", colour=0), Seat("B", colour=1)], 1, start=start)


def test_a_position_written_by_hand_is_copied():
    start = table().state
    match = Match("toy", [Seat("A", colour=0), Seat("B", colour=1)], 5, start=start)
    key = start.key()
    match.submit(ROLL)
    assert start.key() == key
    assert match.setup_events == ()


# submit


def test_submit_carries_out_what_is_legal():
    match = table()
    step = play_lowest(match)
    assert step.seat == 0
    assert match.ply == 1
    assert list(match.steps) == [step]
    assert match.asked == 0
    assert match.state.stack[-1].kind == "mark"


def test_submit_refuses_the_rest_and_changes_nothing():
    match = table()
    play_lowest(match)
    match.undo()
    key = match.state.key()
    with pytest.raises(IllegalAction):
        match.submit(Action("play", (99,)))
    assert match.state.key() == key
    assert match.ply == 0
    assert match.can_redo


def test_nobody_acts_after_the_end():
    match = table(rounds=2)
    while not match.is_over:
        match.submit(ROLL)
    assert match.asked == NOBODY
    assert match.legal() == ()
    with pytest.raises(GameOver):
        match.submit(ROLL)


def test_the_same_seed_gives_the_same_luck():
    first, second, other = table(seed=3), table(seed=3), table(seed=4)
    for match in (first, second, other):
        for _ in range(4):
            match.submit(ROLL)
    assert first.state.key() == second.state.key()
    assert first.state.points != other.state.points


def test_luck_depends_on_the_ply_and_not_on_what_was_tried_before():
    match = table()
    match.submit(ROLL)
    points = match.state.points[:]
    match.undo(agreed=True)
    match.submit(ROLL)
    assert match.state.points == points


# undo


def test_nothing_to_take_back_at_the_start():
    match = table()
    assert match.undo_stop() == Reason("undo_at_start")
    assert match.undo_depth() == 0
    for agreed in (False, True):
        with pytest.raises(UndoRefused) as refused:
            match.undo(agreed=agreed)
        assert refused.value.reason == Reason("undo_at_start")


@pytest.mark.parametrize("steps", [0, -1, 3])
def test_steps_that_cannot_be_taken_back(steps):
    match = table()
    play_lowest(match)
    match.submit(MARK)
    with pytest.raises(UndoRefused):
        match.undo(steps, agreed=True)
    assert match.ply == 2


def test_own_small_decisions_can_be_taken_back():
    match = table()
    keys = [match.state.key()]
    play_lowest(match)
    keys.append(match.state.key())
    match.submit(MARK)
    assert match.undo_depth() == 2
    match.undo()
    assert match.state.key() == keys[1]
    match.undo()
    assert match.state.key() == keys[0]
    assert match.takebacks == []


def test_several_steps_go_back_at_once():
    match = table()
    key = match.state.key()
    play_lowest(match)
    match.submit(MARK)
    match.undo(2)
    assert match.state.key() == key


@pytest.mark.parametrize(
    ("action", "reason"),
    [(ROLL, Reason("undo_chance")), (DRAW, Reason("undo_chance")), (SHOW, Reason("undo_revealed"))],
)
def test_undo_stops_at_what_brought_something_new(action, reason):
    match = table()
    match.submit(action)
    assert match.undo_stop() == reason
    assert match.undo_depth() == 0
    key = match.state.key()
    with pytest.raises(UndoRefused) as refused:
        match.undo()
    assert refused.value.reason == reason
    assert match.state.key() == key


def test_undo_stops_at_the_act_of_another():
    match = table()
    play_lowest(match)
    match.submit(MARK)
    play_lowest(match)
    assert match.undo_stop(1) is None
    assert match.undo_stop(2) == Reason("undo_other", (0,))
    assert match.undo_depth() == 1
    match.undo()
    # Now the first player's own two steps lie on top again.
    assert match.undo_depth() == 2


def test_undo_stops_behind_a_bot():
    match = table(levels=(PERSON, "greedy"))
    play_lowest(match)
    match.submit(MARK)
    play_lowest(match)
    assert match.undo_stop() == Reason("undo_other", (1,))
    assert match.undo_depth() == 0


def test_undo_stops_below_chance_that_lies_deeper():
    match = table(levels=(PERSON, PERSON))
    match.submit(ROLL)
    play_lowest(match)
    match.submit(MARK)
    assert match.undo_depth() == 2
    assert match.undo_stop(3) == Reason("undo_other", (0,))


def test_the_table_may_agree_to_go_further_and_that_is_written_down():
    match = table()
    key = match.state.key()
    match.submit(ROLL)
    match.submit(ROLL)
    match.undo(2, agreed=True)
    assert match.state.key() == key
    assert match.takebacks == [Takeback(2, 2)]


def test_agreeing_to_what_is_fair_anyway_is_not_written_down():
    match = table()
    play_lowest(match)
    match.undo(agreed=True)
    assert match.takebacks == []


# redo


def test_redo_brings_back_the_same_step_with_the_same_luck():
    match = table()
    step = match.submit(ROLL)
    key = match.state.key()
    match.undo(agreed=True)
    assert match.can_redo
    assert list(match.steps) == []
    assert match.redo() == step
    assert match.state.key() == key
    assert not match.can_redo


def test_nothing_to_do_again():
    match = table()
    with pytest.raises(UndoRefused) as refused:
        match.redo()
    assert refused.value.reason == Reason("redo_at_end")


def test_a_new_action_forgets_what_redo_held():
    match = table()
    play_lowest(match)
    match.submit(MARK)
    marked = match.checksum_at(2)
    match.undo()
    match.submit(LEAVE)
    assert not match.can_redo
    assert match.checksum_at(2) != marked


# looking back


def test_seek_shows_what_a_seat_could_know_and_leaves_the_game_alone():
    match = table()
    first = match.view(1).key()
    card = match.state.hands[0][0]
    play_lowest(match)
    assert match.seek(0, 1).key() == first
    assert match.seek(-5, 1).key() == first
    assert match.seek(99, 1).key() == match.view(1).key()
    assert card in match.seek(1, 1).played
    assert match.ply == 1


def test_seek_does_not_show_what_was_taken_back():
    match = table()
    first = match.view(1).key()
    play_lowest(match)
    match.undo()
    assert match.seek(1, 1).key() == first


def test_view_hides_foreign_hands():
    match = table()
    assert match.view(0).hands[0] == match.state.hands[0]
    assert match.view(0).hands[1] == (-1, -1, -1)
    assert match.view(NOBODY).hands == [(-1, -1, -1)] * 2


def test_events_for_a_seat_leave_out_the_secrets_of_others():
    match = table()
    step = match.submit(DRAW)
    card = (set(match.state.hands[0]) - set(match.seek(0, 0).hands[0])).pop()
    assert [e.kind for e in match.events_for(0, step)] == ["card_drawn"]
    assert match.events_for(0, step)[0].args == (0, card)
    assert match.events_for(1, step) == [Event("card_drawn_unseen", (0,), all_but(0))]
    assert match.events_for(NOBODY, step) == match.events_for(1, step), "an onlooker knows what the others know"


def test_why_not_speaks_of_the_present_position():
    match = table()
    foreign = match.state.hands[1][0]
    assert match.why_not(Action("play", (foreign,))) == Reason("not_in_hand", (foreign,))
    assert match.why_not(ROLL) is None


def test_scores_and_winners():
    match = table()
    match.script([5, 2])
    match.submit(ROLL)
    match.submit(ROLL)
    assert match.scores() == (6, 3)
    assert match.winners() == [0]


# dictated chance


def test_script_comes_before_the_seed():
    match = table()
    match.script([5])
    assert match.submit(ROLL).chance == (5,)
    unscripted = table()
    unscripted.submit(ROLL)
    assert match.submit(ROLL).chance == unscripted.submit(ROLL).chance


def test_script_is_used_up_over_several_actions():
    match = table()
    match.script([0, 1, 2])
    assert [match.submit(ROLL).chance for _ in range(3)] == [(0,), (1,), (2,)]


def test_a_scripted_result_that_does_not_fit_changes_nothing():
    match = table()
    key = match.state.key()
    match.script([6])
    with pytest.raises(ChanceExhausted):
        match.submit(ROLL)
    assert match.state.key() == key
    match.script([3])
    assert match.submit(ROLL).chance == (3,)


def test_a_refused_action_uses_up_no_script():
    match = table()
    match.script([3])
    with pytest.raises(IllegalAction):
        match.submit(MARK)
    assert match.submit(ROLL).chance == (3,)


# replay


def test_replay_repeats_a_game():
    match = table(seed=8)
    match.script([4])
    for action in (ROLL, DRAW, SHOW, ROLL):
        match.submit(action)
    again = Match("toy", match.seats, 999, match.options, setup=match.setup_chance)
    for step in match.steps:
        assert again.replay(step.action, step.chance) == step
    assert [again.checksum_at(ply) for ply in range(5)] == [match.checksum_at(ply) for ply in range(5)]
    assert again.setup_events == match.setup_events


@pytest.mark.parametrize("chance", [[], [3, 1], [6]])
def test_replay_refuses_luck_that_is_not_that_of_the_step(chance):
    match = table()
    key = match.state.key()
    with pytest.raises(ChanceExhausted):
        match.replay(ROLL, chance)
    assert match.state.key() == key
    assert match.ply == 0


def test_setup_refuses_luck_that_is_left_over():
    match = table()
    with pytest.raises(ChanceExhausted):
        Match("toy", match.seats, 1, match.options, setup=[*match.setup_chance, 0])
