import { translate } from '@folkmoot/contracts/translation';
import { messages } from './statement-text.messages';

translate(messages, {
  title: 'Cywirdeb yr ymatebion',
  reasons: 'Rhesymau a roddodd staff:',
  unknowable: 'Yr hyn na all neb ei wybod o’r ymatebion:',
  madeAt: (moment) => `Lluniwyd am ${moment}.`,
});
