import { translate } from '@folkmoot/contracts/translation';
import { problems } from './image-problems.messages';

translate(problems, {
  none: '– nid oes delweddau i’w trefnu',
  onlyOne: '– dim ond un ddelwedd sydd, felly nid oes dim i’w drefnu',
});
