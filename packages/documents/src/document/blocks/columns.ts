import { MM } from '../../sheet';
import { colours } from '../colours';
import type { BlockOf } from '../document-content';
import { lineHeight } from '../lines';
import { COLUMN, need, PAGE, type Pen, say, sayIn, skip } from '../page';
import { styles } from '../styles';
import { asContent, within } from '../tags';

const TALL = 42 * MM;
const FOOT = lineHeight(styles.label);
/** The largest number of labels below the bars, and the smallest width of bars with figures above them. */
const MOST_LABELS = 12;
const WIDE = 5 * MM;
const LABEL = 15 * MM;
const THICK = 0.72;
/** A single day is no wall. */
const WIDEST = 24 * MM;

type Rows = BlockOf<'columns'>['rows'];
const centred = { ...styles.label, size: 7.5, align: 'center' } as const;

interface Axis {
  readonly base: number;
  readonly step: number;
  readonly most: number;
  /** The place of the first of the highest. */
  readonly peak: number;
}

const axisOf = (pen: Pen, rows: Rows): Axis => {
  const most = Math.max(0, ...rows.map(({ value }) => value));
  return {
    base: pen.y + TALL,
    step: COLUMN / Math.max(1, rows.length),
    most,
    peak: rows.findIndex(({ value }) => value === most),
  };
};

/** The highest has its figure always, so that the others can be read by it. */
const drawColumn = (pen: Pen, { base, step, most, peak }: Axis, { value, text }: Rows[number], index: number): void => {
  if (value === 0) return;
  const x = PAGE.margin + index * step;
  const height = (value / most) * TALL;
  const thick = Math.min(step * THICK, WIDEST);
  pen.document.rect(x + (step - thick) / 2, base - height, thick, height).fill(pen.bar);
  if (step < WIDE && index !== peak) return;
  const style = { ...centred, colour: colours.ink };
  sayIn(pen, text, style, { x: x + step / 2 - LABEL / 2, width: LABEL, y: base - height - FOOT, most: 1 });
};

const drawLabels = (pen: Pen, { base, step }: Axis, rows: Rows): void => {
  const every = Math.ceil(rows.length / MOST_LABELS);
  for (const [index, { label }] of rows.entries()) {
    if (index % every !== 0) continue;
    const middle = PAGE.margin + (index + 0.5) * step;
    const x = Math.min(Math.max(middle - LABEL / 2, PAGE.margin - 2 * MM), PAGE.margin + COLUMN - LABEL + 2 * MM);
    sayIn(pen, label, centred, { x, width: LABEL, y: base + 1 * MM, most: 1 });
  }
};

const drawChart = (pen: Pen, rows: Rows): void => {
  const axis = axisOf(pen, rows);
  for (const [index, row] of rows.entries()) drawColumn(pen, axis, row, index);
  drawLabels(pen, axis, rows);
  pen.document
    .lineWidth(0.7)
    .moveTo(PAGE.margin, axis.base)
    .lineTo(PAGE.margin + COLUMN, axis.base)
    .stroke(colours.soft);
};

/** How many came when, as bars side by side on one line. */
export const drawColumns = (pen: Pen, { title, rows }: BlockOf<'columns'>): void => {
  need(pen, lineHeight(styles.heading) + TALL + 2 * FOOT + 10 * MM);
  within(pen, 'H3', () => say(pen, title, styles.heading));
  skip(pen, 2 * MM + FOOT);
  const alt = `${title}: ${rows.map(({ label, text }) => `${label} ${text}`).join('; ')}`;
  within(pen, 'Figure', () => asContent(pen, () => drawChart(pen, rows)), { alt });
  skip(pen, TALL + FOOT + 8 * MM);
};
