import { MM } from '../../sheet';
import { colours } from '../colours';
import { type BlockOf, detailOf, type Fact } from '../document-content';
import { lineHeight } from '../lines';
import { COLUMN, heightOf, need, needUnsplit, PAGE, type Pen, say, sayIn, skip, type TextColumn } from '../page';
import { styles } from '../styles';
import { asDecoration, within } from '../tags';

const PAD = 2.2 * MM;
const GAP = 4 * MM;
const IN_A_ROW = 4;
const VALUE_LINES = 8;
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
const NAME_LINES = 3;
const nameStyle = { ...styles.body, colour: colours.soft };

interface Columns {
  readonly left: TextColumn;
  readonly right: TextColumn;
}

const columnsOf = (rows: BlockOf<'facts'>['rows']): Columns => {
  const name = rows.some(({ label }) => label.length > NAME.letters) ? NAME.wide : NAME.narrow;
  return {
    left: { x: PAGE.margin + PAD, width: name - 2 * PAD },
    right: { x: PAGE.margin + name + PAD, width: COLUMN - name - 2 * PAD },
  };
};

const linesIn = (pen: Pen, text: string, { width }: TextColumn, most: number): number =>
  Math.min(most * lineHeight(styles.body), heightOf(pen, text, styles.body, width));

const HEAD = lineHeight(styles.strong) + 2 * PAD;

const drawHead = (pen: Pen, headings: readonly [string, string], { left, right }: Columns): void => {
  asDecoration(pen, (document) => document.rect(PAGE.margin, pen.y, COLUMN, HEAD).fill(colours.plate));
  for (const [index, column] of [left, right].entries())
    within(pen, 'TH', () => sayIn(pen, headings[index] ?? '', styles.strong, { ...column, y: pen.y + PAD, most: 1 }), {
      scope: 'Column',
    });
  skip(pen, HEAD);
};

const drawFact = (pen: Pen, { label, value }: Fact, { left, right }: Columns): void => {
  const height = Math.max(linesIn(pen, label, left, NAME_LINES), linesIn(pen, value, right, VALUE_LINES)) + 2 * PAD;
  need(pen, height);
  within(pen, 'TH', () => sayIn(pen, label, nameStyle, { ...left, y: pen.y + PAD, most: NAME_LINES }), {
    scope: 'Row',
  });
  within(pen, 'TD', () => sayIn(pen, value, styles.body, { ...right, y: pen.y + PAD, most: VALUE_LINES }));
  skip(pen, height);
  asDecoration(pen, (document) =>
    document
      .lineWidth(0.5)
      .moveTo(PAGE.margin, pen.y)
      .lineTo(PAGE.margin + COLUMN, pen.y)
      .stroke(colours.line),
  );
};

/** The height of a table, with its head. */
export const factRowsHeight = (
  pen: Pen,
  rows: readonly { readonly label: string; readonly text: string; readonly detail?: string | undefined }[],
): number => {
  const facts = rows.map((row) => ({ label: row.label, value: detailOf(row) }));
  const columns = columnsOf(facts);
  return facts.reduce(
    (sum, { label, value }) =>
      sum +
      Math.max(linesIn(pen, label, columns.left, NAME_LINES), linesIn(pen, value, columns.right, VALUE_LINES)) +
      2 * PAD,
    HEAD,
  );
};

type Rows = Pick<BlockOf<'facts'>, 'rows' | 'headings'>;

/** A table without a distance below it. */
export const drawFactRows = (pen: Pen, { rows, headings }: Rows): void => {
  const columns = columnsOf(rows);
  need(pen, HEAD * 3);
  within(pen, 'Table', () => {
    within(pen, 'TR', () => drawHead(pen, headings, columns));
    for (const row of rows) within(pen, 'TR', () => drawFact(pen, row, columns));
  });
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
