"""French as the pages write it: numbers, plurals, lists, ranks."""

from collections.abc import Iterable

NARROW = "\N{NARROW NO-BREAK SPACE}"
FIXED = "\N{NO-BREAK SPACE}"


def digits(number: int) -> str:
    """Écrit un nombre avec une espace fine entre les milliers : 1 000."""
    return f"{number:,}".replace(",", NARROW)


def count(number: int, one: str, many: str = "") -> str:
    """Accorde : 0 point, 1 point, 2 points."""
    noun = one if abs(number) < 2 else many or one + "s"
    return f"{digits(number)}{FIXED}{noun}"


def listed(items: Iterable[str], last: str = "et") -> str:
    """Énumère : Léa, Hugo et Chloé."""
    *head, tail = [*items] or [""]
    return f"{', '.join(head)} {last} {tail}" if head else tail


def ordinal(rank: int) -> str:
    """Écrit un rang : 1er, 2e."""
    return "1er" if rank == 1 else f"{rank}e"


def place(rank: int, sharing: int) -> str:
    """Écrit une place : 1er, 2e, 1er ex æquo quand plusieurs la partagent."""
    return f"{ordinal(rank)}{FIXED}ex{FIXED}æquo" if sharing > 1 else ordinal(rank)


def total(terms: Iterable[int]) -> str:
    """Écrit un calcul en entier : 40 + 3 + 9 = 52 ; un seul terme s’écrit seul."""
    numbers = [*terms]
    answer = digits(sum(numbers))
    return f"{' + '.join(map(digits, numbers))} = {answer}" if len(numbers) > 1 else answer
