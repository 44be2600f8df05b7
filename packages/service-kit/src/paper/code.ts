import { qrModules } from '../qr/qr-image';
import { openFonts } from './fonts';
import { type Document, MM, onSheet } from './sheet';

/** Modules of white that readers expect around a code. */
const QUIET = 4;
const SIDE = 80 * MM;

/** Draws the code as one shape, its white border included; runs of modules as one piece, so that no printer leaves lines between them. */
export const drawCode = (document: Document, url: string, x: number, y: number, side: number): void => {
  const { size, isDark } = qrModules(url);
  const module = side / (size + 2 * QUIET);
  const at = (index: number): number => (index + QUIET) * module;
  for (let row = 0; row < size; row += 1) {
    for (let from = 0; from < size; from += 1) {
      if (!isDark(row, from)) continue;
      let to = from + 1;
      while (to < size && isDark(row, to)) to += 1;
      document.rect(x + at(from), y + at(row), (to - from) * module, module);
      from = to;
    }
  }
  document.fill('#000000');
};

/** A code alone as PDF, 80 mm wide: for whoever lays out a leaflet. */
export const codePdf = async ({ url, title }: { url: string; title: string }): Promise<Buffer> => {
  const fonts = await openFonts();
  return onSheet({ fonts, size: [SIDE, SIDE], title, author: '', language: 'en' }, (document) =>
    drawCode(document, url, 0, 0, SIDE),
  );
};
