// Commands in the language that somebody chose in Discord, as Discord's client lists them.

import { OWN, languageOf } from "./languages.js";

/** Where the client looks when a command is not said in the chosen language. */
const INSTEAD = { "en-GB": "en-US", "en-US": "en-GB", "es-419": "es-ES" };

/** One field of a command in a locale, and the language in which that is; as it was registered where it says none. */
export function field(thing, name, locale) {
  const all = thing[`${name}_localizations`] ?? {};
  const found = [locale, INSTEAD[locale]].find((each) => all[each]);
  return found ? { text: all[found], lang: languageOf(found) } : { text: thing[name] ?? "", lang: OWN };
}

/** A command, an option or a choice: `name` stays what the bot is sent, `said` is what people read. */
export function localized(thing, locale) {
  const name = field(thing, "name", locale);
  const about = field(thing, "description", locale);
  return {
    ...thing,
    said: name.text,
    description: about.text,
    lang: thing.description ? about.lang : name.lang,
    ...(thing.options ? { options: thing.options.map((each) => localized(each, locale)) } : {}),
    ...(thing.choices ? { choices: thing.choices.map((each) => localized(each, locale)) } : {}),
  };
}
