"""What the house must know of The Pillars of the Earth."""

from kingsbridge_desktop.core.meta import QT_TRANSLATE_NOOP, CardBack, GameMeta, Period

META = GameMeta(
    game_id="pillars",
    title=QT_TRANSLATE_NOOP("shared", "The Pillars of the Earth"),
    line=QT_TRANSLATE_NOOP("shared", "Workers, builders and a growing cathedral"),
    printed_title="Die Säulen der Erde",
    authors=(
        "Michael Rieneck",
        "Stefan Stadler",
    ),
    publisher="Kosmos",
    year=2006,
    seats=range(2, 5),
    colours=("blue", "red", "green", "yellow"),
    place=2,
    mark="PE",
    novel="Ken Follett",
    scene="pillars",
    card_backs={
        "craftsman": CardBack("#7A2E22", "rose"),
        "resource": CardBack("#6A6A52", "rose"),
        "advantage": CardBack("#7A5A22", "scroll"),
        "event": CardBack("#4A4E5A", "flame"),
    },
    period=Period("round_began"),
)
