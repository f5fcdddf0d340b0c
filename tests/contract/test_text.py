"""What every game promises to readers: a sentence for everything that is met in play, in German and in English."""

import re
from collections import defaultdict

import pytest
from hypothesis import given

from kingsbridge_desktop import resources
from kingsbridge_desktop.core.machine import asked
from kingsbridge_desktop.core.registry import rules_of
from kingsbridge_desktop.text import language as language_module
from kingsbridge_desktop.text import problems
from kingsbridge_desktop.text.base import game_text
from kingsbridge_desktop.text.language import Language, from_linguist, languages
from tests.contract.tables import each_game, each_table, each_told_table, examples, foreign_actions, played, seeds

NAMES = ("Anna", "Bela", "Cleo", "Dora", "Emil")
LONGEST_LABEL = 80


class Listening:
    """A language that remembers which source sentences were asked for."""

    def __init__(self, code):
        real = from_linguist(code)
        self.asked: set[tuple[str, str]] = set()

        def translate(context: str, source: str, n: int) -> str:
            self.asked.add((context, source))
            return real._translate(context, source, n)

        self.language = Language(code, translate)


def is_clean(sentence):
    """No parameter left open, no plural mark, no "(s)", no doubled blanks, nothing of Python, no "+0", no "1 cards"."""
    return (
        not re.search(r"[+−]0\b|\b1 (workers|cards|points|materials|resources|Karten|Punkte|Baustoffe)\b", sentence)
        and not re.search(r"[{}]|%n|\(e?[sn]\)|  |None|<[a-z]|HIDDEN|\bTrue\b|\bFalse\b", sentence)
        and sentence == sentence.strip()
    )


def said_in(game, seats, seed, code):
    """Every sentence that comes up in a random game, by where it came from; and the sources they were made of."""
    listening = Listening(code)
    table = played(game, seats, seed)
    rules, text = table.rules, game_text(game, listening.language, NAMES[:seats])
    said = defaultdict(set)
    for ply in table.plies:
        view = rules.mask(ply.state, asked(ply.state))
        said["question"].add(text.question(view))
        for action in ply.legal:
            said["action"].add(text.action(view, action))
    for event in (*table.begun.events, *(event for ply in table.plies for event in ply.outcome.events)):
        said["event"].add(text.event(event))
    for ply in table.some(15):
        for action in foreign_actions(table, ply):
            reason = rules.why_not(ply.state, action)
            if reason is not None:
                said["reason"].add(problems.why_not(text, reason))
    for state in (table.begun.state, *(ply.outcome.state for ply in table.some(20))):
        said["progress"].add(text.progress(rules.progress(state)))
        for items in rules.breakdown(state):
            said["item"].update(text.item(item.kind) for item in items)
    return said, listening.asked


@pytest.mark.parametrize("code", languages())
@each_table
@examples(4)
@given(seed=seeds)
def test_everything_met_in_play_can_be_said(game, seats, seed, code):
    said, _ = said_in(game, seats, seed, code)
    for kind in ("question", "action", "event", "reason", "progress", "item"):
        for sentence in said[kind]:
            assert is_clean(sentence), (kind, sentence)
            assert sentence or kind == "event", f"an empty {kind}"
    assert max(map(len, said["action"])) <= LONGEST_LABEL, max(said["action"], key=len)
    assert any(said["event"]), "the log stays empty"


@pytest.mark.parametrize("code", languages())
@each_table
def test_a_question_names_the_one_who_is_asked(game, seats, code):
    table = played(game, seats, 1)
    text = game_text(game, from_linguist(code), NAMES[:seats])
    for ply in table.plies:
        seat = asked(ply.state)
        assert NAMES[seat] in text.question(table.rules.mask(ply.state, seat))


@pytest.mark.parametrize("code", languages())
@each_table
def test_different_answers_have_different_labels_unless_they_are_the_same_to_the_player(game, seats, code):
    """Two labels that read the same are a choice nobody can make, except between two copies of one card."""
    table = played(game, seats, 2)
    text = game_text(game, from_linguist(code), NAMES[:seats])
    for ply in table.plies:
        view = table.rules.mask(ply.state, asked(ply.state))
        labels = [text.action(view, action) for action in ply.legal]
        assert len(set(labels)) >= max(1, len(labels) // 2), labels


@each_table
@examples(2)
@given(seed=seeds)
def test_every_sentence_has_a_german_one(game, seats, seed):
    german = language_module._read_linguist(resources.translations() / "kingsbridge_de.ts")
    _, sources = said_in(game, seats, seed, "de")
    missing = sorted(key for key in sources if key not in german)
    assert missing == []
    # A single word may be the same in both languages ("Name"), a sentence may not.
    words = re.compile(r"[A-Za-z]{2,}")
    same = [
        source
        for context, source in sources
        if german[context, source][0] == source and len(words.findall(re.sub(r"\{\w+\}|%n", "", source))) > 1
    ]
    assert same == []


@each_told_table
def test_german_reads_differently(game, seats):
    german, _ = said_in(game, seats, 3, "de")
    english, _ = said_in(game, seats, 3, "en")
    for kind in ("question", "action", "event", "reason", "progress"):
        shared = {sentence for sentence in german[kind] & english[kind] if sentence}
        assert not shared, (kind, shared)


@pytest.mark.parametrize("code", languages())
@each_game
def test_options_have_names(game, code):
    rules = rules_of(game)
    text = game_text(game, from_linguist(code), NAMES)
    for name, option in rules.options.items():
        assert is_clean(text.option(name))
        assert text.option(name)
        values = [text.option_value(name, value) for value in option.values]
        assert all(map(is_clean, values))
        assert len(set(values)) == len(values)


@pytest.mark.parametrize("code", languages())
@each_table
def test_a_log_line_tells_no_secret(game, seats, code):
    """A sentence is made of its event alone, so what an event hides its sentence cannot tell."""
    table = played(game, seats, 4)
    text = game_text(game, from_linguist(code), NAMES[:seats])
    told: dict[tuple[str, tuple[int, ...]], str] = {}
    for ply in table.plies:
        for event in ply.outcome.events:
            sentence = text.event(event)
            assert told.setdefault((event.kind, event.args), sentence) == sentence
