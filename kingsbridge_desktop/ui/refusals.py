"""What a click means at a place that offers nothing: another way to something legal, or an answer why not or when."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from kingsbridge_desktop.core.types import NOBODY, OTHER_QUESTION, Action, Reason
from kingsbridge_desktop.play.match import Match
from kingsbridge_desktop.text.language import QT_TRANSLATE_NOOP
from kingsbridge_desktop.text.problems import why_not
from kingsbridge_desktop.ui.board.targets import Anchor
from kingsbridge_desktop.ui.board.view import BoardView

NOTHING_HERE = QT_TRANSLATE_NOOP("shared", "There is nothing to do here. What you can click now is outlined.")
BUTTONS_ONLY = QT_TRANSLATE_NOOP("shared", "There is nothing to do here. Answer with the buttons below the board.")
OWNED = QT_TRANSLATE_NOOP("shared", "This belongs to {name}; it is {asked}’s turn to act.")


class Refusal(NamedTuple):
    """Why nothing can be done there, or when; `reason` is the rule that forbids it, if one does."""

    words: str
    reason: Reason | None = None


def meant(view: BoardView, match: Match, s: Any, anchor: Anchor) -> Sequence[Action]:
    """The legal actions that somebody means who clicks a place which does not offer them itself."""
    legal = match.legal()
    return [action for action in view.intended_actions(s, anchor) if action in legal]


def nothing_here(view: BoardView) -> str:
    """The answer to a click on what is no place at all: the sea, the wood, a sheet of parchment."""
    language = view.context.language
    if any(target.offered and target.isVisible() for target in view.scene.targets.values()):
        return language.say("shared", NOTHING_HERE)
    return language.say("shared", BUTTONS_ONLY)


def refusal(view: BoardView, match: Match, s: Any, anchor: Anchor) -> Refusal | None:
    """The answer to a click on what cannot be done now: the rule against it, whose it is, or when it is used."""
    text = view.context.text
    general: Refusal | None = None
    owner, asked = view.owner(s, anchor), match.asked
    asked_about = {action.kind for action in match.legal()}
    for action in view.intended_actions(s, anchor):
        reason = match.why_not(action)
        if reason is None:
            continue
        # a rule about what others own says something only to whoever is asked about just that
        if reason != OTHER_QUESTION and (owner in (NOBODY, asked) or action.kind in asked_about):
            return Refusal(why_not(text, reason), reason)
        general = Refusal(why_not(text, reason), reason)
    if owner not in (NOBODY, asked):
        return Refusal(text.language.say("shared", OWNED, name=text.names[owner], asked=text.names[asked]))
    when = text.when(s, *view.thing(s, anchor))
    return Refusal(when) if when else general
