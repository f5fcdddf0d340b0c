"""How `kingsbridge simulate` is called."""

from __future__ import annotations

import argparse

from kingsbridge_desktop.command_line import Parser
from kingsbridge_desktop.core.registry import game_ids
from kingsbridge_desktop.play.own_bots import split_players
from kingsbridge_desktop.text.language import Language


def parser(language: Language) -> Parser:
    """What can be asked for."""
    say = language.say
    found = Parser(
        "kingsbridge simulate",
        say(
            "command_line",
            "Plays bots against each other. The players rotate through the seats of the table, each round of games "
            "with the same game number.",
        ),
        language,
    )
    games = say("command_line", "one of: {games}", games=", ".join(game_ids()))
    found.add_argument("--game", required=True, metavar="ID", help=games)
    seats = say(
        "command_line", "a player per seat: a level, level@character, own:NAME or program:COMMAND; greedy,random"
    )
    found.add_argument("--seats", type=split_players, metavar="PLAYERS", help=seats)
    number = say("command_line", "how many games (100), of each pair of a tournament; with --until-sure at most (4000)")
    found.add_argument("--games", type=_positive, metavar="N", help=number)
    sure = say("command_line", "stop as soon as it is sure whether the first player is stronger than the others")
    found.add_argument("--until-sure", action="store_true", help=sure)
    everybody = say("command_line", "each of these alone against each other one: a crosstable and ratings")
    found.add_argument("--tournament", type=split_players, metavar="PLAYERS", help=everybody)
    table = say("command_line", "how many sit at a table of the tournament (as many as can)")
    found.add_argument("--table", type=_positive, metavar="N", help=table)
    state = say("command_line", "keep the games of the tournament in this file, and go on from it")
    found.add_argument("--state", metavar="FILE", help=state)
    cluster = say("command_line", "let the machines of this dask.distributed scheduler play")
    found.add_argument("--cluster", default="", metavar="ADDRESS", help=cluster)
    seed = say("command_line", "the game number of the first game (1)")
    found.add_argument("--seed", type=int, default=1, metavar="N", help=seed)
    own_box = say("command_line", "with the values that you have corrected in Your box")
    found.add_argument("--box", action="store_true", help=own_box)
    as_json = say("command_line", "print one JSON object instead of a table")
    found.add_argument("--json", action="store_true", help=as_json)
    jobs = say("command_line", "processes that play at the same time (1)")
    found.add_argument("--jobs", type=_positive, default=1, metavar="N", help=jobs)
    budget = found.add_mutually_exclusive_group()
    seconds = say("command_line", "thinking time per decision (0.5)")
    budget.add_argument("--seconds", type=_seconds, default=0.5, metavar="S", help=seconds)
    processor = say("command_line", "count seconds of the processor, whatever else this machine does")
    found.add_argument("--processor-time", action="store_true", help=processor)
    steps = say("command_line", "thinking steps per decision, for repeatable results")
    budget.add_argument("--iterations", type=_positive, metavar="N", help=steps)
    return found


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text} is not above 0")
    return number


def _seconds(text: str) -> float:
    number = float(text)
    if not 0 < number < 3600:
        raise argparse.ArgumentTypeError(f"{text} is no thinking time")
    return number
