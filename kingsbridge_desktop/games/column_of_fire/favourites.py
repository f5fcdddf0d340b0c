"""What the chronicle counts: the persons somebody won over."""

from kingsbridge_desktop.games.favourites import Taken

TAKEN = {"person_taken": Taken("person", lambda args: args[1])}
