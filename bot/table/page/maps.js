// How tall the map of a card may be: no taller than what leaves room for the card's words and buttons.

const LEAST = 160;
const EDGE = 12;

/** Give the map of each card with buttons the height that the log has left for it. */
export function fitMaps({ log, list }) {
  const found = [...list.querySelectorAll(".card:has(.row) > .gallery.of-1 > .picture.sized")];
  const maps = found.map((picture) => ({ picture, card: picture.closest(".card"), item: picture.closest("#messages > li") }));
  // All are measured before any is changed: each change would have the page laid out again.
  const most = maps.map(({ picture, card, item }) => {
    const rest = item.getBoundingClientRect().bottom - card.getBoundingClientRect().top - picture.getBoundingClientRect().height;
    return Math.max(LEAST, Math.floor(log.clientHeight - rest - EDGE));
  });
  maps.forEach(({ picture }, at) => picture.style.setProperty("--room", `${most[at]}px`));
}
