"""Printing a report without a window, for the command line."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from PySide6.QtWidgets import QApplication

from kingsbridge_desktop.play.match import Match
from kingsbridge_desktop.text.language import Language
from kingsbridge_desktop.ui.ending.report import ending_of, write_report


def print_report(match: Match, language: Language, path: Path, day: date) -> None:
    """Writes the report; needs no screen, but Qt's application for letters and pictures."""
    app = QApplication.instance() or QApplication([])
    write_report(path, ending_of(match, language, day))
    del app
