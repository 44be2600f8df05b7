import { directionOf, inkOn } from '@folkmoot/contracts';
import { type Block, write } from './block';
import { drawCode, type OpenPicture, openLogo } from './code';
import { type PaperContent, type PaperOrder, sheetsOf, spoken } from './paper-content';
import { fitInto } from './png-size';
import { type Box, type Document, MM, onPages, onSheet } from './sheet';

/** All measures are in points for A4; A3 is scaled. */
const WIDTH = 210 * MM;
const MARGIN = 18 * MM;
const INNER = WIDTH - 2 * MARGIN;
const BAND = 46 * MM;
const CODE = 106 * MM;
const CODE_TOP = 127 * MM;
const LOGO = { width: 56 * MM, height: 24 * MM, padding: 3 * MM } as const;
/** Inside the area that all printers can print. */
const PLACE = { x: MARGIN, y: 288 * MM, width: INNER, height: 4 * MM } as const;
const INK = '#111827';
const SOFT = '#374151';

export type PaperSize = 'a4' | 'a3';

interface Drawing {
  readonly document: Document;
  readonly content: PaperContent;
  readonly logo: OpenPicture | null;
}

const inner = (top: number, bottom: number): Box => ({ x: MARGIN, y: top, width: INNER, height: bottom - top });

/** On white, because a logo may be unreadable on the council's colour. Returns its width with the space beside it. */
const drawLogo = ({ document, logo, content: { language } }: Drawing): number => {
  if (!logo) return 0;
  const { padding } = LOGO;
  const { width, height } = fitInto(logo.logo, LOGO);
  const top = (BAND - height) / 2;
  const plate = width + 2 * padding;
  const left = directionOf(language) === 'rtl' ? WIDTH - MARGIN - plate : MARGIN;
  document.roundedRect(left, top - padding, plate, height + 2 * padding, 2 * MM).fill('#ffffff');
  document.image(logo.image, left + padding, top, { width, height });
  return plate + 8 * MM;
};

const drawBand = (drawing: Drawing): void => {
  const { document, content } = drawing;
  const { accent, councilName, language } = content;
  document.rect(0, 0, WIDTH, BAND).fill(accent);
  const taken = drawLogo(drawing);
  const align = taken === 0 ? 'center' : 'start';
  const x = directionOf(language) === 'rtl' ? MARGIN : MARGIN + taken;
  const block: Block = { text: councilName, weight: 'bold', sizes: [32, 14], colour: inkOn(accent), align };
  write(document, block, { x, y: 8 * MM, width: INNER - taken, height: BAND - 16 * MM });
};

const drawUntil = ({ document, content: { until, accent } }: Drawing, top: number): void => {
  if (!until) return;
  const height = 13 * MM;
  document.roundedRect(MARGIN, top, INNER, height, height / 2).fill(accent);
  const block: Block = { text: until, weight: 'bold', sizes: [19, 12], colour: inkOn(accent) };
  write(document, block, { x: MARGIN + 8 * MM, y: top, width: INNER - 16 * MM, height });
};

const draw = (drawing: Drawing): void => {
  const { document, content, logo } = drawing;
  const { headline, scan, orGoTo, url, promise, place, accent } = content;
  const picture = content.hasLogoInCode ? logo : null;
  const say = (block: Block, box: Box): number => write(document, block, box);
  drawBand(drawing);
  say({ text: headline, weight: 'bold', sizes: [60, 22], colour: INK }, inner(BAND + 6 * MM, 107 * MM));
  say({ text: scan, weight: 'normal', sizes: [18, 12], colour: SOFT }, inner(107 * MM, CODE_TOP - 4 * MM));
  const left = (WIDTH - CODE) / 2;
  drawCode(document, { url, picture }, { x: left, y: CODE_TOP, side: CODE });
  document
    .lineWidth(1.2 * MM)
    .roundedRect(left, CODE_TOP, CODE, CODE, 4 * MM)
    .stroke(accent);
  const below = CODE_TOP + CODE + 4 * MM;
  say({ text: orGoTo, weight: 'normal', sizes: [15, 12], colour: SOFT }, inner(below, below + 7 * MM));
  say({ text: spoken(url), weight: 'bold', sizes: [30, 12], colour: INK }, inner(below + 7 * MM, below + 20 * MM));
  drawUntil(drawing, below + 23 * MM);
  say({ text: promise, weight: 'normal', sizes: [13, 10], colour: SOFT }, inner(below + 39 * MM, below + 47 * MM));
  if (place) say({ text: place, weight: 'normal', sizes: [7, 6], colour: SOFT, align: 'start' }, PLACE);
};

/** Posters as PDF, one page for each place: council, subject, code, address as text, and end date. */
export const poster = async ({ size, ...order }: PaperOrder & { readonly size: PaperSize }): Promise<Buffer> => {
  const sheets = sheetsOf(order);
  const { headline: title, councilName: author, language } = sheets[0];
  return onSheet({ size, title, author, language }, (document) => {
    const logo = openLogo(document, order.logo);
    onPages(document, sheets, (content) => {
      if (size === 'a3') document.scale(Math.SQRT2);
      draw({ document, content, logo });
    });
  });
};
