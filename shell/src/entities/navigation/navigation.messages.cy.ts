import { translate } from '@folkmoot/contracts/translation';
import { messages } from './navigation.messages';

translate(messages, {
  overview: 'Trosolwg',
});
