import { atMost, drawLine, type Line, layOut, lineHeight, type Style, type Writer } from './document/lines';
import type { Weight } from './document/typefaces';
import type { Box, Document } from './sheet';

export interface Block {
  readonly text: string;
  readonly weight: Weight;
  /** In points: the largest and the smallest size. A text that does not fit at the smallest ends in an ellipsis. */
  readonly sizes: readonly [number, number];
  readonly colour: string;
  /** Where lines begin depends on the direction of their text. */
  readonly align?: 'start' | 'center' | 'end';
  /** Vertical position in a box that is too high; default: middle. */
  readonly at?: 'top' | 'middle';
}

const STEP = 0.94;
const LEADING = 1.21;

/** Whether no word must be broken at this size. */
const fitsWords = (writer: Writer, text: string, style: Style, width: number): boolean =>
  text
    .split(/\s+/)
    .every((word) => layOut(writer, word, style, Number.POSITIVE_INFINITY).every((line) => line.width <= width));

const fits = (lines: readonly Line[], style: Style, { height }: Box): boolean =>
  lines.length * lineHeight(style) <= height;

/** Writes a text into a box, as large as it fits, in its own reading direction. Returns where it ends. */
export const write = (document: Document, block: Block, box: Box): number => {
  const { text, weight, sizes, colour, align = 'center', at = 'middle' } = block;
  const [largest, smallest] = sizes;
  const writer: Writer = { document, tags: [], instead: '' };
  let style: Style = { size: largest, weight, colour, leading: LEADING, align };
  let lines = layOut(writer, text, style, box.width);
  while (style.size > smallest && !(fits(lines, style, box) && fitsWords(writer, text, style, box.width))) {
    style = { ...style, size: Math.max(smallest, style.size * STEP) };
    lines = layOut(writer, text, style, box.width);
  }
  const most = Math.max(1, Math.floor(box.height / lineHeight(style)));
  const shown = atMost(writer, lines, style, most);
  const height = shown.length * lineHeight(style);
  const top = at === 'top' ? box.y : box.y + (box.height - height) / 2;
  for (const [index, line] of shown.entries())
    drawLine(writer, line, style, { x: box.x, y: top + index * lineHeight(style), width: box.width });
  return top + height;
};
