"""Programs that behave and misbehave as somebody's own bots might, each a command line."""

import shutil
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "own_bot.py"
PYTHON = sys.executable
PERL = shutil.which("perl")
needs_perl = pytest.mark.skipif(PERL is None, reason="the bot in another language is a Perl script: no perl here")
HELLO = "import sys,json,time,os\nsys.stdin.readline()\nprint(json.dumps({'name':'Odd One','protocol':1}),flush=True)\n"
ODD = {
    "late": HELLO + "sys.stdin.readline()\ntime.sleep(60)",
    "died": HELLO + "sys.stdin.readline()\nos._exit(3)",
    "unasked": HELLO + "print('{}',flush=True)\nsys.stdin.readline()\ntime.sleep(60)",
    "huge": HELLO + "sys.stdin.readline()\nsys.stdout.write('x'*1_000_000)\nsys.stdout.flush()\ntime.sleep(60)",
    "flood": HELLO + "while True: print('{\"index\":0}')",
    "not_json": HELLO + "sys.stdin.readline()\nprint('the first one, please',flush=True)\ntime.sleep(60)",
    "no_object": HELLO + "sys.stdin.readline()\nprint('[3]',flush=True)\ntime.sleep(60)",
    "no_index": HELLO + 'sys.stdin.readline()\nprint(\'{"index":"0"}\',flush=True)\ntime.sleep(60)',
    "too_high": HELLO + "sys.stdin.readline()\nprint('{\"index\":99999}',flush=True)\ntime.sleep(60)",
    "half_true": HELLO + "sys.stdin.readline()\nprint('{\"index\":true}',flush=True)\ntime.sleep(60)",
    "silent": "import time\ntime.sleep(60)",
    "nameless": "import sys,time\nsys.stdin.readline()\nprint('{}',flush=True)\ntime.sleep(60)",
    "deaf": 'import sys,time\nprint(\'{"name":"Deaf"}\',flush=True)\ntime.sleep(60)',
    "shouts": "import sys\nfor n in range(5000): print('spam',n,file=sys.stderr)\n"
    + HELLO
    + "for line in sys.stdin: print('{\"index\":0}',flush=True)",
    "stays": "import signal\nsignal.signal(signal.SIGTERM,signal.SIG_IGN)\n"
    + HELLO
    + "for line in sys.stdin: print('{\"index\":0}',flush=True)\ntime.sleep(60)",
}


def quoted(path: object) -> str:
    """A path as a word of a command line."""
    return f'"{path}"'


def odd(kind: str, folder: Path) -> str:
    """The command of a program that misbehaves in a way."""
    script = folder / f"{kind}.py"
    script.write_text(ODD[kind])
    return f"{quoted(sys.executable)} {quoted(script)}"


def example() -> str:
    """The command of the example in the guide."""
    return f"{quoted(sys.executable)} {quoted(EXAMPLE)}"


def perl() -> str:
    """The command of the one in another language."""
    return f"{quoted(PERL)} {quoted(HERE / 'own_bot.pl')}"
