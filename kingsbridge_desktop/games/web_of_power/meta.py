"""What the house must know of Web of Power."""

from kingsbridge_desktop.core.meta import QT_TRANSLATE_NOOP, CardBack, GameMeta, Period

META = GameMeta(
    game_id="web_of_power",
    title=QT_TRANSLATE_NOOP("shared", "Web of Power"),
    line=QT_TRANSLATE_NOOP("shared", "Cloisters, councillors and chains"),
    printed_title="Kardinal & König",
    authors=("Michael Schacht",),
    publisher="Goldsieber",
    year=2000,
    seats=range(3, 6),
    colours=("yellow", "red", "green", "purple", "blue"),
    place=4,
    mark="WP",
    scene="web_of_power",
    card_backs={
        "web_of_power": CardBack("#3E6B58", "rose"),
    },
    period=Period("turn_begun", has_turns=True),
)
