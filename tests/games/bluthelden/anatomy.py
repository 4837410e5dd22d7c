"""What the conformance suite has to know of Bluthelden's pieces."""

# Copies share it: nothing changes it.
SHARED = {
    "Duel.box",  # content
    "Duel.variants",  # what the table agreed on before the game
    "Duel.chain",  # a list that is replaced, never changed, of items that never change
    "Duel.pending",  # the same
    "Duel.lasting",  # the same
    "Duel.resolving",  # an item of the chain
    "Making.item",  # the same
    "Player.deck",  # content: which cards a player plays with
}
# It follows from all that lies on the table.
DERIVED = {
    "Duel.stale",  # whether the values of the permanents have to be worked out again
    "Piece.power",
    "Piece.hp",
    "Piece.resistance",
    "Piece.initiative",
    "Piece.keywords",
    "Piece.blank",
    "Piece.reduce",
    "Piece.shifts",
}
