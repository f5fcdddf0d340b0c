"""Lessons as files: a position, notes that point at places, what the learner does and what the others do meanwhile.

`assets/lessons/<game>/<number>-<name>.json` is a lesson, checked by pydantic when it is opened; actions and places are
lists whose first member is their kind, as in the protocol. Sentences are `{language: text}`.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from kingsbridge_desktop import resources
from kingsbridge_desktop.core.errors import BadData
from kingsbridge_desktop.core.types import Action
from kingsbridge_desktop.games.component_file import Names, validated

MOST_WORDS = 40  # before a learner may click
MOST_NOTES = 9
NEXT_GAME = "game"  # what follows the last lesson: a real game with a coach


def _short(names: dict[str, str]) -> dict[str, str]:
    for code, text in names.items():
        if len(text.split()) > MOST_WORDS:
            raise ValueError(f"the text in {code!r} has {len(text.split())} words, more than {MOST_WORDS}")
    return names


Sentences = Annotated[Names, AfterValidator(_short)]
Act = Annotated[list[str | int], Field(min_length=1)]
Place = Annotated[list[str | int], Field(min_length=1)]


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class ScriptedMove(_Part):
    """What happens by itself: an action of whoever is asked, and what chance says to it."""

    do: Act
    chance: list[int] = []

    @property
    def action(self) -> Action:
        """The action."""
        return action_of(self.do)


class Wrong(_Part):
    """What is said to some wrong tries: these actions, or all of these kinds."""

    actions: list[Act] = []
    kinds: list[str] = []
    text: Sentences

    def means(self, action: Action) -> bool:
        """Whether this try is meant."""
        return action.kind in self.kinds or action in [action_of(act) for act in self.actions]


class Task(_Part):
    """What the learner does: one of some actions, any of some kinds, or anything.

    `within`: of those only what the evaluation finds no more than so many points worse than the best. `open`: the
    learner finds the place alone, and may try others. `until`: once; as long as the same question is asked; or to the
    end of the game, which is played in earnest.
    """

    do: list[Act] = []
    kinds: list[str] = []
    any: bool = False
    within: Annotated[float, Field(gt=0)] | None = None
    open: bool = False
    until: Literal["once", "question", "over"] = "once"
    chance: list[int] = []
    wrong: list[Wrong] = []
    otherwise: Sentences | None = None

    @property
    def actions(self) -> list[Action]:
        """The actions that are named."""
        return [action_of(act) for act in self.do]

    @property
    def is_open(self) -> bool:
        """Whether the learner looks for the place alone: the whole table is open."""
        return self.open or self.any or bool(self.kinds) or self.until != "once"

    def wants(self, action: Action) -> bool:
        """Whether that is what the learner is to do."""
        if any(wrong.means(action) for wrong in self.wrong):
            return False
        return self.any or action.kind in self.kinds or action in self.actions

    def answer(self, action: Action) -> dict[str, str] | None:
        """What is said to a wrong try; None: nothing of its own."""
        for wrong in self.wrong:
            if wrong.means(action):
                return wrong.text
        return self.otherwise


class Note(_Part):
    """One idea: what happens before it, what it says, where it points, what is to be done.

    `now`: it is shown at once, else when the learner is asked. `facts` are numbers it tells, by their path in the
    position's JSON form or `scores.<seat>`: they must hold when it is shown. `won` and `lost` replace the text after a
    game that was played to its end.
    """

    title: Names
    text: Sentences
    at: list[Place] = []
    portrait: str
    play: list[ScriptedMove] = []
    now: bool = False
    task: Task | None = None
    facts: dict[str, int] = {}
    won: Sentences | None = None
    lost: Sentences | None = None


class Lesson(_Part):
    """A lesson of a minute or two, from a written position."""

    title: Names
    line: Names
    names: list[str]  # at the table; the learner's own may replace the first
    learner: int = 0
    seed: int = 1
    position: dict[str, Any]
    notes: Annotated[list[Note], Field(min_length=1, max_length=MOST_NOTES)]
    then: Literal["", "game"] = ""


class LessonId(NamedTuple):
    """Which lesson: of which game, and its file's name."""

    game: str
    name: str

    @property
    def key(self) -> str:
        """What is remembered of it is kept under this."""
        return f"{self.game}/{self.name}"


def action_of(act: list[str | int]) -> Action:
    """An action from its list."""
    kind, *args = act
    return Action(str(kind), tuple(int(arg) for arg in args))


def _folder(game: str) -> Path:
    return resources.assets() / "lessons" / game


@cache
def lessons_of(game: str) -> tuple[LessonId, ...]:
    """The lessons of a game in their order; none for a game that has no folder."""
    found = sorted(path.stem for path in _folder(game).glob("[0-9]*.json"))
    return tuple(LessonId(game, name) for name in found)


@cache
def lesson(which: LessonId) -> Lesson:
    """A lesson's file, checked; BadData says where it is wrong."""
    return validated(f"{which.key}.json", Lesson, text_of(which.game, f"{which.name}.json"))


def text_of(game: str, file: str) -> str:
    """A file of a game's lessons."""
    try:
        return (_folder(game) / file).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadData(f"{game}/{file} cannot be read: {error}", file=file) from error


def following(which: LessonId) -> LessonId | None:
    """The lesson after this one."""
    known = lessons_of(which.game)
    at = known.index(which) + 1
    return known[at] if at < len(known) else None
