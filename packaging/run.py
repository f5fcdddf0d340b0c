"""Starts Kingsbridge from a source tree: python3 packaging/run.py [arguments of kingsbridge].

Makes a private environment in .venv the first time; later starts only look whether it is still right.
"""

from __future__ import annotations

import os
import subprocess
import sys

import bootstrap


def main(argv: list[str]) -> int:
    """Prepares, then hands over to the app with the same arguments and returns its exit code."""
    bootstrap.require_python([__file__, *argv])
    try:
        python = bootstrap.ensure(("sound",))
    except bootstrap.SetupError as error:
        bootstrap.say(str(error))
        return 1
    except KeyboardInterrupt:
        bootstrap.say(
            bootstrap.either(
                "Stopped. The next start begins again where this one left off.",
                "Abgebrochen. Der nächste Start macht da weiter, wo dieser aufgehört hat.",
            )
        )
        return 130
    command = [str(python), "-m", "kingsbridge_desktop", *argv]
    if not bootstrap.WINDOWS:
        os.execv(command[0], command)
    try:
        return subprocess.call(command)
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
