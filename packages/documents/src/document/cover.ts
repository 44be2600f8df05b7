import { inkOn } from '@folkmoot/contracts';
import { fitInto, pngSize } from '../png-size';
import { MM } from '../sheet';
import { colours } from './colours';
import type { Fact } from './document-content';
import { layOut, lineHeight, type Style } from './lines';
import { COLUMN, drawLines, heightOf, PAGE, type Pen, say, sayIn, skip, wholeColumn } from './page';
import { styles } from './styles';
import { asDecoration, within } from './tags';

const BAND = 74 * MM;
const LOGO = { width: 60 * MM, height: 20 * MM, padding: 3 * MM } as const;
const NAME_LINES = 3;
const TITLE_LINES = 6;
const VALUE_LINES = 3;

/** On white, since nobody knows how a logo looks on the council's colour. Gives where it ends. */
const drawLogo = (pen: Pen): number => {
  const { logo } = pen.content;
  const top = 16 * MM;
  if (!logo) return top;
  const picture = Buffer.from(logo);
  const { width, height } = fitInto(pngSize(picture), LOGO);
  asDecoration(pen, (document) => {
    document
      .roundedRect(PAGE.margin, top, width + 2 * LOGO.padding, height + 2 * LOGO.padding, 2 * MM)
      .fill(colours.paper);
    document.image(picture, PAGE.margin + LOGO.padding, top + LOGO.padding, { width, height });
  });
  return top + height + 2 * LOGO.padding;
};

const nameStyle = (colour: string, size: number): Style => ({ size, weight: 'bold', colour, leading: 1.2 });

/** A name of any length, as large as it fits into its lines. */
const fitting = (pen: Pen, text: string, sizes: readonly Style[], lines: number): Style =>
  sizes.find((style) => layOut(pen, text, style, COLUMN).length <= lines) ?? (sizes.at(-1) as Style);

const drawBand = (pen: Pen): void => {
  const { content } = pen;
  asDecoration(pen, (document) => document.rect(0, 0, PAGE.width, BAND).fill(content.accent));
  const below = drawLogo(pen) + 6 * MM;
  const ink = inkOn(content.accent);
  const style = fitting(
    pen,
    content.author,
    [26, 21, 17].map((size) => nameStyle(ink, size)),
    2,
  );
  const room = Math.max(1, Math.min(NAME_LINES, Math.floor((BAND - 6 * MM - below) / lineHeight(style))));
  sayIn(pen, content.author, style, { ...wholeColumn, y: below, most: room });
};

const LABEL = 46 * MM;
const PAD = 7 * MM;

const drawFacts = (pen: Pen, facts: readonly Fact[], top: number): void => {
  const width = COLUMN - LABEL - 2 * PAD;
  const label: Style = { ...styles.body, size: 11, colour: colours.soft };
  const value: Style = { ...styles.strong, size: 11 };
  const rowOf = ({ value: text }: Fact) =>
    Math.min(heightOf(pen, text, value, width), VALUE_LINES * lineHeight(value)) + 3 * MM;
  const height = facts.reduce((sum, fact) => sum + rowOf(fact), 2 * PAD - 3 * MM);
  asDecoration(pen, (document) =>
    document.roundedRect(PAGE.margin, top, COLUMN, height, 2 * MM).fillAndStroke(colours.plate, colours.line),
  );
  let y = top + PAD;
  for (const fact of facts) {
    const at = y;
    within(pen, 'P', () => {
      sayIn(pen, fact.label, label, { x: PAGE.margin + PAD, width: LABEL, y: at, most: 1 });
      sayIn(pen, fact.value, value, { x: PAGE.margin + PAD + LABEL, width, y: at, most: VALUE_LINES });
    });
    y += rowOf(fact);
  }
};

/** The title at the top of a document without a cover. */
export const drawHead = (pen: Pen): void => {
  const { author, title, facts } = pen.content;
  say(pen, author, styles.soft);
  within(pen, 'H1', () => say(pen, title, nameStyle(colours.ink, 24)));
  say(pen, facts.map(({ label, value }) => `${label}: ${value}`).join(' · '), styles.soft);
  skip(pen, 8 * MM);
};

/** The first page: who, what, about what, and the facts in a box. */
export const drawCover = (pen: Pen): void => {
  const { document, content, bar } = pen;
  document.addPage();
  drawBand(pen);
  let y = BAND + 24 * MM;
  y = sayIn(pen, content.kind, { size: 15, weight: 'normal', colour: colours.soft }, { ...wholeColumn, y, most: 1 });
  asDecoration(pen, () => document.rect(PAGE.margin, y + 2 * MM, 22 * MM, 1.2 * MM).fill(bar));
  y += 9 * MM;
  const sizes = [34, 27, 21, 16].map((size) => nameStyle(colours.ink, size));
  const style = fitting(pen, content.title, sizes, 4);
  const lines = layOut(pen, content.title, style, COLUMN).slice(0, TITLE_LINES);
  y = within(pen, 'H1', () => drawLines(pen, lines, style, { ...wholeColumn, y }));
  drawFacts(pen, content.facts, y + 14 * MM);
};
