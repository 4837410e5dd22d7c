"""What the conformance suite has to know of Bloodborne's pieces."""

# Copies share it: nothing changes it.
SHARED = {
    "Hunt.box",  # content
    "Hunt.variants",  # what the table agreed on before the game
    "Hunter.texts",  # a list of content that is replaced, never changed
}
# It makes no difference to a position.
NO_PART = {
    "Dungeon.first_boss",  # content: with which number the bosses begin
}
# It follows from other pieces.
DERIVED = {
    "Hunt.order",  # the hunters in the order of turns
}
