import { type ConceptId, conceptIds } from './concept-ids';
import type { JudgedLanguage } from './languages/languages';
import { radicalsOf } from './radicals';
import { thesaurus } from './thesaurus/thesaurus';
import { folded } from './tokens';

/** A word or phrase of a comment that names a concept. */
export interface ConceptHit {
  readonly concept: ConceptId;
  /** Certainty from 0 to 1. */
  readonly strength: number;
  /** Position of the first word, and number of words. */
  readonly at: number;
  readonly length: number;
}

interface Entry {
  readonly concept: ConceptId;
  readonly strength: number;
}

interface Index {
  readonly phrases: ReadonlyMap<string, readonly Entry[]>;
  /** Stems of phrases. A phrase of several words has its stem in the last one. */
  readonly stems: ReadonlyMap<string, readonly Entry[]>;
  readonly parts: readonly (readonly [string, Entry])[];
  readonly shortestStem: number;
}

const HINT = 0.4;
const PART = 0.9;
/** Shorter words contain parts by accident. */
const SHORTEST_WORD_WITH_PARTS = 6;
const MOST_WORDS = 4;
const MOST_REMEMBERED = 50_000;

/** Words of a text for themes. Hyphens and apostrophes separate words: `fly-tipping`, `l'arbre`. */
export const plainWords = (text: string): string[] => folded(text).match(/[\p{L}\p{N}]+|[£&€]/gu) ?? [];

const push = <K, V>(map: Map<K, V[]>, key: K, value: V): void => {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
};

const indexOf = (language: JudgedLanguage): Index => {
  const phrases = new Map<string, Entry[]>();
  const stems = new Map<string, Entry[]>();
  const parts: [string, Entry][] = [];
  for (const concept of conceptIds) {
    for (const raw of thesaurus[language][concept].split(',')) {
      const isHint = raw.trim().startsWith('?');
      const text = raw.trim().replace(/^\?/, '');
      const entry = { concept, strength: isHint ? HINT : 1 };
      const isPart = text.startsWith('*');
      const phrase = plainWords(text).join(' ');
      if (phrase === '') continue;
      if (isPart) parts.push([phrase, { concept, strength: PART }]);
      else if (text.endsWith('*')) push(stems, phrase, entry);
      else push(phrases, phrase, entry);
      if (isPart && !text.endsWith('*')) push(phrases, phrase, entry);
      if (isPart && text.endsWith('*')) push(stems, phrase, entry);
    }
  }
  return { phrases, stems, parts, shortestStem: Math.min(...[...stems.keys()].map(({ length }) => length)) };
};

const indexes = new Map<JudgedLanguage, Index>();

const indexFor = (language: JudgedLanguage): Index => {
  const known = indexes.get(language);
  if (known) return known;
  const made = indexOf(language);
  indexes.set(language, made);
  return made;
};

const entriesFor = (phrase: string, words: number, { phrases, stems, parts, shortestStem }: Index): Entry[] => {
  const entries = [...(phrases.get(phrase) ?? [])];
  const from = words === 1 ? shortestStem : phrase.lastIndexOf(' ') + 2;
  for (let length = phrase.length; length >= from; length -= 1) {
    const stem = stems.get(phrase.slice(0, length));
    if (stem) entries.push(...stem);
  }
  if (words === 1 && phrase.length >= SHORTEST_WORD_WITH_PARTS) {
    for (const [part, entry] of parts) {
      if (phrase.length > part.length && phrase.includes(part)) entries.push(entry);
    }
  }
  return entries;
};

/** Entries of phrases that were looked up, because comments repeat their words. */
const remembered = new Map<JudgedLanguage, Map<string, readonly Entry[]>>();
const NOTHING: readonly Entry[] = [];

const lookUp = (phrase: string, words: number, language: JudgedLanguage): readonly Entry[] => {
  const memory = remembered.get(language) ?? new Map<string, readonly Entry[]>();
  const known = memory.get(phrase);
  if (known) return known;
  const index = indexFor(language);
  const forms = language === 'cy' ? radicalsOf(phrase) : [phrase];
  const entries = forms.flatMap((form) => entriesFor(form, words, index));
  if (memory.size >= MOST_REMEMBERED) memory.clear();
  memory.set(phrase, entries.length === 0 ? NOTHING : entries);
  remembered.set(language, memory);
  return entries;
};

/** Words of phrases that begin with a word: only these are looked up as phrases. */
const starts = new Map<JudgedLanguage, ReadonlySet<string>>();

const startsFor = (language: JudgedLanguage): ReadonlySet<string> => {
  const known = starts.get(language);
  if (known) return known;
  const { phrases, stems } = indexFor(language);
  const all = [...phrases.keys(), ...stems.keys()].filter((phrase) => phrase.includes(' '));
  const made = new Set(all.map((phrase) => phrase.slice(0, phrase.indexOf(' '))));
  starts.set(language, made);
  return made;
};

/** The concepts that words of a text name. A longer phrase hides the words in it: `town hall` is no hall. */
export const findConcepts = (words: readonly string[], language: JudgedLanguage): ConceptHit[] => {
  const hits: ConceptHit[] = [];
  const begins = startsFor(language);
  let at = 0;
  while (at < words.length) {
    const word = words[at] as string;
    const isStart = begins.has(word) || (language === 'cy' && radicalsOf(word).some((form) => begins.has(form)));
    let length = isStart ? Math.min(MOST_WORDS, words.length - at) : 1;
    let entries: readonly Entry[] = NOTHING;
    for (; length >= 1; length -= 1) {
      entries = lookUp(words.slice(at, at + length).join(' '), length, language);
      if (entries.length > 0) break;
    }
    for (const { concept, strength } of entries) hits.push({ concept, strength, at, length });
    at += Math.max(1, length);
  }
  return hits;
};
