// A modal of the bot as a dialog: it checks what Discord would check, and keeps the words if sending fails.

import { el, freshId, icon } from "./dom.js";
import { focusLike } from "./focus.js";
import { OWN } from "./languages.js";
import { formLanguage } from "./message_language.js";
import { control } from "./modal_controls.js";
import { prose } from "./prose.js";
import { words } from "./words.js";

let open = null;

/** Show the modal of an interaction; a second one takes the place of the first. */
export function showModal({ channel_id: channel, modal }, around) {
  open?.close();
  const id = freshId("modal");
  const lang = formLanguage(modal, around.store);
  const parts = modal.components.map((part) => drawPart(part, around));
  const problem = el("p", { class: "problem", role: "alert" });
  const send = el("button", { type: "submit", class: "button primary" }, words.submit);
  const cancel = el("button", { type: "button", class: "button secondary" }, words.cancel);
  const close = el("button", { type: "button", class: "plain-button", "aria-label": words.close }, icon("close"));
  const form = el("form", { novalidate: true },
    el("header", {}, el("h2", { id, lang }, modal.title), close),
    el("div", { class: "modal-parts", lang }, parts.map((part) => part.node)),
    problem,
    el("div", { class: "dialog-foot" }, cancel, send));
  const dialog = el("dialog", { class: "sheet modal", "aria-labelledby": id }, form);

  for (const button of [cancel, close]) button.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => {
    dialog.remove();
    if (open === dialog) open = null;
    // The card may have been drawn anew while the dialog was open.
    if (document.activeElement === document.body && !focusLike(opener?.dataset?.key)) document.getElementById("composer-input").focus();
  });
  const opener = document.activeElement;
  const busy = (on) => {
    send.setAttribute("aria-busy", String(on));
    send.replaceChildren(words.submit, on ? el("span", { class: "spinner" }) : "");
  };
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (send.getAttribute("aria-busy") === "true") return;
    const wrong = parts.filter((part) => !part.check());
    if (wrong.length) {
      wrong[0].focus();
      return;
    }
    problem.textContent = "";
    busy(true);
    around.interactions.answer(channel, { custom_id: modal.custom_id, components: parts.map((part) => part.answer()) }, {
      ok: () => dialog.close(),
      failed: (why) => {
        busy(false);
        problem.textContent = why || words.modalFailed;
      },
    });
  });
  document.body.append(dialog);
  open = dialog;
  dialog.showModal();
  parts.find((part) => part.focus)?.focus();
}

const idOf = (part) => (part.id === undefined ? {} : { id: part.id });

/** `{node, check(), answer(), focus()}` of one top-level part: a label, a row or a text. */
function drawPart(part, around) {
  if (part.type === 10) {
    return { node: prose(part.content ?? "", around), check: () => true, answer: () => ({ type: 10, ...idOf(part) }) };
  }
  const inner = part.type === 18 ? part.component : part.type === 1 ? part.components?.[0] : null;
  if (!inner) {
    return { node: el("p", { class: "note", lang: OWN }, words.unknownComponent(part.type)), check: () => true, answer: () => ({ type: part.type, ...idOf(part) }) };
  }
  const made = control(inner, { label: part.label ?? inner.label ?? "", description: part.description }, around);
  const answer = () => ({ type: inner.type, ...idOf(inner), custom_id: inner.custom_id, ...made.value() });
  return {
    ...made,
    answer: () => (part.type === 18 ? { type: 18, ...idOf(part), component: answer() } : { type: 1, ...idOf(part), components: [answer()] }),
  };
}
