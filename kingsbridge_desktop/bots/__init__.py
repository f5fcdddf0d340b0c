"""Players without hands: they see masked states and the legal actions, nothing else."""
