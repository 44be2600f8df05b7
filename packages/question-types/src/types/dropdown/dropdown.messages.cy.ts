import { translate } from '@folkmoot/contracts/translation';
import { messages } from './dropdown.messages';

translate(messages, {
  heading: 'Dewisiadau’r gwymplen:',
});
