"""What a review says about a game, as sentences for whoever reads it afterwards."""

from __future__ import annotations

from kingsbridge_desktop.play.review import Review, Turn, TurningPoint
from kingsbridge_desktop.text import review as words
from kingsbridge_desktop.text.base import GameText


def told(review: Review, text: GameText, point: TurningPoint) -> str:
    """What decided at a turning point: the better move and its worth, or luck."""
    match, decision = review.match, point.decision
    if decision is not None:
        view = match.view(decision.seat, decision.ply)
        if point.whose == decision.seat and point.swing > 0:
            return words.lucky_anyway(text, view, decision.best)
        return words.better(text, view, decision.best, decision.points)
    ply = telling_ply(review, point.turn)
    view = match.view(point.turn.seat, ply)
    name = match.names[point.whose] if point.whose != point.turn.seat else ""
    return words.luck(text, view, match.steps[ply].action, point.swing > 0, name)


def telling_ply(review: Review, turn: Turn) -> int:
    """The step of a turn that is shown: the worst choice, or else the first real one."""
    worst = review.worst_in(turn)
    if worst is not None:
        return worst.ply
    return next((ply for ply in range(turn.first, turn.last) if ply in review.decisions), turn.first)
