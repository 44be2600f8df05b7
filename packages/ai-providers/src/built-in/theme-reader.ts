import { type ConceptId, conceptIds } from './concept-ids';
import { concepts } from './concepts.messages';
import { detectLanguages } from './detect-language';
import { findConcepts, plainWords } from './find-concepts';
import { type JudgedLanguage, judgedLanguages, languageWords } from './languages/languages';
import { folded } from './tokens';
import { stemOf, wordSet } from './words';

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
export const tuning = {
  name: 3,
  definition: 1.5,
  example: 0.5,
  claim: 0.45,
  neighbour: 0.55,
  ownWord: 0.9,
  exampleWord: 0.3,
  threshold: 0.75,
  ofBest: 0.5,
  most: 4,
  again: 0.5,
};

const SHORTEST_OWN_WORD = 4;

const dull = new Map<JudgedLanguage, ReadonlySet<string>>();
const dullFor = (language: JudgedLanguage): ReadonlySet<string> => {
  const known = dull.get(language);
  if (known) return known;
  const { common, marks } = languageWords[language];
  const made = new Set([...wordSet(folded(`${common} ${marks}`))].flatMap(plainWords));
  dull.set(language, made);
  return made;
};

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
    const own = words.filter((word, at) => !taken.has(at) && word.length >= SHORTEST_OWN_WORD && !dullFor(language).has(word));
    for (const stem of new Set(own.map(stemOf))) profile.stems.set(stem, Math.max(profile.stems.get(stem) ?? 0, wordWeight));
  }
  return profile;
};

/** How much each concept speaks for each theme, from 0 to 1: in comparison with the theme that it fits best. */
const affinitiesOf = (profiles: readonly Profile[]): ReadonlyMap<ConceptId, readonly number[]> => {
  const affinities = new Map<ConceptId, readonly number[]>();
  const groupWeights = (group: string) =>
    profiles.map(({ concepts: weights }) =>
      [...weights].reduce((sum, [id, weight]) => sum + (concepts[id].group === group ? weight : 0), 0),
    );
  for (const id of conceptIds) {
    const own = profiles.map(({ concepts: weights }) => weights.get(id) ?? 0);
    const isClaimed = Math.max(...own) >= tuning.example * 1.5;
    const weights = isClaimed ? own : groupWeights(concepts[id].group).map((weight, at) => weight + (own[at] as number) * 2);
    const best = Math.max(...weights);
    const certainty = isClaimed ? 1 : tuning.neighbour;
    affinities.set(
      id,
      weights.map((weight) => (best > 0 && weight / best >= tuning.claim ? (weight / best) * certainty : 0)),
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

/**
 * Makes a function that assigns themes of a codebook to comments, in any judged language. The codebook is not known
 * beforehand: names, definitions and examples are read with the thesaurus, and so are the comments.
 */
export const createThemeReader = (themes: readonly CodebookTheme[]): ThemeReader => {
  const codebookLanguage = languageOfCodebook(themes);
  const profiles = themes.map((theme) => profileOf(theme, codebookLanguage));
  const affinities = affinitiesOf(profiles);
  const ownWords = ownWordsOf(profiles);
  return (text, language) => {
    const words = plainWords(text);
    const hits = findConcepts(words, language);
    const scores = themes.map(() => 0);
    const support = themes.map(() => new Set<string>());
    const strengths: Weights<ConceptId> = new Map();
    for (const { concept, strength } of hits) {
      const before = strengths.get(concept);
      strengths.set(concept, before === undefined ? strength : Math.max(before, strength) + tuning.again * Math.min(before, strength));
    }
    for (const [concept, strength] of strengths) {
      const affinity = affinities.get(concept) as readonly number[];
      for (const [at, each] of affinity.entries()) scores[at] = (scores[at] as number) + each * strength;
    }
    for (const { concept, at: from, length } of hits) {
      const phrase = words.slice(from, from + length).join(' ');
      for (const [at, each] of (affinities.get(concept) as readonly number[]).entries()) if (each > 0) support[at]?.add(phrase);
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
    const best = Math.max(0, ...scores);
    return scores
      .map((score, at) => ({ score, at }))
      .filter(({ score }) => score >= tuning.threshold && score >= best * tuning.ofBest)
      .sort((a, b) => b.score - a.score || a.at - b.at)
      .slice(0, tuning.most)
      .map(({ at }) => ({ themeId: (themes[at] as CodebookTheme).id, words: [...(support[at] as Set<string>)] }));
  };
};
