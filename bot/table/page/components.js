// Discord's message components, one function per type. Unknown types become a small note.

import { cssColour, el, icon } from "./dom.js";
import { busyKey } from "./interactions.js";
import { parse } from "./markdown.js";
import { fileCard, gallery, picture } from "./media.js";
import { selectMenu } from "./menu.js";
import { messageLanguage } from "./message_language.js";
import { emoji as emojiPicture, prose } from "./prose.js";
import { spokenWords } from "./spoken_words.js";
import { isThread } from "./store.js";
import { words } from "./words.js";

/** Draw one component of `message`. `around` is the page's context (see main.js). */
export function component(part, message, around) {
  const draw = DRAW[part.type];
  return draw ? draw(part, message, around) : el("p", { class: "note" }, words.unknownComponent(part.type));
}

const all = (parts, message, around) => (parts ?? []).map((part) => component(part, message, around));

const SHORT = 9;

/** A row of buttons; three or four short ones stand in columns, so that nine make a pad with choices beside it. */
function actionRow(part, message, around) {
  const labels = (part.components ?? []).map((each) => each.label ?? "");
  const even = [3, 4].includes(labels.length) && labels.every((label) => label.length <= SHORT);
  return el("div", { class: even ? `row even of-${labels.length}` : "row" }, all(part.components, message, around));
}

const BUTTON = { 1: "primary", 2: "secondary", 3: "success", 4: "danger" };

function button(part, message, around) {
  const emoji = part.emoji ? (part.emoji.id ? emojiPicture(part.emoji) : part.emoji.name) : null;
  const face = [
    emoji ? el("span", { class: "button-emoji", "aria-hidden": part.label ? "true" : null }, emoji) : null,
    part.label ? el("span", {}, part.label) : null,
  ];
  if (part.style === 5 && /^https?:\/\//i.test(part.url ?? "")) {
    return el("a", { class: "button link", href: part.url, target: "_blank", rel: "noopener noreferrer" }, face, icon("out"));
  }
  if (!BUTTON[part.style]) return el("p", { class: "note" }, words.unknownComponent(`2.${part.style}`));
  const busy = around.store.busy.has(busyKey(message.id, part.custom_id));
  return el("button", {
    type: "button", class: `button ${BUTTON[part.style]}`, disabled: Boolean(part.disabled), "aria-busy": busy ? "true" : null,
    "aria-label": part.label ? inWords(part.label, spokenWords(messageLanguage(message, around.store))) : emoji ? null : part.custom_id,
    data: { key: part.custom_id },
    on: { click: () => around.interactions.press(message, part) },
  }, face, busy ? el("span", { class: "spinner" }) : null);
}

/** An arrow of a label in words of the message's language, with what it costs; null where the label says it by itself. */
export function inWords(label, said) {
  const [first, ...rest] = label.split(" ");
  const way = said.ways[first];
  if (way) return [way, ...rest.map((each) => (/^\d+$/.test(each) ? said.points(Number(each)) : each))].join(", ");
  return rest.length && said.ways[rest.at(-1)] ? label.slice(0, -rest.at(-1).length).trim() : null;
}

/** The choices of a select of any kind, from its own options or from who and what is here. */
export function choicesOf(part, store) {
  const preset = new Set((part.default_values ?? []).map((each) => String(each.id)));
  const choice = (value, label, description) => ({ value, label, description, default: preset.has(value) });
  const people = store.peopleHere().map((user) => choice(user.id, store.userName(user.id), `@${user.username}`));
  const roles = [choice(store.guild.id, "@everyone")];
  if (part.type === 3) return part.options ?? [];
  if (part.type === 5) return people;
  if (part.type === 6) return roles;
  if (part.type === 7) return [...people, ...roles];
  const wanted = part.channel_types ?? [];
  return store.channelsHere()
    .filter((channel) => !wanted.length || wanted.includes(channel.type))
    .map((channel) => choice(channel.id, `${isThread(channel) ? "" : "#"}${channel.name}`));
}

function select(part, message, around) {
  const choices = choicesOf(part, around.store);
  const most = Math.min(part.max_values ?? 1, Math.max(choices.length, 1));
  return selectMenu({
    choices, placeholder: part.placeholder, disabled: Boolean(part.disabled), key: part.custom_id,
    busy: around.store.busy.has(busyKey(message.id, part.custom_id)),
    many: [part.min_values ?? 1, most],
    chosen: (values) => around.interactions.press(message, part, values),
  });
}

function section(part, message, around) {
  return el("div", { class: "section" },
    el("div", { class: "section-words" }, all(part.components, message, around)),
    part.accessory ? el("div", { class: "accessory" }, component(part.accessory, message, around)) : null);
}

function container(part, message, around) {
  const box = el("div", { class: "card" }, byImportance(part.components ?? [], all(part.components, message, around)));
  const accent = part.accent_color ?? part.accent_colour;
  if (accent !== null && accent !== undefined) box.style.setProperty("--accent-bar", cssColour(accent));
  return part.spoiler ? veil(box) : box;
}

const MEDIA = [11, 12];
const importance = (part) => (MEDIA.includes(part.type) ? 2 : part.type === 10 && parse(part.content ?? "").every(({ type }) => type === "subtext") ? 1 : 0);

/** The parts of a card in the order in which they are read and tabbed through: words and choices, small print, pictures. They look as they were sent. */
function byImportance(parts, nodes) {
  nodes.forEach((node, place) => node.style.setProperty("order", place));
  return nodes.map((node, place) => ({ node, rank: importance(parts[place]) })).sort((a, b) => a.rank - b.rank).map(({ node }) => node);
}

function veil(box) {
  const cover = el("button", { type: "button", class: "card-veil" }, icon("eye"), words.spoiler);
  box.hidden = true;
  cover.addEventListener("click", () => {
    box.hidden = false;
    cover.remove();
  });
  return el("div", { class: "veiled-card" }, cover, box);
}

function separator(part) {
  const size = part.spacing === 2 ? " large" : "";
  return part.divider === false ? el("div", { class: `gap${size}` }) : el("hr", { class: size.trim() || null });
}

function label(part, message, around) {
  return el("div", { class: "labelled" },
    el("p", { class: "label" }, part.label),
    part.description ? el("p", { class: "field-hint" }, part.description) : null,
    part.component ? component(part.component, message, around) : null);
}

const DRAW = {
  1: actionRow,
  2: button,
  3: select,
  5: select,
  6: select,
  7: select,
  8: select,
  9: section,
  10: (part, message, around) => prose(part.content ?? "", around),
  11: (part, message) => picture(part.media, part.description, { attachments: message.attachments, spoiler: part.spoiler, kind: "thumbnail" }),
  12: (part, message) => gallery(part.items ?? [], message.attachments),
  13: (part, message) => fileCard(part.file, message.attachments ?? [], part.name, part.size),
  14: separator,
  17: container,
  18: label,
};
