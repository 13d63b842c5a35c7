// The words of a message for ears: what happened, who is asked, the heading, small print and pictures, apart.

import { inWords } from "./components.js";
import { controlsOf, meaningOf } from "./custom_ids.js";
import { parse } from "./markdown.js";
import { messageLanguage } from "./message_language.js";
import { contents } from "./message_text.js";
import { inlineWords } from "./prose.js";
import { spokenWords } from "./spoken_words.js";
import { FLAG } from "./store.js";

/** The mark of the line about whoever acts, and of those who are down. */
const ACTS = "▶";
const DOWN = "✝";
/** What is done or chosen in a game; other controls look at something, or take it back. */
const CHOICE = /^(do|in)\./;
const MOST_CHOICES = 6;

/**
 * What a message says, one line an entry: `{told, acts, state, prompt, choices, hints, headings, small, pictures}`. The prompt is
 * the last line that is bold to its end, but for the people it asks. `acts` is about whoever acts; other small print of
 * the same text is how things stand before the prompt, and hints after it. `small` is all other small print.
 */
export function spoken(message, around) {
  const ours = spokenWords(messageLanguage(message, around.store));
  const lines = textsOf(message)
    .flatMap((each, part) => (each.alt === undefined ? parse(each.text).flatMap((block) => linesOf(block, around)) : [{ role: "picture", text: each.alt }]).map((line) => ({ ...line, part })))
    .map((line) => ({ ...line, text: line.text.trim() })).filter(({ text }) => text);
  const asked = lines.findLastIndex(({ role }) => role === "bold");
  const roleOf = ({ role, text, part }, at) => {
    if (at === asked) return "prompt";
    if (role !== "small") return role;
    if (text.startsWith(ACTS)) return "acts";
    if (part !== lines[asked]?.part) return role;
    return at < asked ? "state" : "hint";
  };
  const of = (...roles) => lines.filter((line, at) => roles.includes(roleOf(line, at))).map(({ role, text }) => (role === "small" ? plain(text, ours) : text));
  return { told: of("plain", "bold"), acts: of("acts"), state: of("state"), prompt: of("prompt"), choices: choicesIn(message, ours), hints: of("hint"), headings: of("heading"), small: of("small"), pictures: of("picture") };
}

/** What can be done now, in one line; nothing where nothing can. */
function choicesIn(message, ours) {
  const controls = controlsOf(message.components).filter((part) => CHOICE.test(meaningOf(part.custom_id).verb));
  const labels = controls.map((part) => (part.type === 2 ? inWords(part.label ?? "", ours) ?? part.label : part.placeholder)).filter(Boolean);
  return labels.length ? [ours.choices(labels.slice(0, MOST_CHOICES), labels.length - MOST_CHOICES)] : [];
}

function textsOf(message) {
  return [
    { text: message.content ?? "" },
    ...(message.embeds ?? []).flatMap((each) => [{ text: each.title ? `### ${each.title}` : "" }, { text: each.description ?? "" }]),
    ...contents(message.components),
    ...(message.attachments ?? []).filter((each) => !((message.flags ?? 0) & FLAG.v2) && each.description).map((each) => ({ alt: each.description })),
  ];
}

/** Small print without the signs that eyes read at a glance: "▶ Garrow 8/9 · 2" is "Garrow 8 of 9, 2". */
function plain(text, ours) {
  return text.replaceAll(`${ACTS} `, "").replaceAll(`${DOWN} `, ours.down).replaceAll(" · ", ", ").replace(/(\d+)\/(\d+)/g, ours.outOf);
}

function linesOf(block, around) {
  const say = (role, nodes) => ({ role, text: inlineWords(nodes, around) });
  switch (block.type) {
    case "heading": return [say("heading", block.children)];
    case "subtext": return [say("small", block.children)];
    case "quote": return block.children.flatMap((child) => linesOf(child, around)).map((line) => ({ ...line, role: line.role === "small" ? "small" : "plain" }));
    case "list": return block.items.flatMap((item) => [say("plain", item.children), ...item.lists.flatMap((list) => linesOf(list, around))]);
    case "code": return [];
    default: return brokenAtBreaks(block.children).map((nodes) => say(isPrompt(nodes) ? "bold" : "plain", nodes));
  }
}

function brokenAtBreaks(nodes) {
  const lines = [[]];
  for (const node of nodes) {
    if (node.type === "break") lines.push([]);
    else lines.at(-1).push(node);
  }
  return lines;
}

function isPrompt([first, ...rest]) {
  return first?.type === "strong" && rest.every((node) => node.type === "user" || (node.type === "text" && !node.text.trim()));
}
