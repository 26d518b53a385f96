"""The sheet of a game in rounds, shared by the games that have them.

A game describes itself in a `Kind`; `sheet` makes a sheet of it. The lowest total wins.
"""
