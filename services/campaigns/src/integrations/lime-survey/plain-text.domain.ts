/** A text of the file without HTML, and what was left out of it. */
interface PlainText {
  readonly text: string;
  readonly hasFormatting: boolean;
  readonly hasMedia: boolean;
}

/** Elements that begin a new line. */
const blocks: ReadonlySet<string> = new Set([
  ...['p', 'div', 'br', 'li', 'ul', 'ol', 'tr', 'table', 'hr', 'blockquote', 'section', 'article', 'pre'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
]);
const formats: ReadonlySet<string> = new Set([
  ...['b', 'strong', 'i', 'em', 'u', 'a', 'table', 'font', 'big', 'small', 'sup', 'sub'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
]);
const media: ReadonlySet<string> = new Set(['img', 'video', 'audio', 'iframe', 'object', 'embed', 'svg', 'map']);
const cells: ReadonlySet<string> = new Set(['td', 'th']);
/** Elements whose content is not text. */
const silent: ReadonlySet<string> = new Set(['script', 'style']);

const entities: ReadonlyMap<string, string> = new Map([
  ['nbsp', ' '],
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['rsquo', '’'],
  ['lsquo', '‘'],
  ['rdquo', '”'],
  ['ldquo', '“'],
  ['bdquo', '„'],
  ['ndash', '–'],
  ['mdash', '—'],
  ['hellip', '…'],
  ['bull', '•'],
  ['middot', '·'],
  ['euro', '€'],
  ['pound', '£'],
  ['deg', '°'],
  ['copy', '©'],
  ['laquo', '«'],
  ['raquo', '»'],
  ['shy', ''],
  ['szlig', 'ß'],
  ['aelig', 'æ'],
  ['AElig', 'Æ'],
  ['oslash', 'ø'],
  ['Oslash', 'Ø'],
  ['iquest', '¿'],
  ['iexcl', '¡'],
]);

/** The second half of names like `eacute` and `Uuml`, as the combining character. */
const accents: ReadonlyMap<string, string> = new Map([
  ['acute', '\u0301'],
  ['grave', '\u0300'],
  ['circ', '\u0302'],
  ['uml', '\u0308'],
  ['tilde', '\u0303'],
  ['ring', '\u030a'],
  ['cedil', '\u0327'],
]);

const LAST_CHARACTER = 0x10ffff;

const characterOf = (code: number): string =>
  code >= 0x20 && code <= LAST_CHARACTER && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : ' ';

const decoded = (whole: string, name: string): string => {
  if (/^#x/i.test(name)) return characterOf(Number.parseInt(name.slice(2), 16));
  if (name.startsWith('#')) return characterOf(Number(name.slice(1)));
  const accent = accents.get(name.slice(1));
  return entities.get(name) ?? (accent ? `${name.charAt(0)}${accent}`.normalize('NFC') : whole);
};

const withoutEntities = (text: string): string =>
  text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z][a-z0-9]{1,9});/gi, decoded);

const tagName = (tag: string): string => (/^\/?\s*([a-z][a-z0-9]{0,19})/i.exec(tag)?.[1] ?? '').toLowerCase();

const addressIn = (tag: string): string =>
  /\bhref\s*=\s*["']((?:https?:\/\/|mailto:)[^"']{1,500})["']/i.exec(tag.slice(0, 1_000))?.[1] ?? '';

class PlainReader {
  private readonly parts: string[] = [];
  private readonly names = new Set<string>();
  private silence = '';
  private address = '';

  text(words: string): void {
    if (this.silence === '') this.parts.push(words.replace(/\s+/g, ' '));
  }

  tag(tag: string): void {
    const name = tagName(tag);
    const isEnd = tag.startsWith('/');
    this.names.add(name);
    if (this.silence === '') this.open(name, isEnd, tag);
    else if (isEnd && name === this.silence) this.silence = '';
  }

  private open(name: string, isEnd: boolean, tag: string): void {
    if (!isEnd && silent.has(name)) this.silence = name;
    if (blocks.has(name)) this.parts.push(name === 'li' && !isEnd ? '\n• ' : '\n');
    if (cells.has(name)) this.parts.push(' ');
    if (name === 'a') this.link(isEnd ? '' : addressIn(tag), isEnd);
  }

  /** The address of a link is put behind its words, unless they are the address. */
  private link(address: string, isEnd: boolean): void {
    const { address: open, parts } = this;
    if (isEnd && open !== '' && !(parts.at(-1) ?? '').includes(open)) parts.push(` (${open})`);
    this.address = address;
  }

  get result(): PlainText {
    const lines = withoutEntities(this.parts.join(''))
      .split('\n')
      .map((line) => line.replace(/\s+/g, ' ').trim());
    const has = (names: ReadonlySet<string>) => [...this.names].some((name) => names.has(name));
    return {
      text: lines.filter((line) => line !== '' && line !== '•').join('\n'),
      hasFormatting: has(formats),
      hasMedia: has(media),
    };
  }
}

const COMMENT = { start: '<!--', end: '-->' };

interface Tag {
  readonly text: string;
  /** Where the text behind it begins. */
  readonly end: number;
}

/** The tag that begins at a `<`; undefined when none begins there, and null when it has no end. */
const tagAt = (html: string, open: number): Tag | null | undefined => {
  const isComment = html.startsWith(COMMENT.start, open);
  if (!isComment && !/[a-z/!?]/i.test(html.charAt(open + 1))) return undefined;
  const ending = isComment ? COMMENT.end : '>';
  const end = html.indexOf(ending, open);
  return end < 0 ? null : { text: isComment ? '' : html.slice(open + 1, end), end: end + ending.length };
};

/** The place of the next tag, with its text. A `<` that begins no tag is text: "under < 5". */
const nextTag = (html: string, from: number): { open: number; tag: Tag | null } => {
  let open = html.indexOf('<', from);
  let tag = open < 0 ? null : tagAt(html, open);
  while (tag === undefined) {
    open = html.indexOf('<', open + 1);
    tag = open < 0 ? null : tagAt(html, open);
  }
  return { open, tag };
};

/** The words of a text that may have HTML. Reads from the beginning to the end once. */
export const plainText = (html: string): PlainText => {
  const reader = new PlainReader();
  let at = 0;
  for (let next = nextTag(html, at); next.tag; next = nextTag(html, at)) {
    reader.text(html.slice(at, next.open));
    if (next.tag.text !== '') reader.tag(next.tag.text);
    at = next.tag.end;
  }
  // Behind a tag that has no end, nothing is a tag.
  reader.text(html.slice(at));
  return reader.result;
};

/** Placeholders such as `{Q1.NAOK}` or `{TOKEN:FIRSTNAME}`, which LimeSurvey fills in. */
export const placeholderIn = (text: string): string | null => /\{[^\s{}][^{}\n]{0,99}\}/.exec(text)?.[0] ?? null;
