import { contrast } from '@folkmoot/contracts';
import { type Document, MM } from '../sheet';
import type { DocumentContent, Tone } from './document-content';
import { atMost, drawLine, type Line, layOut, lineHeight, type Style, type Writer } from './lines';
import { asDecoration, asText, openTags } from './tags';

/** A4 portrait with margins of 20 mm (D1). */
export const PAGE = { width: 210 * MM, height: 297 * MM, margin: 20 * MM } as const;
export const COLUMN = PAGE.width - 2 * PAGE.margin;
const TOP = PAGE.margin;
/** Above the footer, which stands in the margin. */
const BOTTOM = PAGE.height - PAGE.margin;

export const colours = {
  ink: '#111827',
  soft: '#4b5563',
  line: '#d1d5db',
  plate: '#f3f4f6',
  paper: '#ffffff',
} as const;

/** Safe for colour blindness and in print; each of them with its word. */
export const tones: Readonly<Record<Tone, string>> = {
  positive: '#1d6fb8',
  neutral: '#9ca3af',
  negative: '#c2500a',
  high: '#b91c1c',
  medium: '#a3480a',
  low: '#147539',
};

const INSTEAD = '#2563eb';
const SEEN = 3;

/** The council's colour where it can be seen on white, else the usual one. */
export const seenColour = (accent: string): string => (contrast(accent, colours.paper) >= SEEN ? accent : INSTEAD);

export interface Place {
  readonly x: number;
  readonly width: number;
}

export const wholeColumn: Place = { x: PAGE.margin, width: COLUMN };

/** A document that is being written, and how far down its page that is. */
export interface Pen extends Writer {
  readonly content: DocumentContent;
  readonly bar: string;
  y: number;
}

export const openPen = (document: Document, content: DocumentContent): Pen => ({
  document,
  content,
  tags: openTags(document),
  instead: content.instead,
  bar: seenColour(content.accent),
  y: TOP,
});

export const newPage = (pen: Pen): void => {
  pen.document.addPage();
  asDecoration(pen, (document) => document.rect(0, 0, PAGE.width, 2 * MM).fill(pen.bar), 'Pagination');
  pen.y = TOP;
};

/** Goes on to a new page when so much does not fit on this one. */
export const need = (pen: Pen, height: number): void => {
  if (pen.y + height > BOTTOM && pen.y > TOP) newPage(pen);
};

/** What is lower than this is not torn in two. */
const TOGETHER = 90 * MM;
const BEGINNING = 12 * MM;

/** Room for all of something that is not too high to stand together, else for its beginning. */
export const needTogether = (pen: Pen, height: number): void => need(pen, height <= TOGETHER ? height : BEGINNING);

export const fitsPage = (height: number): boolean => height <= BOTTOM - TOP;

export const skip = (pen: Pen, height: number): void => {
  pen.y += height;
};

/** Lines one below the other at a height of the page; gives where they end. */
export const drawLines = (writer: Writer, lines: readonly Line[], style: Style, at: Place & { y: number }): number =>
  asText(writer, () => {
    let { y } = at;
    for (const line of lines) {
      drawLine(writer, line, style, { x: at.x, y, width: at.width });
      y += lineHeight(style);
    }
    return y;
  });

/** A text that goes on over as many pages as it takes. */
export const say = (pen: Pen, text: string, style: Style, { x, width }: Place = wholeColumn): void =>
  asText(pen, () => {
    for (const line of layOut(pen, text, style, width)) {
      need(pen, lineHeight(style));
      drawLine(pen, line, style, { x, y: pen.y, width });
      pen.y += lineHeight(style);
    }
  });

/** A text with a fixed number of lines at most. */
export const sayIn = (writer: Writer, text: string, style: Style, at: Place & { y: number; most: number }): number =>
  drawLines(writer, atMost(writer, layOut(writer, text, style, at.width), style, at.most), style, at);

export const heightOf = (writer: Writer, text: string, style: Style, width: number): number =>
  layOut(writer, text, style, width).length * lineHeight(style);
