import { translate } from '@folkmoot/contracts/translation';
import { messages } from './storage.messages';

translate(messages, {
  noCouncil: 'Ni chafwyd hyd i ID cyngor. Adnewyddwch y dudalen a rhowch gynnig arall arni.',
  noSession: 'Ni chafwyd hyd i docyn dilysu',
  failed: 'Methwyd â gosod y storfa. Rhowch gynnig arall arni neu cysylltwch â’r tîm cymorth.',
  fix: 'Trwsio’r storfa',
  fixing: 'Yn trwsio...',
});
