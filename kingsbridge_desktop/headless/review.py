"""`kingsbridge review`: where a finished game was won and lost, and what of it was luck."""

from __future__ import annotations

import argparse
import json
import sys
import threading
from argparse import Namespace
from pathlib import Path
from typing import Any

from kingsbridge_desktop.bots.review_search import Answer, Effort, Judgement
from kingsbridge_desktop.command_line import Parser, command
from kingsbridge_desktop.core.errors import KingsbridgeError
from kingsbridge_desktop.core.types import Action
from kingsbridge_desktop.headless.endings import tells_refusals
from kingsbridge_desktop.headless.progress import Progress
from kingsbridge_desktop.headless.table import columns
from kingsbridge_desktop.play.files import load_match
from kingsbridge_desktop.play.match import Match
from kingsbridge_desktop.play.review import Review, is_clear
from kingsbridge_desktop.play.review_run import (
    SEED,
    HistoryLost,
    ReviewRun,
    questions,
    quick,
    reviewed,
    share_time,
)
from kingsbridge_desktop.play.review_words import told
from kingsbridge_desktop.text.base import GameText, game_text
from kingsbridge_desktop.text.language import QT_TRANSLATE_NOOP, Language
from kingsbridge_desktop.text.review import number, percent

TITLE = QT_TRANSLATE_NOOP("headless", "{game}: {turns} turns, {decisions} choices, {tries} tries")
HEADS = (
    QT_TRANSLATE_NOOP("headless", "Player"),
    QT_TRANSLATE_NOOP("headless", "Points"),
    QT_TRANSLATE_NOOP("headless", "Start"),
    QT_TRANSLATE_NOOP("headless", "Own choices"),
    QT_TRANSLATE_NOOP("headless", "Others’ choices"),
    QT_TRANSLATE_NOOP("headless", "Luck"),
    QT_TRANSLATE_NOOP("headless", "Result"),
)
TURNING = QT_TRANSLATE_NOOP("headless", "Turning points")
NO_TURNING = QT_TRANSLATE_NOOP("headless", "No single turn moved a chance much.")
TURN = QT_TRANSLATE_NOOP("headless", "Turn {number}, {name}: {whose} {swing}. {sentence}")
MISTAKES = QT_TRANSLATE_NOOP("headless", "Clear mistakes")
NO_MISTAKES = QT_TRANSLATE_NOOP("headless", "No choice was clearly a mistake.")
MISTAKE = QT_TRANSLATE_NOOP(
    "headless", "Turn {number}, {name}: “{chosen}”, better “{best}”: {change} (±{error}), {points} points"
)


def _made(match: Match, effort: Effort, seed: int, jobs: int) -> Review:
    asked = questions(match, effort, seed)
    with Progress(len(asked), sys.stderr) as bar:
        if jobs == 1:
            return reviewed(match, effort, seed, lambda done, of: bar.show(done))
        answers: list[Answer] = []
        over = threading.Event()

        def came(answer: Answer) -> None:
            answers.append(answer)
            bar.show(len(answers))

        run = ReviewRun(match, effort, came, lambda whole: over.set(), seed=seed, jobs=jobs)
        try:
            over.wait()
        finally:
            run.stop(5.0)
        for answer in answers:
            run.review.add(answer)
        return run.review


def as_json(review: Review, text: GameText) -> dict[str, Any]:
    """What `--json` prints."""
    match = review.match
    return {
        "game": match.game,
        "seed": review.seed,
        "tries": review.effort.tries,
        "seats": [
            {"name": seat.name, "level": seat.level, "score": score, **_share(review, number)}
            for number, (seat, score) in enumerate(zip(match.seats, match.scores(), strict=True))
        ],
        "decisions": [_decision(review, text, review.decisions[ply]) for ply in sorted(review.decisions)],
        "moments": [_moment(review, at) for at in range(len(review.turns) + 1)],
        "turning_points": [
            {
                "turn": point.turn.number,
                "seat": point.turn.seat,
                "whose": point.whose,
                "swing": round(point.swing, 4),
                "ply": point.decision.ply if point.decision else None,
                "text": told(review, text, point),
            }
            for point in review.turning_points()
        ],
    }


def _share(review: Review, seat: int) -> dict[str, float]:
    share = review.shares()[seat]
    return {name: round(value, 4) for name, value in [*share._asdict().items(), ("luck_error", share.luck_error)]}


def _decision(review: Review, text: GameText, judged: Judgement) -> dict[str, Any]:
    view = review.match.view(judged.seat, judged.ply)

    def named(action: Action) -> dict[str, Any]:
        return {"kind": action.kind, "args": list(action.args), "text": text.action(view, action)}

    return {
        "ply": judged.ply,
        "turn": review.turn_at(judged.ply).number,
        "seat": judged.seat,
        "chosen": named(judged.chosen),
        "best": named(judged.best),
        "difference": round(judged.change[judged.seat], 4),
        "error": round(judged.error[judged.seat], 4),
        "points": round(judged.points, 2),
        "points_error": round(judged.points_error, 2),
        "tries": judged.tries,
        "clear": is_clear(judged),
    }


def _moment(review: Review, turn: int) -> dict[str, Any]:
    is_end = turn == len(review.turns)
    chances = review.chances(turn) or ()
    return {
        "ply": review.match.ply if is_end else review.turns[turn].first,
        "turn": None if is_end else turn + 1,
        "chances": [round(chance, 4) for chance in chances],
        "error": [round(error, 4) for error in review.errors(turn)] if chances else [],
    }


def report(review: Review, text: GameText) -> str:
    """The same for people."""
    say, names = text.language.say, review.match.names
    tries = sum(found.tries for part in (review.decisions, review.outlooks) for found in part.values())
    title = say(
        "headless",
        TITLE,
        game=review.match.game,
        turns=len(review.turns),
        decisions=len(review.decisions),
        tries=tries,
    )
    turning = [
        say(
            "headless",
            TURN,
            number=point.turn.number,
            name=names[point.turn.seat],
            whose=names[point.whose],
            swing=percent(text.language, point.swing, signed=True),
            sentence=told(review, text, point),
        )
        for point in review.turning_points()
    ]
    clear = [review.decisions[ply] for ply in sorted(review.decisions) if is_clear(review.decisions[ply])]
    mistakes = [_mistake(review, text, judged) for judged in clear]
    return "\n".join(
        [
            title,
            "",
            _table(review, text.language),
            "",
            say("headless", TURNING),
            *[f"  {line}" for line in turning or [say("headless", NO_TURNING)]],
            "",
            say("headless", MISTAKES),
            *[f"  {line}" for line in mistakes or [say("headless", NO_MISTAKES)]],
        ]
    )


def _table(review: Review, language: Language) -> str:
    rows = [[language.say("headless", head) for head in HEADS]]
    for seat, share in enumerate(review.shares()):
        parts = (
            (share.own, share.own_error),
            (share.others, share.others_error),
            (share.luck, share.luck_error),
        )
        cells = [f"{percent(language, value, signed=True)} ±{round(100 * error)}" for value, error in parts]
        name, score = review.match.names[seat], str(review.match.scores()[seat])
        rows.append([name, score, percent(language, share.start), *cells, percent(language, share.result)])
    return columns(rows)


def _mistake(review: Review, text: GameText, judged: Judgement) -> str:
    view = review.match.view(judged.seat, judged.ply)
    return text.language.say(
        "headless",
        MISTAKE,
        number=review.turn_at(judged.ply).number,
        name=review.match.names[judged.seat],
        chosen=text.action(view, judged.chosen),
        best=text.action(view, judged.best),
        change=percent(text.language, judged.change[judged.seat], signed=True),
        error=round(100 * judged.error[judged.seat]),
        points=number(-judged.points, signed=True),
    )


def parser(language: Language) -> Parser:
    """What can be asked for."""
    say = language.say
    found = Parser(
        "kingsbridge review",
        say(
            "command_line",
            "Looks at a finished game: what every choice gave away against the best one, as its player could have "
            "known, everybody’s chances of winning, and what was luck. Nothing is written.",
        ),
        language,
    )
    found.add_argument(
        "file", metavar=say("command_line", "FILE"), help=say("command_line", "the saved game, played to its end")
    )
    effort = found.add_mutually_exclusive_group()
    tries = say("command_line", "tries for each choice, for equal results (a quick look)")
    effort.add_argument("--tries", type=_tries, metavar="N", help=tries)
    seconds = say("command_line", "seconds for the whole game")
    effort.add_argument("--seconds", type=_seconds, metavar="S", help=seconds)
    seed = say("command_line", "the luck of the tries ({seed})", seed=SEED)
    found.add_argument("--seed", type=int, default=SEED, metavar="N", help=seed)
    jobs = say("command_line", "processes that think at the same time (1)")
    found.add_argument("--jobs", type=_jobs, default=1, metavar="N", help=jobs)
    found.add_argument(
        "--json", action="store_true", help=say("command_line", "print one JSON object instead of a table")
    )
    return found


@command(parser)
@tells_refusals
def main(language: Language, options: Namespace) -> int:
    """Reviews the game that the arguments name; 2 if that cannot be."""
    try:
        loaded = load_match(Path(options.file))
        if loaded.history_lost:
            raise HistoryLost("only the last position of this game is left", file=Path(options.file).name)
        match = loaded.match
        effort = Effort(tries=options.tries) if options.tries else quick(match.game)
        if options.seconds:
            effort = share_time(match, options.seconds, options.jobs)
        review = _made(match, effort, options.seed, options.jobs)
    except KingsbridgeError as error:
        error.details.setdefault("file", Path(options.file).name)
        raise
    text = game_text(match.edition, language, match.names)
    print(json.dumps(as_json(review, text), ensure_ascii=False) if options.json else report(review, text))
    return 0


def _whole(text: str, most: int) -> int:
    number = int(text)
    if not 1 <= number <= most:
        raise argparse.ArgumentTypeError(f"{text} is not from 1 to {most}")
    return number


def _tries(text: str) -> int:
    return _whole(text, 20_000)


def _jobs(text: str) -> int:
    return _whole(text, 64)


def _seconds(text: str) -> float:
    number = float(text)
    if not 0 < number <= 86_400:
        raise argparse.ArgumentTypeError(f"{text} is no time for a review")
    return number
