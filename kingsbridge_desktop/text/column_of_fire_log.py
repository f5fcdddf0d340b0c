"""What happened and why not, in A Column of Fire, by id; `column_of_fire.py` fills it in."""

from __future__ import annotations

from kingsbridge_desktop.text.language import QT_TRANSLATE_NOOP

EVENTS = {
    "start_player_set": QT_TRANSLATE_NOOP("column_of_fire", "{name} is the start player."),
    "loch_leven_dealt": QT_TRANSLATE_NOOP("column_of_fire", "{name}: {religion}, 1 {good}, 1 protection"),
    "religion_set": QT_TRANSLATE_NOOP("column_of_fire", "{name}: {religion}, religion die {number}"),
    "year_began": QT_TRANSLATE_NOOP("column_of_fire", "Year {number} begins."),
    "turn_began_0": QT_TRANSLATE_NOOP("column_of_fire", "{name}: first half of the year"),
    "turn_began_1": QT_TRANSLATE_NOOP("column_of_fire", "{name}: second half of the year"),
    "leven_turned": QT_TRANSLATE_NOOP("column_of_fire", "{name}: {die} on Loch Leven → {number}"),
    "leven_freed": QT_TRANSLATE_NOOP("column_of_fire", "{name}: {die} leaves Loch Leven and is free."),
    "religion_turned": QT_TRANSLATE_NOOP("column_of_fire", "{name}: religion die → {number}"),
    "religion_rolled": QT_TRANSLATE_NOOP("column_of_fire", "{name} rerolls the religion die: {number}"),
    "religion_chosen_0": QT_TRANSLATE_NOOP("column_of_fire", "{name} keeps the religion: {religion}"),
    "religion_chosen_1": QT_TRANSLATE_NOOP("column_of_fire", "{name} changes religion: {religion}"),
    "minority_scored": QT_TRANSLATE_NOOP("column_of_fire", "{name}, the only one of this religion: +{vp} VP"),
    "person_turned": QT_TRANSLATE_NOOP("column_of_fire", "{name}: {person}, {die} → {number}"),
    "person_left": QT_TRANSLATE_NOOP("column_of_fire", "{name}: {person} leaves the game."),
    "die_freed": QT_TRANSLATE_NOOP("column_of_fire", "{name}: {die} is free."),
    "person_used": QT_TRANSLATE_NOOP("column_of_fire", "{name} uses {person}."),
    "dice_rolled": QT_TRANSLATE_NOOP("column_of_fire", "{name} rolls {dice}."),
    "person_chosen": QT_TRANSLATE_NOOP("column_of_fire", "{name} chooses {person} with the {die}."),
    "house_chosen": QT_TRANSLATE_NOOP("column_of_fire", "{name} chooses the {die} to build ({country})."),
    "person_passed": QT_TRANSLATE_NOOP("column_of_fire", "{name} takes no person: −{vp} VP"),
    "person_passed_free": QT_TRANSLATE_NOOP("column_of_fire", "{name} takes no person."),
    "person_stone_placed": QT_TRANSLATE_NOOP("column_of_fire", "{country}: stone placed ({stone})"),
    "person_stone_returned": QT_TRANSLATE_NOOP(
        "column_of_fire", "{country}: no free religion field, the stone goes to the supply ({stone})."
    ),
    "stone_averted": QT_TRANSLATE_NOOP("column_of_fire", "{name} gives up a protection, {country}: no stone ({stone})"),
    "stone_placed": QT_TRANSLATE_NOOP("column_of_fire", "{name} places a stone, {country} ({stone})"),
    "stone_removed": QT_TRANSLATE_NOOP("column_of_fire", "{name} removes a stone, {country} ({stone})"),
    "torch_lit": QT_TRANSLATE_NOOP("column_of_fire", "{country}: all religion fields are taken, a conflict is coming."),
    "torch_gone": QT_TRANSLATE_NOOP("column_of_fire", "{country}: the torch is taken away, no conflict."),
    "house_placed": QT_TRANSLATE_NOOP("column_of_fire", "{name}, {country}: house on field {number}"),
    "house_raised": QT_TRANSLATE_NOOP("column_of_fire", "{name}, {country}: house raised from {number} to {to}"),
    "house_pushed": QT_TRANSLATE_NOOP("column_of_fire", "{name}, {country}: house pushed from {number} to {to}"),
    "house_pushed_off": QT_TRANSLATE_NOOP(
        "column_of_fire", "{name}, {country}: house pushed off field {number} and taken back"
    ),
    "person_taken": QT_TRANSLATE_NOOP("column_of_fire", "{name} takes {person}: {die} on {number}"),
    "person_turned_up": QT_TRANSLATE_NOOP("column_of_fire", "{country}: {title} is turned up."),
    "event_turned_up": QT_TRANSLATE_NOOP("column_of_fire", "Event ({country}): {event}. {effect}"),
    "event_ignored": QT_TRANSLATE_NOOP(
        "column_of_fire", "{country}: the event has no effect and leaves the game: {event}"
    ),
    "deck_used_up": QT_TRANSLATE_NOOP(
        "column_of_fire", "{country}: the deck is used up. The game ends after this year."
    ),
    "event_averted": QT_TRANSLATE_NOOP("column_of_fire", "{name} averts the event with a protection."),
    "bonus_scored": QT_TRANSLATE_NOOP("column_of_fire", "{name} gives up a protection: +{vp} VP"),
    "vp_lost": QT_TRANSLATE_NOOP("column_of_fire", "{name}: −{vp} VP ({event})"),
    "good_lost": QT_TRANSLATE_NOOP("column_of_fire", "{name}: −1 {good} ({event})"),
    "die_put_on_leven": QT_TRANSLATE_NOOP("column_of_fire", "{name}: {die} goes to Loch Leven, showing {number}."),
    "disc_moved": QT_TRANSLATE_NOOP("column_of_fire", "{name} moves the disc to {field}."),
    "disc_moved_paid": QT_TRANSLATE_NOOP(
        "column_of_fire", "{name} pays {vp} VP for skipping and moves the disc to {field}."
    ),
    "disc_stayed": QT_TRANSLATE_NOOP("column_of_fire", "{name}: the disc stays."),
    "disc_advanced": QT_TRANSLATE_NOOP("column_of_fire", "{name} advances to {field}."),
    "good_gained": QT_TRANSLATE_NOOP("column_of_fire", "{name}: +1 {good}"),
    "protection_gained": QT_TRANSLATE_NOOP("column_of_fire", "{name}: +1 protection"),
    "vp_gained": QT_TRANSLATE_NOOP("column_of_fire", "{name}: +{vp} VP"),
    "advantage_drawn": QT_TRANSLATE_NOOP("column_of_fire", "{name} draws an advantage: {advantage}"),
    "advantage_drawn_unseen": QT_TRANSLATE_NOOP("column_of_fire", "{name} draws an advantage."),
    "advantages_reshuffled": QT_TRANSLATE_NOOP(
        "column_of_fire", "The used advantages are shuffled to form a new supply ({number})."
    ),
    "advantage_used": QT_TRANSLATE_NOOP("column_of_fire", "{name} uses an advantage: {advantage}"),
    "advantage_revealed": QT_TRANSLATE_NOOP("column_of_fire", "{name} turns up an advantage: {advantage}"),
    "good_sold": QT_TRANSLATE_NOOP("column_of_fire", "{name} sells 1 {good}, {country}: +{vp} VP"),
    "good_sold_by_captain": QT_TRANSLATE_NOOP("column_of_fire", "{name} sells 1 {good}: +{vp} VP"),
    "die_turned": QT_TRANSLATE_NOOP("column_of_fire", "{name}: {die} → {number}"),
    "open_person_removed": QT_TRANSLATE_NOOP("column_of_fire", "{name} removes {person} from the deck ({country})."),
    "die_bought": QT_TRANSLATE_NOOP("column_of_fire", "{name} pays {vp} VP to free a die: {die}"),
    "die_bought_religion": QT_TRANSLATE_NOOP("column_of_fire", "{name} pays {vp} VP to reroll the religion die."),
    "conflict_won_0": QT_TRANSLATE_NOOP("column_of_fire", "Conflict, {country}: the Catholics win."),
    "conflict_won_1": QT_TRANSLATE_NOOP("column_of_fire", "Conflict, {country}: the Protestants win."),
    "conflict_avoided": QT_TRANSLATE_NOOP(
        "column_of_fire", "Conflict, {country}: no majority, the conflict is avoided."
    ),
    "conflict_scored": QT_TRANSLATE_NOOP("column_of_fire", "{name}, {country}: +{vp} VP"),
    "house_lost": QT_TRANSLATE_NOOP("column_of_fire", "{name}, {country}: house taken back from field {number}"),
    "end_announced": QT_TRANSLATE_NOOP("column_of_fire", "{name} has reached {end} VP. The game ends after this year."),
    "game_ended": QT_TRANSLATE_NOOP("column_of_fire", "The last year is over."),
    "final_vp_scored": QT_TRANSLATE_NOOP("column_of_fire", "{name}: {parts}"),
}
# What the ints of an event are, in order
SHAPES = {
    "start_player_set": "name",
    "loch_leven_dealt": "name loch_leven",
    "religion_set": "name religion number",
    "year_began": "number",
    "turn_began": "name",
    "leven_turned": "name die number",
    "leven_freed": "name die",
    "religion_turned": "name number",
    "religion_rolled": "name number",
    "religion_chosen": "name religion",
    "minority_scored": "name vp",
    "person_turned": "name person die number",
    "person_left": "name person die",
    "die_freed": "name die",
    "person_used": "name person",
    "dice_rolled": "name",
    "person_chosen": "name die country person",
    "house_chosen": "name die country",
    "person_passed": "name vp",
    "person_stone_placed": "name stone country",
    "person_stone_returned": "name stone country",
    "stone_averted": "name stone country",
    "stone_placed": "name stone country",
    "stone_removed": "name stone country",
    "torch_lit": "country",
    "torch_gone": "country",
    "house_placed": "name country number",
    "house_raised": "name country number to",
    "house_pushed": "name country number to",
    "person_taken": "name person die number",
    "person_turned_up": "country title",
    "event_turned_up": "country event",
    "event_ignored": "country event",
    "deck_used_up": "country",
    "event_averted": "name event",
    "bonus_scored": "name event vp",
    "vp_lost": "name event vp",
    "good_lost": "name event good",
    "die_put_on_leven": "name die number",
    "disc_moved": "name field_from field vp",
    "disc_stayed": "name",
    "disc_advanced": "name field_from field",
    "good_gained": "name good",
    "protection_gained": "name",
    "vp_gained": "name vp",
    "advantage_drawn": "name advantage",
    "advantage_drawn_unseen": "name",
    "advantages_reshuffled": "number",
    "advantage_used": "name advantage",
    "advantage_revealed": "name advantage",
    "good_sold": "name country good vp",
    "good_sold_by_captain": "name good vp",
    "die_turned": "name die number",
    "open_person_removed": "name country person",
    "die_bought": "name die vp",
    "conflict_won": "country",
    "conflict_avoided": "country",
    "conflict_scored": "name country vp",
    "house_lost": "name country number",
    "end_announced": "name",
    "final_vp_scored": "name houses protections goods advantages",
}
SILENT = {"stones_cleared": "belongs to the conflict that has just been told, and the stones are seen to go"}
# What captions say, where the sentence of the log does not begin with the player alone
SHORT = {
    "minority_scored": QT_TRANSLATE_NOOP("column_of_fire", "the only one of this religion, +{vp} VP"),
    "house_placed": QT_TRANSLATE_NOOP("column_of_fire", "house on field {number} ({country})"),
    "house_raised": QT_TRANSLATE_NOOP("column_of_fire", "house raised from {number} to {to} ({country})"),
    "house_lost": QT_TRANSLATE_NOOP("column_of_fire", "house taken back from field {number} ({country})"),
    "conflict_scored": QT_TRANSLATE_NOOP("column_of_fire", "+{vp} VP ({country})"),
}
OPENINGS = frozenset(  # with which a caption begins
    (
        "year_began",
        "turn_began",
        "dice_rolled",
        "minority_scored",
        "person_turned_up",
        "event_turned_up",
        "conflict_won",
        "conflict_avoided",
        "end_announced",
        "game_ended",
        "final_vp_scored",
    )
)
RANKS = {  # for who comes back to the table
    "conflict_won": 6,
    "conflict_avoided": 5,
    "event_turned_up": 5,
    "final_vp_scored": 5,
    "house_pushed": 4,
    "house_placed": 4,
    "house_raised": 4,
    "torch_lit": 4,
    "minority_scored": 4,
    "person_taken": 3,
    "stone_placed": 3,
    "stone_removed": 3,
    "good_sold": 3,
    "good_sold_by_captain": 3,
    "person_turned_up": 2,
    "person_left": 2,
    "disc_moved": 2,
    "advantage_used": 2,
    "religion_chosen": 1,
    "year_began": 1,
}
# The parts of the last line of all, told where they are not 0
FINAL_PARTS = {
    "houses": QT_TRANSLATE_NOOP("column_of_fire", "houses +{vp}"),
    "protections": QT_TRANSLATE_NOOP("column_of_fire", "protections +{vp}"),
    "goods": QT_TRANSLATE_NOOP("column_of_fire", "goods +{vp}"),
    "advantages": QT_TRANSLATE_NOOP("column_of_fire", "advantages +{vp}"),
}
NO_FINAL_PART = QT_TRANSLATE_NOOP("column_of_fire", "no more VP")
WHO = {
    "all": QT_TRANSLATE_NOOP("column_of_fire", "All players"),
    "house_in": QT_TRANSLATE_NOOP("column_of_fire", "All with a house ({country})"),
    "catholic": QT_TRANSLATE_NOOP("column_of_fire", "All Catholics"),
    "protestant": QT_TRANSLATE_NOOP("column_of_fire", "All Protestants"),
}
EFFECTS = {
    "lose_vp": QT_TRANSLATE_NOOP("column_of_fire", "{who}: −{value} VP"),
    "lose_goods": QT_TRANSLATE_NOOP("column_of_fire", "{who}: give up {value} of their goods"),
    "die_to_loch_leven": QT_TRANSLATE_NOOP("column_of_fire", "{who}: put one die on Loch Leven, set to {value}"),
    "bonus": QT_TRANSLATE_NOOP(
        "column_of_fire", "{who}: 1 protection may be given up for VP equal to the religion die"
    ),
}
REASONS = {
    "not_now": QT_TRANSLATE_NOOP("column_of_fire", "That is not possible at this moment."),
    "inside_a_step": QT_TRANSLATE_NOOP(
        "column_of_fire", "Advantages are used and dice freed between the steps, not in the middle of one."
    ),
    "die_is_free": QT_TRANSLATE_NOOP("column_of_fire", "This die lies on no card: {die}"),
    "vp_too_few": QT_TRANSLATE_NOOP("column_of_fire", "That costs {vp} VP; held: {have}."),
    "advantage_not_held": QT_TRANSLATE_NOOP("column_of_fire", "No such advantage held: {symbol}"),
    "vp_advantage_at_end": QT_TRANSLATE_NOOP("column_of_fire", "Advantages with VP count only at the end."),
    "nothing_to_do": QT_TRANSLATE_NOOP("column_of_fire", "That would do nothing now: {symbol}"),
    "die_of_other_country": QT_TRANSLATE_NOOP(
        "column_of_fire", "Only the die of the country’s colour or the violet one takes a person there, not: {die}"
    ),
    "die_on_card": QT_TRANSLATE_NOOP("column_of_fire", "This die lies on a card: {die}"),
    "die_not_rolled": QT_TRANSLATE_NOOP(
        "column_of_fire", "Only a die rolled in this turn takes a person; not rolled: {die}"
    ),
    "house_not_raised": QT_TRANSLATE_NOOP(
        "column_of_fire", "{country}: the house already stands on {number}, it must move to a higher number."
    ),
    "own_field": QT_TRANSLATE_NOOP("column_of_fire", "The move must not end where it began."),
    "turn_began_here": QT_TRANSLATE_NOOP(
        "column_of_fire", "The turn began on this field: the disc must not return to it."
    ),
    "field_occupied": QT_TRANSLATE_NOOP("column_of_fire", "This field is occupied by {name}."),
    "field_needs_die": QT_TRANSLATE_NOOP("column_of_fire", "Only a free die of this colour leads there: {die}"),
    "field_too_far": QT_TRANSLATE_NOOP("column_of_fire", "At most {number} fields may be skipped."),
    "skip_price": QT_TRANSLATE_NOOP("column_of_fire", "This field costs {vp} VP for skipping."),
    "must_move": QT_TRANSLATE_NOOP("column_of_fire", "A free die leads somewhere, so the disc must move."),
    "not_bought_there": QT_TRANSLATE_NOOP("column_of_fire", "{country} does not buy this: {good}"),
    "no_good": QT_TRANSLATE_NOOP("column_of_fire", "Not in stock: {good}"),
    "no_house": QT_TRANSLATE_NOOP("column_of_fire", "Nothing can be sold without a house there: {country}"),
    "no_house_for": QT_TRANSLATE_NOOP("column_of_fire", "There is no house in a country that buys this: {good}"),
    "sold_there": QT_TRANSLATE_NOOP("column_of_fire", "{country}: this was sold once in this turn already: {good}"),
    "no_religion_field": QT_TRANSLATE_NOOP("column_of_fire", "{country}: no religion field is free."),
    "neutral_stays": QT_TRANSLATE_NOOP("column_of_fire", "Neutral stones are never removed by a symbol."),
    "no_such_stone": QT_TRANSLATE_NOOP("column_of_fire", "{country}: no such stone ({stone})"),
    "die_at_lowest": QT_TRANSLATE_NOOP("column_of_fire", "This die shows 1 and cannot be turned down: {die}"),
    "die_at_highest": QT_TRANSLATE_NOOP("column_of_fire", "This die shows its highest number: {die}"),
    "person_of_other": QT_TRANSLATE_NOOP(
        "column_of_fire", "{person} belongs to {name}: only one’s own person cards and open ones can be removed."
    ),
    "religion_die_stays": QT_TRANSLATE_NOOP("column_of_fire", "The religion die never goes to Loch Leven."),
    "die_on_leven": QT_TRANSLATE_NOOP("column_of_fire", "This die lies on Loch Leven already: {die}"),
    "no_protection": QT_TRANSLATE_NOOP("column_of_fire", "No protection is left."),
    "person_leaves_unused": QT_TRANSLATE_NOOP("column_of_fire", "The die shows 1: {person} leaves without being used."),
}
# What the ints of a reason are, in order
REASON_SHAPES = {
    "die_is_free": "die",
    "vp_too_few": "vp have",
    "advantage_not_held": "symbol",
    "nothing_to_do": "symbol",
    "die_of_other_country": "die country",
    "die_on_card": "die",
    "die_not_rolled": "die",
    "house_not_raised": "country number",
    "own_field": "field",
    "turn_began_here": "field",
    "field_occupied": "field name",
    "field_needs_die": "field die",
    "field_too_far": "field number",
    "skip_price": "field vp",
    "not_bought_there": "country good",
    "no_good": "good",
    "no_house": "country",
    "no_house_for": "good",
    "sold_there": "country good",
    "no_religion_field": "country",
    "no_such_stone": "stone country",
    "die_at_lowest": "die",
    "die_at_highest": "die",
    "person_of_other": "person name",
    "die_on_leven": "die",
    "person_leaves_unused": "person",
}
