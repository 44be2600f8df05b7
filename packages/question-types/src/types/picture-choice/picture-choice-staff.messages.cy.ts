import { translate } from '@folkmoot/contracts/translation';
import { messages } from './picture-choice-staff.messages';

translate(messages, {
  explanation: 'Mae preswylwyr yn dewis o’r delweddau hyn. Mae gan bob un label y mae pawb yn ei weld.',
  // The label of a new option, for residents: it does not depend on the language of the officer.
  noneOfThese: messages.noneOfThese,
  several: 'Gall pobl ddewis sawl un',
  none: '– nid oes delweddau i ddewis ohonynt',
  onlyOne: '– dim ond un ddelwedd sydd, felly nid oes dim i’w ddewis',
  settings: { one: 'Un dewis', several: 'Sawl dewis' },
});
