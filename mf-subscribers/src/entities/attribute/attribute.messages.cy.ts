import { translate } from '@folkmoot/contracts/translation';
import { attributeTypeLabels, attributeWords } from './attribute.messages';

translate(attributeTypeLabels, {
  text: 'Testun',
  number: 'Rhif',
  date: 'Dyddiad',
  choice: 'Dewis o restr',
  yes_no: 'Ie neu na',
});

translate(attributeWords, {
  details: 'Manylion',
  yes: 'Ie',
  no: 'Na',
  none: 'Ddim yn hysbys',
});
