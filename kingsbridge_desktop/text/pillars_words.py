"""The English sentences of the board game, by id; German stands in the Linguist file."""

from __future__ import annotations

from kingsbridge_desktop.text.language import QT_TRANSLATE_NOOP
from kingsbridge_desktop.text.why import Gain

CONTEXT = "pillars"

NAMES = {
    "amount": QT_TRANSLATE_NOOP("pillars", "{count} {thing}"),
    "gold": QT_TRANSLATE_NOOP("pillars", "{count} gold"),
    "vp": QT_TRANSLATE_NOOP("pillars", "{count} VP"),
    "nothing": QT_TRANSLATE_NOOP("pillars", "nothing"),
    "capped": QT_TRANSLATE_NOOP("pillars", "{goods} (gold: no more than {limit})"),
    "holding": QT_TRANSLATE_NOOP("pillars", "{things} in stock"),
    "of_capacity": QT_TRANSLATE_NOOP("pillars", "{craftsman} (up to {capacity} ×)"),
    "of_capacity_once": QT_TRANSLATE_NOOP("pillars", "{craftsman} (once)"),
    "conversion_for_nothing": QT_TRANSLATE_NOOP("pillars", "{gives} without resources, up to {capacity} ×"),
    "conversion_for_nothing_once": QT_TRANSLATE_NOOP("pillars", "{gives} without resources, once"),
    "conversion": QT_TRANSLATE_NOOP("pillars", "{uses} → {gives}"),
    "conversion_at_most": QT_TRANSLATE_NOOP("pillars", "{uses} → {gives}, up to {capacity} ×"),
    "conversion_once": QT_TRANSLATE_NOOP("pillars", "{uses} → {gives}, once"),
    "card_offer": QT_TRANSLATE_NOOP("pillars", "{card}, {goods} for {workers} workers"),
    "space": QT_TRANSLATE_NOOP("pillars", "{place}, space {number}"),
    "space_with_card": QT_TRANSLATE_NOOP("pillars", "{place}: {card}"),
    "space_with_metal": QT_TRANSLATE_NOOP("pillars", "{place}, space {number} with the metal"),
    "space_priory": QT_TRANSLATE_NOOP("pillars", "{place}, space {number} ({vp} VP)"),
    "step": QT_TRANSLATE_NOOP("pillars", "Step {number}: {step}"),
}
ACTIONS = {
    "pass": QT_TRANSLATE_NOOP("pillars", "Pass"),
    "pass_builder": QT_TRANSLATE_NOOP("pillars", "Pass and place later for free"),
    "take_card": QT_TRANSLATE_NOOP("pillars", "Take: {offer}"),
    "take_craftsman": QT_TRANSLATE_NOOP("pillars", "Hire for {gold} gold: {craftsman}"),
    "discard": QT_TRANSLATE_NOOP("pillars", "Discard: {craftsman}"),
    "accept": QT_TRANSLATE_NOOP("pillars", "Accept it"),
    "throw_back": QT_TRANSLATE_NOOP("pillars", "Throw it back"),
    "place": QT_TRANSLATE_NOOP("pillars", "{space} – {gold} gold"),
    "place_free": QT_TRANSLATE_NOOP("pillars", "{space} – free"),
    "remigius": QT_TRANSLATE_NOOP("pillars", "{space} – free with {advantage}"),
    "protect": QT_TRANSLATE_NOOP("pillars", "Protection from the event"),
    "take_resource": QT_TRANSLATE_NOOP("pillars", "Take 1 {resource} from the market"),
    "use": QT_TRANSLATE_NOOP("pillars", "Use {advantage}"),
    "decline": QT_TRANSLATE_NOOP("pillars", "Keep {advantage}"),
    "bless": QT_TRANSLATE_NOOP("pillars", "Bless: {craftsman}"),
    "buy": QT_TRANSLATE_NOOP("pillars", "Buy {goods} (−{gold} gold)"),
    "sell": QT_TRANSLATE_NOOP("pillars", "Sell {goods} (+{gold} gold)"),
    "sell_capped": QT_TRANSLATE_NOOP("pillars", "Sell {goods} (only +{gold} gold: no more than {limit})"),
    "sell_full": QT_TRANSLATE_NOOP("pillars", "Sell {goods} (no gold: no more than {limit})"),
    "leave": QT_TRANSLATE_NOOP("pillars", "Leave the market"),
    "convert": QT_TRANSLATE_NOOP("pillars", "{craftsman}: {uses} → {gives}"),
    "done": QT_TRANSLATE_NOOP("pillars", "Finish building"),
    "give_up": QT_TRANSLATE_NOOP("pillars", "Give up 1 {resource}"),
}
QUESTIONS = {
    "choose_card": QT_TRANSLATE_NOOP("pillars", "{name}: take a card from the display, or pass for this phase"),
    "discard": QT_TRANSLATE_NOOP("pillars", "{name}: only {places} places for craftsmen, discard one"),
    "veto": QT_TRANSLATE_NOOP("pillars", "{name}: {other}’s builder was drawn. Throw it back? (once a round)"),
    "place_builder": QT_TRANSLATE_NOOP("pillars", "{name}: place the builder for {gold} gold, or pass"),
    "place_unpayable": QT_TRANSLATE_NOOP("pillars", "{name}: too little gold for the builder (price {gold}), pass"),
    "place_for_nothing": QT_TRANSLATE_NOOP("pillars", "{name}: place the builder, it is free"),
    "place_passed": QT_TRANSLATE_NOOP("pillars", "{name}: place the builder free of charge (passed at {gold})"),
    "bishop": QT_TRANSLATE_NOOP("pillars", "{name}: {event}. Protection by the bishop, or a resource?"),
    "bishop_gift": QT_TRANSLATE_NOOP("pillars", "{name}: take a resource from the market (bishop)"),
    "thomas": QT_TRANSLATE_NOOP("pillars", "{name}: {event}. Use {advantage} for protection?"),
    "bless": QT_TRANSLATE_NOOP("pillars", "{name}: which craftsman may work once more this round?"),
    "collapse": QT_TRANSLATE_NOOP("pillars", "{name}: discard a craftsman ({event})"),
    "tax_freedom": QT_TRANSLATE_NOOP("pillars", "{name}: {gold} gold in tax. Use {advantage}?"),
    "market": QT_TRANSLATE_NOOP("pillars", "{name}: buy one kind at a stall, sell one from the stock, or leave"),
    "build": QT_TRANSLATE_NOOP("pillars", "{name}: build the cathedral with the craftsmen"),
    "give_up": QT_TRANSLATE_NOOP("pillars", "{name}: give up %n resource(s), {limit} may be kept"),
}
REASONS = {
    "card_not_on_display": QT_TRANSLATE_NOOP("pillars", "Not on display: {card}."),
    "too_few_workers": QT_TRANSLATE_NOOP("pillars", "{card} demands {needed} workers; free: {free}."),
    "craftsman_not_on_display": QT_TRANSLATE_NOOP("pillars", "Not on display: {craftsman}."),
    "craftsman_at_shiring": QT_TRANSLATE_NOOP("pillars", "{craftsman}: only for a builder in Shiring."),
    "too_little_gold_for_craftsman": QT_TRANSLATE_NOOP("pillars", "{craftsman} costs {needed} gold; held: {held}."),
    "craftsman_not_held": QT_TRANSLATE_NOOP("pillars", "Not held: {craftsman}."),
    "placing_is_free": QT_TRANSLATE_NOOP("pillars", "Placing costs nothing any more, so passing is not allowed."),
    "passed_builder_must_be_placed": QT_TRANSLATE_NOOP("pillars", "A builder that passed must be placed now."),
    "space_taken": QT_TRANSLATE_NOOP("pillars", "A builder stands there already: {space}."),
    "earlier_space_first": QT_TRANSLATE_NOOP("pillars", "{place}: the builder goes on the first free space."),
    "advantage_not_held": QT_TRANSLATE_NOOP("pillars", "Not held: {advantage}."),
    "remigius_not_needed": QT_TRANSLATE_NOOP("pillars", "This builder is free anyway: {advantage} is kept."),
    "too_little_gold_for_builder": QT_TRANSLATE_NOOP("pillars", "The builder costs {needed} gold; held: {held}."),
    "nothing_to_protect_from": QT_TRANSLATE_NOOP("pillars", "The event is a good one: nothing to protect from."),
    "no_metal_on_market": QT_TRANSLATE_NOOP("pillars", "No metal lies on the market."),
    "sold_out": QT_TRANSLATE_NOOP("pillars", "Sold out: {resource}."),
    "craftsman_cannot_be_blessed": QT_TRANSLATE_NOOP("pillars", "The blessing does not help this one: {craftsman}."),
    "advantage_not_asked": QT_TRANSLATE_NOOP("pillars", "This is not the moment for it: {advantage}."),
    "at_least_one": QT_TRANSLATE_NOOP("pillars", "At least one cube is bought or sold: {resource}."),
    "metal_not_for_sale": QT_TRANSLATE_NOOP("pillars", "Metal cannot be bought, only sold."),
    "market_short": QT_TRANSLATE_NOOP("pillars", "The market has no more than {goods}."),
    "too_little_gold_for_goods": QT_TRANSLATE_NOOP("pillars", "That costs {needed} gold; held: {held}."),
    "bought_this_round": QT_TRANSLATE_NOOP("pillars", "Bought this round, so not for sale this round: {resource}."),
    "not_in_stock": QT_TRANSLATE_NOOP("pillars", "Not in stock: {resource}."),
    "not_that_many": QT_TRANSLATE_NOOP("pillars", "No more than {goods} in stock."),
    "at_least_once": QT_TRANSLATE_NOOP("pillars", "A craftsman works at least once: {craftsman}."),
    "capacity_used": QT_TRANSLATE_NOOP("pillars", "{craftsman}: can work only {left} × more this round."),
    "must_hold": QT_TRANSLATE_NOOP("pillars", "{craftsman}: {goods} must be in stock."),
    "not_enough_to_convert": QT_TRANSLATE_NOOP("pillars", "{craftsman}: needs {goods}; held: {held}."),
}
NO_RIGHT = {
    "use_masons": QT_TRANSLATE_NOOP("pillars", "Without a mortar mixer, masons cannot build."),
    "buy_wood": QT_TRANSLATE_NOOP("pillars", "Without a woodworker, no wood can be bought on the market."),
    "sell_stone": QT_TRANSLATE_NOOP("pillars", "Without a stonecutter, no stone can be sold on the market."),
}
LOSES_RIGHT = {
    "use_masons": QT_TRANSLATE_NOOP("pillars", "{name}: own masons can no longer build (no mortar mixer left)."),
    "buy_wood": QT_TRANSLATE_NOOP("pillars", "{name} can no longer buy wood (no woodworker left)."),
    "sell_stone": QT_TRANSLATE_NOOP("pillars", "{name} can no longer sell stone (no stonecutter left)."),
}
WARNINGS = {
    "use_masons": QT_TRANSLATE_NOOP("pillars", "This is the last mortar mixer: without one, masons cannot build."),
    "buy_wood": QT_TRANSLATE_NOOP("pillars", "This is the last woodworker: without one, no wood can be bought."),
    "sell_stone": QT_TRANSLATE_NOOP("pillars", "This is the last stonecutter: without one, no stone can be sold."),
}
PROGRESS = {
    "phase_1": QT_TRANSLATE_NOOP("pillars", "Round {round} of {rounds}, phase I: choosing"),
    "phase_2": QT_TRANSLATE_NOOP("pillars", "Round {round} of {rounds}, phase II: builders"),
    "phase_3": QT_TRANSLATE_NOOP("pillars", "Round {round} of {rounds}, step {step}: {name}"),
    "over": QT_TRANSLATE_NOOP("pillars", "After round {rounds}"),
}
OPTIONS = {
    "start_player": QT_TRANSLATE_NOOP("pillars", "First start player"),
}
ITEMS = {
    "start": QT_TRANSLATE_NOOP("pillars", "Start"),
    "priory": QT_TRANSLATE_NOOP("pillars", "Priory"),
    "advantages": QT_TRANSLATE_NOOP("pillars", "Advantages"),
    "events": QT_TRANSLATE_NOOP("pillars", "Events"),
    "debts": QT_TRANSLATE_NOOP("pillars", "Debts"),
}
ADVANTAGES = {
    "income": QT_TRANSLATE_NOOP("pillars", "{goods} more in every round"),
    "places": QT_TRANSLATE_NOOP("pillars", "{places} places for craftsmen"),
    "workers": QT_TRANSLATE_NOOP("pillars", "The black worker joins from the next round on"),
    "tax": QT_TRANSLATE_NOOP("pillars", "The tax is always {gold} gold"),
    "priory": QT_TRANSLATE_NOOP("pillars", "{vp} VP more for each of the owner’s builders at the priory"),
    "foresight": QT_TRANSLATE_NOOP("pillars", "From the next round on: sees the event before phase I"),
    "tax_freedom": QT_TRANSLATE_NOOP("pillars", "Once: no tax in a round"),
    "protection": QT_TRANSLATE_NOOP("pillars", "Once: protection from a bad event"),
    "free_builder": QT_TRANSLATE_NOOP("pillars", "Once: place a builder for nothing"),
    "at_once": QT_TRANSLATE_NOOP("pillars", "At once: {goods}"),
}
EVENT_EFFECTS = {
    "gold": QT_TRANSLATE_NOOP("pillars", "Everybody gets {count} gold."),
    "metal": QT_TRANSLATE_NOOP("pillars", "Everybody gets {count} metal."),
    "mill": QT_TRANSLATE_NOOP("pillars", "{count} gold more per worker in the wool mill, at most {limit}."),
    "yield": QT_TRANSLATE_NOOP("pillars", "Each resource card yields {count} more this round."),
    "yield_less": QT_TRANSLATE_NOOP("pillars", "Each resource card yields {count} less this round."),
    "capacity": QT_TRANSLATE_NOOP("pillars", "Everybody picks a craftsman who may work {count} × more this round."),
    "debt": QT_TRANSLATE_NOOP("pillars", "Everybody pays {count} gold; what is missing costs victory points."),
    "vp": QT_TRANSLATE_NOOP("pillars", "Everybody loses {count} VP."),
    "builders": QT_TRANSLATE_NOOP("pillars", "Next round everybody uses only {count} builders."),
    "discard": QT_TRANSLATE_NOOP("pillars", "Everybody discards a craftsman."),
}
TERMS = {
    "points": Gain(QT_TRANSLATE_NOOP("pillars", "what counts at once")),
    "rounds": Gain(QT_TRANSLATE_NOOP("pillars", "the rounds to come"), later=True),
    "craftsmen": Gain(QT_TRANSLATE_NOOP("pillars", "craftsmen and resources for later rounds"), later=True),
    "round": Gain(QT_TRANSLATE_NOOP("pillars", "this round’s building and places")),
    "gold": Gain(QT_TRANSLATE_NOOP("pillars", "gold for the rounds to come"), later=True),
    "tax": Gain(QT_TRANSLATE_NOOP("pillars", "lower taxes"), later=True),
    "advantages": Gain(QT_TRANSLATE_NOOP("pillars", "advantages and places on the board"), later=True),
    "market": Gain(QT_TRANSLATE_NOOP("pillars", "the market")),
}

# What the numbers of a reason are, in order
REASON_SHAPES = {
    "card_not_on_display": "card",
    "too_few_workers": "card needed free",
    "craftsman_not_on_display": "craftsman",
    "craftsman_at_shiring": "craftsman",
    "too_little_gold_for_craftsman": "craftsman needed held",
    "craftsman_not_held": "craftsman",
    "space_taken": "space",
    "earlier_space_first": "place:place_of",
    "advantage_not_held": "advantage",
    "too_little_gold_for_builder": "needed held",
    "sold_out": "resource",
    "craftsman_cannot_be_blessed": "craftsman",
    "advantage_not_asked": "advantage",
    "at_least_one": "resource",
    "market_short": "kind count",
    "too_little_gold_for_goods": "resource needed held",
    "bought_this_round": "resource",
    "not_in_stock": "resource",
    "not_that_many": "kind count",
    "at_least_once": "craftsman",
    "capacity_used": "craftsman left",
    "must_hold": "craftsman kind count",
    "not_enough_to_convert": "craftsman kind count held",
}
