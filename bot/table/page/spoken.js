// The words of a message for ears: what happened, who is asked, the heading, small print and pictures, apart.

import { contents } from "./components.js";
import { parse } from "./markdown.js";
import { inlineWords } from "./prose.js";
import { FLAG } from "./store.js";

/**
 * What a message says, one line an entry: `{told, prompt, headings, small, pictures}`. The prompt is the last line
 * that is bold to its end, but for the people it asks.
 */
export function spoken(message, around) {
  const lines = [
    { text: message.content ?? "" },
    ...(message.embeds ?? []).flatMap((each) => [{ text: each.title ? `### ${each.title}` : "" }, { text: each.description ?? "" }]),
    ...contents(message.components),
    ...(message.attachments ?? []).filter((each) => !((message.flags ?? 0) & FLAG.v2) && each.description).map((each) => ({ alt: each.description })),
  ].flatMap((each) => (each.alt === undefined ? parse(each.text).flatMap((block) => linesOf(block, around)) : [{ role: "picture", text: each.alt }]))
    .map(({ role, text }) => ({ role, text: text.trim() })).filter(({ text }) => text);
  const asked = lines.findLastIndex(({ role }) => role === "bold");
  const of = (...roles) => lines.filter(({ role }, at) => at !== asked && roles.includes(role)).map(({ text }) => text);
  return { told: of("plain", "bold"), prompt: asked < 0 ? [] : [lines[asked].text], headings: of("heading"), small: of("small"), pictures: of("picture") };
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
