import { translate } from '@folkmoot/contracts/translation';
import { messages } from './app.messages';

translate(messages, {
  loading: 'Yn llwytho...',
});
