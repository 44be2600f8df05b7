import { translate } from '@folkmoot/contracts/translation';
import { messages } from './multiselect.messages';

translate(messages, {
  heading: 'Dewisiadau lluosog:',
});
