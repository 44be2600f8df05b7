import { type QrLogo, qrLogoOf } from './qr/logo-field';
import { type QrModules, QUIET, qrModules } from './qr/qr-image';
import { type Document, MM, onSheet } from './sheet';

const SIDE = 80 * MM;

interface Square {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** A logo that was opened for a document, so that the file contains it once, however often it is drawn. */
export interface OpenPicture {
  readonly logo: QrLogo;
  readonly image: Buffer;
}

interface Code {
  readonly url: string;
  /** The picture in the middle. */
  readonly picture: OpenPicture | null;
}

/** PDFKit draws an opened image like a file; its types do not declare this. */
interface Opening {
  openImage(picture: Buffer): Buffer;
}

/** The logo for the middle of codes, opened once. */
export const openLogo = (document: Document, png: Uint8Array | null): OpenPicture | null =>
  png && { logo: qrLogoOf(png), image: (document as Document & Opening).openImage(Buffer.from(png)) };

interface Run {
  readonly row: number;
  readonly from: number;
  readonly to: number;
}

/** Joins neighbouring dark modules to one rectangle, so that no printer leaves lines between them. */
function* darkRuns({ size, isDark }: QrModules): Generator<Run> {
  for (let row = 0; row < size; row += 1) {
    let from = 0;
    while (from < size) {
      let to = from;
      while (to < size && isDark(row, to)) to += 1;
      if (to > from) yield { row, from, to };
      from = to + 1;
    }
  }
}

/** Draws the code as one shape, its white border included, and the logo into its middle. */
export const drawCode = (document: Document, { url, picture }: Code, { x, y, side }: Square): void => {
  const modules = qrModules(url, picture?.logo);
  const module = side / (modules.size + 2 * QUIET);
  const at = (index: number): number => (index + QUIET) * module;
  for (const { row, from, to } of darkRuns(modules)) {
    document.rect(x + at(from), y + at(row), (to - from) * module, module);
  }
  document.fill('#000000');
  if (!picture || !modules.field) return;
  const { left, top, width } = modules.field.picture;
  document.image(picture.image, x + at(left), y + at(top), { width: width * module });
};

export interface CodeSheet {
  readonly url: string;
  readonly title: string;
  /** A PNG for the middle of the code. */
  readonly logo: Uint8Array | null;
}

/** A single code as PDF, 80 mm wide, to place in a leaflet. */
export const codePdf = async ({ url, title, logo }: CodeSheet): Promise<Buffer> => {
  return onSheet({ size: [SIDE, SIDE], title, author: '', language: 'en' }, (document) =>
    drawCode(document, { url, picture: openLogo(document, logo) }, { x: 0, y: 0, side: SIDE }),
  );
};
