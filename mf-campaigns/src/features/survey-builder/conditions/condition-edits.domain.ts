import {
  type Condition,
  type ConditionGroup,
  type ConditionOperator,
  conditionsOf,
  type Question,
  type ShowIf,
  showIfOf,
} from '@folkmoot/contracts/client';
import { newCondition, questionType, takesValue } from '@folkmoot/question-types/core';

const TITLE_LENGTH = 30;

/** The first 30 characters of a title, as the selector shows them. */
export const shortTitle = (title: string): string => title.trim().slice(0, TITLE_LENGTH);

type Edit = (group: ConditionGroup) => ConditionGroup;

const edited = (showIf: ShowIf | null | undefined, edit: Edit): ShowIf | null => showIfOf(edit(conditionsOf(showIf)));

export const withCondition = (showIf: ShowIf | null | undefined, index: number, condition: Condition): ShowIf | null =>
  edited(showIf, (group) => ({ ...group, conditions: group.conditions.with(index, condition) }));

export const withoutCondition = (showIf: ShowIf | null | undefined, index: number): ShowIf | null =>
  edited(showIf, (group) => ({ ...group, conditions: group.conditions.toSpliced(index, 1) }));

export const withAnotherCondition = (showIf: ShowIf | null | undefined): ShowIf | null =>
  edited(showIf, (group) => ({ ...group, conditions: [...group.conditions, newCondition()] }));

export const withJoin = (showIf: ShowIf | null | undefined, join: ConditionGroup['join']): ShowIf | null =>
  edited(showIf, (group) => ({ ...group, join }));

/** Moves the condition to another question. Keeps the operator if that question has it. The value never fits. */
export const onQuestion = (condition: Condition, asked: Question | undefined): Condition => {
  const operators = asked ? questionType(asked.type).operators : [];
  const operator = operators.includes(condition.operator) ? condition.operator : (operators[0] ?? 'equals');
  return { questionId: asked?.id ?? '', operator, value: '' };
};

export const withOperator = (condition: Condition, operator: ConditionOperator): Condition => ({
  ...condition,
  operator,
  value: takesValue(operator) ? condition.value : '',
});

/** The part of the condition that is not chosen yet. Null when it is complete. */
export const missingIn = ({ questionId, operator, value }: Condition): 'question' | 'value' | null => {
  if (questionId === '') return 'question';
  return takesValue(operator) && String(value).trim() === '' ? 'value' : null;
};
