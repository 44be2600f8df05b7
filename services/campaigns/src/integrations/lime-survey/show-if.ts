import {
  type Condition,
  MAX_CONDITION_VALUE,
  MAX_CONDITIONS,
  type Question,
  type ShowIf,
  showIfOf,
} from '@folkmoot/contracts';
import { fitting } from '../survey-js/condition-of';
import type { Expression, Operator } from './relevance.domain';

/** The meaning of a name in an expression: a question, one of its options, or one of its rows. */
export interface Target {
  readonly question: Question;
  /**
   * The values that conditions compare with, by the code in the file. Null when the value is compared itself: a number,
   * a text.
   */
  readonly choices: ReadonlyMap<string, string> | null;
  /** Whether the name means the whole question, so that "answered" can be asked. */
  readonly isWhole: boolean;
  /** For one option of several: what an answer contains when it is ticked. */
  readonly tick?: string;
  /** The first place of a ranking. */
  readonly isFirstPlace?: boolean;
}

export type Names = ReadonlyMap<string, Target>;

interface Part {
  readonly join: 'all' | 'any';
  readonly conditions: readonly Condition[];
}

interface MadeCondition {
  readonly showIf: ShowIf;
  /** Some part is "is not", which here needs an answer. */
  readonly needsAnswer: boolean;
}

const withoutSuffix = (name: string): string => name.replace(/\.(NAOK|value|valueNAOK|code)$/i, '').replace(/^\+/, '');

const compares: Readonly<Record<Exclude<Operator, '==' | '!='>, (answer: number, value: number) => boolean>> = {
  '<': (answer, value) => answer < value,
  '<=': (answer, value) => answer <= value,
  '>': (answer, value) => answer > value,
  '>=': (answer, value) => answer >= value,
};

const part = (join: Part['join'], conditions: readonly (Condition | null)[]): Part | null =>
  conditions.length === 0 || conditions.includes(null) ? null : { join, conditions: conditions as Condition[] };

const has = (question: Question, value: string, isIn: boolean): Condition | null =>
  fitting({ questionId: question.id, operator: isIn ? 'contains' : 'not_contains', value }, question);

const answered = (question: Question, isAnswered: boolean): Condition | null =>
  fitting({ questionId: question.id, operator: isAnswered ? 'answered' : 'not_answered', value: '' }, question);

/** Whether there is an answer at all. Of one row: any of its columns. */
const emptyPart = ({ question, choices, isWhole, tick }: Target, isEmpty: boolean): Part | null => {
  if (tick !== undefined) return part('all', [has(question, tick, !isEmpty)]);
  if (isWhole) return part('all', [answered(question, !isEmpty)]);
  return part(
    isEmpty ? 'all' : 'any',
    [...(choices?.values() ?? [])].map((value) => has(question, value, !isEmpty)),
  );
};

/** Codes that are numbers can be compared: all options for which it is true. */
const matchingCodes = (
  { question, choices }: Target,
  operator: Exclude<Operator, '==' | '!='>,
  value: string | number,
): Part | null => {
  const matching = [...(choices ?? [])].filter(
    ([code]) => code.trim() !== '' && compares[operator](Number(code), Number(value)),
  );
  return part(
    'any',
    matching.map(([, id]) => has(question, id, true)),
  );
};

const choicePart = (target: Target, operator: Operator, value: string | number): Part | null => {
  const { question, choices, isFirstPlace } = target;
  if (operator !== '==' && operator !== '!=') return isFirstPlace ? null : matchingCodes(target, operator, value);
  const id = choices?.get(String(value).trim());
  if (id === undefined) return null;
  if (!isFirstPlace) return part('all', [has(question, id, operator === '==')]);
  const condition: Condition = { questionId: question.id, operator: 'ranks_first', value: id };
  return operator === '==' ? part('all', [fitting(condition, question)]) : null;
};

const valueOperators: Readonly<Record<Operator, readonly [Condition['operator'], number]>> = {
  '==': ['equals', 0],
  '!=': ['not_equals', 0],
  '<': ['less_than', 0],
  '>': ['greater_than', 0],
  // Numbers are whole, so "at least 3" is "more than 2".
  '<=': ['less_than', 1],
  '>=': ['greater_than', -1],
};

const isNumeric = ({ type }: Question): boolean => type === 'number' || type === 'rating';

const valuePart = ({ question }: Target, operator: Operator, value: string | number): Part | null => {
  const [named, shift] = valueOperators[operator];
  const number = Number(value);
  if (!isNumeric(question)) {
    if (shift !== 0 || String(value).length > MAX_CONDITION_VALUE) return null;
    return part('all', [fitting({ questionId: question.id, operator: named, value: String(value) }, question)]);
  }
  const isWholeNumber = Number.isInteger(number) && !question.numberRange?.decimals;
  if (!Number.isFinite(number) || (shift !== 0 && !isWholeNumber)) return null;
  return part('all', [fitting({ questionId: question.id, operator: named, value: number + shift }, question)]);
};

/** The condition on one option: "Y" is ticked. Any other value is never the case. */
const tickPart = ({ question, tick = '' }: Target, operator: Operator, value: string | number): Part | null => {
  const isAsked = (operator === '==' || operator === '!=') && ['Y', '1'].includes(String(value).trim());
  return isAsked ? part('all', [has(question, tick, operator === '==')]) : null;
};

const leafPart = (expression: Exclude<Expression, { kind: 'join' | 'constant' }>, names: Names): Part | null => {
  const target = names.get(withoutSuffix(expression.name));
  if (!target) return null;
  if (expression.kind === 'empty') return emptyPart(target, expression.isEmpty);
  const { operator, value } = expression;
  if (target.tick !== undefined) return tickPart(target, operator, value);
  return target.choices ? choicePart(target, operator, value) : valuePart(target, operator, value);
};

const joinParts = (join: Part['join'], parts: readonly (Part | null)[]): Part | null => {
  if (parts.includes(null)) return null;
  const all = parts as Part[];
  if (all.length === 1) return all[0] ?? null;
  const fits = all.every((each) => each.conditions.length === 1 || each.join === join);
  const conditions = all.flatMap((each) => each.conditions);
  return fits && conditions.length <= MAX_CONDITIONS ? { join, conditions } : null;
};

const partOf = (expression: Expression, names: Names): Part | null => {
  if (expression.kind === 'constant') return null;
  if (expression.kind !== 'join') return leafPart(expression, names);
  const always = (each: Expression): boolean => each.kind === 'constant' && each.isTrue;
  const parts = expression.join === 'all' ? expression.parts.filter((each) => !always(each)) : expression.parts;
  return joinParts(
    expression.join,
    parts.map((each) => partOf(each, names)),
  );
};

/** The condition that an expression asks of questions before it. Null when it cannot be asked here. */
export const showIfFor = (expression: Expression, names: Names): MadeCondition | null => {
  const made = partOf(expression, names);
  const conditions = made?.conditions ?? [];
  const showIf =
    made && conditions.length <= MAX_CONDITIONS ? showIfOf({ ...made, conditions: [...conditions] }) : null;
  const needsAnswer = conditions.some(({ operator }) => operator === 'not_contains' || operator === 'not_equals');
  return showIf && { showIf, needsAnswer };
};
