// One message of the timeline: who, when, what, and what became of the presses on it.

import { avatar, el, icon } from "./dom.js";
import { component } from "./components.js";
import { embed } from "./embeds.js";
import { attachmentList } from "./media.js";
import { messageLanguage } from "./message_language.js";
import { messageMenu } from "./message_menu.js";
import { prose } from "./prose.js";
import { FLAG, isThread } from "./store.js";
import { words } from "./words.js";

const clock = new Intl.DateTimeFormat(undefined, { hour: "2-digit", minute: "2-digit" });
/** The type of a message that answers an entry in the menu of another. */
const MENU_ANSWER = 23;
const BOT_COLOUR = "#e9b25c";

export const isEphemeral = (message) => Boolean((message.flags ?? 0) & FLAG.ephemeral);
const usedCommand = (message) => message.interaction?.name ?? message.interaction_metadata?.name;

/** The name a message goes by. */
export function authorName(message, store) {
  const author = message.author ?? {};
  return author.global_name || store.userName(author.id) || author.username || words.unknownSomeone;
}

/** Whether `message` may stand under `before` without its own name line. */
export function continues(message, before) {
  if (!before || message.local || before.local || message.interaction_metadata || usedCommand(message)) return false;
  if (message.author?.id !== before.author?.id || isEphemeral(message) !== isEphemeral(before)) return false;
  return new Date(message.timestamp) - new Date(before.timestamp) < 300000;
}

/** Draw a message or one of the page's own notes as a list item. */
export function messageItem(message, { joined, around }) {
  return message.local ? noteItem(message, around) : fullItem(message, joined, around);
}

function noteItem(note, around) {
  const dismiss = el("button", { type: "button", class: "text-button", on: { click: () => around.store.dismiss(note.id) } }, words.dismiss);
  return el("li", { class: `message note-line${note.busy ? " busy" : " bad"}` },
    note.busy ? el("span", { class: "spinner" }) : icon("warning"),
    el("span", { role: note.busy ? null : "alert" }, note.text),
    note.busy ? null : dismiss);
}

function fullItem(message, joined, around) {
  const { store } = around;
  const name = authorName(message, store);
  const isBot = Boolean(message.author?.bot) || message.author?.id === store.bot.id;
  const colour = isBot ? BOT_COLOUR : store.users.get(message.author?.id)?.avatar_color ?? message.author?.avatar_color;
  const when = new Date(message.timestamp);
  const time = el("time", { datetime: message.timestamp, title: when.toLocaleString() }, clock.format(when));
  const head = joined ? null : el("div", { class: "message-head" },
    el("span", { class: "author" }, name),
    isBot ? el("span", { class: "tag" }, words.app) : null,
    time);
  const classes = ["message", joined ? "joined" : "", isEphemeral(message) ? "private" : ""].filter(Boolean).join(" ");
  return el("li", { class: classes, data: { id: message.id } },
    joined ? el("span", { class: "gutter" }) : avatar(name, colour),
    el("article", { class: "message-body", tabindex: "-1", "aria-label": `${name}, ${clock.format(when)}` },
      cause(message, around),
      head,
      ...body(message, name, around),
      foot(message, around)),
    isEphemeral(message) ? null : messageMenu(message, name, around));
}

function cause(message, { store }) {
  const by = message.interaction_metadata?.user ?? message.interaction?.user;
  const used = usedCommand(message) && store.commandSaid(usedCommand(message));
  if (used && by) {
    return el("p", { class: "cause" }, el("strong", {}, store.userName(by.id) ?? by.global_name ?? by.username), ` ${message.type === MENU_ANSWER ? words.usedMenu(used) : words.used(used)}`);
  }
  const earlier = message.referenced_message;
  if (earlier) return el("p", { class: "cause" }, `${words.reply} · ${authorName(earlier, store)}`);
  return null;
}

function body(message, name, around) {
  if (message.type === 6 || message.type === 18) return [systemLine(message, around)];
  const flags = message.flags ?? 0;
  const attachments = message.attachments ?? [];
  const empty = !message.content && !message.components?.length && !message.embeds?.length && !attachments.length;
  if (flags & FLAG.thinking && empty) return [el("p", { class: "thinking" }, words.thinking(name), el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i")))];
  const parts = [
    message.content ? prose(message.content, around) : null,
    ...(flags & FLAG.v2 ? [] : attachmentList(attachments)),
    ...(message.embeds ?? []).map((each) => embed(each, message, around)),
    ...(message.components ?? []).map((each) => component(each, message, around)),
  ].filter(Boolean);
  const lang = messageLanguage(message, around.store);
  for (const part of parts) part.lang = lang;
  return parts;
}

function systemLine(message, around) {
  const target = message.type === 18 ? message.thread ?? around.store.channels.get(message.message_reference?.channel_id) : null;
  return el("p", { class: "system" }, words.system[message.type], " ",
    target ? threadButton(target, around) : message.type === 18 ? message.content : null);
}

function threadButton(thread, around) {
  return el("button", { type: "button", class: "thread-link", "aria-label": words.threadOpen(thread.name), on: { click: () => around.go(thread.id) } },
    icon("thread"), thread.name);
}

function foot(message, around) {
  const { store } = around;
  const thread = message.type === 18 ? null : message.thread ?? [...store.channels.values()].find((channel) => isThread(channel) && channel.id === message.id);
  return [
    thread ? threadButton(thread, around) : null,
    message.edited_timestamp ? el("p", { class: "edited" }, `(${words.edited})`) : null,
    store.failed.has(message.id) ? el("p", { class: "failure", role: "alert" }, icon("warning"), words.failed) : null,
    isEphemeral(message)
      ? el("p", { class: "only-you" }, icon("eye"), words.ephemeral, " · ",
        el("button", { type: "button", class: "text-button", on: { click: () => around.store.dismiss(message.id) } }, words.dismiss))
      : null,
  ];
}
