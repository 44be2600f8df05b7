import { counted, translate } from '@folkmoot/contracts/translation';
import { withUnit } from '../../choices/with-unit';
import { messages } from './budget-staff.messages';

const inWords = (amount: number, unit: string): string => withUnit(amount, unit, 'en-GB');

translate(messages, {
  heading: 'Dewisiadau:',
  total: 'Swm i’w rannu',
  step: 'Camau o',
  unit: 'Uned',
  unitPlaceholder: 'pwyntiau, £',
  isExact: 'Rhaid i bobl rannu’r cyfan',
  exactHint: 'Fel arall gallant gadw rhan.',
  unevenSteps: '– mae swm nad yw’n nifer cyfan o gamau',
  fewOptions: '– mae angen o leiaf ddau ddewis i rannu rhyngddynt',
  noAnswers: 'Dim atebion eto.',
  base: (answered, total, unit) => `Cyfran gyfartalog o ${inWords(total, unit)}, gan ${counted.people(answered)}.`,
  option: 'Dewis',
  average: 'Cyfartaledd',
  share: (mean, unit, percent, median) =>
    `${inWords(mean, unit)} (${percent}%)${median === null ? '' : `, canolrif ${inWords(median, unit)}`}`,
  given: (label, amount, unit) => `${label}: ${inWords(amount, unit)}`,
  settings: ({ total, step, isExact }, unit) =>
    `${isExact ? 'Y cyfan o' : 'Hyd at'} ${inWords(total, unit)} mewn camau o ${inWords(step, unit)}`,
});
