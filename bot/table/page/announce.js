// What a screen reader hears when cards arrive or change: what happened, who is asked, and then where.

import { turnOf } from "./custom_ids.js";
import { authorName, isEphemeral } from "./message.js";
import { spoken } from "./spoken.js";
import { FLAG } from "./store.js";
import { words } from "./words.js";

const PAUSE = 600;
const REMEMBERED = 100;

/** Say new and changed messages of this place in the live region, each thing once. */
export function announceInto(region, around) {
  const { store, interactions } = around;
  const queue = [];
  const said = new Set();
  let speaking = false;

  const next = () => {
    speaking = queue.length > 0;
    if (!speaking) return;
    region.textContent = queue.shift();
    setTimeout(next, PAUSE);
  };
  const say = (message, lines) => {
    if (!lines.length) return;
    const text = sentences([message.author?.id === store.bot.id ? "" : words.saidBy(authorName(message, store)), ...lines, isEphemeral(message) && !isThinking(message) ? words.saidPrivately : ""]);
    // A card that is posted again as it was is no news; a private answer was asked for.
    const { adventure, version } = turnOf(message);
    const once = `${adventure} ${version} ${text}`;
    if (adventure && !isEphemeral(message) && said.has(once)) return;
    said.add(once);
    if (said.size > REMEMBERED) said.delete(said.values().next().value);
    queue.push(text);
    if (!speaking) next();
  };

  store.on("messages", ({ kind, message, before, arrived }) => {
    if (kind === "all") for (const each of arrived) say(each, whole(each, around));
    else if (kind === "create") say(message, whole(message, around));
    else if (kind === "update") say(message, isThinking(before) ? whole(message, around) : changed(message, before, interactions.wasPressed(message.id), around));
  });
}

const isThinking = (message) => Boolean((message.flags ?? 0) & FLAG.thinking);

function sentences(lines) {
  return lines.filter(Boolean).map((line) => (/[.!?:…]$/.test(line) ? line : `${line}.`)).join(" ");
}

/** A new message: small print only where nothing else is said, and a picture's description after that. */
function whole(message, around) {
  const { told, prompt, headings, small, pictures } = spoken(message, around);
  const lines = [[...told, ...prompt, ...headings], small, pictures.map(words.pictureShows)].find((each) => each.length);
  if (lines) return lines;
  return [isThinking(message) ? words.thinking(authorName(message, around.store)) : words.noText];
}

/** What is new in a changed message. Who pressed here hears what happened even if it is the same as before. */
function changed(message, before, pressed, around) {
  const [now, then] = [spoken(message, around), spoken(before, around)];
  const news = [...beyond(now.told, then.told), ...beyond(now.prompt, then.prompt), ...beyond(now.headings, then.headings)];
  if (news.length) return news;
  if (pressed && now.told.length && turnOf(message).version > turnOf(before).version) return [...now.told, ...now.prompt];
  const small = beyond(now.small, then.small);
  const worded = [now.told, now.prompt, now.headings, now.small].some((each) => each.length);
  return small.length || worded ? small : beyond(now.pictures, then.pictures).map(words.pictureShows);
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
