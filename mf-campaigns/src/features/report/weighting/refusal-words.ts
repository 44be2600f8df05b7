import type { Names, Refusal } from './weighting.domain';
import { messages } from './weighting.messages';

const texts = messages.reasons;

const unknownPeople = ({ reason: { dimensionId }, categoryIds }: Refusal, names: Names): string => {
  const dimension = names.nameOf(dimensionId);
  if (dimension === null) return texts.population_gone;
  const groups = categoryIds.map((id) => names.categoryOf(dimensionId, id) ?? messages.removedGroup);
  return texts.population_unknown(dimension, groups);
};

/** Why responses are not weighted, without the round. */
const causeOf = (refusal: Refusal, names: Names): string => {
  const { reason } = refusal;
  const dimension = names.nameOf(reason.dimensionId) ?? messages.removed;
  const group = names.categoryOf(reason.dimensionId, reason.categoryId) ?? messages.removedGroup;
  const responses = reason.responses ?? 0;
  switch (reason.code) {
    case 'off':
    case 'imported_series':
    case 'counting':
    case 'no_dimensions':
      return texts[reason.code];
    case 'not_linked':
    case 'no_answers':
      return texts[reason.code](dimension);
    case 'population_unknown':
      return unknownPeople(refusal, names);
    case 'targets_do_not_add_up':
      return texts.targets_do_not_add_up(dimension, reason.sum ?? 0);
    case 'too_few_responses':
      return texts.too_few_responses(responses, reason.leastResponses ?? 0);
    case 'empty_category':
      return texts.empty_category(dimension, group);
    case 'category_without_people':
      return texts.category_without_people(dimension, group, responses);
    case 'not_converged':
      return texts.not_converged(reason.difference ?? 0);
    case 'design_effect':
      return texts.design_effect(reason.designEffect ?? 0, reason.mostDesignEffect ?? 0);
  }
};

/** Why responses are not weighted, as a sentence. */
export const sentenceOf = (refusal: Refusal, names: Names): string => {
  const cause = causeOf(refusal, names);
  const { round } = refusal.reason;
  return round === undefined ? cause : messages.inRound(round, cause);
};
