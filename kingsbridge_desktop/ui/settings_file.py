"""The file of the settings: read with suspicion, and changed a value at a time so that two copies of the app agree."""

from __future__ import annotations

import json
import logging
import os
import stat
from pathlib import Path
from typing import Any

from kingsbridge_desktop.core.errors import KingsbridgeError
from kingsbridge_desktop.saves import folder
from kingsbridge_desktop.saves.errors import SaveError, SaveUnwritable

LARGEST = 1_000_000  # bytes; ours has a few thousand
PATIENCE = 10  # times to ask for the lock, of 50 ms each
log = logging.getLogger(__name__)


class SettingsUnusable(KingsbridgeError):
    """What lies there is not a file of settings, or cannot be read."""

    id = "settings_unusable"


class SettingsOdd(KingsbridgeError):
    """Some values make no sense and were left out."""

    id = "settings_odd"


class SettingsUnwritable(SaveError):
    """A setting holds until the end of the program, but cannot be kept."""

    id = "settings_unwritable"


class SettingsFile:
    """One JSON object on disk."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def read(self) -> tuple[dict[str, Any], SettingsUnusable | None]:
        """What is written there, and why it cannot be used if it cannot; nothing if there is no file."""
        try:
            about = self.path.stat()
            if not stat.S_ISREG(about.st_mode):  # a folder; or a pipe, which would keep us waiting
                return {}, self._unusable("it is not a file")
            if about.st_size > LARGEST:
                return {}, self._unusable(f"it has {about.st_size} bytes")
            written = json.loads(self.path.read_bytes().decode("utf-8"))
        except FileNotFoundError:  # nobody has set anything yet
            return {}, None
        except NotADirectoryError:
            return {}, None  # the folder itself is none: that is told when something is to be kept there
        except OSError as error:
            return {}, self._unusable(folder.why(error))
        except (ValueError, RecursionError) as error:
            return {}, self._unusable(str(error)[:80] or type(error).__name__)
        if not isinstance(written, dict):
            return {}, self._unusable("it is not an object")
        return written, None

    def _unusable(self, why: str) -> SettingsUnusable:
        return SettingsUnusable(f"{self.path.name!r} cannot be used: {why}", reason=why, path=str(self.path))

    def change(self, name: str, value: Any, before: Any) -> None:
        """Writes one value and leaves all others as they are, also those another copy of the app wrote just now.

        Of a value with names in it only what differs from `before` is written. Raises SettingsUnwritable.
        """
        from kingsbridge_desktop.saves.save_lock import SaveLock  # only now: it loads much that a start can do without

        lock = SaveLock(self.path)
        try:
            is_ours = any(lock.take() for _ in range(PATIENCE))
            if not is_ours:
                log.warning("the settings are locked for long; they are written all the same")
            written, problem = self.read()
            if problem is not None:
                self._set_aside()
            if isinstance(value, dict) and isinstance(before, dict) and isinstance(written.get(name), dict):
                changed = {key: inner for key, inner in value.items() if before.get(key) != inner}
                value = written[name] | changed
            written[name] = value
            text = json.dumps(written, ensure_ascii=False, indent=1)
            folder.write_text(self.path, text.encode("utf-8", "replace").decode(), sync=False)
        except (SaveError, OSError, ValueError, RecursionError) as error:
            raise SettingsUnwritable(str(error), folder=str(self.path.parent)) from error
        finally:
            lock.release()

    def _set_aside(self) -> None:
        """What cannot be used is kept under another name: somebody may still want it."""
        for number in range(1, 100):
            aside = self.path.with_name(f"{self.path.stem}.unusable-{number}")
            if not aside.exists() and not aside.is_symlink():
                os.replace(self.path, aside)
                log.warning("what was at %s is now at %s", self.path.name, aside.name)
                return
        raise SaveUnwritable("there are 99 unusable files of settings already", file=self.path.name)
