import { counted, translate } from '@folkmoot/contracts/translation';
import { segmentTexts } from './segment.messages';

translate(segmentTexts, {
  createTitle: 'Cadw fel segment',
  newTitle: 'Creu segment',
  editTitle: 'Golygu segment',
  name: 'Enw',
  namePlaceholder: 'Darllenwyr parciau eleni',
  save: 'Cadw’r segment',
  saving: 'Yn cadw...',
  failed: 'Nid oedd modd cadw’r segment. Rhowch gynnig arall arni.',
  saved: (name, size, active) =>
    `Cadwyd “${name}”: ${counted.subscribers(size)}, ${active.toLocaleString('en-GB')} ohonynt yn weithredol.`,
  savedUncounted: (name) => `Cadwyd “${name}”. Mae ei bobl yn cael eu cyfrif.`,
});
