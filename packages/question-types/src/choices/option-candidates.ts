import type { Condition, ConditionOperator } from '@folkmoot/contracts/client';
import type { ConditionNeeds } from '../core/question-type';

const valuesOf = (conditions: readonly Condition[], operator: ConditionOperator): string[] =>
  conditions.filter((condition) => condition.operator === operator).map(({ value }) => String(value));

/** Representative options, for answers made of option ids. */
interface OptionCandidates {
  /** Options that the answer must contain. */
  required: string[];
  /** Every option that a condition names, and one other: all other options behave the same. */
  distinct: string[];
}

export const optionCandidates = (
  options: readonly { id: string }[],
  { met, unmet }: ConditionNeeds,
): OptionCandidates => {
  const named = new Set([...met, ...unmet].map(({ value }) => String(value)));
  const unnamed = options.find(({ id }) => !named.has(id));
  return {
    required: [...new Set([...valuesOf(met, 'contains'), ...valuesOf(unmet, 'not_contains')])],
    distinct: [...named, ...(unnamed ? [unnamed.id] : [])].filter((id) => id !== ''),
  };
};

/** For answers with one option. */
export const oneOptionCandidates = (options: readonly { id: string }[], needs: ConditionNeeds): string[] =>
  optionCandidates(options, needs).distinct;

/** For answers with one or more options: no more than the required ones. */
export const someOptionsCandidates = (options: readonly { id: string }[], needs: ConditionNeeds): string[][] => {
  const { required, distinct } = optionCandidates(options, needs);
  return required.length > 0 ? [required] : distinct.map((id) => [id]);
};

/** For answers that order options: each representative option once in the first place. */
export const rankedOptionsCandidates = (options: readonly { id: string }[], needs: ConditionNeeds): string[][] => {
  const { required, distinct } = optionCandidates(options, needs);
  return distinct.map((first) => [first, ...required.filter((id) => id !== first)]);
};
