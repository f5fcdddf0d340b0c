"""The few ways the core says no, each carrying where it happened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from kingsbridge_desktop.core.types import Action


class KingsbridgeError(Exception):
    """Anything we refuse on purpose; `id` names the refusal for the text layer and the protocol."""

    id = "error"

    def __init__(self, message: str, **details: object) -> None:
        super().__init__(message)
        self.message = message
        self.details = details

    def __reduce__(self) -> tuple[Any, ...]:
        """Between processes by its parts: a subclass may take other arguments than these."""
        return _rebuilt, (type(self), self.message), self.__dict__


def _rebuilt(cls: type[KingsbridgeError], message: str) -> KingsbridgeError:
    error = cls.__new__(cls)
    KingsbridgeError.__init__(error, message)
    return error


class IllegalAction(KingsbridgeError):
    """An action that the rules do not list now."""

    id = "illegal_action"

    def __init__(self, game: str, ply: int, action: Action, checksum: str) -> None:
        super().__init__(
            f"{action!r} is not legal in {game} at ply {ply} (position {checksum})",
            game=game,
            ply=ply,
            action=action,
            checksum=checksum,
        )


class GameOver(KingsbridgeError):
    """Somebody acted after the end."""

    id = "game_over"


class ImpossibleState(KingsbridgeError):
    """A position written by hand that cannot be."""

    id = "impossible_state"


class BadSetup(KingsbridgeError):
    """A game that cannot be begun as asked: seats, options or names."""

    id = "bad_setup"


class GameFault(KingsbridgeError):
    """A game folder that cannot be loaded: a missing file, bad data, an exception on the way."""

    id = "game_fault"

    def __init__(self, game: str, reason: str) -> None:
        super().__init__(f"the game {game!r} is left out: {reason}", game=game, reason=reason)


class ChanceExhausted(KingsbridgeError):
    """A recorded or scripted chance was asked for more than it holds, or for another range."""

    id = "chance_mismatch"


class BadData(KingsbridgeError):
    """A data file under assets that does not describe the game."""

    id = "bad_data"
