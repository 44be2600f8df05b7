import { translate } from '@folkmoot/contracts/translation';
import { messages } from './saving.messages';

translate(messages, {
  save: 'Cadw’r arolwg',
  saved: 'Cadwyd yr arolwg!',
  saveFailed: 'Gwall wrth gadw’r arolwg. Rhowch gynnig arall arni.',
  noCouncil: 'Nid yw ID y cyngor ar gael. Rhowch gynnig arall ar fewngofnodi.',
  states: {
    saved: 'Cadwyd',
    saving: 'Yn cadw…',
    retrying: 'Heb ei gadw – yn ceisio eto',
    offline: 'All-lein: cedwir newidiadau ar y ddyfais hon',
    conflict: 'Heb ei gadw: mae rhywun arall wedi cadw’r arolwg hwn',
  },
  offlineUnkept: 'All-lein: heb ei gadw. Cadwch y dudalen hon ar agor',
  refused: (reason) => `Heb ei gadw: ${reason}`,
  readOnly: 'Gallwch ddarllen yr arolwg hwn. Mae angen rôl arall i’w olygu.',
  restoreTitle: 'Newidiadau na chawsant eu cadw',
  restoreText: (moment) =>
    `Ni chyrhaeddodd eich newidiadau ar ${moment} y gweinydd. Maent wedi’u cadw ar y ddyfais hon.`,
  restore: 'Adfer fy newidiadau',
  discard: 'Eu hepgor',
  restored: 'Mae eich newidiadau yn ôl.',
  discarded: 'Hepgorwyd y newidiadau a gadwyd ar y ddyfais hon.',
  undo: 'Dadwneud',
  leaveKept: 'Maent yn aros ar y ddyfais hon a chânt eu cynnig pan ddewch yn ôl.',
});
