import { firstNames, unmistakableNames } from './first-names';
import type { Stretch } from './known-words';

const token = /\p{L}[\p{L}'’-]*/gu;
const isCapitalised = /^\p{Lu}/u;
/** At most this many words make a name. */
const LONGEST = 4;

/** Small words within a surname: "de la Cruz", "van den Berg", "von Stein". */
const particles = new Set(
  'de del della di da do dos la las los le les du des van von der den dem zu zur ten ter el al bin ap ab ferch y'.split(
    ' ',
  ),
);

/** A name before or after one of these words is that of a place: "Victoria Park", "rue Victor Hugo", "St George's". */
const placesAfter = new Set(
  `park gardens garden green common bridge library school centre center station market hospital church street road lane avenue square hill
  river museum hall pool playground wood woods field fields farm way path trail council court close drive crescent terrace place house
  estate ward college academy university surgery clinic stadium arena theatre gallery lodge quay dock docks pier bay beach island memorial
  statue foundation trust society club festival day act award prize cup line arms inn pub hotel cafe tower arch gate cross
  straße strasse platz allee weg brücke schule kirche haus ring damm gasse ufer tor`.split(/\s+/),
);
const placesBefore = new Set(
  `st saint sainte san santa santo sankt st. sant rue place avenue boulevard impasse allée quai square pont parc école collège lycée hôpital
  calle plaza paseo avenida camino parque colegio instituto hospital puente biblioteca mercado barrio iglesia king queen prince princess pope lake salle stade gymnase médiathèque bibliothèque théâtre piscine espace crèche residencia polideportivo auditorio teatro
  mount lord lady sir port fort château schloss stadion hotel`.split(/\s+/),
);

interface Word {
  readonly text: string;
  readonly plain: string;
  readonly from: number;
  readonly to: number;
}

/** The signs after a word that are no part of it. */
const sign = /['’-]/u;
const withoutSigns = (word: string): string => {
  let { length } = word;
  while (length > 0 && sign.test(word.charAt(length - 1))) length--;
  return word.slice(0, length);
};

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(token)].map(({ 0: word, index }) => {
    const own = withoutSigns(word).replace(/['’]s$/u, '');
    return { text: own, plain: own.toLowerCase(), from: index, to: index + own.length };
  });

/** Only white space between two words, and no new paragraph. */
const isNext = (text: string, before: Word, after: Word): boolean => {
  const between = text.slice(before.to, after.from);
  return between === ' ' || between === '\n';
};

/** "Käthe-Borngräber-Schule" */
const isOfSchool = ({ plain }: Word): boolean => placesAfter.has(plain.split('-').slice(1).at(-1) ?? '');
const isFirstName = (word: Word, names: ReadonlySet<string>): boolean =>
  isCapitalised.test(word.text) &&
  (names.has(word.plain) || (names.has(word.plain.split('-')[0] ?? '') && !isOfSchool(word)));

const capitalised = /\p{Lu}[\p{L}'’-]*/gu;

/** Whether some word could be a first name. Most texts have none, and need no closer look. */
const hasFirstName = (text: string): boolean => {
  for (const { 0: word } of text.matchAll(capitalised)) {
    const plain = withoutSigns(word).toLowerCase();
    if (firstNames.has(plain) || firstNames.has(plain.split(/['’-]/)[0] ?? '')) return true;
  }
  return false;
};

/** The index of the last word of the name that begins at this index. */
const endOfName = (text: string, words: readonly Word[], first: number): number => {
  let last = first;
  for (let at = first + 1; at < words.length && at - first < LONGEST + 2; at++) {
    const [before, word] = [words[at - 1], words[at]];
    if (!before || !word || !isNext(text, before, word)) break;
    if (isCapitalised.test(word.text) && !placesAfter.has(word.plain)) last = at;
    else if (!particles.has(word.plain)) break;
  }
  return last;
};

/** The word before a name, without small words between them. */
const before = (words: readonly Word[], first: number): Word | undefined => {
  let at = first - 1;
  while (particles.has(words[at]?.plain ?? '')) at--;
  return words[at];
};

const isOfPlace = (text: string, words: readonly Word[], first: number, last: number): boolean => {
  const [end, after] = [words[last], words[last + 1]];
  if (placesBefore.has(before(words, first)?.plain.split(/['’]/).at(-1) ?? '')) return true;
  return after !== undefined && end !== undefined && isNext(text, end, after) && placesAfter.has(after.plain);
};

/**
 * Finds names of people by lists of first names: a first name with surnames after it, or one alone that is no usual word.
 * @param text normalised, with filler in place of what was recognised before
 */
export const findFullNames = (text: string): Stretch[] => {
  if (!hasFirstName(text)) return [];
  const words = wordsOf(text);
  const stretches: Stretch[] = [];
  let done = 0;
  for (const [first, word] of words.entries()) {
    if (first < done || !isFirstName(word, firstNames)) continue;
    const last = endOfName(text, words, first);
    done = last + 1;
    const isAlone = last === first;
    if ((isAlone && !isFirstName(word, unmistakableNames)) || isOfPlace(text, words, first, last)) continue;
    stretches.push({ from: word.from, to: words[last]?.to ?? word.to });
  }
  return stretches;
};
