// The table's doors: one function per route that the page uses.

/** The server refused or could not be reached; `message` is a sentence to show. */
export class TableError extends Error {}

async function ask(path, body, type = "application/json", method = "POST") {
  let answer;
  try {
    answer = await fetch(path, body === undefined ? {} : {
      method,
      headers: { "content-type": type },
      body: body instanceof Blob ? body : JSON.stringify(body),
    });
  } catch (cause) {
    throw new TableError("", { cause });
  }
  const text = await answer.text();
  let found = {};
  try {
    found = text ? JSON.parse(text) : {};
  } catch (cause) {
    throw new TableError(text.slice(0, 200), { cause });
  }
  if (!answer.ok) throw new TableError(String(found.error ?? found.message ?? answer.statusText));
  return found;
}

const query = (user) => (user ? `?user=${encodeURIComponent(user)}` : "");

export const api = {
  state: (user) => ask(`/table/state${query(user)}`),
  messages: (channel, user) => ask(`/table/channels/${encodeURIComponent(channel)}/messages${query(user)}`),
  interact: (body) => ask("/table/interactions", body),
  autocomplete: (body) => ask("/table/autocomplete", body),
  handFile: (user, channel, file) => ask(`/table/files?${new URLSearchParams({ user, channel, name: file.name })}`, file, "application/octet-stream"),
  goAbroad: (user) => ask("/table/abroad", { user }),
  chooseLocale: (user, locale) => ask(`/table/users/${encodeURIComponent(user)}`, { locale }, "application/json", "PATCH"),
  addUser: (name) => ask("/table/users", { name }),
  addChannel: (name) => ask("/table/channels", { name }),
  eventsUrl: (user) => `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/table/events${query(user)}`,
};
