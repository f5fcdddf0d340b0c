"""Words are found as people type them."""

import pytest

from kingsbridge_desktop.text.finding import meaning, spots

TEXT = "Der König zahlt.\nGroße Maß\u00a0und Straße, Türme; Café. koenig; the king’s “court”"


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("König", ["König", "koenig"]),
        ("KÖNIG", ["König", "koenig"]),
        ("konig", ["König"]),
        ("koenig", ["König", "koenig"]),
        ("strasse", ["Straße"]),
        ("straße", ["Straße"]),
        ("turm", ["Türm"]),
        ("tuerme", ["Türme"]),
        ("maß und", ["Maß\u00a0und"]),
        ("mass  UND ", ["Maß\u00a0und"]),
        ("cafe", ["Café"]),
        ("zahlt. große", []),  # not over the end of a line
        ("King's", ["king’s"]),
        ('king’s "court', ["king’s “court"]),
        ("Kardinal", []),
        ("   ", []),
    ],
)
def test_words_are_found_however_they_are_typed(words, found):
    assert [TEXT[start:end] for start, end in spots(TEXT, words)] == found


def test_hits_do_not_lie_over_each_other():
    assert spots("aaaa", "aa") == [(0, 2), (2, 4)]


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        ("Personenkarte", "Person"),
        ("personenkarten ", "Person"),
        ("Personenka", "Person"),
        ("Personenkartenspiel", ""),
        ("Per", ""),  # too little to know
        ("Ubersicht", "Halbjahr"),
        ("uebersichtskarte", "Halbjahr"),
        ("schwarzer  Würfel", "Religionswürfel"),
        ("", ""),
        ("Kardinal", ""),
    ],
)
def test_other_words_for_the_same_thing_are_understood(words, meant):
    known = {"Personenkarte": "Person", "Übersichtskarte": "Halbjahr", "schwarzer Würfel": "Religionswürfel"}
    assert meaning(words, known) == meant
