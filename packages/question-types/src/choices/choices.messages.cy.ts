import { counted, translate } from '@folkmoot/contracts/translation';
import { messages, partWords } from './choices.messages';

translate(messages, {
  option: (number) => `Dewis ${number}`,
  row: (number) => `Rhes ${number}`,
  column: (number) => `Colofn ${number}`,
  noOptions: '– nid oes dewisiadau',
  blankOption: '– mae dewis heb label',
  twins: '– mae dau ddewis â’r un label',
  optionLabel: (number) => `Label dewis ${number}`,
  addOption: 'Ychwanegu dewis',
  fillWithDivisions: 'Defnyddio ardaloedd y cyngor',
  filledHint: 'Yn cymryd lle’r dewisiadau uchod.',
  optionHint: 'Mae Enter yn ychwanegu’r un nesaf. Gallwch ludo rhestr.',
  moveOption: (number) => `Symud dewis ${number}`,
  optionMoved: (number, of) => `Symudwyd i safle ${number} o ${of}.`,
  optionsPasted: (count) => `Ychwanegwyd ${counted.options(count)}.`,
  removeOption: (label) => `Tynnu ${label}`,
  noAnswers: 'Dim atebion eto.',
  base: (answered) => `Canran o’r ${counted.people(answered)} a atebodd.`,
  severalBase: (answered) => `Canran o’r ${counted.people(answered)} a atebodd; gall un person ddewis sawl un.`,
  written: (answered) => `${counted.answers(answered)} ysgrifenedig.`,
  answer: 'Ateb',
  responses: 'Ymatebion',
  count: (count, percent) => `${count.toLocaleString('en-GB')} (${percent}%)`,
});

translate(partWords, {
  option: {
    part: (number) => `Dewis ${number}`,
    labelOf: (number) => `Label dewis ${number}`,
    move: (number) => `Symud dewis ${number}`,
    add: 'Ychwanegu dewis',
  },
  row: {
    part: (number) => `Rhes ${number}`,
    labelOf: (number) => `Label rhes ${number}`,
    move: (number) => `Symud rhes ${number}`,
    add: 'Ychwanegu rhes',
  },
  column: {
    part: (number) => `Colofn ${number}`,
    labelOf: (number) => `Label colofn ${number}`,
    move: (number) => `Symud colofn ${number}`,
    add: 'Ychwanegu colofn',
  },
});
