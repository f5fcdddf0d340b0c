#!/bin/sh
# Installs Kingsbridge for the user who runs this, without root: ./install.sh   and removes it: ./install.sh --uninstall
# Games, saves and settings stay where they are in both cases.
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
data=${XDG_DATA_HOME:-$HOME/.local/share}
place=$HOME/.local/lib/kingsbridge
link=$HOME/.local/bin/kingsbridge
list=$place/installed-files

german=
case ${LC_ALL:-${LC_MESSAGES:-${LANG:-}}} in de*) german=yes ;; esac
say() { if [ -n "$german" ]; then echo "$2"; else echo "$1"; fi; }
fail() { say "$1" "$2" >&2; exit 1; }

tell_desktop() {
  if command -v update-mime-database >/dev/null 2>&1 && [ -d "$data/mime" ]; then update-mime-database "$data/mime" || true; fi
  if command -v update-desktop-database >/dev/null 2>&1 && [ -d "$data/applications" ]; then update-desktop-database -q "$data/applications" || true; fi
  if command -v gtk-update-icon-cache >/dev/null 2>&1 && [ -f "$data/icons/hicolor/index.theme" ]; then gtk-update-icon-cache -qtf "$data/icons/hicolor" || true; fi
}

remove_files() {
  if [ -f "$1" ]; then
    while IFS= read -r file; do rm -f -- "$file"; done <"$1"
    # Folders that are empty now; those of other programs are not.
    while IFS= read -r file; do
      folder=$(dirname -- "$file")
      while [ "$folder" != "$HOME" ] && [ "$folder" != / ] && [ "$folder" != "$data" ]; do
        rmdir -- "$folder" 2>/dev/null || break
        folder=$(dirname -- "$folder")
      done
    done <"$1"
  fi
}

# What the desktop made from our files alone; nothing is touched while other programs have theirs beside them.
remove_caches() {
  if [ "$(ls -A "$data/applications" 2>/dev/null)" = mimeinfo.cache ]; then rm -f -- "$data/applications/mimeinfo.cache"; fi
  rmdir -- "$data/applications" 2>/dev/null || true
  if [ -d "$data/mime" ] && [ ! -d "$data/mime/packages" ]; then
    for file in XMLnamespaces aliases generic-icons globs globs2 icons magic mime.cache subclasses treemagic types version; do
      rm -f -- "$data/mime/$file"
    done
    rmdir -- "$data/mime"/* "$data/mime" 2>/dev/null || true
  fi
}

uninstall() {
  if [ ! -e "$place" ] && [ ! -e "$link" ]; then
    say "Kingsbridge is not installed for this user." "Kingsbridge ist für diesen Benutzer nicht installiert."
    return
  fi
  copy=$(mktemp)
  cat "$list" >"$copy" 2>/dev/null || true
  echo "$data/applications/kingsbridge.desktop" >>"$copy"
  rm -rf -- "$place"
  remove_files "$copy"
  rm -f -- "$copy" "$link"
  rmdir -- "$HOME/.local/lib" "$HOME/.local/bin" 2>/dev/null || true
  if [ -d "$data/mime" ]; then mkdir -p -- "$data/mime/packages"; fi # without it the types are not made anew
  tell_desktop
  rmdir -- "$data/mime/packages" 2>/dev/null || true
  remove_caches
  say "Kingsbridge is removed. Your games are still in $data/Kingsbridge." "Kingsbridge ist entfernt. Die Spielstände liegen weiter in $data/Kingsbridge."
}

check() {
  [ -x "$here/kingsbridge" ] && [ -d "$here/lib" ] && [ -d "$here/share" ] ||
    fail "This folder is not complete; please unpack the archive again." "Dieser Ordner ist nicht vollständig; bitte das Archiv noch einmal entpacken."
  case $here/ in "$place"/*) fail "This is the installed copy already." "Dies ist schon die installierte Kopie." ;; esac
  mkdir -p -- "$HOME/.local/lib" "$HOME/.local/bin" "$data" 2>/dev/null && [ -w "$HOME/.local/lib" ] && [ -w "$data" ] ||
    fail "There is no right to write to $HOME/.local." "In $HOME/.local darf nicht geschrieben werden."
  need=$(du -sk "$here" | cut -f1)
  free=$(df -Pk "$HOME/.local/lib" | awk 'NR == 2 { print $4 }')
  if [ "$free" -lt "$((need + 10240))" ]; then
    fail "There is not enough space: $((need / 1024)) MB are needed in $HOME/.local." "Es ist nicht genug Platz: In $HOME/.local werden $((need / 1024)) MB gebraucht."
  fi
}

install() {
  check
  fresh=$HOME/.local/lib/.kingsbridge.new.$$
  trap 'rm -rf -- "$fresh"' EXIT
  mkdir -- "$fresh"
  if ! { cp -R -- "$here/kingsbridge" "$here/lib" "$here/licences" "$here/install.sh" "$fresh/"; } 2>/dev/null; then
    fail "The program could not be copied; nothing was changed." "Das Programm konnte nicht kopiert werden; nichts wurde geändert."
  fi
  if [ -f "$list" ]; then old=$(mktemp) && cp -- "$list" "$old" && remove_files "$old" && rm -f -- "$old"; fi
  rm -rf -- "$place"
  mv -- "$fresh" "$place"
  : >"$list"
  (cd "$here/share" && find . -type f) | sed 's|^\./||' | while IFS= read -r file; do
    mkdir -p -- "$(dirname -- "$data/$file")"
    cp -- "$here/share/$file" "$data/$file"
    printf '%s\n' "$data/$file" >>"$list"
  done
  escaped=$(printf '%s' "$place" | sed 's/[&|\\]/\\&/g')
  rm -f -- "$link"
  sed "s|@PROGRAM@|$escaped|g" "$here/launcher.sh" >"$link"
  chmod 755 "$link"
  # The session may not look for programs in ~/.local/bin.
  command=$(printf '%s' "$link" | sed 's/[&|\\]/\\&/g')
  entry=$data/applications/kingsbridge.desktop
  sed -i "s|^Exec=kingsbridge|Exec=\"$command\"|; s|^TryExec=.*|TryExec=$command|; s|^StartupNotify=|X-Kingsbridge-User=true\nStartupNotify=|" "$entry"
  tell_desktop
  say "Kingsbridge is installed: look for it in the menu, or type $link" "Kingsbridge ist installiert: im Menü suchen oder $link tippen."
}

case ${1:-} in
  '') install ;;
  --uninstall) uninstall ;;
  *) fail "usage: install.sh [--uninstall]" "Aufruf: install.sh [--uninstall]" ;;
esac
