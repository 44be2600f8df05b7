import { type ConceptId, conceptIds } from './concept-ids';
import { type ConceptGroup, conceptGroups, concepts, isLearnedGroup } from './concepts.messages';
import { dullWords } from './content-words';
import { detectLanguages } from './detect-language';
import { type ConceptHit, findConcepts, plainWords } from './find-concepts';
import type { JudgedLanguage } from './languages/languages';
import type { LinearModel } from './model/linear-model';
import { defaultTopicModel } from './model/models';
import { emitTopicFeatures } from './topic-features';
import { stemOf } from './words';

/** A theme of a codebook. */
export interface CodebookTheme {
  readonly id: string;
  readonly name: string;
  readonly definition: string;
  readonly examples: readonly string[];
}

export interface AssignedTheme {
  readonly themeId: string;
  /** Words of the comment that support the theme. */
  readonly words: readonly string[];
}

export type ThemeReader = (text: string, language: JudgedLanguage) => AssignedTheme[];

/** Chosen by cross-validation with several codebooks, see ADR 118. */
const tuning = {
  name: 3,
  definition: 1.5,
  example: 0.25,
  claim: 0.6,
  neighbour: 0.55,
  ownWord: 0.9,
  exampleWord: 0.3,
  threshold: 0.2,
  ofBest: 0.33,
  most: 4,
  learned: 0.8,
  doubt: 1,
};

const SHORTEST_OWN_WORD = 4;

/** A concept that is named again counts by this much more. */
const REPEATED = 0.5;

type Weights<K> = Map<K, number>;
const add = <K>(weights: Weights<K>, key: K, weight: number): void => {
  weights.set(key, (weights.get(key) ?? 0) + weight);
};

interface Profile {
  readonly concepts: Weights<ConceptId>;
  readonly stems: Weights<string>;
  /** Phrases of its texts that name a concept. */
  readonly phrases: Set<string>;
}

const phraseKey = (words: readonly string[], { at, length }: ConceptHit): string =>
  words
    .slice(at, at + length)
    .map(stemOf)
    .join(' ');

interface Part {
  readonly text: string;
  readonly conceptWeight: number;
  readonly wordWeight: number;
}

const partsOf = ({ name, definition, examples }: CodebookTheme): Part[] => [
  { text: name, conceptWeight: tuning.name, wordWeight: 1 },
  { text: definition, conceptWeight: tuning.definition, wordWeight: tuning.ownWord },
  ...examples.map((text) => ({ text, conceptWeight: tuning.example, wordWeight: tuning.exampleWord })),
];

const profileOf = (theme: CodebookTheme, language: JudgedLanguage): Profile => {
  const profile: Profile = { concepts: new Map(), stems: new Map(), phrases: new Set() };
  const dull = dullWords(language);
  for (const { text, conceptWeight, wordWeight } of partsOf(theme)) {
    const words = plainWords(text);
    const hits = findConcepts(words, language);
    const strengths: Weights<ConceptId> = new Map();
    for (const hit of hits) {
      add(strengths, hit.concept, hit.strength);
      profile.phrases.add(phraseKey(words, hit));
    }
    for (const [concept, strength] of strengths) add(profile.concepts, concept, Math.min(strength, 1) * conceptWeight);
    const taken = new Set(hits.flatMap(({ at, length }) => Array.from({ length }, (_, each) => at + each)));
    const own = words.filter((word, at) => !(taken.has(at) || word.length < SHORTEST_OWN_WORD || dull.has(word)));
    for (const stem of own.map(stemOf)) profile.stems.set(stem, Math.max(profile.stems.get(stem) ?? 0, wordWeight));
  }
  return profile;
};

/** Shares of the best weight, without those that are much smaller. */
const sharesOf = (weights: readonly number[]): number[] => {
  const best = Math.max(...weights);
  return weights.map((weight) => (best > 0 && weight / best >= tuning.claim ? weight / best : 0));
};

const groupWeightsOf = (profiles: readonly Profile[], group: ConceptGroup): number[] =>
  profiles.map(({ concepts: weights }) =>
    [...weights].reduce((sum, [id, weight]) => sum + (concepts[id].group === group ? weight : 0), 0),
  );

/** How much each concept speaks for each theme, from 0 to 1: in comparison with the theme that it fits best. */
const affinitiesOf = (profiles: readonly Profile[]): ReadonlyMap<ConceptId, readonly number[]> => {
  const affinities = new Map<ConceptId, readonly number[]>();
  for (const id of conceptIds) {
    const own = profiles.map(({ concepts: weights }) => weights.get(id) ?? 0);
    const isClaimed = Math.max(...own) >= tuning.example * 1.5;
    const group = groupWeightsOf(profiles, concepts[id].group);
    const weights = isClaimed ? own : group.map((weight, at) => weight + (own[at] as number) * 2);
    const certainty = isClaimed ? 1 : tuning.neighbour;
    affinities.set(
      id,
      sharesOf(weights).map((share) => share * certainty),
    );
  }
  return affinities;
};

/** Own words of the themes, by the share of their weight that a theme has. */
const ownWordsOf = (profiles: readonly Profile[]): ReadonlyMap<string, readonly number[]> => {
  const stems = new Set(profiles.flatMap((profile) => [...profile.stems.keys()]));
  return new Map(
    [...stems].map((stem) => {
      const weights = profiles.map((profile) => profile.stems.get(stem) ?? 0);
      const sum = weights.reduce((all, weight) => all + weight, 0);
      return [stem, weights.map((weight) => (weight * weight) / sum)];
    }),
  );
};

const languageOfCodebook = (themes: readonly CodebookTheme[]): JudgedLanguage => {
  const texts = themes.flatMap(({ name, definition, examples }) => [name, definition, ...examples]);
  return detectLanguages([texts.join('. ')])[0] ?? 'en';
};

/** Parts of a theme's weight that are in groups which the classifier knows. */
const coverageOf = ({ concepts: weights }: Profile): number => {
  const all = [...weights];
  const sum = all.reduce((total, [, weight]) => total + weight, 0);
  const known = all.reduce((total, [id, weight]) => total + (isLearnedGroup(concepts[id].group) ? weight : 0), 0);
  return sum === 0 ? 0 : known / sum;
};

interface Evidence {
  /** Sums of the strengths of the words for each theme. */
  readonly scores: number[];
  /** The same by the group of the concepts. */
  readonly byGroup: ReadonlyMap<ConceptGroup, number[]>;
  readonly support: readonly Set<string>[];
}

interface Codebook {
  readonly themes: readonly CodebookTheme[];
  readonly language: JudgedLanguage;
  readonly profiles: readonly Profile[];
  readonly affinities: ReadonlyMap<ConceptId, readonly number[]>;
  readonly ownWords: ReadonlyMap<string, readonly number[]>;
  readonly groupShares: ReadonlyMap<ConceptGroup, readonly number[]>;
  readonly coverage: readonly number[];
}

const codebookOf = (themes: readonly CodebookTheme[]): Codebook => {
  const language = languageOfCodebook(themes);
  const profiles = themes.map((theme) => profileOf(theme, language));
  return {
    themes,
    language,
    profiles,
    affinities: affinitiesOf(profiles),
    ownWords: ownWordsOf(profiles),
    groupShares: new Map(conceptGroups.map((group) => [group, sharesOf(groupWeightsOf(profiles, group))])),
    coverage: profiles.map(coverageOf),
  };
};

const addTo = (sums: number[], weights: readonly number[], factor: number): void => {
  for (const [at, weight] of weights.entries()) sums[at] = (sums[at] as number) + weight * factor;
};

/** Affinities of a word: when some of the themes of its concept contain the word itself, it is theirs only. */
const affinitiesOfHit = (
  hit: ConceptHit,
  words: readonly string[],
  { profiles, affinities }: Codebook,
): readonly number[] => {
  const shares = affinities.get(hit.concept) as readonly number[];
  const key = phraseKey(words, hit);
  const owned = shares.map((share, at) => (profiles[at]?.phrases.has(key) ? share : 0));
  return owned.some((share) => share > 0) ? owned : shares;
};

const addOwnWords = (words: readonly string[], { ownWords }: Codebook, { scores, support }: Evidence): void => {
  for (const word of new Set(words)) {
    const weights = ownWords.get(stemOf(word));
    if (!weights) continue;
    addTo(scores, weights, 1);
    for (const [at, weight] of weights.entries()) if (weight > 0) support[at]?.add(word);
  }
};

const evidenceOf = (
  words: readonly string[],
  hits: readonly ConceptHit[],
  language: JudgedLanguage,
  codebook: Codebook,
): Evidence => {
  const byGroup = new Map(conceptGroups.map((group) => [group, codebook.themes.map(() => 0)]));
  const scores = codebook.themes.map(() => 0);
  const support = codebook.themes.map(() => new Set<string>());
  const counted = new Set<ConceptId>();
  for (const hit of hits) {
    const shares = affinitiesOfHit(hit, words, codebook);
    const factor = hit.strength * (counted.has(hit.concept) ? REPEATED : 1);
    counted.add(hit.concept);
    addTo(scores, shares, factor);
    addTo(byGroup.get(concepts[hit.concept].group) as number[], shares, factor);
    const phrase = words.slice(hit.at, hit.at + hit.length).join(' ');
    for (const [at, share] of shares.entries()) if (share > 0) support[at]?.add(phrase);
  }
  const evidence = { scores, byGroup, support };
  if (language === codebook.language) addOwnWords(words, codebook, evidence);
  return evidence;
};

/** Probabilities of the themes by the classifier, whose groups are divided among the themes in them. */
const learnedOf = (
  probabilities: readonly number[],
  classes: readonly string[],
  evidence: Evidence,
  codebook: Codebook,
) => {
  const learned = codebook.themes.map(() => 0);
  for (const [at, group] of classes.entries()) {
    if (!isLearnedGroup(group)) continue;
    const sums = evidence.byGroup.get(group) as number[];
    const isNamed = sums.some((sum) => sum > 0);
    const shares = isNamed ? sharesOf(sums) : (codebook.groupShares.get(group) as readonly number[]);
    addTo(learned, shares, probabilities[at] as number);
  }
  return learned;
};

/**
 * Makes a function that assigns themes of a codebook to comments, in any judged language. No codebook needs training:
 * names, definitions and examples are read with the same words as the comments.
 */
export const createThemeReader = (
  themes: readonly CodebookTheme[],
  topicModel: () => LinearModel = defaultTopicModel,
): ThemeReader => {
  const codebook = codebookOf(themes);
  return (text, language) => {
    const words = plainWords(text);
    const hits = findConcepts(words, language);
    const evidence = evidenceOf(words, hits, language, codebook);
    const model = topicModel();
    const probabilities = model.predict((emit) => emitTopicFeatures(words, hits, language, emit));
    const learned = learnedOf(probabilities, model.classes, evidence, codebook);
    const all = evidence.scores.reduce((sum, score) => sum + score, 0);
    const sums = evidence.scores.map((score, at) => {
      const known = (codebook.coverage[at] as number) * tuning.learned;
      return known * (learned[at] as number) + (1 - known) * (score / (tuning.doubt + all));
    });
    const best = Math.max(0, ...sums);
    const supportOf = (at: number): string[] => [...(evidence.support[at] as Set<string>)];
    return sums
      .map((score, at) => ({ score, at }))
      .filter(({ score, at }) => score >= Math.max(tuning.threshold, best * tuning.ofBest) && supportOf(at).length > 0)
      .sort((a, b) => b.score - a.score || a.at - b.at)
      .slice(0, tuning.most)
      .map(({ at }) => ({ themeId: (themes[at] as CodebookTheme).id, words: supportOf(at) }));
  };
};
