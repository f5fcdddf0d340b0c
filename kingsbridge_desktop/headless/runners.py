"""Where games are played: here, in several processes or on the machines of a cluster, with the same results."""

from __future__ import annotations

import multiprocessing
import signal
import sys
from collections.abc import Callable, Generator, Sequence
from functools import partial
from importlib import import_module
from typing import Any, TypeVar

from kingsbridge_desktop.core.errors import KingsbridgeError

Task = TypeVar("Task")
Done = TypeVar("Done")

STOPPED = 130
PATIENCE = 15.0  # seconds that a scheduler is looked for


class NoCluster(KingsbridgeError):
    """There is nobody to spread games over: the package is missing, or nobody answers at the address."""

    id = "no_cluster"


def each(
    function: Callable[[Task], Done], tasks: Sequence[Task], jobs: int = 1, cluster: str = ""
) -> Generator[tuple[int, Done]]:
    """The number and the result of each task as they come; whoever has heard enough closes the iterator.

    `function` must be one of a module: other processes find it by its name.
    """
    if cluster:
        return _on_cluster(function, tasks, cluster)
    if jobs == 1:
        return ((number, function(task)) for number, task in enumerate(tasks))
    return _in_processes(function, tasks, jobs)


def _in_processes(function: Callable[[Task], Done], tasks: Sequence[Task], jobs: int) -> Generator[tuple[int, Done]]:
    with multiprocessing.get_context("spawn").Pool(jobs, initializer=_settle_in) as pool:
        yield from pool.imap_unordered(partial(_numbered, function), enumerate(tasks))
        pool.close()  # all is done, so they go by themselves: one that is ended while it goes complains
        pool.join()


def _settle_in() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent, which ends us
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(STOPPED))  # through `finally`, so that programs end with us


def _numbered(function: Callable[[Task], Done], task: tuple[int, Task]) -> tuple[int, Done]:
    return task[0], function(task[1])


def _on_cluster(function: Callable[[Task], Done], tasks: Sequence[Task], address: str) -> Generator[tuple[int, Done]]:
    try:
        distributed: Any = import_module("distributed")
    except ImportError as error:
        raise NoCluster("dask.distributed is not installed (the extra `cluster`)", why="package") from error
    try:
        client = distributed.Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError) as error:
        raise NoCluster(f"no scheduler answers at {address!r}: {error}", why="address", address=address) from error
    with client:
        futures = [client.submit(function, task, pure=False, retries=2) for task in tasks]
        numbers = {future.key: number for number, future in enumerate(futures)}
        try:
            for future in distributed.as_completed(futures, loop=client.loop):
                yield numbers[future.key], future.result()
        finally:
            client.cancel(futures)
