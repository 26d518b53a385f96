// What a kept game says of itself, beside what it holds.

export function whenPressed(form, gesture, act) {
  form.addEventListener("click", ({ target }) => {
    const button = target.closest(`[data-geste="${gesture}"]`);
    if (button) act(button);
  });
}

// What a button would undo is said on it, in the words of what was done.
export function say(form, gesture, possible, words) {
  for (const button of form.querySelectorAll(`[data-geste="${gesture}"]`)) {
    button.setAttribute("aria-disabled", !possible); // one that is disabled loses the focus
    const what = button.querySelector("[data-quoi]");
    if (what) what.textContent = possible && words ? `«\u00a0${words}\u00a0»` : "";
  }
}

export function sayNotStored(element) {
  const words = document.createElement("p");
  words.className = "sans-memoire";
  words.setAttribute("role", "alert");
  words.textContent = element.dataset.sansMemoire ?? "";
  element.prepend(words);
}
