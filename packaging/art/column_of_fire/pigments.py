"""Colours of the chart of the Channel beside the common ones."""

PARCH, PARCH_LIGHT, PARCH_DARK = "#F0E2C2", "#F7EEDA", "#D8C08E"
SEPIA = "#6B4A2E"
STONE, STONE_DARK, SLATE, TILE, WOOD = "#E2D6BC", "#B9A98A", "#7F8FA3", "#B9634A", "#B78A57"
DIE = {"white": "#FBF7EC", "blue": "#3C64A0", "orange": "#DE8431", "brown": "#82542F", "violet": "#74468A"}
WASH = {"england": "#FFFDF4", "france": "#3F6BB0", "netherlands": "#E0852F", "spain": "#8E5F38"}
