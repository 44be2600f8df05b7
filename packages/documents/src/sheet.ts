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

interface NamedSheet {
  readonly place?: string | undefined;
}

/** Draws a page for each sheet, with a bookmark when there are several. The document has the first page already. */
export const onPages = <S extends NamedSheet>(
  document: Document,
  sheets: readonly S[],
  draw: (sheet: S) => void,
): void => {
  for (const [index, sheet] of sheets.entries()) {
    if (index > 0) document.addPage();
    if (sheets.length > 1 && sheet.place) document.outline.addItem(sheet.place);
    draw(sheet);
  }
};

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
