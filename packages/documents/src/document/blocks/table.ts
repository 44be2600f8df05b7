import { MM } from '../../sheet';
import type { BlockOf } from '../document-content';
import { lineHeight } from '../lines';
import { COLUMN, heightOf, needUnsplit, type Pen, say, skip } from '../page';
import { styles } from '../styles';
import { within } from '../tags';
import { columnsOf, drawTableRows, headHeight, rowHeight } from './table-rows';

/** Figures share what the names leave. */
const NAMES = 0.4;

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** A table with several figures beside each name. Kept on one page where it fits on one. */
export const drawTable = (pen: Pen, { title, notes, headings, rows }: BlockOf<'table'>): void => {
  const figures = Math.max(1, headings.length - 1);
  const ofFigure = (COLUMN * (1 - NAMES)) / figures;
  const columns = columnsOf([COLUMN - figures * ofFigure, ...Array.from({ length: figures }, () => ofFigure)]);
  const head = { texts: headings, columns };
  const lines = rows.map(({ label, values }) => ({ texts: [label, ...values], columns }));
  const words =
    heightOf(pen, title, styles.heading, COLUMN) + sum(notes.map((note) => heightOf(pen, note, styles.soft, COLUMN)));
  const beginning = words + headHeight(pen, head) + 3 * lineHeight(styles.body) + 6 * MM;
  needUnsplit(pen, beginning + sum(lines.map((line) => rowHeight(pen, line))), beginning);
  skip(pen, 2 * MM);
  within(pen, 'H3', () => say(pen, title, styles.heading));
  for (const note of notes) say(pen, note, styles.soft);
  skip(pen, 2 * MM);
  drawTableRows(pen, head, lines);
  skip(pen, 6 * MM);
};
