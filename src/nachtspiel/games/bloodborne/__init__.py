"""Bloodborne: The Card Game. Three to five hunters, one monster at a time, one card each, chosen in secret."""
