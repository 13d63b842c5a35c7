// The empty channel: a few words and one obvious button.

import { el } from "./dom.js";
import { flatten, nested } from "./commands.js";
import { words } from "./words.js";

const FIRST = "adventure new";

/** What an empty channel says; its button runs `/adventure new` with no options. */
export function welcome({ store, interactions }) {
  const entry = flatten(store.commands).find((each) => each.path === FIRST);
  const ready = store.ready && Boolean(entry);
  const start = el("button", { type: "button", class: "button primary big", disabled: !ready, data: { key: "start" } }, words.startHere);
  start.addEventListener("click", () => {
    start.disabled = true;
    interactions.run(entry.path, nested(entry, []));
  });
  return el("li", { class: "welcome" },
    el("div", { class: "lamp", "aria-hidden": "true" }),
    el("h2", {}, words.welcome.title(store.channels.get(store.channel)?.name ?? "")),
    el("p", { class: "lead" }, words.welcome.lead),
    start,
    ready ? null : el("p", { class: "field-hint" }, words.welcome.waiting),
    el("ol", {}, words.welcome.steps.map((step) => el("li", {}, step))));
}
