"""The final count: each player's sum, line by line, and who wins."""

from collections.abc import Sequence
from dataclasses import dataclass

from scoring_core import french
from scoring_core.french import FIXED, count, listed
from scoring_core.rules import ranking
from scoring_core.rules.carcassonne.goods import goods
from scoring_core.rules.points import Line as Reason
from scoring_core.rules.points import total
from scoring_core.seats import Seat
from scoring_core.sheets.carcassonne import said
from scoring_core.sheets.carcassonne.feature import KINDS
from scoring_core.sheets.carcassonne.line import Line
from scoring_core.sheets.carcassonne.market import KINDS as GOODS
from scoring_core.sheets.carcassonne.market import Tokens

TRACK = "piste"
SAID = {TRACK: TRACK} | {kind: name.lower() for kind, name in KINDS.items()} | GOODS

Scored = tuple[str | None, tuple[int | None, ...]]  # a feature's kind, and its score for each seat


@dataclass(frozen=True, slots=True)
class Player:
    """Une place, ce que dit la piste, et tout ce qui s’y ajoute."""

    seat: Seat
    colour: str | None
    track: int | None
    reasons: tuple[Reason, ...]

    @property
    def total(self) -> int:
        return total(self.reasons)


@dataclass(frozen=True, slots=True)
class Final:
    """Le décompte final de la table."""

    players: tuple[Player, ...]
    lines: tuple[Line, ...]
    scored: tuple[Scored, ...]  # of the lines where something is typed
    opened: int
    tokens: Tokens
    over: bool

    @property
    def totals(self) -> list[int]:
        return [player.total for player in self.players]

    @property
    def ranks(self) -> tuple[int, ...]:
        return ranking.ranks(self.totals, lowest_first=False)

    @property
    def winners(self) -> list[Seat]:
        return [self.players[position].seat for position in ranking.firsts(self.ranks)]

    @property
    def goods(self) -> list[int]:
        return [total(goods(self.tokens, player.seat.number)) for player in self.players]

    @property
    def started(self) -> bool:
        return any(player.reasons for player in self.players)

    @property
    def unread(self) -> list[Seat]:
        """Ceux dont le pion n’est pas encore lu."""
        return [player.seat for player in self.players if player.track is None]


def reasons(
    index: int, seat: Seat, track: int | None, features: Sequence[Scored], tokens: Tokens
) -> tuple[Reason, ...]:
    """Les points d’une place : la piste, puis les éléments, puis les marchandises."""
    walked = [] if track is None else [Reason(track, TRACK, TRACK)]
    added = [Reason(scores[index], kind, said.ANCHORS[kind][0]) for kind, scores in features if scores[index]]
    return (*walked, *added, *goods(tokens, seat.number))


def verdict_words(final: Final) -> tuple[str, ...]:
    """La sorte de verdict, puis ses phrases, le chiffre ou le nom d’abord."""
    if not final.players:
        return "note", "Ajoute les joueurs pour compter."
    if not (final.started or final.over):
        return "note", "Écris le score de chacun, lu sur la piste.", "Le plus haut total gagne."
    names, best = listed(seat.name for seat in final.winners), count(max(final.totals), "point")
    if final.over:
        return "bon", *_victory(names, best, len(final.winners))
    unread = (
        [f"Score encore à lire{FIXED}: {listed(seat.name for seat in final.unread)}."] if final.unread else []
    )
    return "note", f"En tête{FIXED}: {names}, {best}.", *unread


def _victory(names: str, best: str, winners: int) -> tuple[str, ...]:
    if winners == 1:
        return f"{names} gagne avec {best}.", "Le plus haut total gagne."
    return f"{names} gagnent ensemble{FIXED}: {best} chacun.", "La victoire est partagée."


def place_of(final: Final, player: Player) -> str:
    """Le rang tel qu’il s’affiche : 1er ex æquo."""
    ranks = final.ranks
    rank = ranks[final.players.index(player)]
    return french.place(rank, ranks.count(rank))
