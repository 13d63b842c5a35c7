// One option of a command as a small labelled field, with its choices or live suggestions.

import { Combobox } from "./combobox.js";
import { OPTION, fixedChoices, readTyped } from "./commands.js";
import { el, freshId, icon } from "./dom.js";
import { acceptOf } from "./file_kinds.js";
import { OWN } from "./languages.js";
import { words } from "./words.js";

const DEBOUNCE = 180;
const MOST = 25;

export class OptionField {
  #picked = null;

  /** `ask(field)` answers autocompletion with `[{said, value}]`, `hand(file)` takes a file in; `removed()` takes an optional field away, `typed()` hears of every letter. */
  constructor(option, { list, store, ask, hand, removed, typed }) {
    this.option = option;
    const id = freshId("field");
    const numeric = option.type === OPTION.whole || option.type === OPTION.number;
    this.input = el("input", {
      id, type: option.type === OPTION.file ? "file" : "text", inputmode: numeric ? "decimal" : null, "aria-describedby": `${id}-hint`,
      "aria-required": option.required ? "true" : null, accept: acceptOf(option), placeholder: option.required ? words.required : words.optional,
      autocomplete: "off", enterkeyhint: "send",
    });
    this.hint = el("span", { id: `${id}-hint`, class: "field-hint", lang: option.lang }, option.description);
    const remove = option.required ? null : el("button", { type: "button", class: "plain-button", "aria-label": words.removeOption(option.said), on: { click: removed } }, icon("close"));
    this.node = el("div", { class: "option-field" }, el("label", { for: id, lang: option.lang }, option.said), this.input, remove, this.hint);
    this.input.addEventListener("input", () => {
      this.#picked = null;
      typed();
      this.complain("");
    });
    const fixed = fixedChoices(option, store);
    if (option.type === OPTION.file) this.input.addEventListener("change", () => this.#hand(hand));
    else if (fixed) this.#offerFixed(list, fixed);
    else if (option.autocomplete) this.#offerLive(list, ask);
  }

  #offerFixed(list, choices) {
    this.fixed = choices;
    const box = new Combobox(this.input, list, {
      name: words.options(this.option.said),
      source: (text) => {
        const typed = this.#picked ? "" : text.trim().toLowerCase();
        return choices.filter((choice) => choice.label.toLowerCase().includes(typed) || (typed && choice.also?.startsWith(typed))).slice(0, MOST);
      },
      first: (text, items) => (items.length && (text || this.option.required) ? 0 : -1),
      pick: (choice) => this.#take(choice),
    });
    this.input.addEventListener("focus", () => this.#picked || box.suggest());
  }

  #offerLive(list, ask) {
    const box = new Combobox(this.input, list, {
      name: words.options(this.option.said),
      wait: DEBOUNCE,
      source: async () => (await ask(this)).map(({ said, value }) => ({ label: said, value })),
      // Typed words may stand for themselves: only a suggestion that holds them is ready for Enter.
      first: (text, items) => (text ? items.findIndex((item) => item.label.toLowerCase().includes(text.trim().toLowerCase())) : items.length && this.option.required ? 0 : -1),
      pick: (choice) => this.#take(choice),
    });
    this.input.addEventListener("focus", () => this.#picked || box.suggest());
  }

  async #hand(hand) {
    const [file] = this.input.files;
    this.#picked = null;
    if (!file) return;
    try {
      const { id } = await hand(file);
      if (this.input.files[0] === file) this.#picked = { value: id };
      this.complain("");
    } catch (error) {
      this.complain(error.message || words.problem.file);
    }
  }

  #take(choice) {
    this.#picked = choice;
    this.input.value = choice.label;
    this.complain("");
  }

  complain(problem) {
    this.hint.textContent = problem || this.option.description;
    this.hint.lang = problem ? OWN : this.option.lang;
    this.hint.classList.toggle("problem", Boolean(problem));
    if (problem) this.input.setAttribute("aria-invalid", "true");
    else this.input.removeAttribute("aria-invalid");
  }

  /** As typed so far, for autocompletion of this field. */
  draft() {
    const { name, type } = this.option;
    return { name, type, value: this.#picked?.value ?? this.input.value, focused: true };
  }

  #value() {
    if (this.#picked) return { value: this.#picked.value };
    const typed = this.input.value;
    if (!typed.trim()) return { problem: words.problem.missing };
    if (this.option.type === OPTION.file) return { problem: words.problem.file };
    const wanted = typed.trim().toLowerCase();
    const same = this.fixed?.find((choice) => choice.label.toLowerCase() === wanted || choice.also === wanted);
    return same ?? (this.fixed ? { problem: words.problem.choose } : readTyped(this.option, typed));
  }

  /** `{name, type, value}` if what stands here is sound, else null; for autocompletion of others. */
  sound() {
    const { name, type } = this.option;
    const { value, problem } = this.#value();
    return problem ? null : { name, type, value };
  }

  /** `{name, type, value}`, null when left empty, or undefined after complaining. */
  read() {
    if (!this.#picked && !this.input.value.trim() && !this.option.required) return null;
    const { problem } = this.#value();
    if (problem) {
      this.complain(problem);
      return undefined;
    }
    return this.sound();
  }
}
