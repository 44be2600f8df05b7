import { counted, translate } from '@folkmoot/contracts/translation';
import { messages } from './date-staff.messages';

translate(messages, {
  kind: 'Mae pobl yn rhoi',
  kinds: { date: 'Dyddiad', time: 'Amser', datetime: 'Dyddiad ac amser' },
  earliest: 'Cynharaf',
  latest: 'Diweddaraf',
  optional: 'Gadewch yn wag ar gyfer unrhyw un.',
  from: (bound) => `o ${bound}`,
  to: (bound) => `hyd at ${bound}`,
  noSuchDay: '– nid yw’r diwrnod cynharaf neu ddiweddaraf mewn unrhyw galendr',
  emptyRange: '– mae’r diwrnod neu’r amser cynharaf ar ôl yr un diweddaraf',
  noAnswers: 'Dim atebion eto.',
  base: (answered) => `O ${counted.answers(answered)}.`,
  answer: 'Ateb',
  responses: 'Ymatebion',
  count: (count, percent) => `${count.toLocaleString('en-GB')} (${percent}%)`,
});
