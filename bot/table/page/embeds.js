// Discord's embeds: the older kind of card.

import { cssColour, el } from "./dom.js";
import { outLink, picture } from "./media.js";
import { prose, proseLine } from "./prose.js";

/** Draw one embed of a message. */
export function embed(part, message, around) {
  const media = (item, kind) => (item?.url ? picture(item, item.description ?? part.title, { attachments: message.attachments, kind }) : null);
  const body = el("div", { class: "embed-body" },
    part.author?.name ? el("p", { class: "embed-author" }, outLink(part.author.url, part.author.name)) : null,
    part.title ? el("h3", { class: "embed-title" }, outLink(part.url, proseLine(part.title, around))) : null,
    part.description ? prose(part.description, around) : null,
    part.fields?.length ? el("dl", { class: "embed-fields" }, part.fields.map((field) => drawField(field, around))) : null);
  const foot = [part.footer?.text, part.timestamp ? new Date(part.timestamp).toLocaleString() : null].filter(Boolean);
  const box = el("div", { class: "card embed" },
    el("div", { class: "embed-top" }, body, media(part.thumbnail, "thumbnail")),
    media(part.image, "picture"),
    foot.length ? el("p", { class: "subtext" }, foot.join(" · ")) : null);
  if (part.color !== null && part.color !== undefined) box.style.setProperty("--accent-bar", cssColour(part.color));
  return box;
}

function drawField(field, around) {
  return el("div", { class: field.inline ? "inline" : null },
    el("dt", {}, proseLine(field.name, around)),
    el("dd", {}, prose(field.value, around)));
}
