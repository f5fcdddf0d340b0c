"""What the house must know of The Pillars of the Earth: The Card Game."""

from kingsbridge_desktop.core.meta import QT_TRANSLATE_NOOP, CardBack, GameMeta, Period

META = GameMeta(
    game_id="pillars_cards",
    title=QT_TRANSLATE_NOOP("shared", "The Pillars of the Earth: The Card Game"),
    line=QT_TRANSLATE_NOOP("shared", "A trick-taking game"),
    printed_title="Die Säulen der Erde – Das Kartenspiel",
    authors=("Michael Rieneck",),
    publisher="Kosmos",
    year=2010,
    seats=range(3, 5),
    colours=("blue", "green", "red", "orange"),
    place=3,
    mark="PC",
    novel="Ken Follett",
    scene="pillars_cards",
    card_backs={
        "pillars_cards": CardBack("#2B4C7E", "rose"),
    },
    period=Period(
        "deal_began", QT_TRANSLATE_NOOP("shared", "Deal {number}"), QT_TRANSLATE_NOOP("shared", "%n deal(s)")
    ),
)
