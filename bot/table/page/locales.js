// The switch of the language that the seat has chosen in Discord: commands, private answers and dates follow it.

import { TableError } from "./api.js";
import { el, icon } from "./dom.js";
import { openMenu } from "./menu.js";
import { words } from "./words.js";

/** Discord's locales; first those that the dungeon master speaks. */
const LOCALES = "en-US en-GB de es-ES es-419 bg cs da el fi fr hi hr hu id it ja ko lt nl no pl pt-BR ro ru sv-SE th tr uk vi zh-CN zh-TW".split(" ");

/** What a language calls itself. */
function ownName(locale) {
  const name = new Intl.DisplayNames([locale], { type: "language" }).of(locale) ?? locale;
  return name[0].toLocaleUpperCase(locale) + name.slice(1);
}

/** Make a button that says what the present seat has chosen, and keep it true. */
export function localeSwitch(button, { store, api }) {
  button.setAttribute("aria-haspopup", "listbox");
  button.setAttribute("aria-expanded", "false");
  const show = () => {
    const name = ownName(store.locale);
    button.replaceChildren(el("span", { class: "locale-name", lang: store.locale }, name), icon("chevron"));
    button.setAttribute("aria-label", words.locale(name));
    button.title = words.locale(name);
  };
  const choose = async ([locale]) => {
    try {
      store.putUser(await api.chooseLocale(store.seat, locale));
    } catch (error) {
      if (!(error instanceof TableError)) throw error;
    }
  };
  button.addEventListener("click", () => openMenu(button, {
    choices: LOCALES.map((locale) => ({ value: locale, label: ownName(locale), lang: locale, default: locale === store.locale })),
    label: words.locales,
    chosen: choose,
  }));
  store.on("world", show);
  store.on("place", show);
}
