// Discord's subset of Markdown, read into a tree of plain objects. Drawing it is prose.js's work.

const FENCE = /(?<!\\)```(?:([\w+-]+)\n|\n?)([\s\S]*?)```/g;
const LIST = /^(\s*)([-*]|\d{1,9}\.)\s+(.*)$/;
const DEEPEST = 12;

/** Text as blocks: paragraph, heading, subtext, quote, list, code. */
export function parse(text) {
  const blocks = [];
  let from = 0;
  for (const match of text.matchAll(FENCE)) {
    if (!match[2].trim()) continue;
    blocks.push(...parseLines(text.slice(from, match.index).split("\n")));
    blocks.push({ type: "code", text: match[2].replace(/\n$/, "") });
    from = match.index + match[0].length;
  }
  blocks.push(...parseLines(text.slice(from).split("\n")));
  return blocks;
}

function parseLines(lines) {
  const blocks = [];
  let paragraph = [];
  const flush = () => {
    if (paragraph.length) blocks.push({ type: "paragraph", children: parseInline(paragraph.join("\n")) });
    paragraph = [];
  };
  for (let at = 0; at < lines.length; at += 1) {
    const block = blockAt(lines, at);
    if (block) {
      flush();
      blocks.push(block.node);
      at += block.took - 1;
    } else if (lines[at].trim()) paragraph.push(lines[at]);
    else flush();
  }
  flush();
  return blocks;
}

function blockAt(lines, at) {
  const line = lines[at];
  const heading = /^(#{1,3})\s+(\S.*)$/.exec(line);
  if (heading) return { took: 1, node: { type: "heading", level: heading[1].length, children: parseInline(heading[2]) } };
  const subtext = /^-#\s+(\S.*)$/.exec(line);
  if (subtext) return { took: 1, node: { type: "subtext", children: parseInline(subtext[1]) } };
  if (/^>>>\s/.test(line)) {
    const rest = [line.slice(4), ...lines.slice(at + 1)];
    return { took: rest.length, node: { type: "quote", children: parseLines(rest) } };
  }
  if (/^>(\s|$)/.test(line)) {
    const rest = takeWhile(lines, at, (next) => /^>(\s|$)/.test(next));
    return { took: rest.length, node: { type: "quote", children: parseLines(rest.map((next) => next.slice(2))) } };
  }
  if (LIST.test(line)) {
    const rest = takeWhile(lines, at, (next) => LIST.test(next) || /^\s{2,}\S/.test(next));
    return { took: rest.length, node: parseList(rest) };
  }
  return null;
}

function takeWhile(lines, at, fits) {
  const end = lines.findIndex((line, index) => index > at && !fits(line));
  return lines.slice(at, end === -1 ? lines.length : end);
}

function parseList(lines) {
  const [, indent, mark] = LIST.exec(lines[0]);
  const ordered = /\d/.test(mark);
  const list = { type: "list", ordered, start: ordered ? parseInt(mark, 10) : 1, items: [] };
  for (let at = 0; at < lines.length; at += 1) {
    const match = LIST.exec(lines[at]);
    const item = list.items.at(-1);
    if (match && (match[1].length <= indent.length || !item)) list.items.push({ children: parseInline(match[3]), lists: [] });
    else if (match) {
      const inner = takeWhile(lines, at, (next) => !(LIST.exec(next)?.[1].length <= indent.length));
      item.lists.push(parseList(inner));
      at += inner.length - 1;
    } else item.children.push({ type: "break" }, ...parseInline(lines[at].trim()));
  }
  return list;
}

const wrap = (type) => (match, depth) => ({ type, children: parseInline(match[1], depth + 1) });
const leaf = (type) => (match) => ({ type, id: match[1] });

// Order matters: the first rule that fits at a position wins.
const RULES = [
  [/^¯\\_\(ツ\)_\/¯/, (match) => ({ type: "text", text: match[0] })],
  // Anything but letters, digits and blanks can be escaped.
  [/^\\([^0-9A-Za-z\s])/, (match) => ({ type: "text", text: match[1] })],
  [/^(`+)([\s\S]*?[^`])\1(?!`)/, (match) => ({ type: "inlineCode", text: match[2].trim() || match[2] })],
  [/^<@!?(\d+)>/, leaf("user")],
  [/^<#(\d+)>/, leaf("channel")],
  [/^<@&(\d+)>/, leaf("role")],
  [/^<t:(-?\d{1,13})(?::([tTdDfFRsS]))?>/, (match) => ({ type: "time", at: Number(match[1]), style: match[2] ?? "f" })],
  [/^<\/([-\w\p{L} ]{1,100}):(\d+)>/u, (match) => ({ type: "command", path: match[1] })],
  [/^<a?:(\w{2,32}):(\d+)>/, (match) => ({ type: "emoji", name: match[1], id: match[2] })],
  [/^\[((?:\\.|[^[\]\\])+)\]\(<?(https?:\/\/[^\s<>()]*(?:\([^\s<>()]*\)[^\s<>()]*)*)>?(?: +"[^"]*")?\)/i,
    (match, depth) => ({ type: "link", url: match[2], children: parseInline(match[1], depth + 1) })],
  [/^<(https?:\/\/[^\s<>]+)>/i, (match) => ({ type: "link", url: match[1], children: [{ type: "text", text: match[1] }] })],
  [/^https?:\/\/[^\s<]*[^\s<.,:;"'\])|*_~!?]/i, (match) => ({ type: "link", url: match[0], children: [{ type: "text", text: match[0] }] })],
  [/^\|\|((?:\\[\s\S]|[^\\])+?)\|\|/, wrap("spoiler")],
  [/^\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/, wrap("strong")],
  [/^__((?:\\[\s\S]|[^\\])+?)__(?!_)/, wrap("underline")],
  [/^~~((?:\\[\s\S]|[^\\])+?)~~/, wrap("strike")],
  [/^\*(?![\s*])((?:\*\*(?:(?!\*\*)[\s\S])+\*\*|\\[\s\S]|[^*\\])+?)\*(?!\*)/, wrap("emphasis")],
  [/^_((?:__|\\[\s\S]|[^_\\])+?)_(?!\w)/, wrap("emphasis")],
];

/** Text inside a block as nodes; deeper than a dozen nestings it stays plain. */
export function parseInline(text, depth = 0) {
  const nodes = [];
  let plain = "";
  const flush = () => {
    if (!plain) return;
    plain.split("\n").forEach((part, index) => {
      if (index) nodes.push({ type: "break" });
      if (part) nodes.push({ type: "text", text: part });
    });
    plain = "";
  };
  for (let at = 0; at < text.length;) {
    const found = depth < DEEPEST && /[\\`<[h|*_~¯]/i.test(text[at]) ? ruleAt(text, at, depth) : null;
    if (found) {
      if (found.node.type === "text") plain += found.node.text;
      else {
        flush();
        nodes.push(found.node);
      }
      at += found.took;
    } else {
      plain += text[at];
      at += 1;
    }
  }
  flush();
  return nodes;
}

function ruleAt(text, at, depth) {
  // Inside a word an underscore or the letter h begins nothing.
  if (/[_h]/i.test(text[at]) && at > 0 && /\w/.test(text[at - 1]) && text.slice(at, at + 2) !== "__") return null;
  const rest = text.slice(at);
  for (const [pattern, make] of RULES) {
    const match = pattern.exec(rest);
    if (match) return { took: match[0].length, node: make(match, depth) };
  }
  return null;
}
