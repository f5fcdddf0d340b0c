"""What the compiler of packaging/compiled.py must be told about a class; without it the notes mean nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_: object) -> Any:
        """`allow_interpreted_subclasses=True`: others may derive from this class although it is compiled."""
        return lambda cls: cls
