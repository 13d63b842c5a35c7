// The page's composition root: it joins the store, the table's doors and everything that shows something.

import { announceInto } from "./announce.js";
import { api, TableError } from "./api.js";
import { ask } from "./ask.js";
import { Composer } from "./composer.js";
import { el, icon } from "./dom.js";
import { focusNewest } from "./focus.js";
import { Interactions } from "./interactions.js";
import { Live } from "./live.js";
import { localeSwitch } from "./locales.js";
import { closeMenu } from "./menu.js";
import { showModal } from "./modal.js";
import { refreshTimes } from "./prose.js";
import { seats } from "./seats.js";
import { sidebar } from "./sidebar.js";
import { Store } from "./store.js";
import { Timeline } from "./timeline.js";
import { words } from "./words.js";

const at = (id) => document.getElementById(id);
const store = new Store();
const interactions = new Interactions(api, store);
const around = {
  store,
  interactions,
  api,
  userName: (id) => store.userName(id),
  channelName: (id) => store.channels.get(id)?.name ?? null,
  renew: () => refresh(),
  go: (channel) => move(store.seat, channel),
  sit: (seat) => move(seat, store.channel),
  fill: (path) => composer.begin(`/${path}`),
};
const composer = new Composer(at("composer"), around);
const timeline = new Timeline({ log: at("log"), list: at("messages"), jump: at("jump") }, around);
sidebar(around);
seats(at("seats"), around);
localeSwitch(at("locale"), around);
announceInto(at("announcer"), around);

// The seat and the channel live in the address, so that two tabs can be two people.
function readPlace() {
  const hash = new URLSearchParams(location.hash.slice(1));
  return { seat: hash.get("seat") ?? "", channel: hash.get("channel") ?? "" };
}

function move(seat, channel) {
  const hash = new URLSearchParams({ seat, channel }).toString();
  if (location.hash.slice(1) === hash) return;
  location.hash = hash;
}

let held = null;

/** Fetch everything anew; events that arrive meanwhile wait and are applied after it. */
async function refresh() {
  held ??= [];
  const { seat, channel } = store;
  try {
    const [world, messages] = await Promise.all([api.state(seat), api.messages(channel, seat)]);
    if (seat !== store.seat || channel !== store.channel) return;
    store.setWorld(world);
    store.setMessages(messages);
  } catch (error) {
    if (!(error instanceof TableError)) throw error;
    if (seat !== store.seat || channel !== store.channel) return;
    banner(error.message || words.linkTrying, refresh);
    setTimeout(refresh, 2000);
    return;
  }
  banner("");
  const waiting = held;
  held = null;
  for (const frame of waiting) receive(frame);
}

const HEAR = {
  message_create: ({ message }) => store.putMessage(message, "create"),
  message_update: ({ message }) => store.putMessage(message, "update"),
  message_delete: ({ id }) => store.dropMessage(id),
  modal: async (frame) => (await interactions.isMine(frame.interaction_id)) && showModal(frame, around),
  interaction_ok: ({ nonce }) => interactions.settle(nonce, true),
  interaction_failed: ({ nonce }) => interactions.settle(nonce, false),
  commands: ({ commands }) => store.setCommands(commands),
  games: ({ games }) => store.setGames(games),
  channel_create: ({ channel }) => store.putChannel(channel),
  channel_update: ({ channel }) => store.putChannel(channel),
  channel_delete: ({ id }) => {
    store.dropChannel(id);
    if (id === store.channel) arrive();
  },
  user_create: ({ user }) => store.putUser(user),
  user_update: ({ user }) => store.putUser(user),
  bot: ({ ready }) => store.setReady(ready),
};

function receive(frame) {
  HEAR[frame.type]?.(frame);
}

const live = new Live({
  opened: refresh,
  frame: (frame) => (held ? held.push(frame) : receive(frame)),
  lost: (wait) => {
    const seconds = Math.ceil(wait / 1000);
    banner(words.linkLost(seconds), () => live.retry());
  },
});

function banner(text, retry) {
  const node = at("banner");
  node.hidden = !text;
  if (!text) node.replaceChildren();
  else node.replaceChildren(icon("warning"), el("span", {}, text), el("button", { type: "button", class: "quiet-button", on: { click: retry } }, words.retry));
}

/** Take the place the address names, or the first seat and channel of the table. */
async function arrive() {
  let { seat, channel } = readPlace();
  // Each seat has channels of its own: who changes seats among direct messages goes on in the other's.
  const direct = store.directs.has(channel);
  if (!store.users.has(seat) || !store.hasPlace(channel) || seat !== store.seat) {
    try {
      store.setWorld(await api.state(seat));
    } catch (error) {
      if (!(error instanceof TableError)) throw error;
      banner(error.message || words.linkTrying, arrive);
      setTimeout(arrive, 1500);
      return;
    }
  }
  if (!store.users.has(seat)) seat = [...store.users.keys()][0] ?? "";
  if (!store.hasPlace(channel)) channel = (direct ? [...store.directs.keys()][0] : store.channelTree()[0]?.channel.id) ?? "";
  history.replaceState(null, "", `#${new URLSearchParams({ seat, channel })}`);
  if (seat === store.seat && channel === store.channel) return;
  const newSeat = seat !== store.seat;
  closeMenu();
  interactions.forget();
  store.setPlace(seat, channel);
  if (newSeat) {
    held = [];
    live.listen(api.eventsUrl(seat));
  } else await refresh();
  timeline.toEnd();
}

at("add-channel").addEventListener("click", () => ask({ ...words.addChannel, longest: 100 }, async (name) => {
  const channel = await api.addChannel(name);
  store.putChannel(channel);
  around.go(channel.id);
}));
at("add-friend").addEventListener("click", () => ask(words.addFriend, async (name) => {
  const user = await api.addUser(name);
  store.putUser(user);
  around.sit(user.id);
}));
at("add-friend").prepend(icon("plus"));
at("skip").addEventListener("click", (event) => {
  event.preventDefault();
  composer.input.focus();
});
at("skip-to-card").addEventListener("click", (event) => {
  event.preventDefault();
  if (!focusNewest()) at("log").focus();
});
addEventListener("hashchange", arrive);
setInterval(refreshTimes, 15000);
await arrive();
