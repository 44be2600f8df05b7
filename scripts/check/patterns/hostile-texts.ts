/** Characters that patterns of all kinds match, and the first parts of such matches. */
const usual = [
  ' ',
  '\n',
  '\t',
  'a',
  'A',
  'ä',
  '0',
  '.',
  '-',
  '_',
  '/',
  '@',
  '<',
  '(',
  '"',
  ';',
  '=',
  '#',
  '%',
  'a ',
  'a.',
  '0 ',
];
const MOST_PIECES = 24;
/** A range, or one character, of a class. Each escape is replaced by one character that it matches. */
const escapes = new Map([
  ['\\s', ' '],
  ['\\d', '0'],
  ['\\w', 'a'],
  ['\\S', 'a'],
  ['\\D', 'a'],
  ['\\W', ' '],
  ['\\n', '\n'],
  ['\\t', '\t'],
  ['\\r', '\r'],
]);

const plainOf = (source: string): string =>
  source
    .replace(/\\[pP]\{[^}]*\}/g, 'a')
    .replace(/\\u\{?[0-9a-fA-F]+\}?|\\x[0-9a-fA-F]{2}/g, 'a')
    .replace(/\\[a-zA-Z]/g, (sign) => escapes.get(sign) ?? '')
    .replace(/\(\?(?:[:=!]|<[=!])/g, '(')
    .replace(/\\(.)/g, '$1')
    .replace(/\{\d*,?\d*\}/g, '');

/** Words and single characters of a pattern: a search starts at its first part. */
const piecesOf = (source: string): string[] => {
  const plain = plainOf(source);
  const literal = source.match(/(?:[\p{L}\d:/@<#-]|\\[^\p{L}\d])+/gu) ?? [];
  const spelled = literal.map((each) => each.replace(/\\(.)/g, '$1')).filter((each) => each.length > 1);
  const words = [...spelled, ...(plain.match(/[\p{L}\d:/.@<#-]{2,}/gu) ?? [])];
  const signs = [...new Set(plain.replace(/[\p{L}\d]/gu, ''))];
  return [...new Set([...words, ...signs])].slice(0, MOST_PIECES);
};

export interface HostileText {
  readonly before: string;
  readonly repeated: string;
  readonly after: string;
}

/** Texts that make a pattern slow: its own pieces repeated, with an end that does not match. */
export const hostileTexts = (source: string): HostileText[] => {
  const pieces = piecesOf(source);
  const repeated = [...new Set([...usual, ...pieces, ...pieces.map((piece) => `${piece} `)])];
  const first = pieces[0] ?? '';
  const texts = repeated.map((each) => ({ before: '', repeated: each, after: '\u0001' }));
  return [
    ...texts,
    ...pieces.flatMap((piece) => usual.slice(0, 8).map((each) => ({ before: piece, repeated: each, after: '\u0001' }))),
    ...(first === '' ? [] : texts.map((text) => ({ ...text, before: first }))),
  ];
};

export const written = ({ before, repeated, after }: HostileText, length: number): string =>
  before + repeated.repeat(Math.ceil(length / repeated.length)) + after;
