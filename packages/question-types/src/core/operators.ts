import type { Condition, ConditionOperator, QuestionTypeId } from '@folkmoot/contracts/client';
import { operatorWords, operatorWordsFor } from './operators.messages';
import { questionType } from './registry';

/** The text of an operator in a condition on a question of this type: `includes option`, `equals exactly`. */
export const operatorLabel = (type: QuestionTypeId, operator: ConditionOperator): string =>
  operatorWordsFor[questionType(type).conditionInput][operator] ?? operatorWords[operator];

const operatorsWithoutValue: ReadonlySet<ConditionOperator> = new Set(['answered', 'not_answered']);

/** True when a condition with this operator has a value. */
export const takesValue = (operator: ConditionOperator): boolean => !operatorsWithoutValue.has(operator);

/** A condition as the panel begins with it: no question selected, equals, empty value. */
export const newCondition = (): Condition => ({ questionId: '', operator: 'equals', value: '' });
