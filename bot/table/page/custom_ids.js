// What the page reads of a custom id: `u1|adventure|version|verb`. Any other id is a verb as it stands.

const SHAPE = /^u1\|([^|]+)\|(\d+)\|(.+)$/;

/** The adventure, version and verb of a button or list; without an adventure, the id itself is the verb. */
export function meaningOf(customId) {
  const found = SHAPE.exec(customId ?? "");
  return found ? { adventure: found[1], version: Number(found[2]), verb: found[3] } : { adventure: "", version: 0, verb: customId ?? "" };
}

/** Every button and list of some components that can be pressed. */
export function controlsOf(parts) {
  return (parts ?? []).flatMap((part) => {
    if (part.custom_id) return part.disabled ? [] : [part];
    return controlsOf([...(part.components ?? []), ...(part.accessory ? [part.accessory] : [])]);
  });
}

/** The adventure, version and verb of the first control of a message that is of an adventure; empty if it has none. */
export function turnOf(message) {
  return controlsOf(message.components).map((part) => meaningOf(part.custom_id)).find(({ adventure }) => adventure) ?? meaningOf("");
}
