import type { Question } from '@folkmoot/contracts/client';
import type { AnswerReader } from '../../core/question-type';
import { latinDigits } from '../../personal/latin-digits';

/** @file Reads numbers that people write. Not in the page's first script: most numbers are buttons. */

/** The true minus is a sign that keyboards do not have. */
const plainSigns = (written: string): string => latinDigits(written).trim().replace(/^[−–]/, '-');

/** `1,200` has a thousands separator, `0,125` a decimal one. */
const withoutThousands = (plain: string): string =>
  /^-?0[,.]/.test(plain) ? plain : plain.replace(/[\s,.'٬](?=\d{3}(?!\d))/g, '');

/** `Number` also reads `0x10` and `1e3`, which people do not mean. */
const asNumber = (plain: string): number => (/^[-+]?(\d+(\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN);

/** A number in any usual spelling: `1,200`, `1 200`, ` 7 `, `١٢٠٠`. NaN for a text that is no number. */
export const readNumber = (written: string): number => asNumber(withoutThousands(plainSigns(written)));

/** The same, where decimals are asked for: `1,5`, `1.5`, `١٫٥`, `1.200,5`. */
export const readDecimal = (written: string): number =>
  asNumber(withoutThousands(plainSigns(written)).replace(/[,٫](?=\d+$)/, '.'));

/** Without the unit of the question, which many people write as well: `12 km`, `£12`. */
const withoutUnit = (written: string, unit: string): string => {
  const plain = written.trim();
  const lower = plain.toLowerCase();
  if (unit === '') return plain;
  if (lower.endsWith(unit)) return plain.slice(0, -unit.length);
  return lower.startsWith(unit) ? plain.slice(unit.length) : plain;
};

export const readerFor = ({ numberRange, numberUnit = '' }: Pick<Question, 'numberRange' | 'numberUnit'>) => {
  const read = numberRange?.decimals ? readDecimal : readNumber;
  return (written: string): number => read(withoutUnit(written, numberUnit.trim().toLowerCase()));
};

/** Reads a number of a plain form in any usual spelling. A text that is no number comes back, so that it is shown again. */
export const fromWritten: AnswerReader<number>['fromForm'] = ([value = ''], question) => {
  if (value.trim() === '') return null;
  const number = question ? readerFor(question)(value) : readNumber(value);
  return Number.isNaN(number) ? value : number;
};
