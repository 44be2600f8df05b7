import { MM } from '../../sheet';
import type { BlockOf } from '../document-content';
import { lineHeight } from '../lines';
import { COLUMN, colours, heightOf, need, PAGE, type Pen, say, sayIn, skip } from '../page';
import { styles } from '../styles';

const PAD = 2.2 * MM;
const GAP = 4 * MM;
const IN_A_ROW = 4;
const VALUE_LINES = 8;
const TILE = 25 * MM;
const NOTE_LINES = 2;

/** Figures in tiles, four beside each other. */
export const drawFigures = (pen: Pen, { items }: BlockOf<'figures'>): void => {
  const width = (COLUMN - (IN_A_ROW - 1) * GAP) / IN_A_ROW;
  const inner = width - 2 * GAP;
  for (let row = 0; row < items.length; row += IN_A_ROW) {
    need(pen, TILE);
    for (const [column, { label, value, note }] of items.slice(row, row + IN_A_ROW).entries()) {
      const x = PAGE.margin + column * (width + GAP);
      pen.document.roundedRect(x, pen.y, width, TILE, 1.5 * MM).fillAndStroke(colours.paper, colours.line);
      const y = sayIn(pen, label, styles.label, { x: x + GAP, width: inner, y: pen.y + 3 * MM, most: 1 });
      const size = value.length > 6 ? { ...styles.figure, size: 15, leading: 1.68 } : styles.figure;
      const below = sayIn(pen, value, size, { x: x + GAP, width: inner, y, most: 1 });
      sayIn(pen, note, { ...styles.label, size: 7.5 }, { x: x + GAP, width: inner, y: below, most: NOTE_LINES });
    }
    skip(pen, TILE + GAP);
  }
  skip(pen, 2 * MM);
};

const NAME = 52 * MM;

/** A table of names and values. */
export const drawFacts = (pen: Pen, { rows, headings }: BlockOf<'facts'>): void => {
  const [left, right] = [PAGE.margin + PAD, PAGE.margin + NAME + PAD];
  const wide = COLUMN - NAME - 2 * PAD;
  const head = lineHeight(styles.strong) + 2 * PAD;
  need(pen, head * 3);
  pen.document.rect(PAGE.margin, pen.y, COLUMN, head).fill(colours.plate);
  sayIn(pen, headings[0], styles.strong, { x: left, width: NAME - 2 * PAD, y: pen.y + PAD, most: 1 });
  sayIn(pen, headings[1], styles.strong, { x: right, width: wide, y: pen.y + PAD, most: 1 });
  skip(pen, head);
  for (const { label, value } of rows) {
    const most = VALUE_LINES * lineHeight(styles.body);
    const height = Math.max(lineHeight(styles.body), Math.min(most, heightOf(pen, value, styles.body, wide))) + 2 * PAD;
    need(pen, height);
    sayIn(
      pen,
      label,
      { ...styles.body, colour: colours.soft },
      { x: left, width: NAME - 2 * PAD, y: pen.y + PAD, most: 2 },
    );
    sayIn(pen, value, styles.body, { x: right, width: wide, y: pen.y + PAD, most: VALUE_LINES });
    skip(pen, height);
    pen.document
      .lineWidth(0.5)
      .moveTo(PAGE.margin, pen.y)
      .lineTo(PAGE.margin + COLUMN, pen.y)
      .stroke(colours.line);
  }
  skip(pen, 6 * MM);
};

const BAR = 3.2 * MM;

/** One person's answers, each under its question. */
export const drawAnswers = (pen: Pen, { title, about, rows }: BlockOf<'answers'>): void => {
  need(pen, 40 * MM);
  pen.document.rect(PAGE.margin, pen.y, COLUMN, 9 * MM).fill(colours.plate);
  pen.document.rect(PAGE.margin, pen.y, 1 * MM, 9 * MM).fill(pen.bar);
  const y = pen.y + (9 * MM - lineHeight(styles.strong)) / 2;
  sayIn(pen, title, styles.strong, { x: PAGE.margin + BAR, width: COLUMN / 2, y, most: 1 });
  const place = { x: PAGE.margin, width: COLUMN - BAR, y: y + 0.7, most: 1 };
  sayIn(pen, about, { ...styles.soft, align: 'end' }, place);
  skip(pen, 11.5 * MM);
  for (const { question, answer } of rows) {
    const place = { x: PAGE.margin + BAR, width: COLUMN - BAR };
    need(pen, lineHeight(styles.soft) + lineHeight(styles.body));
    say(pen, question, styles.soft, place);
    say(pen, answer, styles.body, place);
    skip(pen, 2.4 * MM);
  }
  skip(pen, 5 * MM);
};
