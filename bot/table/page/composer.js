// The command line: type `/`, choose a command, fill its options, run it.

import { TableError } from "./api.js";
import { Combobox } from "./combobox.js";
import { complete, flatten, match, namedOption, nested } from "./commands.js";
import { el, icon } from "./dom.js";
import { goesOn, inOrder } from "./fitting.js";
import { localized } from "./localized.js";
import { OptionField } from "./option_field.js";
import { words } from "./words.js";

const MOST = 60;

export class Composer {
  #entry = null;
  #fields = [];

  constructor(form, { store, interactions, api }) {
    Object.assign(this, { form, store, interactions, api });
    this.list = el("ul", { class: "suggestions", id: "suggestions", role: "listbox", hidden: true });
    this.input = el("input", { id: "composer-input", type: "text", "aria-label": words.inputLabel, "aria-describedby": "composer-hint", placeholder: words.inputPlaceholder, autocomplete: "off", autocapitalize: "off", enterkeyhint: "send" });
    this.slash = el("button", { type: "button", class: "slash", "aria-label": words.slash }, "/");
    this.chosen = el("div", { class: "chosen", hidden: true });
    this.send = el("button", { type: "submit", class: "send", "aria-label": words.run }, icon("arrow"));
    this.hint = el("p", { class: "composer-hint", id: "composer-hint", "aria-live": "polite" }, words.hintIdle);
    form.append(this.list, el("div", { class: "entry" }, this.slash, this.input, this.chosen, this.send), this.hint);
    this.box = new Combobox(this.input, this.list, {
      name: words.commands,
      empty: words.noCommand,
      source: (text) => this.#suggest(text),
      first: (text, items) => (items.length ? 0 : -1),
      pick: (item) => this.choose(item.value),
    });
    this.input.addEventListener("input", () => this.#typed());
    this.slash.addEventListener("click", () => this.begin("/"));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#submit();
    });
    form.addEventListener("keydown", (event) => this.#key(event));
    store.on("place", () => this.reset({ focus: false }));
    store.on("commands", () => this.#refresh());
  }

  get #entries() {
    return flatten(this.store.offered());
  }

  /** Put `text` on the command line and go there. */
  begin(text) {
    this.reset({ focus: true });
    this.input.value = text;
    this.#typed();
    this.box.suggest();
  }

  #suggest(text) {
    if (!text.startsWith("/")) return null;
    if (!this.store.commands.length) this.box.empty = words.noCommands;
    return match(inOrder(this.#entries, goesOn(this.store.messages.values())), text.slice(1)).slice(0, MOST)
      .map((entry) => ({ label: `/${entry.said}`, description: entry.description, value: entry, lang: entry.lang }));
  }

  #typed() {
    const text = this.input.value;
    const whole = text.startsWith("/") ? complete(this.#entries, text.slice(1)) : null;
    if (whole) this.choose(whole.entry, whole.rest);
    else this.#say(text && !text.startsWith("/") ? words.hintPlain : words.hintIdle, Boolean(text) && !text.startsWith("/"));
  }

  #say(text, loud = false) {
    if (this.hint.textContent !== text) this.hint.textContent = text;
    this.hint.classList.toggle("loud", loud);
  }

  /** Take a command: its required options stand ready, the others can be added. */
  choose(entry, first = "") {
    this.box.close();
    this.#entry = entry;
    this.#fields = [];
    this.input.hidden = true;
    this.slash.hidden = true;
    this.chosen.hidden = false;
    this.form.classList.add("filling");
    this.fieldRow = el("div", { class: "option-fields" });
    this.extraRow = el("div", { class: "option-extras" });
    this.chosen.replaceChildren(
      el("div", { class: "chosen-head" },
        el("button", { type: "button", class: "command-chip", "aria-label": words.runCommand(entry.said), on: { click: () => this.#submit() } }, `/${entry.said}`),
        el("span", { class: "chosen-what", lang: entry.lang }, entry.description),
        el("button", { type: "button", class: "plain-button", "aria-label": words.cancel, on: { click: () => this.reset({ focus: true }) } }, icon("close"))),
      this.fieldRow, this.extraRow);
    this.send.setAttribute("aria-label", words.runCommand(entry.said));
    this.#say(words.hintCommand);
    for (const option of entry.options) if (option.required) this.#add(option);
    (this.#fields[0]?.input ?? this.send).focus();
    if (first && entry.options.length) this.#type(this.#fields[0] ?? this.#add(entry.options[0]), first);
    this.#drawExtras();
  }

  /** Put `text` into a field, or into the option that it names, as in `all:True`. */
  #type(field, text) {
    const named = namedOption(this.#entry.options, text);
    const target = named ? this.#fields.find((each) => each.option === named.option) ?? this.#add(named.option) : field;
    if (target !== field) {
      field.input.value = "";
      if (!field.option.required) this.#remove(field);
      this.#drawExtras();
    }
    target.input.focus();
    target.input.value = named ? named.rest : text;
    if (target.input.value) target.input.dispatchEvent(new Event("input"));
  }

  #add(option) {
    const field = new OptionField(option, {
      list: this.list,
      store: this.store,
      ask: (asking) => this.#autocomplete(asking),
      hand: (file) => this.api.handFile(this.store.seat, this.store.channel, file),
      removed: () => this.#remove(field),
      typed: () => namedOption(this.#entry.options, field.input.value) && this.#type(field, field.input.value),
    });
    this.#fields.push(field);
    this.fieldRow.append(field.node);
    return field;
  }

  #remove(field) {
    this.#fields = this.#fields.filter((each) => each !== field);
    field.node.remove();
    this.#drawExtras();
    (this.#fields.at(-1)?.input ?? this.send).focus();
  }

  #drawExtras() {
    const rest = this.#entry.options.filter((option) => !this.#fields.some((field) => field.option === option));
    this.extraRow.replaceChildren(...rest.map((option) => el("button", {
      type: "button", class: "extra", lang: option.lang, "aria-label": words.option(option.said), title: option.description,
      on: { click: () => {
        const field = this.#add(option);
        this.#drawExtras();
        field.input.focus();
      } },
    }, icon("plus"), option.said)));
  }

  async #autocomplete(asking) {
    const drafts = this.#fields.map((field) => (field === asking ? field.draft() : field.sound())).filter(Boolean);
    const body = { user: this.store.seat, channel: this.store.channel, data: nested(this.#entry, drafts) };
    try {
      return ((await this.api.autocomplete(body)).choices ?? []).map((each) => localized(each, this.store.locale));
    } catch (error) {
      if (!(error instanceof TableError)) throw error;
      asking.complain(error.message || words.stray);
      return [];
    }
  }

  #submit() {
    if (!this.#entry) {
      const ready = this.box.ready;
      if (ready) this.choose(ready.value);
      else if (this.input.value) this.#say(this.input.value.startsWith("/") ? words.noCommand : words.hintPlain, true);
      else this.begin("/");
      return;
    }
    const read = this.#fields.map((field) => field.read());
    const wrong = read.indexOf(undefined);
    if (wrong >= 0) {
      this.#fields[wrong].input.focus();
      return;
    }
    const entry = this.#entry;
    this.interactions.run(entry.said, nested(entry, read.filter(Boolean)));
    this.reset({ focus: true });
  }

  #key(event) {
    if (event.isComposing) return;
    if (event.key === "Escape" && (this.#entry || this.input.value)) {
      event.preventDefault();
      this.reset({ focus: true });
    } else if (event.key === "Backspace" && this.#entry && event.target === this.#fields[0]?.input && !event.target.value) {
      event.preventDefault();
      this.begin(`/${this.#entry.said}`);
    } else if (event.target === this.send && this.#entry?.options.length && /^[\w\p{L}]$/u.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      const free = this.#entry.options.filter((option) => !this.#fields.some((field) => field.option === option));
      const option = free.find((each) => each.said.startsWith(event.key.toLowerCase())) ?? free[0];
      if (option) this.#type(this.#add(option), event.key);
      this.#drawExtras();
    } else if (event.key === "Backspace" && this.#entry && event.target === this.send) {
      event.preventDefault();
      this.begin(`/${this.#entry.said}`);
    }
  }

  /** Commands changed under our hands: a command that is gone cannot be filled in any more. */
  #refresh() {
    this.box.empty = words.noCommand;
    const still = this.#entry && this.#entries.some((entry) => JSON.stringify(entry) === JSON.stringify(this.#entry));
    if (this.#entry && !still) this.reset({ focus: false });
  }

  reset({ focus }) {
    this.box.close();
    this.#entry = null;
    this.#fields = [];
    this.list.hidden = true;
    this.chosen.replaceChildren();
    this.chosen.hidden = true;
    this.form.classList.remove("filling");
    this.input.hidden = false;
    this.slash.hidden = false;
    this.input.value = "";
    this.send.setAttribute("aria-label", words.run);
    this.#say(words.hintIdle);
    if (focus) this.input.focus();
  }
}
