// What a form holds: read as it would be sent, noted, and written back.

const typed = (control) => control.name && !["submit", "button", "fieldset"].includes(control.type);
const ticked = (control) => control.type === "checkbox" || control.type === "radio";
const state = (control) => (ticked(control) ? String(control.checked) : control.value);

// Who was chosen when a card was touched is who gets it, however late it is sent.
export function choices(form) {
  return [...form.elements].filter(({ type }) => type === "radio").map((control) => [control.id, state(control)]);
}

export function fields(form, action, chosen = []) {
  const pairs = new URLSearchParams(new FormData(form));
  const ticks = chosen.filter(([id, ticked]) => ticked === "true" && form.elements[id]);
  for (const control of ticks.map(([id]) => form.elements[id])) pairs.set(control.name, control.value);
  if (action) pairs.append("action", action);
  return pairs.toString();
}

// What the page wrote, whatever was typed before this script was there.
export function untyped(form) {
  const copy = form.cloneNode(true);
  copy.reset();
  return fields(copy);
}

export function snapshot(form) {
  return new Map([...form.elements].filter(typed).map((control) => [control.id, state(control)]));
}

export function putBack(control, now) {
  if (ticked(control)) control.checked = now === "true";
  else control.value = now;
}

export function write(form, query) {
  const kept = new URLSearchParams(query);
  for (const control of [...form.elements].filter(typed)) {
    if (control.type === "checkbox") control.checked = kept.get(control.name) === control.value;
    else if (kept.has(control.name)) putBack(control, choice(control, kept.get(control.name)));
  }
}

function choice(control, text) {
  return control.type === "radio" ? String(control.value === text) : text;
}

// Nothing in it holds anything else than its HTML says.
export function untouched(part) {
  if (!part.querySelectorAll) return true;
  if (part.matches("select, option") || part.querySelector("select")) return false;
  return [part, ...part.querySelectorAll("input")].every((control) => !control.form || asWritten(control));
}

const asWritten = (control) => (ticked(control) ? control.checked === control.defaultChecked : control.value === control.defaultValue);

// How a screen reader names it: what undoing says.
export function nameOf(control) {
  return (control?.getAttribute("aria-label") ?? (control?.labels?.[0] ?? control)?.textContent ?? "").trim();
}

// What was written in it, then where.
export function saidOf(control) {
  const text = ticked(control) ? "" : (control.selectedOptions?.[0]?.textContent ?? control.value);
  return [text.trim(), nameOf(control)].filter(Boolean).join(", ");
}
