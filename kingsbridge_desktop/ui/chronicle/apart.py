"""What is told of files that are no records."""

from __future__ import annotations

from collections.abc import Sequence

from kingsbridge_desktop.saves.chronicle.rows import Apart
from kingsbridge_desktop.saves.errors import SaveError
from kingsbridge_desktop.text.language import Language
from kingsbridge_desktop.text.problems import problem

MOST_TOLD = 12


def sentences(language: Language, apart: Sequence[Apart]) -> list[str]:
    """A sentence for each of the first files; the rest is counted."""
    told = [problem(language, _error(one)) for one in apart[:MOST_TOLD]]
    return told if len(apart) <= MOST_TOLD else [*told, f"… + {len(apart) - MOST_TOLD}"]


def _error(one: Apart) -> SaveError:
    error = SaveError("", **{**one.details, "file": one.file})
    error.id = one.problem
    return error
