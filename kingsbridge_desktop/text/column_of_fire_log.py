"""What happened and why not, in A Column of Fire, by id; `column_of_fire.py` fills it in."""

from __future__ import annotations

from kingsbridge_desktop.text.language import QT_TRANSLATE_NOOP

# A sentence and what the ints are that fill it in.
EVENTS: dict[str, tuple[str, tuple[str, ...]]] = {
    "start_player_set": (QT_TRANSLATE_NOOP("column_of_fire", "{name} is the start player."), ("name",)),
    "loch_leven_dealt": (
        QT_TRANSLATE_NOOP("column_of_fire", "{name}: {religion}, 1 {good}, 1 protection"),
        ("name", "loch_leven"),
    ),
    "religion_set": (
        QT_TRANSLATE_NOOP("column_of_fire", "{name}: {religion}, religion die {number}"),
        ("name", "religion", "number"),
    ),
    "year_began": (QT_TRANSLATE_NOOP("column_of_fire", "Year {number} begins."), ("number",)),
    "turn_began_0": (QT_TRANSLATE_NOOP("column_of_fire", "{name}: first half-year"), ("name",)),
    "turn_began_1": (QT_TRANSLATE_NOOP("column_of_fire", "{name}: second half-year"), ("name",)),
    "leven_turned": (
        QT_TRANSLATE_NOOP("column_of_fire", "{name}: {die} on Loch Leven → {number}"),
        ("name", "die", "number"),
    ),
    "leven_freed": (
        QT_TRANSLATE_NOOP("column_of_fire", "{name}: {die} leaves Loch Leven and is free."),
        ("name", "die"),
    ),
    "religion_turned": (QT_TRANSLATE_NOOP("column_of_fire", "{name}: religion die → {number}"), ("name", "number")),
    "religion_rolled": (
        QT_TRANSLATE_NOOP("column_of_fire", "{name} rerolls the religion die: {number}"),
        ("name", "number"),
    ),
    "religion_chosen_0": (
        QT_TRANSLATE_NOOP("column_of_fire", "{name} keeps the religion: {religion}"),
        ("name", "religion"),
    ),
    "religion_chosen_1": (
        QT_TRANSLATE_NOOP("column_of_fire", "{name} changes religion: {religion}"),
        ("name", "religion"),
    ),
    "minority_scored": (
        QT_TRANSLATE_NOOP("column_of_fire", "{name} is alone in this religion: +{vp} VP"),
        ("name", "vp"),
    ),
    "person_turned": (
        QT_TRANSLATE_NOOP("column_of_fire", "{name}: {person} ({die}) → {number}"),
        ("name", "person", "die", "number"),
    ),
    "person_left": (
        QT_TRANSLATE_NOOP("column_of_fire", "{name}: {person} leaves the game."),
        ("name", "person", "die"),
    ),
    "die_freed": (QT_TRANSLATE_NOOP("column_of_fire", "{name}: {die} is free."), ("name", "die")),
    "person_used": (QT_TRANSLATE_NOOP("column_of_fire", "{name} uses {person}."), ("name", "person")),
    "dice_rolled": (QT_TRANSLATE_NOOP("column_of_fire", "{name} rolls {dice}."), ("name",)),
    "person_chosen": (
        QT_TRANSLATE_NOOP("column_of_fire", "{name} chooses {person} with the {die}."),
        ("name", "die", "country", "person"),
    ),
    "house_chosen": (
        QT_TRANSLATE_NOOP("column_of_fire", "{name} chooses the {die} to build ({country})."),
        ("name", "die", "country"),
    ),
    "person_passed": (QT_TRANSLATE_NOOP("column_of_fire", "{name} takes no person: −{vp} VP"), ("name", "vp")),
    "person_passed_free": (QT_TRANSLATE_NOOP("column_of_fire", "{name} takes no person."), ("name", "vp")),
    "person_stone_placed": (
        QT_TRANSLATE_NOOP("column_of_fire", "{country}: stone placed ({stone})"),
        ("name", "stone", "country"),
    ),
    "person_stone_returned": (
        QT_TRANSLATE_NOOP(
            "column_of_fire", "{country}: no free religion field, the stone goes to the supply ({stone})."
        ),
        ("name", "stone", "country"),
    ),
    "stone_averted": (
        QT_TRANSLATE_NOOP("column_of_fire", "{name} gives up a protection, {country}: no stone ({stone})"),
        ("name", "stone", "country"),
    ),
    "stone_placed": (
        QT_TRANSLATE_NOOP("column_of_fire", "{name} places a stone, {country} ({stone})"),
        ("name", "stone", "country"),
    ),
    "stone_removed": (
        QT_TRANSLATE_NOOP("column_of_fire", "{name} removes a stone, {country} ({stone})"),
        ("name", "stone", "country"),
    ),
    "torch_lit": (
        QT_TRANSLATE_NOOP("column_of_fire", "{country}: all religion fields are taken, a conflict is coming."),
        ("country",),
    ),
    "torch_gone": (
        QT_TRANSLATE_NOOP("column_of_fire", "{country}: the torch is taken away, no conflict."),
        ("country",),
    ),
    "house_placed": (
        QT_TRANSLATE_NOOP("column_of_fire", "{name}, {country}: house on field {number}"),
        ("name", "country", "number"),
    ),
    "house_raised": (
        QT_TRANSLATE_NOOP("column_of_fire", "{name}, {country}: house raised from {number} to {to}"),
        ("name", "country", "number", "to"),
    ),
    "house_pushed": (
        QT_TRANSLATE_NOOP("column_of_fire", "{name}, {country}: house pushed from {number} to {to}"),
        ("name", "country", "number", "to"),
    ),
    "house_pushed_off": (
        QT_TRANSLATE_NOOP("column_of_fire", "{name}, {country}: house pushed off field {number} and taken back"),
        ("name", "country", "number", "to"),
    ),
    "person_taken": (
        QT_TRANSLATE_NOOP("column_of_fire", "{name} takes {person}: {die} on {number}"),
        ("name", "person", "die", "number"),
    ),
    "person_turned_up": (
        QT_TRANSLATE_NOOP("column_of_fire", "{country}: {person} is turned up."),
        ("country", "person"),
    ),
    "event_turned_up": (
        QT_TRANSLATE_NOOP("column_of_fire", "Event ({country}): {event}. {effect}"),
        ("country", "event"),
    ),
    "event_ignored": (
        QT_TRANSLATE_NOOP("column_of_fire", "{country}: the event has no effect and leaves the game: {event}"),
        ("country", "event"),
    ),
    "deck_used_up": (
        QT_TRANSLATE_NOOP("column_of_fire", "{country}: the deck is used up. The game ends after this year."),
        ("country",),
    ),
    "event_averted": (
        QT_TRANSLATE_NOOP("column_of_fire", "{name} averts the event with a protection."),
        ("name", "event"),
    ),
    "bonus_scored": (
        QT_TRANSLATE_NOOP("column_of_fire", "{name} gives up a protection: +{vp} VP"),
        ("name", "event", "vp"),
    ),
    "vp_lost": (QT_TRANSLATE_NOOP("column_of_fire", "{name}: −{vp} VP ({event})"), ("name", "event", "vp")),
    "good_lost": (QT_TRANSLATE_NOOP("column_of_fire", "{name}: −1 {good} ({event})"), ("name", "event", "good")),
    "die_put_on_leven": (
        QT_TRANSLATE_NOOP("column_of_fire", "{name}: {die} goes to Loch Leven, showing {number}."),
        ("name", "die", "number"),
    ),
    "disc_moved": (
        QT_TRANSLATE_NOOP("column_of_fire", "{name} moves the disc to {field}."),
        ("name", "field_from", "field"),
    ),
    "disc_moved_paid": (
        QT_TRANSLATE_NOOP("column_of_fire", "{name} moves the disc to {field} and pays {vp} VP for skipping."),
        ("name", "field_from", "field", "vp"),
    ),
    "disc_stayed": (QT_TRANSLATE_NOOP("column_of_fire", "{name}: the disc stays."), ("name",)),
    "disc_advanced": (
        QT_TRANSLATE_NOOP("column_of_fire", "{name} advances to {field}."),
        ("name", "field_from", "field"),
    ),
    "good_gained": (QT_TRANSLATE_NOOP("column_of_fire", "{name}: +1 {good}"), ("name", "good")),
    "protection_gained": (QT_TRANSLATE_NOOP("column_of_fire", "{name}: +1 protection"), ("name",)),
    "vp_gained": (QT_TRANSLATE_NOOP("column_of_fire", "{name}: +{vp} VP"), ("name", "vp")),
    "advantage_drawn": (
        QT_TRANSLATE_NOOP("column_of_fire", "{name} draws an advantage: {advantage}"),
        ("name", "advantage"),
    ),
    "advantage_drawn_unseen": (QT_TRANSLATE_NOOP("column_of_fire", "{name} draws an advantage."), ("name",)),
    "advantages_reshuffled": (
        QT_TRANSLATE_NOOP("column_of_fire", "The used advantages are shuffled to form a new supply ({number})."),
        ("number",),
    ),
    "advantage_used": (
        QT_TRANSLATE_NOOP("column_of_fire", "{name} uses an advantage: {advantage}"),
        ("name", "advantage"),
    ),
    "advantage_revealed": (
        QT_TRANSLATE_NOOP("column_of_fire", "{name} turns up an advantage: {advantage}"),
        ("name", "advantage"),
    ),
    "good_sold": (
        QT_TRANSLATE_NOOP("column_of_fire", "{name} sells 1 {good}, {country}: +{vp} VP"),
        ("name", "country", "good", "vp"),
    ),
    "good_sold_by_captain": (
        QT_TRANSLATE_NOOP("column_of_fire", "{name} sells 1 {good}: +{vp} VP"),
        ("name", "good", "vp"),
    ),
    "die_turned": (QT_TRANSLATE_NOOP("column_of_fire", "{name}: {die} → {number}"), ("name", "die", "number")),
    "open_person_removed": (
        QT_TRANSLATE_NOOP("column_of_fire", "{name} removes {person} from the deck ({country})."),
        ("name", "country", "person"),
    ),
    "die_bought": (
        QT_TRANSLATE_NOOP("column_of_fire", "{name} pays {vp} VP to free a die: {die}"),
        ("name", "die", "vp"),
    ),
    "conflict_won_0": (QT_TRANSLATE_NOOP("column_of_fire", "Conflict, {country}: the Catholics win."), ("country",)),
    "conflict_won_1": (QT_TRANSLATE_NOOP("column_of_fire", "Conflict, {country}: the Protestants win."), ("country",)),
    "conflict_avoided": (
        QT_TRANSLATE_NOOP("column_of_fire", "Conflict, {country}: no majority, the conflict is avoided."),
        ("country",),
    ),
    "conflict_scored": (QT_TRANSLATE_NOOP("column_of_fire", "{name}, {country}: +{vp} VP"), ("name", "country", "vp")),
    "house_lost": (
        QT_TRANSLATE_NOOP("column_of_fire", "{name}, {country}: house taken back from field {number}"),
        ("name", "country", "number"),
    ),
    "end_announced": (
        QT_TRANSLATE_NOOP("column_of_fire", "{name} has reached {end} VP. The game ends after this year."),
        ("name",),
    ),
    "game_ended": (QT_TRANSLATE_NOOP("column_of_fire", "The last year is over."), ()),
    "final_vp_scored": (
        QT_TRANSLATE_NOOP("column_of_fire", "{name}: {parts}"),
        ("name", "houses", "protections", "goods", "advantages"),
    ),
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
    "lose_goods": QT_TRANSLATE_NOOP("column_of_fire", "{who}: give up {value} × goods of choice"),
    "die_to_loch_leven": QT_TRANSLATE_NOOP("column_of_fire", "{who}: put one die on Loch Leven, showing {value}"),
    "bonus": QT_TRANSLATE_NOOP("column_of_fire", "{who}: may give up 1 protection for VP equal to the religion die"),
}
# A sentence and what the ints are that fill it in.
REASONS: dict[str, tuple[str, tuple[str, ...]]] = {
    "not_now": (QT_TRANSLATE_NOOP("column_of_fire", "That is not possible at this moment."), ()),
    "inside_a_step": (
        QT_TRANSLATE_NOOP(
            "column_of_fire", "Advantages and freed dice belong between the steps, not into the middle of one."
        ),
        (),
    ),
    "die_is_free": (QT_TRANSLATE_NOOP("column_of_fire", "This die lies on no card: {die}"), ("die",)),
    "vp_too_few": (
        QT_TRANSLATE_NOOP("column_of_fire", "That costs {vp} VP, and only {have} are there."),
        ("vp", "have"),
    ),
    "advantage_not_held": (QT_TRANSLATE_NOOP("column_of_fire", "No such advantage in the hand: {symbol}"), ("symbol",)),
    "vp_advantage_at_end": (QT_TRANSLATE_NOOP("column_of_fire", "Advantages with VP count only at the end."), ()),
    "nothing_to_do": (QT_TRANSLATE_NOOP("column_of_fire", "That would do nothing now: {symbol}"), ("symbol",)),
    "die_of_other_country": (
        QT_TRANSLATE_NOOP(
            "column_of_fire", "Only the die of the country's colour or the violet one takes a person there, not: {die}"
        ),
        ("die", "country"),
    ),
    "die_on_card": (QT_TRANSLATE_NOOP("column_of_fire", "This die lies on a card: {die}"), ("die",)),
    "die_not_rolled": (
        QT_TRANSLATE_NOOP("column_of_fire", "Only a die rolled in this turn takes a person; not rolled: {die}"),
        ("die",),
    ),
    "house_not_raised": (
        QT_TRANSLATE_NOOP(
            "column_of_fire", "{country}: the house already stands on {number}, it must move to a higher number."
        ),
        ("country", "number"),
    ),
    "own_field": (QT_TRANSLATE_NOOP("column_of_fire", "The move must not end where it began."), ("field",)),
    "field_occupied": (QT_TRANSLATE_NOOP("column_of_fire", "This field is occupied by {name}."), ("field", "name")),
    "field_needs_die": (
        QT_TRANSLATE_NOOP("column_of_fire", "Only a free die of this colour leads there: {die}"),
        ("field", "die"),
    ),
    "field_too_far": (
        QT_TRANSLATE_NOOP("column_of_fire", "At most {number} fields may be skipped."),
        ("field", "number"),
    ),
    "skip_price": (QT_TRANSLATE_NOOP("column_of_fire", "This field costs {vp} VP for skipping."), ("field", "vp")),
    "must_move": (QT_TRANSLATE_NOOP("column_of_fire", "A free die leads somewhere, so the disc must move."), ()),
    "not_bought_there": (
        QT_TRANSLATE_NOOP("column_of_fire", "{country} does not buy this: {good}"),
        ("country", "good"),
    ),
    "no_good": (QT_TRANSLATE_NOOP("column_of_fire", "Not in stock: {good}"), ("good",)),
    "no_house": (QT_TRANSLATE_NOOP("column_of_fire", "Without a house there nothing is sold: {country}"), ("country",)),
    "no_house_for": (
        QT_TRANSLATE_NOOP("column_of_fire", "There is no house in a country that buys this: {good}"),
        ("good",),
    ),
    "sold_there": (
        QT_TRANSLATE_NOOP("column_of_fire", "{country}: this was sold once in this turn already: {good}"),
        ("country", "good"),
    ),
    "no_religion_field": (QT_TRANSLATE_NOOP("column_of_fire", "{country}: no religion field is free."), ("country",)),
    "neutral_stays": (QT_TRANSLATE_NOOP("column_of_fire", "Neutral stones are never removed by a symbol."), ()),
    "no_such_stone": (QT_TRANSLATE_NOOP("column_of_fire", "{country}: no such stone ({stone})"), ("stone", "country")),
    "die_at_lowest": (
        QT_TRANSLATE_NOOP("column_of_fire", "This die shows 1 and cannot be turned down: {die}"),
        ("die",),
    ),
    "die_at_highest": (QT_TRANSLATE_NOOP("column_of_fire", "This die shows its highest number: {die}"), ("die",)),
    "person_of_other": (
        QT_TRANSLATE_NOOP(
            "column_of_fire", "{person} belongs to {name}: only one's own persons and open ones can be removed."
        ),
        ("person", "name"),
    ),
    "religion_die_stays": (QT_TRANSLATE_NOOP("column_of_fire", "The religion die never goes to Loch Leven."), ()),
    "die_on_leven": (QT_TRANSLATE_NOOP("column_of_fire", "This die lies on Loch Leven already: {die}"), ("die",)),
    "no_protection": (QT_TRANSLATE_NOOP("column_of_fire", "No protection is left."), ()),
    "person_leaves_unused": (
        QT_TRANSLATE_NOOP("column_of_fire", "The die shows 1: {person} leaves without being used."),
        ("person",),
    ),
}
