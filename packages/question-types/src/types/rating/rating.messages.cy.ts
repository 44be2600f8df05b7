import { counted, translate } from '@folkmoot/contracts/translation';
import { messages } from './rating.messages';

translate(messages, {
  labelsHint: 'Dangosir y labeli i bobl, ac maent yn ymddangos wrth weld ymatebion.',
  noAnswers: 'Dim atebion eto.',
  average: (average, answered, satisfied) =>
    `Cyfartaledd ${average.toFixed(1)} o 5, o ${counted.answers(answered)}. Mae ${satisfied}% yn fodlon (4 neu 5).`,
  satisfied: 'yn fodlon (4 neu 5)',
  averageOf: 'cyfartaledd allan o 5',
  answer: 'Ateb',
  responses: 'Ymatebion',
  count: (count, percent) => `${count.toLocaleString('en-GB')} (${percent}%)`,
});
