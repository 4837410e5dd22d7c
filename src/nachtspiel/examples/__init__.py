"""Small games that show how a game is made. They are played by name and tested like all others."""
