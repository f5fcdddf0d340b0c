"""Pictures of screens are compared with those from before, so that only what changed is looked at again."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QColor, QImage

import screen_changes


def picture(folder: Path, name: str, *dots: tuple[int, int], wide: int = 20, shade: int = 200) -> None:
    folder.mkdir(exist_ok=True)
    image = QImage(wide, 10, QImage.Format.Format_RGB32)
    image.fill(QColor(200, 200, shade))
    for x, y in dots:
        image.setPixelColor(x, y, QColor("black"))
    assert image.save(str(folder / f"{name}.png"))


def test_what_changed_is_told_with_its_place_and_the_most_first(tmp_path):
    old, new = tmp_path / "old", tmp_path / "new"
    for folder in (old, new):
        picture(folder, "same")
    picture(old, "little")
    picture(new, "little", (3, 4))
    picture(old, "much")
    picture(new, "much", (1, 2), (5, 7), (9, 3))
    found, same = screen_changes.compare(old, new)
    assert [(change.name, change.words) for change in found] == [
        ("much", "3 pixels at 1,2,10,8"),
        ("little", "1 pixels at 3,4,4,5"),
    ]
    assert same == 1


def test_a_breath_of_another_colour_is_the_same(tmp_path):
    picture(tmp_path / "old", "a", shade=200)
    picture(tmp_path / "new", "a", shade=200 + screen_changes.LEAST - 1)
    assert screen_changes.compare(tmp_path / "old", tmp_path / "new") == ([], 1)
    picture(tmp_path / "new", "a", shade=200 + screen_changes.LEAST)
    assert screen_changes.compare(tmp_path / "old", tmp_path / "new")[1] == 0


def test_new_gone_and_larger_pictures_are_told(tmp_path):
    old, new = tmp_path / "old", tmp_path / "new"
    picture(old, "gone")
    picture(new, "come")
    picture(old, "grown")
    picture(new, "grown", wide=30)
    found, same = screen_changes.compare(old, new)
    assert [(change.name, change.words) for change in found] == [
        ("come", "new"),
        ("gone", "gone"),
        ("grown", "20 × 10 became 30 × 10"),
    ]
    assert same == 0
