"""What went wrong and why, one sentence per error id: for a message in the window and for the protocol."""

from __future__ import annotations

from collections.abc import Sequence
from string import Formatter

from kingsbridge_desktop.core.errors import KingsbridgeError
from kingsbridge_desktop.core.types import Reason
from kingsbridge_desktop.text.base import GameText
from kingsbridge_desktop.text.language import QT_TRANSLATE_NOOP, Language

CONTEXT = "problems"

# {detail} is the exact technical reason, for those who wrote the position, the data file or the request themselves.
SENTENCES = {
    "illegal_action": QT_TRANSLATE_NOOP("problems", "That is not possible now."),
    "game_over": QT_TRANSLATE_NOOP("problems", "The game is over."),
    "impossible_state": QT_TRANSLATE_NOOP("problems", "This position is impossible: {detail}."),
    "bad_setup": QT_TRANSLATE_NOOP("problems", "The game cannot begin like this: {detail}."),
    "chance_mismatch": QT_TRANSLATE_NOOP("problems", "The given results of chance do not fit: {detail}."),
    "game_fault": QT_TRANSLATE_NOOP("problems", "The game “{game}” cannot be loaded and is left out: {reason}."),
    "bad_data": QT_TRANSLATE_NOOP("problems", "A data file of the game is damaged: {detail}."),
    "box_damaged": QT_TRANSLATE_NOOP("problems", "The file of corrected values is damaged or cannot be read."),
    "save_error": QT_TRANSLATE_NOOP("problems", "The game could not be saved."),
    "save_damaged": QT_TRANSLATE_NOOP("problems", "The saved game is damaged or was changed and cannot be opened."),
    "save_foreign": QT_TRANSLATE_NOOP("problems", "This is not a saved game of Kingsbridge."),
    "save_too_new": QT_TRANSLATE_NOOP(
        "problems", "This game was saved with a newer version of Kingsbridge ({app}); please update to open it."
    ),
    "save_too_large": QT_TRANSLATE_NOOP(
        "problems", "With {megabytes} MB this file is too large for a saved game; it is not opened."
    ),
    "save_unreadable": QT_TRANSLATE_NOOP("problems", "The file or its folder cannot be read."),
    "save_gone": QT_TRANSLATE_NOOP("problems", "This game is no longer there."),
    "save_unwritable": QT_TRANSLATE_NOOP(
        "problems", "Nothing can be written to this folder: {folder}. The game is not saved."
    ),
    "save_held": QT_TRANSLATE_NOOP("problems", "This game is open in another window of Kingsbridge."),
    "save_changed": QT_TRANSLATE_NOOP(
        "problems", "“{file}” holds other moves, saved in another window; it was left as it is."
    ),
    "save_duplicate": QT_TRANSLATE_NOOP(
        "problems", "The same game is kept in the file {other}; this one is not counted."
    ),
    "disk_full": QT_TRANSLATE_NOOP("problems", "The disk is full. The game is not saved until there is room."),
    "settings_unusable": QT_TRANSLATE_NOOP(
        "problems", "Your settings file, {path}, cannot be used; everything is back to normal."
    ),
    "settings_odd": QT_TRANSLATE_NOOP("problems", "Some of your settings made no sense and were reset: {names}."),
    "settings_unwritable": QT_TRANSLATE_NOOP(
        "problems",
        "Your settings apply for now but cannot be kept, because this folder cannot be written to: {folder}.",
    ),
    "not_a_file": QT_TRANSLATE_NOOP(
        "problems", "This is a folder, a device or something else that is not a file; nothing was written."
    ),
    "bad_code": QT_TRANSLATE_NOOP("problems", "No table can be set up from this code: {detail}."),
    "bot_gave_up": QT_TRANSLATE_NOOP("problems", "A bot could not answer; a simpler one moved in its place."),
    "own_bots_unusable": QT_TRANSLATE_NOOP(
        "problems", "The list of your own bots cannot be used; none of them plays: {detail}."
    ),
    "review_not_over": QT_TRANSLATE_NOOP(
        "problems", "This game is not over yet: it can be reviewed when it has been played to its end."
    ),
    "review_no_history": QT_TRANSLATE_NOOP(
        "problems", "Of this game only the last position is left; without its moves it cannot be reviewed."
    ),
    "no_film_package": QT_TRANSLATE_NOOP(
        "problems", "A WebP can be written as it is; a GIF needs the package Pillow. To install it:\n{command}"
    ),
    "film_unwritable": QT_TRANSLATE_NOOP("problems", "The film cannot be written: {detail}."),
    "unknown_level": QT_TRANSLATE_NOOP("problems", "There is no bot “{level}”; there are: {levels}."),
    "no_cluster": QT_TRANSLATE_NOOP("problems", "The games cannot be spread over a cluster: {detail}."),
    "bad_json": QT_TRANSLATE_NOOP("problems", "The line is not JSON: {detail}."),
    "line_too_long": QT_TRANSLATE_NOOP("problems", "A line may have at most {megabytes} MB; this one was not read."),
    "unknown_field": QT_TRANSLATE_NOOP(
        "problems", "The command “{command}” has no field {field}; it has: {fields}. Nothing was done."
    ),
    "bad_request": QT_TRANSLATE_NOOP("problems", "The request cannot be understood: {detail}."),
    "unknown_command": QT_TRANSLATE_NOOP("problems", "There is no command {command}; there are: {commands}."),
    "no_game": QT_TRANSLATE_NOOP("problems", "No game is running; begin with “new”, “load” or “load_state”."),
    "internal": QT_TRANSLATE_NOOP("problems", "Something went wrong inside Kingsbridge: {detail}."),
}
# What somebody's own program did instead of answering.
OWN_BOT = {
    "missing": QT_TRANSLATE_NOOP(
        "problems", "The program of the bot “{name}” could not be started; a simpler bot moved in its place."
    ),
    "unlisted": QT_TRANSLATE_NOOP(
        "problems", "The bot “{name}” is not among your own bots in the settings; a simpler bot plays in its place."
    ),
    "silent": QT_TRANSLATE_NOOP(
        "problems", "The bot “{name}” did not say its name in time; a simpler bot moved in its place."
    ),
    "late": QT_TRANSLATE_NOOP("problems", "The bot “{name}” took too long; a simpler bot moved in its place."),
    "died": QT_TRANSLATE_NOOP(
        "problems", "The program of the bot “{name}” ended unexpectedly; a simpler bot moved in its place."
    ),
    "unasked": QT_TRANSLATE_NOOP(
        "problems", "The bot “{name}” said something without being asked; a simpler bot moved in its place."
    ),
    "huge": QT_TRANSLATE_NOOP(
        "problems", "The answer of the bot “{name}” was far too long; a simpler bot moved in its place."
    ),
    "wrong": QT_TRANSLATE_NOOP(
        "problems", "The bot “{name}” answered something that cannot be; a simpler bot moved in its place."
    ),
    "given_up": QT_TRANSLATE_NOOP(
        "problems", "The bot “{name}” has failed three times in a row; a simpler bot plays on in its place."
    ),
}
# The reasons for BadSetup that people meet in the set-up dialog, by the detail that is wrong.
SETUP = {
    "name": QT_TRANSLATE_NOOP("problems", "Every player needs a name of 1 to 24 letters."),
    "same_name": QT_TRANSLATE_NOOP("problems", "Two players are called {same_name}; please give them different names."),
    "colours": QT_TRANSLATE_NOOP("problems", "Every player needs a colour of their own."),
    "seed": QT_TRANSLATE_NOOP("problems", "The game number must be a whole number of at most 18 digits."),
    "option": QT_TRANSLATE_NOOP("problems", "This start player or option does not fit the number of players."),
}
# What is wrong with a typed code of a table.
CODE = {
    "form": QT_TRANSLATE_NOOP("problems", "This is not the code of a table."),
    "typo": QT_TRANSLATE_NOOP("problems", "A letter or digit of this code is wrong; please check it."),
    "game": QT_TRANSLATE_NOOP("problems", "This code is for a game that is not on this shelf."),
    "other_game": QT_TRANSLATE_NOOP("problems", "This code is for another game: {title}."),
    "newer": QT_TRANSLATE_NOOP("problems", "This code was made by a newer version of Kingsbridge; please update."),
    "rules": QT_TRANSLATE_NOOP(
        "problems", "This code was made by another version of the rules; the same table cannot be set up with them."
    ),
}
UNDO = {
    "undo_at_start": QT_TRANSLATE_NOOP("problems", "There is nothing to take back."),
    "undo_other": QT_TRANSLATE_NOOP("problems", "Taking back ends here: another player has acted since."),
    "undo_not_own": QT_TRANSLATE_NOOP(
        "problems",
        "Only the player who made this move may take it back; anybody else needs the agreement of the table.",
    ),
    "undo_chance": QT_TRANSLATE_NOOP("problems", "Taking back ends here: chance has decided something."),
    "undo_revealed": QT_TRANSLATE_NOOP("problems", "Taking back ends here: something hidden has come to light."),
    "undo_lesson": QT_TRANSLATE_NOOP("problems", "In a lesson, “Back” on the note leads back."),
    "redo_at_end": QT_TRANSLATE_NOOP("problems", "There is nothing to redo."),
}
UNDO_NAMED = QT_TRANSLATE_NOOP("problems", "Taking back ends here: {name} has acted since.")
NOT_OWN_NAMED = QT_TRANSLATE_NOOP(
    "problems", "Only {name} may take this move back; anybody else needs the agreement of the table."
)
FINAL = {  # what an action leads to that nobody takes back
    "undo_chance": QT_TRANSLATE_NOOP("problems", "This cannot be undone: chance will decide."),
    "undo_revealed": QT_TRANSLATE_NOOP("problems", "This cannot be undone: something hidden will come to light."),
    "undo_other": QT_TRANSLATE_NOOP("problems", "This cannot be undone: then it is {name}’s turn."),
}
REASONS = {  # why not, in every game
    "game_over": QT_TRANSLATE_NOOP("problems", "The game is over."),
    "other_question": QT_TRANSLATE_NOOP("problems", "That is not possible at this moment."),
}
ABOUT_FILE = QT_TRANSLATE_NOOP("problems", "{file}: {sentence}")
UNKNOWN = QT_TRANSLATE_NOOP("problems", "Something went wrong: {detail}.")
WITHOUT_VERSION = QT_TRANSLATE_NOOP(
    "problems", "This game was saved with a newer version of Kingsbridge; please update to open it."
)
WITHOUT_FOLDER = QT_TRANSLATE_NOOP("problems", "The game cannot be saved there.")


def why_not(text: GameText, reason: Reason) -> str:
    """Why something cannot be done, in one sentence."""
    if reason.kind in REASONS:
        return text.language.say(CONTEXT, REASONS[reason.kind])
    return text.reason(reason)


def problem(language: Language, error: KingsbridgeError, names: Sequence[str] = ()) -> str:
    """One sentence for people; `names` are the players by seat, for an undo that another player's act stops."""
    reason = getattr(error, "reason", None)
    if isinstance(reason, Reason):
        return undo_stop(language, reason, names)
    source = _source(error)
    sentence = language.say(CONTEXT, source, -1, **_parameters(source, error))
    file = error.details.get("file")
    return language.say(CONTEXT, ABOUT_FILE, file=file, sentence=sentence) if file else sentence


def undo_stop(language: Language, reason: Reason, names: Sequence[str] = ()) -> str:
    """Why taking back or doing again ends here."""
    named = {"undo_other": UNDO_NAMED, "undo_not_own": NOT_OWN_NAMED}.get(reason.kind)
    if named is not None and reason.args and reason.args[0] < len(names):
        return language.say(CONTEXT, named, name=names[reason.args[0]])
    return language.say(CONTEXT, UNDO[reason.kind])


def final(language: Language, reason: Reason, names: Sequence[str]) -> str:
    """Why an action cannot be taken back once it is done."""
    name = names[reason.args[0]] if reason.args else ""
    return language.say(CONTEXT, FINAL[reason.kind], name=name)


def _source(error: KingsbridgeError) -> str:
    if error.id == "save_too_new" and "app" not in error.details:
        return WITHOUT_VERSION
    if error.id == "save_unwritable" and "folder" not in error.details:
        return WITHOUT_FOLDER
    if error.id == "bad_setup":
        for wrong, sentence in SETUP.items():
            if wrong in error.details:
                return sentence
    if error.id == "bad_code":
        return CODE.get(str(error.details.get("wrong")), SENTENCES["bad_code"])
    if error.id == "own_bot_failed":
        return OWN_BOT.get(str(error.details.get("why")), OWN_BOT["wrong"])
    return SENTENCES.get(error.id, UNKNOWN)


def _parameters(source: str, error: KingsbridgeError) -> dict[str, object]:
    """What the sentence names, out of what the error knows; `detail` is the error's own message."""
    known = error.details | {"detail": error.message.rstrip(". ")}
    return {name: known.get(name, "?") for _, name, _, _ in Formatter().parse(source) if name}
