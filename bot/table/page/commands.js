// Registered commands as the person types them: subcommands flattened, options checked and nested again.

import { words } from "./words.js";

export const OPTION = { text: 3, whole: 4, yesNo: 5, user: 6, channel: 7, role: 8, someone: 9, number: 10, file: 11 };
const SUBCOMMAND = 1;
const GROUP = 2;

/** Every command that can be run: `{path, said, lang, steps, description, options}`, required options first. `said` is its path as people read it. */
export function flatten(commands) {
  const walk = (node, steps) => {
    const inner = (node.options ?? []).filter((option) => option.type === SUBCOMMAND || option.type === GROUP);
    const here = [...steps, { name: node.name, said: node.said, type: node.type }];
    if (inner.length) return inner.flatMap((option) => walk(option, here));
    const options = [...(node.options ?? [])].sort((a, b) => Number(Boolean(b.required)) - Number(Boolean(a.required)));
    const pathBy = (name) => here.map((step) => step[name]).join(" ");
    return [{ path: pathBy("name"), said: pathBy("said"), lang: node.lang, steps: here, description: node.description, options }];
  };
  const typed = commands.filter((command) => (command.type ?? 1) === 1);
  return typed.flatMap((command) => walk(command, [])).sort((a, b) => a.said.localeCompare(b.said));
}

/** The commands that fit what was typed, best first. They are found by what they are called here, and by their registered names. */
export function match(entries, typed) {
  const wanted = typed.toLowerCase().trim().split(/\s+/).filter(Boolean);
  const rank = (entry) => Math.min(rankAs(entry, entry.said), rankAs(entry, entry.path));
  const rankAs = (entry, name) => {
    const path = name.toLowerCase();
    if (path.startsWith(wanted.join(" "))) return 0;
    const parts = path.split(/[\s-]/);
    if (wanted.every((word) => parts.some((part) => part.startsWith(word)))) return 1;
    return wanted.every((word) => path.includes(word) || entry.description.toLowerCase().includes(word)) ? 2 : 3;
  };
  return entries.map((entry) => ({ entry, rank: rank(entry) })).filter((each) => each.rank < 3)
    .sort((a, b) => a.rank - b.rank).map((each) => each.entry);
}

/** A whole command at the start of `typed`, with the words after it; null while it may still be another. */
export function complete(entries, typed) {
  const named = entries.flatMap((entry) => [...new Set([entry.said, entry.path])].map((name) => ({ entry, name })));
  const found = named.filter(({ name }) => typed.startsWith(`${name} `)).sort((a, b) => b.name.length - a.name.length)[0];
  if (!found || named.some(({ name }) => name.startsWith(`${found.name} `))) return null;
  return { entry: found.entry, rest: typed.slice(found.name.length + 1) };
}

/** The `data` of an interaction: `options` are `{name, type, value}`, nested below their subcommand. */
export function nested(entry, options) {
  const [root, ...steps] = entry.steps;
  const inner = steps.reduceRight((below, step) => [{ name: step.name, type: step.type, options: below }], options);
  return { name: root.name, options: inner };
}

/** What a fixed list offers for an option, or null if anything may be typed. */
export function fixedChoices(option, store) {
  if (option.choices?.length) return option.choices.map(({ name, said, value, lang }) => ({ label: said, value, lang, also: name.toLowerCase() }));
  if (option.type === OPTION.yesNo) return [{ label: words.yes, value: true, also: "true" }, { label: words.no, value: false, also: "false" }];
  const people = () => store.peopleHere().map((user) => ({ label: store.userName(user.id), description: `@${user.username}`, value: user.id }));
  const everyone = { label: "@everyone", value: store.guild.id };
  if (option.type === OPTION.user) return people();
  if (option.type === OPTION.someone) return [...people(), everyone];
  if (option.type === OPTION.role) return [everyone];
  if (option.type !== OPTION.channel) return null;
  const wanted = option.channel_types ?? [];
  return store.channelsHere().filter((channel) => !wanted.length || wanted.includes(channel.type))
    .map((channel) => ({ label: `#${channel.name}`, value: channel.id }));
}

/** The option that `typed` names, as in `all:True`, and what follows the colon; null where it names none. */
export function namedOption(options, typed) {
  const [, name, rest] = /^\s*([-\w\p{L}]+):\s*(.*)$/su.exec(typed) ?? [];
  const option = name && [(each) => each.said, (each) => each.name].map((by) => options.find((each) => by(each) === name.toLowerCase())).find(Boolean);
  return option ? { option, rest } : null;
}

/** Read typed text as the option's kind: `{value}` or `{problem}`. */
export function readTyped(option, typed) {
  if (option.type === OPTION.text) {
    if (option.max_length && typed.length > option.max_length) return { problem: words.problem.long(option.max_length) };
    if (option.min_length && typed.length < option.min_length) return { problem: words.problem.short(option.min_length) };
    return { value: typed };
  }
  if (option.type !== OPTION.whole && option.type !== OPTION.number) return { problem: words.unknownOption };
  const value = Number(typed.trim().replace(",", "."));
  if (!Number.isFinite(value)) return { problem: words.problem.number };
  if (option.type === OPTION.whole && !Number.isSafeInteger(value)) return { problem: words.problem.whole };
  if (option.min_value !== undefined && value < option.min_value) return { problem: words.problem.low(option.min_value) };
  if (option.max_value !== undefined && value > option.max_value) return { problem: words.problem.high(option.max_value) };
  return { value };
}
