// What the page knows of the table. Whoever shows something subscribes to the topic it shows.

import { flatten } from "./commands.js";
import { controlsOf, meaningOf } from "./custom_ids.js";
import { localized } from "./localized.js";

export const FLAG = { ephemeral: 64, thinking: 128, v2: 32768 };
export const KIND = { text: 0, direct: 1, group: 3, newsThread: 10, publicThread: 11, privateThread: 12 };
export const CONTEXT = { server: 0, direct: 1, others: 2 };
const MENU = 3;
const BY_SERVER = 0;
const BY_PERSON = 1;
const KEPT = 200;
const USUAL_LOCALE = "en-US";
/** What cards of games offer, and those of lobbies; dungeons, whose private answers stay, do not. */
const OF_GAMES = ["hero", "more", "settings"];

/** Order of two snowflakes, oldest first; they are too long for a number. */
export function byId(a, b) {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
}

/** A snowflake for something that happened here and now. */
export function snowflakeNow() {
  return String((BigInt(Date.now()) - 1420070400000n) << 22n);
}

export const isThread = (channel) => [KIND.newsThread, KIND.publicThread, KIND.privateThread].includes(channel.type);

/** Whether a command may be used in places of this context; a server's own commands stay there. */
function isOffered(command, context) {
  if (command.guild_id) return context === CONTEXT.server;
  if (command.contexts) return command.contexts.includes(context);
  return context === CONTEXT.server || command.dm_permission !== false;
}

export class Store {
  #listeners = new Map();
  /** Private panels beside cards: of which game, and the press that opened them. */
  #panels = new Map();
  /** The commands in the seat's language, and in which that is. */
  #localized = { locale: "", commands: [], said: new Map() };
  #dismissed = new Set(JSON.parse(sessionStorage.getItem("dismissed") ?? "[]"));

  guild = { id: "0", name: "" };
  bot = { id: "0", username: "" };
  users = new Map();
  channels = new Map();
  /** The direct messages of this seat; the table shows nobody those of another. */
  directs = new Map();
  /** Places without the bot, which a person may take it along to: groups, and channels of other servers. */
  abroad = new Map();
  guilds = new Map();
  commands = [];
  games = [];
  ready = false;
  loaded = false;
  seat = "";
  channel = "";
  messages = new Map();
  notes = new Map();
  unread = new Set();
  /** `${message}/${custom_id}` of every component whose answer is awaited. */
  busy = new Set();
  failed = new Set();

  /** Call `listener(detail)` whenever `topic` changes: world, commands, games, place, messages or ready. */
  on(topic, listener) {
    if (!this.#listeners.has(topic)) this.#listeners.set(topic, []);
    this.#listeners.get(topic).push(listener);
  }

  tell(topic, detail = {}) {
    for (const listener of this.#listeners.get(topic) ?? []) listener(detail);
  }

  setWorld({ guild, guilds, bot, users, channels, commands, games, ready }) {
    this.guild = guild;
    this.guilds = new Map((guilds ?? []).map((each) => [each.id, each]));
    this.bot = bot;
    this.users = new Map(users.map((user) => [user.id, user]));
    this.channels = new Map();
    this.directs = new Map();
    this.abroad = new Map();
    for (const channel of channels) this.#placesFor(channel).set(channel.id, channel);
    this.ready = ready;
    this.tell("world");
    this.tell("ready");
    this.setCommands(commands);
    this.setGames(games ?? []);
  }

  /** Where a channel belongs in the list. */
  #placesFor(channel) {
    if (channel.type === KIND.direct) return this.directs;
    return channel.type === KIND.group || this.guilds.get(channel.guild_id)?.bot === false ? this.abroad : this.channels;
  }

  setGames(games) {
    this.games = games;
    this.tell("games");
  }

  setCommands(commands) {
    this.commands = commands;
    this.#localized.locale = "";
    this.tell("commands");
  }

  setReady(ready) {
    this.ready = ready;
    this.tell("ready");
  }

  setPlace(seat, channel) {
    this.seat = seat;
    this.channel = channel;
    this.messages = new Map();
    this.loaded = false;
    this.unread.delete(channel);
    this.tell("place");
  }

  setMessages(list) {
    const known = this.loaded ? this.messages : null;
    this.messages = new Map(list.filter((message) => !this.#dismissed.has(message.id)).map((message) => [message.id, message]));
    this.loaded = true;
    this.tell("messages", { kind: "all", arrived: known ? [...this.messages.values()].filter(({ id }) => !known.has(id)) : [] });
  }

  putMessage(message, kind) {
    if (message.channel_id !== this.channel) {
      if (kind === "create") {
        this.unread.add(message.channel_id);
        this.tell("world");
      }
      return;
    }
    if (this.#dismissed.has(message.id)) return;
    const before = this.messages.get(message.id);
    if (!before && kind === "update") return;
    if (!before) this.#giveWay(message);
    this.messages.set(message.id, before ? { ...before, ...message } : message);
    this.failed.delete(message.id);
    if (this.messages.size > KEPT) this.messages.delete([...this.messages.keys()].sort(byId)[0]);
    this.tell("messages", { kind: before ? "update" : "create", message: this.messages.get(message.id), before });
  }

  dropMessage(id) {
    if (this.messages.delete(id)) this.tell("messages", { kind: "delete", id });
  }

  /** Hide an ephemeral message in this tab, for good. */
  dismiss(id) {
    this.#hide(id);
    this.notes.delete(id);
    this.tell("messages", { kind: "delete", id });
  }

  #hide(id) {
    this.#dismissed.add(id);
    sessionStorage.setItem("dismissed", JSON.stringify([...this.#dismissed].slice(-KEPT)));
    this.messages.delete(id);
  }

  /** Hide the private panel that was opened on a card of the same game before, whose place a new one takes. */
  #giveWay({ id, flags, interaction_metadata: cause }) {
    const pressed = this.messages.get(cause?.interacted_message_id);
    if (!pressed || !((flags ?? 0) & FLAG.ephemeral) || (pressed.flags ?? 0) & FLAG.ephemeral) return;
    const game = controlsOf(pressed.components).map((part) => meaningOf(part.custom_id)).find(({ verb }) => OF_GAMES.includes(verb))?.adventure;
    if (!game) return;
    for (const [panel, of] of this.#panels) {
      if (of.game !== game || of.cause === cause.id) continue;
      this.#hide(panel);
      this.#panels.delete(panel);
    }
    this.#panels.set(id, { game, cause: cause.id });
  }

  /** A line of the page's own (not a message): `{id, channel, seat, text, busy}`. */
  putNote(note) {
    this.notes.set(note.id, note);
    this.tell("messages", { kind: "note", note });
  }

  dropNote(id) {
    if (this.notes.delete(id)) this.tell("messages", { kind: "delete", id });
  }

  putChannel(channel) {
    const places = this.#placesFor(channel);
    places.set(channel.id, { ...places.get(channel.id), ...channel });
    this.tell("world");
  }

  dropChannel(id) {
    this.channels.delete(id);
    this.abroad.delete(id);
    this.tell("world");
  }

  putUser(user) {
    const { locale } = this;
    this.users.set(user.id, user);
    this.tell("world");
    if (locale !== this.locale) this.tell("commands");
  }

  /** The language that the seat has chosen in Discord. */
  get locale() {
    return this.users.get(this.seat)?.locale ?? USUAL_LOCALE;
  }

  /** All commands as this seat reads them, and by each one's path what it is called there. */
  #inLocale() {
    const { locale, commands } = this;
    if (this.#localized.locale !== locale) {
      const made = commands.map((each) => localized(each, locale));
      this.#localized = { locale, commands: made, said: new Map(flatten(made).map((each) => [each.path, each.said])) };
    }
    return this.#localized;
  }

  /** What this seat calls a command, or an entry in the menu of a message. */
  commandSaid(path) {
    const { commands, said } = this.#inLocale();
    return said.get(path) ?? commands.find((each) => each.name === path)?.said ?? path;
  }

  /** Whether the seat is alone with the bot here. */
  get isDirect() {
    return this.directs.has(this.channel);
  }

  /** Whether the bot is no member here. */
  get isAbroad() {
    return this.abroad.has(this.channel);
  }

  /** What kind of place this is to a command. */
  get context() {
    if (this.isDirect) return CONTEXT.direct;
    return this.abroad.get(this.channel)?.type === KIND.group ? CONTEXT.others : CONTEXT.server;
  }

  hasPlace(id) {
    return this.channels.has(id) || this.directs.has(id) || this.abroad.has(id);
  }

  /** What this place is called: a channel by its name, direct messages by who is at their other end. */
  placeName() {
    if (this.isDirect) return this.userName(this.bot.id);
    return this.isAbroad ? this.abroadName(this.abroad.get(this.channel)) : this.channels.get(this.channel)?.name ?? "";
  }

  /** What a place without the bot is called: a group by its people, a channel by its server too. */
  abroadName(channel) {
    if (channel.type !== KIND.group) return `${this.guilds.get(channel.guild_id)?.name ?? ""} #${channel.name}`;
    const others = (channel.recipients ?? []).filter((user) => user.id !== this.seat);
    return others.map((user) => this.userName(user.id) ?? user.username).join(", ");
  }

  /** Whether this seat has installed the bot for itself. */
  get hasInstalled() {
    return Boolean(this.users.get(this.seat)?.installed);
  }

  /** The commands that may be used here, as this seat reads them. */
  offered() {
    return this.#inLocale().commands.filter((command) => isOffered(command, this.context) && this.#isInstalled(command));
  }

  /** Whether an installation that a command works with reaches here: the server's, or this seat's own. */
  #isInstalled({ integration_types: kinds }) {
    const works = kinds?.length ? kinds : [BY_SERVER];
    return (!this.isAbroad && works.includes(BY_SERVER)) || (this.hasInstalled && works.includes(BY_PERSON));
  }

  /** What stands in the menus of messages here. */
  menus() {
    return this.offered().filter((command) => command.type === MENU);
  }

  /** Who may be named here. */
  peopleHere() {
    const inside = this.context === CONTEXT.others ? this.abroad.get(this.channel).recipients.map((user) => user.id) : null;
    return [...this.users.values()].filter((user) => user.id === this.seat || (inside ? inside.includes(user.id) : !this.isDirect));
  }

  /** The channels that may be named here. */
  channelsHere() {
    return this.context === CONTEXT.server ? [...(this.isAbroad ? this.abroad : this.channels).values()].filter((channel) => channel.type !== KIND.group) : [];
  }

  userName(id) {
    const user = id === this.bot.id ? this.bot : this.users.get(id);
    return user ? user.global_name || user.username : null;
  }

  /** Text channels in order, each with its threads. */
  channelTree() {
    const all = [...this.channels.values()];
    const tops = all.filter((channel) => !isThread(channel));
    tops.sort((a, b) => (a.position ?? 0) - (b.position ?? 0) || byId(a.id, b.id));
    return tops.map((channel) => ({
      channel,
      threads: all.filter((thread) => isThread(thread) && thread.parent_id === channel.id).sort((a, b) => byId(a.id, b.id)),
    }));
  }

  /** Messages and notes of this place, oldest first. */
  timeline() {
    const notes = [...this.notes.values()].filter((note) => note.channel === this.channel && note.seat === this.seat);
    return [...this.messages.values(), ...notes].sort((a, b) => byId(a.id, b.id));
  }
}
