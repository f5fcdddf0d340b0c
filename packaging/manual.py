"""The manual page and the completions of three shells, made from the command line's own description."""

from __future__ import annotations

import argparse
from collections.abc import Iterable

from kingsbridge_desktop import __version__
from kingsbridge_desktop.bots.levels import LEVELS
from kingsbridge_desktop.command_line import COMMANDS, command_parsers, options_of, parser
from kingsbridge_desktop.core.registry import game_ids
from kingsbridge_desktop.text.language import Language, from_linguist

PROGRAM = "kingsbridge"
WORDS = {
    "en": {
        "name": "NAME",
        "synopsis": "SYNOPSIS",
        "description": "DESCRIPTION",
        "options": "OPTIONS",
        "commands": "COMMANDS",
        "files": "FILES",
        "environment": "ENVIRONMENT",
        "status": "EXIT STATUS",
        "what": "board games at one screen, with people and bots",
        "file": "FILE",
        "text": "Opens the window. If the app is already open, its window comes to the front and opens FILE.",
        "home": "games, saves and settings of this user",
        "moves": "another folder for games, saves and settings",
        "codes": "0 if all went well, 2 if the call was wrong or no window could be opened.",
    },
    "de": {
        "name": "BEZEICHNUNG",
        "synopsis": "ÜBERSICHT",
        "description": "BESCHREIBUNG",
        "options": "OPTIONEN",
        "commands": "BEFEHLE",
        "files": "DATEIEN",
        "environment": "UMGEBUNGSVARIABLEN",
        "status": "EXIT-STATUS",
        "what": "Brettspiele an einem Bildschirm, mit Menschen und Bots",
        "file": "DATEI",
        "text": "Öffnet das Fenster. Läuft das Programm schon, kommt sein Fenster nach vorn und öffnet DATEI.",
        "home": "Spiele, Spielstände und Einstellungen dieses Benutzers",
        "moves": "ein anderer Ordner für Spiele, Spielstände und Einstellungen",
        "codes": "0, wenn alles gut ging; 2, wenn der Aufruf falsch war oder kein Fenster geöffnet werden konnte.",
    },
}


def manual(code: str, date: str) -> str:
    """The manual page in a language, in the form that man reads."""
    language, words = from_linguist(code), WORDS[code]
    options = language.say("command_line", "options")
    lines = [
        f'.TH KINGSBRIDGE 6 "{date}" "Kingsbridge {__version__}"',
        f'.SH "{words["name"]}"',
        f"{PROGRAM} \\- {_roff(words['what'])}",
        f'.SH "{words["synopsis"]}"',
        f".B {PROGRAM}",
        f"[{options}] [\\fI{words['file']}\\fR]",
        ".br",
        f".B {PROGRAM}",
        f"{' | '.join(COMMANDS)} [{options}]",
        f'.SH "{words["description"]}"',
        _roff(words["text"]),
        f'.SH "{words["options"]}"',
        *_option_lines(parser(language)),
        f'.SH "{words["commands"]}"',
        *_command_lines(language),
        f'.SH "{words["files"]}"',
        ".TP",
        ".I ~/.local/share/Kingsbridge",
        _roff(words["home"]),
        f'.SH "{words["environment"]}"',
        ".TP",
        ".B KINGSBRIDGE_HOME",
        _roff(words["moves"]),
        f'.SH "{words["status"]}"',
        _roff(words["codes"]),
    ]
    return "\n".join(lines) + "\n"


def _command_lines(language: Language) -> list[str]:
    lines = []
    for name, described in command_parsers(language).items():
        lines += [f'.SS "{PROGRAM} {name}"', _roff(language.say("command_line", COMMANDS[name].summary))]
        if described is not None:
            lines += _option_lines(described)
    return lines


def _option_lines(described: argparse.ArgumentParser) -> list[str]:
    lines = []
    for option in options_of(described):
        names = ", ".join(f"\\fB{_roff(name)}\\fR" for name in option.option_strings)
        value = _value(option)
        lines += [".TP", f"{names} \\fI{_roff(value)}\\fR" if value else names, _roff(option.help or "")]
    return lines


def _value(option: argparse.Action) -> str:
    if option.nargs == 0:
        return ""
    if option.choices:
        return "|".join(map(str, option.choices))
    return str(option.metavar or option.dest.upper())


def _roff(text: str) -> str:
    return text.replace("\\", "\\\\").replace("-", "\\-").replace("'", "\\(aq")


class Words:
    """What can be completed: the words of the program and of each command, each with its help and its values."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self.options = {"": list(options_of(parser(language)))}
        for name, described in command_parsers(language).items():
            self.options[name] = list(options_of(described)) if described else []

    def names(self, command: str) -> list[str]:
        """Every option of a command, "" for the window."""
        return [name for option in self.options[command] for name in option.option_strings]

    def values(self) -> dict[str, tuple[str, ...]]:
        """Options whose values are known, of all commands."""
        found = {"--game": tuple(game_ids()), "--seats": tuple(LEVELS)}
        for options in self.options.values():
            for option in options:
                if option.choices:
                    found[option.option_strings[-1]] = tuple(map(str, option.choices))
        return found


def bash_completion() -> str:
    """For bash; files are offered where a save may stand."""
    words = Words(from_linguist("en"))
    cases = [f"    {name}) words='{' '.join(words.names(name))}' ;;" for name in COMMANDS]
    values = [f"    {name}) words='{' '.join(values)}' ;;" for name, values in words.values().items()]
    return f"""# bash completion for {PROGRAM}, made from its own description
_{PROGRAM}() {{
  local word=${{COMP_WORDS[COMP_CWORD]}} before=${{COMP_WORDS[COMP_CWORD-1]}} words=''
  case $before in
{chr(10).join(values)}
  esac
  if [ -n "$words" ]; then
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
    return
  fi
  case ${{COMP_WORDS[1]}} in
{chr(10).join(cases)}
    *)
      words='{" ".join(words.names(""))}'
      if [ "$COMP_CWORD" -eq 1 ]; then words="{" ".join(COMMANDS)} $words"; fi
      compopt -o filenames
      mapfile -t COMPREPLY < <(
        compgen -W "$words" -- "$word"
        compgen -d -- "$word"
        compgen -f -X '!*.{PROGRAM}' -- "$word"
      )
      return ;;
  esac
  mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
}}
complete -F _{PROGRAM} {PROGRAM}
"""


def zsh_completion() -> str:
    """For zsh."""
    words = Words(from_linguist("en"))
    known = words.values()
    commands = [f"    '{name}:{_quoted(COMMANDS[name].summary)}'" for name in COMMANDS]
    cases = [f"    {name}) _arguments {_zsh_options(words.options[name], known)} ;;" for name in COMMANDS]
    return f"""#compdef {PROGRAM}
_{PROGRAM}() {{
  local -a commands
  commands=(
{chr(10).join(commands)}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
  fi
  case $words[2] in
{chr(10).join(cases)}
    *) _arguments {_zsh_options(words.options[""], known)} '*:file:_files -g "*.{PROGRAM}"' ;;
  esac
}}
_{PROGRAM} "$@"
"""


def _zsh_options(options: Iterable[argparse.Action], known: dict[str, tuple[str, ...]]) -> str:
    found = []
    for option in options:
        for name in option.option_strings:
            value = ""
            if option.nargs != 0:
                value = f":{option.dest}:({' '.join(known.get(option.option_strings[-1], ()))})"
            found.append(f"'{name}[{_quoted(option.help or '')}]{value}'")
    return " ".join(found)


def fish_completion() -> str:
    """For fish."""
    words = Words(from_linguist("en"))
    known = words.values()
    nothing = f"not __fish_seen_subcommand_from {' '.join(COMMANDS)}"
    lines = [f"# completion for {PROGRAM}, made from its own description"]
    lines += [
        f"complete -c {PROGRAM} -n '{nothing}' -a {name} -d '{_quoted(COMMANDS[name].summary)}'" for name in COMMANDS
    ]
    for command, options in words.options.items():
        when = f"__fish_seen_subcommand_from {command}" if command else nothing
        for option in options:
            names = " ".join(
                f"-l {name[2:]}" if name.startswith("--") else f"-s {name[1:]}" for name in option.option_strings
            )
            value = ""
            if option.nargs != 0:
                value = f" -x -a '{' '.join(known.get(option.option_strings[-1], ()))}'"
            lines.append(f"complete -c {PROGRAM} -n '{when}' {names}{value} -d '{_quoted(option.help or '')}'")
    return "\n".join(lines) + "\n"


def _quoted(text: str) -> str:
    return text.replace("'", "’").replace("[", "(").replace("]", ")").replace(":", " –")
