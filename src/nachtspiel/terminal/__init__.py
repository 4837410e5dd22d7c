"""The text client: every game in a terminal, for one person among bots or several round one keyboard."""
