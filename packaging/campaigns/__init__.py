"""Long tries to break the program, one module each; packaging/campaign.py finds and runs them."""
