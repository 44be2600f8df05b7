import { translate } from '@folkmoot/contracts/translation';
import { messages } from './form.messages';

translate(messages, {
  save: 'Cadw newidiadau',
  saving: 'Yn cadw...',
  saved: 'Cadwyd y gosodiadau!',
  failed: 'Methwyd â chadw’r gosodiadau',
  discard: 'Hepgor',
});
