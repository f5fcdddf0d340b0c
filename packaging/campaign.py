"""A long try to break the program: python3 packaging/campaign.py [NAME] [--count N] [--seed S].

Without a name it lists the campaigns. Each is a module of packaging/campaigns with a first sentence that says what it
tries, `COUNT`, the number that counts as whole, and `run(trials)`. It works in a temporary folder, with a home of its
own and without a screen; the same seed tries the same things again. Exit code 1 if it found a fault.
"""

from __future__ import annotations

import argparse
import importlib
import os
import pkgutil
import subprocess
import sys
import tempfile
from pathlib import Path
from types import ModuleType

import bootstrap

EXTRAS = ("dev", "bench")
NO_CAMPAIGNS = ("trial", "table_driver")  # what campaigns share


def main(argv: list[str]) -> int:
    """Makes the environment of check.py and runs the campaign in it."""
    bootstrap.require_python([__file__, *argv])
    options = parse(argv)
    if options.here:
        return run_here(options)
    try:
        python = str(bootstrap.ensure(EXTRAS))
    except bootstrap.SetupError as error:
        bootstrap.say(str(error))
        return 1
    return subprocess.call([python, "-X", "faulthandler", __file__, "--here", *argv], cwd=bootstrap.ROOT)


def parse(argv: list[str]) -> argparse.Namespace:
    """Reads the options."""
    parser = argparse.ArgumentParser(prog="campaign.py", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("name", nargs="?", help="which campaign; none lists them")
    parser.add_argument("--count", type=int, help="how many trials; without it the whole number")
    parser.add_argument("--seed", type=int, default=1, help="the same seed tries the same things")
    parser.add_argument("--here", action="store_true", help="in the Python that runs this, without making one")
    return parser.parse_args(argv)


def names() -> list[str]:
    """Every campaign there is."""
    folder = Path(__file__).parent / "campaigns"
    return sorted(module.name for module in pkgutil.iter_modules([str(folder)]) if module.name not in NO_CAMPAIGNS)


def campaign(name: str) -> ModuleType:
    """A campaign's module."""
    return importlib.import_module(f"campaigns.{name}")


def run_here(options: argparse.Namespace) -> int:
    """Lists or runs; 1 if a fault was found, 2 if there is no such campaign."""
    sys.path.insert(0, str(bootstrap.ROOT))
    if options.name is None:
        for name in names():
            module = campaign(name)
            print(f"{name:<16} {module.COUNT:>7}  {(module.__doc__ or '').splitlines()[0]}")
        return 0
    if options.name not in names():
        bootstrap.say(f"There is no campaign {options.name!r}. There are: {', '.join(names())}.")
        return 2
    with tempfile.TemporaryDirectory(prefix="kingsbridge-campaign-", ignore_cleanup_errors=True) as folder:
        return run_in(Path(folder), options)


def run_in(folder: Path, options: argparse.Namespace) -> int:
    """Runs a campaign in a folder of its own and prints its numbers."""
    os.environ["KINGSBRIDGE_HOME"] = str(folder / "home")
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from campaigns.trial import Trials

    module = campaign(options.name)
    trials = Trials(options.count or module.COUNT, options.seed, folder)
    with trials.stoppable():
        module.run(trials)
    print(f"{options.name}: {trials.summary()}", flush=True)
    return 1 if trials.failures else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
