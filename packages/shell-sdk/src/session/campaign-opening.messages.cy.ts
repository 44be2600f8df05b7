import { translate } from '@folkmoot/contracts/translation';
import { messages } from './campaign-opening.messages';

translate(messages, {
  opens: (day) => `Yn agor ${day}`,
  notOpenYet: (day) => `Heb agor eto, yn agor ${day}`,
  betweenRounds: (day) => `Rhwng rowndiau, yn agor ${day}`,
  lastRoundOver: 'Dim rhagor o rowndiau',
});
