// The words in some components.

/** Every text and picture of some components in reading order: `{text}` or `{alt}`. */
export function contents(parts) {
  return (parts ?? []).flatMap((part) => {
    if (part.type === 10) return [{ text: part.content ?? "" }];
    if (part.type === 12) return (part.items ?? []).map((item) => ({ alt: item.description ?? "" }));
    if (part.type === 11) return [{ alt: part.description ?? "" }];
    return contents([...(part.components ?? []), ...(part.accessory ? [part.accessory] : [])]);
  });
}

/** Whatever the controls of some components are called. */
export function labels(parts) {
  return (parts ?? []).flatMap((part) => [
    part.label, part.placeholder, part.description, ...(part.options ?? []).flatMap((each) => [each.label, each.description]),
    ...labels([...(part.components ?? []), ...[part.accessory, part.component].filter(Boolean)]),
  ]).filter(Boolean);
}
