// The server's name, its channels and threads, and the seat's direct messages; on narrow screens a drawer.

import { el, icon } from "./dom.js";
import { words } from "./words.js";

const ICON = { text: "hash", thread: "thread", direct: "talk" };

/** What a screen reader calls a place, where that is more than its name. */
function called(kind, name, unread, abroad) {
  const full = kind === "direct" && !abroad ? words.direct(name) : name;
  if (unread) return words.newIn(full);
  return full === name ? null : full;
}

/** Fill the sidebar and keep it true. `around.go(channel)` moves. */
export function sidebar(around) {
  const at = (id) => document.getElementById(id);
  const { store } = around;
  const drawer = at("drawer");
  const narrow = matchMedia("(max-width: 760px)");
  at("drawer-open").append(icon("menu"));
  at("drawer-close").append(icon("close"));
  at("add-channel").prepend(icon("plus"));
  at("directs-title").textContent = words.directs;
  at("abroad-title").textContent = words.abroad;
  at("go-abroad").prepend(icon("plus"));

  const show = (on) => {
    drawer.classList.toggle("open", on);
    at("veil").hidden = !on;
    at("drawer-open").setAttribute("aria-expanded", String(on));
    // A closed drawer must not hold the keyboard.
    drawer.inert = narrow.matches && !on;
    at("room").inert = narrow.matches && on;
    if (on) at("drawer-close").focus();
  };
  const hide = () => {
    if (!drawer.classList.contains("open")) return;
    show(false);
    at("drawer-open").focus();
  };
  at("drawer-open").addEventListener("click", () => show(true));
  at("drawer-close").addEventListener("click", hide);
  at("veil").addEventListener("click", hide);
  drawer.addEventListener("keydown", (event) => event.key === "Escape" && hide());
  narrow.addEventListener("change", () => show(false));
  show(false);

  const link = (channel, kind, name = channel.name) => {
    const here = channel.id === store.channel;
    const unread = store.unread.has(channel.id);
    const button = el("button", {
      type: "button", class: `channel ${kind}${unread ? " unread" : ""}`, "aria-current": here ? "page" : null,
      "aria-label": called(kind, name, unread, store.abroad.has(channel.id)), data: { channel: channel.id },
    }, icon(ICON[kind]), el("span", { class: "channel-name" }, name), unread ? el("span", { class: "pip" }) : null);
    button.addEventListener("click", () => {
      hide();
      around.go(channel.id);
    });
    return button;
  };
  const draw = () => {
    const held = document.activeElement?.dataset?.channel;
    at("guild-name").textContent = store.guild.name;
    at("channels").replaceChildren(...store.channelTree().map(({ channel, threads }) =>
      el("li", {}, link(channel, "text"), threads.length ? el("ul", {}, threads.map((thread) => el("li", {}, link(thread, "thread")))) : null)));
    at("directs-part").hidden = !store.directs.size;
    at("directs").replaceChildren(...[...store.directs.values()].map((direct) => el("li", {}, link(direct, "direct", store.userName(store.bot.id)))));
    at("abroad").replaceChildren(...[...store.abroad.values()].map((place) => el("li", {}, link(place, place.guild_id ? "text" : "direct", store.abroadName(place)))));
    at("go-abroad").hidden = store.hasInstalled && store.abroad.size > 0;
    if (held) drawer.querySelector(`[data-channel="${CSS.escape(held)}"]`)?.focus();
    const name = store.placeName();
    at("channel-name").textContent = name;
    at("channel-name").classList.toggle("direct", store.isDirect || store.isAbroad);
    if (name) document.title = store.isDirect ? words.titleDirect(name) : words.title(name);
    at("drawer-open").classList.toggle("unread", store.unread.size > 0);
  };
  const drawReady = () => {
    at("bot-state").textContent = store.ready ? words.botHere : words.botAway;
    at("bot-state").classList.toggle("here", store.ready);
  };
  store.on("world", draw);
  at("go-abroad").addEventListener("click", async () => {
    await around.api.goAbroad(store.seat);
    around.renew();
  });
  store.on("place", draw);
  store.on("ready", drawReady);
  return { hide };
}
