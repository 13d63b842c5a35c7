// The empty channel, or the first direct messages: what this is, and buttons for what people want there.

import { el } from "./dom.js";
import { OPTION, flatten, nested } from "./commands.js";
import { field } from "./localized.js";
import { words } from "./words.js";

const FIRST = "adventure new";
const FIRST_ALONE = "dungeon map";
const GAME = "game";

/** What an empty place says. In a channel each game has a button, which opens its lobby. */
export function welcome({ store, interactions }) {
  const [first, said] = store.isAbroad ? [FIRST_ALONE, words.welcomeAbroad] : store.isDirect ? [FIRST_ALONE, words.welcomeAlone] : [FIRST, words.welcome];
  const entry = flatten(store.offered()).find((each) => each.path === first);
  const ready = store.ready && Boolean(entry);
  const press = (key, options, props, ...face) => {
    const button = el("button", { type: "button", disabled: !ready, data: { key }, ...props }, ...face);
    button.addEventListener("click", () => {
      if (button.getAttribute("aria-busy")) return;
      button.setAttribute("aria-busy", "true");
      interactions.run(entry.said, nested(entry, options));
    });
    return button;
  };
  const games = store.isDirect || store.isAbroad ? [] : gamesOf(entry, store);
  const game = (each) => {
    const { text: blurb, lang } = field(each, "blurb", store.locale);
    return el("li", {}, press(`game ${each.key}`, [{ name: GAME, type: OPTION.text, value: each.key }], { class: "game" },
      el("span", { class: "game-title" }, each.title), blurb ? " " : null, blurb ? el("span", { class: "game-blurb", lang }, blurb) : null));
  };
  return el("li", { class: "welcome" },
    games.length ? null : el("div", { class: "lamp", "aria-hidden": "true" }),
    el("h2", {}, said.title(store.placeName())),
    el("p", { class: "lead" }, said.lead),
    ready ? null : el("p", { class: "field-hint" }, store.isAbroad && !store.hasInstalled ? said.notInstalled : said.waiting),
    games.length ? el("ul", { class: "games", "aria-label": said.games }, games.map(game)) : press("start", [], { class: "button primary big" }, said.start),
    el("ul", { class: "steps" }, said.steps.map((step) => el("li", {}, step))));
}

/** The games that the command takes: as the table was told, else the fixed choices of its option. */
function gamesOf(entry, store) {
  const option = entry?.options.find((each) => each.name === GAME);
  if (entry && !option) return [];
  return store.games.length ? store.games : (option?.choices ?? []).map(({ said, value }) => ({ key: value, title: said, blurb: "" }));
}
