"""The sentences of this screen, in English; German stands in the Linguist file."""

from __future__ import annotations

from kingsbridge_desktop.text.language import QT_TRANSLATE_NOOP

CONTEXT = "pillars_cards_view"

# almanac
CRAFTSMEN = QT_TRANSLATE_NOOP("pillars_cards_view", "Craftsmen")
NEUTRALS = QT_TRANSLATE_NOOP("pillars_cards_view", "Neutral cards (black)")
ADVANTAGES = QT_TRANSLATE_NOOP("pillars_cards_view", "Advantages")
COLOUR = QT_TRANSLATE_NOOP("pillars_cards_view", "{colour}: {name}")
CARD_AND_VALUE = QT_TRANSLATE_NOOP("pillars_cards_view", "{card} ({value})")
THIS_DEAL = QT_TRANSLATE_NOOP(
    "pillars_cards_view", "In this deal. Played cards are gone until the next one; the others are in somebody’s hand."
)
PLAYED_ALREADY = QT_TRANSLATE_NOOP("pillars_cards_view", "played")
EACH_DEAL = QT_TRANSLATE_NOOP("pillars_cards_view", "One joins each deal. Whoever gets it lays it out and keeps it.")

# fixtures
DEAL = QT_TRANSLATE_NOOP("pillars_cards_view", "Deal {deal}/{deals}")
TRICK = QT_TRANSLATE_NOOP("pillars_cards_view", "Trick {trick}/{tricks}")
SCORING = QT_TRANSLATE_NOOP("pillars_cards_view", "Scoring")
KING_TRICK = QT_TRANSLATE_NOOP("pillars_cards_view", "King’s trick")
KING_TRICK_LINES = {
    "open": QT_TRANSLATE_NOOP("pillars_cards_view", "still to come"),
    "aside": QT_TRANSLATE_NOOP("pillars_cards_view", "set aside"),
    "lapsed": QT_TRANSLATE_NOOP("pillars_cards_view", "lapsed"),
    "given": QT_TRANSLATE_NOOP("pillars_cards_view", "given to {name}"),
}
NOTES = {
    "leads": QT_TRANSLATE_NOOP("pillars_cards_view", "{name} leads."),
    "leads_first": QT_TRANSLATE_NOOP("pillars_cards_view", "{name} holds Lady Aliena and leads to the first trick."),
    "over": QT_TRANSLATE_NOOP("pillars_cards_view", "The game is over."),
}

# hover
IF_PLAYED_KING = QT_TRANSLATE_NOOP("pillars_cards_view", "Played now: nobody would get the trick.")
IF_PLAYED = QT_TRANSLATE_NOOP("pillars_cards_view", "Played now: {name} would get the trick as things stand.")
VALUE = QT_TRANSLATE_NOOP("pillars_cards_view", "Value {value}")
CRAFTSMAN = QT_TRANSLATE_NOOP(
    "pillars_cards_view",
    "Counts only for the player of this colour, who also gets {own} VP just for taking it.",
)
BLACK = QT_TRANSLATE_NOOP("pillars_cards_view", "For whoever gets the card.")
ADVANTAGE = QT_TRANSLATE_NOOP(
    "pillars_cards_view", "Whoever gets it lays it out: it works in this scoring and in all later ones."
)
DECK = QT_TRANSLATE_NOOP(
    "pillars_cards_view",
    "Advantages still face down: {count}. Each deal mixes in the top one; when all are laid out, the game ends.",
)
DECK_BOTTOM = QT_TRANSLATE_NOOP("pillars_cards_view", "At the bottom of the stack, in this order: {cards}.")
KING_TRICK_TIP = QT_TRANSLATE_NOOP(
    "pillars_cards_view",
    "The trick with the king is set aside. If exactly one player gets no trick in the deal, that player gets it.",
)
PILE = QT_TRANSLATE_NOOP("pillars_cards_view", "Tricks won by {name}: {count}")
MATERIAL = QT_TRANSLATE_NOOP("pillars_cards_view", "{material}: {count}")
PLATE = QT_TRANSLATE_NOOP(
    "pillars_cards_view", "{name}: {points} VP. Cards in hand: {cards}. Tricks won: {tricks}. {stock}"
)
PROPOSAL = QT_TRANSLATE_NOOP("pillars_cards_view", "Best conversion ({points} VP)")
TAKE_BEST = QT_TRANSLATE_NOOP("pillars_cards_view", "Take the best material and convert ({points} VP)")
GIVE_UP = QT_TRANSLATE_NOOP("pillars_cards_view", "Give up {materials} (worth least)")
NUMBER_OF = QT_TRANSLATE_NOOP("pillars_cards_view", "{count} {material}")
IF_TAKEN = QT_TRANSLATE_NOOP("pillars_cards_view", "Take 1 {material} (in stock: {count})")
IF_GIVEN_UP = QT_TRANSLATE_NOOP("pillars_cards_view", "Give up 1 of {count} {material}")
TRICKS_TIP = QT_TRANSLATE_NOOP("pillars_cards_view", "Tricks taken in this deal")
ADVANTAGES_TIP = QT_TRANSLATE_NOOP("pillars_cards_view", "Advantages laid out")

# mats
TITLE = QT_TRANSLATE_NOOP("pillars_cards_view", "Scoring: {name}")
ROWS = {
    "own": QT_TRANSLATE_NOOP("pillars_cards_view", "Own craftsmen and advantages"),
    "craftsmen": QT_TRANSLATE_NOOP("pillars_cards_view", "Own craftsmen"),
    "advantages": QT_TRANSLATE_NOOP("pillars_cards_view", "Advantages"),
    "black": QT_TRANSLATE_NOOP("pillars_cards_view", "Black cards"),
    "foreign": QT_TRANSLATE_NOOP("pillars_cards_view", "Others’: worth nothing"),
}
ROW_SUM = QT_TRANSLATE_NOOP("pillars_cards_view", "{row}: {points}")
NO_CARDS = QT_TRANSLATE_NOOP("pillars_cards_view", "No trick in this deal.")

# sheets
DEAL_OVER = QT_TRANSLATE_NOOP("pillars_cards_view", "Deal {deal}")
SUM = QT_TRANSLATE_NOOP("pillars_cards_view", "This deal")
TOTAL = QT_TRANSLATE_NOOP("pillars_cards_view", "In total")
BEFORE = QT_TRANSLATE_NOOP("pillars_cards_view", "From before")
OF_IT = QT_TRANSLATE_NOOP("pillars_cards_view", "of which: {item}")
MOST = QT_TRANSLATE_NOOP("pillars_cards_view", "Most points in this deal: {name}")

# spoken
PLAYED_BY = QT_TRANSLATE_NOOP("pillars_cards_view", "Played by {name}: {card}")
LAID = QT_TRANSLATE_NOOP("pillars_cards_view", "Laid out by {name}: {card}")
CONTENTS = QT_TRANSLATE_NOOP("pillars_cards_view", "{pile}. In it: {cards}")
SCORED = QT_TRANSLATE_NOOP("pillars_cards_view", "{item} of {name}: {points}")
HAND_AREA = QT_TRANSLATE_NOOP("pillars_cards_view", "Cards in hand")
TRICK_AREA = QT_TRANSLATE_NOOP("pillars_cards_view", "Cards on the table")
AROUND_AREA = QT_TRANSLATE_NOOP("pillars_cards_view", "Tricks, materials and the stack")
