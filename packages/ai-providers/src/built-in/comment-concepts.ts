import type { ConceptId } from './concept-ids';
import { concepts, isLearnedGroup } from './concepts.messages';
import { type ConceptHit, findConcepts, plainWords } from './find-concepts';
import type { JudgedLanguage } from './languages/languages';
import { defaultTopicModel } from './model/models';
import { emitTopicFeatures } from './topic-features';

/** The concepts of a comment, with the words that name each. */
export type CommentConcepts = ReadonlyMap<ConceptId, readonly string[]>;

const CLEAR = 1;
/** A concept of a group that the classifier finds less probable than this is named in passing: "the car park café". */
const LEAST_PROBABLE = 0.12;

const probabilitiesOf = (words: readonly string[], hits: readonly ConceptHit[], language: JudgedLanguage) => {
  const model = defaultTopicModel();
  const probabilities = model.predict((emit) => emitTopicFeatures(words, hits, language, emit));
  return new Map(model.classes.map((name, at) => [name, probabilities[at] as number]));
};

/** The concepts that a comment is about. */
export const conceptsOf = (text: string, language: JudgedLanguage): CommentConcepts => {
  const words = plainWords(text);
  const hits = findConcepts(words, language);
  if (hits.length === 0) return new Map();
  const strengths = new Map<ConceptId, number>();
  const phrases = new Map<ConceptId, Set<string>>();
  for (const { concept, strength, at, length } of hits) {
    strengths.set(concept, (strengths.get(concept) ?? 0) + strength);
    const own = phrases.get(concept) ?? new Set<string>();
    own.add(words.slice(at, at + length).join(' '));
    phrases.set(concept, own);
  }
  const probabilities = probabilitiesOf(words, hits, language);
  const isMeant = (concept: ConceptId): boolean => {
    const { group } = concepts[concept];
    return !isLearnedGroup(group) || (probabilities.get(group) ?? 0) >= LEAST_PROBABLE;
  };
  const clear = [...strengths].filter(([concept, strength]) => strength >= CLEAR && isMeant(concept));
  return new Map(clear.map(([concept]) => [concept, [...(phrases.get(concept) as Set<string>)]]));
};
