import { translate } from '@folkmoot/contracts/translation';
import { filterTexts } from './filter.messages';

translate(filterTexts, {
  source: 'Ffynhonnell',
  anySource: 'Unrhyw ffynhonnell',
  from: 'Tanysgrifiodd o',
  to: 'Tanysgrifiodd hyd at',
});
