import { messages } from './logo.messages';

export type LogoType = 'png' | 'svg';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const HEAD = 4096;

/** Whatever may stand before the root: a mark, declarations, comments. */
const BEFORE_ROOT = /^\uFEFF?(?:\s|<\?[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^[>]*(?:\[[\s\S]*?\])?\s*>)*/i;

const textOf = (bytes: Uint8Array): string => new TextDecoder('utf-8').decode(bytes);

/** What a file is by its content, whatever it is called; null for everything that is no logo. */
export const logoTypeOf = (bytes: Uint8Array): LogoType | null => {
  if (PNG.every((byte, index) => bytes[index] === byte)) return 'png';
  const root = textOf(bytes.subarray(0, HEAD)).replace(BEFORE_ROOT, '');
  return /^<(?:[A-Za-z0-9_-]+:)?svg[\s/>]/i.test(root) ? 'svg' : null;
};

const REFERENCE = /(?:href|src)\s*=\s*(["'])(?!\s*(?:#|data:image\/(?:png|jpeg|webp|gif)[;,]))[^"']*\1/i;

const dangers: readonly (readonly [RegExp, string])[] = [
  [/<(?:[\w-]+:)?script[\s/>]|(?:java|vb)script\s*:/i, messages.scripts],
  [/[\s"'/]on[a-z]+\s*=/i, messages.handlers],
  [/<(?:[\w-]+:)?(?:foreignObject|iframe|object|embed|audio|video)[\s/>]/i, messages.foreign],
  [/<!ENTITY/i, messages.entities],
  [/@import|<\?xml-stylesheet/i, messages.references],
  [REFERENCE, messages.references],
  [/url\(\s*["']?\s*(?!#|["']?#)[a-z/]/i, messages.references],
];

const ENTITY = /&#(?:x([0-9a-f]+)|(\d+));?/gi;
const MOST_CODE = 0x10_ff_ff;
const decoded = (text: string): string =>
  text.replace(ENTITY, (_, hex: string | undefined, decimal: string | undefined) => {
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= MOST_CODE ? String.fromCodePoint(code) : '';
  });

/**
 * What in an SVG could do more than be looked at; null for none. It is drawn anew in any case: this is so that nobody
 * takes for kept what was dropped.
 */
export const dangerIn = (bytes: Uint8Array): string | null => {
  const text = decoded(textOf(bytes)).replaceAll('\0', '');
  return dangers.find(([pattern]) => pattern.test(text))?.[1] ?? null;
};
