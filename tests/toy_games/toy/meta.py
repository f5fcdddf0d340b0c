"""What the house must know of the toy."""

from kingsbridge_desktop.core.meta import GameMeta

META = GameMeta(
    game_id="toy",
    title="Toy",
    line="Twelve cards and a die",
    printed_title="Spielzeug",
    authors=("Nobody",),
    publisher="Nowhere",
    year=2026,
    seats=range(2, 4),
    colours=("blue", "red", "green"),
    place=99,
)
