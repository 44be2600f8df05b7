import { colours, palette, seenColour, tones } from '../document/colours';
import { type AnswerChart, type BlockOf, detailOf } from '../document/document-content';
import type { Weight } from '../document/typefaces';
import { textWidth, wrapped } from './text-outlines';

type Row = BlockOf<'bars'>['rows'][number];

export interface DrawnBox {
  readonly kind: 'box';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly colour: string;
}

/** One line of text; `y` is its baseline. */
export interface DrawnText {
  readonly kind: 'text';
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly size: number;
  readonly weight: Weight;
  readonly colour: string;
  readonly anchor: 'start' | 'middle' | 'end';
}

/** In a PNG, `data` is embedded. */
export interface DrawnPicture {
  readonly kind: 'picture';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly png: Uint8Array;
}

/** A chart as boxes and lines of text, in points. SVG, PNG and PDF are made of it. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly items: readonly (DrawnBox | DrawnText | DrawnPicture)[];
}

const SIZE = 10;
const SMALL = 9;
const LEADING = 1.3;
const GAP = 8;

/** More parts than colours look alike, and labels below more bars cannot be read. */
const MOST_SHARES = palette.length;
const MOST_COLUMNS = 12;

/** The chart that suits the rows: `shares` needs parts of a whole, and both need few of them. */
export const suitableChart = (chart: AnswerChart, rows: readonly Row[], answered: number): AnswerChart => {
  const sum = rows.reduce((total, { value }) => total + value, 0);
  if (chart === 'shares') return rows.length <= MOST_SHARES && sum > 0 && sum <= answered ? 'shares' : 'bars';
  return chart === 'columns' && rows.length > MOST_COLUMNS ? 'bars' : chart;
};

const line = (
  text: string,
  at: Pick<DrawnText, 'x' | 'y'> & Partial<Pick<DrawnText, 'size' | 'weight' | 'colour' | 'anchor'>>,
): DrawnText => ({ kind: 'text', size: SIZE, weight: 'normal', colour: colours.ink, anchor: 'start', ...at, text });

const greatest = (rows: readonly Row[]): number => Math.max(0, ...rows.map(({ value }) => value));

const LABEL_SHARE = 0.34;
const FIGURE_SHARE = 0.26;
/** Points, places, an interval and the weighted figures beside them: no figure may be lost. */
const FIGURE_LINES = 6;
const THICK = 14;
const PICTURE = 44;

const bars = (rows: readonly Row[], width: number, bar: string): Drawing => {
  const labelWidth = width * LABEL_SHARE;
  const figureWidth = width * FIGURE_SHARE;
  const x = labelWidth + GAP;
  const length = width - labelWidth - figureWidth - 2 * GAP;
  const most = greatest(rows);
  const items: Drawing['items'][number][] = [];
  let y = 0;
  for (const row of rows) {
    const { label, value, picture } = row;
    const indent = picture ? PICTURE + GAP : 0;
    const labels = wrapped(label, { size: SIZE, weight: 'normal', width: labelWidth - indent, most: 3 });
    const figures = wrapped(detailOf(row), { size: SMALL, weight: 'normal', width: figureWidth, most: FIGURE_LINES });
    const inner = Math.max(labels.length * SIZE * LEADING, figures.length * SMALL * LEADING, picture ? PICTURE : THICK);
    const lines = (texts: readonly string[], size: number, left: number) =>
      texts.map((each, index) =>
        line(each, {
          x: left,
          y: y + (inner - texts.length * size * LEADING) / 2 + (index + 0.8) * size * LEADING,
          size,
        }),
      );
    if (picture)
      items.push({
        kind: 'picture',
        x: 0,
        y: y + (inner - PICTURE) / 2,
        width: PICTURE,
        height: PICTURE,
        png: picture,
      });
    const top = y + (inner - THICK) / 2;
    items.push(...lines(labels, SIZE, indent));
    items.push({ kind: 'box', x, y: top, width: length, height: THICK, colour: colours.plate });
    if (most > 0 && value > 0)
      items.push({ kind: 'box', x, y: top, width: Math.max(1, (value / most) * length), height: THICK, colour: bar });
    items.push(...lines(figures, SMALL, x + length + GAP));
    y += inner + 6;
  }
  return { width, height: Math.max(1, y), items };
};

const TALL = 150;
const LABEL_LINES = 3;

const columns = (rows: readonly Row[], width: number, bar: string): Drawing => {
  const most = greatest(rows);
  const step = width / Math.max(1, rows.length);
  const thick = Math.min(step * 0.66, 64);
  const base = TALL + SMALL * LEADING * 2;
  const items: Drawing['items'][number][] = [];
  let deepest = 1;
  for (const [index, { label, value, text }] of rows.entries()) {
    const middle = (index + 0.5) * step;
    const height = most > 0 ? (value / most) * TALL : 0;
    if (height > 0)
      items.push({ kind: 'box', x: middle - thick / 2, y: base - height, width: thick, height, colour: bar });
    const [figure = ''] = wrapped(text, { size: SMALL, weight: 'bold', width: step - 2, most: 1 });
    items.push(line(figure, { x: middle, y: base - height - 4, size: SMALL, weight: 'bold', anchor: 'middle' }));
    const labels = wrapped(label, { size: SMALL, weight: 'normal', width: step - 6, most: LABEL_LINES });
    deepest = Math.max(deepest, labels.length);
    for (const [at, each] of labels.entries())
      items.push(line(each, { x: middle, y: base + (at + 1) * SMALL * LEADING + 2, size: SMALL, anchor: 'middle' }));
  }
  items.push({ kind: 'box', x: 0, y: base, width, height: 0.8, colour: colours.soft });
  return { width, height: base + (deepest + 0.6) * SMALL * LEADING + 2, items };
};

const SHARE = 26;
const SWATCH = 9;

type Items = Drawing['items'][number][];

const colourOf = ({ tone }: Row, index: number): string =>
  tone ? tones[tone] : (palette[index % palette.length] ?? colours.soft);

/** One part in the list below the bar, and how many lines it takes. */
const legendEntry = (row: Row, index: number, at: { x: number; y: number; width: number }) => {
  const width = at.width - SWATCH - 2 * GAP;
  const words = wrapped(`${row.label}  ${row.text}`, { size: SIZE, weight: 'normal', width, most: 2 });
  const items: Items = [
    { kind: 'box', x: at.x, y: at.y + 2, width: SWATCH, height: SWATCH, colour: colourOf(row, index) },
    ...words.map((each, position) =>
      line(each, { x: at.x + SWATCH + GAP * 0.75, y: at.y + (position + 0.8) * SIZE * LEADING }),
    ),
  ];
  return { items, lines: words.length };
};

/** The parts with their figures, in two columns where all of them are short. */
const legend = (rows: readonly Row[], width: number, top: number): { items: Items; height: number } => {
  const widest = Math.max(0, ...rows.map(({ label, text }) => textWidth(`${label}  ${text}`, SIZE, 'normal')));
  const across = widest + SWATCH + 3 * GAP <= width / 2 ? 2 : 1;
  const items: Items = [];
  let y = top;
  for (let first = 0; first < rows.length; first += across) {
    const entries = rows
      .slice(first, first + across)
      .map((row, at) => legendEntry(row, first + at, { x: (at * width) / across, y, width: width / across }));
    items.push(...entries.flatMap((entry) => entry.items));
    y += Math.max(1, ...entries.map(({ lines }) => lines)) * SIZE * LEADING + 3;
  }
  return { items, height: y - top };
};

const shares = (rows: readonly Row[], width: number): Drawing => {
  const sum = rows.reduce((total, { value }) => total + value, 0);
  const items: Items = [];
  let x = 0;
  for (const [index, row] of rows.entries()) {
    const part = sum > 0 ? (row.value / sum) * width : 0;
    if (part > 0)
      items.push({ kind: 'box', x, y: 0, width: Math.max(0.5, part - 1), height: SHARE, colour: colourOf(row, index) });
    x += part;
  }
  const top = SHARE + 10;
  const { items: names, height } = legend(rows, width, top);
  return { width, height: top + height, items: [...items, ...names] };
};

/** The chart of a question without its title. */
export const chartDrawing = (
  { rows, chart = 'bars' }: Pick<BlockOf<'bars'>, 'rows' | 'chart'>,
  width: number,
  bar: string,
): Drawing => {
  if (chart === 'columns') return columns(rows, width, bar);
  return chart === 'shares' ? shares(rows, width) : bars(rows, width, bar);
};

const TITLE = 14;
const MARGIN = 16;

/** A chart that is used alone: with its title above it and its notes and its source below. */
export const wholeChart = (
  block: Pick<BlockOf<'bars'>, 'title' | 'notes' | 'rows' | 'chart'>,
  { width, accent, source }: { width: number; accent: string; source: string },
): Drawing => {
  const inner = width - 2 * MARGIN;
  const titles = wrapped(block.title, { size: TITLE, weight: 'bold', width: inner, most: 4 });
  const drawing = chartDrawing(block, inner, seenColour(accent));
  const top = MARGIN + titles.length * TITLE * LEADING + 8;
  const notes = [...block.notes, source].flatMap((note) =>
    wrapped(note, { size: SMALL, weight: 'normal', width: inner, most: 3 }),
  );
  const below = top + drawing.height + 8;
  const height = below + notes.length * SMALL * LEADING + MARGIN;
  return {
    width,
    height,
    items: [
      { kind: 'box', x: 0, y: 0, width, height, colour: colours.paper },
      ...titles.map((text, index) =>
        line(text, { x: MARGIN, y: MARGIN + (index + 0.8) * TITLE * LEADING, size: TITLE, weight: 'bold' }),
      ),
      ...drawing.items.map((item) => ({ ...item, x: item.x + MARGIN, y: item.y + top })),
      ...notes.map((text, index) =>
        line(text, { x: MARGIN, y: below + (index + 0.8) * SMALL * LEADING, size: SMALL, colour: colours.soft }),
      ),
    ],
  };
};
