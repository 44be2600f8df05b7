import { MM } from '../../sheet';
import type { BlockOf } from '../document-content';
import { lineHeight } from '../lines';
import { need, type Pen, say, skip } from '../page';
import { styles } from '../styles';
import { within } from '../tags';

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
