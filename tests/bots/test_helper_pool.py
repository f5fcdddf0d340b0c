"""Helpers of the hard bot: as many as the machine bears, in time, and never left behind."""

import os
import subprocess
import sys
import textwrap
import threading
import time
from random import Random

import pytest

from kingsbridge_desktop.bots import helper_pool
from kingsbridge_desktop.bots.base import Budget
from kingsbridge_desktop.bots.helper_pool import HelperPool, Task, searched
from kingsbridge_desktop.bots.tuning import Tuning
from kingsbridge_desktop.core import engine
from kingsbridge_desktop.core.chance import Seeded
from kingsbridge_desktop.core.registry import rules_of
from tests.bots.processes import LONG, is_alive, until

RULES = rules_of("web_of_power")


def view():
    return RULES.mask(engine.begin(RULES, 3, {"start_player": 0}, Seeded(1)).state, 0)


@pytest.fixture
def helpers():
    found = HelperPool(2)
    yield found
    found.close()


@pytest.mark.parametrize(("cores", "count"), [(1, 0), (2, 0), (3, 1), (4, 2), (16, 14)])
def test_all_cores_but_one_think_and_two_cores_get_no_helpers(monkeypatch, cores, count):
    monkeypatch.setattr(helper_pool, "cores", lambda: cores)
    assert helper_pool.wanted() == count
    assert bool(HelperPool(count)) == (count > 0)


def test_helpers_find_answers_of_their_own(helpers):
    """The first question may be over before they are awake; then they help."""
    found = []
    for seed in range(20):
        helpers.ask("web_of_power", Tuning(), view(), Budget(seconds=0.5), seed)
        found = helpers.gather()
        if len(found) == 2 and all(part.iterations for part in found):
            break
    assert len(found) == 2
    legal = RULES.legal(view())
    for part in found:
        assert set(part.tried) <= set(legal)
        assert sum(tried.visits for tried in part.tried.values()) == part.iterations


def test_nobody_waits_for_late_helpers(helpers):
    begin = time.monotonic()
    helpers.ask("web_of_power", Tuning(), view(), Budget(seconds=0.01), 1)  # shorter than a process needs to start
    assert helpers.gather() == []
    assert time.monotonic() - begin < LONG, "they were waited for"


def test_the_answer_to_an_old_question_is_dropped(helpers):
    helpers.ask("web_of_power", Tuning(), view(), Budget(seconds=0.01), 1)
    helpers.gather()
    time.sleep(1.0)  # by now the old answer lies in the link
    helpers.ask("web_of_power", Tuning(), view(), Budget(seconds=2.0), 2)
    assert all(part.iterations for part in helpers.gather())


def test_a_dead_helper_is_done_without(helpers):
    helpers.ask("web_of_power", Tuning(), view(), Budget(seconds=0.01), 1)
    helpers.gather()
    os.kill(helpers.pids[0], 9)
    until(lambda: len(_gathered(helpers)) == 1)
    assert all(part.iterations for part in _gathered(helpers))


def _gathered(helpers):
    helpers.ask("web_of_power", Tuning(), view(), Budget(seconds=0.3), 1)
    return helpers.gather()


def test_a_task_whose_time_has_passed_is_not_begun():
    task = Task(1, "web_of_power", Tuning(), view(), time.monotonic() - 1, 1)
    assert searched(task).iterations == 0


def test_closing_ends_all_helpers():
    helpers = HelperPool(2)
    helpers.ask("web_of_power", Tuning(), view(), Budget(seconds=30), 1)
    pids = helpers.pids
    assert all(is_alive(pid) for pid in pids)
    helpers.close()
    assert not any(is_alive(pid) for pid in pids)


def test_helpers_that_are_stopped_are_not_waited_for_and_the_next_question_gets_new_ones(helpers):
    helpers.ask("web_of_power", Tuning(), view(), Budget(seconds=30), 1)
    old = helpers.pids
    stopping = threading.Timer(0.2, helpers.stop)
    stopping.start()
    begin = time.monotonic()
    assert helpers.gather() == []
    assert time.monotonic() - begin < LONG
    stopping.join()
    helpers.ask("web_of_power", Tuning(), view(), Budget(seconds=0.01), 1)
    assert len(helpers.pids) == 2
    assert not set(helpers.pids) & set(old)
    assert not any(is_alive(pid) for pid in old)


def test_helpers_who_do_nothing_yet_can_be_stopped(helpers):
    helpers.stop()
    assert helpers.pids == []
    helpers.ask("web_of_power", Tuning(), view(), Budget(seconds=0.01), 1)
    assert len(helpers.pids) == 2


SCRIPT = """
import time
from random import Random
from kingsbridge_desktop.bots.base import Budget
from kingsbridge_desktop.bots.helper_pool import HelperPool
from kingsbridge_desktop.bots.tuning import Tuning
from tests.bots.test_helper_pool import view

if __name__ == "__main__":
    helpers = HelperPool(2)
    helpers.ask("web_of_power", Tuning(), view(), Budget(seconds=60), 1)
    print(*helpers.pids, flush=True)
    time.sleep(60)
"""


def test_helpers_end_with_a_killed_owner(tmp_path):
    """A cancelled question ends its process at once; whoever helped it must not think on."""
    script = tmp_path / "owner.py"
    script.write_text(textwrap.dedent(SCRIPT), encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": os.getcwd()}
    with subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True, env=environment) as owner:
        assert owner.stdout is not None
        pids = [int(word) for word in owner.stdout.readline().split()]
        assert len(pids) == 2
        time.sleep(1.0)  # they think by now
        owner.kill()
        owner.wait()
    until(lambda: not any(is_alive(pid) for pid in pids))


def test_luck_differs_from_helper_to_helper():
    worlds = {RULES.determinize(view(), 0, Random(seed)).key() for seed in (1, 2)}
    assert len(worlds) == 2
