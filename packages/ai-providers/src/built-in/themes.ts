import type { Theme } from '@folkmoot/contracts';
import { differing, quoteOf } from '../analysis/quotes';
import { builtInMessages as messages } from './built-in-analysis.messages';
import { type Concept, type ConceptId, concepts } from './concepts.messages';
import { type JudgedLanguage, judgedLanguages, languageWords } from './languages/languages';
import type { ReadComment } from './read-comments';
import { stemOf, type WordTable, wordSet, wordsOf, wordTable } from './words';

const MOST_THEMES = 8;
const EXAMPLES = 2;
const QUOTES = 3;
const TERMS = 6;
/** Minimum number of comments for a theme. */
const FEWEST = 2;
const SMALLEST_SHARE = 0.02;
const SHORTEST_WORD = 4;
/** Two words that appear together with at least this share are one theme. */
const TOGETHER = 0.5;

/** Comments that name one topic. */
export interface Cluster {
  readonly concept: Concept | null;
  readonly name: string;
  readonly comments: readonly ReadComment[];
  /** Number of topics that a comment names. A comment with this topic only is the best example. */
  readonly breadthOf: (comment: ReadComment) => number;
  /** The matched words, the most frequent first. */
  readonly terms: readonly string[];
  readonly isNamedIn: (text: string) => boolean;
}

type Tables = Readonly<Record<JudgedLanguage, WordTable<true>>>;

const tablesOf = ({ words }: Concept): Tables =>
  Object.fromEntries(judgedLanguages.map((language) => [language, wordTable([[words[language], true]])])) as Tables;

const known = (Object.keys(concepts) as ConceptId[]).map((id) => ({
  concept: concepts[id] as Concept,
  tables: tablesOf(concepts[id]),
}));

/** The topics of a text of one language, from the known words. */
export const conceptsIn = (text: string, language: JudgedLanguage): string[] => {
  const words = wordsOf(text);
  return known
    .filter(({ tables }) => words.some((word) => tables[language].find(word)))
    .map(({ concept: { name } }) => name);
};

const mostUsed = (words: readonly string[]): string[] => {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([word]) => word);
};

type Unranked = Omit<Cluster, 'breadthOf'>;

const conceptCluster = (comments: readonly ReadComment[], { concept, tables }: (typeof known)[number]): Unranked => {
  const isNamed = (word: string, language: JudgedLanguage) => tables[language].find(word) === true;
  const matching = comments.filter(({ words, language }) => words.some((word) => isNamed(word, language)));
  const hits = matching.flatMap(({ words, language }) => [...new Set(words.filter((word) => isNamed(word, language)))]);
  return {
    concept,
    name: concept.name,
    comments: matching,
    terms: mostUsed(hits).slice(0, TERMS),
    isNamedIn: (text) => wordsOf(text).some((word) => judgedLanguages.some((language) => isNamed(word, language))),
  };
};

const dull = Object.fromEntries(
  judgedLanguages.map((language) => [
    language,
    wordSet(`${languageWords[language].common} ${languageWords[language].marks}`),
  ]),
) as Readonly<Record<JudgedLanguage, ReadonlySet<string>>>;

const contentStems = ({ words, language }: ReadComment): Map<string, string> =>
  new Map(
    words
      .filter((word) => word.length >= SHORTEST_WORD && !dull[language].has(word))
      .map((word) => [stemOf(word), word]),
  );

interface Phrase {
  readonly stem: string;
  readonly comments: Set<ReadComment>;
  readonly words: string[];
}

const phrasesOf = (comments: readonly ReadComment[]): Phrase[] => {
  const phrases = new Map<string, Phrase>();
  for (const comment of comments) {
    for (const [stem, word] of contentStems(comment)) {
      const phrase = phrases.get(stem) ?? { stem, comments: new Set(), words: [] };
      phrase.comments.add(comment);
      phrase.words.push(word);
      phrases.set(stem, phrase);
    }
  }
  return [...phrases.values()].sort((a, b) => b.comments.size - a.comments.size);
};

const overlap = (a: ReadonlySet<unknown>, b: ReadonlySet<unknown>): number => {
  const both = [...a].filter((each) => b.has(each)).length;
  return both / (a.size + b.size - both);
};

const PHRASES_LOOKED_AT = 60;

/** Themes of comments without a known topic, from their words. Words that appear together become one theme. */
const phraseClusters = (comments: readonly ReadComment[], fewest: number): Unranked[] => {
  const phrases = phrasesOf(comments)
    .filter(({ comments: { size } }) => size >= fewest)
    .slice(0, PHRASES_LOOKED_AT);
  const groups: Phrase[][] = [];
  for (const phrase of phrases) {
    const group = groups.find(([first]) => first && overlap(first.comments, phrase.comments) >= TOGETHER);
    if (group) group.push(phrase);
    else groups.push([phrase]);
  }
  return groups.map((group) => {
    const terms = group.map(({ words }) => mostUsed(words)[0] ?? '').slice(0, TERMS);
    const stems = new Set(group.map(({ stem }) => stem));
    return {
      concept: null,
      name: messages.phrase(terms.slice(0, 2)),
      comments: [...new Set(group.flatMap((phrase) => [...phrase.comments]))],
      terms,
      isNamedIn: (text) => wordsOf(text).some((word) => stems.has(stemOf(word))),
    };
  });
};

/** The themes of the comments, the most frequent first. */
export const clusterComments = (comments: readonly ReadComment[]): Cluster[] => {
  const fewest = Math.max(FEWEST, Math.ceil(comments.length * SMALLEST_SHARE));
  const byConcept = known
    .map((each) => conceptCluster(comments, each))
    .filter(({ comments: { length } }) => length >= fewest);
  const covered = new Set(byConcept.flatMap((cluster) => cluster.comments));
  const rest = comments.filter((comment) => !covered.has(comment));
  const clusters = [...byConcept, ...phraseClusters(rest, Math.max(fewest, FEWEST + 1))];
  const breadths = new Map<ReadComment, number>();
  for (const comment of clusters.flatMap((cluster) => cluster.comments))
    breadths.set(comment, (breadths.get(comment) ?? 0) + 1);
  const breadthOf = (comment: ReadComment): number => breadths.get(comment) ?? 0;
  return clusters
    .sort((a, b) => b.comments.length - a.comments.length)
    .slice(0, MOST_THEMES)
    .map((cluster) => ({ ...cluster, breadthOf }));
};

/** Comments that are good examples of a cluster: clear, short enough to read, without personal data. */
export const quotesOf = ({ comments, isNamedIn, breadthOf }: Cluster, most = QUOTES) =>
  differing(
    comments
      .filter(({ isQuotable }) => isQuotable)
      .toSorted((a, b) => breadthOf(a) - breadthOf(b) || Math.abs(b.weight) - Math.abs(a.weight))
      .map((comment) => quoteOf(comment, isNamedIn)),
    most,
  );

export const tally = (comments: readonly ReadComment[]) => {
  const of = (label: ReadComment['label']) => comments.filter((comment) => comment.label === label).length;
  return { positive: of('positive'), neutral: of('neutral'), negative: of('negative') };
};

export const toTheme = (cluster: Cluster): Theme => {
  const quotes = quotesOf(cluster);
  return {
    name: cluster.name,
    frequency: cluster.comments.length,
    description: messages.themeTone(tally(cluster.comments)),
    examples: quotes.slice(0, EXAMPLES).map(({ text }) => text),
    quotes,
    terms: [...cluster.terms],
  };
};
