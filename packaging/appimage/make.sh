#!/bin/sh
# Makes an AppImage from the folder program: packaging/appimage/make.sh dist/kingsbridge dist
# Needs appimagetool. Never run yet; the folder program it packs is the tested one.
set -eu
program=$1 out=$2
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT
mkdir -p "$work/usr/lib/kingsbridge"
cp -R "$program/kingsbridge" "$program/lib" "$program/licences" "$work/usr/lib/kingsbridge/"
cp -R "$program/share" "$work/usr/share"
cp "$here/AppRun" "$work/AppRun"
chmod 755 "$work/AppRun"
cp "$program/share/applications/kingsbridge.desktop" "$work/"
cp "$program/share/icons/hicolor/256x256/apps/kingsbridge.png" "$work/"
# Tools look for the metainfo under this older name.
mkdir -p "$work/usr/share/metainfo"
appimagetool --no-appstream "$work" "$out/Kingsbridge-$(uname -m).AppImage"
