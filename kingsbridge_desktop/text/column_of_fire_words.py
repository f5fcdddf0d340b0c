"""The words and labels of A Column of Fire by id; `column_of_fire.py` fills them in."""

from __future__ import annotations

from kingsbridge_desktop.text.language import QT_TRANSLATE_NOOP
from kingsbridge_desktop.text.why import Gain

NAMES = {
    "person_of": QT_TRANSLATE_NOOP("column_of_fire", "{person} ({country})"),
    "vp_at_end": QT_TRANSLATE_NOOP("column_of_fire", "{vp} VP, only at the end"),
    "ship_stone": QT_TRANSLATE_NOOP("column_of_fire", "With two or three players also 1 neutral stone in {country}."),
    "price": QT_TRANSLATE_NOOP("column_of_fire", "{good} {vp}"),
    "field": QT_TRANSLATE_NOOP("column_of_fire", "field {number}: {symbol}"),
}
DICE = {
    "white": QT_TRANSLATE_NOOP("column_of_fire", "white die"),
    "blue": QT_TRANSLATE_NOOP("column_of_fire", "blue die"),
    "orange": QT_TRANSLATE_NOOP("column_of_fire", "orange die"),
    "brown": QT_TRANSLATE_NOOP("column_of_fire", "brown die"),
    "violet": QT_TRANSLATE_NOOP("column_of_fire", "violet die"),
    "black": QT_TRANSLATE_NOOP("column_of_fire", "religion die"),
}
DIE_COLOURS = {
    "white": QT_TRANSLATE_NOOP("column_of_fire", "white"),
    "blue": QT_TRANSLATE_NOOP("column_of_fire", "blue"),
    "orange": QT_TRANSLATE_NOOP("column_of_fire", "orange"),
    "brown": QT_TRANSLATE_NOOP("column_of_fire", "brown"),
    "violet": QT_TRANSLATE_NOOP("column_of_fire", "violet"),
    "black": QT_TRANSLATE_NOOP("column_of_fire", "black"),
}
RELIGIONS = {
    "catholic": QT_TRANSLATE_NOOP("column_of_fire", "Catholic"),
    "protestant": QT_TRANSLATE_NOOP("column_of_fire", "Protestant"),
}
STONE_CONTEXT = "column_of_fire_stones"  # one English word, two German ones: somebody is Katholik, a stone katholisch
STONES = {
    "catholic": QT_TRANSLATE_NOOP("column_of_fire_stones", "Catholic"),
    "protestant": QT_TRANSLATE_NOOP("column_of_fire_stones", "Protestant"),
    "neutral": QT_TRANSLATE_NOOP("column_of_fire_stones", "neutral"),
}
SYMBOLS = {
    "good": QT_TRANSLATE_NOOP("column_of_fire", "+1 {good}"),
    "advantage": QT_TRANSLATE_NOOP("column_of_fire", "+1 advantage"),
    "protection": QT_TRANSLATE_NOOP("column_of_fire", "+1 protection"),
    "vp": QT_TRANSLATE_NOOP("column_of_fire", "+{vp} VP"),
    "captain": QT_TRANSLATE_NOOP("column_of_fire", "sell any good for {vp} VP"),
    "stone_neutral": QT_TRANSLATE_NOOP("column_of_fire", "place a neutral stone"),
    "turn_die": QT_TRANSLATE_NOOP("column_of_fire", "turn a die by one"),
    "remove_person": QT_TRANSLATE_NOOP("column_of_fire", "remove a person"),
    "stone_catholic": QT_TRANSLATE_NOOP("column_of_fire", "place or remove a Catholic stone"),
    "stone_protestant": QT_TRANSLATE_NOOP("column_of_fire", "place or remove a Protestant stone"),
    "advance": QT_TRANSLATE_NOOP("column_of_fire", "advance on the track"),
    "free_die": QT_TRANSLATE_NOOP("column_of_fire", "free a die"),
    "any_good": QT_TRANSLATE_NOOP("column_of_fire", "+1 good of any kind"),
    "ship": QT_TRANSLATE_NOOP("column_of_fire", "ship ({country})"),
    "trade": QT_TRANSLATE_NOOP("column_of_fire", "gain or sell 1 {good}"),
}
SYMBOL_RULES = {
    "good": QT_TRANSLATE_NOOP("column_of_fire", "Gain 1 {good}."),
    "advantage": QT_TRANSLATE_NOOP("column_of_fire", "Draw 1 advantage, secretly."),
    "protection": QT_TRANSLATE_NOOP("column_of_fire", "Gain 1 protection."),
    "vp": QT_TRANSLATE_NOOP("column_of_fire", "Gain {vp} VP."),
    "captain": QT_TRANSLATE_NOOP(
        "column_of_fire", "Sell 1 good of any kind for {vp} VP. Needs a house in a country that buys it."
    ),
    "stone_neutral": QT_TRANSLATE_NOOP("column_of_fire", "Place 1 neutral stone in any country."),
    "turn_die": QT_TRANSLATE_NOOP(
        "column_of_fire", "Turn a die on one of the player’s own cards up or down by one. This uses no person."
    ),
    "remove_person": QT_TRANSLATE_NOOP(
        "column_of_fire",
        "Remove a person from the game: one from the player’s own display, whose die becomes free, "
        "or an open one on a deck.",
    ),
    "stone_catholic": QT_TRANSLATE_NOOP("column_of_fire", "Place or remove 1 Catholic stone in any country."),
    "stone_protestant": QT_TRANSLATE_NOOP("column_of_fire", "Place or remove 1 Protestant stone in any country."),
    "advance": QT_TRANSLATE_NOOP(
        "column_of_fire", "Advance to the next unoccupied field of the action track and use it."
    ),
    "free_die": QT_TRANSLATE_NOOP(
        "column_of_fire",
        "Take a die off one of the player’s own cards: a person under it leaves the game, "
        "the religion die is rerolled.",
    ),
    "any_good": QT_TRANSLATE_NOOP("column_of_fire", "Gain 1 good of any kind."),
    "ship": QT_TRANSLATE_NOOP(
        "column_of_fire", "Sell 1 of each kind this country buys ({country}: {goods}). Needs a house there."
    ),
    "trade": QT_TRANSLATE_NOOP(
        "column_of_fire",
        "Gain 1 {good}, or sell it once in each country that buys it ({countries}). Needs a house there.",
    ),
}
ACTIONS = {
    "turn_leven": QT_TRANSLATE_NOOP("column_of_fire", "Turn the dice on Loch Leven down"),
    "turn_religion": QT_TRANSLATE_NOOP("column_of_fire", "Turn the religion die down to {number}"),
    "reroll_religion": QT_TRANSLATE_NOOP("column_of_fire", "Reroll the religion die"),
    "stay_catholic": QT_TRANSLATE_NOOP("column_of_fire", "Stay Catholic"),
    "stay_protestant": QT_TRANSLATE_NOOP("column_of_fire", "Stay Protestant"),
    "become_catholic": QT_TRANSLATE_NOOP("column_of_fire", "Become Catholic"),
    "become_protestant": QT_TRANSLATE_NOOP("column_of_fire", "Become Protestant"),
    "let_go": QT_TRANSLATE_NOOP("column_of_fire", "Let {person} go; the {die} becomes free"),
    "turn_down": QT_TRANSLATE_NOOP("column_of_fire", "{person}: only to {number}"),
    "turn_use": QT_TRANSLATE_NOOP("column_of_fire", "{person}: to {number}, then {symbol}"),
    "turn_use_stone": QT_TRANSLATE_NOOP("column_of_fire", "{person}: to {number}, then a stone ({stone})"),
    "roll": QT_TRANSLATE_NOOP("column_of_fire", "Roll the free dice"),
    "roll_nothing": QT_TRANSLATE_NOOP("column_of_fire", "Go on without dice"),
    "choose": QT_TRANSLATE_NOOP("column_of_fire", "{die} ({number}): {person}"),
    "choose_house": QT_TRANSLATE_NOOP("column_of_fire", "{die} ({number}): house in {country}"),
    "pass": QT_TRANSLATE_NOOP("column_of_fire", "Take no person (−{vp} VP)"),
    "pass_free": QT_TRANSLATE_NOOP("column_of_fire", "Take no person"),
    "protect": QT_TRANSLATE_NOOP("column_of_fire", "Give up 1 protection, place no stone"),
    "keep_house": QT_TRANSLATE_NOOP("column_of_fire", "{country}: leave the house on {number}"),
    "raise_house": QT_TRANSLATE_NOOP("column_of_fire", "{country}: raise the house to {number}"),
    "turn_up": QT_TRANSLATE_NOOP("column_of_fire", "Turn up the next card ({country})"),
    "move": QT_TRANSLATE_NOOP("column_of_fire", "{die} → {field}"),
    "move_paid": QT_TRANSLATE_NOOP("column_of_fire", "{die} → {field} (−{vp} VP)"),
    "stay": QT_TRANSLATE_NOOP("column_of_fire", "Leave the disc where it is"),
    "end_turn": QT_TRANSLATE_NOOP("column_of_fire", "End the turn"),
    "resolve": QT_TRANSLATE_NOOP("column_of_fire", "{country}: resolve the conflict"),
    "pay_person": QT_TRANSLATE_NOOP("column_of_fire", "Free the {die} from {person} (−{vp} VP)"),
    "pay_in_hand": QT_TRANSLATE_NOOP("column_of_fire", "Free the {die} (−{vp} VP)"),
    "pay_leven": QT_TRANSLATE_NOOP("column_of_fire", "Free the {die} from Loch Leven (−{vp} VP)"),
    "pay_religion": QT_TRANSLATE_NOOP("column_of_fire", "Reroll the religion die (−{vp} VP)"),
    "free_person": QT_TRANSLATE_NOOP("column_of_fire", "Free the {die} from {person}"),
    "free_leven": QT_TRANSLATE_NOOP("column_of_fire", "Free the {die} from Loch Leven"),
    "use_advantage": QT_TRANSLATE_NOOP("column_of_fire", "Use an advantage: {symbol}"),
    "gain_good": QT_TRANSLATE_NOOP("column_of_fire", "Gain 1 {good}"),
    "draw_advantage": QT_TRANSLATE_NOOP("column_of_fire", "Draw an advantage"),
    "gain_protection": QT_TRANSLATE_NOOP("column_of_fire", "Gain a protection"),
    "gain_vp": QT_TRANSLATE_NOOP("column_of_fire", "Gain {vp} VP"),
    "sell_any": QT_TRANSLATE_NOOP("column_of_fire", "Sell 1 {good} for {vp} VP"),
    "sell": QT_TRANSLATE_NOOP("column_of_fire", "{country}: sell 1 {good} for {vp} VP"),
    "place_stone": QT_TRANSLATE_NOOP("column_of_fire", "{country}: place a stone ({stone})"),
    "place_stone_here": QT_TRANSLATE_NOOP("column_of_fire", "Place the stone ({stone})"),
    "remove_stone": QT_TRANSLATE_NOOP("column_of_fire", "{country}: remove a stone ({stone})"),
    "turn_die": QT_TRANSLATE_NOOP("column_of_fire", "{die}: {number} → {to}"),
    "remove_own": QT_TRANSLATE_NOOP("column_of_fire", "Remove {person} from the display"),
    "remove_open": QT_TRANSLATE_NOOP("column_of_fire", "Remove {person} from the deck"),
    "advance": QT_TRANSLATE_NOOP("column_of_fire", "Advance to {field}"),
    "decline_person": QT_TRANSLATE_NOOP("column_of_fire", "Do not use {person}"),
    "decline_field": QT_TRANSLATE_NOOP("column_of_fire", "Do not use the field"),
    "decline_bonus": QT_TRANSLATE_NOOP("column_of_fire", "Keep the protection"),
    "done": QT_TRANSLATE_NOOP("column_of_fire", "Nothing more"),
    "done_without": QT_TRANSLATE_NOOP("column_of_fire", "Decline"),
    "done_unsold": QT_TRANSLATE_NOOP("column_of_fire", "Sell nothing"),
    "avert": QT_TRANSLATE_NOOP("column_of_fire", "Avert it with 1 protection"),
    "lose_good": QT_TRANSLATE_NOOP("column_of_fire", "Give up 1 {good}"),
    "lose_vp": QT_TRANSLATE_NOOP("column_of_fire", "Lose {vp} VP"),
    "put_free_on_leven": QT_TRANSLATE_NOOP("column_of_fire", "{die} to Loch Leven"),
    "put_on_leven": QT_TRANSLATE_NOOP("column_of_fire", "{die} to Loch Leven, {person} leaves"),
    "give_protection": QT_TRANSLATE_NOOP("column_of_fire", "Give up 1 protection for {vp} VP"),
}
QUESTIONS = {
    "turn_leven": QT_TRANSLATE_NOOP("column_of_fire", "{name}: turn the dice on Loch Leven down"),
    "turn_religion": QT_TRANSLATE_NOOP("column_of_fire", "{name}: turn the religion die down"),
    "reroll_religion": QT_TRANSLATE_NOOP("column_of_fire", "{name}: the religion die shows 1 and is rerolled"),
    "choose_religion": QT_TRANSLATE_NOOP("column_of_fire", "{name} rolled {number}: choose a religion"),
    "turn_person": QT_TRANSLATE_NOOP("column_of_fire", "{name}, {person}: turn the die down"),
    "let_go": QT_TRANSLATE_NOOP("column_of_fire", "{name}: {person} leaves the game"),
    "roll": QT_TRANSLATE_NOOP("column_of_fire", "{name}: roll the free dice"),
    "roll_nothing": QT_TRANSLATE_NOOP("column_of_fire", "{name}: no free die to roll"),
    "choose": QT_TRANSLATE_NOOP("column_of_fire", "{name}: take a person with a die"),
    "choose_nothing": QT_TRANSLATE_NOOP("column_of_fire", "{name}: no person can be taken"),
    "stone": QT_TRANSLATE_NOOP("column_of_fire", "{name}, {person}: place the stone?"),
    "house": QT_TRANSLATE_NOOP("column_of_fire", "{name}: raise the house or leave it ({country})"),
    "act": QT_TRANSLATE_NOOP("column_of_fire", "{name}: use {person}?"),
    "turn_up": QT_TRANSLATE_NOOP("column_of_fire", "{name}: turn up the next card ({country})"),
    "move": QT_TRANSLATE_NOOP("column_of_fire", "{name}: move the disc with a free die"),
    "stay": QT_TRANSLATE_NOOP("column_of_fire", "{name}: no free die leads anywhere, the disc stays"),
    "use_field": QT_TRANSLATE_NOOP("column_of_fire", "{name}: use the field ({symbol})?"),
    "ship": QT_TRANSLATE_NOOP("column_of_fire", "{name}: sell goods ({country})?"),
    "ship_stone": QT_TRANSLATE_NOOP("column_of_fire", "{name}: sell goods or place a neutral stone ({country})?"),
    "trade": QT_TRANSLATE_NOOP("column_of_fire", "{name}: gain or sell 1 {good}?"),
    "trade_gain": QT_TRANSLATE_NOOP("column_of_fire", "{name}: gain 1 {good}?"),
    "trade_more": QT_TRANSLATE_NOOP("column_of_fire", "{name}: sell {good} in the other country too?"),
    "pick_target": QT_TRANSLATE_NOOP("column_of_fire", "{name}: {symbol}"),
    "answer_event": QT_TRANSLATE_NOOP("column_of_fire", "{name}, {event}: {effect}"),
    "end_turn": QT_TRANSLATE_NOOP("column_of_fire", "{name}: end the turn"),
    "order_conflicts": QT_TRANSLATE_NOOP("column_of_fire", "{name}: which conflict comes first?"),
}
ITEMS = {
    "track": QT_TRANSLATE_NOOP("column_of_fire", "VP track"),
    "houses": QT_TRANSLATE_NOOP("column_of_fire", "Houses"),
    "protections": QT_TRANSLATE_NOOP("column_of_fire", "Protections"),
    "goods": QT_TRANSLATE_NOOP("column_of_fire", "Unsold goods"),
    "advantages": QT_TRANSLATE_NOOP("column_of_fire", "Advantages"),
}
PROGRESS = {
    "half_0": QT_TRANSLATE_NOOP("column_of_fire", "Year {year}, first half: {name}"),
    "half_1": QT_TRANSLATE_NOOP("column_of_fire", "Year {year}, second half: {name}"),
    "last_0": QT_TRANSLATE_NOOP("column_of_fire", "Year {year} (the last), first half: {name}"),
    "last_1": QT_TRANSLATE_NOOP("column_of_fire", "Year {year} (the last), second half: {name}"),
    "over": QT_TRANSLATE_NOOP("column_of_fire", "After year {year}"),
}
OPTIONS = {
    "start_player": QT_TRANSLATE_NOOP("column_of_fire", "Start player"),
}
TERMS = {
    "vp": Gain(QT_TRANSLATE_NOOP("column_of_fire", "what counts at once")),
    "persons": Gain(QT_TRANSLATE_NOOP("column_of_fire", "people and the years they help"), later=True),
    "dice": Gain(QT_TRANSLATE_NOOP("column_of_fire", "free dice"), later=True),
    "conflicts": Gain(QT_TRANSLATE_NOOP("column_of_fire", "conflicts to come"), later=True),
    "houses": Gain(QT_TRANSLATE_NOOP("column_of_fire", "houses"), later=True),
    "goods": Gain(QT_TRANSLATE_NOOP("column_of_fire", "goods to sell"), later=True),
    "protections": Gain(QT_TRANSLATE_NOOP("column_of_fire", "protections"), later=True),
    "advantages": Gain(QT_TRANSLATE_NOOP("column_of_fire", "advantages"), later=True),
    "religion": Gain(QT_TRANSLATE_NOOP("column_of_fire", "religion and being the only one of it"), later=True),
    "years": Gain(QT_TRANSLATE_NOOP("column_of_fire", "the years to come"), later=True),
}
OUTLOOK = {
    "burning_won": QT_TRANSLATE_NOOP(
        "column_of_fire", "{country}: conflict at the end of this turn, majority: {religion}."
    ),
    "burning_avoided": QT_TRANSLATE_NOOP(
        "column_of_fire", "{country}: conflict at the end of this turn; it would be avoided."
    ),
    "won": QT_TRANSLATE_NOOP(
        "column_of_fire", "{country}: majority as it stands: {religion}. Free religion fields: {free}."
    ),
    "avoided": QT_TRANSLATE_NOOP(
        "column_of_fire", "{country}: as it stands, a conflict would be avoided. Free religion fields: {free}."
    ),
    "gains": QT_TRANSLATE_NOOP("column_of_fire", "{name}: +{vp} VP"),
    "loses": QT_TRANSLATE_NOOP("column_of_fire", "{name} loses the house"),
    "alone": QT_TRANSLATE_NOOP("column_of_fire", "{name} is the only one: {religion}"),
    "reach": QT_TRANSLATE_NOOP("column_of_fire", "→ {field}"),
    "reach_paid": QT_TRANSLATE_NOOP("column_of_fire", "→ {field}, skipping costs {vp} VP"),
    "reach_unaffordable": QT_TRANSLATE_NOOP("column_of_fire", "→ {field}, skipping would cost {vp} VP"),
    "reach_none": QT_TRANSLATE_NOOP("column_of_fire", "Leads nowhere now"),
}
