"""What cards can do: one small class for each word of docs/bluthelden-cards.md."""
