import { translate } from '@folkmoot/contracts/translation';
import { operatorWords, operatorWordsFor } from './operators.messages';

translate(operatorWords, {
  equals: 'yn hafal i',
  not_equals: 'ddim yn hafal i',
  less_than: 'yn llai na',
  greater_than: 'yn fwy na',
  contains: 'yn cynnwys',
  not_contains: 'ddim yn cynnwys',
  ranks_first: 'yn gyntaf',
  answered: 'wedi’i ateb',
  not_answered: 'heb ei ateb',
});

translate(operatorWordsFor, {
  text: { equals: 'yn hafal yn union i' },
  choice: { contains: 'yn cynnwys y dewis', not_contains: 'ddim yn cynnwys y dewis' },
  number: {},
  moment: { equals: 'yn', less_than: 'cyn', greater_than: 'ar ôl' },
});
