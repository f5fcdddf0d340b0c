"""`kingsbridge engine`: JSON lines on stdin and stdout, one answer per request, as chess programs speak UCI.

The one who asks is the table itself: it may see the whole state, dictate chance and go back as far as it likes.
"""

from __future__ import annotations

import json
import secrets
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, BinaryIO

from kingsbridge_desktop.bots.base import Budget
from kingsbridge_desktop.bots.bot_client import BotClient
from kingsbridge_desktop.bots.levels import level_of, make_bot
from kingsbridge_desktop.core.editions import edition_of
from kingsbridge_desktop.core.errors import GameOver, IllegalAction, KingsbridgeError
from kingsbridge_desktop.core.registry import game_ids, rules_of
from kingsbridge_desktop.core.types import EVERYONE, NOBODY, Action, Event
from kingsbridge_desktop.games.component_file import box_of
from kingsbridge_desktop.headless.requests import (
    DEFAULT_LANGUAGE,
    BadRequest,
    InternalError,
    LineTooLong,
    NoGame,
    Request,
    UnknownCommand,
)
from kingsbridge_desktop.play import files
from kingsbridge_desktop.play.match import Match, Seat
from kingsbridge_desktop.text.base import GameText, game_text
from kingsbridge_desktop.text.language import QT_TRANSLATE_NOOP, Language, from_linguist
from kingsbridge_desktop.text.problems import problem, why_not

Reply = dict[str, Any]

USAGE = """\
usage: kingsbridge engine

Reads one JSON object per line from stdin and answers each with one line on stdout; ends when stdin does.
Commands: {commands}
"""
PLAYER = QT_TRANSLATE_NOOP("headless", "Player {number}")
LONGEST_LINE = 16 * 1024 * 1024
LONGEST_THOUGHT = 3600.0
THOUGHT = 1.0  # seconds, if nothing else is said
SEEDS = 1 << 63


class Command:
    """What one request does, and the fields it may have besides `cmd` and `lang`."""

    def __init__(self, run: Callable[[Request], Reply], *fields: str) -> None:
        self.run, self.fields = run, fields


class Engine:
    """One game at a time; a request that is refused leaves it as it was."""

    def __init__(self) -> None:
        self._match: Match | None = None
        self._client: BotClient | None = None
        self._questions = 0
        self._commands: dict[str, Command] = {
            "games": Command(self._games),
            "new": Command(self._new, "game", "seats", "seed", "options", "names", "values"),
            "ask": Command(self._ask),
            "do": Command(self._do, "index", "action", "seat"),
            "state": Command(self._state, "seat"),
            "load_state": Command(self._load_state, "game", "state", "seed", "names", "values"),
            "script": Command(self._script, "chance"),
            "scores": Command(self._scores),
            "bot": Command(self._bot, "level", "seconds", "iterations"),
            "undo": Command(self._undo, "steps", "fair"),
            "save": Command(self._save, "path"),
            "load": Command(self._load, "path"),
        }

    @property
    def commands(self) -> tuple[str, ...]:
        """What can be asked."""
        return tuple(self._commands)

    def answer(self, line: bytes) -> Reply:
        """The answer to one line, whatever is in it."""
        language = from_linguist(DEFAULT_LANGUAGE)
        try:
            request = Request(line)
            language = request.language()
            name, command = self._command(request)
            request.only(name, command.fields)
            return {"ok": True, **command.run(request)}
        except KingsbridgeError as error:
            return {"ok": False, "error": error.id, "message": self._message(language, error)}
        except Exception as fault:  # noqa: BLE001  (whatever it is, the next request must be answered)
            internal = InternalError(f"{type(fault).__name__}: {fault}")
            return {"ok": False, "error": internal.id, "message": problem(language, internal)}

    def close(self) -> None:
        """Ends the bot process, if one was needed."""
        if self._client is not None:
            self._client.close()

    def refuse_long_line(self) -> Reply:
        """The answer to a line that was not read."""
        error = LineTooLong("the line is too long", megabytes=LONGEST_LINE >> 20)
        return {"ok": False, "error": error.id, "message": self._message(from_linguist(DEFAULT_LANGUAGE), error)}

    def _command(self, request: Request) -> tuple[str, Command]:
        name = request.text("cmd")
        if name not in self._commands:
            raise UnknownCommand(
                f"there is no command {name[:40]!r}", command=repr(name[:40]), commands=", ".join(self._commands)
            )
        return name, self._commands[name]

    def _message(self, language: Language, error: KingsbridgeError) -> str:
        sentence = problem(language, error, self._match.names if self._match else ())
        action = error.details.get("action")
        if self._match is None or not isinstance(error, IllegalAction) or not isinstance(action, Action):
            return sentence
        reason = self._match.why_not(action)
        return f"{sentence} {why_not(self._text(language), reason)}" if reason else f"{sentence} ({error.message})"

    @property
    def _game(self) -> Match:
        if self._match is None:
            raise NoGame("no game is running")
        return self._match

    def _text(self, language: Language) -> GameText:
        return game_text(self._game.edition, language, self._game.names)

    # commands

    def _games(self, request: Request) -> Reply:
        return {"games": [_described(game) for game in game_ids()]}

    def _new(self, request: Request) -> Reply:
        game = request.text("game")
        rules = rules_of(game)
        count = request.number("seats", 1, 99)
        seed = request.number("seed", -SEEDS, SEEDS - 1) if "seed" in request else secrets.randbits(32)
        options = request.object("options") if "options" in request else {}
        if count not in rules.seats:
            raise request.wrong("seats", f"from {rules.seats[0]} to {rules.seats[-1]} for {game}")
        match = Match(_edition(request, game), _people(request, count), seed, options)
        self._match = match
        events = self._told(request, match.setup_events)
        told = {"game": game, "seats": count, "seed": seed, "options": match.options, "events": events}
        return {**told, **_values(match)}

    def _ask(self, request: Request) -> Reply:
        match = self._game
        if match.is_over:
            return {"over": True}
        text, view = self._text(request.language()), match.view(match.asked)
        return {
            "seat": match.asked,
            "kind": match.state.stack[-1].kind,
            "question": text.question(view),
            "actions": [
                {"kind": action.kind, "args": list(action.args), "label": text.action(view, action)}
                for action in match.legal()
            ],
        }

    def _do(self, request: Request) -> Reply:
        match = self._game
        viewer = self._viewer(request)
        step = match.submit(request.action(match.legal()))
        events = step.events if viewer is None else match.events_for(viewer, step)
        return {"events": self._told(request, events), "ply": match.ply, "over": match.is_over}

    def _state(self, request: Request) -> Reply:
        match = self._game
        viewer = self._viewer(request)
        return {"state": match.rules.to_json(match.state if viewer is None else match.view(viewer))}

    def _load_state(self, request: Request) -> Reply:
        game = request.text("game")
        edition = _edition(request, game)
        rules = rules_of(edition)
        state = rules.from_json(request.object("state"))
        seed = request.number("seed", -SEEDS, SEEDS - 1) if "seed" in request else 0
        seats = len(rules.scores(state))
        self._match = Match(edition, _people(request, seats), seed, start=state)
        return {"game": game, "seats": seats, **_values(self._match)}

    def _script(self, request: Request) -> Reply:
        results = request.ints("chance")
        if any(result < 0 for result in results):
            raise request.wrong("chance", "a list of whole numbers from 0")
        self._game.script(results)
        return {"scripted": len(results)}

    def _scores(self, request: Request) -> Reply:
        match = self._game
        text = self._text(request.language())
        return {
            "over": match.is_over,
            "scores": list(match.scores()),
            "winners": match.winners() if match.is_over else [],
            "breakdown": [
                [{"kind": item.kind, "value": item.value, "label": text.item(item.kind)} for item in items]
                for items in match.rules.breakdown(match.state)
            ],
        }

    def _bot(self, request: Request) -> Reply:
        match = self._game
        level = request.text("level")
        budget = _budget(request)
        thinks = level_of(level).thinks
        if match.is_over:
            raise GameOver(f"{match.game} is over", game=match.game, ply=match.ply)
        seed = match.seed * 1_000_003 + match.ply
        legal = match.legal()
        if not thinks:
            bot = make_bot(match.edition, level)
            action = bot.choose(match.view(match.asked), legal, budget, Random(seed))
            return {"index": legal.index(action), "stats": {"level": level, **bot.stats}}
        if self._client is None:
            self._client = BotClient()
        self._questions += 1
        self._client.ask(self._questions, match.edition, level, match.view(match.asked), budget, seed)
        answer = self._client.wait()
        if answer is None:
            raise InternalError("the bot gave no answer")
        stats = answer.stats | ({"stand_in": answer.stand_in} if answer.stand_in else {})
        return {"index": legal.index(answer.action), "stats": stats}

    def _undo(self, request: Request) -> Reply:
        match = self._game
        steps = request.number("steps", 1, 1_000_000) if "steps" in request else 1
        match.undo(steps, agreed=not request.flag("fair"))
        return {"ply": match.ply}

    def _save(self, request: Request) -> Reply:
        match = self._game
        files.save_match(Path(request.text("path")), match)
        return {"ply": match.ply}

    def _load(self, request: Request) -> Reply:
        loaded = files.load_match(Path(request.text("path")))
        match = self._match = loaded.match
        return {
            "game": match.game,
            "seats": len(match.seats),
            "ply": match.ply,
            "over": match.is_over,
            "history_lost": loaded.history_lost,
            **_values(match),
        }

    # parts of answers

    def _viewer(self, request: Request) -> int | None:
        """The seat through whose eyes the answer is given; None sees everything."""
        if "seat" not in request:
            return None
        return request.number("seat", NOBODY, len(self._game.seats) - 1)

    def _told(self, request: Request, events: Sequence[Event]) -> list[Reply]:
        text = self._text(request.language())
        return [
            {
                "kind": event.kind,
                "args": list(event.args),
                "seen_by": None if event.seen_by == EVERYONE else self._seats_in(event.seen_by),
                "text": text.event(event),
            }
            for event in events
        ]

    def _seats_in(self, mask: int) -> list[int]:
        return [seat for seat in range(len(self._game.seats)) if mask >> seat & 1]


def _described(game: str) -> Reply:
    rules = rules_of(game)
    return {
        "id": game,
        "seats": [rules.seats[0], rules.seats[-1]],
        "options": {name: list(option.values) for name, option in rules.options.items()},
        "colours": list(rules.colours),
        "version": rules.version,
    }


def _edition(request: Request, game: str) -> str:
    """The game as printed, or with the `values` that the request corrects."""
    rules_of(game)
    values = request.object("values") if "values" in request else {}
    box = box_of(game)
    if not values:
        return game
    if box is None:
        raise request.wrong("values", f"empty: {game} has none that could be corrected")
    box.corrected(values)
    return edition_of(game, box.differing(values))


def _values(match: Match) -> Reply:
    """What is corrected in a game, if anything is."""
    return {"values": dict(match.corrections)} if match.corrections else {}


def _people(request: Request, count: int) -> list[Seat]:
    if "names" not in request:
        language = request.language()
        names = [language.say("headless", PLAYER, number=number + 1) for number in range(count)]
    else:
        names = request.texts("names")
        if len(names) != count:
            raise request.wrong("names", f"{count} names")
    return [Seat(name, colour=number) for number, name in enumerate(names)]


def _budget(request: Request) -> Budget:
    if "seconds" in request and "iterations" in request:
        raise BadRequest("'bot' takes 'seconds' or 'iterations', not both")
    if "iterations" in request:
        return Budget(iterations=request.number("iterations", 1, 1_000_000_000))
    return Budget(seconds=request.seconds("seconds", LONGEST_THOUGHT) if "seconds" in request else THOUGHT)


def lines(stream: BinaryIO) -> Iterator[bytes | None]:
    """The lines of a stream that are not blank; None for one that is too long."""
    while line := stream.readline(LONGEST_LINE + 1):
        if len(line) > LONGEST_LINE:
            while line and not line.endswith(b"\n"):
                line = stream.readline(LONGEST_LINE)
            yield None
        elif line.strip():
            yield line


def main(argv: Sequence[str]) -> int:
    """Answers requests until stdin ends."""
    engine = Engine()
    if argv:
        usage = USAGE.format(commands=", ".join(engine.commands))
        wants_help = list(argv) in (["-h"], ["--help"])
        print(usage, end="", file=sys.stdout if wants_help else sys.stderr)
        return 0 if wants_help else 2
    out = sys.stdout.buffer
    try:
        for line in lines(sys.stdin.buffer):
            reply = engine.answer(line) if line is not None else engine.refuse_long_line()
            text = json.dumps(reply, ensure_ascii=False, separators=(",", ":"))
            # Half a character somebody sent us comes back as JSON's own escape.
            out.write(text.encode("utf-8", "backslashreplace") + b"\n")
            out.flush()
    except BrokenPipeError:
        sys.stderr.close()  # nobody listens any more; Python must not complain about that at exit
    except KeyboardInterrupt:
        return 130
    finally:
        engine.close()
    return 0
