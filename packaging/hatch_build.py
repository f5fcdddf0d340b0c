"""A part of the wheel's build: with KINGSBRIDGE_COMPILED=1 in the environment rules and bots are compiled into it.

Such a wheel is for one system and one Python. Without the variable nothing happens, and the wheel is for all of them.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

import compiled


class CompiledParts(BuildHookInterface[Any]):
    """Puts the compiled modules beside their sources, which editions with corrected values still need."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What the build needs beside hatchling."""
        return list(compiled.NEEDS) if _is_wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compiles a copy of the tree; an editable install stays as it is."""
        if version == "editable" or not _is_wanted():
            return
        out = self._folder()
        shutil.rmtree(out, ignore_errors=True)
        out.mkdir(parents=True)
        compiled.copy_tree(out, Path(self.root))
        for path in compiled.compile_tree(out):
            build_data["force_include"][str(out / path)] = path.as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Clears the copy."""
        shutil.rmtree(self._folder(), ignore_errors=True)

    def _folder(self) -> Path:
        return Path(self.directory).resolve() / "compiled"


def _is_wanted() -> bool:
    return os.environ.get(compiled.SWITCH) == "1"
