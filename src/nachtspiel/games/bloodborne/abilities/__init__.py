"""What cards can do: one small class for each text, named in the content files."""
