"""The sound card, through the package miniaudio, which belongs to the extra `sound`."""

from __future__ import annotations

import ctypes
import sys
from array import array
from collections.abc import Callable, Generator
from contextlib import suppress
from typing import Any, Protocol

RATE = 22050  # samples a second, of one channel with 16 bits
_BUFFER = 60  # ms that are mixed ahead


class Source(Protocol):
    """Where the samples come from."""

    def read(self, count: int) -> array[int]: ...


def open_device(source: Source) -> Any:
    """A device that plays what it reads there until it is closed; raises where there is none."""
    import miniaudio

    _hush_alsa()
    device = miniaudio.PlaybackDevice(
        output_format=miniaudio.SampleFormat.SIGNED16, nchannels=1, sample_rate=RATE, buffersize_msec=_BUFFER
    )
    try:
        feed = _feed(source)
        next(feed)
        device.start(feed)
    except BaseException:
        device.close()
        raise
    return device


def _feed(source: Source) -> Generator[array[int], int, None]:
    wanted = yield array("h")
    while True:
        wanted = yield source.read(wanted)


_Handler = ctypes.CFUNCTYPE(None, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p)
_quiet: Callable[..., None] = _Handler(lambda *_: None)  # lives as long as the library may call it


def _hush_alsa() -> None:
    """Lets ALSA keep its complaints about a missing sound card from the terminal."""
    if not sys.platform.startswith("linux"):
        return
    with suppress(OSError, AttributeError):  # no ALSA here: nothing that could complain
        ctypes.CDLL("libasound.so.2").snd_lib_error_set_handler(_quiet)
