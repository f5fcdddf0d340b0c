"""Programs of one's own as bots: they are told their seat's view, and whatever they do there is an answer in time."""

import json
import logging
import os
import sys
import threading
import time
from random import Random

import pytest

from kingsbridge_desktop.bots import program_link
from kingsbridge_desktop.bots.base import Budget
from kingsbridge_desktop.bots.program_bot import FAILURES, GIVEN_UP, STILL, ProgramBot, question
from kingsbridge_desktop.bots.program_client import ProgramClient
from kingsbridge_desktop.bots.program_link import Program, ProgramFailed, ProgramLink, clean_name, named
from kingsbridge_desktop.core import engine
from kingsbridge_desktop.core.chance import Seeded
from kingsbridge_desktop.core.types import Action
from tests import toy
from tests.bots import own_programs
from tests.bots.own_programs import needs_perl

LONG = 20.0  # seconds nothing here should ever take
QUICK = Budget(seconds=0.1)
posix_only = pytest.mark.skipif(os.name != "posix", reason="groups of processes are looked at with signals")


@pytest.fixture(autouse=True)
def toys(toy_game):
    return toy_game


@pytest.fixture
def make():
    bots = []

    def made(command, **options):
        bot = ProgramBot("toy", Program("Odd One", command), no_labels, **options)
        bots.append(bot)
        return bot

    yield made
    for bot in bots:
        bot.close()


def no_labels(game, masked, legal):
    return [action.kind for action in legal]


def masked(seat=0):
    begun = engine.begin(toy.RULES, 2, {"start_player": seat}, Seeded(1))
    return toy.RULES.mask(begun.state, seat)


def choose(bot, seat=0):
    state = masked(seat)
    return bot.choose(state, toy.RULES.legal(state), QUICK, Random(1))


def is_alive(pid):
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    with open(f"/proc/{pid}/stat") as file:  # a zombie is dead, too
        return file.read().rpartition(")")[2].split()[0] != "Z"


def until(truth, seconds=LONG):
    deadline = time.monotonic() + seconds
    while not truth() and time.monotonic() < deadline:
        time.sleep(0.01)
    return truth()


@needs_perl
def test_a_program_in_another_language_says_its_name_and_chooses(make):
    assert named(Program("?", own_programs.perl()))[0] == "Sister Perl"
    bot = make(own_programs.perl())
    assert choose(bot) == toy.RULES.legal(masked())[-1]
    assert bot.stats == {}


def test_the_example_of_the_guide_plays_and_remembers(make):
    assert named(Program("?", own_programs.example()))[0] == "Brother Variety"
    bot = make(own_programs.example())
    first = choose(bot)
    pid = bot.pid
    assert choose(bot) != first
    assert bot.pid == pid


def test_the_example_is_short():
    lines = [line for line in own_programs.EXAMPLE.read_text().splitlines() if line.strip()]
    assert len(lines) <= 40


@pytest.mark.parametrize(
    ("kind", "why"),
    [
        ("late", "late"),
        ("died", "died"),
        ("unasked", "unasked"),
        ("huge", "huge"),
        ("not_json", "wrong"),
        ("no_object", "wrong"),
        ("no_index", "wrong"),
        ("too_high", "wrong"),
        ("half_true", "wrong"),
        ("silent", "silent"),
        ("nameless", "wrong"),
    ],
)
def test_who_does_not_answer_is_ended_and_the_stand_in_moves(make, tmp_path, kind, why):
    bot = make(own_programs.odd(kind, tmp_path), grace=0.4, starting=1.0 if kind == "silent" else LONG)
    if kind == "unasked":
        link = bot._running()
        assert until(lambda: not link._lines.empty())
    best = Action("play", (max(masked().hands[0]),))
    assert choose(bot) == best
    assert bot.stats == {"stand_in": why}
    assert bot.pid is None


@posix_only
def test_a_flood_is_met_by_a_full_pipe_and_the_flooding_one_is_ended(make, tmp_path):
    bot = make(own_programs.odd("flood", tmp_path), grace=0.4)
    link = bot._running()
    assert until(lambda: not link._lines.empty())
    assert choose(bot) in toy.RULES.legal(masked())
    assert bot.stats == {"stand_in": "unasked"}
    assert until(lambda: not is_alive(link.pid))


def test_what_is_missing_is_told_and_after_three_failures_nobody_tries_again(make, tmp_path):
    bot = make(str(tmp_path / "no such program"))
    for number in range(FAILURES + 1):
        assert choose(bot) in toy.RULES.legal(masked())
        whys = ["missing"] * (FAILURES - 1) + [GIVEN_UP, STILL]
        assert bot.stats == {"stand_in": whys[number]}
    assert bot.is_given_up


@pytest.mark.parametrize("command", ["", "   ", '"never closed', "x" * 2000, "a\0b"])
def test_a_command_that_is_none_fails_and_nothing_is_started(make, command):
    bot = make(command)
    choose(bot)
    assert bot.stats == {"stand_in": "missing"}


def test_no_shell_reads_the_command(make, tmp_path):
    bot = make(f"{own_programs.odd('died', tmp_path)}; touch {tmp_path}/owned && true")
    choose(bot)
    assert not (tmp_path / "owned").exists()


@posix_only
def test_who_does_not_want_to_go_is_ended_with_all_it_has_started(make, tmp_path):
    script = tmp_path / "parent.py"
    child = "import time; time.sleep(60)"
    note = str(tmp_path / "pid")
    more = f"import subprocess\nchild=subprocess.Popen([sys.executable,'-c',{child!r}])\n"
    more += f"print(child.pid,file=open({note!r},'w'))\n"
    script.write_text(own_programs.ODD["stays"].replace("for line", more + "for line", 1))
    bot = make(f"{own_programs.quoted(sys.executable)} {own_programs.quoted(script)}")
    choose(bot)
    parent, child_pid = bot.pid, int((tmp_path / "pid").read_text())
    assert is_alive(parent)
    assert is_alive(child_pid)
    begin = time.monotonic()
    bot.close()
    assert time.monotonic() - begin < LONG
    assert until(lambda: not is_alive(parent) and not is_alive(child_pid))


def test_stderr_goes_to_the_log_as_far_as_it_holds(make, tmp_path, caplog):
    with caplog.at_level(logging.INFO, program_link.__name__):
        bot = make(own_programs.odd("shouts", tmp_path))
        choose(bot)
        assert bot.stats == {}
        assert until(lambda: "which is not kept" in caplog.text)
    said = [record.getMessage() for record in caplog.records if "says: spam" in record.getMessage()]
    assert said
    assert sum(map(len, said)) < 5 * program_link.MOST_LOGGED


def test_a_question_holds_the_seats_view_and_the_labels():
    state = masked(1)
    legal = toy.RULES.legal(state)
    asked = json.loads(json.dumps(question("toy", state, legal, 1.5, no_labels("toy", state, legal))))
    assert asked["cmd"] == "choose"
    assert asked["game"] == "toy"
    assert asked["seat"] == 1
    assert asked["seconds"] == 1.5
    assert asked["state"] == json.loads(json.dumps(toy.RULES.to_json(state)))
    assert asked["actions"] == [{"kind": a.kind, "args": list(a.args), "label": a.kind} for a in legal]


@pytest.mark.parametrize(
    ("said", "name"),
    [("  Brother \n Odd ", "Brother Odd"), ("x" * 99, "x" * 24), (7, ""), ("\x07", ""), (None, "")],
)
def test_a_name_fits_a_table(said, name):
    assert clean_name(said) == name


class Table:
    """Hears the answers of a client."""

    def __init__(self, **options):
        self.answers = []
        self.came = threading.Event()
        self.client = ProgramClient(self._hear, no_labels, **options)

    def _hear(self, answer):
        self.answers.append(answer)
        self.came.set()

    def ask(self, number, command, seat=0):
        self.came.clear()
        self.client.ask(number, "toy", Program("Odd One", command), masked(seat), QUICK, 1)


@pytest.fixture
def table():
    made = Table(grace=0.4)
    yield made
    made.client.close()


def test_a_client_answers_in_a_thread_and_keeps_the_program(table):
    table.ask(1, own_programs.example())
    assert table.came.wait(LONG)
    pids = table.client.pids
    table.ask(2, own_programs.example())
    assert table.came.wait(LONG)
    assert [(answer.id, answer.stand_in) for answer in table.answers] == [(1, ""), (2, "")]
    assert table.client.pids == pids


def test_a_program_at_two_seats_is_two_processes_for_one_would_see_both(table):
    for seat in (0, 1):
        table.ask(seat, own_programs.example(), seat)
        assert table.came.wait(LONG)
    assert len(set(table.client.pids)) == 2


def test_a_cancelled_question_is_never_answered_and_its_program_ends(table, tmp_path):
    table.ask(1, own_programs.odd("late", tmp_path))
    assert until(lambda: bool(table.client.pids))
    begin = time.monotonic()
    table.client.cancel()
    assert time.monotonic() - begin < 1.0
    assert not table.client.is_thinking
    table.ask(2, own_programs.example())
    assert table.came.wait(LONG)
    assert [answer.id for answer in table.answers] == [2]


def test_what_was_seen_is_forgotten_with_the_program(table):
    table.ask(1, own_programs.example())
    assert table.came.wait(LONG)
    before = table.client.pids
    table.client.forget()
    assert table.client.pids == []
    table.ask(2, own_programs.example())
    assert table.came.wait(LONG)
    assert table.client.pids != before


@posix_only
@pytest.mark.parametrize("kind", ["silent", "late", "stays", "flood"])
def test_closing_never_hangs_and_leaves_nobody(table, tmp_path, kind):
    table.ask(1, own_programs.odd(kind, tmp_path))
    assert until(lambda: bool(table.client.pids))
    pids = table.client.pids
    begin = time.monotonic()
    table.client.close()
    assert time.monotonic() - begin < 5.0
    assert until(lambda: not any(map(is_alive, pids)))


def test_an_ended_link_is_asked_in_vain(tmp_path):
    link = ProgramLink(Program("Odd One", own_programs.odd("stays", tmp_path)))
    assert link.hello(LONG) == "Odd One"
    link.end(0.0)
    with pytest.raises(ProgramFailed):
        link.choose({"cmd": "choose"}, 2, 0.2)
