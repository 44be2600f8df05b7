import { translate } from '@folkmoot/contracts/translation';
import { problems } from './picture-problems.messages';

translate(problems, {
  withoutPicture: '– mae dewis heb ddelwedd',
  foreignPicture: '– mae delwedd nad yw yn storfa’r cyngor; uwchlwythwch hi yma',
});
