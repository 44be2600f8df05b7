/** Capitals and small letters of Latin, without rare phonetic ones: whole ranges and, where they alternate, each letter. */
const CAPITALS = 'A-ZÀ-ÖØ-ÞĀĂĄĆĈĊČĎĐĒĔĖĘĚĜĞĠĢĤĦĨĪĬĮİĴĶĹĻĽĿŁŃŅŇŊŌŎŐŒŔŖŘŚŜŞŠŢŤŦŨŪŬŮŰŲŴŶŸŹŻŽȘȚẀẂẄẞ';
const SMALL = 'a-zß-öø-ÿāăąćĉċčďđēĕėęěĝğġģĥħĩīĭįıĵķĺļľŀłńņňŋōŏőœŕŗřśŝşšţťŧũūŭůűųŵŷźżžșțẁẃẅ';
const classes: ReadonlyMap<string, string> = new Map([
  ['\\p{Lu}', CAPITALS],
  ['\\p{Ll}', SMALL],
  ['\\p{L}', 'A-Za-zÀ-ÖØ-öø-žȘ-țẀ-ẅẞ'],
]);

/**
 * A pattern that knows letters of Latin only. The letters of all scripts are hundreds of ranges, and a long pattern with
 * many such classes takes seconds to compile.
 */
export const latin = (pattern: string): string => {
  let isInClass = false;
  return pattern.replace(/\\p\{\w{1,2}\}|\\.|[[\]]/gu, (part) => {
    if (part === '[') isInClass = true;
    if (part === ']') isInClass = false;
    const letters = classes.get(part);
    if (letters === undefined) return part;
    return isInClass ? letters : `[${letters}]`;
  });
};
