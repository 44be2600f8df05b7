/** The most characters of a sheet's name. */
const LONGEST = 31;

/** A name that Excel takes: short, without `[]:*?/\`, and no apostrophe at its ends. The variable makes it unique. */
export const sheetName = (variable: string, title: string): string => {
  const words = title
    .replace(/[[\]:*?/\\\p{C}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return Array.from(`${variable} ${words}`)
    .reduce((name, character) => (name.length + character.length > LONGEST ? name : name + character), '')
    .replace(/[\s']+$/, '');
};
