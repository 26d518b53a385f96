"""A game of 6 qui prend, round after round, until someone has too many heads."""

from collections.abc import Sequence

from scoring_core import french
from scoring_core.entry import Entry, Place
from scoring_core.french import FIXED, NARROW
from scoring_core.ledger import telling
from scoring_core.ledger.kind import Kind
from scoring_core.ledger.reading import Ledger, Round, cell_name
from scoring_core.ledger.sheet import sheet
from scoring_core.markup import Node, name, rule_link, verdict
from scoring_core.rules import ledger as rules
from scoring_core.rules import six_qui_prend
from scoring_core.rules.ledger import AWAY
from scoring_core.seats import Seat
from scoring_core.sheets.six_qui_prend import heads_said, manche, short_heads_said, values

LIMIT = six_qui_prend.LIMIT
TARGETS = (
    (six_qui_prend.TARGET, f"plus de {LIMIT}, la notice française"),
    (six_qui_prend.TARGET_IN_ENGLISH, f"{LIMIT} suffisent, notices en anglais"),
    (six_qui_prend.TARGET_OF_CATEGORY_5, f"plus de {six_qui_prend.TARGET_OF_CATEGORY_5 - 1}, Category 5"),
    (six_qui_prend.TARGET_OF_A_SHORT_GAME, "partie courte"),
    (None, "on s’arrête aux manches prévues, ou quand on veut"),
)


def _words(place: Place, ledger: Ledger) -> Node:
    """Ce qui est trop ou trop peu pour une manche : un avertissement, car des tables ont leurs règles."""
    doubtful = [(round_, _doubt(round_)) for round_ in ledger.closed if _doubt(round_)]
    link = rule_link(place, "verifier", "D’où viennent ces bornes")
    return [verdict("manque", f"Manche {round_.number}{FIXED}: {doubt}", link) for round_, doubt in doubtful]


def _doubt(round_: Round) -> str:
    players = sum(cell is not AWAY for cell in round_.cells)
    if players < six_qui_prend.FEWEST_PLAYERS:
        return ""
    most, fewest = six_qui_prend.most_heads(players, tactical=False), six_qui_prend.fewest_heads(players)
    if fewest <= round_.sum <= most:
        return ""
    return f"{heads_said(round_.sum)} en tout. À {players} joueurs, une manche en donne de {fewest} à {most}."


def _counted(entry: Entry) -> tuple[dict[int, int], dict[str, str]]:
    """Les têtes de chaque pile que l’on a comptée ; les autres cases attendent."""
    return {pile.seat.number: pile.heads for pile in manche.SHEET.read(entry).piles if pile.filled}, {}


def _story(ledger: Ledger) -> Node:
    return telling.told(ledger, _told)


def _told(people: Sequence[Seat], round_: Round) -> Node:
    """Qui ramasse quoi, du plus chargé au plus léger."""
    scores = zip(people, map(rules.points, round_.cells), strict=True)
    heaviest_first = sorted(scores, key=lambda score: -score[1])
    (most, heads), *others = heaviest_first
    rest = [[name(seat.name), f"{FIXED}{french.digits(points)}"] for seat, points in others]
    return name(most.name), f" ramasse {short_heads_said(heads)}", [[", ", item] for item in rest], "."


KIND = Kind(
    fewest=six_qui_prend.FEWEST_PLAYERS,
    most=six_qui_prend.MOST_PLAYERS,
    highest=six_qui_prend.DECK_HEADS,
    unit="tête",
    target=str(six_qui_prend.TARGET),
    target_hint="La partie s’arrête à la fin de la manche où un total l’atteint. Efface-le pour jouer sans objectif.",
    targets=TARGETS,
    planned=lambda players: ((2, "variante des 25 ans"), (players, "une par joueur")),
    words=_words,
    values=values,
    counter=manche.SHEET.slug,
    counted=_counted,
    story=_story,
)

FIVE_ROUNDS = ((11, 33, 8, 0), (19, 6, 10, 5), (4, 11, 18, 28), (16, 9, 9, 14), (4, 15, 18, 19))


def _example() -> str:
    cells = "".join(
        f"&{cell_name(r, s)}={n}" for r, round_ in enumerate(FIVE_ROUNDS, 1) for s, n in enumerate(round_, 1)
    )
    return f"joueur-1=Léa&joueur-2=Hugo&joueur-3=Chloé&joueur-4=Nathan{cells}"


SHEET = sheet(
    KIND,
    slug="six-qui-prend/partie",
    title=f"Compter une partie de 6 qui prend{NARROW}!",
    blank="joueur-1=&joueur-2=&joueur-3=&joueur-4=",
    example=_example(),
)
