// The menu of a message: what the bot's commands of that kind do with it.

import { el, icon } from "./dom.js";
import { openMenu } from "./menu.js";
import { words } from "./words.js";

/** The button that opens the menu of a message, or null where nothing stands in it. */
export function messageMenu(message, name, { store, interactions }) {
  const entries = store.menus();
  if (!entries.length) return null;
  const button = el("button", {
    type: "button", class: "plain-button message-menu", "aria-haspopup": "listbox", "aria-expanded": "false",
    "aria-label": words.messageMenu(name), title: words.messageMenuShort, data: { key: `menu ${message.id}` },
  }, icon("more"));
  button.addEventListener("click", () => openMenu(button, {
    choices: entries.map((entry) => ({ label: entry.said, value: entry.name, lang: entry.lang })),
    label: words.messageMenuShort,
    chosen: ([entry]) => interactions.menu(message, entry),
  }));
  return button;
}
