import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inkOn, type Language } from '@folkmoot/contracts';
import { qrModules } from '@folkmoot/service-kit';
import { jsPDF } from 'jspdf';
import { posterWords } from './poster.messages';

export interface PosterContent {
  readonly councilName: string;
  readonly title: string;
  /** Where the code leads. */
  readonly url: string;
  /** `#rrggbb`, the page's own or the council's. */
  readonly accent: string;
  readonly language: Language;
}

/** A4 in millimetres. */
const PAGE = { width: 210, height: 297 } as const;
const MARGIN = 20;
const INNER = PAGE.width - 2 * MARGIN;
const BAND = 44;
const CODE = 112;
const CODE_TOP = 133;
/** Modules of white that readers expect around a code. */
const QUIET = 4;
const MM_PER_POINT = 25.4 / 72;
const LINE = 1.16;
const FONT = 'Inter';
const INK = '#111827';
const SOFT = '#374151';

/** jsPDF's own fonts know Latin-1 only; Welsh and others need one that is embedded. */
const fontFiles = {
  normal: createRequire(import.meta.url).resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  bold: createRequire(import.meta.url).resolve('@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf'),
} as const;
type Weight = keyof typeof fontFiles;

const fonts = new Map<Weight, string>();

/** Read once. */
const fontOf = (weight: Weight): string => {
  const font = fonts.get(weight) ?? readFileSync(fontFiles[weight]).toString('base64');
  fonts.set(weight, font);
  return font;
};

const blank = (): jsPDF => {
  const pdf = new jsPDF({ format: 'a4', unit: 'mm', compress: true, putOnlyUsedFonts: true });
  for (const weight of ['normal', 'bold'] as const) {
    pdf.addFileToVFS(`${weight}.ttf`, fontOf(weight));
    pdf.addFont(`${weight}.ttf`, FONT, weight);
  }
  return pdf;
};

interface Block {
  readonly text: string;
  readonly weight: Weight;
  /** In points: the largest, and the smallest before lines are left out. */
  readonly sizes: readonly [number, number];
  readonly colour: string;
  readonly maxHeight: number;
}

interface Fitted {
  readonly lines: readonly string[];
  readonly size: number;
  readonly lineHeight: number;
}

const linesAt = (pdf: jsPDF, text: string, size: number): string[] => {
  pdf.setFontSize(size);
  return pdf.splitTextToSize(text, INNER) as string[];
};

/** The text as large as it fits; what does not even fit at the smallest size ends in an ellipsis. */
const fitted = (pdf: jsPDF, { text, weight, sizes, maxHeight }: Block): Fitted => {
  const [largest, smallest] = sizes;
  pdf.setFont(FONT, weight);
  for (let size = largest; size > smallest; size -= 2) {
    const lineHeight = size * MM_PER_POINT * LINE;
    const lines = linesAt(pdf, text, size);
    if (lines.length * lineHeight <= maxHeight) return { lines, size, lineHeight };
  }
  const lineHeight = smallest * MM_PER_POINT * LINE;
  const lines = linesAt(pdf, text, smallest);
  const most = Math.max(1, Math.floor(maxHeight / lineHeight));
  const kept = lines.slice(0, most);
  if (lines.length > most) kept[most - 1] = `${(kept[most - 1] ?? '').trimEnd()}…`;
  return { lines: kept, size: smallest, lineHeight };
};

/** Writes a block in the middle of the page; `top` is its upper edge. Returns the lower one. */
const write = (pdf: jsPDF, block: Block, top: number): number => {
  const { lines, size, lineHeight } = fitted(pdf, block);
  pdf.setFont(FONT, block.weight);
  pdf.setFontSize(size);
  pdf.setTextColor(block.colour);
  lines.forEach((line, index) => {
    pdf.text(line, PAGE.width / 2, top + index * lineHeight + size * MM_PER_POINT * 0.95, { align: 'center' });
  });
  return top + lines.length * lineHeight;
};

const heightOf = (pdf: jsPDF, block: Block): number => {
  const { lines, lineHeight } = fitted(pdf, block);
  return lines.length * lineHeight;
};

/** The same, in the middle between two heights. */
const writeBetween = (pdf: jsPDF, block: Block, top: number, bottom: number): void => {
  write(pdf, block, top + (bottom - top - heightOf(pdf, block)) / 2);
};

const drawCode = (pdf: jsPDF, url: string): void => {
  const { size, isDark } = qrModules(url);
  const module = CODE / (size + 2 * QUIET);
  const left = (PAGE.width - CODE) / 2 + QUIET * module;
  const top = CODE_TOP + QUIET * module;
  pdf.setFillColor('#000000');
  // A hair larger than a module, so that no printer leaves white lines between two.
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++)
      if (isDark(row, column)) pdf.rect(left + column * module, top + row * module, module + 0.02, module + 0.02, 'F');
};

/** An A4 poster of a page as PDF: who asks, what for, the code, and the address in words under it. */
export const poster = ({ councilName, title, url, accent, language }: PosterContent): Buffer => {
  const words = posterWords(language);
  const pdf = blank();
  pdf.setProperties({ title, author: councilName });
  pdf.setLanguage(language);
  pdf.setFillColor(accent);
  pdf.rect(0, 0, PAGE.width, BAND, 'F');
  const block = (text: string, weight: Weight, sizes: [number, number], colour: string, maxHeight: number): Block => ({
    text,
    weight,
    sizes,
    colour,
    maxHeight,
  });
  writeBetween(pdf, block(councilName, 'bold', [30, 16], inkOn(accent), BAND - 16), 0, BAND);
  const scan = block(words.scan, 'normal', [18, 14], SOFT, 18);
  const scanTop = CODE_TOP - heightOf(pdf, scan) + 1;
  writeBetween(pdf, block(title, 'bold', [60, 26], INK, scanTop - BAND - 14), BAND, scanTop);
  write(pdf, scan, scanTop);
  drawCode(pdf, url);
  const below = CODE_TOP + CODE;
  const line = write(pdf, block(words.orGoTo, 'normal', [16, 14], SOFT, 10), below);
  write(pdf, block(url.replace(/^https?:\/\//, ''), 'bold', [30, 14], INK, 22), line + 1);
  write(pdf, block(words.promise, 'normal', [13, 11], SOFT, 8), PAGE.height - 18);
  return Buffer.from(pdf.output('arraybuffer'));
};
