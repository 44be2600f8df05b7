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

interface Entries {
  readonly phrases: Map<string, Entry[]>;
  readonly stems: Map<string, Entry[]>;
  readonly parts: [string, Entry][];
}

const addEntry = ({ phrases, stems, parts }: Entries, concept: ConceptId, raw: string): void => {
  const isHint = raw.startsWith('?');
  const text = isHint ? raw.slice(1) : raw;
  const phrase = plainWords(text).join(' ');
  if (phrase === '') return;
  if (text.startsWith('*')) parts.push([phrase, { concept, strength: PART }]);
  push(text.endsWith('*') ? stems : phrases, phrase, { concept, strength: isHint ? HINT : 1 });
};

const indexOf = (language: JudgedLanguage): Index => {
  const entries: Entries = { phrases: new Map(), stems: new Map(), parts: [] };
  for (const concept of conceptIds) {
    for (const raw of thesaurus[language][concept].split(',')) addEntry(entries, concept, raw.trim());
  }
  return { ...entries, shortestStem: Math.min(...[...entries.stems.keys()].map(({ length }) => length)) };
};

const indexes = new Map<JudgedLanguage, Index>();

const indexFor = (language: JudgedLanguage): Index => {
  const known = indexes.get(language);
  if (known) return known;
  const made = indexOf(language);
  indexes.set(language, made);
  return made;
};

const byStem = (phrase: string, words: number, { stems, shortestStem }: Index): Entry[] => {
  const from = words === 1 ? shortestStem : phrase.lastIndexOf(' ') + 2;
  const lengths = Array.from({ length: Math.max(0, phrase.length - from + 1) }, (_, at) => phrase.length - at);
  return lengths.flatMap((length) => stems.get(phrase.slice(0, length)) ?? []);
};

const byPart = (word: string, { parts }: Index): Entry[] =>
  parts.filter(([part]) => word.length > part.length && word.includes(part)).map(([, entry]) => entry);

const entriesFor = (phrase: string, words: number, index: Index): Entry[] => [
  ...(index.phrases.get(phrase) ?? []),
  ...byStem(phrase, words, index),
  ...(words === 1 && phrase.length >= SHORTEST_WORD_WITH_PARTS ? byPart(phrase, index) : []),
];

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

const mayBegin = (word: string, language: JudgedLanguage): boolean => {
  const begins = startsFor(language);
  return begins.has(word) || (language === 'cy' && radicalsOf(word).some((form) => begins.has(form)));
};

/** The longest phrase of the thesaurus that begins at a word. */
const longestAt = (words: readonly string[], at: number, language: JudgedLanguage) => {
  const most = mayBegin(words[at] as string, language) ? Math.min(MOST_WORDS, words.length - at) : 1;
  for (let length = most; length >= 1; length -= 1) {
    const entries = lookUp(words.slice(at, at + length).join(' '), length, language);
    if (entries.length > 0) return { entries, length };
  }
  return { entries: NOTHING, length: 1 };
};

/** The concepts that words of a text name. A longer phrase hides the words in it: `town hall` is no hall. */
export const findConcepts = (words: readonly string[], language: JudgedLanguage): ConceptHit[] => {
  const hits: ConceptHit[] = [];
  for (let at = 0; at < words.length; ) {
    const { entries, length } = longestAt(words, at, language);
    for (const { concept, strength } of entries) hits.push({ concept, strength, at, length });
    at += length;
  }
  return hits;
};
