// Which of the friends you are: a row of seats, moved through with the arrow keys.

import { avatar, el } from "./dom.js";

/** Draw the seats and keep them true. `sit(user)` changes the seat. */
export function seats(row, { store, sit }) {
  const draw = () => {
    const held = row.contains(document.activeElement);
    row.replaceChildren(...[...store.users.values()].map((user) => {
      const mine = user.id === store.seat;
      const name = store.userName(user.id);
      return el("button", {
        type: "button", class: "seat", role: "radio", "aria-checked": String(mine), tabindex: mine ? "0" : "-1", title: name,
        "aria-label": name, on: { click: () => mine || sit(user.id) },
      }, avatar(name, user.avatar_color), el("span", { class: "seat-name" }, name));
    }));
    const mine = row.querySelector("[aria-checked=true]");
    if (held) mine?.focus();
    if (mine) show(mine);
  };
  // Not `scrollIntoView`: in newer browsers Tab would go on from where that went, past the links that begin the page.
  const show = (seat) => {
    const left = seat.offsetLeft - row.offsetLeft;
    row.scrollLeft = Math.min(left, Math.max(row.scrollLeft, left + seat.offsetWidth - row.clientWidth));
  };
  row.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const ids = [...store.users.keys()];
    sit(ids[(ids.indexOf(store.seat) + step + ids.length) % ids.length]);
  });
  store.on("world", draw);
  store.on("place", draw);
}
