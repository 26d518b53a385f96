"""Comment chaque jeu s’écrit : un dossier par jeu, un module par feuille."""
