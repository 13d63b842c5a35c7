// An input with a list of suggestions, after the ARIA combobox pattern. One list serves all inputs of a form.

import { el, freshId } from "./dom.js";
import { words } from "./words.js";

export class Combobox {
  #items = [];
  #options = [];
  #active = -1;
  #asked = 0;
  #timer = null;
  #shownFor = null;

  /**
   * `source(text)` gives items `{label, description, value, lang}` or null for no list; `pick(item)` takes
   * one; `first(text, items)` says which one is ready for Enter (-1 for none). With `wait`, a
   * debounce in milliseconds, the source may be a promise.
   */
  constructor(input, list, { source, pick, first = () => -1, wait = 0, empty = words.noChoice, name = words.suggestions }) {
    Object.assign(this, { input, list, source, pick, first, wait, empty, name });
    for (const [key, value] of Object.entries({ role: "combobox", "aria-expanded": "false", "aria-autocomplete": "list", "aria-controls": list.id, autocomplete: "off", spellcheck: "false" })) {
      input.setAttribute(key, value);
    }
    input.addEventListener("input", () => this.suggest());
    input.addEventListener("keydown", (event) => this.#key(event));
    input.addEventListener("blur", () => this.close());
  }

  get isOpen() {
    return this.input.getAttribute("aria-expanded") === "true";
  }

  /** The item that Enter would take, or null; suggestions for an older text are never taken. */
  get ready() {
    return this.isOpen && this.#shownFor === this.input.value ? this.#items[this.#active] ?? null : null;
  }

  /** Ask for suggestions to what stands in the input now. */
  suggest() {
    clearTimeout(this.#timer);
    this.#asked += 1;
    const asked = this.#asked;
    const text = this.input.value;
    const show = (found) => {
      // A slow answer to an earlier text must not replace a newer one.
      if (asked !== this.#asked || document.activeElement !== this.input) return;
      if (found) this.#show(found, text);
      else this.close();
    };
    if (this.wait) this.#timer = setTimeout(async () => show(await this.source(text)), this.wait);
    else show(this.source(text));
  }

  close() {
    clearTimeout(this.#timer);
    this.#asked += 1;
    this.#items = [];
    this.#active = -1;
    if (!this.isOpen) return;
    this.input.setAttribute("aria-expanded", "false");
    this.input.removeAttribute("aria-activedescendant");
    this.list.hidden = true;
  }

  #show(items, text) {
    this.#items = items;
    this.#shownFor = text;
    this.#options = items.map((item, index) => {
      const option = el("li", { id: freshId("suggestion"), role: "option", class: "suggestion", lang: item.lang, "aria-selected": "false" },
        el("span", { class: "suggestion-label" }, item.label),
        item.description ? el("span", { class: "suggestion-description" }, item.description) : null);
      option.addEventListener("pointerdown", (event) => event.preventDefault());
      option.addEventListener("click", () => this.#take(index));
      option.addEventListener("pointermove", () => this.#move(index, false));
      return option;
    });
    const none = el("li", { class: "suggestion-none", role: "option", "aria-disabled": "true", "aria-selected": "false" }, this.empty);
    this.list.replaceChildren(...(items.length ? this.#options : [none]));
    this.list.setAttribute("aria-label", this.name);
    this.list.hidden = false;
    this.list.scrollTop = 0;
    this.input.setAttribute("aria-expanded", "true");
    this.#move(this.first(text, items));
  }

  #move(to, scroll = true) {
    this.#active = to;
    this.#options.forEach((option, index) => option.setAttribute("aria-selected", String(index === to)));
    const option = this.#options[to];
    if (!option) this.input.removeAttribute("aria-activedescendant");
    else {
      this.input.setAttribute("aria-activedescendant", option.id);
      if (scroll) option.scrollIntoView({ block: "nearest" });
    }
  }

  #take(index) {
    const item = this.#items[index];
    this.close();
    this.pick(item);
  }

  #key(event) {
    const count = this.#items.length;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (!this.isOpen) this.suggest();
      else if (count) {
        const step = event.key === "ArrowDown" ? 1 : -1;
        this.#move(this.#active < 0 && step < 0 ? count - 1 : (this.#active + step + count) % count);
      }
    } else if (event.key === "Escape" && this.isOpen) {
      event.preventDefault();
      event.stopPropagation();
      this.close();
    } else if ((event.key === "Enter" || event.key === "Tab") && this.ready && !event.shiftKey && !event.isComposing) {
      event.stopImmediatePropagation();
      this.#take(this.#active);
      // Enter takes the suggestion and stays; Tab moves on, unless taking it has moved the focus already.
      if (event.key === "Enter" || document.activeElement !== this.input) event.preventDefault();
    }
  }
}
