"""How a front end ends when it cannot do what is asked, or is stopped."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Callable
from functools import wraps

from kingsbridge_desktop.core.errors import KingsbridgeError
from kingsbridge_desktop.text.language import Language
from kingsbridge_desktop.text.problems import problem

CANNOT, STOPPED = 2, 130  # exit codes
Run = Callable[[Language, Namespace], int]


class Refused(Exception):
    """What is asked cannot be done; the sentence says why."""


def tells_refusals(run: Run) -> Run:
    """Lets a front end tell in a sentence what was refused, and end quietly when it is stopped."""

    @wraps(run)
    def guarded(language: Language, options: Namespace) -> int:
        try:
            return run(language, options)
        except KingsbridgeError as error:
            print(problem(language, error), file=sys.stderr)
            return CANNOT
        except Refused as refused:
            print(refused, file=sys.stderr)
            return CANNOT
        except KeyboardInterrupt:
            return STOPPED

    return guarded
