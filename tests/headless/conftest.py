"""The toy is on the shelf for those tests that ask for it."""

from tests.toy import toy_game

__all__ = ["toy_game"]
