// Which commands fit a channel now, read from the buttons of its newest card.

import { controlsOf, meaningOf } from "./custom_ids.js";
import { isEphemeral } from "./message.js";
import { byId } from "./store.js";

/** The commands to name first, or the first words of several, by what goes on in the channel. */
const FIRST = {
  nothing: ["adventure new", "tutorial", "daily", "help", "dungeon"],
  lobby: ["adventure begin", "adventure join", "adventure settings", "tutorial", "help"],
  game: ["do", "move", "act", "hero", "map", "help", "rules"],
};
const LOBBY = "begin";
const OVER = "new";
const PLAYED = ["hero", "do", "in"];

/** What goes on: `lobby`, `game` or `nothing`, as the newest card with buttons says. */
export function goesOn(messages) {
  const newest = [...messages].filter((message) => !isEphemeral(message)).sort((a, b) => byId(b.id, a.id));
  for (const message of newest) {
    const verbs = new Set(controlsOf(message.components).map((part) => meaningOf(part.custom_id)).filter(({ adventure }) => adventure).map(({ verb }) => verb.split(".")[0]));
    if (verbs.has(LOBBY)) return "lobby";
    if (verbs.has(OVER)) return "nothing";
    if (PLAYED.some((verb) => verbs.has(verb))) return "game";
  }
  return "nothing";
}

/** The commands in the order to offer them: what fits now, then the rest as they stand. */
export function inOrder(entries, state) {
  const first = FIRST[state];
  const rank = ({ path }) => {
    const at = first.findIndex((each) => path === each || path.startsWith(`${each} `));
    return at < 0 ? first.length : at;
  };
  return [...entries].sort((a, b) => rank(a) - rank(b));
}
