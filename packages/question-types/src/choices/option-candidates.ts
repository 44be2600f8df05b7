import type { Condition, ConditionOperator } from '@folkmoot/contracts/client';
import type { Asked } from '../core/question-type';

const valuesOf = (conditions: readonly Condition[], operator: ConditionOperator): string[] =>
  conditions.filter((condition) => condition.operator === operator).map(({ value }) => String(value));

/** Options that stand for all, for answers made of option ids. */
interface OptionCandidates {
  /** Options that the answer must hold. */
  required: string[];
  /** Every option that a condition names, and one that none does: the rest are like that one. */
  telling: string[];
}

export const optionCandidates = (options: readonly { id: string }[], { met, unmet }: Asked): OptionCandidates => {
  const named = new Set([...met, ...unmet].map(({ value }) => String(value)));
  const unnamed = options.find(({ id }) => !named.has(id));
  return {
    required: [...new Set([...valuesOf(met, 'contains'), ...valuesOf(unmet, 'not_contains')])],
    telling: [...named, ...(unnamed ? [unnamed.id] : [])].filter((id) => id !== ''),
  };
};

/** For answers that hold one option. */
export const oneOptionCandidates = (options: readonly { id: string }[], asked: Asked): string[] =>
  optionCandidates(options, asked).telling;

/** For answers that hold any options, at least one: no more than what is required. */
export const someOptionsCandidates = (options: readonly { id: string }[], asked: Asked): string[][] => {
  const { required, telling } = optionCandidates(options, asked);
  return required.length > 0 ? [required] : telling.map((id) => [id]);
};

/** For answers that put options in an order: each telling option once in the first place. */
export const rankedOptionsCandidates = (options: readonly { id: string }[], asked: Asked): string[][] => {
  const { required, telling } = optionCandidates(options, asked);
  return telling.map((first) => [first, ...required.filter((id) => id !== first)]);
};
