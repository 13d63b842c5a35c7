// Where the log stands: at its end or at one message until a person scrolls. A layout that changes is nobody's scrolling.

const NEAR = 120;
const EDGE = 8;
const LAST = Symbol("the last message");
const BOTTOM = Symbol("the bottom of the log");

export class Scrolling {
  /** What stays in view: the id of a message, LAST or BOTTOM; null where a person reads something else. */
  #kept = LAST;
  #seen = { height: 0, room: 0, top: 0 };

  /** `moved()` is called whenever the log may stand elsewhere. */
  constructor({ log, list }, moved) {
    Object.assign(this, { log, list, moved });
    log.addEventListener("scroll", () => this.#scrolled(), { passive: true });
    new ResizeObserver(() => this.settle()).observe(list);
  }

  /** Whether something is kept in view. */
  get keeps() {
    return this.#kept !== null;
  }

  /** Whether the end is kept in view, with whatever comes next. */
  get follows() {
    return this.#kept === LAST || this.#kept === BOTTOM;
  }

  /** Keep a message in view from now on; without an id the last one, whichever that will be. */
  keep(id = null) {
    this.#kept = id === null || this.list.lastElementChild?.dataset.id === id ? LAST : id;
    this.settle();
  }

  /** Bring what is kept in view to where it belongs. */
  settle() {
    const { log, list } = this;
    const item = this.#kept === LAST || this.#kept === BOTTOM ? list.lastElementChild : this.#itemOf(this.#kept);
    if (item) log.scrollTop = this.#kept === BOTTOM ? log.scrollHeight : this.#topFor(item);
    this.#seen = { height: log.scrollHeight, room: log.clientHeight, top: log.scrollTop };
    this.moved();
  }

  #itemOf(id) {
    if (id === null) return null;
    const item = this.list.querySelector(`[data-id="${CSS.escape(id)}"]`);
    if (item && item !== this.list.lastElementChild) return item;
    this.#kept = LAST;
    return this.list.lastElementChild;
  }

  /**
   * Where the log has to stand to show a message: whole, with its end at the bottom. Of one that is too long, the
   * last choices of a card are shown, with as much above them as there is room for, and anything else from its beginning.
   */
  #topFor(item) {
    const { log, list } = this;
    // A greeting is read from its beginning.
    if (item.matches(".welcome")) return 0;
    const above = log.scrollTop - log.getBoundingClientRect().top;
    // Who sent a card, and when, is seen where there is room.
    const begin = (item.querySelector(".card") ?? item).getBoundingClientRect().top + above;
    const end = item === list.lastElementChild ? log.scrollHeight : item.getBoundingClientRect().bottom + above + EDGE;
    if (end - log.clientHeight <= begin) return end - log.clientHeight;
    const choices = item.matches(".private") ? [] : item.querySelectorAll(".row");
    if (!choices.length) return item.getBoundingClientRect().top + above - EDGE;
    return [...choices].at(-1).getBoundingClientRect().bottom + above + EDGE - log.clientHeight;
  }

  #scrolled() {
    const { log } = this;
    // Where sizes changed, the browser moved the log, and nobody knows what a person meant.
    if (log.scrollHeight !== this.#seen.height || log.clientHeight !== this.#seen.room) {
      this.settle();
      return;
    }
    if (Math.abs(log.scrollTop - this.#seen.top) < 2) return;
    this.#seen.top = log.scrollTop;
    this.#kept = log.scrollHeight - log.scrollTop - log.clientHeight < NEAR ? BOTTOM : null;
    this.moved();
  }
}
