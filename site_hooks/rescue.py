"""What tells a reader that the scripts of a sheet did not arrive: they cannot say it themselves."""

import htpy as h

# Once they are there, what was typed meanwhile is answered.
SCRIPT = """{
  const tell = (failed) => {
    for (const sheet of document.querySelectorAll(".feuille")) {
      sheet.dataset.etat = failed ? "erreur" : "attente";
      sheet.querySelector(".panne").hidden = !failed;
    }
  };
  let missing;
  addEventListener("error", ({ target }) => {
    if (!/\\/feuille-[^/]*$/.test(target.src)) return;
    missing = target.src;
    tell(true);
  }, true);
  addEventListener("click", ({ target }) => {
    if (!target.closest(".panne button")) return;
    tell(false);
    import(missing).catch(() => tell(true));
  });
}"""


def sentence() -> h.Element:
    """What a sheet says then, with a button that asks again."""
    again = h.button(type="button")["Réessayer"]
    return h.div(".panne", role="alert", hidden=True)[
        h.p["Un fichier du calculateur n’est pas arrivé. Ce que tu as écrit est toujours là."], again
    ]
