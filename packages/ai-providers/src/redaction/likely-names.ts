import { firstNames, unmistakableNames } from './first-names';
import type { Stretch } from './known-words';
import { beforePlaces, beforeShortPlaces, links, namesOfThings, usualWords } from './name-words';

/** @file Names that nothing introduces and no list has: by their capitals, and by the sentence that is nothing else. */

interface Token {
  readonly text: string;
  readonly plain: string;
  readonly from: number;
  readonly to: number;
  /** The signs between the word before and this one. */
  readonly gap: string;
}

const token = /\p{L}[\p{L}'’-]*/gu;
const capital = /^\p{Lu}/u;
const initial = /^\p{Lu}\.?$/u;
const shouted = /^[\p{Lu}'’-]{1,60}$/u;
/** A surname with a small word: "d'Escoubès". */
const joinedSurname = /^[dlo]['’]\p{Lu}/u;
const LONGEST = 5;

const particles = new Set(
  'de del della di da do dos la los las le du des van von der den dem zu zur ten ter el al bin ap y ni ní mac'.split(
    ' ',
  ),
);
/** Between German nouns "der" and "zum" are usual: there only these are within names. */
const germanParticles = new Set('von van de la da di al el bin'.split(' '));
const placeEnd = new Set(
  `park gardens garden green common bridge library school centre center station market hospital church street road lane avenue square hill river
  museum hall pool playground wood woods field fields farm way path trail council court close drive crescent terrace place house estate ward
  college academy university surgery clinic stadium arena theatre gallery lodge quay dock pier bay beach island memorial trust society club
  parade croft walk row rise view cross fold yard dip approach arms inn pub hotel cafe tower gate lake mill row vale valley moor heath common
  town city village borough county junction roundabout bypass
  straße strasse platz allee weg brücke schule kirche haus ring damm gasse ufer tor`.split(/\s+/),
);

const tokensOf = (text: string): Token[] => {
  let end = 0;
  return [...text.matchAll(token)].map(({ 0: whole, index }) => {
    const own = whole.replace(/['’]s$/u, '').replace(/['’-]{1,3}$/u, '');
    const gap = text.slice(end, index);
    end = index + own.length;
    return { text: own, plain: own.toLowerCase(), from: index, to: end, gap };
  });
};

/** "C'est", but not "O'Brien". */
const isUsualPart = ({ text, plain }: Token): boolean =>
  usualWords.has(plain.split(/['’]/)[0] ?? '') && !/['’]\p{Lu}/u.test(text);
const isUsual = (word: Token): boolean =>
  usualWords.has(word.plain) || namesOfThings.has(word.plain) || isUsualPart(word);
/** Begins with a capital, and is no usual word. An abbreviation in capitals counts only in a sentence of capitals. */
const isCapital = (word: Token | undefined): boolean => word !== undefined && capital.test(word.text) && !isUsual(word);

/** Whether a sentence, line or part in brackets begins with the word. */
const beginsSentence = ({ gap, from }: Token): boolean =>
  from === gap.length || /[.!?…:\n]|[^\p{L}\p{N}\s,;'’"«»()\uFFFC-]/u.test(gap);
const isJoined = ({ gap }: Token): boolean => gap === ' ' || gap === '. ' || gap === '-';

/** Whether a name may go on from one word to the next. */
const goesOn = (before: Token | undefined, word: Token | undefined): word is Token =>
  word !== undefined && isJoined(word) && (word.gap !== '. ' || initial.test(before?.text ?? ''));

/** Index behind the last word of the capitalised words that begin here. */
const endOf = (words: readonly Token[], first: number, small: ReadonlySet<string>): number => {
  let end = first + 1;
  for (let at = first + 1; at - first < LONGEST + 2; at++) {
    const word = words[at];
    if (!goesOn(words[at - 1], word)) break;
    if (isCapital(word) || joinedSurname.test(word.text)) end = at + 1;
    else if (!small.has(word.plain)) break;
  }
  return end;
};

interface Run {
  readonly words: readonly Token[];
  readonly before: Token | undefined;
  readonly twoBefore: Token | undefined;
  readonly after: Token | undefined;
  readonly afterNext: Token | undefined;
  readonly isFirst: boolean;
  /** Nothing else is in its sentence. */
  readonly isWhole: boolean;
  /** The last words of the text. */
  readonly isLast: boolean;
}

const endsSentence = (after: string): boolean => /^\s*[.,;:!?…)\n\uFFFC]|^\s*$|^\s*[^\p{L}\p{N}\s]/u.test(after);

/** The last part of a word with an apostrophe or hyphens: "l'école", "Paul-Klee-Allee". */
const lastPart = (word: Token | undefined): string => word?.plain.split(/['’-]/).at(-1) ?? '';

const isBehindPlace = ({ words, before, twoBefore }: Run): boolean => {
  if (before === undefined || words[0]?.gap !== ' ') return false;
  const word = lastPart(before);
  if (beforePlaces.has(word) || (words.length === 1 && beforeShortPlaces.has(word))) return true;
  return links.has(word) && beforePlaces.has(lastPart(twoBefore));
};

const isPlace = (run: Run): boolean => {
  const { words, after } = run;
  if (placeEnd.has(lastPart(words.at(-1)))) return true;
  if (words.length > 1 && beforePlaces.has(lastPart(words[0]))) return true;
  if (/^(?:['’]s)? $/.test(after?.gap ?? '') && placeEnd.has(after?.plain ?? '')) return true;
  if (after !== undefined && /^['’]s $/.test(after.gap) && capital.test(after.text)) return true;
  return !words.some(({ text }) => initial.test(text)) && isBehindPlace(run);
};

const isKnown = ({ words }: Run): boolean =>
  firstNames.has(words[0]?.plain ?? '') || firstNames.has(words[0]?.plain.split('-')[0] ?? '');
const isShouted = ({ words }: Run): boolean => words.every(({ text }) => shouted.test(text));
/** Letters that German does not have. */
const foreign = /[^a-zäöüß'’éèà-]/u;

/** "Wandrille et Capucine" begins a sentence. */
const isFirstOfTwo = ({ after, afterNext }: Run): boolean =>
  after?.gap === ' ' && /^(?:and|et|y|e|und)$/.test(after.plain) && afterNext !== undefined && isCapital(afterNext);

/** In German nouns have capitals: only two of them side by side, or a word with foreign letters, may be a name. */
const isLikelyInGerman = (run: Run): boolean => {
  const [first] = run.words;
  if (isKnown(run)) return (run.words.length > 1 || isFirstOfTwo(run) || (run.isWhole && run.isLast)) && !isPlace(run);
  if (run.words.length > 1 && run.isWhole && run.isLast) return true;
  if (run.words.some(({ plain }) => foreign.test(plain))) return !isPlace(run);
  return (
    run.words.length > 1 &&
    !run.isFirst &&
    !isPlace(run) &&
    !/(?:e|er|en|es|el|ung|heit|keit|tag|teil|plan|gang|schaft)$/.test(first?.plain ?? '')
  );
};

/** Nothing but a kiss follows. */
const isSignature = ({ after }: Run): boolean => after === undefined || /^x+$/i.test(after.text);

const isLikelyElsewhere = (run: Run): boolean => {
  if (run.isWhole && (run.words.length > 1 || isSignature(run))) return !isPlace(run) || isKnown(run);
  if (isPlace(run)) return false;
  if (run.isFirst) return run.words.length > 1 || isFirstOfTwo(run);
  return true;
};

/** Words in capitals only are names where the whole answer is in capitals, and the words are a known name. */
const isLikely = (run: Run, isGerman: boolean): boolean => {
  if (isShouted(run)) return isKnown(run) && run.words.length > 1;
  if (run.words.every(({ text }) => text.length < 2)) return false;
  return isGerman ? isLikelyInGerman(run) : isLikelyElsewhere(run);
};

const runAt = (text: string, words: readonly Token[], first: number, end: number): Run => {
  const own = words.slice(first, end);
  const [head, before, twoBefore, after] = [words[first], words[first - 1], words[first - 2], words[end]];
  const rest = text.slice(own.at(-1)?.to ?? 0, (own.at(-1)?.to ?? 0) + 3);
  const isFirst = head !== undefined && (beginsSentence(head) || head.gap.includes('\uFFFC'));
  return {
    words: own,
    before,
    twoBefore,
    after,
    afterNext: words[end + 1],
    isFirst,
    isWhole: isFirst && endsSentence(rest) && (after === undefined || after.gap !== ' '),
    isLast: after === undefined || words.length - end < 2,
  };
};

/** "Yesterday Derek Oldfield shouted": the name begins with its first name. */
const nameStart = (words: readonly Token[], first: number, end: number): number => {
  const [word, next] = [words[first], words[first + 1]];
  const isNextKnown = end - first > 1 && next !== undefined && unmistakableNames.has(next.plain);
  return isNextKnown && word !== undefined && beginsSentence(word) && !firstNames.has(word.plain) ? first + 1 : first;
};

/** "inès" alone, as people sign in small letters. */
const isKnownInSmallLetters = (text: string, words: readonly Token[], at: number): boolean => {
  const word = words[at];
  if (word === undefined || capital.test(word.text) || !unmistakableNames.has(word.plain) || isUsual(word))
    return false;
  return beginsSentence(word) && endsSentence(text.slice(word.to, word.to + 3));
};

const stretchOf = (words: readonly Token[], first: number, end: number): Stretch => ({
  from: words[first]?.from ?? 0,
  to: words[end - 1]?.to ?? 0,
});

/**
 * Finds words that are likely to be names of people, by their capitals.
 * @param text normalised, with filler in place of what was recognised before
 * @param isGerman whether nouns have capitals
 */
export const findLikelyNames = (text: string, isGerman: boolean): Stretch[] => {
  const words = tokensOf(text);
  const stretches: Stretch[] = [];
  for (let first = 0; first < words.length; ) {
    const isName = isCapital(words[first]);
    const end = isName ? endOf(words, first, isGerman ? germanParticles : particles) : first + 1;
    const start = nameStart(words, first, end);
    const isPersonal = isName
      ? isLikely(runAt(text, words, start, end), isGerman)
      : isKnownInSmallLetters(text, words, first);
    if (isPersonal) stretches.push(stretchOf(words, start, end));
    first = end;
  }
  return stretches;
};
