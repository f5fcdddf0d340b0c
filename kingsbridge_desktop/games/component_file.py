"""Reading a game's data file under assets: checked by pydantic once, refused with the first reason."""

from __future__ import annotations

from typing import Annotated, TypeVar

from pydantic import AfterValidator, BaseModel, StringConstraints, ValidationError

from kingsbridge_desktop import resources
from kingsbridge_desktop.core.errors import BadData

Model = TypeVar("Model", bound=BaseModel)
SOURCE_LANGUAGE = "en"  # a name in it must be there; other languages may be added without touching code


def _named(names: dict[str, str]) -> dict[str, str]:
    if SOURCE_LANGUAGE not in names:
        raise ValueError(f"a name in {SOURCE_LANGUAGE!r} is missing")
    empty = [code for code, text in names.items() if not text.strip()]
    if empty:
        raise ValueError(f"the name in {empty[0]!r} is empty")
    return names


LanguageCode = Annotated[str, StringConstraints(pattern=r"^[a-z]{2,3}(_[A-Za-z]+)?$")]
Names = Annotated[dict[LanguageCode, str], AfterValidator(_named)]  # {language: text}


def text_of(file: str) -> str:
    """The text of a data file of this installation."""
    try:
        return (resources.assets() / "data" / file).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadData(f"{file} cannot be read: {error}", file=file) from error


def validated(file: str, model: type[Model], text: str) -> Model:
    """The text as the model; BadData says where it is wrong and why."""
    try:
        return model.model_validate_json(text)
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        where = ".".join(str(part) for part in first["loc"]) or "file"
        reason = str(first["msg"]).removeprefix("Value error, ")
        raise BadData(f"{file}: {where}: {reason}", file=file, where=where) from error
