import { chartDrawing, type Drawing } from '../../charts';
import { MM } from '../../sheet';
import { colours, tones } from '../colours';
import { type BlockOf, detailOf } from '../document-content';
import { atMost, drawLine, type Line, layOut, lineHeight } from '../lines';
import { COLUMN, drawLines, heightOf, need, needUnsplit, PAGE, type Pen, say, sayIn, skip } from '../page';
import { styles } from '../styles';
import { asContent, asDecoration, within } from '../tags';
import { drawFactRows, factRowsHeight } from './facts';
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

/** A picture that was an answer, and its distance from its label. */
const PICTURE = 15 * MM;
const indentOf = ({ picture }: Row): number => (picture ? PICTURE + GAP : 0);

const labelOf = (pen: Pen, row: Row): readonly Line[] =>
  atMost(pen, layOut(pen, row.label, styles.body, LABEL - indentOf(row)), styles.body, LABEL_LINES);

const rowHeight = (pen: Pen, row: Row): number => {
  const labels = labelOf(pen, row).length * lineHeight(styles.body);
  const figures = figureOf(pen, detailOf(row)).length * lineHeight(styles.soft);
  return Math.max(labels, figures, THICK, row.picture ? PICTURE : 0) + 2 * MM;
};

/** Its label is beside it, so it is decoration. */
const drawPicture = (pen: Pen, { picture }: Row, top: number): void => {
  if (!picture) return;
  const fit: [number, number] = [PICTURE, PICTURE];
  asDecoration(pen, (document) =>
    document.image(Buffer.from(picture), PAGE.margin, top, { fit, align: 'center', valign: 'center' }),
  );
};

const factsOf = (rows: readonly Row[]): BlockOf<'facts'>['rows'] =>
  rows.map((row) => ({ label: row.label, value: detailOf(row) }));

const drawBar = (pen: Pen, top: number, length: number): void =>
  asDecoration(pen, (document) => {
    document.rect(BAR_X, top, BAR, THICK).fill(colours.plate);
    if (length > 0) document.rect(BAR_X, top, Math.max(length, SHORT), THICK).fill(pen.bar);
  });

const drawRow = (pen: Pen, row: Row, most: number): void => {
  const height = rowHeight(pen, row);
  need(pen, height);
  const inner = height - 2 * MM;
  const labels = labelOf(pen, row);
  const middle = (lines: number, each: number) => pen.y + (inner - lines * each) / 2;
  const indent = indentOf(row);
  const labelBox = {
    x: PAGE.margin + indent,
    width: LABEL - indent,
    y: middle(labels.length, lineHeight(styles.body)),
  };
  drawPicture(pen, row, pen.y + (inner - PICTURE) / 2);
  within(pen, 'TH', () => drawLines(pen, labels, styles.body, labelBox), { scope: 'Row' });
  drawBar(pen, pen.y + (inner - THICK) / 2, most > 0 ? (row.value / most) * BAR : 0);
  const figures = figureOf(pen, detailOf(row));
  const beside = { x: BAR_X + BAR + GAP, width: FIGURE, y: middle(figures.length, lineHeight(styles.soft)) };
  within(pen, 'TD', () => drawLines(pen, figures, { ...styles.soft, colour: colours.ink }, beside));
  skip(pen, height);
};

const greatest = (rows: readonly { readonly value: number }[]): number =>
  Math.max(0, ...rows.map(({ value }) => value));

type Item = Drawing['items'][number];

const BEFORE: Readonly<Record<'start' | 'middle' | 'end', number>> = { start: 0, middle: 0.5, end: 1 };
/** Height of letters above their baseline, as a share of the size. */
const ASCENT = 0.88;

const drawLetters = (pen: Pen, item: Extract<Item, { kind: 'text' }>, top: number): void => {
  const { size, weight, colour, anchor, text, x, y } = item;
  const style = { size, weight, colour, leading: 1 };
  const [line] = layOut(pen, text, style, COLUMN);
  if (!line) return;
  const left = PAGE.margin + x - line.width * BEFORE[anchor];
  drawLine(pen, line, style, { x: left, y: top + y - size * ASCENT, width: line.width });
};

/** Draws a chart that the writers of SVG draw, too. */
const drawItem = (pen: Pen, item: Item, top: number): void => {
  const x = PAGE.margin + item.x;
  const y = top + item.y;
  if (item.kind === 'text') drawLetters(pen, item, top);
  else if (item.kind === 'box') pen.document.rect(x, y, item.width, item.height).fill(item.colour);
  else pen.document.image(Buffer.from(item.png), x, y, { width: item.width, height: item.height });
};

const drawFigure = (pen: Pen, { title, rows }: BlockOf<'bars'>, drawing: Drawing): void => {
  const alt = `${title}: ${rows.map(({ label, text }) => `${label} ${text}`).join('; ')}`;
  const top = pen.y;
  const draw = () => {
    for (const item of drawing.items) drawItem(pen, item, top);
  };
  within(pen, 'Figure', () => asContent(pen, draw), { alt });
  skip(pen, drawing.height + 2 * MM);
};

const drawBarRows = (pen: Pen, rows: readonly Row[]): void => {
  const most = greatest(rows);
  within(pen, 'Table', () => {
    for (const row of rows) within(pen, 'TR', () => drawRow(pen, row, most));
  });
};

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The parts of a question's answers, and their heights. A chart is kept together; a table and quotes may go on over the page. */
const partsOf = (pen: Pen, block: BlockOf<'bars'>) => {
  const { title, notes, headings, rows, chart = 'bars', hasTable = false, quotes = [] } = block;
  const isEmpty = rows.length === 0;
  const drawing = !isEmpty && (chart === 'columns' || chart === 'shares') ? chartDrawing(block, COLUMN, pen.bar) : null;
  const hasBars = !isEmpty && chart === 'bars';
  const isTable = !isEmpty && (hasTable || chart === 'none');
  const head =
    heightOf(pen, title, styles.heading, COLUMN) +
    sum(notes.map((note) => heightOf(pen, note, styles.soft, COLUMN))) +
    3 * MM;
  return {
    drawing,
    hasBars,
    isTable,
    head,
    chart: (drawing?.height ?? 0) + (hasBars ? sum(rows.map((row) => rowHeight(pen, row))) : 0),
    rest:
      (isTable ? factRowsHeight(pen, { rows: factsOf(rows), headings }) : 0) +
      sum(quotes.map((quote) => quoteHeight(pen, quote))),
  };
};

const drawHead = (pen: Pen, { title, notes }: BlockOf<'bars'>): void => {
  within(pen, 'H3', () => say(pen, title, styles.heading));
  for (const note of notes) say(pen, note, styles.soft);
  skip(pen, 2 * MM);
};

const BEGINNING = 30 * MM;
/** A short table stays with its chart. */
const MAX_REST = 60 * MM;

/** A question with its answers. */
export const drawBars = (pen: Pen, block: BlockOf<'bars'>): void => {
  const { rows, headings, quotes = [] } = block;
  const { drawing, hasBars, isTable, head, chart, rest } = partsOf(pen, block);
  needUnsplit(pen, head + chart + Math.min(rest, MAX_REST), head + (drawing ? chart : BEGINNING));
  drawHead(pen, block);
  if (drawing) drawFigure(pen, block, drawing);
  if (hasBars) drawBarRows(pen, rows);
  if (isTable) drawFactRows(pen, { rows: factsOf(rows), headings });
  for (const quote of quotes) drawQuote(pen, quote);
  skip(pen, quotes.length > 0 ? 4 * MM : 6 * MM);
};

const SHARE = 8 * MM;

/** Parts of a whole in one bar, each named below with its figure. */
export const drawShares = (pen: Pen, { title, rows }: BlockOf<'shares'>): void => {
  need(pen, 34 * MM);
  within(pen, 'H3', () => say(pen, title, styles.heading));
  skip(pen, 2 * MM);
  const whole = sum(rows.map(({ value }) => value));
  let x: number = PAGE.margin;
  for (const { value, tone } of rows) {
    const width = whole > 0 ? (value / whole) * COLUMN : 0;
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
