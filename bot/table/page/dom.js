// Building DOM nodes. Text only ever becomes text nodes, so nothing a message says can become markup.

const SVG = "http://www.w3.org/2000/svg";

/** Make an element. Keys of `props`: `class`, `on` ({event: listener}), `data`, or any attribute. */
export function el(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [key, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (key === "on") for (const [type, listener] of Object.entries(value)) node.addEventListener(type, listener);
    else if (key === "data") Object.assign(node.dataset, value);
    else node.setAttribute(key, value === true ? "" : String(value));
  }
  node.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

const PATHS = {
  arrow: "M12 19V5M6 11l6-6 6 6",
  check: "M5 13l4 4L19 7",
  chevron: "M6 9l6 6 6-6",
  close: "M6 6l12 12M18 6L6 18",
  down: "M12 5v14M6 13l6 6 6-6",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  file: "M7 3h7l5 5v13H7zM14 3v5h5",
  hash: "M9 4L7 20M17 4l-2 16M4 9h16M3 15h16",
  menu: "M4 7h16M4 12h16M4 17h16",
  more: "M6 12h.01M12 12h.01M18 12h.01",
  out: "M14 4h6v6M20 4l-9 9M18 14v6H4V6h6",
  plus: "M12 5v14M5 12h14",
  talk: "M4 5h16v11h-9l-5 4v-4H4z",
  thread: "M5 4v9a4 4 0 0 0 4 4h10M15 13l4 4-4 4",
  warning: "M12 3l10 18H2zM12 10v5M12 18v.5",
};

/** A decorative line icon, hidden from screen readers. */
export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  for (const [key, value] of Object.entries({ viewBox: "0 0 24 24", class: "icon", "aria-hidden": "true", focusable: "false" })) {
    svg.setAttribute(key, value);
  }
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", PATHS[name]);
  svg.append(path);
  return svg;
}

let made = 0;

/** An id that no other element of this page has. */
export function freshId(stem) {
  made += 1;
  return `${stem}-${made}`;
}

/** A colour as CSS: Discord gives integers, the table may give `#rrggbb`. */
export function cssColour(colour) {
  if (typeof colour === "number") return `#${(colour & 0xffffff).toString(16).padStart(6, "0")}`;
  return /^#[0-9a-f]{6}$/i.test(colour ?? "") ? colour : "#8a7f6d";
}

/** Whether dark letters read better than white ones on this `#rrggbb`, by relative luminance. */
export function wantsDarkInk(hex) {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b > 0.179;
}

/** A round badge with the initial of a name, in the person's colour. */
export function avatar(name, colour) {
  const hex = cssColour(colour);
  const badge = el("span", { class: `avatar${wantsDarkInk(hex) ? " dark-ink" : ""}`, "aria-hidden": "true" }, [...name][0]?.toUpperCase() ?? "?");
  badge.style.setProperty("--badge", hex);
  return badge;
}
