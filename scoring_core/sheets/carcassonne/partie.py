"""The end of a game of Carcassonne: final scores first, then what the track does not hold yet."""

import htpy as h

from scoring_core import french, seats
from scoring_core.entry import Entry, Place
from scoring_core.fields import Check, Field
from scoring_core.markup import Node, button, labelled, name, remembered, result, rule_link, verdict
from scoring_core.rules import carcassonne
from scoring_core.sheet import Sheet
from scoring_core.sheets.carcassonne import cards, line, market, rows, said
from scoring_core.sheets.carcassonne.feature import KINDS
from scoring_core.sheets.carcassonne.final import Final, Player, place_of, reasons, verdict_words
from scoring_core.sheets.carcassonne.marker import read_marker
from scoring_core.sheets.carcassonne.meeple import meeple, read_colour
from scoring_core.sheets.carcassonne.partie_actions import ACTIONS, OPENED, free_line
from scoring_core.tables import table
from scoring_core.toolbar import toolbar


def read(entry: Entry) -> Final:
    seated = seats.read_seats(entry, fewest=1, most=carcassonne.MOST_PLAYERS)
    colours = [read_colour(entry, seat) for seat in seated]
    tracks = [read_marker(entry, cards.marker_of(seat)) for seat in seated]
    opened = _read_opened(entry)
    lines = line.read_lines(entry, seated, opened)
    scored = tuple((one.feature.kind, one.feature.scores) for one in lines if one.typed)
    tokens = market.read_tokens(entry, seated)
    over = entry.read(Check(name="terminee", label="La partie est finie"))
    rows_of = enumerate(zip(seated, colours, tracks, strict=True))
    players = tuple(
        Player(seat, colour, track, reasons(i, seat, track, scored, tokens))
        for i, (seat, colour, track) in rows_of
    )
    return Final(players, lines, scored, opened, tokens, over)


def _read_opened(entry: Entry) -> int:
    """La ligne ouverte ; la première, si aucun élément n’est encore écrit."""
    asked = entry.read(Field(name=OPENED, label="Ligne ouverte")) or ""
    if asked.isascii() and asked.isdigit() and len(asked) < 3 and int(asked) <= rows.MOST_ROWS:
        return int(asked)
    return 0 if line.typed_lines(entry.form) else 1


def data(final: Final) -> dict:
    return {
        "over": final.over,
        "totals": final.totals,
        "elements": [list(scores) for _, scores in final.scored],
        "goods": final.goods,
        "winners": [seat.number for seat in final.winners],
        "ranks": list(final.ranks),
    }


def status(final: Final) -> str:
    return " ".join(verdict_words(final)[1:])


def form(entry: Entry, final: Final) -> Node:
    return (
        result(entry, _answer(entry.place, final), done=final.over),
        h.div[(cards.card(entry, player, place_of(final, player)) for player in final.players)],
        _elements(entry, final),
        market.section(entry, tuple(player.seat for player in final.players), final.tokens),
        h.div(class_="reglages")[labelled(entry, "terminee")],
        _again(final),
        toolbar(entry),
        cards.colours(entry, tuple(player.seat for player in final.players)),
    )


def _again(final: Final) -> Node:
    """Qui gagne, là où l’on vient de le dire fini ; puis les mêmes joueurs, et une piste à zéro."""
    if not final.over:
        return None
    _, figure, *_ = verdict_words(final)
    again = button("rejouer", "Rejouer avec les mêmes", "suivant", data_nouvelle=True)
    return h.p(class_="mene")[h.strong[figure]], h.div(class_="actions")[again]


def _answer(place: Place, final: Final) -> Node:
    kind, figure, *words = verdict_words(final)
    tie = (
        rule_link(place, "egalite-finale", "En cas d’égalité")
        if final.over and len(final.winners) > 1
        else None
    )
    return verdict(kind, figure, *words, tie)


def _elements(entry: Entry, final: Final) -> h.Element:
    return h.section(class_="elements", aria_label="Ce qui n’est pas encore sur la piste")[
        h.h3["Ajouter ce qui n’est pas encore sur la piste"],
        h.p(class_="aide")[
            "Les éléments inachevés, les abbayes, les champs. Ne rajoute pas ce que le pion a déjà marqué. ",
            rule_link(
                entry.place,
                "pourquoi-score-final",
                f"Que reste-t-il à compter{french.NARROW}?",
            ),
        ],
        _opened_field(entry, final.opened),
        h.ol(class_="lignes")[(_line(entry, final, one) for one in final.lines)],
        _add_buttons() if free_line(entry.form) else None,
    ]


def _opened_field(entry: Entry, opened: int) -> h.Element:
    number = str(opened) if opened or entry.text(OPENED) else ""
    return h.input(type="hidden", id=entry.place.prefix + OPENED, name=OPENED, value=number)


def _line(entry: Entry, final: Final, one: line.Line) -> Node:
    return line.opened(entry, one) if one.number == final.opened else line.closed(entry, one)


@remembered
def _add_buttons() -> h.Element:
    return h.div(class_="actions")[
        (button(f"element:{kind}", f"+ {words}", "", f"Ajouter : {words}") for kind, words in KINDS.items())
    ]


def drawing(final: Final, place: Place) -> Node:
    heads = ("Joueur", "Piste", "Ajouté", "Total", "Rang")
    lines = [_drawn(final, player) for player in final.players]
    features = [_drawn_line(one) for one in final.lines if one.feature.points is not None]
    return (
        table("Le décompte final", heads, lines),
        h.ul(class_="calculs")[
            (
                h.li[name(player.seat.name), f"{french.FIXED}: ", cards.worked(player)]
                for player in final.players
            )
        ],
        table("Ce que la piste ne disait pas encore", ("Élément", "Calcul", "Qui marque"), features)
        if features
        else None,
        _answer(place, final),
    )


def _drawn(final: Final, player: Player) -> tuple[Node, ...]:
    track = player.track or 0
    return (
        (meeple(player.seat, player.colour), name(player.seat.name)),
        french.digits(track),
        french.digits(player.total - track),
        h.strong[french.digits(player.total)],
        place_of(final, player),
    )


def _drawn_line(one: line.Line) -> tuple[Node, ...]:
    return one.title, said.worked(one.feature.terms), line.short(one.feature)


SHEET = Sheet(
    slug="carcassonne/partie",
    title="Finir une partie de Carcassonne",
    blank="joueur-1=&joueur-2=&joueur-3=&joueur-4=",
    example=(
        "joueur-1=Léa&joueur-2=Hugo&joueur-3=Chloé&joueur-4=Nathan"
        "&couleur-1=rouge&couleur-2=bleu&couleur-3=vert&couleur-4=jaune"
        "&piste-1=67&piste-2=43&tours-3=1&case-3=28&piste-4=33"
        "&element-1-type=ville&element-1-tuiles=4&element-1-blasons=1&element-1-meeples-2=1"
        "&element-2-type=route&element-2-tuiles=3&element-2-meeples-4=1"
        "&element-3-type=abbaye&element-3-voisines=6&element-3-meeples-4=1"
        "&element-4-type=champ&element-4-villes=4&element-4-meeples-1=1&element-4-meeples-2=1"
        "&element-5-type=champ&element-5-villes=2&element-5-meeples-4=1"
        "&terminee=oui"
    ),
    read=read,
    data=data,
    status=status,
    form=form,
    drawing=drawing,
    actions=ACTIONS,
    kept=True,
)
