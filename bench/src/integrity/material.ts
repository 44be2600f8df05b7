import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createDraws } from './draws';
import { createWordModel, type WordModel } from './word-model';
import { arabic } from './words/arabic';
import { arabicLines } from './words/arabic-lines';
import { english } from './words/english';
import { spanish } from './words/spanish';
import { welsh } from './words/welsh';
import type { Words } from './words/words.types';

export const languages = ['en', 'cy', 'es', 'ar'] as const;
export type Language = (typeof languages)[number];
/** Nothing of one set is in the other: no survey, no seed, no comment, no prepared word. */
export type SetName = 'tuning' | 'measuring';

/** All that is written in one language. */
export interface Material extends Words {
  readonly language: Language;
  /** Writes as honest people do. */
  readonly model: WordModel;
  /** Sentences that programs use. The model has not seen them. */
  readonly sentences: readonly string[];
  /** Every different word. */
  readonly vocabulary: readonly string[];
}

const wordsOf = { en: english, cy: welsh, es: spanish, ar: arabic };
const data = path.resolve(import.meta.dirname, '../../../packages/ai-providers/data/training');
const ARABIC_LINES = 900;
const ARABIC_SEED = 31;
/** Every so many of the sentences are left to programs. */
const KEPT_BACK = 3;
const MIN_SENTENCE_WORDS = 6;
const MAX_SENTENCE_WORDS = 18;

/** The labelled comments, of which every second belongs to a set. */
const linesOf = (language: Language, set: SetName): string[] => {
  if (language === 'ar') return arabicLines(set, ARABIC_LINES, createDraws(ARABIC_SEED + (set === 'tuning' ? 0 : 1)));
  const parity = set === 'tuning' ? 0 : 1;
  return readFileSync(path.join(data, `${language}.jsonl`), 'utf8')
    .split('\n')
    .filter((line, index) => line !== '' && index % 2 === parity)
    .map((line) => (JSON.parse(line) as { readonly text: string }).text);
};

export const wordCount = (text: string): number => text.split(/\s+/).filter(Boolean).length;

const isSentence = (text: string): boolean => {
  const words = wordCount(text);
  return words >= MIN_SENTENCE_WORDS && words <= MAX_SENTENCE_WORDS;
};

const madeMaterial = (language: Language, set: SetName): Material => {
  const lines = linesOf(language, set);
  const sentences = lines.filter((line, index) => isSentence(line) && index % KEPT_BACK === 0);
  const kept = new Set(sentences);
  const others = lines.filter((line) => !kept.has(line));
  const vocabulary = [...new Set(others.flatMap((line) => line.toLowerCase().match(/\p{L}{2,}/gu) ?? []))];
  return { ...wordsOf[language][set], language, model: createWordModel(others), sentences, vocabulary };
};

const made = new Map<string, Material>();

export const materialOf = (language: Language, set: SetName): Material => {
  const key = `${language} ${set}`;
  const material = made.get(key) ?? madeMaterial(language, set);
  made.set(key, material);
  return material;
};
