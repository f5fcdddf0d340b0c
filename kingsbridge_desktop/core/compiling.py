"""For the program that was compiled (packaging/compiled.py): whether it is, and where its sources are.

Rules and bots may be compiled by mypyc; nothing depends on it but speed. The Python sources lie beside the compiled
modules all the same: editions with corrected values run them.
"""

from __future__ import annotations

import sys
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec, SourceFileLoader
from pathlib import Path
from typing import Any

_EXAMPLE = "kingsbridge_desktop.core.machine"  # is compiled if anything is


def is_compiled() -> bool:
    """Whether the rules run as machine code."""
    __import__(_EXAMPLE)
    return (sys.modules[_EXAMPLE].__file__ or "").endswith(tuple(EXTENSION_SUFFIXES))


def source_loader(spec: ModuleSpec) -> Any:
    """What loads a module from Python code: its own loader, or for a compiled one that of the source beside it."""
    source = source_beside(spec)
    return SourceFileLoader(spec.name, source) if source else spec.loader


def source_beside(spec: ModuleSpec) -> str:
    """Where the source of a compiled module is; nothing for other modules."""
    library = spec.origin or ""
    if not library.endswith(tuple(EXTENSION_SUFFIXES)):
        return ""
    return str(Path(library).parent / f"{spec.name.rpartition('.')[2]}.py")
