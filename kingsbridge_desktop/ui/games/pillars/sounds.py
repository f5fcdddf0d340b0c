"""What is heard on the board: events by their sound."""

SOUNDS = {
    "card": (
        *("round_began", "card_taken", "craftsman_hired", "craftsman_discarded", "event_revealed"),
        *("advantage_taken", "craftsman_joined"),
    ),
    "piece": (
        "builder_drawn",
        "builder_placed",
        "passed_builder_placed",
        "card_yielded",
        "workers_to_mill",
        "part_set",
    ),
    "dice": ("tax_rolled",),
    "coins": (
        *("tax_paid", "mill_paid", "resource_bought", "resource_sold", "event_gave_gold", "event_took_gold"),
        *("advantage_gave_gold", "craftsman_worked", "priory_scored"),
    ),
}
