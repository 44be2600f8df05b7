import { counted, translate } from '@folkmoot/contracts/translation';
import { messages } from './matrix-staff.messages';

translate(messages, {
  kind: 'Mae pobl yn dewis',
  kinds: { choice: 'Un o’r colofnau', rating: 'Rhif' },
  rows: 'Rhesi:',
  columns: 'Colofnau:',
  steps: 'Rhifau o 1 i',
  lowest: 'Geiriau wrth 1',
  highest: (steps) => `Geiriau wrth ${steps}`,
  optional: 'dewisol',
  everyRow: 'Mae angen ateb ar bob rhes',
  everyRowHint: 'Fel arall mae un rhes yn ddigon.',
  everyRowUnused: 'Mae hyn yn cyfrif pan fo’r cwestiwn yn ofynnol. Nawr gall pobl adael rhesi allan.',
  noRows: '– nid oes rhesi',
  blankRow: '– mae rhes heb label',
  twinRows: '– mae dwy res â’r un label',
  fewColumns: '– mae angen o leiaf ddwy golofn',
  blankColumn: '– mae colofn heb label',
  twinColumns: '– mae dwy golofn â’r un label',
  tooManyRows: (most) => `– mae mwy na ${counted.rows(most)}, nad oes neb yn eu hateb yn ofalus`,
  noAnswers: 'Dim atebion eto.',
  base: (answered) => `Gan ${counted.people(answered)}. Canran o’r rhai a atebodd y rhes.`,
  stepsFrom: (first, last) => {
    if (first === last) return String(first);
    return last - first === 1 ? `${first} neu ${last}` : `${first} i ${last}`;
  },
  upper: (steps, percent) => `${percent}% ${steps}`,
  rowBase: (answered, average, upper) =>
    [
      ...(upper === null ? [] : [upper]),
      counted.answers(answered),
      ...(average === null ? [] : [`cyfartaledd ${average}`]),
    ].join(', '),
  answer: 'Ateb',
  row: 'Rhes',
  responses: 'Ymatebion',
  average: 'Cyfartaledd',
  count: (count, percent) => `${count.toLocaleString('en-GB')} (${percent}%)`,
  only: (label, figure) => `Dim ond ${label}: ${figure}`,
  scale: (steps) => `1 i ${steps}`,
  settings: {
    rows: (labels) => `Rhesi: ${labels.join(', ')}`,
    columns: (labels) => `Colofnau: ${labels.join(', ')}`,
  },
});
