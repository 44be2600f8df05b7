import type { Condition, ConditionOperator, Question } from '@folkmoot/contracts/client';
import type { ConditionNeeds } from '../core/question-type';
import { mayLackOptions } from '../options/may-lack-options';
import { optionsOf } from './options';

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

/** Options that an answer must not contain. */
const forbiddenBy = ({ met, unmet }: ConditionNeeds): Set<string> =>
  new Set([...valuesOf(met, 'not_contains'), ...valuesOf(unmet, 'contains')]);

/**
 * For answers with some options: the required ones, and as many others as the question asks for at least. An option that
 * excludes the others is an answer by itself. Where an earlier answer decides which options there are, the least number is not
 * certain: a person is not asked for more options than they are offered.
 */
export const someOptionsCandidates = (question: Question, needs: ConditionNeeds): string[][] => {
  const options = optionsOf(question);
  const { minPicks = 1, maxPicks = options.length } = question;
  const exclusive = new Set(options.flatMap(({ id, exclusive: isAlone }) => (isAlone ? [id] : [])));
  const { required, distinct } = optionCandidates(options, needs);
  const forbidden = forbiddenBy(needs);
  const exclusiveAnswers = [...exclusive].filter((id) => !forbidden.has(id)).map((id) => [id]);
  const least = mayLackOptions(question) ? 1 : minPicks;
  const free = options.map(({ id }) => id).filter((id) => !exclusive.has(id) && !forbidden.has(id));
  const filled = [...new Set([...required, ...distinct.filter((id) => free.includes(id)).slice(0, 1), ...free])].slice(
    0,
    Math.max(required.length, least),
  );
  const isPossible =
    filled.length >= least &&
    filled.length <= maxPicks &&
    !required.some((id) => exclusive.has(id) || forbidden.has(id));
  return [...exclusiveAnswers, ...(isPossible ? [filled] : [])];
};

/** For answers that order options: each representative option once in the first place. */
export const rankedOptionsCandidates = (options: readonly { id: string }[], needs: ConditionNeeds): string[][] => {
  const { required, distinct } = optionCandidates(options, needs);
  return distinct.map((first) => [first, ...required.filter((id) => id !== first)]);
};
