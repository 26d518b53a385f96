"""Compter les points à table : 6 qui prend !, Carcassonne et Papayoo.

Une feuille lit un formulaire et répond par une page : `scoring_core.page.respond`.
"""
