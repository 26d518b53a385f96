// A question asked inside a sheet, above what it is about; the first answer is the harmless one.

export function question(sheet, sentence, answers) {
  sheet.querySelector(":scope > .question")?.remove(); // one question at a time
  const before = document.activeElement;
  return new Promise((resolve) => {
    const panel = panelOf(sentence, answers, (answer) => {
      panel.remove();
      if (before?.isConnected) before.focus({ preventScroll: true });
      resolve(answer);
    });
    sheet.prepend(panel);
    if (sheet.contains(before) && before.matches("input, select")) return; // whoever is writing goes on; the panel stays in sight
    panel.querySelector("button").focus({ preventScroll: true });
    panel.scrollIntoView({ block: "center" });
  });
}

function panelOf(sentence, answers, close) {
  const panel = document.createElement("div");
  panel.className = "question";
  panel.setAttribute("role", "alertdialog");
  panel.setAttribute("aria-label", sentence);
  const words = panel.appendChild(document.createElement("p"));
  words.textContent = sentence;
  const buttons = panel.appendChild(document.createElement("div"));
  buttons.className = "actions";
  buttons.append(...answers.map((answer) => buttonOf(answer, close)));
  panel.addEventListener("keydown", ({ key }) => key === "Escape" && close(answers[0]));
  return panel;
}

function buttonOf(words, close) {
  const button = document.createElement("button");
  Object.assign(button, { type: "button", textContent: words });
  button.addEventListener("click", () => close(words));
  return button;
}
