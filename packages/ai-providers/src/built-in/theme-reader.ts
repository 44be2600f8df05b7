import { type ConceptId, conceptIds } from './concept-ids';
import { type ConceptGroup, conceptGroups, concepts, isLearnedGroup } from './concepts.messages';
import { dullWords } from './content-words';
import { detectLanguages } from './detect-language';
import { type ConceptHit, findConcepts, plainWords } from './find-concepts';
import { type JudgedLanguage, judgedLanguages } from './languages/languages';
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
  again: 0.5,
  learned: 0.8,
  doubt: 1,
};

const SHORTEST_OWN_WORD = 4;

type Weights<K> = Map<K, number>;
const add = <K>(weights: Weights<K>, key: K, weight: number): void => {
  weights.set(key, (weights.get(key) ?? 0) + weight);
};

interface Profile {
  readonly concepts: Weights<ConceptId>;
  readonly stems: Weights<string>;
}

/** The strengths of the concepts in a text. Repeated words count less. */
const strengthsOf = (text: string, language: JudgedLanguage): Weights<ConceptId> => {
  const strengths: Weights<ConceptId> = new Map();
  for (const { concept, strength } of findConcepts(plainWords(text), language)) {
    const before = strengths.get(concept);
    strengths.set(concept, before === undefined ? strength : Math.max(before, strength) + tuning.again * Math.min(before, strength));
  }
  return strengths;
};

const profileOf = ({ name, definition, examples }: CodebookTheme, language: JudgedLanguage): Profile => {
  const profile: Profile = { concepts: new Map(), stems: new Map() };
  const parts: [string, number, number][] = [
    [name, tuning.name, 1],
    [definition, tuning.definition, tuning.ownWord],
    ...examples.map((example): [string, number, number] => [example, tuning.example, tuning.exampleWord]),
  ];
  for (const [text, conceptWeight, wordWeight] of parts) {
    for (const [concept, strength] of strengthsOf(text, language)) add(profile.concepts, concept, Math.min(strength, 1) * conceptWeight);
    const words = plainWords(text);
    const taken = new Set(findConcepts(words, language).flatMap(({ at, length }) => Array.from({ length }, (_, each) => at + each)));
    const own = words.filter((word, at) => !taken.has(at) && word.length >= SHORTEST_OWN_WORD && !dullWords(language).has(word));
    for (const stem of new Set(own.map(stemOf))) profile.stems.set(stem, Math.max(profile.stems.get(stem) ?? 0, wordWeight));
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
  const texts = themes.map(({ name, definition, examples }) => [name, definition, ...examples].join('. '));
  const detected = detectLanguages(texts);
  const counts = judgedLanguages.map((language) => detected.filter((each) => each === language).length);
  return judgedLanguages[counts.indexOf(Math.max(...counts))] ?? 'en';
};

/** Parts of a theme's weight that are in groups which the classifier knows. */
const coverageOf = ({ concepts: weights }: Profile): number => {
  const all = [...weights];
  const sum = all.reduce((total, [, weight]) => total + weight, 0);
  const known = all.reduce((total, [id, weight]) => total + (isLearnedGroup(concepts[id].group) ? weight : 0), 0);
  return sum === 0 ? 0 : known / sum;
};

const weigh = (strengths: Weights<ConceptId>, concept: ConceptId, strength: number): void => {
  const before = strengths.get(concept);
  const more = before === undefined ? strength : Math.max(before, strength) + tuning.again * Math.min(before, strength);
  strengths.set(concept, more);
};

interface Evidence {
  readonly scores: number[];
  readonly strengths: Weights<ConceptId>;
  readonly support: readonly Set<string>[];
}

/**
 * Makes a function that assigns themes of a codebook to comments, in any judged language. No codebook needs training:
 * names, definitions and examples are read with the same words as the comments.
 */
export const createThemeReader = (
  themes: readonly CodebookTheme[],
  topicModel: () => LinearModel = defaultTopicModel,
): ThemeReader => {
  const codebookLanguage = languageOfCodebook(themes);
  const profiles = themes.map((theme) => profileOf(theme, codebookLanguage));
  const affinities = affinitiesOf(profiles);
  const ownWords = ownWordsOf(profiles);
  const coverage = profiles.map(coverageOf);
  const groupShares = new Map(conceptGroups.map((group) => [group, sharesOf(groupWeightsOf(profiles, group))]));

  const evidenceOf = (words: readonly string[], hits: readonly ConceptHit[], language: JudgedLanguage): Evidence => {
    const scores = themes.map(() => 0);
    const support = themes.map(() => new Set<string>());
    const strengths: Weights<ConceptId> = new Map();
    for (const { concept, strength, at: from, length } of hits) {
      weigh(strengths, concept, strength);
      const phrase = words.slice(from, from + length).join(' ');
      for (const [at, each] of (affinities.get(concept) as readonly number[]).entries())
        if (each > 0) support[at]?.add(phrase);
    }
    for (const [concept, strength] of strengths) {
      for (const [at, each] of (affinities.get(concept) as readonly number[]).entries())
        scores[at] = (scores[at] as number) + each * strength;
    }
    if (language === codebookLanguage) {
      for (const word of new Set(words)) {
        for (const [at, weight] of (ownWords.get(stemOf(word)) ?? []).entries()) {
          if (weight === 0) continue;
          scores[at] = (scores[at] as number) + weight;
          support[at]?.add(word);
        }
      }
    }
    return { scores, strengths, support };
  };

  /** Shares of the themes in a group: by the concepts of the comment in it, or by the codebook when it names none. */
  const sharesIn = (group: ConceptGroup, strengths: Weights<ConceptId>): readonly number[] => {
    const sums = themes.map(() => 0);
    for (const [concept, strength] of strengths) {
      if (concepts[concept].group !== group) continue;
      for (const [at, each] of (affinities.get(concept) as readonly number[]).entries())
        sums[at] = (sums[at] as number) + each * strength;
    }
    return sums.some((sum) => sum > 0) ? sharesOf(sums) : (groupShares.get(group) as readonly number[]);
  };

  return (text, language) => {
    const words = plainWords(text);
    const hits = findConcepts(words, language);
    const { scores, strengths, support } = evidenceOf(words, hits, language);
    const all = scores.reduce((sum, score) => sum + score, 0);
    const learned = themes.map(() => 0);
    const model = topicModel();
    const probabilities = model.predict((emit) => emitTopicFeatures(words, hits, language, emit));
    for (const [at, probability] of probabilities.entries()) {
      const group = model.classes[at] as string;
      if (!isLearnedGroup(group)) continue;
      for (const [theme, share] of sharesIn(group, strengths).entries())
        learned[theme] = (learned[theme] as number) + share * probability;
    }
    const sums = scores.map((score, at) => {
      const byWords = score / (tuning.doubt + all);
      const known = (coverage[at] as number) * tuning.learned;
      return known * (learned[at] as number) + (1 - known) * byWords;
    });
    const best = Math.max(0, ...sums);
    return sums
      .map((score, at) => ({ score, at }))
      .filter(({ score, at }) => score >= tuning.threshold && score >= best * tuning.ofBest && (support[at] as Set<string>).size > 0)
      .sort((a, b) => b.score - a.score || a.at - b.at)
      .slice(0, tuning.most)
      .map(({ at }) => ({ themeId: (themes[at] as CodebookTheme).id, words: [...(support[at] as Set<string>)] }));
  };
};
