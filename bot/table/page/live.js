// The websocket of live events: it reconnects by itself, waiting longer after each failure.

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;

export class Live {
  #socket = null;
  #timer = null;
  #wait = FIRST_WAIT;
  #url = "";

  /** `opened()` after each connection, `frame(object)` for each event, `lost(milliseconds)` while waiting. */
  constructor({ opened, frame, lost }) {
    this.hear = { opened, frame, lost };
  }

  /** Drop whatever is open and listen at this address instead. */
  listen(url) {
    this.#url = url;
    this.#wait = FIRST_WAIT;
    this.retry();
  }

  /** Connect at once instead of waiting for the timer. */
  retry() {
    clearTimeout(this.#timer);
    this.#drop();
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    socket.addEventListener("open", () => {
      this.#wait = FIRST_WAIT;
      this.hear.opened();
    });
    socket.addEventListener("message", (event) => this.hear.frame(JSON.parse(event.data)));
    socket.addEventListener("close", () => {
      if (socket === this.#socket) this.#later();
    });
  }

  #drop() {
    const old = this.#socket;
    this.#socket = null;
    old?.close();
  }

  #later() {
    // Jitter keeps several tabs from knocking at the same moment.
    const wait = Math.round(this.#wait * (0.8 + Math.random() * 0.4));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    this.hear.lost(wait);
    this.#timer = setTimeout(() => this.retry(), wait);
  }
}
