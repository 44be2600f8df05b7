import type { Condition, ConditionOperator, QuestionTypeId } from '@folkmoot/contracts/client';
import { operatorWords, operatorWordsFor } from './operators.messages';
import { questionType } from './registry';

/** The words of an operator in a condition on a question of this type: `includes option`, `equals exactly`. */
export const operatorLabel = (type: QuestionTypeId, operator: ConditionOperator): string =>
  operatorWordsFor[questionType(type).conditionInput][operator] ?? operatorWords[operator];

const alone: ReadonlySet<ConditionOperator> = new Set(['answered', 'not_answered']);

/** Whether a condition with this operator has a value at all. */
export const takesValue = (operator: ConditionOperator): boolean => !alone.has(operator);

/** A condition as the panel begins with it: no question selected, equals, empty value (D1 section 4, E-28). */
export const newCondition = (): Condition => ({ questionId: '', operator: 'equals', value: '' });
