import { type Condition, conditionsOf, type Question, showIfOf } from '@folkmoot/contracts/client';
import { repairs as texts } from './check.messages';
import type { Repair } from './survey-problem';

/** The removal of one condition of a question, by its index in the group. */
export const removal = (question: Question, index: number): Repair => ({
  kind: 'remove_condition',
  questionId: question.id,
  index,
  label: texts.removeCondition(index + 1, conditionsOf(question.showIf).conditions.length),
});

type Conditions = (conditions: readonly Condition[]) => Condition[];

const withConditions = (question: Question, change: Conditions): Question => {
  const { join, conditions } = conditionsOf(question.showIf);
  return { ...question, showIf: showIfOf({ join, conditions: change(conditions) }) };
};

const replaced =
  (index: number, change: (condition: Condition) => Condition): Conditions =>
  (conditions) =>
    conditions.map((condition, at) => (at === index ? change(condition) : condition));

const mended = (question: Question, repair: Repair, choice: string): Question => {
  switch (repair.kind) {
    case 'remove_condition':
      return withConditions(question, (conditions) => conditions.toSpliced(repair.index, 1));
    case 'remove_conditions':
      return { ...question, showIf: null };
    case 'join_any':
      return { ...question, showIf: showIfOf({ ...conditionsOf(question.showIf), join: 'any' }) };
    case 'choose_option':
      return withConditions(
        question,
        replaced(repair.index, (condition) => ({ ...condition, value: choice })),
      );
    case 'choose_operator': {
      const operator = repair.choices.find(({ value }) => value === choice)?.value;
      return withConditions(
        question,
        replaced(repair.index, (condition) => ({ ...condition, operator: operator ?? condition.operator })),
      );
    }
    case 'move_below':
      return question;
  }
};

const moveBelow = (questions: readonly Question[], questionId: string, afterId: string): Question[] => {
  const moving = questions.find(({ id }) => id === questionId);
  const others = questions.filter(({ id }) => id !== questionId);
  const at = others.findIndex(({ id }) => id === afterId);
  return moving && at >= 0 ? others.toSpliced(at + 1, 0, moving) : [...questions];
};

/** The survey after one repair. `choice` is the selected value, for a repair with choices. */
export const applyRepair = <C extends { readonly questions: readonly Question[] }>(
  content: C,
  repair: Repair,
  choice = '',
): C & { questions: Question[] } => ({
  ...content,
  questions:
    repair.kind === 'move_below'
      ? moveBelow(content.questions, repair.questionId, repair.afterId)
      : content.questions.map((question) =>
          question.id === repair.questionId ? mended(question, repair, choice) : question,
        ),
});
