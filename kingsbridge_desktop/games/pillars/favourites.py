"""What the chronicle counts: craftsmen, hired or fetched from Shiring."""

from kingsbridge_desktop.games.favourites import Taken

TAKEN = {
    "craftsman_hired": Taken("craftsman", lambda args: args[1]),
    "craftsman_joined": Taken("craftsman", lambda args: args[2]),
}
