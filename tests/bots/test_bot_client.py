"""The bot process: answers, deaths, hangs, stale questions, and an end in time."""

import itertools
import os
import select
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from kingsbridge_desktop.bots import bot_client
from kingsbridge_desktop.bots.base import Budget
from kingsbridge_desktop.bots.bot_client import Answer, BotClient
from kingsbridge_desktop.bots.bot_process import CANCEL, LEAST
from kingsbridge_desktop.bots.ladder import FROZEN
from kingsbridge_desktop.bots.levels import UnknownLevel
from kingsbridge_desktop.core import engine
from kingsbridge_desktop.core.chance import Seeded
from kingsbridge_desktop.core.errors import BadSetup
from kingsbridge_desktop.core.registry import rules_of
from kingsbridge_desktop.core.types import Action
from tests import toy
from tests.bots import misbehaving
from tests.bots.processes import LONG, is_alive, until
from tests.promises import LEEWAY

SHORT = Budget(seconds=0.1)
PROMISED_CANCEL = 0.05


@pytest.fixture(autouse=True)
def levels(toy_game, tmp_path, monkeypatch):
    monkeypatch.setenv(misbehaving.SCRATCH, str(tmp_path))
    misbehaving.add_levels()
    yield
    misbehaving.remove_levels()


@pytest.fixture
def start():
    workers = []

    def started(answered=None, prepare=misbehaving.prepare, **options):
        worker = BotClient(answered, prepare=prepare, **options)
        workers.append(worker)
        return worker

    yield started
    for worker in workers:
        worker.close()


def masked():
    begun = engine.begin(toy.RULES, 2, {"start_player": 0}, Seeded(1))
    return toy.RULES.mask(begun.state, 0)


def highest_card():
    """What the greedy bot of the toy answers."""
    return Action("play", (max(masked().hands[0]),))


def ask(worker, level, question=1, budget=SHORT):
    worker.ask(question, "toy", level, masked(), budget, 5)


def choice_in(game):
    """What the first to have a choice may know."""
    rules = rules_of(game)
    return rules.mask(engine.begin(rules, 3, {"start_player": 0}, Seeded(1)).state, 0)


def processor_seconds(pid):
    """What a process has used; nothing where the system does not tell it in this way."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def best_of(times, measure):
    """The least of some times: what else runs on the machine only adds to them, a broken promise adds to all."""
    return min(measure() for _ in range(times))


def cancelled(worker, is_over):
    """Seconds until a question is thought about no more."""
    begin = time.monotonic()
    worker.cancel()
    while not is_over():
        assert time.monotonic() - begin < LONG, "the thinking goes on"
        time.sleep(0.001)
    return time.monotonic() - begin


def test_a_question_is_answered(start):
    worker = start()
    ask(worker, "well", question=42)
    answer = worker.wait(LONG)
    assert answer is not None
    assert answer.id == 42
    assert answer.action == toy.RULES.legal(masked())[-1]
    assert not answer.stand_in
    assert answer.stats["level"] == "well"
    assert answer.stats["iterations"] == 7
    assert answer.stats["seconds"] >= 0


def test_many_questions_are_answered_by_the_same_process(start):
    worker = start()
    pids = set()
    for question in range(20):
        ask(worker, "greedy", question)
        answer = worker.wait(LONG)
        assert answer == Answer(question, highest_card(), {"level": "greedy", "seconds": answer.stats["seconds"]})
        pids.add(worker.pid)
    assert len(pids) == 1
    assert worker.pid != os.getpid()


def test_the_same_seed_gives_the_same_choice(start):
    worker = start()
    answers = []
    for question, seed in enumerate((3, 3, 4, 5, 6, 7)):
        worker.ask(question, "toy", "random", masked(), SHORT, seed)
        answers.append(worker.wait(LONG).action)
    assert answers[0] == answers[1]
    assert len(set(answers)) > 1


def test_answers_can_be_called_back_in_another_thread(start):
    came = threading.Event()
    answers = []

    def answered(answer):
        answers.append((answer.id, threading.current_thread() is threading.main_thread()))
        came.set()

    worker = start(answered)
    ask(worker, "well", question=9)
    assert came.wait(LONG)
    assert answers == [(9, False)]


@pytest.mark.skipif(sys.platform == "win32", reason="select takes sockets only there; this is about event loops")
def test_answers_wake_an_event_loop(start):
    worker = start()
    assert worker.poll() is None
    assert select.select([worker.fileno()], [], [], 0)[0] == []
    ask(worker, "well", question=3)
    assert select.select([worker.fileno()], [], [], LONG)[0]
    answer = worker.poll()
    assert answer is not None
    assert answer.id == 3
    assert worker.poll() is None
    assert select.select([worker.fileno()], [], [], 0)[0] == []


def test_a_dead_bot_is_started_again(start):
    worker = start()
    ask(worker, "dies_once")
    answer = worker.wait(LONG)
    assert answer is not None
    assert not answer.stand_in
    assert answer.action == toy.RULES.legal(masked())[-1]
    assert misbehaving.count("dies_once") == 2


def test_a_bot_that_dies_twice_is_answered_for_by_the_greedy_one(start):
    worker = start()
    ask(worker, "dies")
    answer = worker.wait(LONG)
    assert answer == Answer(1, highest_card(), {"level": "greedy", "seconds": 0.0}, "died")
    assert misbehaving.count("dies") == 2
    ask(worker, "well", question=2)
    after = worker.wait(LONG)
    assert after is not None
    assert (after.id, after.stand_in) == (2, "")


def test_each_question_has_its_own_two_deaths(start):
    worker = start()
    for question in (1, 2):
        ask(worker, "dies", question)
        answer = worker.wait(LONG)
        assert answer is not None
        assert answer.id == question
    assert misbehaving.count("dies") == 4


def test_a_process_killed_from_outside_while_it_thinks(start):
    worker = start()
    ask(worker, "sleeps", budget=Budget(seconds=0.5))
    until(lambda: misbehaving.count("sleeps") == 1)
    os.kill(worker.pid, 9)
    answer = worker.wait(LONG)
    assert answer is not None
    assert not answer.stand_in
    assert misbehaving.count("sleeps") == 2


def test_a_process_killed_while_it_waits_is_replaced_before_it_is_needed(start):
    worker = start()
    ask(worker, "well")
    assert worker.wait(LONG)
    first = worker.pid
    os.kill(first, 9)
    until(lambda: worker.pid not in (first, None))
    ask(worker, "well", question=2)
    answer = worker.wait(LONG)
    assert answer is not None
    assert not answer.stand_in


def test_a_hanging_bot_is_ended_and_answered_for(start):
    worker = start(grace=0.3)
    ask(worker, "well", question=0)
    assert worker.wait(LONG)
    hanging = worker.pid
    begin = time.monotonic()
    ask(worker, "hangs")
    answer = worker.wait(LONG)
    took = time.monotonic() - begin
    assert answer == Answer(1, highest_card(), {"level": "greedy", "seconds": 0.0}, "hung")
    assert 0.4 <= took < LONG
    assert not is_alive(hanging)
    ask(worker, "well", question=2)
    after = worker.wait(LONG)
    assert after is not None
    assert not after.stand_in


def test_a_budget_of_iterations_is_watched_too(start):
    worker = start(grace=0.1, patience=0.3)
    ask(worker, "hangs", budget=Budget(iterations=10))
    answer = worker.wait(LONG)
    assert answer is not None
    assert answer.stand_in == "hung"


@pytest.mark.parametrize(("level", "why"), [("fails", "failed"), ("cheats", "illegal")])
def test_a_faulty_answer_is_replaced_at_once(start, level, why):
    worker = start()
    ask(worker, level)
    answer = worker.wait(LONG)
    assert answer == Answer(1, highest_card(), {"level": "greedy", "seconds": 0.0}, why)
    assert misbehaving.count(level) == 1


def test_a_faulty_stand_in_still_leaves_the_game_going(start, monkeypatch):
    monkeypatch.setattr(toy.Evaluator, "greedy", lambda *args: 1 // 0)
    worker = start()
    ask(worker, "fails")
    answer = worker.wait(LONG)
    assert answer is not None
    assert answer.action in toy.RULES.legal(masked())


def test_a_process_that_cannot_start_is_answered_for_and_not_tried_for_ever(start):
    worker = start(prepare=misbehaving.die_at_birth)
    ask(worker, "well")
    answer = worker.wait(LONG)
    assert answer is not None
    assert answer.stand_in == "died"
    births = misbehaving.count("births")
    time.sleep(0.5)
    assert misbehaving.count("births") == births <= 3


@pytest.mark.parametrize("reason", [OSError("no more processes"), RuntimeError("no thread"), MemoryError()])
def test_no_more_processes_can_be_started(start, monkeypatch, reason):
    def refuse(*args):
        raise reason

    monkeypatch.setattr(bot_client, "_Child", refuse)
    worker = start()
    ask(worker, "well")
    answer = worker.wait(LONG)
    assert answer is not None
    assert (answer.action, answer.stand_in) == (highest_card(), "died")


def test_a_cancelled_question_is_never_answered(start):
    worker = start()
    ask(worker, "sleeps", budget=Budget(seconds=0.2))
    until(lambda: misbehaving.count("sleeps") == 1)
    worker.cancel()
    assert worker.wait(0.6) is None


def test_a_bot_that_does_not_listen_is_ended_within_50_ms_of_cancelling(start):
    worker = start()
    questions = itertools.count(1)

    def once():
        number = next(questions)
        ask(worker, "hangs", number, budget=Budget(seconds=30))
        until(lambda: misbehaving.count("hangs") == number)
        thinking = worker.pid
        took = cancelled(worker, lambda: not is_alive(thinking))
        until(lambda: worker.pid not in (thinking, None))
        return took

    assert best_of(4, once) < PROMISED_CANCEL * LEEWAY


def test_a_searching_bot_gives_up_within_50_ms_of_cancelling_and_its_process_stays(start):
    worker = start(prepare=None)
    state = choice_in("web_of_power")
    pids = set()

    def once():
        worker.ask(1, "web_of_power", FROZEN, state, Budget(seconds=30), 1)
        until(lambda: worker.is_thinking)
        time.sleep(0.2)  # into the search: before it, the process is ended instead
        pids.add(worker.pid)
        return cancelled(worker, lambda: not worker.is_thinking)

    assert best_of(6, once) < PROMISED_CANCEL * LEEWAY
    assert len(pids) < 6, "it never listened: its process was ended each time"
    before = processor_seconds(worker.pid)
    time.sleep(0.3)
    assert processor_seconds(worker.pid) - before < 0.1, "it thinks on"
    worker.ask(2, "web_of_power", FROZEN, state, Budget(seconds=0.1), 1)
    answer = worker.wait(LONG)
    assert answer is not None
    assert (answer.id, answer.stand_in) == (2, "")
    assert answer.stats["iterations"] > 0


def test_a_bot_is_told_once_that_nobody_wants_its_answer(start, monkeypatch):
    """Whether it can give up in time is up to the machine; that it is asked to is not."""
    worker = start()
    until(lambda: worker._child is not None)
    told = []
    kind = type(worker._child.link)
    send = kind.send

    def watched(link, message):
        told.append(message)
        send(link, message)

    monkeypatch.setattr(kind, "send", watched)
    ask(worker, "sleeps", budget=Budget(seconds=0.3))
    until(lambda: misbehaving.count("sleeps") == 1)
    worker.cancel()
    until(lambda: not worker.is_thinking)
    assert told.count(CANCEL) == 1
    assert [message.id for message in told if message != CANCEL] == [1]


# in time


def test_deciding_takes_no_longer_than_the_budget_and_100_ms(start):
    worker = start(prepare=None, game="web_of_power")
    state = choice_in("web_of_power")

    def once():
        begin = time.monotonic()
        worker.ask(1, "web_of_power", FROZEN, state, Budget(seconds=0.3), 1)
        answer = worker.wait(LONG)
        took = time.monotonic() - begin
        assert answer is not None
        assert not answer.stand_in
        return took - 0.3

    assert best_of(5, once) < 0.1 * LEEWAY


def test_the_budget_begins_when_a_question_is_asked_and_not_when_the_process_is_there(start):
    worker = start(prepare=misbehaving.prepare_slowly)
    ask(worker, "well", budget=Budget(seconds=5))
    answer = worker.wait(LONG)
    assert answer is not None
    assert 0 < answer.stats["given"] <= 5 - misbehaving.SLOW


def test_a_second_try_after_a_death_gets_what_is_left_of_the_budget(start):
    worker = start(prepare=misbehaving.prepare_slowly)
    ask(worker, "dies_once", budget=Budget(seconds=5))
    answer = worker.wait(LONG)
    assert answer is not None
    assert not answer.stand_in
    assert 0 < answer.stats["given"] <= 5 - 2 * misbehaving.SLOW


def test_a_budget_that_is_over_before_the_process_is_there_still_gets_an_answer_of_the_bot(start):
    worker = start(prepare=misbehaving.prepare_slowly)
    ask(worker, "well", budget=Budget(seconds=0.05))
    answer = worker.wait(LONG)
    assert answer is not None
    assert not answer.stand_in
    assert answer.stats["given"] == LEAST


def test_no_garbage_is_looked_for_while_a_bot_thinks(start):
    """Among all that bots remember that takes longer than the 100 ms which an answer may be late."""
    worker = start()
    for number in (1, 2):
        ask(worker, "well", number)
        answer = worker.wait(LONG)
        assert answer is not None
        assert answer.stats["tidies_up"] is False


def test_a_budget_of_iterations_is_given_as_it_is(start):
    worker = start()
    ask(worker, "well", budget=Budget(iterations=3))
    answer = worker.wait(LONG)
    assert answer is not None
    assert answer.stats["given"] == 0


# replaced


def test_a_new_question_replaces_the_old_one(start):
    worker = start()
    ask(worker, "hangs", question=1, budget=Budget(seconds=30))
    until(lambda: misbehaving.count("hangs") == 1)
    ask(worker, "well", question=2)
    answer = worker.wait(LONG)
    assert answer is not None
    assert answer.id == 2
    assert worker.wait(0.2) is None


def test_a_stale_answer_with_the_same_number_is_dropped(start):
    """After loading a game, question numbers may begin anew."""
    worker = start()
    ask(worker, "sleeps", question=1, budget=Budget(seconds=0.02))
    until(lambda: misbehaving.count("sleeps") == 1)
    ask(worker, "greedy", question=1)
    answer = worker.wait(LONG)
    assert answer is not None
    assert answer.stats["level"] == "greedy"
    assert worker.wait(0.2) is None


def test_an_answer_nobody_fetched_is_dropped_by_the_next_question(start):
    worker = start()
    ask(worker, "well", question=1)
    until(lambda: not worker._answers.empty())
    ask(worker, "well", question=2)
    answer = worker.wait(LONG)
    assert answer is not None
    assert answer.id == 2


def test_unknown_levels_and_games_are_refused_when_asking(start):
    worker = start()
    with pytest.raises(UnknownLevel):
        ask(worker, "genius")
    with pytest.raises(BadSetup):
        worker.ask(1, "chess", "random", masked(), SHORT, 1)


def test_close_ends_the_process_at_once(start):
    worker = start()
    ask(worker, "hangs", budget=Budget(seconds=30))
    until(lambda: misbehaving.count("hangs") == 1)
    pid = worker.pid
    begin = time.monotonic()
    worker.close()
    assert time.monotonic() - begin < LONG, "it was waited for"
    assert not is_alive(pid)
    assert not worker.is_thinking
    assert worker.pid is None
    worker.close()
    ask(worker, "well")
    assert worker.wait(0.05) is None


@pytest.mark.skipif(not hasattr(os, "fork"), reason="processes are told apart by POSIX means here")
def test_a_thinking_process_does_not_outlive_a_killed_parent(tmp_path):
    """Even one that hangs: no process may stay behind and eat the battery."""
    script = (
        "import sys\n"
        "from tests.bots.test_bot_client import BotClient, misbehaving, masked, Budget, toy\n"
        "if __name__ == '__main__':\n"
        "    misbehaving.prepare()\n"
        "    worker = BotClient(prepare=misbehaving.prepare)\n"
        "    worker.ask(1, 'toy', 'hangs', masked(), Budget(seconds=50), 1)\n"
        "    while not misbehaving.count('hangs'): pass\n"
        "    print(worker.pid, flush=True)\n"
        "    sys.stdin.readline()\n"
    )
    parent = subprocess.Popen([sys.executable, "-c", script], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert parent.stdout is not None
    child = int(parent.stdout.readline())
    assert is_alive(child)
    parent.kill()
    parent.communicate(timeout=LONG)
    until(lambda: not is_alive(child))


def test_what_a_bot_prints_stays_off_stdout(tmp_path):
    script = (
        "from tests.bots.test_bot_client import BotClient, misbehaving, masked, Budget\n"
        "if __name__ == '__main__':\n"
        "    misbehaving.prepare()\n"
        "    worker = BotClient(prepare=misbehaving.prepare)\n"
        "    worker.ask(1, 'toy', 'chats', masked(), Budget(seconds=1), 1)\n"
        "    print(worker.wait(20).id)\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=60)
    assert done.stdout == "1\n"
    assert "this must not reach stdout" in done.stderr


def test_the_process_never_loads_qt(start):
    script = (
        "import sys\n"
        "from kingsbridge_desktop.bots import bot_client, bot_process, levels\n"
        "assert not [name for name in sys.modules if name.startswith('PySide6')]\n"
    )
    assert subprocess.run([sys.executable, "-c", script], timeout=60).returncode == 0
