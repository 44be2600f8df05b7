import { translate } from '@folkmoot/contracts/translation';
import { messages } from './preview.messages';

translate(messages, {
  loading: 'Yn llwytho’r arolwg...',
  frame: 'Yr arolwg fel y mae preswylwyr yn ei weld',
  failed: 'Nid oedd modd llwytho’r rhagolwg',
  hint: 'Dyma’r hyn y mae preswylwyr yn ei weld. Rhowch gynnig arno: ni chedwir eich atebion.',
});
