import {
  type Condition,
  type ConditionJoin,
  conditionsOf,
  type Question,
  type ShowIf,
} from '@folkmoot/contracts/client';
import { mayLackOptions } from '../options/may-lack-options';
import { conditionValue } from './conditions';
import { isFinished, isMetBy } from './met-conditions';
import type { ConditionNeeds } from './question-type';
import { questionType } from './registry';

/**
 * Proves what can never happen in a survey, whatever people answer.
 *
 * Every claim here is that something is impossible. A goal (this question is shown, that condition is met) is turned into
 * conditions that the answers to earlier questions have to meet or not to meet, from the last question to the first,
 * trying each way where there are several. What is left on one question is decided by its type (`candidates`). A hidden
 * question is unanswered, a required one that is shown is answered. Whatever cannot be decided counts as possible:
 * an invalid condition, a type that cannot decide, a search longer than MOST_STEPS, or MOST_IN_ALL
 * for the whole survey, so that the check keeps up with typing.
 */

/** One condition on the question at `source`. Null when it is faulty: then it may be met or not. */
export type Atom = { readonly source: number; readonly condition: Condition } | null;

/** The visibility rule of a question. Without atoms it is always shown. */
export interface Rule {
  readonly join: ConditionJoin;
  readonly atoms: readonly Atom[];
}

type Pending = ReadonlyMap<number, ConditionNeeds>;

const MOST_STEPS = 500;
const MOST_IN_ALL = 10_000;
const nothing: ConditionNeeds = { met: [], unmet: [] };
const none: Pending = new Map();

/** True when a hidden or skipped question fulfils the request. */
const isMetUnanswered = ({ met, unmet }: ConditionNeeds): boolean =>
  met.every((condition) => isMetBy(condition, undefined)) && !unmet.some((condition) => isMetBy(condition, undefined));

/** True when some answer to the question fulfils the request. */
const isMetAnswered = (question: Question, needs: ConditionNeeds): boolean =>
  questionType(question.type)
    .candidates(question, needs)
    ?.some((answer) => {
      const value = conditionValue(question, answer);
      return (
        needs.met.every((condition) => isMetBy(condition, value)) &&
        !needs.unmet.some((condition) => isMetBy(condition, value))
      );
    }) ?? true;

const isSame = (a: Condition, b: Condition): boolean => a === b || (a.operator === b.operator && a.value === b.value);

/** The request for this condition is there already. */
const isNeeded = (pending: Pending, { source, condition }: NonNullable<Atom>, isMet: boolean): boolean => {
  const { met, unmet } = pending.get(source) ?? nothing;
  return (isMet ? met : unmet).some((each) => isSame(each, condition));
};

const withNeed = (pending: Pending, atom: NonNullable<Atom>, isMet: boolean): Pending => {
  if (isNeeded(pending, atom, isMet)) return pending;
  const { met, unmet } = pending.get(atom.source) ?? nothing;
  const needs = isMet ? { met: [...met, atom.condition], unmet } : { met, unmet: [...unmet, atom.condition] };
  return new Map(pending).set(atom.source, needs);
};

/** A rule that has to be met, or must not be met. */
export interface Demand {
  readonly rule: Rule;
  readonly isMet: boolean;
}

/** A rule of the survey. `isFaulty` marks the conditions that cannot be relied on. */
export const ruleOf = (
  showIf: ShowIf | null | undefined,
  positions: ReadonlyMap<string, number>,
  isFaulty: (index: number) => boolean,
): Rule => {
  const { join, conditions } = conditionsOf(showIf);
  const atoms = conditions.flatMap((condition, index): Atom[] => {
    if (!isFinished(condition)) return [];
    const source = positions.get(condition.questionId);
    return [source === undefined || isFaulty(index) ? null : { source, condition }];
  });
  return { join, atoms };
};

export interface Proof {
  /** False when it is proven that the question at this position is never shown. */
  canShow(position: number): boolean;
  /** False when it is proven that no answers can fulfil all demands. */
  can(demands: readonly Demand[]): boolean;
  /** The same for one rule that is to be met, when every question could be shown. */
  canByItself(rule: Rule): boolean;
}

/** A required question that no answer fits does not stop people here: another check reports it. */
const mayBeLeftOut = (question: Question): boolean => !question.required || !isMetAnswered(question, nothing);

const isPossible = (questions: readonly Question[], atom: Atom, others: readonly Atom[]): boolean => {
  if (atom === null) return true;
  const met = others.flatMap((other) => (other?.source === atom.source ? [other.condition] : []));
  const needs = { met, unmet: [] };
  return isMetUnanswered(needs) || isMetAnswered(questions[atom.source] as Question, needs);
};

const isPossibleByItself = (questions: readonly Question[], { join, atoms }: Rule): boolean =>
  join === 'all'
    ? atoms.every((atom) => isPossible(questions, atom, atoms))
    : atoms.length === 0 || atoms.some((atom) => isPossible(questions, atom, [atom]));

/** `demands` has, for each question, everything that has to be so for it to be shown. */
export const createProof = (questions: readonly Question[], demands: readonly (readonly Demand[])[]): Proof => {
  const known = new Map<string, boolean>();
  let steps = 0;
  let left = MOST_IN_ALL;

  /** All of the `wanted` rules are (not) met, and `pending` can be fulfilled. */
  const reach = (wanted: readonly Demand[], pending: Pending): boolean => {
    const [demand, ...others] = wanted;
    if (!demand) return solve(pending);
    const { rule, isMet } = demand;
    const { join, atoms } = rule;
    if (atoms.length === 0) return isMet && reach(others, pending);
    if ((join === 'all') === isMet) {
      return reach(
        others,
        atoms.reduce((all, atom) => (atom ? withNeed(all, atom, isMet) : all), pending),
      );
    }
    // One condition is enough. One that is requested already, or cannot be relied on, excludes nothing.
    if (atoms.some((atom) => !atom || isNeeded(pending, atom, isMet))) return reach(others, pending);
    return atoms.some((atom) => atom && reach(others, withNeed(pending, atom, isMet)));
  };

  /** `pending` can be fulfilled. It solves the last question first, so that no later step adds a request about it. */
  const solve = (pending: Pending): boolean => {
    steps += 1;
    left -= 1;
    if (pending.size === 0 || steps > MOST_STEPS || left < 0) return true;
    const position = Math.max(...pending.keys());
    const question = questions[position] as Question;
    const rest = new Map(pending);
    rest.delete(position);
    const needs = pending.get(position) ?? nothing;
    const isUnanswered = isMetUnanswered(needs);
    const isShown = isMetAnswered(question, needs) || (isUnanswered && mayBeLeftOut(question));
    return (isShown && become(position, true, rest)) || (isUnanswered && become(position, false, rest));
  };

  const decide = (position: number, isShown: boolean, pending: Pending): boolean => {
    const own = demands[position] ?? [];
    if (isShown) return reach(own, pending);
    return own.some(({ rule, isMet }) => reach([{ rule, isMet: !isMet }], pending));
  };

  /** The question at this position is shown (or hidden), and `pending` can be fulfilled. */
  const become = (position: number, isShown: boolean, pending: Pending): boolean => {
    // Without options a question is not asked. Which options remain is not decided here, so that may always happen.
    if (!isShown && mayLackOptions(questions[position] as Question)) return solve(pending);
    if (pending.size > 0) return decide(position, isShown, pending);
    const key = `${position} ${isShown}`;
    const result = known.get(key) ?? decide(position, isShown, none);
    known.set(key, result);
    return result;
  };

  const afresh = (goal: () => boolean): boolean => {
    steps = 0;
    return goal();
  };

  return {
    canShow: (position) => afresh(() => become(position, true, none)),
    can: (wanted) => afresh(() => reach(wanted, none)),
    canByItself: (rule) => isPossibleByItself(questions, rule),
  };
};
