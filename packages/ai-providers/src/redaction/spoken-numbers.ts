import type { RedactionRule } from './redaction-rule';

/** @file Phone numbers in words, whole or in part: "oh seven seven double oh", "seis doce 34 56 78". */

const digits =
  'oh|zero|nought|one|two|three|four|five|six|seven|eight|nine|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|zéro|un|deux|trois|quatre|cinq|sept|huit|neuf|null|eins|zwei|zwo|drei|vier|fünf|sechs|sieben|acht|neun';
const twoDigits =
  'ten|eleven|twelve|diez|once|doce|trece|catorce|quince|dix|onze|douze|treize|quatorze|quinze|seize|zehn|elf|zwölf|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[\\s-](?:one|two|three|four|five|six|seven|eight|nine))?|(?:treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa)(?:\\sy\\s\\p{L}{3,6})?|(?:vingt|trente|quarante|cinquante|soixante)(?:[\\s-](?:et[\\s-])?(?:une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze))?';
const hundreds = 'hundred|cien|cent|hundert';
const multiples = 'double|triple|doppel';
const word = `(?:${twoDigits}|${digits}|${multiples}|${hundreds}|\\d{1,9})`;

const tokens = new RegExp(word, 'giu');
const isTwoDigits = new RegExp(`^(?:${twoDigits}|${hundreds})$`, 'iu');
const isMultiple = new RegExp(`^(?:${multiples})$`, 'iu');

const lengthOf = (token: string): number => {
  if (/^\d/.test(token)) return token.length;
  return isTwoDigits.test(token) ? 2 : 1;
};
/** At least eight digits, and at least two of them in words: digits alone are what other rules read. */
const isSpokenPhone = (match: string): boolean => {
  const read = (match.match(tokens) ?? []).filter((token) => !isMultiple.test(token));
  const inWords = read.filter((token) => !/^\d/.test(token));
  return inWords.length >= 2 && read.reduce((sum, token) => sum + lengthOf(token), 0) >= 8;
};

export const spokenNumberRules: readonly RedactionRule[] = [
  {
    kind: 'phone',
    pattern: new RegExp(`(?<![\\p{L}\\d])${word}(?:[\\s,.-]{1,2}${word}){3,24}(?![\\p{L}\\d])`, 'giu'),
    isReal: isSpokenPhone,
  },
];
