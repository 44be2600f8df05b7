/** @file Addresses are read without accents: people leave them out, and patterns with few letters compile quickly. */

const lettersWithoutMark: ReadonlyMap<string, string> = new Map(
  ['ŁL', 'łl', 'ØO', 'øo', 'ĐD', 'đd', 'ıi', 'æa', 'ÆA', 'œo', 'ŒO'].map(([from = '', to = '']) => [from, to]),
);
const accented = /[À-ÖØ-ÞŁŒĐà-öø-ɏ]/g;
const withoutAccent = (letter: string): string => lettersWithoutMark.get(letter) ?? letter.normalize('NFD').charAt(0);

/** The text with plain letters. Each character keeps its place. */
export const plainText = (text: string): string => text.replace(accented, withoutAccent);

const classes: ReadonlyMap<string, string> = new Map([
  ['\\p{Lu}', 'A-Z'],
  ['\\p{Ll}', 'a-zß'],
  ['\\p{L}', 'A-Za-zß'],
]);

/** A pattern for plain texts. The letters of all scripts are hundreds of ranges, which take seconds to compile. */
export const plainPattern = (pattern: string): string => {
  let isInClass = false;
  return plainText(pattern).replace(/\\p\{\w{1,2}\}|\\.|[[\]]/gu, (part) => {
    if (part === '[') isInClass = true;
    if (part === ']') isInClass = false;
    const letters = classes.get(part);
    if (letters === undefined) return part;
    return isInClass ? letters : `[${letters}]`;
  });
};
