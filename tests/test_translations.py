"""The tool that keeps the Linguist files: what it finds, what it fills in, what it refuses."""

import json
import shutil

import pytest

import messages
import translations

SOURCE = """
CONTEXT = "Cards"
PLAIN = QT_TRANSLATE_NOOP(CONTEXT, "Play {card}")
LONG = QT_TRANSLATE_NOOP(
    "Cards",
    "a long "
    "sentence",
)
ONE, MANY = QT_TRANSLATE_NOOP("Cards", "%n card(s)"), (QT_TRANSLATE_NOOP("Cards", ("in " "parentheses")))

class Panel(QWidget):
    def show(self, n):
        self.tr("Close")
        self.tr("%n point(s)", "", len(self.points))
        self.tr("Open", "a file")
        self.tr("Open", "a door")
        language.say("Log", "%n stone(s)", n=n)
        QCoreApplication.translate("Log", "umlaut „Säule“ × 2\\nnext", None, self.count)
        QCoreApplication.translate(context, source, "", n)
"""

GERMAN: dict[str, dict[str, object]] = {
    "Cards": {
        "Play {card}": "{card} spielen",
        "a long sentence": "ein langer Satz",
        "%n card(s)": ["%n Karte", "%n Karten"],
        "in parentheses": "in Klammern",
    },
    "Panel": {
        "Close": "Schließen",
        "%n point(s)": ["%n Punkt", "%n Punkte"],
        "Open": {"a file": "Öffnen", "a door": "Aufmachen"},
    },
    "Log": {"%n stone(s)": ["%n Stein", "%n Steine"], "umlaut „Säule“ × 2\nnext": "Säule"},
}
ENGLISH: dict[str, dict[str, object]] = {
    "Cards": {"%n card(s)": ["%n card", "%n cards"]},
    "Panel": {"%n point(s)": ["%n point", "%n points"]},
    "Log": {"%n stone(s)": ["%n stone", "%n stones"]},
}


@pytest.fixture
def tree(tmp_path):
    sources, folder = tmp_path / "sources", tmp_path / "translations"
    sources.mkdir()
    folder.mkdir()
    (sources / "panel.py").write_text(SOURCE, encoding="utf-8")
    for code in ("de", "en"):
        translations.add(code, sources, folder)
    return sources, folder


@pytest.fixture
def translated(tree):
    sources, folder = tree
    translations.update(sources, folder)
    translations.fill("de", GERMAN, folder)
    translations.fill("en", ENGLISH, folder)
    translations.release(folder)
    return tree


def expect_refusal(tree, text):
    with pytest.raises(translations.Refused, match=text):
        translations.check(*tree)


def test_every_way_to_say_something_is_found_with_its_context(tree):
    found = set(messages.find(tree[0]))
    assert found == {
        messages.Message(context, source, comment)
        for context, sentences in GERMAN.items()
        for source, text in sentences.items()
        for comment in (text if isinstance(text, dict) else [""])
    }


def test_a_count_makes_a_plural_in_the_file_whatever_the_call_looks_like(tree):
    translations.update(*tree)
    entries = translations.read(translations.ts("de", tree[1]))
    assert {m.source for m, e in entries.items() if e.get("numerus") == "yes"} == {
        "%n card(s)",
        "%n point(s)",
        "%n stone(s)",
    }
    assert {m.source for m in translations.read(translations.ts("en", tree[1]))} == {
        "%n card(s)",
        "%n point(s)",
        "%n stone(s)",
    }


@pytest.mark.parametrize(
    "line", ['QT_TRANSLATE_NOOP("C", f"{n} cards")', 'QT_TRANSLATE_NOOP(context, "x")', 'QT_TRANSLATE_NOOP("C", "")']
)
def test_a_hidden_sentence_is_named_with_its_line(tree, line):
    (tree[0] / "bad.py").write_text(f"n = 1\n{line}\n", encoding="utf-8")
    with pytest.raises(messages.Unreadable, match=r"bad\.py:2"):
        messages.find(tree[0])


def test_complete_translations_pass_and_survive_an_update(translated):
    translations.check(*translated)
    before = translations.ts("de", translated[1]).read_bytes()
    translations.update(*translated)
    assert translations.ts("de", translated[1]).read_bytes() == before
    translations.check(*translated)


def test_an_untranslated_sentence_is_refused(translated):
    (translated[0] / "more.py").write_text('QT_TRANSLATE_NOOP("Cards", "New")', encoding="utf-8")
    expect_refusal(translated, "not in the file: Cards: 'New'")
    translations.update(*translated)
    expect_refusal(translated, "not translated: Cards: 'New'")


def test_a_sentence_that_is_gone_is_refused_until_the_update(translated):
    (translated[0] / "panel.py").write_text(SOURCE.replace('self.tr("Close")', "pass"), encoding="utf-8")
    expect_refusal(translated, "no longer used: Panel: 'Close'")


def test_a_compiled_file_of_other_content_is_refused(translated):
    changed = json.loads(json.dumps(GERMAN).replace("spielen", "legen"))
    translations.fill("de", changed, translated[1])
    expect_refusal(translated, r"kingsbridge_de\.qm is not compiled")
    translations.release(translated[1])
    translations.check(*translated)


@pytest.mark.parametrize(
    ("texts", "complaint"),
    [
        ({"Cards": {"Play {card}": "{karte} spielen"}}, "parameters"),
        ({"Cards": {"Play {card}": "spielen"}}, "parameters"),
        ({"Cards": {"%n card(s)": "%n Karten"}}, "2 form"),
        ({"Cards": {"unknown": "unbekannt"}}, "no such sentence"),
        ({"Cards": {"in parentheses": ""}}, "empty"),
    ],
)
def test_a_wrong_translation_is_refused_and_the_rest_is_kept(tree, texts, complaint):
    translations.update(*tree)
    with pytest.raises(translations.Refused, match=complaint):
        translations.fill("de", {"Panel": {"Close": "Schließen"}} | texts, tree[1])
    entries = translations.read(translations.ts("de", tree[1]))
    assert translations.forms(entries[messages.Message("Panel", "Close")]) == ["Schließen"]
    assert len(translations.unfinished(translations.ts("de", tree[1]))) == len(entries) - 1


def test_qt_reads_what_was_compiled(translated, qapp):
    from PySide6.QtCore import QCoreApplication, QTranslator

    translator = QTranslator()
    assert translator.load(str(translations.qm("de", translated[1])))
    QCoreApplication.installTranslator(translator)
    try:
        assert QCoreApplication.translate("Cards", "Play {card}") == "{card} spielen"
        assert QCoreApplication.translate("Cards", "%n card(s)", "", 1) == "1 Karte"
        assert QCoreApplication.translate("Cards", "%n card(s)", "", 3) == "3 Karten"
        assert QCoreApplication.translate("Panel", "Open", "a door") == "Aufmachen"
    finally:
        QCoreApplication.removeTranslator(translator)


def test_a_language_that_is_hardly_begun_is_refused_in_a_few_lines(monkeypatch, translated):
    monkeypatch.setattr(translations, "MOST_TOLD", 1)
    _, folder = translated
    for language in ("de", "en"):
        (folder / f"kingsbridge_{language}.qm").unlink()
    with pytest.raises(translations.Refused) as refused:
        translations.check(*translated)
    first, rest = str(refused.value).splitlines()
    assert "release" in first
    assert rest == "and 1 more"


@pytest.mark.parametrize(
    ("source", "told", "is_wrong"),
    [
        ("%n point(s) ahead", ["%n point ahead", "%n points ahead"], False),
        ("%n point(s) ahead", ["%n Punkt voraus", "%n Punkte voraus"], True),
        ("%n VP", ["%n VP", "%n VP"], False),
        ("%n", ["%n", "%n"], False),
        ("{name}: %n deal(s)", ["{name}: %n deal", "{name}: %n Durchgänge"], True),
    ],
)
def test_an_english_plural_is_english(source, told, is_wrong):
    assert bool(translations.foreign(source, told)) is is_wrong


def test_german_has_no_plural_form_from_english(tmp_path):
    assert translations.borrowed("de") == []
    for language in ("de", "en"):
        shutil.copy(translations.ts(language), tmp_path)
    english = translations.read(translations.ts("en"))
    texts: dict[str, dict[str, list[str]]] = {}
    for message, entry in english.items():
        if not message.comment:
            texts.setdefault(message.context, {})[message.source] = translations.forms(entry)
    translations.fill("de", texts, tmp_path)
    translations.release(tmp_path)
    assert len(translations.borrowed("de", tmp_path)) > translations.MOST_BORROWED
    with pytest.raises(translations.Refused, match="plural forms are English"):
        translations.check(folder=tmp_path)
