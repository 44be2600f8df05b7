import { MM } from '../../sheet';
import type { BlockOf } from '../document-content';
import { drawLine, layOutRuns, lineHeight } from '../lines';
import { numbersOf } from '../own-text';
import { COLUMN, need, PAGE, type Pen, say, sayIn, skip } from '../page';
import { styles } from '../styles';
import { asText, within } from '../tags';

export const drawText = (pen: Pen, { text, tone }: BlockOf<'text'>): void => {
  say(pen, text, tone ? styles[tone] : styles.body);
  skip(pen, 3 * MM);
};

/** Never alone at the foot of a page. */
export const drawHeading = (pen: Pen, { text }: BlockOf<'heading'>): void => {
  need(pen, lineHeight(styles.heading) + 30 * MM);
  skip(pen, 2 * MM);
  within(pen, 'H3', () => say(pen, text, styles.heading));
  skip(pen, 2 * MM);
};

const INDENT = 6 * MM;
const BULLET = '•';

type Part = BlockOf<'own'>['parts'][number];

const drawPart = (pen: Pen, { kind, words }: Part, number: number): void => {
  const indent = kind === 'paragraph' ? 0 : INDENT;
  const runs = words.map(({ text, isBold }) => ({ text, weight: isBold ? ('bold' as const) : ('normal' as const) }));
  const column = { x: PAGE.margin + indent, width: COLUMN - indent };
  const lines = layOutRuns(pen, runs, styles.body, column.width);
  need(pen, Math.min(lines.length, 2) * lineHeight(styles.body));
  asText(pen, () => {
    const mark = kind === 'number' ? `${number}.` : BULLET;
    if (indent > 0) sayIn(pen, mark, styles.body, { x: PAGE.margin, width: INDENT, y: pen.y, most: 1 });
    for (const line of lines) {
      need(pen, lineHeight(styles.body));
      drawLine(pen, line, styles.body, { ...column, y: pen.y });
      skip(pen, lineHeight(styles.body));
    }
  });
  skip(pen, kind === 'paragraph' ? 2.4 * MM : 0.8 * MM);
};

/** A text that staff wrote, with its lists. */
export const drawOwn = (pen: Pen, { parts }: BlockOf<'own'>): void => {
  const numbers = numbersOf(parts);
  for (const [index, part] of parts.entries()) drawPart(pen, part, numbers[index] ?? 0);
  skip(pen, 2 * MM);
};
