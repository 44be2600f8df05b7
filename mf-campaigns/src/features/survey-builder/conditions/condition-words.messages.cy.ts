import { translate } from '@folkmoot/contracts/translation';
import { messages } from './condition-words.messages';

translate(messages, {
  sectionShownWhen: (words) => `Dangosir yr adran pan fo ${words}`,
  shownWhen: (words) => `Dangosir pan fo ${words}`,
  joins: { all: ' a ', any: ' neu ' },
  quoted: (words) => `“${words}”`,
  untitled: 'Dim teitl eto',
  verbs: {
    equals: 'yn',
    not_equals: 'nid yn',
    less_than: 'yn llai na',
    greater_than: 'yn fwy na',
    contains: 'yn cynnwys',
    not_contains: 'heb gynnwys',
    answered: 'wedi’i ateb',
    not_answered: 'heb ei ateb',
  },
  single: { contains: 'yn', not_contains: 'nid yn' },
  several: { contains: 'yn cynnwys', not_contains: 'heb gynnwys', ranks_first: 'â’r canlynol yn gyntaf' },
});
