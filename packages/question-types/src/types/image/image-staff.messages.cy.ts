import { translate } from '@folkmoot/contracts/translation';
import { messages } from './image-staff.messages';

translate(messages, {
  explanation: 'Mae preswylwyr yn rhoi’r delweddau hyn yn nhrefn eu dewis. Mae gan bob un label y mae pawb yn ei weld.',
});
