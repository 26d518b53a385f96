"""Ce que disent les jeux : des faits typés entrent, des points expliqués sortent."""
