import { concepts } from './concepts.messages';
import type { ConceptHit } from './find-concepts';
import type { JudgedLanguage } from './languages/languages';
import type { Emit } from './model/linear-model';
import { stemOf } from './words';

/** Values of the groups of features, chosen by cross-validation. */
const scales = { concept: 1, conceptOfLanguage: 0.5, group: 0.5, phrase: 0.7, stem: 0.6 };

const SHORTEST_STEM = 3;

/** Features of a comment for the classifier of groups of concepts. */
export const emitTopicFeatures = (
  words: readonly string[],
  hits: readonly ConceptHit[],
  language: JudgedLanguage,
  emit: Emit,
): void => {
  emit('bias', 1);
  emit(`${language} bias`, 0.5);
  const length = 2.5 / Math.sqrt(Math.max(6, words.length));
  const strengths = new Map<string, number>();
  const groups = new Map<string, number>();
  const phrases = new Set<string>();
  for (const hit of hits) {
    strengths.set(hit.concept, Math.min(1.5, (strengths.get(hit.concept) ?? 0) + hit.strength));
    const { group } = concepts[hit.concept];
    groups.set(group, Math.min(2, (groups.get(group) ?? 0) + hit.strength));
    phrases.add(words.slice(hit.at, hit.at + hit.length).join(' '));
  }
  for (const [concept, strength] of strengths) {
    emit(`k ${concept}`, strength * scales.concept * length);
    emit(`${language} k ${concept}`, strength * scales.conceptOfLanguage * length);
  }
  for (const [group, strength] of groups) emit(`g ${group}`, strength * scales.group * length);
  for (const phrase of phrases) emit(`${language} e ${phrase}`, scales.phrase * length);
  for (const stem of new Set(words.filter((word) => word.length >= SHORTEST_STEM).map(stemOf)))
    emit(`${language} s ${stem}`, scales.stem * length);
};
