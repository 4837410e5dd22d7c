"""How the store got its shape, step by step. Run at every start."""
