"""Programs that are not ours, such as somebody's bot or a file manager: a bundle keeps its libraries from them."""

import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

LIBRARIES = "LD_LIBRARY_PATH"
BEFORE = f"{LIBRARIES}_ORIG"  # where the bundle's own starter keeps what was there
OF_THE_STARTER = "_PYI_"


def surroundings(environ: Mapping[str, str] = os.environ) -> dict[str, str]:
    """The environment in which somebody else's program is started: as ours was before the bundle prepared it."""
    found = dict(environ)
    if not getattr(sys, "frozen", False):
        return found
    before = found.pop(BEFORE, "")
    found.pop(LIBRARIES, None)
    if before:
        found[LIBRARIES] = before
    return {name: value for name, value in found.items() if not name.startswith(OF_THE_STARTER)}


@contextmanager
def theirs() -> Iterator[None]:
    """The same for the whole process and a moment, where Qt starts the program."""
    ours, wanted = dict(os.environ), surroundings()
    try:
        for name in ours.keys() - wanted.keys():
            del os.environ[name]
        os.environ.update(wanted)
        yield
    finally:
        os.environ.update(ours)
