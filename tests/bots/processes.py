"""What tests of processes share."""

import os
import time

LONG = 20.0  # seconds nothing here should ever take


def is_alive(pid: int) -> bool:
    """Whether a process is there."""
    try:
        os.kill(pid, 0)
    except OSError:
        return False
    return True


def until(condition):
    """Waits for something, but not for ever."""
    end = time.monotonic() + LONG
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.005)
