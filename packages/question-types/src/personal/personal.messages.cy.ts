import { translate } from '@folkmoot/contracts/translation';
import { messages } from './personal.messages';

translate(messages, {
  kept: 'Data personol yw atebion. Nid yw adroddiadau ond yn eu cyfrif, nid oes dadansoddiad yn eu darllen, ac nid ydynt mewn ffeiliau wedi’u golygu.',
  notShown: 'Data personol yw’r atebion hyn. Dim ond yn yr ymatebion y maent.',
  isPersonal: 'Mae atebion yn ddata personol',
  isPersonalHint:
    'Ar gyfer enw neu stryd, er enghraifft. Yna nid yw adroddiadau ond yn cyfrif yr atebion, ac nid oes dadansoddiad yn eu darllen.',
  country: 'Gwlad',
  phoneCountry: 'Ar gyfer rhifau heb god gwlad. Gall pobl roi rhifau gwledydd eraill hefyd.',
  postcodeCountry: 'Dim ond codau post y wlad hon a dderbynnir.',
});
