"""Whole games through the accessibility bus alone: nothing is known but what a screen reader is told."""

import json
import random
import re
from pathlib import Path

import pytest

from kingsbridge_desktop.core.registry import meta_of
from tests.ui import screen_reader
from tests.ui.screen_reader import Node, ScreenReader

TABLES = {"web_of_power": 3, "pillars_cards": 3, "pillars": 2, "column_of_fire": 2}
QUESTION = re.compile(r"(\d+) (?:places? on the board can be chosen|buttons? below the board)\.")
OVER = re.compile(r"^(?:The game is over|\S+ wins|Shared victory)")
CHOICE = "Choose one:"  # a place with several answers opens a panel of them
AGAIN = "Click again"  # what is final wants a second press
TOOLS = ("Hint", "All moves", "Undo", "Redo", "Rules")
ONWARDS = "(Go on|Do it|I am )"  # the buttons of sheets, warnings and the curtain
READ = 0.3  # seconds that nobody needs less for a question; a press that comes earlier does not count
QUIET = 1.5  # seconds without a word after which something else must have come up
LONGEST = 600  # answers: no game asks more


class BlindPlayer:
    """Plays at random by what is announced and what can be pressed."""

    def __init__(self, reader: ScreenReader, seed: int) -> None:
        self._reader, self._rng = reader, random.Random(seed)
        self._offered = self._part("panel", "Can be chosen")
        self._bar = self._part("panel", "What is to be done")
        self._read = 0  # announcements that were thought about
        self._last: Node | None = None  # what was pressed last
        self.moves = 0

    def _part(self, role: str, name: str) -> Node:
        """A part of the table that stays where it is, seen or not."""
        found: list[Node] = []

        def is_there() -> bool:
            for window in self._reader.windows():
                found.extend(
                    node
                    for node in self._reader.all_below(window)
                    if self._reader.role(node) == role and self._reader.name(node) == name
                )
            return bool(found)

        self._reader.wait_until(is_there, f"a {role} called {name}")
        return found[0]

    def play(self) -> str:
        """To the end of the game; what is said then."""
        while self.moves < LONGEST:
            news = self._listen()
            last = news[-1] if news else ""
            ends = [words for words in news if OVER.match(words)]
            if ends:
                return ends[-1]
            try:
                self._react(last)
            except LookupError:
                continue  # the table has changed meanwhile: what is there now is heard next
        raise AssertionError(f"the game does not end; heard last: {self._reader.said[-5:]}")

    def _react(self, last: str) -> None:
        if last.startswith(CHOICE):
            self._press(self._rng.choice(self._pressable(self._part("panel", CHOICE))))
        elif AGAIN in last and self._last is not None:
            self._press(self._last)
        elif QUESTION.search(last):
            self._answer()
        elif (node := self._reader.find("push button", ONWARDS)) is not None:
            self._press(node)
        else:
            self._answer()

    def _listen(self) -> list[str]:
        """What was said since, up to something that wants an answer or until it is quiet."""
        reader, waited = self._reader, 0.0
        while waited < QUIET:
            before = len(reader.said)
            reader.listen(0.05)
            waited = 0.0 if len(reader.said) > before else waited + 0.05
            news = reader.said[self._read :]
            if news and self._is_asked(news[-1]):
                break
        news = reader.said[self._read :]
        self._read = len(reader.said)
        return news

    @staticmethod
    def _is_asked(words: str) -> bool:
        return bool(QUESTION.search(words) or OVER.match(words)) or AGAIN in words or words.startswith(CHOICE)

    def _answer(self) -> None:
        reader = self._reader
        places = reader.children(self._offered) if reader.is_showing(self._offered) else []
        buttons = [node for node in self._pressable(self._bar) if reader.name(node) not in TOOLS]
        if choices := [*places, *buttons]:
            self._press(self._rng.choice(choices))
            self.moves += 1

    def _press(self, node: Node) -> None:
        self._reader.listen(READ)
        self._reader.press(node)
        self._last = node

    def _pressable(self, part: Node) -> list[Node]:
        """The buttons of a part that are on the screen."""
        found = [node for node in self._reader.all_below(part) if self._reader.role(node) == "push button"]
        return [node for node in found if self._reader.is_showing(node)]


def settings_of(game: str) -> dict[str, object]:
    """English, without movement, one person against quick bots."""
    names = ("Anna", "Ben", "Cleo", "Dora", "Emil")
    rows = [
        {"level": "greedy" if number else "person", "name": name, "colour": number} for number, name in enumerate(names)
    ]
    return {
        "language": "en",
        "speed": "none",
        "last_setup": {game: {"count": TABLES[game], "rows": rows}},
    }


@pytest.mark.timeout(400)
@pytest.mark.soak
@pytest.mark.parametrize("game", TABLES)
def test_a_whole_game_is_played_by_ear_alone(game: str, tmp_path: Path) -> None:
    if lacks := screen_reader.missing():
        pytest.skip(f"no screen reader can listen here: {lacks} is missing")
    home = tmp_path / "home"
    home.mkdir()
    (home / "settings.json").write_text(json.dumps(settings_of(game)), encoding="utf-8")
    with screen_reader.session(tmp_path) as env:
        reader = ScreenReader(env)
        with screen_reader.running(*screen_reader.program(env, home)):
            reader.press(reader.wait_for("push button", f"{re.escape(meta_of(game).title)}$"))
            reader.press(reader.wait_for("push button", "Begin$"))
            player = BlindPlayer(reader, seed=5)
            end = player.play()
        reader.close()
    assert player.moves > 10
    assert OVER.match(end)
