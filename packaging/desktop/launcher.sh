#!/bin/sh
# Starts the program that install.sh put into a folder; says so where the folder is gone.
program='@PROGRAM@/kingsbridge'
if [ -x "$program" ]; then
  exec "$program" "$@"
fi
case ${LC_ALL:-${LC_MESSAGES:-$LANG}} in
  de*) text="Kingsbridge liegt nicht mehr in seinem Ordner (@PROGRAM@). Bitte install.sh aus dem entpackten Archiv noch einmal starten." ;;
  *) text="Kingsbridge is no longer in its folder (@PROGRAM@). Please run install.sh of the unpacked archive again." ;;
esac
echo "$text" >&2
if [ ! -t 2 ]; then
  for try in "zenity --error --no-markup --title=Kingsbridge --text" "kdialog --title Kingsbridge --error" "xmessage -center" "notify-send Kingsbridge"; do
    if command -v "${try%% *}" >/dev/null 2>&1; then
      case $try in
        zenity*) zenity --error --no-markup --title=Kingsbridge --text="$text" ;;
        *) $try "$text" ;;
      esac
      break
    fi
  done
fi
exit 2
