import { directionOf } from '@folkmoot/contracts';
import { type Block, write } from './block';
import { drawCode, type OpenPicture, openLogo } from './code';
import { type PaperContent, type PaperOrder, sheetsOf, spoken } from './paper-content';
import { type Document, MM, onPages, onSheet } from './sheet';

/** Business cards, ten on A4. */
const CARD = { width: 85 * MM, height: 55 * MM } as const;
const COLUMNS = 2;
const ROWS = 5;
const LEFT = 20 * MM;
const TOP = 11 * MM;
const MARK = 6 * MM;
const GAP = 1.5 * MM;
const CODE = 38 * MM;
const PADDING = 5 * MM;
/** Below the cards, so that it is cut off with the margin of the sheet. */
const PLACE = { x: LEFT + 4 * MM, y: TOP + ROWS * CARD.height + 3 * MM, width: 77 * MM, height: 4 * MM } as const;
const INK = '#111827';
const SOFT = '#374151';

const marks = (count: number, from: number, step: number): number[] =>
  Array.from({ length: count + 1 }, (_, index) => from + index * step);

/** Cut marks, outside the cards only. */
const drawMarks = (document: Document): void => {
  const right = LEFT + COLUMNS * CARD.width;
  const bottom = TOP + ROWS * CARD.height;
  for (const x of marks(COLUMNS, LEFT, CARD.width)) {
    document.moveTo(x, TOP - GAP - MARK).lineTo(x, TOP - GAP);
    document.moveTo(x, bottom + GAP).lineTo(x, bottom + GAP + MARK);
  }
  for (const y of marks(ROWS, TOP, CARD.height)) {
    document.moveTo(LEFT - GAP - MARK, y).lineTo(LEFT - GAP, y);
    document.moveTo(right + GAP, y).lineTo(right + GAP + MARK, y);
  }
  document.lineWidth(0.4).stroke('#6b7280');
};

interface Drawing {
  readonly document: Document;
  readonly content: PaperContent;
  readonly picture: OpenPicture | null;
}

const drawCard = ({ document, content, picture }: Drawing, x: number, y: number): void => {
  const { councilName, headline, orGoTo, url, until, accent } = content;
  const width = CARD.width - 2 * PADDING - CODE - 2 * MM;
  const isMirrored = directionOf(content.language) === 'rtl';
  const textX = isMirrored ? x + PADDING : x + PADDING + CODE + 2 * MM;
  const codeX = isMirrored ? x + CARD.width - PADDING - CODE + 2 * MM : x + PADDING - 2 * MM;
  const say = (block: Block, top: number, height: number): number =>
    write(document, { align: 'start', ...block }, { x: textX, y: top, width, height });
  // Not at the edge: a cut beside the mark must not show the colour of the next card.
  document.rect(x + PADDING, y + PADDING, CARD.width - 2 * PADDING, 1.4 * MM).fill(accent);
  drawCode(document, { url, picture }, { x: codeX, y: y + 10 * MM, side: CODE });
  const top = y + 10 * MM;
  say({ text: councilName, weight: 'normal', sizes: [8.5, 6.5], colour: SOFT, at: 'top' }, top, 7 * MM);
  say({ text: headline, weight: 'bold', sizes: [13, 7.5], colour: INK }, top + 7 * MM, 15 * MM);
  say({ text: orGoTo, weight: 'normal', sizes: [7.5, 6.5], colour: SOFT, at: 'top' }, top + 23 * MM, 4 * MM);
  // An address is read from left to right in every language.
  const address = { text: spoken(url), align: isMirrored ? 'end' : 'start' } as const;
  say({ ...address, weight: 'bold', sizes: [8.5, 5.5], colour: INK, at: 'top' }, top + 26.5 * MM, 7.5 * MM);
  if (until) say({ text: until, weight: 'normal', sizes: [7.5, 6], colour: SOFT, at: 'top' }, top + 34.5 * MM, 4 * MM);
};

const drawSheet = (drawing: Drawing): void => {
  const { document, content } = drawing;
  drawMarks(document);
  for (let row = 0; row < ROWS; row += 1)
    for (let column = 0; column < COLUMNS; column += 1)
      drawCard(drawing, LEFT + column * CARD.width, TOP + row * CARD.height);
  const { place } = content;
  if (place) write(document, { text: place, weight: 'normal', sizes: [7, 6], colour: SOFT, align: 'start' }, PLACE);
};

/** Sheets of cards to cut out, as PDF on A4, one sheet for each place. */
export const cards = async (order: PaperOrder): Promise<Buffer> => {
  const sheets = sheetsOf(order);
  const { headline: title, councilName: author, language } = sheets[0];
  return onSheet({ size: 'a4', title, author, language }, (document) => {
    const logo = openLogo(document, order.logo);
    onPages(document, sheets, (content) =>
      drawSheet({ document, content, picture: content.hasLogoInCode ? logo : null }),
    );
  });
};
