"""Colours of the chart of the Channel."""

PARCH, PARCH_LIGHT, PARCH_DARK = "#F0E2C2", "#F7EEDA", "#D8C08E"
INK, SEPIA, LAPIS, VERMILION = "#35281C", "#6B4A2E", "#2B4C7E", "#B8392B"
VERDIGRIS, ORPIMENT, MUREX, LEAD = "#3F7A63", "#D9A62E", "#6B3F7A", "#7C7F85"
STONE, STONE_DARK, SLATE, TILE, WOOD = "#E2D6BC", "#B9A98A", "#7F8FA3", "#B9634A", "#B78A57"
DIE = {"white": "#FBF7EC", "blue": "#3C64A0", "orange": "#DE8431", "brown": "#82542F", "violet": "#74468A"}
WASH = {"england": "#FFFDF4", "france": "#3F6BB0", "netherlands": "#E0852F", "spain": "#8E5F38"}
