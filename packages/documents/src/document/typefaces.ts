import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

export type Weight = 'normal' | 'bold';

/** In the order in which they are asked for a sign. What Inter lacks the others have. */
const families = ['latin', 'arabic', 'hebrew', 'emoji'] as const;
type Family = (typeof families)[number];

const files: Readonly<Record<Family, Readonly<Record<Weight, string>>>> = {
  latin: {
    normal: '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
    bold: '@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf',
  },
  arabic: {
    normal: '@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf',
    bold: '@expo-google-fonts/noto-sans-arabic/700Bold/NotoSansArabic_700Bold.ttf',
  },
  hebrew: {
    normal: '@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf',
    bold: '@expo-google-fonts/noto-sans-hebrew/700Bold/NotoSansHebrew_700Bold.ttf',
  },
  emoji: {
    normal: '@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf',
    bold: '@expo-google-fonts/noto-emoji/700Bold/NotoEmoji_700Bold.ttf',
  },
};

/** Names a font in a document. */
export type Face = `${Family}-${Weight}`;

const opened = new Map<Face, Font>();

const open = (family: Family, weight: Weight): Font => {
  const face: Face = `${family}-${weight}`;
  const known = opened.get(face);
  if (known) return known;
  const { resolve } = createRequire(import.meta.url);
  const font = create(readFileSync(resolve(files[family][weight]))) as Font;
  opened.set(face, font);
  return font;
};

/** The font of a face; read when it is asked for first, since most documents need Latin letters alone. */
export const fontOf = (face: Face): Font => {
  const [family, weight] = face.split('-') as [Family, Weight];
  return open(family, weight);
};

const LATIN_END = 0x24f;

/** The first font that has a sign; null when none does. */
export const faceFor = (codePoint: number, weight: Weight): Face | null => {
  if (codePoint <= LATIN_END) return `latin-${weight}`;
  const family = families.find((each) => open(each, weight).hasGlyphForCodePoint(codePoint));
  return family ? `${family}-${weight}` : null;
};
