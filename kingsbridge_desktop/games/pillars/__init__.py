"""The Pillars of the Earth, the board game: six rounds of workers, craftsmen and builders around a cathedral."""
