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

const STEP = 0.94;

const fits = (document: Document, text: string, { width, height }: Box): boolean =>
  document.heightOfString(text, { width }) <= height &&
  text.split(/\s+/).every((word) => document.widthOfString(word) <= width);

/** Broken into lines here: a space at the end of a line would move it out of the middle. */
const broken = (document: Document, text: string, width: number): string => {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && document.widthOfString(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.join('\n');
};

/** Writes a text into a box, as large as it fits. Returns where it ends. */
export const write = (document: Document, block: Block, box: Box): number => {
  const { weight, sizes, colour, align = 'center', at = 'middle' } = block;
  const [largest, smallest] = sizes;
  document.font(weight).fillColor(colour);
  let size = largest;
  document.fontSize(size);
  while (size > smallest && !fits(document, block.text, box)) {
    size = Math.max(smallest, size * STEP);
    document.fontSize(size);
  }
  const text = fits(document, block.text, box) ? broken(document, block.text, box.width) : block.text;
  const height = Math.min(document.heightOfString(text, { width: box.width }), box.height);
  const top = at === 'top' ? box.y : box.y + (box.height - height) / 2;
  document.text(text, box.x, top, { width: box.width, height: box.height - (top - box.y) + 1, align, ellipsis: true });
  return top + height;
};
