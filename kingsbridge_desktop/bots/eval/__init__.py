"""What each game tells its bots about playing well."""
