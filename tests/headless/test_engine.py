"""The protocol: every command, every bad line, and the game unchanged by what is refused."""

import json
import os
import re
import subprocess
import sys

import pytest

from kingsbridge_desktop.bots.bot_client import BotClient
from kingsbridge_desktop.core.registry import game_ids
from kingsbridge_desktop.headless import engine as engines
from kingsbridge_desktop.headless.engine import Engine
from kingsbridge_desktop.saves import store
from tests import toy
from tests.bots import misbehaving
from tests.toy import CARD_IDS


@pytest.fixture
def engine(toy_game):
    made = Engine()
    yield made
    made.close()


def send(engine, cmd, **values):
    line = json.dumps({"cmd": cmd, **values}).encode()
    answer = engine.answer(line)
    return json.loads(json.dumps(answer))


def new(engine, **values):
    request = {"game": "toy", "seats": 2, "seed": 7, "options": {"start_player": 0}} | values
    answer = send(engine, "new", **request)
    assert answer["ok"], answer
    return answer


def refused(answer, error):
    assert answer["ok"] is False, answer
    assert answer["error"] == error
    assert answer["message"]
    assert not re.search(r"\{[a-z_]+\}", answer["message"])  # a parameter that was not filled in
    assert set(answer) == {"ok", "error", "message"}
    return True


# games and new


def test_games_are_listed(engine):
    games = {entry["id"]: entry for entry in send(engine, "games")["games"]}
    assert set(games) == set(game_ids())
    assert games["toy"]["seats"] == [2, 3]
    assert games["toy"]["options"] == {"start_player": [-1, 0, 1, 2], "rounds": [4, 2, 6, 30]}


def test_a_new_game_begins(engine):
    answer = new(engine)
    assert answer["options"] == {"start_player": 0, "rounds": 4}
    assert [event["kind"] for event in answer["events"]] == ["hands_dealt"]


def test_without_a_seed_one_is_chosen_and_told(engine):
    seeds = {send(engine, "new", game="toy", seats=2)["seed"] for _ in range(5)}
    assert len(seeds) == 5


@pytest.mark.parametrize(
    ("values", "error"),
    [
        ({"game": "chess"}, "bad_setup"),
        ({"game": 3}, "bad_request"),
        ({"game": None}, "bad_request"),
        ({"seats": 1}, "bad_request"),
        ({"seats": 4}, "bad_request"),
        ({"seats": "2"}, "bad_request"),
        ({"seats": 2.0}, "bad_request"),
        ({"seats": True}, "bad_request"),
        ({"seed": 2**63}, "bad_request"),
        ({"seed": "7"}, "bad_request"),
        ({"options": []}, "bad_request"),
        ({"options": {"speed": 1}}, "bad_setup"),
        ({"options": {"rounds": 3}}, "bad_setup"),
        ({"options": {"rounds": [4]}}, "bad_setup"),
        ({"options": {"start_player": 2}}, "bad_setup"),
        ({"names": ["A"]}, "bad_request"),
        ({"names": "AB"}, "bad_request"),
        ({"names": ["A", ""]}, "bad_setup"),
        ({"names": ["A", "x" * 100]}, "bad_setup"),
        ({"lang": "fr"}, "bad_request"),
    ],
)
def test_a_bad_set_up_is_refused_and_the_running_game_goes_on(engine, values, error):
    new(engine)
    send(engine, "do", action={"kind": "roll", "args": []})
    before = send(engine, "state")
    request = {"game": "toy", "seats": 2, "seed": 1} | values
    assert refused(send(engine, "new", **request), error)
    assert send(engine, "state") == before


@pytest.mark.parametrize("missing", ["game", "seats"])
def test_a_game_and_its_seats_must_be_named(engine, missing):
    request = {"game": "toy", "seats": 2}
    del request[missing]
    assert refused(send(engine, "new", **request), "bad_request")


# ask and do


def test_ask_lists_the_legal_actions_with_labels(engine):
    new(engine)
    answer = send(engine, "ask")
    assert (answer["ok"], answer["seat"], answer["kind"]) == (True, 0, "turn")
    assert answer["actions"][0] == {"kind": "draw", "args": [], "label": "draw"}
    assert answer["question"] == "Player 1: turn"


def test_do_by_index_and_by_action_do_the_same(engine):
    new(engine)
    actions = send(engine, "ask")["actions"]
    by_index = send(engine, "do", index=1)
    after = send(engine, "state")
    new(engine)
    by_action = send(engine, "do", action={"kind": actions[1]["kind"], "args": actions[1]["args"]})
    assert by_index == by_action
    assert send(engine, "state") == after


def test_an_action_without_args_may_leave_them_out(engine):
    new(engine)
    assert send(engine, "do", action={"kind": "roll"})["ok"]


def test_events_tell_who_sees_them(engine):
    new(engine)
    events = send(engine, "do", action={"kind": "draw"})["events"]
    assert [(event["kind"], event["seen_by"]) for event in events] == [("card_drawn", [0]), ("card_drawn_unseen", [1])]


def test_events_can_be_seen_through_the_eyes_of_a_seat(engine):
    new(engine)
    events = send(engine, "do", action={"kind": "draw"}, seat=1)["events"]
    assert [event["kind"] for event in events] == ["card_drawn_unseen"]


@pytest.mark.parametrize(
    ("values", "error"),
    [
        ({}, "bad_request"),
        ({"index": 0, "action": {"kind": "roll"}}, "bad_request"),
        ({"index": -1}, "bad_request"),
        ({"index": 99}, "bad_request"),
        ({"index": "0"}, "bad_request"),
        ({"index": True}, "bad_request"),
        ({"index": None}, "bad_request"),
        ({"action": "roll"}, "bad_request"),
        ({"action": {}}, "bad_request"),
        ({"action": {"kind": 3}}, "bad_request"),
        ({"action": {"kind": "play", "args": [1.0]}}, "bad_request"),
        ({"action": {"kind": "play", "args": ["1"]}}, "bad_request"),
        ({"action": {"kind": "play", "args": [True]}}, "bad_request"),
        ({"action": {"kind": "play", "args": 1}}, "bad_request"),
        ({"action": {"kind": "fly"}}, "illegal_action"),
        ({"action": {"kind": "roll", "args": [1]}}, "illegal_action"),
        ({"action": {"kind": "play", "args": [2**80]}}, "illegal_action"),
        ({"action": {"kind": "roll"}, "seat": 2}, "bad_request"),
        ({"action": {"kind": "roll"}, "lang": "xx"}, "bad_request"),
    ],
)
def test_what_cannot_be_done_changes_nothing(engine, values, error):
    new(engine)
    before = send(engine, "state"), send(engine, "ask")
    assert refused(send(engine, "do", **values), error)
    assert (send(engine, "state"), send(engine, "ask")) == before


def hands(answer):
    """The hands that a position shows."""
    return [player["hand"] for player in answer["state"]["players"]]


def test_an_illegal_action_is_told_the_rule(engine):
    new(engine)
    foreign = CARD_IDS.index(hands(send(engine, "state"))[1][0])
    answer = send(engine, "do", action={"kind": "play", "args": [foreign]})
    assert refused(answer, "illegal_action")
    assert answer["message"] == f"That is not possible now. card {foreign} is not in the hand"


def play_out(engine):
    while not send(engine, "ask").get("over"):
        assert send(engine, "do", index=0)["ok"]


def test_a_game_ends(engine):
    new(engine, options={"rounds": 2})
    play_out(engine)
    assert send(engine, "ask") == {"ok": True, "over": True}
    for values in ({"index": 0}, {"action": {"kind": "roll"}}):
        assert refused(send(engine, "do", **values), "game_over")
    assert refused(send(engine, "bot", level="greedy"), "game_over")
    scores = send(engine, "scores")
    assert scores["over"]
    best = max(scores["scores"])
    assert scores["winners"] == [seat for seat, score in enumerate(scores["scores"]) if score == best]


# state


def test_state_is_whole_or_what_a_seat_may_know(engine):
    new(engine)
    whole = hands(send(engine, "state"))
    assert all(card is not None for hand in whole for card in hand)
    assert hands(send(engine, "state", seat=1)) == [[None] * 3, whole[1]]
    assert hands(send(engine, "state", seat=-1)) == [[None] * 3] * 2


@pytest.mark.parametrize("seat", [2, -2, "1", None, 1.0])
def test_a_seat_that_is_not_there_sees_nothing(engine, seat):
    new(engine)
    assert refused(send(engine, "state", seat=seat), "bad_request")


def test_a_state_can_be_loaded_and_played_on(engine):
    new(engine)
    state = send(engine, "state")["state"]
    for player, points in zip(state["players"], [40, 2], strict=True):
        player["points"] = points
    assert send(engine, "load_state", game="toy", state=state) == {"ok": True, "game": "toy", "seats": 2}
    assert send(engine, "state")["state"] == state
    send(engine, "script", chance=[5])
    send(engine, "do", action={"kind": "roll"})
    assert send(engine, "scores")["scores"] == [46, 2]


def test_an_impossible_state_is_refused_with_the_reason(engine):
    new(engine)
    before = send(engine, "state")
    state = send(engine, "state")["state"]
    state["table"]["bag"].append(state["players"][0]["hand"][0])
    answer = send(engine, "load_state", game="toy", state=state)
    assert refused(answer, "impossible_state")
    assert "the cards do not add up" in answer["message"]
    assert send(engine, "state") == before


def test_what_a_seat_knows_is_no_state_to_play_on(engine):
    new(engine)
    known = send(engine, "state", seat=1)["state"]
    answer = send(engine, "load_state", game="toy", state=known)
    assert refused(answer, "impossible_state")
    assert "hides something" in answer["message"]


@pytest.mark.parametrize(
    ("values", "error"),
    [
        ({"game": "toy"}, "bad_request"),
        ({"game": "toy", "state": []}, "bad_request"),
        ({"game": "toy", "state": {}}, "impossible_state"),
        ({"game": "go", "state": {}}, "bad_setup"),
        ({"state": {}}, "bad_request"),
    ],
)
def test_load_state_needs_a_game_and_a_state(engine, values, error):
    assert refused(send(engine, "load_state", **values), error)


# script


def test_script_dictates_chance(engine):
    new(engine)
    assert send(engine, "script", chance=[5, 0]) == {"ok": True, "scripted": 2}
    send(engine, "do", action={"kind": "roll"})
    send(engine, "do", action={"kind": "roll"})
    assert send(engine, "scores")["scores"] == [6, 1]


def test_a_script_that_does_not_fit_changes_nothing(engine):
    new(engine)
    before = send(engine, "state")
    send(engine, "script", chance=[6])
    assert refused(send(engine, "do", action={"kind": "roll"}), "chance_mismatch")
    assert send(engine, "state") == before
    send(engine, "script", chance=[])
    assert send(engine, "do", action={"kind": "roll"})["ok"]


@pytest.mark.parametrize("chance", [None, 3, "1", [1.0], ["1"], [True], [-1], {}])
def test_a_script_is_a_list_of_whole_numbers(engine, chance):
    new(engine)
    assert refused(send(engine, "script", chance=chance), "bad_request")


# scores


def test_scores_come_with_their_breakdown(engine):
    new(engine)
    send(engine, "script", chance=[4])
    send(engine, "do", action={"kind": "roll"})
    answer = send(engine, "scores")
    assert (answer["over"], answer["scores"], answer["winners"]) == (False, [5, 0], [])
    assert answer["breakdown"][0] == [
        {"kind": "even", "value": 4, "label": "even"},
        {"kind": "odd", "value": 1, "label": "odd"},
    ]


# bot


def test_a_bot_names_an_index_and_changes_nothing(engine):
    new(engine)
    before = send(engine, "state")
    actions = send(engine, "ask")["actions"]
    answer = send(engine, "bot", level="greedy", seconds=0.5)
    assert answer["stats"]["level"] == "greedy"
    highest = max(action["args"][0] for action in actions if action["kind"] == "play")
    assert actions[answer["index"]]["args"] == [highest]
    assert send(engine, "state") == before


def test_the_same_bot_says_the_same_again(engine):
    new(engine)
    assert len({send(engine, "bot", level="random")["index"] for _ in range(5)}) == 1


@pytest.mark.parametrize(
    ("values", "error"),
    [
        ({}, "bad_request"),
        ({"level": 3}, "bad_request"),
        ({"level": "genius"}, "unknown_level"),
        ({"level": "greedy", "seconds": 0}, "bad_request"),
        ({"level": "greedy", "seconds": -1}, "bad_request"),
        ({"level": "greedy", "seconds": "1"}, "bad_request"),
        ({"level": "greedy", "seconds": 1e9}, "bad_request"),
        ({"level": "greedy", "seconds": True}, "bad_request"),
        ({"level": "greedy", "iterations": 0}, "bad_request"),
        ({"level": "greedy", "iterations": 1.5}, "bad_request"),
        ({"level": "greedy", "iterations": 5, "seconds": 1}, "bad_request"),
    ],
)
def test_a_bot_must_be_asked_properly(engine, values, error):
    new(engine)
    assert refused(send(engine, "bot", **values), error)


@pytest.fixture
def misbehaving_bots(tmp_path, monkeypatch):
    monkeypatch.setenv(misbehaving.SCRATCH, str(tmp_path))
    misbehaving.add_levels()
    monkeypatch.setattr(engines, "BotClient", lambda: BotClient(prepare=misbehaving.prepare, grace=0.3))
    yield
    misbehaving.remove_levels()


def test_a_thinking_bot_answers_from_its_own_process(engine, misbehaving_bots):
    new(engine)
    answer = send(engine, "bot", level="well", seconds=0.1)
    assert answer["ok"]
    assert answer["stats"]["iterations"] == 7


@pytest.mark.parametrize(("level", "why"), [("dies", "died"), ("hangs", "hung"), ("cheats", "illegal")])
def test_a_broken_bot_is_answered_for(engine, misbehaving_bots, level, why):
    new(engine)
    answer = send(engine, "bot", level=level, seconds=0.1)
    assert answer["ok"]
    assert answer["stats"]["stand_in"] == why
    assert 0 <= answer["index"] < len(send(engine, "ask")["actions"])


# undo


def test_undo_goes_back_step_by_step_to_the_start(engine):
    new(engine)
    states = [send(engine, "state")]
    for action in ("roll", "draw", "show"):
        assert send(engine, "do", action={"kind": action})["ok"]
        states.append(send(engine, "state"))
    for expected in reversed(states[:-1]):
        assert send(engine, "undo")["ok"]
        assert send(engine, "state") == expected
    assert refused(send(engine, "undo"), "undo_refused")


def test_undo_takes_several_steps(engine):
    new(engine)
    before = send(engine, "state")
    for _ in range(3):
        send(engine, "do", index=0)
    assert send(engine, "undo", steps=3) == {"ok": True, "ply": 0}
    assert send(engine, "state") == before


def test_undo_can_be_asked_to_be_fair(engine):
    new(engine)
    send(engine, "do", action={"kind": "roll"})
    answer = send(engine, "undo", fair=True)
    assert refused(answer, "undo_refused")
    assert "chance" in answer["message"]


@pytest.mark.parametrize("values", [{"steps": 0}, {"steps": "1"}, {"fair": 1}])
def test_undo_must_be_asked_properly(engine, values):
    new(engine)
    send(engine, "do", index=0)
    assert refused(send(engine, "undo", **values), "bad_request")


# save and load


def test_save_and_load(engine, tmp_path):
    path = tmp_path / "game.kingsbridge"
    new(engine, names=["Änne", "Bo"])
    send(engine, "do", index=0)
    assert send(engine, "save", path=str(path)) == {"ok": True, "ply": 1}
    before = send(engine, "state"), send(engine, "ask")
    other = Engine()
    assert send(other, "load", path=str(path)) == {
        "ok": True, "game": "toy", "seats": 2, "ply": 1, "over": False, "history_lost": False,
    }  # fmt: skip
    assert (send(other, "state"), send(other, "ask")) == before
    assert store.read(path).seats[0].name == "Änne"


@pytest.mark.parametrize(
    ("content", "error"),
    [
        (None, "save_unreadable"),
        (b"", "save_damaged"),
        (b"hello", "save_foreign"),
        (b'{"format": 99, "game": "toy"}', "save_too_new"),
        (b" " * (store.LARGEST + 1), "save_too_large"),
    ],
)
def test_a_bad_save_is_refused_and_the_running_game_goes_on(engine, tmp_path, content, error):
    new(engine)
    before = send(engine, "state")
    path = tmp_path / "game.kingsbridge"
    if content is not None:
        path.write_bytes(content)
    answer = send(engine, "load", path=str(path))
    assert refused(answer, error)
    assert "game.kingsbridge" in answer["message"]
    assert send(engine, "state") == before


@pytest.mark.parametrize("path", ["", 3, None])
def test_a_path_is_a_text(engine, path):
    new(engine)
    assert refused(send(engine, "save", path=path), "bad_request")
    assert refused(send(engine, "load", path=path), "bad_request")


def test_a_save_that_cannot_be_written_is_told(engine, tmp_path):
    new(engine)
    assert refused(send(engine, "save", path="nul\0l"), "save_unwritable")
    assert refused(send(engine, "load", path="nul\0l"), "save_unreadable")
    (tmp_path / "file").touch()
    assert refused(send(engine, "save", path=str(tmp_path / "file" / "under")), "save_unwritable")


# bad lines

NEEDS_A_GAME = [
    ("ask", {}),
    ("do", {"index": 0}),
    ("state", {}),
    ("script", {"chance": []}),
    ("scores", {}),
    ("bot", {"level": "random"}),
    ("undo", {}),
    ("save", {"path": "x"}),
]


@pytest.mark.parametrize(("cmd", "values"), NEEDS_A_GAME)
def test_without_a_game_there_is_nothing_to_do(engine, cmd, values):
    assert refused(send(engine, cmd, **values), "no_game")


BAD_LINES = [
    (b"rubbish", "bad_json"),
    (b"{", "bad_json"),
    (b'{"cmd": "ask"', "bad_json"),
    (b'{"cmd": "ask"} {"cmd": "ask"}', "bad_json"),
    (b"\xff\xfe\x00", "bad_json"),
    (b'{"cmd": "do", "index": NaN}', "bad_json"),
    (b'{"cmd": "do", "index": ' + b"9" * 10_000 + b"}", "bad_json"),
    (b"[" * 100_000, "bad_json"),
    (b'{"a":' * 100_000, "bad_json"),
    (b"3", "bad_request"),
    (b"null", "bad_request"),
    (b"[]", "bad_request"),
    (b'"ask"', "bad_request"),
    (b"{}", "bad_request"),
    (b'{"cmd": 3}', "bad_request"),
    (b'{"cmd": ""}', "bad_request"),
    (b'{"cmd": null}', "bad_request"),
    (b'{"cmd": "fly"}', "unknown_command"),
    (b'{"cmd": "__init__"}', "unknown_command"),
    (b'{"cmd": "ASK"}', "unknown_command"),
    (b'{"cmd": "ask", "lang": ["de"]}', "bad_request"),
]


@pytest.mark.parametrize(("line", "error"), BAD_LINES, ids=[str(number) for number in range(len(BAD_LINES))])
def test_a_bad_line_is_refused_and_the_game_unchanged(engine, line, error):
    new(engine)
    before = send(engine, "state"), send(engine, "ask")
    assert refused(engine.answer(line), error)
    assert (send(engine, "state"), send(engine, "ask")) == before


COMMANDS = ("games", "new", "ask", "do", "state", "load_state", "script", "scores", "bot", "undo", "save", "load")


@pytest.mark.parametrize("cmd", COMMANDS)
def test_a_field_that_a_command_does_not_have_is_refused_by_name(engine, cmd):
    new(engine)
    before = send(engine, "state"), send(engine, "ask")
    answer = send(engine, cmd, indx=0)
    assert refused(answer, "unknown_field")
    assert '"indx"' in answer["message"]
    assert (send(engine, "state"), send(engine, "ask")) == before


def test_an_action_may_come_back_as_it_was_listed_but_with_nothing_else(engine):
    new(engine)
    action = send(engine, "ask")["actions"][0]
    assert refused(send(engine, "do", action=action | {"colour": 3}), "bad_request")
    assert send(engine, "do", action=action)["ok"]


@pytest.mark.skipif(os.name != "posix", reason="there are no pipes and devices among files there")
class TestOnlyFilesAreWritten:
    def test_not_a_pipe(self, engine, tmp_path):
        new(engine)
        os.mkfifo(tmp_path / "pipe")
        assert refused(send(engine, "save", path=str(tmp_path / "pipe")), "not_a_file")
        assert (tmp_path / "pipe").is_fifo()

    def test_not_what_a_link_to_a_pipe_leads_to(self, engine, tmp_path):
        new(engine)
        os.mkfifo(tmp_path / "pipe")
        (tmp_path / "link").symlink_to(tmp_path / "pipe")
        assert refused(send(engine, "save", path=str(tmp_path / "link")), "not_a_file")
        assert (tmp_path / "link").is_symlink()

    def test_not_a_device(self, engine, tmp_path):
        new(engine)
        (tmp_path / "null").symlink_to("/dev/null")
        assert refused(send(engine, "save", path=str(tmp_path / "null")), "not_a_file")
        assert (tmp_path / "null").is_char_device()

    def test_not_a_folder(self, engine, tmp_path):
        new(engine)
        assert refused(send(engine, "save", path=str(tmp_path)), "not_a_file")

    def test_but_the_place_of_a_link_to_a_file_or_to_nothing(self, engine, tmp_path):
        new(engine)
        (tmp_path / "old").write_text("x")
        for name, target in (("link", "old"), ("nowhere", "gone")):
            (tmp_path / name).symlink_to(tmp_path / target)
            assert send(engine, "save", path=str(tmp_path / name))["ok"]
            assert send(engine, "load", path=str(tmp_path / name))["ok"]


def test_a_fault_of_ours_does_not_end_the_conversation(engine, monkeypatch):
    new(engine)
    monkeypatch.setattr(toy.Text, "question", lambda *args: 1 // 0)
    assert refused(send(engine, "ask"), "internal")
    monkeypatch.undo()
    assert send(engine, "ask")["ok"]


def test_messages_speak_the_asked_language(engine):
    english = send(engine, "ask")["message"]
    german = send(engine, "ask", lang="de")["message"]
    assert english != german


# the process


def conversation(*lines, timeout=60):
    done = subprocess.run(
        [sys.executable, "-m", "kingsbridge_desktop", "engine"],
        input=b"\n".join(lines) + b"\n",
        capture_output=True,
        timeout=timeout,
    )
    assert done.stderr == b""
    assert done.returncode == 0
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_one_answer_per_request_until_the_input_ends():
    answers = conversation(b'{"cmd":"ask"}', b"", b"   ", b"rubbish", b'{"cmd":"\\ud800"}')
    assert [answer["error"] for answer in answers] == ["no_game", "bad_json", "unknown_command"]


def test_a_line_of_a_hundred_megabytes_is_one_bad_line():
    answers = conversation(b'{"cmd":"' + b"x" * 100_000_000 + b'"}', b'{"cmd":"ask"}')
    assert [answer["error"] for answer in answers] == ["line_too_long", "no_game"]
    assert "16 MB" in answers[0]["message"]


def test_each_answer_comes_before_the_next_request():
    process = subprocess.Popen(
        [sys.executable, "-m", "kingsbridge_desktop", "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert process.stdin is not None
    assert process.stdout is not None
    for _ in range(3):
        process.stdin.write(b'{"cmd":"ask"}\n')
        process.stdin.flush()
        assert json.loads(process.stdout.readline())["error"] == "no_game"
    process.communicate(timeout=20)
    assert process.returncode == 0


def test_nobody_listens_any_more():
    process = subprocess.Popen(
        [sys.executable, "-m", "kingsbridge_desktop", "engine"],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )  # fmt: skip
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdout.close()
    process.stdin.write(b'{"cmd":"ask"}\n' * 10)
    process.stdin.close()
    assert process.stderr is not None
    assert process.stderr.read() == b""
    process.stderr.close()
    process.wait(20)


def test_help_and_wrong_arguments(capsys):
    assert engines.main(["--help"]) == 0
    assert "load_state" in capsys.readouterr().out
    assert engines.main(["--verbose"]) == 2
    assert "usage" in capsys.readouterr().err


def test_nothing_is_left_in_the_folder_of_the_player(engine):
    new(engine)
    assert not os.path.exists(store.home())


def test_a_new_game_takes_corrected_values_and_keeps_them_in_its_save(tmp_path):
    engine = Engine()
    values = {"places.kings_court.spaces": 3}
    begun = engine.answer(
        json.dumps({"cmd": "new", "game": "pillars", "seats": 3, "seed": 1, "values": values}).encode()
    )
    assert begun["ok"]
    assert begun["values"] == values
    path = tmp_path / "corrected.kingsbridge"
    assert engine.answer(json.dumps({"cmd": "save", "path": str(path)}).encode())["ok"]
    assert engine.answer(b'{"cmd":"new","game":"pillars","seats":3}')["ok"]
    assert engine.answer(json.dumps({"cmd": "load", "path": str(path)}).encode())["values"] == values


@pytest.mark.parametrize("values", [{"places.market.spaces": 3}, {"places.kings_court.spaces": 99}, {"nothing": 1}])
def test_values_that_cannot_be_corrected_are_refused_and_nothing_is_begun(values):
    engine = Engine()
    answer = engine.answer(json.dumps({"cmd": "new", "game": "pillars", "seats": 3, "values": values}).encode())
    assert answer["error"] == "bad_data"
    assert engine.answer(b'{"cmd":"ask"}')["error"] == "no_game"
