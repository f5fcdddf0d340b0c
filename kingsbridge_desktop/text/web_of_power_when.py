"""When the things on the board of Web of Power are used."""

from __future__ import annotations

from kingsbridge_desktop.text.language import QT_TRANSLATE_NOOP
from kingsbridge_desktop.text.when import Calendar

WHEN = Calendar(
    uses={
        "alliance": QT_TRANSLATE_NOOP(
            "web_of_power", "Alliances are scored at the end by themselves, for the most councillors in both countries."
        ),
        "discard": QT_TRANSLATE_NOOP(
            "web_of_power", "Discards are not drawn: they become the new pile when the old one is used up."
        ),
    },
)
