/** The most characters of a sheet's name. */
const LONGEST = 31;

const trimmed = (name: string): string => (/[\s']$/.test(name) ? trimmed(name.slice(0, -1)) : name);

/** A name that Excel takes: short, without `[]:*?/\`, and no apostrophe at its ends. The variable makes it unique. */
export const sheetName = (variable: string, title: string): string => {
  const words = title
    .replace(/[[\]:*?/\\\p{C}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return trimmed(
    Array.from(`${variable} ${words}`).reduce(
      (name, character) => (name.length + character.length > LONGEST ? name : name + character),
      '',
    ),
  );
};
