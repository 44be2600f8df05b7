import { counted, translate } from '@folkmoot/contracts/translation';
import { messages } from './number-staff.messages';

const signed = (score: number): string => (score > 0 ? `+${score}` : `${score}`.replace('-', '−'));
const withUnit = (text: string, unit = ''): string => (unit ? `${text} ${unit}` : text);

translate(messages, {
  tooFine: '– mae gan ddau ben yr ystod fwy o leoedd degol nag y caiff ei atebion eu cael',
  emptyRange: '– nid yw isafswm yr ystod o dan ei huchafswm',
  span: (min, max, unit) => withUnit(`${min} i ${max}`, unit),
  decimals: (decimals) => `${counted.places(decimals)} degol`,
  minimum: 'Isafswm',
  maximum: 'Uchafswm',
  step: 'Atebion',
  steps: ['Rhifau cyfan', 'Un lle degol (2.5)', 'Dau le degol (2.55)'],
  unit: 'Uned',
  unitPlaceholder: 'km, oriau',
  isPromoterScore: 'Sgôr hyrwyddwyr',
  promoterHint:
    'O 0 i 10, mewn un rhes. Mae’r adroddiad yn dangos un sgôr: cyfran 9 a 10 llai cyfran 0 i 6, o −100 i +100.',
  labels: 'Labeli',
  labelsHint: 'Labelwch y ddau ben yn unig, a bydd y rhifau mewn un rhes gyda’r geiriau hyn oddi tanynt.',
  labelOf: (value) => `Label ar gyfer ${value}`,
  optional: 'dewisol',
  noAnswers: 'Dim atebion eto.',
  average: (average, scale, answered) => `Cyfartaledd ${average} ar raddfa o ${scale}, o ${counted.answers(answered)}.`,
  promoterScore: ({ score, promoters, passives, detractors }) =>
    `Sgôr hyrwyddwyr ${signed(score)}: ${promoters}% hyrwyddwyr (9 neu 10) llai ${detractors}% beirniaid (0 i 6). Mae ${passives}% yn y canol (7 neu 8).`,
  signed,
  scoreLabel: 'sgôr hyrwyddwyr',
  promoterGroups: {
    promoters: 'hyrwyddwyr (9 neu 10)',
    passives: 'yn y canol (7 neu 8)',
    detractors: 'beirniaid (0 i 6)',
  },
  answer: 'Ateb',
  responses: 'Ymatebion',
  count: (count, percent) => `${count.toLocaleString('en-GB')} (${percent}%)`,
});
