// The inputs of a modal: each gives `{node, check(), value(), focus()}`.

import { choicesOf } from "./components.js";
import { el, freshId } from "./dom.js";
import { acceptOf } from "./file_kinds.js";
import { OWN } from "./languages.js";
import { words } from "./words.js";

/** Draw an input component below its label. */
export function control(part, frame, around) {
  const make = MAKE[part.type];
  if (!make) return { node: el("p", { class: "note", lang: OWN }, words.unknownComponent(part.type)), check: () => true, value: () => ({}) };
  return make(part, frame, around);
}

function complaint(id) {
  const node = el("p", { class: "problem", id: `${id}-problem`, role: "alert", lang: OWN });
  return { node, say: (text, input) => {
    node.textContent = text;
    if (text) input.setAttribute("aria-invalid", "true");
    else input.removeAttribute("aria-invalid");
    return !text;
  } };
}

const star = (required) => (required ? el("span", { class: "needed", title: words.required }, " *") : null);
const hintOf = (frame, id) => (frame.description ? el("p", { class: "field-hint", id: `${id}-hint` }, frame.description) : null);

function textInput(part, frame) {
  const id = freshId("input");
  const required = part.required !== false;
  const input = el(part.style === 2 ? "textarea" : "input", {
    id, type: part.style === 2 ? null : "text", rows: part.style === 2 ? 5 : null, placeholder: part.placeholder,
    maxlength: part.max_length, "aria-required": String(required), "aria-describedby": `${id}-hint ${id}-problem`,
  });
  input.value = part.value ?? "";
  const problem = complaint(id);
  const count = part.max_length ? el("span", { class: "count", "aria-hidden": "true" }) : null;
  const tally = () => count?.replaceChildren(`${input.value.length} / ${part.max_length}`);
  input.addEventListener("input", () => {
    tally();
    problem.say("", input);
  });
  tally();
  const fault = () => {
    const length = input.value.length;
    if (!input.value.trim()) return required ? words.problem.missing : "";
    if (part.min_length && length < part.min_length) return words.problem.short(part.min_length);
    return part.max_length && length > part.max_length ? words.problem.long(part.max_length) : "";
  };
  return {
    node: el("div", { class: "field" }, el("label", { class: "label", for: id }, frame.label, star(required)), hintOf(frame, id), input, count, problem.node),
    check: () => problem.say(fault(), input),
    value: () => ({ value: input.value }),
    focus: () => input.focus(),
  };
}

/** Radio buttons or checkboxes in a fieldset. */
function choiceList(part, frame, { choices, several, least, most, read }) {
  const id = freshId("choice");
  const inputs = choices.map((choice) => {
    const input = el("input", { type: several ? "checkbox" : "radio", name: id, value: choice.value });
    input.checked = Boolean(choice.default);
    return input;
  });
  const problem = complaint(id);
  const picked = () => inputs.filter((input) => input.checked).map((input) => input.value);
  const box = el("fieldset", { class: "field choices", "aria-describedby": `${id}-problem` },
    el("legend", { class: "label" }, frame.label, star(least > 0)), hintOf(frame, id),
    choices.map((choice, index) => el("label", { class: "choice" }, inputs[index],
      el("span", {}, choice.emoji && !choice.emoji.id ? `${choice.emoji.name} ` : null, choice.label,
        choice.description ? el("span", { class: "field-hint" }, choice.description) : null))),
    problem.node);
  box.addEventListener("change", () => problem.say("", box));
  const fault = () => {
    const count = picked().length;
    if (count < least) return least === 1 ? words.problem.missing : words.problem.few(least);
    return count > most ? words.problem.many(most) : "";
  };
  return { node: box, check: () => problem.say(fault(), box), value: () => read(picked()), focus: () => (inputs.find((input) => input.checked) ?? inputs[0])?.focus() };
}

function select(part, frame, around) {
  const choices = choicesOf(part, around.store);
  const required = part.required !== false;
  const least = required ? part.min_values ?? 1 : 0;
  const most = part.max_values ?? 1;
  const read = (values) => ({ values });
  if (most > 1 || choices.some((choice) => choice.description)) {
    return choiceList(part, frame, { choices, several: most > 1 || !required, least, most, read });
  }
  const id = freshId("select");
  const input = el("select", { id, "aria-required": String(required), "aria-describedby": `${id}-problem` },
    el("option", { value: "" }, part.placeholder || words.selectNone),
    choices.map((choice) => el("option", { value: choice.value, selected: Boolean(choice.default) }, choice.label)));
  const problem = complaint(id);
  input.addEventListener("change", () => problem.say("", input));
  return {
    node: el("div", { class: "field" }, el("label", { class: "label", for: id }, frame.label, star(required)), hintOf(frame, id), input, problem.node),
    check: () => problem.say(required && !input.value ? words.problem.choose : "", input),
    value: () => read(input.value ? [input.value] : []),
    focus: () => input.focus(),
  };
}

function radioGroup(part, frame) {
  const least = part.required === false ? 0 : 1;
  return choiceList(part, frame, { choices: part.options ?? [], several: false, least, most: 1, read: ([value]) => ({ value: value ?? null }) });
}

function checkboxGroup(part, frame) {
  const choices = part.options ?? [];
  const least = part.required === false ? 0 : part.min_values ?? 1;
  return choiceList(part, frame, { choices, several: true, least, most: part.max_values ?? choices.length, read: (values) => ({ values }) });
}

function checkbox(part, frame) {
  const input = el("input", { type: "checkbox" });
  input.checked = Boolean(part.default);
  return {
    node: el("div", { class: "field" }, el("label", { class: "choice" }, input,
      el("span", {}, frame.label, frame.description ? el("span", { class: "field-hint" }, frame.description) : null))),
    check: () => true,
    value: () => ({ value: input.checked }),
    focus: () => input.focus(),
  };
}

/** A chooser of files; each is sent to the table as it is chosen, and the form names what came of it. */
function fileUpload(part, frame, around) {
  const id = freshId("files");
  const most = part.max_values ?? 1;
  const least = part.required === false ? 0 : part.min_values ?? 1;
  const input = el("input", {
    id, type: "file", multiple: most > 1, accept: acceptOf(part), "aria-required": String(least > 0), "aria-describedby": `${id}-hint ${id}-problem`,
  });
  const problem = complaint(id);
  let files = [];
  let coming = null;
  input.addEventListener("change", async () => {
    const chosen = [...input.files];
    problem.say("", input);
    files = [];
    const sent = Promise.all(chosen.map((file) => around.api.handFile(around.store.seat, around.store.channel, file)));
    coming = sent;
    try {
      const handed = await sent;
      if (coming === sent) files = handed.map((each) => each.id);
    } catch (error) {
      if (coming === sent) problem.say(error.message || words.problem.file, input);
    }
    if (coming === sent) coming = null;
  });
  const fault = () => {
    if (coming || files.length < input.files.length) return words.problem.file;
    if (files.length < least) return least === 1 ? words.problem.missing : words.problem.few(least);
    return files.length > most ? words.problem.many(most) : "";
  };
  return {
    node: el("div", { class: "field" }, el("label", { class: "label", for: id }, frame.label, star(least > 0)), hintOf(frame, id), input, problem.node),
    check: () => problem.say(fault(), input),
    value: () => ({ values: files }),
    focus: () => input.focus(),
  };
}

const MAKE = { 3: select, 4: textInput, 5: select, 6: select, 7: select, 8: select, 19: fileUpload, 21: radioGroup, 22: checkboxGroup, 23: checkbox };
