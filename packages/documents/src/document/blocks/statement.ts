import { MM } from '../../sheet';
import { colours, tones } from '../colours';
import type { BlockOf, DocumentQuote } from '../document-content';
import { layOut, lineHeight } from '../lines';
import { COLUMN, drawLines, heightOf, need, needUnsplit, PAGE, type Pen, say, skip } from '../page';
import { isRightToLeft } from '../pieces';
import { styles } from '../styles';
import { asDecoration, within } from '../tags';

const INDENT = 6 * MM;
/** Beside the line, which is where the words begin. */
const boxOf = (text: string) => ({
  x: isRightToLeft(text) ? PAGE.margin : PAGE.margin + INDENT,
  width: COLUMN - INDENT,
});
const LINE = 0.6 * MM;
const lineX = (text: string): number => PAGE.margin + (isRightToLeft(text) ? COLUMN - 2 * MM - LINE : 2 * MM);
const badgeStyle = { ...styles.label, weight: 'bold', colour: colours.paper } as const;

/** Words of a person, set off by a line. */
const drawWords = (pen: Pen, text: string): void => {
  const box = boxOf(text);
  const lines = layOut(pen, `“${text}”`, styles.body, box.width);
  const x = lineX(text);
  need(pen, Math.min(lines.length, 3) * lineHeight(styles.body));
  for (const line of lines) {
    need(pen, lineHeight(styles.body));
    asDecoration(pen, (document) => document.rect(x, pen.y, LINE, lineHeight(styles.body)).fill(colours.line));
    drawLines(pen, [line], styles.body, { ...box, y: pen.y });
    skip(pen, lineHeight(styles.body));
  }
};

/** A quote of a person. */
export const drawQuote = (pen: Pen, { text, source }: DocumentQuote): void =>
  within(pen, 'BlockQuote', () => {
    within(pen, 'P', () => drawWords(pen, text));
    const align = isRightToLeft(text) ? 'end' : 'start';
    if (source !== '') say(pen, source, { ...styles.label, align }, boxOf(text));
    skip(pen, 2 * MM);
  });

const drawBadge = (pen: Pen, { text, tone }: NonNullable<BlockOf<'statement'>['badge']>): number => {
  const [line] = layOut(pen, text, badgeStyle, COLUMN / 3);
  if (!line) return 0;
  const width = line.width + 4 * MM;
  const x = PAGE.margin + COLUMN - width;
  asDecoration(pen, (document) => document.roundedRect(x, pen.y, width, 5 * MM, 1 * MM).fill(tones[tone]));
  drawLines(pen, [line], badgeStyle, { x: x + 2 * MM, width, y: pen.y + (5 * MM - lineHeight(badgeStyle)) / 2 });
  return width + 3 * MM;
};

export const quoteHeight = (pen: Pen, { text, source }: DocumentQuote): number =>
  heightOf(pen, `“${text}”`, styles.body, boxOf(text).width) + (source === '' ? 0 : lineHeight(styles.label)) + 2 * MM;

const drawTitle = (pen: Pen, title: string, badge: BlockOf<'statement'>['badge']): void =>
  within(pen, 'H4', () => {
    const taken = badge ? drawBadge(pen, badge) : 0;
    say(pen, title, { ...styles.heading, size: 11.5 }, { x: PAGE.margin, width: COLUMN - taken });
  });

/** A statement and the words that it rests on; together on a page where they are not too many. */
export const drawStatement = (pen: Pen, { title, badge, text, quotes }: BlockOf<'statement'>): void => {
  const head = title === '' ? 0 : heightOf(pen, title, styles.heading, COLUMN * (2 / 3));
  const said = text === '' ? 0 : heightOf(pen, text, styles.body, COLUMN);
  needUnsplit(pen, head + said + quotes.reduce((sum, quote) => sum + quoteHeight(pen, quote), 2 * MM));
  if (title !== '') drawTitle(pen, title, badge);
  if (text !== '') say(pen, text, styles.body);
  skip(pen, 1.6 * MM);
  for (const quote of quotes) drawQuote(pen, quote);
  skip(pen, 3 * MM);
};
