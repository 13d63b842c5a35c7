// A small dialog that asks for one line of text.

import { TableError } from "./api.js";
import { el, freshId } from "./dom.js";
import { words } from "./words.js";

/** Ask; `give(text)` is awaited, and its TableError is shown without losing what was typed. */
export function ask({ title, label, hint, button, longest = 32 }, give) {
  const id = freshId("ask");
  const input = el("input", { id, type: "text", required: true, maxlength: longest, "aria-describedby": `${id}-hint`, autocomplete: "off" });
  const hintLine = el("p", { class: "field-hint", id: `${id}-hint` }, hint);
  const problem = el("p", { class: "problem", role: "alert" });
  const cancel = el("button", { type: "button", class: "button secondary" }, words.cancel);
  const form = el("form", { method: "dialog" },
    el("h2", { id: `${id}-title` }, title),
    el("label", { class: "label", for: id }, label), input, hintLine, problem,
    el("div", { class: "dialog-foot" }, cancel, el("button", { type: "submit", class: "button primary" }, button)));
  const dialog = el("dialog", { class: "sheet", "aria-labelledby": `${id}-title` }, form);
  cancel.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const text = input.value.trim();
    if (!text) return;
    try {
      await give(text);
      dialog.close();
    } catch (error) {
      if (!(error instanceof TableError)) throw error;
      problem.textContent = error.message || words.stray;
    }
  });
  document.body.append(dialog);
  dialog.showModal();
  input.focus();
}
