"""What somebody wants who starts the app: the command line, a click, a second start and a dropped file say it alike."""

from typing import NamedTuple


class Wish(NamedTuple):
    """A saved game to open, or to go on with the last one, or the shelf; all false: just the window."""

    file: str = ""
    resume: bool = False
    new_game: bool = False
    new_window: bool = False
    bench: bool = False
