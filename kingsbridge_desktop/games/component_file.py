"""Reading a game's data file under assets: checked by pydantic once, refused with the first reason."""

from __future__ import annotations

from typing import TypeVar

from pydantic import BaseModel, ValidationError

from kingsbridge_desktop import resources
from kingsbridge_desktop.core.errors import BadData

Model = TypeVar("Model", bound=BaseModel)


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
