// The language of what the bot sends: its words tell, and where they leave it open, whom it was said to.

import { OWN, guessed, languageOf } from "./languages.js";
import { contents, labels } from "./message_text.js";
import { FLAG } from "./store.js";

const known = new WeakMap();

/** The language of a message; where its words leave it open, that of whom it was said to. */
export function messageLanguage(message, store) {
  const usual = languageOf(audienceLocale(message, store));
  if (known.get(message)?.usual !== usual) known.set(message, { usual, language: guessed(allWords(message), usual) });
  return known.get(message).language;
}

/** The language of a form that the bot shows to this seat. */
export const formLanguage = (modal, store) => guessed(`${modal.title} ${labels(modal.components).join(" ")}`, languageOf(store.locale));

/** The locale in which a message was said: a private one in the reader's, others in the server's or that of who asked. */
function audienceLocale(message, store) {
  if ((message.flags ?? 0) & FLAG.ephemeral || store.isDirect) return store.locale;
  return store.guild.locale ?? store.users.get(message.interaction_metadata?.user?.id)?.locale ?? OWN;
}

function allWords(message) {
  const embeds = (message.embeds ?? []).flatMap((each) => [each.title, each.description, ...(each.fields ?? []).flatMap((field) => [field.name, field.value])]);
  const shown = contents(message.components).map((each) => each.text ?? each.alt);
  return [message.content, ...embeds, ...shown, ...labels(message.components)].filter(Boolean).join("\n");
}
