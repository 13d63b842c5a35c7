// A menu of options that hangs on a button: the select of a card.

import { el, freshId, icon } from "./dom.js";
import { focusLike } from "./focus.js";
import { emoji as emojiPicture } from "./prose.js";
import { words } from "./words.js";

let open = null;

/** Close whatever menu is open. */
export function closeMenu() {
  open?.close();
}

/**
 * A select. `choices`: `[{label, value, description, emoji, default}]`; `chosen(values)` is called
 * once the choice is made. `many`: [least, most].
 */
export function selectMenu({ choices, placeholder, disabled, busy, many: [least, most], key, chosen }) {
  const now = choices.filter((choice) => choice.default);
  const label = now.length ? now.map((choice) => choice.label).join(", ") : placeholder || words.selectNone;
  const button = el("button", {
    type: "button", class: `select${now.length ? "" : " unset"}`, disabled, data: { key },
    "aria-haspopup": "listbox", "aria-expanded": "false", "aria-busy": busy ? "true" : null,
    "aria-label": placeholder && now.length ? `${placeholder}: ${label}` : label,
  }, el("span", { class: "select-label" }, label), busy ? el("span", { class: "spinner" }) : icon("chevron"));
  button.addEventListener("click", () => {
    if (busy) return;
    if (open?.button === button) closeMenu();
    else show(button, { choices, least, most, label: placeholder || words.selectNone, chosen });
  });
  button.addEventListener("keydown", (event) => {
    if ((event.key === "ArrowDown" || event.key === "ArrowUp") && !busy && open?.button !== button) {
      event.preventDefault();
      button.click();
    }
  });
  return button;
}

/** Open a list of things to do at a button, or close it; `chosen([value])` is called with one of them. */
export function openMenu(button, { choices, label, chosen }) {
  if (open?.button === button) closeMenu();
  else show(button, { choices, least: 1, most: 1, label, chosen });
}

function show(button, { choices, least, most, label, chosen }) {
  closeMenu();
  const several = most > 1;
  const picked = new Set(choices.filter((choice) => choice.default).map((choice) => choice.value));
  const options = choices.map((choice) => drawOption(choice, picked.has(choice.value), several));
  const list = el("ul", { class: "menu-list", role: "listbox", tabindex: "-1", "aria-label": label, "aria-multiselectable": several ? "true" : null }, options);
  const done = several ? el("button", { type: "button", class: "button primary" }, words.done) : null;
  const foot = several ? el("div", { class: "menu-foot" }, el("span", { class: "menu-count" }, words.selectMany(least, most)), done) : null;
  const panel = el("div", { class: "menu" }, list, foot);
  list.lang = button.closest("[lang]").lang;
  let active = Math.max(0, choices.findIndex((choice) => picked.has(choice.value)));
  let typed = "";
  let typedAt = 0;

  const move = (to) => {
    active = Math.max(0, Math.min(to, options.length - 1));
    options.forEach((option, index) => option.classList.toggle("active", index === active));
    if (options[active]) {
      list.setAttribute("aria-activedescendant", options[active].id);
      options[active].scrollIntoView({ block: "nearest" });
    }
  };
  const close = (focus = false) => {
    panel.remove();
    button.setAttribute("aria-expanded", "false");
    document.removeEventListener("pointerdown", outside, true);
    open = null;
    // The card may have been drawn anew while the list was open.
    if (focus && button.isConnected) button.focus();
    else if (focus) focusLike(button.dataset.key);
  };
  const finish = () => {
    close(true);
    chosen(choices.filter((choice) => picked.has(choice.value)).map((choice) => choice.value));
  };
  const pick = (index) => {
    const value = choices[index]?.value;
    if (value === undefined) return;
    if (!several) {
      picked.clear();
      picked.add(value);
      finish();
      return;
    }
    if (picked.has(value)) picked.delete(value);
    else if (picked.size < most) picked.add(value);
    options.forEach((option, at) => option.setAttribute("aria-selected", String(picked.has(choices[at].value))));
    done.disabled = picked.size < least;
  };
  const seek = (letter) => {
    typed = Date.now() - typedAt > 700 ? letter : typed + letter;
    typedAt = Date.now();
    const at = choices.findIndex((choice) => choice.label.toLowerCase().startsWith(typed.toLowerCase()));
    if (at >= 0) move(at);
  };
  const outside = (event) => {
    if (!panel.contains(event.target) && !button.contains(event.target)) close();
  };

  const keys = {
    ArrowDown: () => move(active + 1),
    ArrowUp: () => move(active - 1),
    Home: () => move(0),
    End: () => move(options.length - 1),
    Enter: () => (several && picked.size >= least && picked.has(choices[active]?.value) ? finish() : pick(active)),
    " ": () => pick(active),
  };
  panel.addEventListener("keydown", (event) => {
    if (event.key === "Escape") close(true);
    else if (event.target !== list) return;
    else if (event.key === "Tab") {
      if (several) return;
      close(true);
    } else if (keys[event.key]) keys[event.key]();
    else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) seek(event.key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  options.forEach((option, index) => {
    option.addEventListener("click", () => pick(index));
    option.addEventListener("pointermove", () => move(index));
  });
  if (done) {
    done.disabled = picked.size < least;
    done.addEventListener("click", finish);
  }
  document.addEventListener("pointerdown", outside, true);
  document.body.append(panel);
  button.setAttribute("aria-expanded", "true");
  place(panel, button);
  open = { button, close };
  move(active);
  list.focus();
}

function drawOption(choice, selected, several) {
  const emoji = choice.emoji?.id ? emojiPicture(choice.emoji) : choice.emoji?.name;
  return el("li", { id: freshId("option"), class: `menu-option${several ? " several" : ""}`, role: "option", "aria-selected": String(selected), lang: choice.lang },
    emoji ? el("span", { class: "menu-emoji", "aria-hidden": "true" }, emoji) : null,
    el("span", { class: "menu-words" },
      el("span", { class: "menu-label" }, choice.label),
      choice.description ? el("span", { class: "menu-description" }, choice.description) : null),
    el("span", { class: "menu-tick" }, icon("check")));
}

function place(panel, button) {
  const box = button.getBoundingClientRect();
  const below = innerHeight - box.bottom;
  const up = below < Math.min(320, panel.offsetHeight + 16) && box.top > below;
  panel.classList.toggle("up", up);
  // Beneath a small button the list is as wide as its words, and stays within the window.
  const width = box.width < 80 ? Math.min(280, innerWidth - 16) : box.width;
  panel.style.setProperty("--left", `${Math.max(8, Math.min(box.left, innerWidth - width - 8))}px`);
  panel.style.setProperty("--width", `${width}px`);
  panel.style.setProperty("--edge", `${up ? innerHeight - box.top + 6 : box.bottom + 6}px`);
  panel.style.setProperty("--room", `${(up ? box.top : below) - 20}px`);
}
