import { MM } from '../../sheet';
import { colours } from '../colours';
import { lineHeight, type Style } from '../lines';
import { COLUMN, heightOf, need, PAGE, type Pen, sayIn, skip, type TextColumn } from '../page';
import { styles } from '../styles';
import { asDecoration, within } from '../tags';

/** The distance of a text from the edges of its cell. */
export const PAD = 2.2 * MM;

const NAME_LINES = 3;
const VALUE_LINES = 8;
const nameStyle = { ...styles.body, colour: colours.soft };

/** Columns beside each other, from the left margin. */
export const columnsOf = (widths: readonly number[]): TextColumn[] =>
  widths.map((width, index) => ({
    x: PAGE.margin + widths.slice(0, index).reduce((sum, each) => sum + each, 0) + PAD,
    width: width - 2 * PAD,
  }));

interface Cells {
  readonly texts: readonly string[];
  readonly columns: readonly TextColumn[];
}

const tallest = (pen: Pen, { texts, columns }: Cells, style: Style, most: (index: number) => number): number =>
  Math.max(
    ...columns.map(({ width }, index) =>
      Math.min(most(index) * lineHeight(style), heightOf(pen, texts[index] ?? '', style, width)),
    ),
  ) +
  2 * PAD;

const linesOf = (index: number): number => (index === 0 ? NAME_LINES : VALUE_LINES);

export const headHeight = (pen: Pen, cells: Cells): number => tallest(pen, cells, styles.strong, () => NAME_LINES);

export const rowHeight = (pen: Pen, cells: Cells): number => tallest(pen, cells, styles.body, linesOf);

const sayHead = (pen: Pen, cells: Cells): void => {
  for (const [index, column] of cells.columns.entries()) {
    const at = { ...column, y: pen.y + PAD, most: NAME_LINES };
    within(pen, 'TH', () => sayIn(pen, cells.texts[index] ?? '', styles.strong, at), { scope: 'Column' });
  }
};

/** The names of the columns. */
const drawHead = (pen: Pen, cells: Cells, say: () => void): void => {
  const height = headHeight(pen, cells);
  asDecoration(pen, (document) => document.rect(PAGE.margin, pen.y, COLUMN, height).fill(colours.plate));
  say();
  skip(pen, height);
};

/** A name, and what is said about it. */
const drawRow = (pen: Pen, cells: Cells): void => {
  const height = rowHeight(pen, cells);
  for (const [index, column] of cells.columns.entries()) {
    const at = { ...column, y: pen.y + PAD, most: linesOf(index) };
    const text = cells.texts[index] ?? '';
    if (index === 0) within(pen, 'TH', () => sayIn(pen, text, nameStyle, at), { scope: 'Row' });
    else within(pen, 'TD', () => sayIn(pen, text, styles.body, at));
  }
  skip(pen, height);
  asDecoration(pen, (document) =>
    document
      .lineWidth(0.5)
      .moveTo(PAGE.margin, pen.y)
      .lineTo(PAGE.margin + COLUMN, pen.y)
      .stroke(colours.line),
  );
};

/**
 * A table. A row is never split between pages. The names of the columns are repeated on each page, where screen readers
 * skip them.
 */
export const drawTableRows = (pen: Pen, head: Cells, rows: readonly Cells[]): void =>
  within(pen, 'Table', () => {
    within(pen, 'TR', () => drawHead(pen, head, () => sayHead(pen, head)));
    for (const row of rows) {
      if (need(pen, rowHeight(pen, row))) {
        drawHead(pen, head, () => asDecoration(pen, () => sayHead(pen, head), 'Pagination'));
      }
      within(pen, 'TR', () => drawRow(pen, row));
    }
  });
