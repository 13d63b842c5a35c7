// The kinds of files that an option or a field of a form names, as choosers of files know them.

const GROUPS = { image: "image/*", video: "video/*", audio: "audio/*" };

/** What a chooser of files is to offer, if kinds of them are named. */
export const acceptOf = (named) => named.file_types?.map((kind) => GROUPS[kind] ?? kind).join(",") || null;
