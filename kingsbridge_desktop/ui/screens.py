"""The screen of a game: its own in `ui/games/<game>`, or a plain one as long as it has none."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from kingsbridge_desktop.ui.board.plain_view import PlainView
from kingsbridge_desktop.ui.board.view import BoardView, ViewContext

SCREENS = "kingsbridge_desktop.ui.games"


def has_screen(game: str) -> bool:
    """Whether somebody has painted one."""
    return find_spec(f"{SCREENS}.{game}") is not None


def load_screen(game: str) -> None:
    """Imports what the screen needs, before it is needed."""
    if has_screen(game):
        import_module(f"{SCREENS}.{game}.view")


def make_view(game: str, context: ViewContext, *, plain: bool = False) -> BoardView:
    """The screen, for one table; `plain`: the one without paintings, where those have failed."""
    if plain or not has_screen(game):
        return PlainView(game, context)
    view: BoardView = import_module(f"{SCREENS}.{game}.view").View(context)
    return view
