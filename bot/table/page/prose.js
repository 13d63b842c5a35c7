// A markdown tree drawn as DOM nodes, and inline marks as plain words for the announcer.

import { el } from "./dom.js";
import { parse } from "./markdown.js";
import { words } from "./words.js";

const UNSAID = "\u0000";

/**
 * Draw a text. `around` answers for mentions: `{userName(id), channelName(id), go(channel), fill(path), store}`.
 */
export function prose(text, around) {
  return el("div", { class: "prose" }, parse(text).map((block) => drawBlock(block, around)));
}

/** One line of text with inline marks only, for labels and fields. */
export function proseLine(text, around) {
  const node = prose(text, around);
  node.classList.add("line");
  return node;
}

function drawBlock(block, around) {
  const inline = (children) => children.map((child) => drawInline(child, around));
  switch (block.type) {
    case "heading": return el(`h${block.level + 1}`, {}, inline(block.children));
    case "subtext": return el("p", { class: "subtext" }, inline(block.children));
    case "quote": return el("blockquote", {}, block.children.map((child) => drawBlock(child, around)));
    case "code": return el("pre", { tabindex: "0" }, el("code", {}, block.text));
    case "list": return drawList(block, around);
    default: return el("p", {}, inline(block.children));
  }
}

function drawList(list, around) {
  const items = list.items.map((item) =>
    el("li", {}, item.children.map((child) => drawInline(child, around)), item.lists.map((inner) => drawList(inner, around))));
  return list.ordered ? el("ol", { start: list.start }, items) : el("ul", {}, items);
}

const TAGS = { strong: "strong", emphasis: "em", underline: "u", strike: "s" };

function drawInline(node, around) {
  const children = () => node.children.map((child) => drawInline(child, around));
  switch (node.type) {
    case "text": return node.text;
    case "break": return el("br");
    case "inlineCode": return el("code", {}, node.text);
    case "link": return el("a", { href: node.url, target: "_blank", rel: "noopener noreferrer" }, children());
    case "user": return el("span", { class: "mention" }, `@${around.userName(node.id) ?? words.unknownSomeone}`);
    case "role": return el("span", { class: "mention" }, "@everyone");
    case "channel": return drawChannel(node.id, around);
    case "emoji": return emoji(node);
    case "command": return el("button", { type: "button", class: "mention", on: { click: () => around.fill(node.path) } }, `/${node.path}`);
    case "time": return drawTime(node, around);
    case "spoiler": return spoiler(children());
    default: return el(TAGS[node.type], {}, children());
  }
}

/** The picture of an emoji of the application; one that is gone is its name between colons. Its words are its name, without a hash. */
export function emoji({ name, id }, kind = "emoji") {
  const said = name.replace(/_[0-9a-f]{9}$/, "").replaceAll("_", " ");
  const picture = el("img", { class: kind, src: `/emojis/${id}.png`, alt: said, title: `:${name}:`, draggable: "false" });
  picture.addEventListener("error", () => picture.replaceWith(`:${name}:`), { once: true });
  return picture;
}

function drawChannel(id, around) {
  const name = around.channelName(id);
  if (!name) return el("span", { class: "mention" }, "#…");
  return el("button", { type: "button", class: "mention", on: { click: () => around.go(id) } }, `#${name}`);
}

function spoiler(children) {
  const inner = el("span", { class: "spoiler-inner", "aria-hidden": "true" }, children);
  const node = el("span", { class: "spoiler", role: "button", tabindex: "0", "aria-label": words.spoiler }, inner);
  const reveal = (event) => {
    if (event.type === "keydown" && event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    node.classList.add("shown");
    inner.removeAttribute("aria-hidden");
    for (const name of ["role", "tabindex", "aria-label"]) node.removeAttribute(name);
  };
  node.addEventListener("click", reveal, { once: true });
  node.addEventListener("keydown", reveal);
  return node;
}

const STYLES = {
  t: { timeStyle: "short" }, T: { timeStyle: "medium" }, d: { dateStyle: "short" }, D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" }, F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" }, S: { dateStyle: "short", timeStyle: "medium" },
};
const UNITS = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

/** A moment (seconds since 1970) in one of Discord's styles, in the reader's language; R is how far away it is. */
export function timeWords(at, style, locale, now = Date.now()) {
  const moment = new Date(at * 1000);
  if (Number.isNaN(moment.getTime())) return String(at);
  if (style !== "R") return new Intl.DateTimeFormat(locale, STYLES[style]).format(moment);
  const away = Math.round(at - now / 1000);
  const [unit, size] = UNITS.find(([, seconds]) => Math.abs(away) >= seconds) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(Math.round(away / size), unit);
}

function drawTime({ at, style }, { store: { locale } }) {
  const moment = new Date(at * 1000);
  const sound = !Number.isNaN(moment.getTime());
  return el("time", {
    datetime: sound ? moment.toISOString() : null,
    title: sound ? timeWords(at, "F", locale) : null,
    lang: locale,
    data: style === "R" ? { at } : {},
  }, timeWords(at, style, locale));
}

/** Write every relative time on the page again. */
export function refreshTimes() {
  for (const node of document.querySelectorAll("time[data-at]")) node.textContent = timeWords(Number(node.dataset.at), "R", node.lang);
}

/** Inline nodes as bare words. Spoilers stay unsaid, and so do emojis, which stand beside words that say as much. */
export function inlineWords(nodes, around) {
  return nodes.map((node) => {
    if (node.type === "break") return "\n";
    if (node.type === "emoji") return UNSAID;
    if (node.type === "user") return around.userName(node.id) ?? words.unknownSomeone;
    if (node.type === "channel") return around.channelName(node.id) ?? "";
    if (node.type === "command") return `/${node.path}`;
    if (node.type === "time") return timeWords(node.at, node.style, around.store.locale);
    if (node.type === "spoiler") return words.spoiler;
    return node.text ?? inlineWords(node.children ?? [], around);
  }).join("").replaceAll(new RegExp(`${UNSAID}[ \\u202f]?`, "g"), "");
}
