import { translate } from '@folkmoot/contracts/translation';
import { messages } from './storage-banner.messages';

translate(messages, {
  title: 'Angen gosod y storfa',
  text: 'Ni ellir uwchlwytho delweddau a dogfennau nes bod storfa eich cyngor wedi’i gosod. Mae’n cymryd eiliad ac nid yw’n newid dim arall.',
  setUp: 'Gosod storfa',
  settingUp: 'Yn gosod...',
});
