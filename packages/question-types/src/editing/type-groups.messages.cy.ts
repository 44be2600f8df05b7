import { translate } from '@folkmoot/contracts/translation';
import { messages } from './type-groups.messages';

translate(messages, {
  choose: 'Dewis',
  rate: 'Graddio a threfnu',
  write: 'Ysgrifennu',
  numbers: 'Rhifau a dyddiadau',
  places: 'Lleoedd',
  person: 'Am y person',
});
