import { counted, translate } from '@folkmoot/contracts/translation';
import { messages } from './rating.messages';

translate(messages, {
  labelsHint: 'Dangosir y labeli i bobl, ac maent yn ymddangos wrth weld ymatebion.',
  noAnswers: 'Dim atebion eto.',
  average: (average, answered, satisfied, upper) =>
    `Cyfartaledd ${average.toFixed(1)} o 5, o ${counted.answers(answered)}. ${satisfied}% ${upper}.`,
  satisfied: 'yn fodlon (4 neu 5)',
  upperLabels: (four, five) => `“${four}” neu “${five}”`,
  averageOf: 'cyfartaledd allan o 5',
  answer: 'Ateb',
  responses: 'Ymatebion',
  count: (count, percent) => `${count.toLocaleString('en-GB')} (${percent}%)`,
});
