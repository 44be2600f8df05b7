import PDFDocument from 'pdfkit';
import type { Fonts, Weight } from './fonts';

/** Points in a millimetre. */
export const MM = 72 / 25.4;

export type Document = PDFKit.PDFDocument;

interface SheetOptions {
  readonly fonts: Fonts;
  readonly size: 'a4' | 'a3' | readonly [number, number];
  readonly title: string;
  readonly author: string;
  readonly language: string;
}

/** PDFKit takes fonts that are open already, so that they are not read anew for every document; its types do not say so. */
const register = (document: Document, fonts: Fonts): void => {
  for (const weight of ['normal', 'bold'] as const)
    document.registerFont(weight, fonts[weight] as unknown as Uint8Array);
};

/** Draws one page and gives the whole file. */
export const onSheet = (
  { fonts, size, title, author, language }: SheetOptions,
  draw: (document: Document) => void,
): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const document = new PDFDocument({
      size: typeof size === 'string' ? size.toUpperCase() : [...size],
      margin: 0,
      // None of its own.
      font: '',
      lang: language,
      displayTitle: true,
      info: { Title: title, Author: author },
    });
    const pieces: Buffer[] = [];
    document.on('data', (piece: Buffer) => pieces.push(piece));
    document.on('end', () => resolve(Buffer.concat(pieces)));
    document.on('error', reject);
    register(document, fonts);
    draw(document);
    document.end();
  });

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Block {
  readonly text: string;
  readonly weight: Weight;
  /** In points: the largest, and the smallest, at which what does not fit ends in an ellipsis. */
  readonly sizes: readonly [number, number];
  readonly colour: string;
  readonly align?: 'left' | 'center';
  /** Where in a box that is too high; in its middle unless said otherwise. */
  readonly at?: 'top' | 'middle';
}

interface Placed extends Omit<Box, 'height'> {
  readonly align: 'left' | 'center';
}

const STEP = 0.94;

/** The lines of a text in a width, broken between words. */
const linesOf = (document: Document, text: string, width: number): string[] => {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && document.widthOfString(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};

const heightOf = (document: Document, lines: readonly string[]): number =>
  lines.length * document.currentLineHeight(true);

const fits = (document: Document, lines: readonly string[], { width, height }: Box): boolean =>
  heightOf(document, lines) <= height && lines.every((line) => document.widthOfString(line) <= width);

/** Line by line: PDFKit puts the last of several lines beside the middle. */
const writeLines = (document: Document, lines: readonly string[], { x, y, width, align }: Placed): void => {
  const height = document.currentLineHeight(true);
  for (const [index, line] of lines.entries()) {
    const left = align === 'center' ? x + (width - document.widthOfString(line)) / 2 : x;
    document.text(line, left, y + index * height, { lineBreak: false });
  }
};

/** Writes a text into a box, as large as it fits. Returns where it ends. */
export const write = (document: Document, block: Block, box: Box): number => {
  const { text, weight, sizes, colour, align = 'center', at = 'middle' } = block;
  const [largest, smallest] = sizes;
  document.font(weight).fillColor(colour);
  let size = largest;
  document.fontSize(size);
  let lines = linesOf(document, text, box.width);
  while (size > smallest && !fits(document, lines, box)) {
    size = Math.max(smallest, size * STEP);
    document.fontSize(size);
    lines = linesOf(document, text, box.width);
  }
  const isWhole = fits(document, lines, box);
  const needed = isWhole ? heightOf(document, lines) : document.heightOfString(text, { width: box.width });
  const height = Math.min(needed, box.height);
  const top = at === 'top' ? box.y : box.y + (box.height - height) / 2;
  if (isWhole) {
    writeLines(document, lines, { x: box.x, y: top, width: box.width, align });
  } else {
    const left = box.height - (top - box.y) + 1;
    document.text(text, box.x, top, { width: box.width, height: left, align, ellipsis: true });
  }
  return top + height;
};
