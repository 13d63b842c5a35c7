// Where the keyboard is: it stays with what was pressed while cards change, moves by arrows, and Escape closes panels.

import { meaningOf } from "./custom_ids.js";

const CONTROL = ".row > .button[data-key], .row > .select, .accessory > .button[data-key]";
const USABLE = ":not(:disabled)";
const PAD_ROWS = 3;
const ARROWS = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] };

const usable = (node) => [...node.querySelectorAll(CONTROL)].filter((control) => control.matches(USABLE));
const buttonsOf = (row) => [...row.children].filter((child) => child.matches(".button[data-key]"));
const rowsOf = (item) => [...item.querySelectorAll(".row")].filter((row) => buttonsOf(row).length);
const labelOf = (control) => control.getAttribute("aria-label") ?? control.textContent;

/** Focus what stands on the newest card for the control with this custom id; false if nothing does. */
export function focusLike(customId) {
  const list = document.getElementById("messages");
  const held = { ...meaningOf(customId), label: "", place: null };
  const item = newestCard(list, held.adventure);
  if (item) like(item, held).focus();
  return Boolean(item);
}

/** Focus the first choice of the newest card, or the first game of an empty channel; false if there is neither. */
export function focusNewest() {
  const list = document.getElementById("messages");
  const item = newestCard(list, null);
  const first = item ? usable(item)[0] : list.querySelector(".welcome button:not(:disabled)");
  first?.focus();
  return Boolean(first);
}

/** The newest message for everybody with something to press, of one adventure, or (null) of any. */
function newestCard(list, adventure) {
  const fits = (control) => adventure === null || meaningOf(control.dataset.key).adventure === adventure;
  return [...list.children].findLast((item) => item.matches(".message:not(.private)") && usable(item).some(fits)) ?? null;
}

/** The control of a card that means the same: by verb, by label, by its place on a pad; else the first choice. */
function like(item, { verb, label, place }) {
  const controls = usable(item);
  const onPad = place && padOf(item)?.[place[0]]?.[place[1]];
  return controls.find((control) => meaningOf(control.dataset.key).verb === verb)
    ?? controls.find((control) => label && labelOf(control) === label)
    ?? (onPad?.matches(USABLE) ? onPad : controls[0]);
}

/** The buttons of a pad, three rows of three with perhaps another beside each; null where there is none. */
function padOf(item) {
  const rows = rowsOf(item).slice(0, PAD_ROWS).map(buttonsOf);
  return rows.length === PAD_ROWS && rows.every((row) => row.length === 3 || row.length === 4) ? rows : null;
}

function placeOf(item, control) {
  const pad = padOf(item) ?? [];
  const row = pad.findIndex((buttons) => buttons.slice(0, 3).includes(control));
  return row < 0 ? null : [row, pad[row].indexOf(control)];
}

/** The usable button one step away in the row, or in the nearest row above or below. */
function neighbour(control, [down, right]) {
  const row = control.parentElement;
  const own = buttonsOf(row);
  const at = own.indexOf(control);
  if (right) return (right > 0 ? own.slice(at + 1) : own.slice(0, Math.max(at, 0)).reverse()).find((button) => button.matches(USABLE));
  const rows = rowsOf(row.closest("li"));
  const from = rows.indexOf(row);
  const beyond = down > 0 ? rows.slice(from + 1) : rows.slice(0, Math.max(from, 0)).reverse();
  const nearest = (buttons) => buttons.map((button, place) => ({ button, far: Math.abs(place - at) }))
    .filter(({ button }) => button.matches(USABLE)).sort((a, b) => a.far - b.far)[0]?.button;
  return beyond.map((each) => nearest(buttonsOf(each))).find(Boolean);
}

export class CardFocus {
  #waiting = null;
  #opener = null;

  /** Watch the keys in the list of messages; `log` has the focus where nothing else can. */
  constructor({ list, log }, { store }) {
    Object.assign(this, { list, log, store });
    list.addEventListener("keydown", (event) => this.#key(event));
    list.addEventListener("click", (event) => {
      const control = event.target.closest(CONTROL);
      if (control && !control.closest(".private")) this.#opener = this.note(control);
    }, { capture: true });
  }

  /** What the focused element is, before messages are drawn anew; null if it is not in the list. */
  note(node = document.activeElement) {
    if (this.#waiting && this.#waiting.node === node) return this.#waiting;
    if (!this.list.contains(node)) return null;
    const item = node.closest("#messages > li");
    if (!node.matches(CONTROL)) return { node, id: item.dataset.id, key: node.dataset.key, adventure: null };
    const { adventure, verb } = meaningOf(node.dataset.key);
    const wasNewest = newestCard(this.list, adventure) === item;
    return { node, id: item.dataset.id, adventure, verb, label: labelOf(node), place: placeOf(item, node), control: true, isPrivate: item.matches(".private"), wasNewest };
  }

  /** Put the focus back after drawing, where it was lost or where a newer card took the place of its own. */
  keep(held) {
    if (!held) return;
    const stays = document.activeElement === held.node && held.node.isConnected;
    const target = this.#target(held, stays);
    if (target === held.node) return;
    if (target) {
      target.focus({ preventScroll: true });
      target.scrollIntoView({ block: "nearest" });
    } else if (!stays) this.#wait(held);
  }

  /** What should have the focus now: the element itself if it may stay, null if there is nothing yet. */
  #target(held, stays) {
    const own = held.id ? this.list.querySelector(`[data-id="${CSS.escape(held.id)}"]`) : null;
    if (!held.control) {
      if (stays && !held.waits) return held.node;
      const same = own && held.key ? own.querySelector(`[data-key="${CSS.escape(held.key)}"]`) : null;
      return same ?? this.#returned(own);
    }
    if (held.isPrivate) return stays ? held.node : own && usable(own).length ? like(own, held) : this.#returned(null);
    const card = newestCard(this.list, held.adventure);
    if (stays && !held.waits && (!held.wasNewest || card === own || !card)) return held.node;
    return card ? like(card, held) : null;
  }

  /** Where the focus goes from a message that is gone or has nothing to press: to what had opened it. */
  #returned(own) {
    if (own && usable(own).length) return usable(own)[0];
    const card = newestCard(this.list, this.#opener?.adventure ?? null) ?? newestCard(this.list, null);
    if (!card) return null;
    return this.#opener ? like(card, this.#opener) : usable(card)[0];
  }

  /** Hold the focus on the last message until a card with something to press arrives. */
  #wait(held) {
    const node = this.list.lastElementChild ?? this.log;
    if (node !== this.log) node.tabIndex = -1;
    this.#waiting = { ...held, node, waits: true };
    node.focus({ preventScroll: true });
  }

  #key(event) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape") this.#closePanel(event);
    const step = ARROWS[event.key];
    const control = event.target.closest(CONTROL);
    const to = step && control ? neighbour(control, step) : null;
    if (!to) return;
    event.preventDefault();
    to.focus();
  }

  /** Dismiss the private message with the focus, or the latest below it. */
  #closePanel(event) {
    const item = event.target.closest("#messages > li");
    const panel = item.matches(".private") ? item : [...this.list.children].findLast((each) => each.matches(".private"));
    const isBelow = panel && (panel === item || item.compareDocumentPosition(panel) & Node.DOCUMENT_POSITION_FOLLOWING);
    if (!isBelow) return;
    event.preventDefault();
    this.store.dismiss(panel.dataset.id);
  }
}
