import { MM } from '../../sheet';
import { colours } from '../colours';
import type { BlockOf } from '../document-content';
import { lineHeight } from '../lines';
import { COLUMN, heightOf, need, needUnsplit, PAGE, type Pen, say, sayIn, skip, type TextColumn } from '../page';
import { styles } from '../styles';
import { asDecoration, within } from '../tags';
import { columnsOf, drawTableRows, headHeight, PAD, rowHeight } from './table-rows';

const GAP = 4 * MM;
const IN_A_ROW = 4;
const TILE = 25 * MM;
const NOTE_LINES = 2;

const drawTile = (pen: Pen, { label, value, note }: BlockOf<'figures'>['items'][number], box: TextColumn): void => {
  const y = sayIn(pen, label, styles.label, { ...box, y: pen.y + 3 * MM, most: 1 });
  const size = value.length > 6 ? { ...styles.figure, size: 15, leading: 1.68 } : styles.figure;
  const below = sayIn(pen, value, size, { ...box, y, most: 1 });
  sayIn(pen, note, { ...styles.label, size: 7.5 }, { ...box, y: below, most: NOTE_LINES });
};

/** Figures in tiles, four beside each other. */
export const drawFigures = (pen: Pen, { items }: BlockOf<'figures'>): void => {
  const width = (COLUMN - (IN_A_ROW - 1) * GAP) / IN_A_ROW;
  const inner = width - 2 * GAP;
  for (let row = 0; row < items.length; row += IN_A_ROW) {
    need(pen, TILE);
    for (const [column, { label, value, note }] of items.slice(row, row + IN_A_ROW).entries()) {
      const x = PAGE.margin + column * (width + GAP);
      asDecoration(pen, (document) =>
        document.roundedRect(x, pen.y, width, TILE, 1.5 * MM).fillAndStroke(colours.paper, colours.line),
      );
      within(pen, 'P', () => drawTile(pen, { label, value, note }, { x: x + GAP, width: inner }));
    }
    skip(pen, TILE + GAP);
  }
  skip(pen, 2 * MM);
};

/** As wide as short names need, or half of the page. */
const NAME = { narrow: 52 * MM, wide: 84 * MM, letters: 26 } as const;

const factColumns = (rows: BlockOf<'facts'>['rows']): readonly TextColumn[] => {
  const name = rows.some(({ label }) => label.length > NAME.letters) ? NAME.wide : NAME.narrow;
  return columnsOf([name, COLUMN - name]);
};

/** Space for the head and two short rows. */
const BEGINNING = 3 * (lineHeight(styles.strong) + 2 * PAD);

type Rows = Pick<BlockOf<'facts'>, 'rows' | 'headings'>;

/** The height of a table, with its head. */
export const factRowsHeight = (pen: Pen, { rows, headings }: Rows): number => {
  const columns = factColumns(rows);
  return rows.reduce(
    (sum, { label, value }) => sum + rowHeight(pen, { texts: [label, value], columns }),
    headHeight(pen, { texts: headings, columns }),
  );
};

/** A table without a distance below it. */
export const drawFactRows = (pen: Pen, { rows, headings }: Rows): void => {
  const columns = factColumns(rows);
  need(pen, BEGINNING);
  const lines = rows.map(({ label, value }) => ({ texts: [label, value], columns }));
  drawTableRows(pen, { texts: headings, columns }, lines);
};

/** A table of names and values. */
export const drawFacts = (pen: Pen, block: BlockOf<'facts'>): void => {
  drawFactRows(pen, block);
  skip(pen, 6 * MM);
};

const BAR = 3.2 * MM;

/** One person's answers, each under its question. */
export const drawAnswers = (pen: Pen, { title, about, rows }: BlockOf<'answers'>): void => {
  need(pen, 40 * MM);
  asDecoration(pen, (document) => {
    document.rect(PAGE.margin, pen.y, COLUMN, 9 * MM).fill(colours.plate);
    document.rect(PAGE.margin, pen.y, 1 * MM, 9 * MM).fill(pen.bar);
  });
  const y = pen.y + (9 * MM - lineHeight(styles.strong)) / 2;
  within(pen, 'H3', () => sayIn(pen, title, styles.strong, { x: PAGE.margin + BAR, width: COLUMN / 2, y, most: 1 }));
  const box = { x: PAGE.margin, width: COLUMN - BAR, y: y + 0.7, most: 1 };
  sayIn(pen, about, { ...styles.soft, align: 'end' }, box);
  skip(pen, 11.5 * MM);
  for (const { question, answer } of rows) {
    const box = { x: PAGE.margin + BAR, width: COLUMN - BAR };
    needUnsplit(pen, heightOf(pen, question, styles.soft, box.width) + heightOf(pen, answer, styles.body, box.width));
    say(pen, question, styles.soft, box);
    say(pen, answer, styles.body, box);
    skip(pen, 2.4 * MM);
  }
  skip(pen, 5 * MM);
};
