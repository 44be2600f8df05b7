export type LogoType = 'png' | 'svg';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const HEAD = 4096;

/** Declarations, comments and the type of the document end with their own sign. */
const endings: readonly (readonly [begin: string, end: string])[] = [
  ['<!--', '-->'],
  ['<?', '?>'],
  ['<!', '>'],
];

/** A type that brings its own entities, between brackets. It is left for the parser to refuse. */
const bracketEnd = (text: string): number => {
  const [bracket, end] = [text.indexOf('['), text.indexOf('>')];
  return bracket < 0 || bracket > end ? end : text.indexOf('>', text.indexOf(']'));
};

/** The text from its first element on; empty where there is none. */
const fromRoot = (text: string): string => {
  let rest = text.trimStart();
  for (;;) {
    const [begin, ending] = endings.find(([sign]) => rest.startsWith(sign)) ?? [];
    if (ending === undefined) return rest;
    const end = begin === '<!' ? bracketEnd(rest) : rest.indexOf(ending);
    if (end < 0) return '';
    rest = rest.slice(end + ending.length).trimStart();
  }
};

/** What a file is by its content, whatever it is called; null for everything that is no logo. */
export const logoTypeOf = (bytes: Uint8Array): LogoType | null => {
  if (PNG.every((byte, index) => bytes[index] === byte)) return 'png';
  const root = fromRoot(new TextDecoder('utf-8').decode(bytes.subarray(0, HEAD)));
  return /^<(?:[a-z0-9_-]{1,40}:)?svg[\s/>]/i.test(root) ? 'svg' : null;
};
