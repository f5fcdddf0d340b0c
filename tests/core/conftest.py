"""The toy is among the games for those tests that ask for it."""

from tests.toy import toy_game

__all__ = ["toy_game"]
