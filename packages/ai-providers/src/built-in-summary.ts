import { builtInWords as words } from './built-in.messages';

const SHORTEST = 4;
const MOST_TOPICS = 3;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** Number of texts per word, the most frequent word first. */
const topicsOf = (texts: readonly string[]): { word: string; count: number }[] => {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const word of new Set(wordsOf(text))) {
      const says = word.length >= SHORTEST && !words.common.has(word) && !words.good.has(word) && !words.bad.has(word);
      if (says) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return [...counts]
    .map(([word, count]) => ({ word, count }))
    .sort((a, b) => b.count - a.count || (a.word < b.word ? -1 : 1));
};

const toneOf = (text: string): number => {
  const all = wordsOf(text);
  return all.filter((word) => words.good.has(word)).length - all.filter((word) => words.bad.has(word)).length;
};

/** A summary by word counts: number of positive and negative texts, and the most frequent words. */
export const builtInSummary = (texts: readonly string[]): string => {
  const tones = texts.map(toneOf);
  const topics = topicsOf(texts).slice(0, MOST_TOPICS);
  return words.summary({
    responses: texts.length,
    glad: tones.filter((tone) => tone > 0).length,
    displeased: tones.filter((tone) => tone < 0).length,
    topics: topics.map(({ word, count }) => words.topic(word, count)),
  });
};
