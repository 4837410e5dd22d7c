"""Leaks: looked for on every way out of the server, and the search itself put to the test by leaks that are let in."""
