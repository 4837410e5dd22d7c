"""What the tests know of Beacon alone."""
