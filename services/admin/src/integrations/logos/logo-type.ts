export type LogoType = 'png' | 'svg';
export type PictureType = LogoType | 'jpg';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];
const HEAD = 4096;

/** XML declarations, comments and the doctype each have their own end mark. */
const endings: readonly (readonly [begin: string, end: string])[] = [
  ['<!--', '-->'],
  ['<?', '?>'],
  ['<!', '>'],
];

/** A doctype with its own entities in brackets. The parser refuses it later. */
const bracketEnd = (text: string): number => {
  const bracket = text.indexOf('[');
  const end = text.indexOf('>');
  return bracket < 0 || bracket > end ? end : text.indexOf('>', text.indexOf(']'));
};

/** The text from its first element; empty when there is none. */
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

/** The type by the file's content, independent of its name; null when it is not a supported picture. */
export const logoTypeOf = (bytes: Uint8Array): LogoType | null => {
  if (PNG.every((byte, index) => bytes[index] === byte)) return 'png';
  const root = fromRoot(new TextDecoder('utf-8').decode(bytes.subarray(0, HEAD)));
  return /^<(?:[a-z0-9_-]{1,40}:)?svg[\s/>]/i.test(root) ? 'svg' : null;
};

/** As for logos; pictures may be photographs too. */
export const pictureTypeOf = (bytes: Uint8Array): PictureType | null =>
  JPEG.every((byte, index) => bytes[index] === byte) ? 'jpg' : logoTypeOf(bytes);
