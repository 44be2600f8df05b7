import PDFDocument from 'pdfkit';

/** Points in a millimetre. */
export const MM = 72 / 25.4;

export type Document = PDFKit.PDFDocument;

interface SheetOptions {
  readonly size: 'a4' | 'a3' | readonly [number, number];
  readonly title: string;
  readonly author: string;
  readonly language: string;
}

/** Draws in a new document, which begins with an empty page, and gives the whole file. */
export const onSheet = (
  { size, title, author, language }: SheetOptions,
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
    draw(document);
    document.end();
  });

/** Draws a page for each item. The document has the first page already. */
export const onPages = <T>(document: Document, items: readonly T[], draw: (item: T) => void): void => {
  for (const [index, item] of items.entries()) {
    if (index > 0) document.addPage();
    draw(item);
  }
};

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
