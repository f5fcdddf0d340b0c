"""The cathedral that grows: a layer for every part that is set, one with scaffolding for the part of this round."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF

from kingsbridge_desktop.ui.art.palette import Theme
from kingsbridge_desktop.ui.board.ground import anchors
from kingsbridge_desktop.ui.board.scene import BoardScene
from kingsbridge_desktop.ui.board.view import ViewContext
from kingsbridge_desktop.ui.games.pillars.items import Layer

_GROUND = -800.0


class Cathedral:
    """The layers that stand on the site."""

    def __init__(self, scene: BoardScene, context: ViewContext) -> None:
        self._scene = scene
        self._light: Theme = context.light
        self._layers: dict[str, Layer] = {}

    def restyle(self, light: Theme) -> None:
        """Another light."""
        self._light = light
        for layer in self._layers.values():
            layer.restyle(light)

    def show(self, parts: int, busy: bool) -> None:
        """So many parts set; while the game runs the next one rises."""
        file = anchors("pillars")["cathedral"]
        wanted = {}
        for number, part in enumerate(file["parts"]):
            if number < parts:
                wanted[part["built"]["picture"]] = part["built"]["box"], part["z"]
            elif number == parts and busy:
                wanted[part["rising"]["picture"]] = part["rising"]["box"], part["z"]
        if parts < len(file["parts"]):
            wanted[file["tools"]["picture"]] = file["tools"]["box"], file["tools"]["z"]
        for name in [name for name in self._layers if name not in wanted]:
            self._scene.removeItem(self._layers.pop(name))
        for name, (box, z) in wanted.items():
            self._add(name, box, z).setOpacity(1.0)

    def _add(self, name: str, box: list[float], z: float) -> Layer:
        layer = self._layers.get(name)
        if layer is None:
            layer = self._layers[name] = Layer(name, QRectF(*box), self._light, _GROUND + z)
            self._scene.addItem(layer)
        return layer

    def rising(self, parts: int) -> Callable[[float], None]:
        """Fades the newest part in over its scaffolding."""
        part = anchors("pillars")["cathedral"]["parts"][parts - 1]
        layer = self._add(part["built"]["picture"], part["built"]["box"], part["z"])
        layer.setOpacity(0.0)

        def fade(t: float) -> None:
            layer.setOpacity(t)

        return fade
