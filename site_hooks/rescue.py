"""What helps a reader before the scripts of a sheet are there, and tells who will not get them."""

# Once they are there, what was typed meanwhile is answered; until then the keypad is dead, and the phone's keyboard comes.
SCRIPT = """{
  let missing;
  const sheets = () => document.querySelectorAll(".feuille");
  const tell = () => sheets().forEach((sheet) => {
    sheet.dataset.etat = "erreur";
    const said = sheet.appendChild(document.createElement("div"));
    Object.assign(said, { className: "panne", role: "alert", textContent: "Un fichier du calculateur n’est pas arrivé. Ce que tu as écrit est toujours là. " });
    Object.assign(said.appendChild(document.createElement("button")), { type: "button", textContent: "Réessayer" });
  });
  const again = (button) => {
    if (button === document.activeElement) Object.assign(button.closest(".feuille"), { tabIndex: -1 }).focus(); // it goes away
    for (const sheet of sheets()) sheet.dataset.etat = "attente";
    document.querySelectorAll(".panne").forEach((said) => said.remove());
    import(missing).catch(tell);
  };
  addEventListener("error", ({ target }) => {
    if (!/\\/feuille-[^/]*$/.test(target.src)) return;
    missing = target.src;
    tell();
  }, true);
  addEventListener("focusin", ({ target }) => {
    if (target.inputMode === "none" && !target.closest("[data-touches]")) target.inputMode = "numeric";
  });
  addEventListener("click", ({ target }) => target.closest(".panne button") && again(target));
}"""
