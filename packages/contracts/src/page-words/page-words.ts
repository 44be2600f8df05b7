import { addedWords } from '#added-words';
import { lookup } from '../core/dictionary';
import type { Language } from '../entities/council-terms';
import type { WordTree } from './word-tree';

const isTree = (value: unknown): value is WordTree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `{0}` is the first argument of the English text when that is a function. */
const filled =
  (text: string) =>
  (...values: readonly unknown[]): string =>
    text.replace(/\{(\d)\}/g, (_, index: string) => String(values[Number(index)] ?? ''));

/** A text with a number has one form per plural category, and every language has its own categories. */
const isPlural = (words: object): boolean => 'other' in words;

const mergedTexts = (english: object, own: WordTree): object => {
  if (isPlural(english)) return isPlural(own) ? own : english;
  return Object.fromEntries(Object.entries(english).map(([key, value]) => [key, mergedOf(value, lookup(own, key))]));
};

/** A sentence, or the sentences of a list. */
const mergedText = (english: unknown, own: unknown): unknown => {
  if (Array.isArray(english)) return Array.isArray(own) && own.length === english.length ? own : english;
  if (typeof own !== 'string') return english;
  return typeof english === 'function' ? filled(own) : own;
};

const mergedOf = (english: unknown, own: unknown): unknown => {
  const isGroup = typeof english === 'object' && english !== null && !Array.isArray(english);
  if (!isGroup) return mergedText(english, own);
  return isTree(own) ? mergedTexts(english, own) : english;
};

/** Merged once per part of a file. */
const merged = new WeakMap<object, object>();

/**
 * The texts of a table in any language of our pages. A language that has a file of its own takes them from the part of
 * the file with this name; what the file does not have is in English.
 */
export const wordsFrom = <Words extends object>(
  table: Readonly<Record<Language, Words>>,
  part: string,
  language: string,
): Words => {
  const known = lookup(table, language);
  if (known) return known;
  const own = part
    .split('.')
    .reduce<unknown>((tree, key) => (isTree(tree) ? lookup(tree, key) : undefined), addedWords(language));
  if (!isTree(own)) return table.en;
  const words = merged.get(own) ?? (mergedOf(table.en, own) as Words);
  merged.set(own, words);
  return words as Words;
};
