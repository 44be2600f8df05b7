import { type Condition, MAX_CONDITIONS, type Question, type ShowIf, showIfOf } from '@folkmoot/contracts';
import { questionType } from '@folkmoot/question-types/core';
import { type Comparison, type Expression, readExpression } from './visible-if.domain';

/** A question of the file that conditions can ask for. */
export interface Asked {
  readonly question: Question;
  readonly byValue: ReadonlyMap<string, string>;
}

type Made = { readonly conditions: readonly Condition[]; readonly join: Expression['join'] };

const simple: ReadonlyMap<Comparison['operator'], Condition['operator']> = new Map([
  ['equal', 'equals'],
  ['notequal', 'not_equals'],
  ['less', 'less_than'],
  ['greater', 'greater_than'],
  ['contains', 'contains'],
  ['notcontains', 'not_contains'],
  ['empty', 'not_answered'],
  ['notempty', 'answered'],
]);
/** Numbers are whole, so "at least 3" is "more than 2". */
const orEqual: ReadonlyMap<Comparison['operator'], readonly [Condition['operator'], number]> = new Map([
  ['lessorequal', ['less_than', 1] as const],
  ['greaterorequal', ['greater_than', -1] as const],
]);

/** For several options, "is" means that the option is among them. */
const amongOptions: ReadonlyMap<Condition['operator'], Condition['operator']> = new Map([
  ['equals', 'contains'],
  ['not_equals', 'not_contains'],
]);

/** The condition with an operator that the type of the question has; null when it has none. */
export const fitting = (condition: Condition, { type }: Question): Condition | null => {
  const { operators } = questionType(type);
  if (operators.includes(condition.operator)) return condition;
  const other = amongOptions.get(condition.operator);
  return other && operators.includes(other) ? { ...condition, operator: other } : null;
};

/** The value of a condition: an option by its value in the file, or the value itself. Null when no option has it. */
const comparedValue = ({ byValue }: Asked, value: unknown, shift: number): Condition['value'] | null => {
  if (byValue.size > 0) return byValue.get(String(value)) ?? null;
  return typeof value === 'number' ? value + shift : String(value);
};

const conditionFor = (asked: Asked, operator: Comparison['operator'], value: unknown): Condition | null => {
  const questionId = asked.question.id;
  const own = simple.get(operator);
  if (own === 'answered' || own === 'not_answered')
    return fitting({ questionId, operator: own, value: '' }, asked.question);
  const [shifted, shift] = orEqual.get(operator) ?? [own, 0];
  const compared = shift !== 0 && typeof value !== 'number' ? null : comparedValue(asked, value, shift);
  if (!shifted || compared === null) return null;
  return fitting({ questionId, operator: shifted, value: compared }, asked.question);
};

const meets: ReadonlyMap<Comparison['operator'], (value: number, limit: number) => boolean> = new Map([
  ['less', (value, limit) => value < limit],
  ['lessorequal', (value, limit) => value <= limit],
  ['greater', (value, limit) => value > limit],
  ['greaterorequal', (value, limit) => value >= limit],
]);

/** Options whose values are numbers can be compared as numbers: those that meet the comparison are named. */
const optionsThat = (
  operator: Comparison['operator'],
  limit: unknown,
  { question, byValue }: Asked,
): string[] | null => {
  const meeting = meets.get(operator);
  if (!meeting || question.type !== 'dropdown' || typeof limit !== 'number') return null;
  const values = [...byValue.keys()].filter((value) => value.trim() !== '' && meeting(Number(value), limit));
  return values.length > 0 ? values : null;
};

const made = ({ name, operator, values }: Comparison, asked: ReadonlyMap<string, Asked>): Made | null => {
  const of = asked.get(name);
  if (!of) return null;
  const among = optionsThat(operator, values[0], of);
  if (among) return made({ name, operator: 'anyof', values: among }, asked);
  const isList = operator === 'anyof' || operator === 'allof';
  const each = isList ? values : values.slice(0, 1);
  const conditions = (operator === 'empty' || operator === 'notempty' ? [''] : each).map((value) =>
    conditionFor(of, isList ? 'equal' : operator, value),
  );
  if (conditions.length === 0 || conditions.some((condition) => condition === null)) return null;
  return { conditions: conditions as Condition[], join: operator === 'anyof' ? 'any' : 'all' };
};

/**
 * The condition that an expression says, for questions that come before. Null when it cannot be said: a question is
 * unknown, or its parts are joined in two ways.
 */
export const conditionOf = (text: string, asked: ReadonlyMap<string, Asked>): ShowIf | null => {
  const expression = readExpression(text);
  const parts = expression?.comparisons.map((comparison) => made(comparison, asked));
  if (!expression || !parts || parts.some((part) => part === null)) return null;
  const all = parts as Made[];
  const join = all.length === 1 ? (all[0]?.join ?? 'all') : expression.join;
  const fits = all.every(({ conditions, join: own }) => conditions.length === 1 || own === join);
  const conditions = all.flatMap((part) => part.conditions);
  return fits && conditions.length <= MAX_CONDITIONS ? showIfOf({ join, conditions }) : null;
};
