// The list of messages: it redraws only what changed, keeps focus, and stays at the end while you are there.

import { el, icon } from "./dom.js";
import { turnOf } from "./custom_ids.js";
import { CardFocus } from "./focus.js";
import { fitMaps } from "./maps.js";
import { continues, isEphemeral, messageItem } from "./message.js";
import { Scrolling } from "./scrolling.js";
import { welcome } from "./welcome.js";
import { words } from "./words.js";

const dayOf = (message) => (message.timestamp ? new Date(message.timestamp).toDateString() : null);

export class Timeline {
  #drawn = new Map();
  #missed = 0;

  constructor({ log, list, jump }, around) {
    Object.assign(this, { log, list, jump, around });
    this.focus = new CardFocus({ log, list }, around);
    this.scrolling = new Scrolling({ log, list }, () => this.#moved());
    jump.addEventListener("click", () => this.toEnd());
    new ResizeObserver(() => {
      fitMaps(this);
      this.scrolling.settle();
    }).observe(log);
    around.store.on("messages", (change) => this.#changed(change));
    around.store.on("place", () => this.#restart());
    around.store.on("world", () => this.sync());
    around.store.on("ready", () => this.sync());
    around.store.on("commands", () => this.sync());
    around.store.on("games", () => this.sync());
  }

  toEnd() {
    this.#missed = 0;
    this.scrolling.keep();
  }

  #restart() {
    const held = this.focus.note();
    this.#drawn.clear();
    this.list.replaceChildren();
    this.focus.keep(held && { node: held.node, adventure: null });
    this.toEnd();
  }

  #changed({ kind, message }) {
    const mine = kind === "create" && (this.#answersMe(message) || this.#followsMyPress(message));
    if (kind === "create" && !this.scrolling.follows && !mine) this.#missed += 1;
    this.sync();
    if (kind === "all" || kind === "note" || mine) this.toEnd();
    // A card that stands above a panel is brought back into view by what was pressed on it or in the panel.
    else if (kind === "update" && this.#followsMyPress(message)) this.scrolling.keep(message.id);
    this.#moved();
  }

  #answersMe(message) {
    return isEphemeral(message) || message.interaction_metadata?.user?.id === this.around.store.seat;
  }

  /** Whether this is a card that a press of this seat's may have led to. */
  #followsMyPress(message) {
    const { adventure } = turnOf(message);
    return adventure && !isEphemeral(message) && this.around.interactions.hasActed(adventure);
  }

  #moved() {
    if (this.scrolling.follows) this.#missed = 0;
    const { log, jump, scrolling } = this;
    jump.hidden = (scrolling.keeps && !this.#missed) || log.scrollHeight <= log.clientHeight;
    const label = this.#missed ? words.jumpNew(this.#missed) : words.jump;
    if (jump.textContent !== label) jump.replaceChildren(label, icon("down"));
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
      if (newDay) wanted.push(this.#keep(`day ${day}`, `${day} ${store.locale}`, () => dayItem(message, store.locale)));
      today = day ?? today;
      const joined = !newDay && continues(message, before);
      const busy = [...store.busy].filter((key) => key.startsWith(`${message.id}/`));
      const stamp = [joined, busy, store.locale, store.failed.has(message.id), store.channels.has(message.id), store.menus().length].join(" ");
      wanted.push(this.#keep(message.id, stamp, () => messageItem(message, { joined, around: this.around }), message));
      before = message;
    }
    if (store.loaded && !wanted.length) {
      const stamp = `${store.locale} ${store.ready} ${store.commands.length} ${store.games.length} ${store.context} ${store.placeName()} ${store.isAbroad}`;
      wanted.push(this.#keep("welcome", stamp, () => welcome(this.around)));
    }
    this.#arrange(wanted);
    fitMaps(this);
    this.focus.keep(held);
    this.scrolling.settle();
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

function dayItem(message, locale) {
  const when = new Date(message.timestamp);
  const today = when.toDateString() === new Date().toDateString();
  return el("li", { class: "day" }, today ? el("span", {}, words.today) : el("span", { lang: locale }, when.toLocaleDateString(locale, { dateStyle: "long" })));
}
