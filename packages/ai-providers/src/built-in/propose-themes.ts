import type { SentimentLabel } from '@folkmoot/contracts';
import type { ConceptId } from './concept-ids';
import { concepts } from './concepts.messages';
import { contentWords, isDull } from './content-words';
import { findConcepts, plainWords } from './find-concepts';
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

/** Content words that follow each other in a clause. */
const runsOf = (text: string, language: JudgedLanguage): string[][] =>
  text.split(CLAUSE_END).flatMap((clause) => {
    const runs: string[][] = [[]];
    for (const word of contentWords(clause)) {
      if (isDull(word, language)) runs.push([]);
      else runs.at(-1)?.push(word);
    }
    return runs;
  });

/** Phrases of content words that follow each other, with the comments that contain them. */
const candidatesOf = (comments: readonly ThemeComment[]): Map<string, Candidate> => {
  const candidates = new Map<string, Candidate>();
  for (const [index, { text, language }] of comments.entries()) {
    for (const run of runsOf(text, language)) {
      for (const [end] of run.entries()) {
        const most = Math.min(LONGEST_PHRASE, end + 1);
        for (let length = 1; length <= most; length += 1) note(candidates, run.slice(end + 1 - length, end + 1), index);
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
    .sort(
      (a, b) =>
        b.count * (1 + LONGER_IS_BETTER * (b.candidate.length - 1)) -
        a.count * (1 + LONGER_IS_BETTER * (a.candidate.length - 1)),
    );
  return counted[0] ? capitalised(mostWritten(counted[0].candidate)) : fallback;
};

/** A phrase that is seldom written without a longer one is no name of its own. */
const isInLonger = (candidate: Candidate, candidates: readonly Candidate[]): boolean =>
  candidates.some(
    (other) =>
      other.length > candidate.length &&
      isPartOf(candidate, other) &&
      other.comments.size >= candidate.comments.size * TOGETHER,
  );

const seedsOf = (comments: readonly ThemeComment[], candidates: readonly Candidate[]): Group[] => [
  ...[...byConcept(comments)].map(([concept, members]) => ({
    name: nameOf(members, candidates, concepts[concept].name),
    members,
  })),
  ...candidates
    .filter((candidate) => !isInLonger(candidate, candidates))
    .map((candidate) => ({ name: capitalised(mostWritten(candidate)), members: candidate.comments })),
];

const groupsOf = (comments: readonly ThemeComment[], candidates: readonly Candidate[], fewest: number): Group[] => {
  const groups: Group[] = [];
  const covered = new Set<number>();
  const isNew = ({ name, members }: Group): boolean => {
    const fresh = members.size - shared(members, covered);
    return fresh >= Math.max(fewest, members.size * NEW_SHARE) && groups.every((group) => group.name !== name);
  };
  const seeds = seedsOf(comments, candidates).filter(({ members }) => members.size >= fewest);
  for (const seed of seeds.toSorted((a, b) => b.members.size - a.members.size)) {
    if (groups.length === MOST_THEMES) break;
    if (!isNew(seed)) continue;
    groups.push(seed);
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
      .filter(
        ({ candidate, count }) => candidate.length === 1 && count >= 2 && count >= candidate.comments.size * TOGETHER,
      )
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
