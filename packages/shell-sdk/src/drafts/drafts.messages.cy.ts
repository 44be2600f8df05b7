import { translate } from '@folkmoot/contracts/translation';
import { messages } from './drafts.messages';

translate(messages, {
  retry: 'Ceisio eto',
  merged: 'Cadwodd rhywun arall newidiadau eraill yn y cyfamser. Mae’r ddau newid wedi’u cadw.',
  conflict: {
    title: 'Newidiodd rhywun arall hyn yn y cyfamser.',
    text: 'Mae eich newidiadau eraill a’u newidiadau nhw wedi’u cadw. Dewiswch beth ddylai’r meysydd hyn fod, yna cadwch.',
    mine: 'Eich un chi',
    theirs: 'Eu hun nhw',
    save: 'Cadw fy newis',
    discard: 'Llwytho eu newidiadau nhw',
    empty: '(gwag)',
    on: 'Ymlaen',
    off: 'I ffwrdd',
    other: 'fersiwn arall',
  },
  leave: {
    title: 'Newidiadau heb eu cadw',
    question: 'Gadael heb gadw?',
    leave: 'Gadael',
    stay: 'Aros yma',
  },
});
