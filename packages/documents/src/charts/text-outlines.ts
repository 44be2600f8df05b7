import { inSight, type Piece, paragraphsOf } from '../document/pieces';
import { fontOf, type Weight } from '../document/typefaces';

/** Methods that fontkit's types lack. */
interface GlyphPath {
  scale(x: number, y: number): GlyphPath;
  translate(x: number, y: number): GlyphPath;
  toSVG(): string;
}
interface Glyph {
  readonly path: GlyphPath;
}
interface Run {
  readonly glyphs: readonly Glyph[];
  readonly positions: readonly { xAdvance: number; xOffset: number; yOffset: number }[];
  readonly advanceWidth: number;
}

const runOf = ({ face, text }: Piece): { run: Run; unitsPerEm: number } => {
  const font = fontOf(face);
  return { run: font.layout(text) as unknown as Run, unitsPerEm: font.unitsPerEm };
};

/** Pieces of a text in one line, from left to right. */
const piecesOf = (text: string, weight: Weight): Piece[] =>
  inSight(paragraphsOf(text, weight, '').flatMap(({ pieces }) => pieces));

export const textWidth = (text: string, size: number, weight: Weight): number =>
  piecesOf(text, weight).reduce((sum, piece) => {
    const { run, unitsPerEm } = runOf(piece);
    return sum + (run.advanceWidth * size) / unitsPerEm;
  }, 0);

/** The outlines of a text as the data of an SVG path, which looks alike without any font. */
export const textOutlines = (text: string, at: { x: number; y: number; size: number; weight: Weight }): string => {
  let { x } = at;
  const paths: string[] = [];
  for (const piece of piecesOf(text, at.weight)) {
    const { run, unitsPerEm } = runOf(piece);
    const scale = at.size / unitsPerEm;
    for (const [index, { path }] of run.glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = run.positions[index] ?? {};
      paths.push(
        path
          .scale(scale, -scale)
          .translate(x + xOffset * scale, at.y - yOffset * scale)
          .toSVG(),
      );
      x += xAdvance * scale;
    }
  }
  return paths.filter((path) => path !== '').join('');
};

const ELLIPSIS = '…';

/** A text in lines of at most a width; the last of `most` lines ends in an ellipsis when there is more. */
export const wrapped = (
  text: string,
  { size, weight, width, most }: { size: number; weight: Weight; width: number; most: number },
): string[] => {
  const fits = (line: string) => textWidth(line, size, weight) <= width;
  const lines: string[] = [];
  let line = '';
  for (const word of text.replace(/\s+/g, ' ').trim().split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || fits(longer)) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  if (line !== '') lines.push(line);
  const shown = lines.slice(0, most);
  const cut = lines.length > most;
  return shown.map((each, index) => shortened(each, cut && index === most - 1, fits));
};

const shortened = (line: string, isCut: boolean, fits: (line: string) => boolean): string => {
  if (!isCut && fits(line)) return line;
  const signs = [...line];
  while (signs.length > 1 && !fits(`${signs.join('')}${ELLIPSIS}`)) signs.pop();
  return `${signs.join('')}${ELLIPSIS}`;
};
