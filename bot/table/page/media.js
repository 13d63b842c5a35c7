// Pictures and files: galleries, thumbnails, attachments, and the dialog that shows a picture full size.

import { el, freshId, icon } from "./dom.js";
import { words } from "./words.js";

const LOOPBACK = new Set(["127.0.0.1", "localhost", "[::1]"]);

/**
 * An address this page may load a file from, or null. `attachment://` is looked up in the message;
 * another name of this machine becomes this page's own origin, since the page loads nothing from elsewhere.
 */
export function localUrl(address, attachments = []) {
  const name = /^attachment:\/\/(.+)$/.exec(address ?? "")?.[1];
  const found = name ? attachments.find((each) => each.filename === name)?.url : address;
  if (!found) return null;
  const url = URL.canParse(found, location.href) ? new URL(found, location.href) : null;
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  if (url.origin === location.origin) return url.href;
  if (LOOPBACK.has(url.hostname) && url.port === location.port) return new URL(url.pathname + url.search, location.href).href;
  return null;
}

/** A link that leaves the page, only ever over http or https. */
export function outLink(address, ...children) {
  const sound = URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
  return sound ? el("a", { href: address, target: "_blank", rel: "noopener noreferrer" }, ...children) : el("span", {}, ...children);
}

/** A picture as a button that opens it full size; a picture from elsewhere becomes a link. */
export function picture(media, description, { attachments = [], spoiler = false, kind = "picture" } = {}) {
  const source = localUrl(media.proxy_url ?? media.url, attachments) ?? localUrl(media.url, attachments);
  const alt = description || media.description || words.pictureNoAlt;
  if (!source) return el("p", { class: "note" }, outLink(media.url ?? "", alt));
  const image = el("img", { src: source, alt, width: media.width, height: media.height, decoding: "async" });
  const button = el("button", { type: "button", class: `${kind}${spoiler ? " veiled" : ""}`, "aria-label": words.openPicture(alt), data: { key: source } }, image);
  if (kind === "picture" && media.width && media.height) {
    // Its room is kept while it loads.
    button.classList.add("sized");
    button.style.setProperty("--wide", `${media.width}px`);
    button.style.setProperty("--shape", media.width / media.height);
  }
  if (spoiler) {
    button.setAttribute("aria-label", words.spoiler);
    image.alt = "";
  }
  button.addEventListener("click", () => {
    if (button.classList.contains("veiled")) {
      button.classList.remove("veiled");
      image.alt = alt;
      button.setAttribute("aria-label", words.openPicture(alt));
    } else showFull(source, alt, button.closest("[lang]").lang);
  });
  image.addEventListener("error", () => button.replaceWith(el("p", { class: "note" }, alt)), { once: true });
  return button;
}

/** One to ten pictures together. */
export function gallery(items, attachments) {
  const pictures = items.map((item) => picture(item.media, item.description, { attachments, spoiler: item.spoiler }));
  return el("div", { class: `gallery of-${Math.min(items.length, 4)}` }, pictures);
}

const sizeWords = (bytes) => {
  if (!bytes) return "";
  return bytes < 1024 ? `${bytes} B` : bytes < 1048576 ? `${(bytes / 1024).toFixed(1)} KiB` : `${(bytes / 1048576).toFixed(1)} MiB`;
};

/** A file to take away. */
export function fileCard(media, attachments, name, size) {
  const source = localUrl(media.url, attachments);
  const own = attachments.find((each) => localUrl(each.url) === source);
  const title = name ?? own?.filename ?? decodeURIComponent(new URL(source ?? "x:/", location.href).pathname.split("/").pop() || words.file);
  const body = [icon("file"), el("span", { class: "file-name" }, title), el("span", { class: "file-size" }, sizeWords(size ?? own?.size))];
  if (!source) return el("div", { class: "file" }, body);
  return el("a", { class: "file", href: source, download: title, "aria-label": words.download(title) }, body);
}

/** What a classic message carries: pictures in a gallery, the rest as files. */
export function attachmentList(attachments) {
  const isPicture = (each) => /^image\//.test(each.content_type ?? "") || /\.(png|jpe?g|gif|webp)$/i.test(each.filename ?? "");
  const pictures = attachments.filter(isPicture);
  return [
    pictures.length ? gallery(pictures.map((each) => ({ media: each, description: each.description })), attachments) : null,
    ...attachments.filter((each) => !isPicture(each)).map((each) => fileCard(each, attachments, each.filename, each.size)),
  ];
}

function showFull(source, alt, lang) {
  const titleId = freshId("picture");
  const image = el("img", { src: source, alt, lang });
  const frame = el("div", { class: "full-frame", tabindex: "0", role: "group", "aria-labelledby": titleId }, image);
  const close = el("button", { type: "button", class: "plain-button", "aria-label": words.close }, icon("close"));
  const dialog = el("dialog", { class: "full", "aria-labelledby": titleId },
    el("header", {},
      el("h2", { id: titleId }, words.picture),
      el("a", { class: "quiet-button", href: source, target: "_blank", rel: "noopener" }, icon("out"), words.openTab),
      close),
    frame,
    el("p", { class: "full-words", lang }, alt));
  close.addEventListener("click", () => dialog.close());
  image.addEventListener("click", () => frame.classList.toggle("large"));
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
  });
  const opener = document.activeElement;
  dialog.addEventListener("close", () => {
    dialog.remove();
    // The card may have been drawn again while the dialog was open.
    const again = opener?.isConnected ? opener : document.querySelector(`[data-key="${CSS.escape(opener?.dataset?.key ?? "")}"]`);
    (again ?? document.getElementById("log")).focus();
  });
  document.body.append(dialog);
  dialog.showModal();
  close.focus();
}
