"""The parts around a board: prompt, players, log, looking back."""
