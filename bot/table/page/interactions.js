// What a person does: commands, presses and answers, each followed until the table says how it went.

import { TableError } from "./api.js";
import { meaningOf } from "./custom_ids.js";
import { words } from "./words.js";
import { snowflakeNow } from "./store.js";

const COMMAND = 2;
const COMPONENT = 3;
const ANSWER = 5;
const PATIENCE = 15000;
/** Milliseconds after a press in which a new card counts as its outcome. */
const OUTCOME = 20000;

export const busyKey = (message, customId) => `${message}/${customId}`;

export class Interactions {
  #waiting = new Map();
  #mine = new Map();
  #posting = new Set();
  #pressed = new Set();
  #acted = new Map();
  #count = 0;

  constructor(api, store) {
    this.api = api;
    this.store = store;
  }

  /** Run a command, which people call `path`; while it is on its way, and when it fails, a line in the channel says so. */
  run(path, data) {
    const note = { id: snowflakeNow(), local: true, channel: this.store.channel, seat: this.store.seat, text: words.commandSending(path), busy: true };
    this.store.putNote(note);
    return this.#send(COMMAND, { data }, {
      ok: () => this.store.dropNote(note.id),
      failed: (why) => this.store.putNote({ ...note, busy: false, text: why || words.commandFailed(path) }),
    });
  }

  /** Choose an entry in the menu of a message. */
  menu(message, name) {
    const note = { id: snowflakeNow(), local: true, channel: this.store.channel, seat: this.store.seat, text: words.menuSending(this.store.commandSaid(name)), busy: true };
    this.store.putNote(note);
    return this.#send(COMMAND, { data: { name, type: 3, target_id: message.id } }, {
      ok: () => this.store.dropNote(note.id),
      failed: (why) => this.store.putNote({ ...note, busy: false, text: why || words.failed }),
    });
  }

  /** Press a button or choose in a select. */
  press(message, component, values) {
    const key = busyKey(message.id, component.custom_id);
    if (this.store.busy.has(key)) return Promise.resolve();
    const redraw = () => this.store.tell("messages", { kind: "state", id: message.id });
    this.store.busy.add(key);
    this.#pressed.add(message.id);
    this.#acted.set(meaningOf(component.custom_id).adventure, Date.now());
    this.store.failed.delete(message.id);
    redraw();
    const settle = () => {
      this.store.busy.delete(key);
      redraw();
    };
    const data = { component_type: component.type, custom_id: component.custom_id, ...(values ? { values } : {}) };
    return this.#send(COMPONENT, { message: message.id, data }, {
      ok: settle,
      failed: () => {
        this.store.failed.add(message.id);
        settle();
      },
    });
  }

  /** Whether something on this message was pressed here since it last changed; asked once for each change. */
  wasPressed(id) {
    return this.#pressed.delete(id);
  }

  /** Whether something of this adventure was pressed or answered here a moment ago. */
  hasActed(adventure) {
    return Date.now() - (this.#acted.get(adventure) ?? 0) < OUTCOME;
  }

  /** Answer a modal; `ok` and `failed` tell the dialog how it went. */
  answer(channel, data, { ok, failed }) {
    this.#acted.set(meaningOf(data.custom_id).adventure, Date.now());
    return this.#send(ANSWER, { channel, data }, { ok, failed });
  }

  async #send(type, body, { ok, failed }) {
    this.#count += 1;
    const nonce = `${Date.now()}-${this.#count}`;
    // The table answers within seconds; if its answer was lost with the connection, stop waiting.
    const timer = setTimeout(() => this.settle(nonce, false), PATIENCE);
    this.#waiting.set(nonce, { ok, failed, timer });
    const posting = this.api.interact({ user: this.store.seat, channel: this.store.channel, nonce, type, ...body });
    this.#posting.add(posting);
    try {
      const { id } = await posting;
      this.#mine.set(id, nonce);
    } catch (error) {
      if (!(error instanceof TableError)) throw error;
      this.settle(nonce, false, error.message || words.stray);
    } finally {
      this.#posting.delete(posting);
    }
  }

  /** The table said how this one went. */
  settle(nonce, went, why = "") {
    const waiting = this.#waiting.get(nonce);
    if (!waiting) return;
    this.#waiting.delete(nonce);
    clearTimeout(waiting.timer);
    if (went) waiting.ok();
    else waiting.failed(why);
  }

  /** Whether this tab sent that interaction; another tab may sit in the same seat. */
  async isMine(id) {
    await Promise.allSettled([...this.#posting]);
    const nonce = this.#mine.get(id);
    if (nonce) this.settle(nonce, true);
    return nonce !== undefined;
  }

  /** Forget everything under way: the seat or the channel has changed. */
  forget() {
    for (const { timer } of this.#waiting.values()) clearTimeout(timer);
    this.#waiting.clear();
    this.#pressed.clear();
    this.#acted.clear();
    this.store.busy.clear();
    this.store.failed.clear();
    for (const note of [...this.store.notes.values()]) if (note.busy) this.store.dropNote(note.id);
  }
}
