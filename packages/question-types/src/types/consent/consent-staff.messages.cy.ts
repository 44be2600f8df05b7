import { counted, translate } from '@folkmoot/contracts/translation';
import { messages } from './consent-staff.messages';

translate(messages, {
  text: 'Yr hyn y mae pobl yn cytuno iddo',
  textHint:
    'Un neu ddwy frawddeg glir: ar gyfer beth, a chan bwy. Mae pob ateb yn cadw’r geiriau hyn fel tystiolaeth. Cyfrifir atebion i eiriau eraill ar wahân.',
  noText: '– nid oes testun i gytuno iddo',
  agreed: 'Cytunwyd',
  agreedTo: (text) => `Cytunwyd i: “${text}”`,
  noAnswers: 'Dim atebion eto.',
  base: (agreed) => `Cytunodd ${counted.people(agreed)}.`,
  answer: 'Ateb',
  responses: 'Ymatebion',
  count: (count, percent) => `${count.toLocaleString('en-GB')} (${percent}%)`,
});
