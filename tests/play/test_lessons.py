"""Every lesson of every game: its moves are legal, its numbers are those of the rules, its sentences are all there."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from kingsbridge_desktop.core.errors import BadData
from kingsbridge_desktop.core.registry import game_ids
from kingsbridge_desktop.games.component_file import validated
from kingsbridge_desktop.play import lessons
from kingsbridge_desktop.play.lesson_run import IN_A_LESSON, OPPONENT, LessonRun, Next
from kingsbridge_desktop.play.lessons import LessonId, following, lesson, lessons_of
from kingsbridge_desktop.text.language import languages

ALL = [which for game in game_ids() for which in lessons_of(game)]
EACH = pytest.mark.parametrize("which", ALL, ids=[which.key for which in ALL])


def shown(run: LessonRun):
    """Goes through a lesson as a sensible learner would, and stops at every note."""
    while True:
        while run.advance():
            pass
        if run.is_over:
            return
        run.show()
        yield run.note
        run.pass_note()


def sentences(plan: lessons.Lesson) -> list[dict[str, str]]:
    found = [plan.title, plan.line]
    for note in plan.notes:
        found += [note.title, note.text, *(text for text in (note.won, note.lost) if text)]
        if note.task is not None:
            found += [wrong.text for wrong in note.task.wrong]
            found += [note.task.otherwise] if note.task.otherwise else []
    return found


@pytest.mark.parametrize("game", game_ids())
def test_every_game_has_six_lessons_and_the_last_leads_into_a_real_game(game):
    known = lessons_of(game)
    assert len(known) == 6
    assert lesson(known[-1]).then == lessons.NEXT_GAME
    fight = lesson(known[-1]).notes[-2].task
    assert fight is not None
    assert fight.until == "over", "the last lesson ends in a fight"
    assert [following(which) for which in known] == [*known[1:], None]


@pytest.mark.parametrize("game", game_ids())
def test_who_plays_the_last_lesson_sensibly_wins_it(game):
    """It ends in a small victory, not in a riddle who has overtaken everybody."""
    run = LessonRun(lessons_of(game)[-1])
    run.fast_forward(len(run.lesson.notes))
    assert run.match.is_over
    assert run.learner in run.match.winners()


@EACH
def test_every_expected_move_is_legal_where_it_is_expected(which):
    run = LessonRun(which)
    for note in shown(run):
        if note.task is not None:
            assert run.is_asked, f"{note.title['en']}: nobody asks the learner"
            legal = run.match.legal()
            for action in note.task.actions:
                assert action in legal, f"{note.title['en']}: {action}"
            for wrong in note.task.wrong:
                for act in wrong.actions:
                    assert lessons.action_of(act) in legal, f"{note.title['en']}: {act} is no wrong try but impossible"


@EACH
def test_the_script_never_breaks_off_when_the_learner_does_as_told(which):
    plan = lesson(which)
    run = LessonRun(which)
    written = sum(len(note.play) for note in plan.notes)
    played = 0
    while (coming := run.what_now()) is not Next.END:
        played += coming is Next.MOVE
        if not run.advance():
            run.show()
            run.pass_note()
    assert played == written


@EACH
def test_numbers_that_a_note_declares_are_those_of_the_rules(which):
    run = LessonRun(which)
    for note in shown(run):
        for path, number in note.facts.items():
            assert value_at(run, path) == number, f"{note.title['en']}: {path}"
            for language, text in note.text.items():
                assert re.search(rf"(?<!\d){abs(number)}(?!\d)", text), f"{language}: {number} is not told"


def value_at(run: LessonRun, path: str) -> object:
    """A number of the position by its path, or of the scores."""
    first, *rest = path.split(".")
    if first == "scores":
        return run.match.scores()[int(rest[0])]
    found: Any = run.match.rules.to_json(run.match.state)
    for part in path.split("."):
        found = found[int(part)] if isinstance(found, list) else found.get(part, 0)
    return found


@EACH
def test_every_sentence_is_there_in_every_language(which):
    for text in sentences(lesson(which)):
        for language in languages():
            assert text.get(language, "").strip(), f"{text['en']!r} is missing in {language}"


@EACH
def test_a_wrong_try_is_answered_and_changes_nothing(which):
    run = LessonRun(which)
    for note in shown(run):
        if note.task is None or not note.task.is_open or note.task.any:
            continue
        for action in run.match.legal():
            if not run.allows(action):
                assert note.task.answer(action), f"{note.title['en']}: nothing is said to {action}"


@EACH
def test_back_leads_to_the_position_of_the_note_before(which):
    run = LessonRun(which)
    keys: list[object] = []
    for _ in shown(run):
        if keys:
            here, at = run.match.state.key(), run.at
            run.go_back()
            assert run.at == at - 1
            assert run.match.state.key() == keys[-1]
            assert run.match.takebacks == [], "the log of a lesson knows of no agreement"
            run.fast_forward(at)
            if lesson(which).notes[at - 1].task is None:
                assert run.match.state.key() == here
            run.show()
        keys.append(run.match.state.key())


def test_a_note_of_more_than_forty_words_is_refused():
    plan = json.loads(lessons.text_of("pillars_cards", "1-aim.json"))
    plan["notes"][0]["text"]["en"] = "word " * 41
    with pytest.raises(BadData, match="41 words"):
        validated("1-aim.json", lessons.Lesson, json.dumps(plan))


def test_a_damaged_lesson_is_refused_with_its_place():
    plan = json.loads(lessons.text_of("pillars_cards", "1-aim.json"))
    del plan["notes"][1]["task"]["do"]
    plan["notes"][1]["task"]["does"] = []
    with pytest.raises(BadData, match=r"notes\.1\.task"):
        validated("1-aim.json", lessons.Lesson, json.dumps(plan))


def test_a_free_choice_that_spoils_the_script_leaves_the_others_to_themselves():
    run = LessonRun(LessonId("pillars_cards", "2-trick"))
    next(shown(run))
    run.go_on()
    run._script[0] = run._script[0].model_copy(update={"do": ["play", 0]})  # a card that Jack does not hold
    assert run.what_now() is Next.OTHERS


def test_where_anything_sensible_is_wanted_a_poor_move_is_not_done():
    run = LessonRun(LessonId("web_of_power", "4-councillors"))
    run.fast_forward(4)
    run.show()
    assert run.task is not None
    worth = run._worth_of_answers()
    best, worst = max(worth, key=worth.__getitem__), min(worth, key=worth.__getitem__)
    assert run.allows(best)
    assert run.allows(worst), "all of these are within the points that the lesson names"
    assert run.example() == best
    strict = run.task.model_copy(update={"within": (worth[best] - worth[worst]) / 2})
    run.lesson = run.lesson.model_copy(
        update={
            "notes": [
                note.model_copy(update={"task": strict}) if at == 4 else note
                for at, note in enumerate(run.lesson.notes)
            ]
        }
    )
    assert run.allows(best)
    assert not run.allows(worst)
    assert strict.answer(worst)


def test_undo_and_redo_are_left_to_the_notes():
    run = LessonRun(LessonId("pillars_cards", "1-aim"))
    for _ in shown(run):
        reason = run.match.undo_stop()
        assert reason is not None
        assert not run.match.can_redo
    assert run.match.undo_stop() == IN_A_LESSON


@EACH
def test_a_note_calls_those_who_sit_there_by_their_level(which):
    """A lesson is played against one level only; no note speaks of another one that its reader will meet in set-up."""
    others = {"de": "Lehrling", "en": "apprentice"}
    assert OPPONENT != "apprentice"
    for text in sentences(lesson(which)):
        for language, word in others.items():
            assert word not in text[language]
