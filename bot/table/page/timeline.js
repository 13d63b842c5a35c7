// The list of messages: it redraws only what changed, keeps focus, and stays at the end while you are there.

import { el, icon } from "./dom.js";
import { CardFocus } from "./focus.js";
import { continues, isEphemeral, messageItem } from "./message.js";
import { welcome } from "./welcome.js";
import { words } from "./words.js";

const NEAR = 120;

const dayOf = (message) => (message.timestamp ? new Date(message.timestamp).toDateString() : null);

export class Timeline {
  #drawn = new Map();
  #atEnd = true;
  #missed = 0;
  #lastTop = 0;

  constructor({ log, list, jump }, around) {
    Object.assign(this, { log, list, jump, around });
    this.focus = new CardFocus({ log, list }, around);
    jump.addEventListener("click", () => this.toEnd());
    log.addEventListener("scroll", () => {
      const near = log.scrollHeight - log.scrollTop - log.clientHeight < NEAR;
      // Content that grows below is not a person scrolling up: only going up leaves the end.
      if (near || log.scrollTop < this.#lastTop - 1) this.#atEnd = near;
      this.#lastTop = log.scrollTop;
      if (this.#atEnd) this.#missed = 0;
      this.#showJump();
    }, { passive: true });
    // Pictures arrive later than their cards and push the end away.
    new ResizeObserver(() => this.#atEnd && this.toEnd()).observe(list);
    new ResizeObserver(() => this.#atEnd && this.toEnd()).observe(log);
    around.store.on("messages", (change) => this.#changed(change));
    around.store.on("place", () => this.#restart());
    around.store.on("world", () => this.sync());
    around.store.on("ready", () => this.sync());
    around.store.on("commands", () => this.sync());
    around.store.on("games", () => this.sync());
  }

  toEnd() {
    this.#atEnd = true;
    this.#missed = 0;
    // A greeting is read from its beginning.
    this.log.scrollTop = this.list.querySelector(".welcome") ? 0 : this.log.scrollHeight;
    this.#lastTop = this.log.scrollTop;
    this.#showJump();
  }

  #restart() {
    const held = this.focus.note();
    this.#drawn.clear();
    this.list.replaceChildren();
    this.focus.keep(held && { node: held.node, adventure: null });
    this.toEnd();
  }

  #changed({ kind, message }) {
    if (kind === "create" && !this.#atEnd && !this.#answersMe(message)) this.#missed += 1;
    this.sync();
    if (kind === "all" || kind === "note" || (kind === "create" && this.#answersMe(message))) this.toEnd();
    this.#showJump();
  }

  #answersMe(message) {
    return isEphemeral(message) || message.interaction_metadata?.user?.id === this.around.store.seat;
  }

  #showJump() {
    this.jump.hidden = this.#atEnd || this.log.scrollHeight <= this.log.clientHeight;
    const label = this.#missed ? words.jumpNew(this.#missed) : words.jump;
    if (this.jump.textContent !== label) this.jump.replaceChildren(label, icon("down"));
  }

  /** Bring the list to what the store says, touching only what differs. */
  sync() {
    const { store } = this.around;
    const held = this.focus.note();
    const wanted = [];
    let before = null;
    let today = null;
    for (const message of store.timeline()) {
      const day = dayOf(message);
      const newDay = day && day !== today;
      if (newDay) wanted.push(this.#keep(`day ${day}`, day, () => dayItem(message)));
      today = day ?? today;
      const joined = !newDay && continues(message, before);
      const busy = [...store.busy].filter((key) => key.startsWith(`${message.id}/`));
      const stamp = [joined, busy, store.failed.has(message.id), store.channels.has(message.id)].join(" ");
      wanted.push(this.#keep(message.id, stamp, () => messageItem(message, { joined, around: this.around }), message));
      before = message;
    }
    if (store.loaded && !wanted.length) {
      const stamp = `${store.ready} ${store.commands.length} ${store.games.length} ${store.isDirect} ${store.placeName()}`;
      wanted.push(this.#keep("welcome", stamp, () => welcome(this.around)));
    }
    this.#arrange(wanted);
    this.focus.keep(held);
  }

  #keep(key, stamp, draw, source = null) {
    const old = this.#drawn.get(key);
    if (old && old.stamp === stamp && old.source === source) return old.node;
    const node = draw();
    old?.node.replaceWith(node);
    this.#drawn.set(key, { stamp, source, node });
    return node;
  }

  #arrange(wanted) {
    let at = this.list.firstElementChild;
    for (const node of wanted) {
      if (node === at) at = at.nextElementSibling;
      else this.list.insertBefore(node, at);
    }
    while (at) {
      const next = at.nextElementSibling;
      at.remove();
      at = next;
    }
    const kept = new Set(wanted);
    for (const [key, { node }] of this.#drawn) if (!kept.has(node)) this.#drawn.delete(key);
  }
}

function dayItem(message) {
  const when = new Date(message.timestamp);
  const today = when.toDateString() === new Date().toDateString();
  return el("li", { class: "day" }, el("span", {}, today ? words.today : when.toLocaleDateString(undefined, { dateStyle: "long" })));
}
