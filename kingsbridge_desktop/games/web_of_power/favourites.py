"""What the chronicle counts: the countries in which somebody placed cloisters and councillors."""

from kingsbridge_desktop.games.favourites import Taken
from kingsbridge_desktop.games.web_of_power.tables import SPACE_LAND

TAKEN = {
    "cloister_placed": Taken("country", lambda args: SPACE_LAND[args[1]]),
    "councillor_placed": Taken("country", lambda args: args[1]),
}
