"""When a thing is used: the answer to a click on what no rule speaks against but something else is asked now.

A game lists its questions in the order in which they come in a round, a deal or a year, and for each thing on its
board a sentence that says when it is used, with its place in that order.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple


class Calendar(NamedTuple):
    """When the things of a game are used, by the kind of their place."""

    uses: Mapping[str, str] = MappingProxyType({})  # sentences
    shapes: Mapping[str, str] = MappingProxyType({})  # of sentences that speak of something, see `Catalogue`
    at: Mapping[str, int] = MappingProxyType({})  # the place of a use in the order of questions, if it has one
    order: Mapping[str, int] = MappingProxyType({})  # of the questions; what may be asked at any time is not in it
    later: str = ""  # what is said of a use that is still to come
    over: str = ""  # and of one that is over for this time
    now: Mapping[tuple[str, str], str] = MappingProxyType({})  # by question and kind: what helps whoever is asked it

    def relation(self, question: str, kind: str) -> str:
        """`later`, `over`, or nothing where the order does not say."""
        now, then = self.order.get(question), self.at.get(kind)
        if now is None or then is None or now == then:
            return ""
        return self.later if now < then else self.over
