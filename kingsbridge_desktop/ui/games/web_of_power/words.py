"""The sentences of this screen, in English; German stands in the Linguist file."""

from __future__ import annotations

from kingsbridge_desktop.text.language import QT_TRANSLATE_NOOP

CONTEXT = "web_of_power_view"

# almanac
CARDS = QT_TRANSLATE_NOOP("web_of_power_view", "Cards")
EFFECT = QT_TRANSLATE_NOOP("web_of_power_view", "A piece in {countries}; two of them: a piece anywhere else")
DISCARDED = QT_TRANSLATE_NOOP("web_of_power_view", "discarded")
FIRST_HALF = QT_TRANSLATE_NOOP(
    "web_of_power_view", "What can still come is in the pile or hidden in hands. Discards come back at half-time."
)
SECOND_HALF = QT_TRANSLATE_NOOP("web_of_power_view", "What can still come is in the pile or hidden in hands.")

# hover
IF_NOW = QT_TRANSLATE_NOOP("web_of_power_view", "If the final scoring came now")
FINAL = QT_TRANSLATE_NOOP("web_of_power_view", "Final scoring")
SO_FAR = QT_TRANSLATE_NOOP("web_of_power_view", "Points so far")
COUNCIL = QT_TRANSLATE_NOOP("web_of_power_view", "Councillors: {here} of {limit}")
FREE_SPACES = QT_TRANSLATE_NOOP("web_of_power_view", "Free cloister spaces: {free}")
WORTH = QT_TRANSLATE_NOOP("web_of_power_view", "Points now: {who}")
NOBODY = QT_TRANSLATE_NOOP("web_of_power_view", "nobody")
PARTS = (
    QT_TRANSLATE_NOOP("web_of_power_view", "so far"),
    QT_TRANSLATE_NOOP("web_of_power_view", "cloisters"),
    QT_TRANSLATE_NOOP("web_of_power_view", "alliances"),
    QT_TRANSLATE_NOOP("web_of_power_view", "chains"),
)
IN_ALL = QT_TRANSLATE_NOOP("web_of_power_view", "total")
CARDS_TIP = QT_TRANSLATE_NOOP("web_of_power_view", "Cards in hand: {count}. Known to all: {known}")
NONE_KNOWN = QT_TRANSLATE_NOOP("web_of_power_view", "none")
CLOISTERS_TIP = QT_TRANSLATE_NOOP("web_of_power_view", "Cloisters in the supply: {count}")
COUNCILLORS_TIP = QT_TRANSLATE_NOOP("web_of_power_view", "Councillors in the supply: {count}")
PROJECTED_TIP = QT_TRANSLATE_NOOP("web_of_power_view", "Points if the final scoring came now: {points}")
DISCARD_TIP = QT_TRANSLATE_NOOP(
    "web_of_power_view", "{card}: {count} of {all} discarded, {unseen} in the pile or hidden in hands, {seen} in sight"
)
START_TIP = QT_TRANSLATE_NOOP("web_of_power_view", "Start player: the last round ends with the right neighbour")
PILE_TIP = QT_TRANSLATE_NOOP("web_of_power_view", "Draw pile: {pile}. Discards: {discard}.")

# pieces
HAND = QT_TRANSLATE_NOOP("web_of_power_view", "Hand of {name}")

# sheets
HALF_TIME = QT_TRANSLATE_NOOP("web_of_power_view", "Intermediate scoring")
SUM = QT_TRANSLATE_NOOP("web_of_power_view", "Total")
LEFT = QT_TRANSLATE_NOOP("web_of_power_view", "Tie: pieces left")

# spoken
FREE_SPACE = QT_TRANSLATE_NOOP("web_of_power_view", "{space}, {country}: free")
TAKEN = QT_TRANSLATE_NOOP("web_of_power_view", "{space}, {country}: cloister of {name}")
OPEN = QT_TRANSLATE_NOOP("web_of_power_view", "{card}: lies open")
STANDING = QT_TRANSLATE_NOOP("web_of_power_view", "{name}: {pieces}, %n point(s) now")
CLOISTERS = QT_TRANSLATE_NOOP("web_of_power_view", "%n cloister(s)")
COUNCILLORS = QT_TRANSLATE_NOOP("web_of_power_view", "%n councillor(s)")

# view
DISCARD = QT_TRANSLATE_NOOP("web_of_power_view", "Discard")
