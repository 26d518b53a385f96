"""How soon, how much, how heavy: the sheets measured in a real browser."""
