"""The end of a game of Carcassonne: final scores first, then what the track does not hold yet."""

import htpy as h

from scoring_core import french, seats
from scoring_core.entry import Entry, Place
from scoring_core.fields import Check, Field
from scoring_core.markup import Node, bare, button, labelled, name, result, rule_link, sum_of, verdict
from scoring_core.rules import carcassonne
from scoring_core.seats import Seat
from scoring_core.sheet import Sheet
from scoring_core.sheets.carcassonne import line, market, people, rows, said
from scoring_core.sheets.carcassonne.feature import KINDS
from scoring_core.sheets.carcassonne.final import SAID, Final, Player, place_of, reasons, verdict_words
from scoring_core.sheets.carcassonne.marker import Names, read_marker
from scoring_core.sheets.carcassonne.meeple import colour_of, meeple, read_colour
from scoring_core.sheets.carcassonne.partie_actions import ACTIONS, OPENED, free_line
from scoring_core.tables import table
from scoring_core.toolbar import toolbar


def read(entry: Entry) -> Final:
    seated = seats.read_seats(entry, fewest=1, most=carcassonne.MOST_PLAYERS)
    colours = [read_colour(entry, seat) for seat in seated]
    tracks = [read_marker(entry, _marker_of(seat)) for seat in seated]
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


def _marker_of(seat: Seat) -> Names:
    return Names(f"piste-{seat.number}", f"tours-{seat.number}", f"case-{seat.number}")


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
        h.div(class_="joueurs")[
            (
                _player(entry, final, player, rank)
                for player, rank in zip(final.players, final.ranks, strict=True)
            )
        ],
        _elements(entry, final),
        market.section(entry, tuple(player.seat for player in final.players), final.tokens),
        h.div(class_="reglages")[labelled(entry, "terminee")],
        toolbar(entry),
        _people(entry, final),
    )


def _answer(place: Place, final: Final) -> Node:
    kind, figure, *words = verdict_words(final)
    tie = (
        rule_link(place, "egalite-finale", "En cas d’égalité")
        if final.over and len(final.winners) > 1
        else None
    )
    return verdict(kind, figure, *words, tie)


def _player(entry: Entry, final: Final, player: Player, rank: int) -> h.Element:
    seat, names = player.seat, _marker_of(player.seat)
    return h.fieldset(class_="joueur")[
        h.legend(class_="hors-vue")[name(seat.name)],
        h.div(class_="joueur-tete")[
            meeple(seat, player.colour),
            bare(entry, seats.name_of(seat.number)),
            h.output(class_="points", for_=entry.place.prefix + names.total)[french.digits(player.total)],
        ],
        h.div(class_="pion")[(labelled(entry, field) for field in (names.total, names.laps, names.square))],
        h.p(class_="calcul")[h.span[_place_words(final, rank) if player.reasons else "", _sum(player)]],
    ]


def _sum(player: Player) -> Node:
    return sum_of(player.reasons, SAID) if player.reasons else "Aucun point pour l’instant."


def _place_words(final: Final, rank: int) -> str:
    return f"{place_of(final, rank)}{french.FIXED}: "


def _elements(entry: Entry, final: Final) -> h.Element:
    return h.section(class_="elements", aria_label="Ce qui n’est pas encore sur la piste")[
        h.h3["Ajouter ce qui n’est pas encore sur la piste"],
        h.p(class_="aide")[
            "Les éléments inachevés, les abbayes, les champs. Ne rajoute pas ce que le pion a déjà marqué. ",
            rule_link(
                entry.place,
                "pourquoi-score-final",
                "Que reste-t-il à compter ?".replace(" ?", f"{french.NARROW}?"),
            ),
        ],
        _opened_field(entry, final.opened),
        h.ol(class_="lignes")[(_line(entry, final, one) for one in final.lines)],
        h.div(class_="actions")[_add_buttons(entry)],
    ]


def _opened_field(entry: Entry, opened: int) -> h.Element:
    number = str(opened) if opened or entry.text(OPENED) else ""
    return h.input(type="hidden", id=entry.place.prefix + OPENED, name=OPENED, value=number)


def _line(entry: Entry, final: Final, one: line.Line) -> Node:
    return line.opened(entry, one) if one.number == final.opened else line.closed(entry, one)


def _add_buttons(entry: Entry) -> Node:
    if free_line(entry.form) is None:
        return None
    return [
        button(f"element:{kind}", f"+ {words}", "", f"Ajouter : {words}") for kind, words in KINDS.items()
    ]


def _people(entry: Entry, final: Final) -> h.Element:
    seated = tuple(player.seat for player in final.players)
    return h.details(class_="plus", id=entry.place.prefix + "section-joueurs", open=not seated)[
        h.summary["Joueurs et couleurs"],
        (_colour(entry, seat) for seat in seated),
        h.div(class_="actions")[people.add_button(seated), button("vider", "Vider la feuille", "calme")],
    ]


def _colour(entry: Entry, seat: Seat) -> h.Element:
    return h.div(class_="joueur-tete")[labelled(entry, colour_of(seat)), people.remove_button(seat)]


def drawing(final: Final, place: Place) -> Node:
    heads = ("Joueur", "Piste", "Ajouté", "Total", "Rang")
    lines = [_drawn(final, player, rank) for player, rank in zip(final.players, final.ranks, strict=True)]
    features = [_drawn_line(one) for one in final.lines if one.feature.points is not None]
    return (
        table("Le décompte final", heads, lines),
        h.ul(class_="calculs")[
            (h.li[name(player.seat.name), f"{french.FIXED}: ", _sum(player)] for player in final.players)
        ],
        table("Ce que la piste ne disait pas encore", ("Élément", "Calcul", "Qui marque"), features)
        if features
        else None,
        _answer(place, final),
    )


def _drawn(final: Final, player: Player, rank: int) -> tuple[Node, ...]:
    track = player.track or 0
    return (
        (meeple(player.seat, player.colour), name(player.seat.name)),
        french.digits(track),
        french.digits(player.total - track),
        h.strong[french.digits(player.total)],
        place_of(final, rank),
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
