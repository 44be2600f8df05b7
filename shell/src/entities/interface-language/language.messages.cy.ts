import { translate } from '@folkmoot/contracts/translation';
import { messages } from './language.messages';

translate(messages, {
  language: 'Iaith',
});
