"""What the house must know of A Column of Fire."""

from kingsbridge_desktop.core.meta import QT_TRANSLATE_NOOP, CardBack, GameMeta, Period

META = GameMeta(
    game_id="column_of_fire",
    title=QT_TRANSLATE_NOOP("shared", "A Column of Fire"),
    line=QT_TRANSLATE_NOOP("shared", "Dice, people and religious conflicts"),
    printed_title="Das Fundament der Ewigkeit",
    authors=("Michael Rieneck",),
    publisher="Kosmos",
    year=2017,
    seats=range(2, 5),
    colours=("yellow", "light_blue", "green", "red"),
    place=1,
    mark="CF",
    novel="Ken Follett",
    scene="column_of_fire",
    card_backs={
        "england": CardBack("#8E8468", "flame"),
        "france": CardBack("#2B4C7E", "flame"),
        "netherlands": CardBack("#A8622A", "flame"),
        "spain": CardBack("#6B4526", "flame"),
        "tile": CardBack("#6B3F7A", "scroll"),
    },
    learn_first="pillars",
    period=Period(
        "year_began", QT_TRANSLATE_NOOP("shared", "Year {number}"), QT_TRANSLATE_NOOP("shared", "%n year(s)")
    ),
    payments=("person_passed", "disc_moved", "die_bought"),
)
