import { type Document, MM } from '../sheet';
import { seenColour } from './colours';
import type { DocumentContent } from './document-content';
import { atMost, drawLine, type Line, layOut, lineHeight, type Style, type Writer } from './lines';
import { asDecoration, asText, openTags } from './tags';

/** A4 portrait with margins of 20 mm. */
export const PAGE = { width: 210 * MM, height: 297 * MM, margin: 20 * MM } as const;
export const COLUMN = PAGE.width - 2 * PAGE.margin;
const TOP = PAGE.margin;
/** Above the footer, which is in the margin. */
const BOTTOM = PAGE.height - PAGE.margin;

export interface TextColumn {
  readonly x: number;
  readonly width: number;
}

export const wholeColumn: TextColumn = { x: PAGE.margin, width: COLUMN };

/** A document that is being written, and the vertical position on its page. */
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

/** Starts a new page when this height does not fit on the present one. Returns whether it did. */
export const need = (pen: Pen, height: number): boolean => {
  const isFull = pen.y + height > BOTTOM && pen.y > TOP;
  if (isFull) newPage(pen);
  return isFull;
};

/** No page is left with less than this share of its height in use. */
const LEAST_USED = 1 / 3;
const isUsed = ({ y }: Pen): boolean => y - TOP >= (BOTTOM - TOP) * LEAST_USED;

/**
 * Reserves space for a whole item, else for its beginning: when the item is higher than a page, and when the page
 * would stay nearly empty.
 */
export const needUnsplit = (pen: Pen, height: number, beginning = 12 * MM): void => {
  need(pen, height <= BOTTOM - TOP && isUsed(pen) ? height : Math.min(height, beginning));
};

export const skip = (pen: Pen, height: number): void => {
  pen.y += height;
};

/** Draws lines below each other from a vertical position; returns where they end. */
export const drawLines = (
  writer: Writer,
  lines: readonly Line[],
  style: Style,
  at: TextColumn & { y: number },
): number =>
  asText(writer, () => {
    let { y } = at;
    for (const line of lines) {
      drawLine(writer, line, style, { x: at.x, y, width: at.width });
      y += lineHeight(style);
    }
    return y;
  });

/** Writes a text over as many pages as it needs. */
export const say = (pen: Pen, text: string, style: Style, { x, width }: TextColumn = wholeColumn): void =>
  asText(pen, () => {
    for (const line of layOut(pen, text, style, width)) {
      need(pen, lineHeight(style));
      drawLine(pen, line, style, { x, y: pen.y, width });
      pen.y += lineHeight(style);
    }
  });

/** A text with a fixed number of lines at most. */
export const sayIn = (
  writer: Writer,
  text: string,
  style: Style,
  at: TextColumn & { y: number; most: number },
): number => {
  const lines = layOut(writer, text, style, at.width, at.most);
  return drawLines(writer, atMost(writer, lines, style, at.most), style, at);
};

export const heightOf = (writer: Writer, text: string, style: Style, width: number): number =>
  layOut(writer, text, style, width).length * lineHeight(style);
