import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

export type Weight = 'normal' | 'bold';

/** The fonts that every reader of PDFs has know Latin-1 only; Welsh and others need one that is embedded. */
const files: Readonly<Record<Weight, string>> = {
  normal: '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  bold: '@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf',
};

export type Fonts = Readonly<Record<Weight, Font>>;

const opened = new Map<Weight, Font>();

const breath = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** What a font knows of its letters it reads at the first word, which takes longest. */
const open = (weight: Weight): Font => {
  const known = opened.get(weight);
  if (known) return known;
  const font = create(readFileSync(createRequire(import.meta.url).resolve(files[weight]))) as Font;
  font.layout('Open');
  opened.set(weight, font);
  return font;
};

/** Read once, one after the other, so that others are served in between. */
export const openFonts = async (): Promise<Fonts> => {
  const normal = open('normal');
  await breath();
  const bold = open('bold');
  await breath();
  return { normal, bold };
};

const isLetter = (character: string): boolean => /[\p{L}\p{N}]/u.test(character);

/**
 * The text without what the font has no sign for (pictures, mostly); null when letters are among it: Latin, Greek and
 * Cyrillic are there, Arabic, Hebrew or Chinese are not.
 */
export const writable = ({ normal }: Fonts, text: string): string | null => {
  const signs = [...text.normalize('NFC').replace(/[\p{Cc}\p{Cf}\p{Variation_Selector}]/gu, ' ')];
  const kept = signs.filter((sign) => normal.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));
  if (kept.filter(isLetter).length < signs.filter(isLetter).length) return null;
  return kept.join('').replace(/\s+/g, ' ').trim();
};
