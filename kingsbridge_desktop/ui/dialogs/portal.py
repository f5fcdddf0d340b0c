"""The dialog of files of a system that shuts a program in: only what is chosen there can be reached at all."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget


def is_needed() -> bool:
    """Whether other files than the own ones are reached through the system alone."""
    return "FLATPAK_ID" in os.environ


def ask_where(parent: QWidget, title: str, wish: Path, kinds: Sequence[str]) -> tuple[Path | None, str]:
    """Where something is to be written; the system asks before a file is replaced."""
    path, kind = QFileDialog.getSaveFileName(parent, title, str(wish), ";;".join(kinds))
    return (Path(path) if path else None), kind


def ask_which(parent: QWidget, title: str, where: Path, kinds: Sequence[str]) -> Path | None:
    """Which file is to be read."""
    path, _ = QFileDialog.getOpenFileName(parent, title, str(where), ";;".join(kinds))
    return Path(path) if path else None
