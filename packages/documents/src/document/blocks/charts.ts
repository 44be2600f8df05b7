import { MM } from '../../sheet';
import { colours, tones } from '../colours';
import type { BlockOf } from '../document-content';
import { atMost, type Line, layOut, lineHeight } from '../lines';
import { COLUMN, drawLines, fitsPage, heightOf, need, PAGE, type Pen, say, sayIn, skip } from '../page';
import { styles } from '../styles';
import { asDecoration, within } from '../tags';
import { drawQuote, quoteHeight } from './statement';

const LABEL = 58 * MM;
/** Wide enough for a share and an average place in one line. */
const FIGURE = 46 * MM;
const GAP = 3 * MM;
const BAR_X = PAGE.margin + LABEL + GAP;
const BAR = COLUMN - LABEL - FIGURE - 2 * GAP;
const THICK = 4.6 * MM;
const LABEL_LINES = 3;
const SHORT = 0.6;

type Row = BlockOf<'bars'>['rows'][number];

/** Words beside a bar are as many as three lines hold. */
const figureOf = (pen: Pen, text: string): readonly Line[] =>
  atMost(pen, layOut(pen, text, styles.soft, FIGURE), styles.soft, LABEL_LINES);

const labelOf = (pen: Pen, text: string): readonly Line[] =>
  atMost(pen, layOut(pen, text, styles.body, LABEL), styles.body, LABEL_LINES);

const rowHeight = (pen: Pen, { label, text }: Row): number => {
  const labels = labelOf(pen, label).length * lineHeight(styles.body);
  const figures = figureOf(pen, text).length * lineHeight(styles.soft);
  return Math.max(labels, figures, THICK) + 2 * MM;
};

const drawBar = (pen: Pen, top: number, length: number): void =>
  asDecoration(pen, (document) => {
    document.rect(BAR_X, top, BAR, THICK).fill(colours.plate);
    if (length > 0) document.rect(BAR_X, top, Math.max(length, SHORT), THICK).fill(pen.bar);
  });

const drawRow = (pen: Pen, row: Row, most: number): void => {
  const height = rowHeight(pen, row);
  need(pen, height);
  const inner = height - 2 * MM;
  const labels = labelOf(pen, row.label);
  const middle = (lines: number, each: number) => pen.y + (inner - lines * each) / 2;
  const labelBox = { x: PAGE.margin, width: LABEL, y: middle(labels.length, lineHeight(styles.body)) };
  within(pen, 'TH', () => drawLines(pen, labels, styles.body, labelBox), { scope: 'Row' });
  drawBar(pen, pen.y + (inner - THICK) / 2, most > 0 ? (row.value / most) * BAR : 0);
  const figures = figureOf(pen, row.text);
  const beside = { x: BAR_X + BAR + GAP, width: FIGURE, y: middle(figures.length, lineHeight(styles.soft)) };
  within(pen, 'TD', () => drawLines(pen, figures, { ...styles.soft, colour: colours.ink }, beside));
  skip(pen, height);
};

const greatest = (rows: readonly { readonly value: number }[]): number =>
  Math.max(0, ...rows.map(({ value }) => value));

/** A question with its answers as bars; on one page where that holds it. */
export const drawBars = (pen: Pen, { title, notes, rows, quotes = [] }: BlockOf<'bars'>): void => {
  const head =
    heightOf(pen, title, styles.heading, COLUMN) +
    notes.reduce((sum, note) => sum + heightOf(pen, note, styles.soft, COLUMN), 0) +
    3 * MM;
  const whole =
    head +
    rows.reduce((sum, row) => sum + rowHeight(pen, row), 0) +
    quotes.reduce((sum, quote) => sum + quoteHeight(pen, quote), 0);
  need(pen, fitsPage(whole) ? whole : head + 30 * MM);
  within(pen, 'H3', () => say(pen, title, styles.heading));
  for (const note of notes) say(pen, note, styles.soft);
  skip(pen, 2 * MM);
  const most = greatest(rows);
  if (rows.length > 0)
    within(pen, 'Table', () => {
      for (const row of rows) within(pen, 'TR', () => drawRow(pen, row, most));
    });
  for (const quote of quotes) drawQuote(pen, quote);
  skip(pen, quotes.length > 0 ? 4 * MM : 6 * MM);
};

const SHARE = 8 * MM;

/** Parts of a whole in one bar, each named below with its figure. */
export const drawShares = (pen: Pen, { title, rows }: BlockOf<'shares'>): void => {
  need(pen, 34 * MM);
  within(pen, 'H3', () => say(pen, title, styles.heading));
  skip(pen, 2 * MM);
  const sum = rows.reduce((total, { value }) => total + value, 0);
  let x: number = PAGE.margin;
  for (const { value, tone } of rows) {
    const width = sum > 0 ? (value / sum) * COLUMN : 0;
    const left = x;
    if (width > 0) asDecoration(pen, (document) => document.rect(left, pen.y, width, SHARE).fill(tones[tone]));
    x += width;
  }
  skip(pen, SHARE + 2.5 * MM);
  const step = COLUMN / Math.max(1, rows.length);
  for (const [index, { label, text, tone }] of rows.entries()) {
    const left = PAGE.margin + index * step;
    asDecoration(pen, (document) => document.rect(left, pen.y + 1.1 * MM, 2.6 * MM, 2.6 * MM).fill(tones[tone]));
    sayIn(pen, `${label} ${text}`, styles.body, { x: left + 4.4 * MM, width: step - 6 * MM, y: pen.y, most: 1 });
  }
  skip(pen, lineHeight(styles.body) + 6 * MM);
};
