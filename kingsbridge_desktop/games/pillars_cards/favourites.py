"""What the chronicle counts: the craftsmen who turned materials into points, whatever their colour."""

from kingsbridge_desktop.games.favourites import Taken
from kingsbridge_desktop.games.pillars_cards.tables import BIT, CRAFTSMEN, EACH

TAKEN = {
    "material_converted": Taken("card", lambda args: args[1] % EACH if BIT[args[1]] & CRAFTSMEN else args[1]),
}
