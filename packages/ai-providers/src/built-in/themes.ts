import type { Theme } from '@folkmoot/contracts';
import { differing, quoteOf } from '../analysis/quotes';
import { builtInMessages as messages } from './built-in-analysis.messages';
import { type ConceptId, conceptIds } from './concept-ids';
import { type Concept, concepts } from './concepts.messages';
import { plainWords } from './find-concepts';
import { inProportion } from './proportion';
import { proposeThemes } from './propose-themes';
import type { ReadComment } from './read-comments';

const MOST_THEMES = 8;
const EXAMPLES = 2;
const QUOTES = 3;
const TERMS = 6;
/** Minimum number of comments for a theme. */
const FEWEST = 2;
const SMALLEST_SHARE = 0.02;

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

const mostUsed = (words: readonly string[]): string[] => {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([word]) => word);
};

type Unranked = Omit<Cluster, 'breadthOf'>;

/** True when a text contains one of some phrases. */
const namesOneOf = (phrases: readonly string[]) => {
  const padded = phrases.map((phrase) => ` ${phrase} `);
  return (text: string): boolean => {
    const words = ` ${plainWords(text).join(' ')} `;
    return padded.some((phrase) => words.includes(phrase));
  };
};

const conceptClusters = (comments: readonly ReadComment[]): Unranked[] => {
  const members = new Map<ConceptId, ReadComment[]>();
  for (const comment of comments) {
    for (const concept of comment.concepts.keys()) members.set(concept, [...(members.get(concept) ?? []), comment]);
  }
  return conceptIds.flatMap((id) => {
    const own = members.get(id);
    if (!own) return [];
    const words = mostUsed(own.flatMap(({ concepts: named }) => named.get(id) ?? []));
    const { name } = concepts[id];
    return [{ concept: concepts[id], name, comments: own, terms: words.slice(0, TERMS), isNamedIn: namesOneOf(words) }];
  });
};

/** Themes of comments without a known topic, from their words. */
const phraseClusters = (comments: readonly ReadComment[], fewest: number): Unranked[] =>
  proposeThemes(comments, [])
    .filter(({ count }) => count >= fewest)
    .map(({ name, terms, comments: own }) => ({
      concept: null,
      name: messages.phrase([name]),
      comments: own,
      terms,
      isNamedIn: namesOneOf([...terms, name].map((term) => plainWords(term).join(' '))),
    }));

/** The themes of the comments, the most frequent first. */
export const clusterComments = (comments: readonly ReadComment[]): Cluster[] => {
  const fewest = Math.max(FEWEST, Math.ceil(comments.length * SMALLEST_SHARE));
  const byConcept = conceptClusters(comments).filter(({ comments: { length } }) => length >= fewest);
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

/** Comments that are good examples of a cluster, in proportion to its labels: about little else, and clear. */
export const quotesOf = ({ comments, isNamedIn, breadthOf }: Cluster, most = QUOTES) => {
  const ordered = comments
    .filter(({ isQuotable }) => isQuotable)
    .toSorted((a, b) => breadthOf(a) - breadthOf(b) || Math.abs(b.weight) - Math.abs(a.weight));
  const quotable = differing(ordered, ordered.length);
  return differing(
    inProportion(quotable, most, comments).map((comment) => quoteOf(comment, isNamedIn)),
    most,
  );
};

export const tally = (comments: readonly ReadComment[]) => {
  const of = (label: ReadComment['label']) => comments.filter((comment) => comment.label === label).length;
  return { positive: of('positive'), neutral: of('neutral'), negative: of('negative') };
};

export const toTheme = (cluster: Cluster): Theme => {
  const quotes = quotesOf(cluster);
  return {
    name: cluster.name,
    frequency: cluster.comments.length,
    description: messages.themeTone(tally(cluster.comments), cluster.comments.length),
    examples: quotes.slice(0, EXAMPLES).map(({ text }) => text),
    quotes,
    terms: [...cluster.terms],
  };
};
