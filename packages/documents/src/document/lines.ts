import type { Document } from '../sheet';
import { asWritten, inSight, type Paragraph, type Piece, paragraphOf, paragraphOfRun, paragraphTexts } from './pieces';
import { asContent, asReadOut, type Tags } from './tags';
import { type Face, fontOf, type Weight } from './typefaces';

export interface Style {
  readonly size: number;
  readonly weight: Weight;
  readonly colour: string;
  /** Line height as a multiple of the size. */
  readonly leading?: number;
  readonly align?: 'start' | 'center' | 'end';
}

interface Placed extends Piece {
  readonly width: number;
}

export interface Line {
  readonly pieces: readonly Placed[];
  readonly width: number;
  readonly isRightToLeft: boolean;
  /** The text in reading order, when that differs from the visual order. */
  readonly read: string | null;
}

/** Measures and writes texts in a document. Fonts are loaded on first use. */
export interface Writer {
  readonly document: Document;
  readonly tags: Tags;
  readonly instead: string;
}

const USUAL_LEADING = 1.4;

export const lineHeight = ({ size, leading = USUAL_LEADING }: Style): number => size * leading;

const registered = new WeakMap<Document, Set<Face>>();

/** PDFKit accepts opened fonts; its types do not declare this. */
const useFace = (document: Document, face: Face, size: number): void => {
  const known = registered.get(document) ?? new Set();
  registered.set(document, known);
  if (!known.has(face)) {
    document.registerFont(face, fontOf(face) as unknown as Uint8Array);
    known.add(face);
  }
  document.font(face).fontSize(size);
};

const measured = (document: Document, piece: Piece, size: number): Placed => {
  useFace(document, piece.face, size);
  return { ...piece, width: document.widthOfString(piece.text) };
};

/** Splits a word that is wider than the column into parts that fit. */
const broken = (document: Document, piece: Placed, size: number, width: number): Placed[] => {
  if (piece.width <= width) return [piece];
  const parts: Placed[] = [];
  let rest = '';
  for (const sign of piece.text) {
    if (rest !== '' && measured(document, { ...piece, text: rest + sign }, size).width > width) {
      parts.push(measured(document, { ...piece, text: rest }, size));
      rest = '';
    }
    rest += sign;
  }
  return rest === '' ? parts : [...parts, measured(document, { ...piece, text: rest }, size)];
};

const widthOf = (pieces: readonly Placed[]): number => pieces.reduce((sum, { width }) => sum + width, 0);

/** Pieces between two blanks stay together, also in different fonts. */
const wordsOf = (pieces: readonly Placed[]): Placed[][] => {
  const words: Placed[][] = [];
  for (const piece of pieces) {
    const last = words.at(-1);
    if (last && !piece.isBlank && !last[0]?.isBlank) last.push(piece);
    else words.push([piece]);
  }
  return words;
};

/** Joins neighbouring pieces of one style, to write them at once. */
const joined = (pieces: readonly Placed[]): Placed[] => {
  const runs: Placed[] = [];
  for (const piece of pieces) {
    const last = runs.at(-1);
    const isAlike = last && last.face === piece.face && last.level === piece.level && piece.level % 2 === 0;
    if (isAlike) runs[runs.length - 1] = { ...last, text: last.text + piece.text, width: last.width + piece.width };
    else runs.push(piece);
  }
  return runs;
};

const lineOf = (pieces: readonly Placed[], isRightToLeft: boolean): Line => {
  const kept = [...pieces];
  while (kept.at(-1)?.isBlank) kept.pop();
  while (kept[0]?.isBlank) kept.shift();
  const isTurned = kept.some(({ level }) => level > 0);
  const read = isTurned ? kept.map(asWritten).join('') : null;
  return { pieces: joined(inSight(kept)), width: widthOf(kept), isRightToLeft, read };
};

const linesOf = (document: Document, { pieces, isRightToLeft }: Paragraph, size: number, width: number): Line[] => {
  const placed = pieces
    .map((piece) => measured(document, piece, size))
    .flatMap((piece) => broken(document, piece, size, width));
  const lines: Line[] = [];
  let now: Placed[] = [];
  let taken = 0;
  for (const word of wordsOf(placed).flatMap((each) =>
    widthOf(each) > width ? each.map((piece) => [piece]) : [each],
  )) {
    const wide = widthOf(word);
    if (taken + wide > width && now.some(({ isBlank }) => !isBlank) && !word[0]?.isBlank) {
      lines.push(lineOf(now, isRightToLeft));
      now = [];
      taken = 0;
    }
    now.push(...word);
    taken += wide;
  }
  return [...lines, lineOf(now, isRightToLeft)];
};

/** The lines that a text takes in a column. Paragraphs after more than `most` lines are not laid out. */
export const layOut = (
  { document, instead }: Writer,
  text: string,
  style: Style,
  width: number,
  most = Number.POSITIVE_INFINITY,
): Line[] => {
  const lines: Line[] = [];
  for (const each of paragraphTexts(text)) {
    lines.push(...linesOf(document, paragraphOf(each, style.weight, instead), style.size, width));
    if (lines.length > most) break;
  }
  return lines;
};

/** The lines of one paragraph whose words have different weights. */
export const layOutRuns = (
  { document, instead }: Writer,
  runs: readonly { readonly text: string; readonly weight: Weight }[],
  style: Style,
  width: number,
): Line[] => {
  const paragraphs = runs.flatMap(({ text, weight }) => paragraphOfRun(text, weight, instead));
  const [first] = paragraphs;
  const pieces = paragraphs.flatMap((paragraph) => paragraph.pieces);
  return linesOf(document, { pieces, isRightToLeft: first?.isRightToLeft ?? false }, style.size, width);
};

const ELLIPSIS = '…';

/** Cuts to a number of lines; the last line then ends in an ellipsis. */
export const atMost = (writer: Writer, lines: readonly Line[], style: Style, most: number): readonly Line[] => {
  if (lines.length <= most) return lines;
  const kept = lines.slice(0, most);
  const last = kept.at(-1);
  if (!last) return kept;
  const dots = measured(
    writer.document,
    { text: ELLIPSIS, face: `latin-${style.weight}`, level: 0, isBlank: false },
    style.size,
  );
  const pieces = last.isRightToLeft ? [dots, ...last.pieces] : [...last.pieces, dots];
  return [...kept.slice(0, -1), { ...last, pieces, width: last.width + dots.width }];
};

const startOf = (line: Line, { align = 'start' }: Style, x: number, width: number): number => {
  if (align === 'center') return x + (width - line.width) / 2;
  const isRight = line.isRightToLeft !== (align === 'end');
  return isRight ? x + width - line.width : x;
};

/** Position of the baseline, as a share of the line height. */
const BASELINE = 0.74;

const drawPieces = (
  { document }: Writer,
  line: Line,
  style: Style,
  at: { x: number; y: number; width: number },
): void => {
  let x = startOf(line, style, at.x, at.width);
  const y = at.y + (lineHeight(style) - style.size) / 2 + style.size * (BASELINE + 0.14);
  document.fillColor(style.colour);
  for (const piece of line.pieces) {
    useFace(document, piece.face, style.size);
    if (piece.text.trim() !== '') document.text(piece.text, x, y, { lineBreak: false, baseline: 'alphabetic' });
    x += piece.width;
  }
};

export const drawLine = (
  writer: Writer,
  line: Line,
  style: Style,
  at: { x: number; y: number; width: number },
): void => {
  const draw = () => drawPieces(writer, line, style, at);
  if (line.pieces.every(({ text }) => text.trim() === '')) return;
  asContent(writer, () => (line.read === null ? draw() : asReadOut(writer, line.read, draw)));
};
