import { translate } from '@folkmoot/contracts/translation';
import { selectMessages } from './select.messages';

translate(selectMessages, { noneFound: 'Ni chafwyd hyd i gynghorau' });
