"""The rulebook, phase by phase: the setup, then the round, which names the eight phases in their order."""
