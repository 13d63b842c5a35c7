// What a screen reader hears when cards arrive or change: the title and the first lines.

import { authorName, messageWords } from "./message.js";
import { words } from "./words.js";

const LINES = 4;
const LETTERS = 420;
const PAUSE = 600;

/** Say new and changed messages of this place in the live region. */
export function announceInto(region, around) {
  const queue = [];
  let speaking = false;

  const next = () => {
    speaking = queue.length > 0;
    if (!speaking) return;
    region.textContent = queue.shift();
    setTimeout(next, PAUSE);
  };
  const say = (line) => {
    queue.push(line.length > LETTERS ? `${line.slice(0, LETTERS)}…` : line);
    if (!speaking) next();
  };

  around.store.on("messages", ({ kind, message, before }) => {
    if (kind !== "create" && kind !== "update") return;
    const lines = messageWords(message, around);
    const name = authorName(message, around.store);
    if (kind === "create") {
      const thinking = !lines.length && (message.flags ?? 0) & 128;
      say(thinking ? words.thinking(name) : words.newMessage(name, lines.slice(0, LINES).join(" — ") || words.noText));
      return;
    }
    const old = new Set(messageWords(before, around));
    const fresh = lines.filter((line) => !old.has(line)).slice(0, LINES);
    if (fresh.length) say(words.updated(name, fresh.join(" — ")));
  });
  return say;
}
