import type { ConditionOperator } from '@folkmoot/contracts/client';

type Verbs = Readonly<Partial<Record<ConditionOperator, string>>>;

/** Words of rules, as a sentence about the answer. */
export const messages = {
  sectionShownWhen: (words: string) => `Section shown when ${words}`,
  shownWhen: (words: string) => `Shown when ${words}`,
  joins: { all: ' and ', any: ' or ' },
  quoted: (words: string) => `“${words}”`,
  untitled: 'No title yet',
  verbs: {
    equals: 'is',
    not_equals: 'is not',
    less_than: 'is less than',
    greater_than: 'is more than',
    contains: 'contains',
    not_contains: 'does not contain',
    answered: 'is answered',
    not_answered: 'is not answered',
  } as Verbs,
  single: { contains: 'is', not_contains: 'is not' } as Verbs,
  several: { contains: 'includes', not_contains: 'does not include', ranks_first: 'has first' } as Verbs,
};
