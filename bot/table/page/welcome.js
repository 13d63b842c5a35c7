// The empty channel, or the first direct messages: a few words and one obvious button.

import { el } from "./dom.js";
import { flatten, nested } from "./commands.js";
import { words } from "./words.js";

const FIRST = "adventure new";
const FIRST_ALONE = "dungeon map";

/** What an empty place says; its button runs the first command people want there, with no options. */
export function welcome({ store, interactions }) {
  const [first, said] = store.isDirect ? [FIRST_ALONE, words.welcomeAlone] : [FIRST, words.welcome];
  const entry = flatten(store.offered()).find((each) => each.path === first);
  const ready = store.ready && Boolean(entry);
  const start = el("button", { type: "button", class: "button primary big", disabled: !ready, data: { key: "start" } }, said.start);
  start.addEventListener("click", () => {
    if (start.getAttribute("aria-busy")) return;
    start.setAttribute("aria-busy", "true");
    interactions.run(entry.path, nested(entry, []));
  });
  return el("li", { class: "welcome" },
    el("div", { class: "lamp", "aria-hidden": "true" }),
    el("h2", {}, said.title(store.placeName())),
    el("p", { class: "lead" }, said.lead),
    start,
    ready ? null : el("p", { class: "field-hint" }, said.waiting),
    el("ol", {}, said.steps.map((step) => el("li", {}, step))));
}
