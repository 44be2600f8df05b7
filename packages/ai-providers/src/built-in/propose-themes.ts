import type { SentimentLabel } from '@folkmoot/contracts';
import { concepts } from './concepts.messages';
import type { ConceptId } from './concept-ids';
import { findConcepts, plainWords } from './find-concepts';
import { contentWords, isDull } from './content-words';
import type { JudgedLanguage } from './languages/languages';
import { inProportion } from './proportion';
import { type CodebookTheme, createThemeReader } from './theme-reader';
import { folded } from './tokens';
import { stemOf } from './words';

export interface ThemeComment {
  readonly text: string;
  readonly language: JudgedLanguage;
  readonly label: SentimentLabel | null;
}

export interface ProposedTheme<C extends ThemeComment = ThemeComment> {
  /** A phrase of the residents. */
  readonly name: string;
  /** Words that the theme is known by, the most frequent first. */
  readonly terms: readonly string[];
  readonly count: number;
  readonly comments: readonly C[];
  /** Comments that show the theme, in proportion to the labels. */
  readonly examples: readonly C[];
}

const FEWEST = 3;
const SMALLEST_SHARE = 0.01;
const MOST_THEMES = 12;
const MOST_TERMS = 6;
const EXAMPLES = 3;
const LONGEST_PHRASE = 3;
const MOST_CANDIDATES = 400;
/** A longer phrase is a better name, also when it is somewhat rarer. */
const LONGER_IS_BETTER = 0.45;
/** Two phrases that share this part of their comments are one theme. */
const TOGETHER = 0.5;
/** A theme must bring this share of comments that no theme before it has. */
const NEW_SHARE = 0.5;
const CLAUSE_END = /[.,;:!?()"“”«»\n/]+/u;

interface Candidate {
  readonly key: string;
  readonly length: number;
  readonly comments: Set<number>;
  /** Forms in which the phrase was written, with their number. */
  readonly forms: Map<string, number>;
}

const note = (candidates: Map<string, Candidate>, words: readonly string[], comment: number): void => {
  const key = words.map((word) => stemOf(folded(word))).join(' ');
  const candidate = candidates.get(key) ?? { key, length: words.length, comments: new Set(), forms: new Map() };
  const form = words.join(' ');
  candidate.comments.add(comment);
  candidate.forms.set(form, (candidate.forms.get(form) ?? 0) + 1);
  candidates.set(key, candidate);
};

/** Phrases of content words that follow each other, with the comments that contain them. */
const candidatesOf = (comments: readonly ThemeComment[]): Map<string, Candidate> => {
  const candidates = new Map<string, Candidate>();
  for (const [index, { text, language }] of comments.entries()) {
    for (const clause of text.split(CLAUSE_END)) {
      let run: string[] = [];
      for (const word of [...contentWords(clause), '']) {
        if (word !== '' && !isDull(word, language)) {
          run.push(word);
          for (let length = 1; length <= Math.min(LONGEST_PHRASE, run.length); length += 1)
            note(candidates, run.slice(-length), index);
        } else run = [];
      }
    }
  }
  return candidates;
};

const scoreOf = ({ comments, length }: Candidate): number => comments.size * (1 + LONGER_IS_BETTER * (length - 1));

const mostWritten = ({ forms }: Candidate): string =>
  [...forms].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0] ?? '';

const shared = (a: ReadonlySet<number>, b: ReadonlySet<number>): number => {
  let count = 0;
  for (const each of a) if (b.has(each)) count += 1;
  return count;
};

/** Comments by the concept that they name most clearly. */
const byConcept = (comments: readonly ThemeComment[]): Map<ConceptId, Set<number>> => {
  const sets = new Map<ConceptId, Set<number>>();
  for (const [index, { text, language }] of comments.entries()) {
    const strengths = new Map<ConceptId, number>();
    for (const { concept, strength } of findConcepts(plainWords(text), language))
      strengths.set(concept, (strengths.get(concept) ?? 0) + strength);
    const [best] = [...strengths].sort((a, b) => b[1] - a[1]);
    if (!best || best[1] < 1) continue;
    const set = sets.get(best[0]) ?? new Set<number>();
    set.add(index);
    sets.set(best[0], set);
  }
  return sets;
};

interface Group {
  readonly name: string;
  readonly members: ReadonlySet<number>;
}

const capitalised = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const isPartOf = (a: Candidate, b: Candidate): boolean => ` ${b.key} `.includes(` ${a.key} `);

/** The phrase that most members of a group share, preferably a long one. */
const nameOf = (members: ReadonlySet<number>, candidates: readonly Candidate[], fallback: string): string => {
  const counted = candidates
    .map((candidate) => ({ candidate, count: shared(candidate.comments, members) }))
    .filter(({ candidate, count }) => count >= FEWEST && count >= candidate.comments.size * TOGETHER)
    .sort((a, b) => b.count * (1 + LONGER_IS_BETTER * (b.candidate.length - 1)) - a.count * (1 + LONGER_IS_BETTER * (a.candidate.length - 1)));
  return counted[0] ? capitalised(mostWritten(counted[0].candidate)) : fallback;
};

const groupsOf = (comments: readonly ThemeComment[], candidates: readonly Candidate[], fewest: number): Group[] => {
  const seeds: Group[] = [];
  for (const [concept, members] of byConcept(comments)) {
    if (members.size >= fewest) seeds.push({ name: nameOf(members, candidates, concepts[concept].name), members });
  }
  for (const [at, candidate] of candidates.entries()) {
    const longer = candidates.slice(0, at).some((other) => isPartOf(candidate, other) && other.comments.size >= candidate.comments.size * TOGETHER);
    if (candidate.comments.size >= fewest && !longer) seeds.push({ name: capitalised(mostWritten(candidate)), members: candidate.comments });
  }
  const groups: Group[] = [];
  const covered = new Set<number>();
  const names = new Set<string>();
  for (const seed of seeds.toSorted((a, b) => b.members.size - a.members.size)) {
    const fresh = seed.members.size - shared(seed.members, covered);
    const isNew = fresh >= fewest && fresh >= seed.members.size * NEW_SHARE && !names.has(seed.name);
    if (!isNew || groups.length >= MOST_THEMES) continue;
    groups.push(seed);
    names.add(seed.name);
    for (const member of seed.members) covered.add(member);
  }
  return groups;
};

/**
 * Themes that a codebook lacks, from comments that none of its themes fits. The same comments give the same themes.
 */
export const proposeThemes = <C extends ThemeComment>(
  comments: readonly C[],
  existing: readonly CodebookTheme[],
): ProposedTheme<C>[] => {
  const read = existing.length > 0 ? createThemeReader(existing) : () => [];
  const rest = comments.filter(({ text, language }) => read(text, language).length === 0);
  const fewest = Math.max(FEWEST, Math.ceil(rest.length * SMALLEST_SHARE));
  const candidates = [...candidatesOf(rest).values()]
    .filter((candidate) => candidate.comments.size >= FEWEST)
    .sort((a, b) => scoreOf(b) - scoreOf(a) || (a.key < b.key ? -1 : 1))
    .slice(0, MOST_CANDIDATES);
  return groupsOf(rest, candidates, fewest).map(({ name, members }) => {
    const terms = candidates
      .map((candidate) => ({ candidate, count: shared(candidate.comments, members) }))
      .filter(({ candidate, count }) => candidate.length === 1 && count >= 2 && count >= candidate.comments.size * TOGETHER)
      .sort((a, b) => b.count - a.count)
      .slice(0, MOST_TERMS);
    const stems = new Map(terms.map(({ candidate, count }) => [candidate.key, count]));
    const centrality = (comment: C): number => {
      const words = contentWords(comment.text).map((word) => stemOf(folded(word)));
      const known = [...new Set(words)].reduce((sum, word) => sum + (stems.get(word) ?? 0), 0);
      return known / (members.size * Math.sqrt(words.length + 4));
    };
    const own = [...members].sort((a, b) => a - b).map((index) => rest[index] as C);
    const central = own.toSorted((a, b) => centrality(b) - centrality(a));
    return {
      name,
      terms: terms.map(({ candidate }) => mostWritten(candidate)),
      count: own.length,
      comments: own,
      examples: inProportion(central, EXAMPLES),
    };
  });
};
