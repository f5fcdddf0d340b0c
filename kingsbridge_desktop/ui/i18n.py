"""The language of the window: Qt's translators, switched while the app runs."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from kingsbridge_desktop import resources
from kingsbridge_desktop.text.language import FILE_PREFIX, SOURCE_LANGUAGE, Language, known, languages

REGIONS = {SOURCE_LANGUAGE: "en_GB"}


def system_language() -> str:
    """What the desktop speaks if we do, else English."""
    return known(QLocale.system().name())


def locale_of(code: str) -> QLocale:
    """How dates and numbers are written in a language: our English is British."""
    return QLocale(REGIONS.get(code, code))


def own_name(code: str) -> str:
    """What a language calls itself."""
    locale = QLocale(code)
    if code == SOURCE_LANGUAGE:  # Qt would say "American English"
        return QLocale.languageToString(locale.language())
    name = locale.nativeLanguageName()
    return name[:1].upper() + name[1:] if name else code


def _through_qt(context: str, source: str, n: int) -> str:
    return QCoreApplication.translate(context, source, "", n)


class Translators:
    """The installed translators; `switch` sends every widget a LanguageChange event."""

    def __init__(self) -> None:
        self._installed: list[QTranslator] = []
        self.language = Language(SOURCE_LANGUAGE, _through_qt)

    def switch(self, setting: str) -> Language:
        """Installs a language; "system" follows the desktop."""
        code = setting if setting in languages() else system_language()
        for translator in self._installed:
            QCoreApplication.removeTranslator(translator)
        self._installed = []
        QLocale.setDefault(locale_of(code))
        qt_folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        for name, folder in ((f"qtbase_{code}", qt_folder), (f"{FILE_PREFIX}{code}", str(resources.translations()))):
            translator = QTranslator()
            if translator.load(name, folder):
                QCoreApplication.installTranslator(translator)
                self._installed.append(translator)
        self.language = Language(code, _through_qt)
        return self.language
