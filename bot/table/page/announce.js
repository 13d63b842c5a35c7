// What a screen reader hears when cards arrive or change: what happened, who is asked, and then where.

import { turnOf } from "./custom_ids.js";
import { el } from "./dom.js";
import { OWN } from "./languages.js";
import { authorName, isEphemeral } from "./message.js";
import { messageLanguage } from "./message_language.js";
import { spoken } from "./spoken.js";
import { spokenWords } from "./spoken_words.js";
import { FLAG } from "./store.js";
import { words } from "./words.js";

const PAUSE = 600;
const REMEMBERED = 100;

/** Say new and changed messages of this place in the live region, each thing once. */
export function announceInto(region, around) {
  const { store, interactions } = around;
  const queue = [];
  const said = new Set();
  /** The last card that was said, of each adventure. */
  const latest = new Map();
  let speaking = false;

  const next = () => {
    speaking = queue.length > 0;
    if (!speaking) return;
    const { text, lang } = queue.shift();
    region.replaceChildren(el("span", { lang }, text));
    setTimeout(next, PAUSE);
  };
  const say = (message, lines, all = lines) => {
    if (!lines.length) return;
    // That somebody is thinking, or sent nothing to read, the page says in its own words.
    const lang = lines.own ? OWN : messageLanguage(message, store);
    const text = sentences([message.author?.id === store.bot.id ? "" : words.saidBy(authorName(message, store)), ...lines, isEphemeral(message) && !isThinking(message) ? spokenWords(lang).saidPrivately : ""]);
    // A card that is posted again as it was is no news; a private answer was asked for.
    const { adventure, version } = turnOf(message);
    const once = `${adventure} ${version} ${sentences(all)}`;
    if (adventure && !isEphemeral(message) && said.has(once)) return;
    said.add(once);
    if (said.size > REMEMBERED) said.delete(said.values().next().value);
    queue.push({ text, lang });
    if (!speaking) next();
  };

  const sayWhole = (message) => {
    const { adventure } = isEphemeral(message) ? {} : turnOf(message);
    say(message, whole(message, latest.get(adventure), around), whole(message, null, around));
    if (adventure) latest.set(adventure, message);
  };

  store.on("place", () => latest.clear());
  store.on("messages", ({ kind, message, before, arrived }) => {
    if (kind === "all") for (const each of arrived) sayWhole(each);
    else if (kind === "create" || (kind === "update" && isThinking(before))) sayWhole(message);
    else if (kind === "update") {
      say(message, changed(message, before, interactions.wasPressed(message.id), around));
      const { adventure } = turnOf(message);
      if (adventure && !isEphemeral(message)) latest.set(adventure, message);
    }
  });
}

/** Whether a message names whoever sits at this page. */
const isAsked = (message, { store }) => JSON.stringify(message.components ?? []).includes(`<@${store.seat}>`);

const isThinking = (message) => Boolean((message.flags ?? 0) & FLAG.thinking);

function sentences(lines) {
  return lines.filter(Boolean).map((line) => (/[.!?:…]$/.test(line) ? line : `${line}.`)).join(" ");
}

/**
 * A new message. Whoever acts is told of each time, and who is asked hears what they can do; how things stand and hints
 * are told where they differ from the `latest` card of the adventure. Other small print is said only where nothing else is, and a picture's description after that.
 */
function whole(message, latest, around) {
  const now = spoken(message, around);
  const then = latest ? spoken(latest, around) : { state: [], hints: [] };
  const said = [...now.told, ...now.prompt, ...now.headings];
  if (said.length) return [...now.told, ...now.acts, ...beyond(now.state, then.state), ...now.prompt, ...(isAsked(message, around) ? now.choices : []), ...beyond(now.hints, then.hints), ...now.headings];
  const lines = [[...now.acts, ...now.state, ...now.hints, ...now.small], now.pictures.map(spokenWords(messageLanguage(message, around.store)).pictureShows)].find((each) => each.length);
  if (lines) return lines;
  return Object.assign([isThinking(message) ? words.thinking(authorName(message, around.store)) : words.noText], { own: true });
}

/** What is new in a changed message. Who pressed here hears what happened even if it is the same as before. */
function changed(message, before, pressed, around) {
  const [now, then] = [spoken(message, around), spoken(before, around)];
  const news = Object.fromEntries(Object.keys(now).map((name) => [name, beyond(now[name], then[name])]));
  const again = pressed && now.told.length && turnOf(message).version > turnOf(before).version;
  if (again && ![news.told, news.prompt, news.headings].some((each) => each.length)) Object.assign(news, { told: now.told, prompt: now.prompt });
  const choices = news.prompt.length && isAsked(message, around) ? now.choices : [];
  const lines = [...news.told, ...news.acts, ...news.state, ...news.prompt, ...choices, ...news.hints, ...news.headings];
  if (lines.length) return lines;
  const worded = [now.told, now.prompt, now.headings, now.small].some((each) => each.length);
  return news.small.length || worded ? news.small : news.pictures.map(spokenWords(messageLanguage(message, around.store)).pictureShows);
}

/** The lines of `now` that are not among `then`; a line that stands there once more counts as new. */
function beyond(now, then) {
  const left = [...then];
  return now.filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
