import type { ConditionOperator } from '@folkmoot/contracts/client';
import type { ConditionInput } from './question-type';

/** The label of each operator. */
export const operatorWords: Readonly<Record<ConditionOperator, string>> = {
  equals: 'equals',
  not_equals: 'does not equal',
  less_than: 'is less than',
  greater_than: 'is greater than',
  contains: 'contains',
  not_contains: 'does not contain',
  ranks_first: 'ranks first',
  answered: 'is answered',
  not_answered: 'is not answered',
};

/** Texts that depend on the kind of the compared value. */
export const operatorWordsFor: Readonly<Record<ConditionInput, Partial<Record<ConditionOperator, string>>>> = {
  text: { equals: 'equals exactly' },
  choice: { contains: 'includes option', not_contains: 'does not include option' },
  number: {},
  moment: { equals: 'is', less_than: 'is before', greater_than: 'is after' },
};
