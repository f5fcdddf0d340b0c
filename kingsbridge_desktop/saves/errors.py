"""Why a save cannot be read or written; each id has a sentence in the text layer."""

from __future__ import annotations

from kingsbridge_desktop.core.errors import KingsbridgeError


class SaveError(KingsbridgeError):
    """Anything wrong with a save file or its folder."""

    id = "save_error"


class SaveDamaged(SaveError):
    """Cut off, edited or otherwise not what was written."""

    id = "save_damaged"


class SaveForeign(SaveError):
    """A file that is not one of ours."""

    id = "save_foreign"


class SaveTooNew(SaveError):
    """Written by a later release."""

    id = "save_too_new"


class SaveTooLarge(SaveError):
    """Larger than any game could be."""

    id = "save_too_large"


class SaveUnreadable(SaveError):
    """The file or folder cannot be read."""

    id = "save_unreadable"


class SaveGone(SaveUnreadable):
    """A game that was there is no longer there."""

    id = "save_gone"


class SaveUnwritable(SaveError):
    """The file or folder cannot be written."""

    id = "save_unwritable"


class SaveHeld(SaveUnwritable):
    """Another living copy of the app plays this game."""

    id = "save_held"


class SaveChanged(SaveUnwritable):
    """Another window has saved other moves under this name."""

    id = "save_changed"


class DiskFull(SaveUnwritable):
    """No room left."""

    id = "disk_full"


class NotAFile(SaveUnwritable):
    """A folder, a device or a pipe where a file should be written."""

    id = "not_a_file"


class SaveDuplicate(SaveError):
    """A game that the chronicle has in another file already."""

    id = "save_duplicate"
