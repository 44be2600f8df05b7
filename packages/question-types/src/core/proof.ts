import { type Condition, type ConditionJoin, conditionsOf, type Question } from '@folkmoot/contracts/client';
import { conditionValue, isFinished, isMetBy } from './conditions';
import type { Asked } from './question-type';
import { questionType } from './registry';

/**
 * Proves what can never happen in a survey, whatever people answer.
 *
 * Every claim here is that something is impossible. A goal (this question is shown, that condition is met) is turned into
 * conditions that the answers to earlier questions have to meet or not to meet, from the last question to the first,
 * trying each way where there are several. What is left on one question is decided by its type (`candidates`). A hidden
 * question is unanswered (F-22), a required one that is shown is answered. Whatever cannot be decided counts as possible:
 * a condition that is faulty as it stands, a type that cannot tell, a search longer than MOST_STEPS, or MOST_IN_ALL
 * for the whole survey, so that the check keeps up with typing.
 */

/** One condition on the question at `source`; null when it is faulty and may turn out either way. */
export type Atom = { readonly source: number; readonly condition: Condition } | null;

/** When a question is shown; without atoms always. */
export interface Rule {
  readonly join: ConditionJoin;
  readonly atoms: readonly Atom[];
}

type Pending = ReadonlyMap<number, Asked>;

const MOST_STEPS = 500;
const MOST_IN_ALL = 10_000;
const nothing: Asked = { met: [], unmet: [] };
const none: Pending = new Map();

/** Whether a question that is hidden or left out can be what is asked. */
const holdsUnanswered = ({ met, unmet }: Asked): boolean =>
  met.every((condition) => isMetBy(condition, undefined)) && !unmet.some((condition) => isMetBy(condition, undefined));

/** Whether some answer to the question meets what is asked. */
const holdsAnswered = (question: Question, asked: Asked): boolean =>
  questionType(question.type)
    .candidates(question, asked)
    ?.some((answer) => {
      const value = conditionValue(question, answer);
      return (
        asked.met.every((condition) => isMetBy(condition, value)) &&
        !asked.unmet.some((condition) => isMetBy(condition, value))
      );
    }) ?? true;

const withNeed = (pending: Pending, atom: NonNullable<Atom>, isMet: boolean): Pending => {
  const { met, unmet } = pending.get(atom.source) ?? nothing;
  const asked = isMet ? { met: [...met, atom.condition], unmet } : { met, unmet: [...unmet, atom.condition] };
  return new Map(pending).set(atom.source, asked);
};

/** The rule of a question; `isFaulty` says which of its conditions cannot be relied on. */
export const ruleOf = (
  question: Question,
  places: ReadonlyMap<string, number>,
  isFaulty: (index: number) => boolean,
): Rule => {
  const { join, conditions } = conditionsOf(question.showIf);
  const atoms = conditions.flatMap((condition, index): Atom[] => {
    if (!isFinished(condition)) return [];
    const source = places.get(condition.questionId);
    return [source === undefined || isFaulty(index) ? null : { source, condition }];
  });
  return { join, atoms };
};

export interface Proof {
  /** Whether the question at this place can be shown, as far as can be told. */
  canShow(place: number): boolean;
  canHide(place: number): boolean;
  /** Whether a rule can be met (or not be met) by some answers. */
  can(rule: Rule, isMet: boolean): boolean;
  /** The same, if every question could be shown. */
  canByItself(rule: Rule): boolean;
}

/** A required question that nothing can answer does not stop anybody here: that it cannot be answered is said elsewhere. */
const mayBeLeftOut = (question: Question): boolean => !question.required || !holdsAnswered(question, nothing);

const isPossible = (questions: readonly Question[], atom: Atom, others: readonly Atom[]): boolean => {
  if (atom === null) return true;
  const met = others.flatMap((other) => (other?.source === atom.source ? [other.condition] : []));
  const asked = { met, unmet: [] };
  return holdsUnanswered(asked) || holdsAnswered(questions[atom.source] as Question, asked);
};

const isPossibleByItself = (questions: readonly Question[], { join, atoms }: Rule): boolean =>
  join === 'all'
    ? atoms.every((atom) => isPossible(questions, atom, atoms))
    : atoms.length === 0 || atoms.some((atom) => isPossible(questions, atom, [atom]));

export const createProof = (questions: readonly Question[], rules: readonly Rule[]): Proof => {
  const known = new Map<string, boolean>();
  let steps = 0;
  let left = MOST_IN_ALL;

  /** The rule is (not) met and `pending` holds. */
  const reach = ({ join, atoms }: Rule, isMet: boolean, pending: Pending): boolean => {
    if (atoms.length === 0) return isMet && solve(pending);
    if ((join === 'all') === isMet) {
      return solve(atoms.reduce((all, atom) => (atom ? withNeed(all, atom, isMet) : all), pending));
    }
    return atoms.some((atom) => solve(atom ? withNeed(pending, atom, isMet) : pending));
  };

  /** What is pending holds: the last question first, so that nothing about it is asked later. */
  const solve = (pending: Pending): boolean => {
    steps += 1;
    left -= 1;
    if (pending.size === 0 || steps > MOST_STEPS || left < 0) return true;
    const place = Math.max(...pending.keys());
    const question = questions[place] as Question;
    const rest = new Map(pending);
    rest.delete(place);
    const asked = pending.get(place) ?? nothing;
    const isUnanswered = holdsUnanswered(asked);
    const isShown = holdsAnswered(question, asked) || (isUnanswered && mayBeLeftOut(question));
    return (isShown && become(place, true, rest)) || (isUnanswered && become(place, false, rest));
  };

  /** The question at this place is shown (or hidden) and `pending` holds. */
  const become = (place: number, isShown: boolean, pending: Pending): boolean => {
    const rule = rules[place] as Rule;
    if (pending.size > 0) return reach(rule, isShown, pending);
    const key = `${place} ${isShown}`;
    const result = known.get(key) ?? reach(rule, isShown, none);
    known.set(key, result);
    return result;
  };

  const afresh = (goal: () => boolean): boolean => {
    steps = 0;
    return goal();
  };

  return {
    canShow: (place) => afresh(() => become(place, true, none)),
    canHide: (place) => afresh(() => become(place, false, none)),
    can: (rule, isMet) => afresh(() => reach(rule, isMet, none)),
    canByItself: (rule) => isPossibleByItself(questions, rule),
  };
};
