"""What the toy asks."""

from __future__ import annotations

from collections.abc import Mapping

from kingsbridge_desktop.core.fields import Codec

FRAMES: Mapping[str, Mapping[str, Codec]] = {"turn": {}, "mark": {}, "next": {}}
