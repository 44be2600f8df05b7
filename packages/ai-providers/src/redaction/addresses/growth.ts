import { anyCase } from '../any-case';
import { floor, postcode, town, unit } from './parts';
import { plainPattern } from './plain-letters';

/** @file Flats before an address, and flats, floors, postcodes and towns behind it. */

const MOST_PARTS = 5;

/** Behind a town, or a letter or number of a flat. */
const end = '(?=[.,;!?)\\n\uFFFC]| \\p{Ll}|$)';
/** A part that goes on an address. */
export const partBehind = `(?:\\s?[-–/,]\\s?${floor}(?![\\p{L}\\d])|, (?:Co\\.|County) ${town}|\\s?/\\s?(?:EG|OG|DG|(?:Top )?\\d{1,3})(?!\\p{L})|,?\\s(?:s\\/n|${floor}(?![\\p{L}\\d])|${unit}|${postcode}(?:,?\\s${town})?|\\(?${town}\\)?,?\\s${postcode}(?:\\s${town})?)|,? \\((?=[^()\\n]{0,20}[\\p{Lu}\\d])[^()\\n]{1,30}\\)|,? \\(${unit}\\)| [-–/] ?(?:${postcode} ${town}|${unit}|${town}${end})|, ?[A-Z]{1,2}\\d[A-Z\\d]?(?![\\p{L}\\d])|, ${town} \\d{1,2}(?![\\p{L}\\d])|,? \\(${town}\\)|,\\s${town}${end}|,\\s\\d{1,3} ?[A-Za-z]?(?=[.,;!?)\\n\uFFFC]|$)|, (?=[^.,;:!?\\n￼]{0,28}[\\p{Lu}\\d])[^.,;:!?\\n￼]{1,30}(?=[.,;!?)\\n]|$)|,? (?:[A-H]|\\d{1,3}-?[A-H]|\\d{1,2} [A-Za-h])(?![\\p{L}\\d’'])| (?:in|à|en|near|bei|nahe|près de|cerca de|de) (?:${postcode} )?${town}${end})`;

const behind = new RegExp(plainPattern(partBehind), 'yu');
/** "Flat 3,", "Top floor,", "2/1," and the first of two numbers: "31 and". */
const partBefore = `(?<=(?<!\\p{L})(?:at|of|from|in) )(?:The )?\\p{Lu}[\\p{L}'’-]{1,30}(?: \\p{Lu}[\\p{L}'’-]{1,30}){0,2}, (?=\\d{1,4}[a-z]? \\p{Lu})|(?:${anyCase('(?:flat|unit|apt\\.?|apartment|bât\\.?|bâtiment|esc\\.?|escalier|appt?\\.?|appartement|résidence|portal|bloque|piso|whg\\.?|wohnung|room|studio|étage|porte|caravan|block|haus|top|stiege)\\s[\\p{L}\\d]{1,5}')}|${anyCase(
  '(?:(?:top|ground|first|second|third|upper|lower|1st|2nd|3rd|4th)[ -]floor|basement|garden|attic)(?: flat)?|flat|(?:\\d{1,2}\\. ?)?(?:hinterhaus|vorderhaus|seitenflügel|seitenhaus|dachgeschoss|erdgeschoss|kellergeschoss|stock|og|dg|eg)(?: (?:links|rechts|mitte))?|rez-de-chaussée|rdc|\\d{1,2}(?:er|e|ème|eme) étage(?: (?:gauche|droite))?|bajo|ático|annexe?',
)}|${floor}|\\d{1,2}/\\d{1,2}|\\d[Ff]\\d|[Gg][Ff]\\d),?\\s|(?:(?:[Nn]os?\\.? ?|[Nn]umbers? ))?\\d{1,4}[a-z]? (?:and|&|or|y|et|und) (?=\\d)`;
const before = new RegExp(plainPattern(`(?<=(?<![\\p{L}\\d.,-])((?:${partBefore}){1,3}))`), 'yu');

const endOf = (text: string, to: number): number => {
  let end = to;
  for (let part = 0; part < MOST_PARTS; part++) {
    behind.lastIndex = end;
    const match = behind.exec(text);
    if (!match) break;
    end += match[0].length;
  }
  return end;
};

const startOf = (text: string, from: number): number => {
  before.lastIndex = from;
  return from - (before.exec(text)?.[1]?.length ?? 0);
};

/**
 * The whole address around its street and house number. One pattern for all rules: within each of them it would be
 * compiled again.
 */
export const wholeAddress = (text: string, { start, end }: { readonly start: number; readonly end: number }) => ({
  start: startOf(text, start),
  end: endOf(text, end),
});
