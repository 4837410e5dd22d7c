"""Every message in both directions. What does not fit these is malformed, and refused before anything looks at it."""
