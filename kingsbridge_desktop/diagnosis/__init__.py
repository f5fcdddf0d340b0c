"""What is written down when something goes wrong, for the person at the screen and for whoever mends it; without Qt."""
