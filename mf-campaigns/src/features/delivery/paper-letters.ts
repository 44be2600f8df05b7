import type { Council } from '@folkmoot/contracts/client';
import { messages } from './delivery.messages';

const texts = messages.qrCodes.letters;

const printable = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Whether the fonts of the posters contain all letters of a text. */
const hasPaperLetters = (text: string): boolean =>
  [...text].every((sign) => !/\p{L}/u.test(sign) || printable.test(sign));

interface Printed {
  readonly council: Pick<Council, 'name'> | null;
  readonly title: string;
  /** Places of the codes. */
  readonly places: readonly string[];
}

/**
 * Explains which texts posters and cards cannot print, and what they print instead. Null when they can print
 * everything.
 */
export const paperNote = ({ council, title, places }: Printed): string | null => {
  const lost = [
    !hasPaperLetters(title) && texts.title,
    council && !hasPaperLetters(council.name) && texts.councilName,
    !places.every(hasPaperLetters) && texts.place,
  ].filter(Boolean);
  return lost.length > 0 ? [texts.which, ...lost].join(' ') : null;
};
