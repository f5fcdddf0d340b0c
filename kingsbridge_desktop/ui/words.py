"""Words that several screens share: games, levels, colours."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from kingsbridge_desktop.core.meta import GameMeta
from kingsbridge_desktop.core.registry import game_ids, meta_of, metas
from kingsbridge_desktop.text.language import QT_TRANSLATE_NOOP, Language, capitalized
from kingsbridge_desktop.text.levels import level_line as level_line
from kingsbridge_desktop.text.levels import level_name as level_name
from kingsbridge_desktop.ui.guard import report

if TYPE_CHECKING:
    from kingsbridge_desktop.core.types import Action
    from kingsbridge_desktop.text.base import GameText

_COLOURS = {
    "blue": QT_TRANSLATE_NOOP("shared", "blue"),
    "light_blue": QT_TRANSLATE_NOOP("shared", "light blue"),
    "red": QT_TRANSLATE_NOOP("shared", "red"),
    "green": QT_TRANSLATE_NOOP("shared", "green"),
    "yellow": QT_TRANSLATE_NOOP("shared", "yellow"),
    "orange": QT_TRANSLATE_NOOP("shared", "orange"),
    "purple": QT_TRANSLATE_NOOP("shared", "purple"),
}


_SENTENCES = (
    QT_TRANSLATE_NOOP("shared", "{low}–{high} players"),
    QT_TRANSLATE_NOOP("shared", "and"),
    QT_TRANSLATE_NOOP("shared", "{title}, by {names}, {publisher} {year}"),
)


def game_name(language: Language, game: str) -> str:
    """The title of a game; one that this release does not have is shown by its id."""
    if game not in game_ids():
        return game
    return language.say("shared", meta_of(game).title)


def title_of(language: Language, game: str) -> str:
    """The title also of a game that is left out because of a fault, as far as it has said what it is."""
    titles = {meta.game_id: meta.title for meta in metas()}
    return language.say("shared", titles[game]) if game in titles else game


def without_mnemonic(words: str) -> str:
    """Words for a menu, a button, a tab or the label of a field, where Qt takes `&` for the key of the next letter."""
    return words.replace("&", "&&")


def as_tip(words: str) -> str:
    """Words for a tool tip, which takes `<b>` for rich text: a name that somebody typed is never markup."""
    if "<" not in words:
        return words
    from html import escape  # with a table of two thousand names, and not before the first picture

    return f"<qt>{escape(words)}</qt>"


def action_label(text: GameText, s: Any, a: Action) -> str:
    """What an action is called; where the words fail, by its id: what can be done must always be offered."""
    try:
        return text.action(s, a)
    except Exception as error:  # noqa: BLE001
        from kingsbridge_desktop.text.base import readable

        report(error)
        return " ".join([readable(a.kind), *map(str, a.args)])


def answer_labels(text: GameText, s: Any, actions: Sequence[Action]) -> list[str]:
    """What the answers to a question are called: without a beginning that the question says already."""
    labels = [action_label(text, s, action) for action in actions]
    try:
        return unrepeated(text.question(s), labels)
    except Exception as error:  # noqa: BLE001
        report(error)
        return labels


def unrepeated(question: str, answers: Sequence[str]) -> list[str]:
    """Of `Printer → 3, no action` and `Printer → 3: 1 book` what a question about the printer leaves open."""
    heads = [_head(question, answer) for answer in answers]
    return [
        capitalized(answer[len(head) + 1 :]) if head and heads.count(head) > 1 else answer
        for answer, head in zip(answers, heads, strict=True)
    ]


def said_once(answers: Sequence[str]) -> tuple[str, list[str]]:
    """Of `Swap France` and `Swap England` the word that all begin or end with, and the rest; "" if there is none."""
    parted = [answer.split(" ") for answer in answers]
    if len(parted) < 2 or min(map(len, parted)) < 2:
        return "", list(answers)
    for first, rest in ((0, slice(1, None)), (-1, slice(None, -1))):
        words = {answer[first] for answer in parted}
        if len(words) == 1 and (word := words.pop()).isalpha():
            return capitalized(word), [capitalized(" ".join(answer[rest])) for answer in parted]
    return "", list(answers)


def _head(question: str, answer: str) -> str:
    """The most of the beginning of an answer that stands apart from the rest, and in the question.

    A number alone is none: it belongs to what it counts, whatever else the question counts.
    """
    words = answer.split(" ")
    for length in range(len(words) - 1, 0, -1):
        head = " ".join(words[:length])
        stands_apart = head.endswith(":") or not words[length][:1].isalnum()
        if stands_apart and head.rstrip(":") in question and any(map(str.isalpha, head)):
            return head
    return ""


def game_line(language: Language, game: str) -> str:
    """What a game is about and for how many, in a line."""
    return f"{game_about(language, game)} · {game_players(language, game)}"


def game_about(language: Language, game: str) -> str:
    """What a game is about."""
    return language.say("shared", meta_of(game).line)


def game_players(language: Language, game: str) -> str:
    """For how many a game is."""
    seats = meta_of(game).seats
    return language.say("shared", "{low}–{high} players", low=seats[0], high=seats[-1])


def credit(meta: GameMeta, language: Language) -> str:
    """Who made the printed game."""
    names = language.both(list(meta.authors), language.say("shared", "and"))
    title = language.say("shared", meta.title)
    printed = f"{meta.printed_title} ({title})" if title != meta.printed_title else title
    source = "{title}, by {names}, {publisher} {year}"
    told = language.say("shared", source, title=printed, names=names, publisher=meta.publisher, year=meta.year)
    return told.replace(f" {meta.year}", f"\N{NO-BREAK SPACE}{meta.year}")  # never alone on a line


def colour_name(language: Language, colour: str) -> str:
    """A player colour."""
    return language.say("shared", _COLOURS[colour])
