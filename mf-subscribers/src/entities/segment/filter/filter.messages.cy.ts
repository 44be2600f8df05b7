import { translate } from '@folkmoot/contracts/translation';
import { filterTexts } from './filter.messages';

translate(filterTexts, {
  text: 'Cyfeiriad neu ID',
  textHelp: 'Dechrau’r cyfeiriad, rhan ohono neu’r ID unigryw',
  tags: 'Tagiau',
  tagsHelp: 'Pobl ag unrhyw un o’r rhain',
  anyTag: 'Unrhyw dag',
  status: 'Statws',
  anyStatus: 'Unrhyw statws',
  source: 'Ffynhonnell',
  anySource: 'Unrhyw ffynhonnell',
  from: 'Tanysgrifiodd o',
  to: 'Tanysgrifiodd hyd at',
  everybody: 'Pawb ar y rhestr',
  deletedTag: 'tag a ddilëwyd',
  or: ' neu ',
  words: {
    q: (q) => `“${q}” yn y cyfeiriad neu’r ID`,
    tags: (names) => `Tagiau: ${names}`,
    status: (status) => `Statws: ${status}`,
    source: (source) => `Ffynhonnell: ${source}`,
    from: (day) => `O ${day}`,
    to: (day) => `Hyd at ${day}`,
  },
});
