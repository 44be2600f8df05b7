import { translate } from '@folkmoot/contracts/translation';
import { messages } from './pictures-staff.messages';

translate(messages, {
  empty: 'Dim dewisiadau delwedd eto',
  addFirst: 'Ychwanegwch eich dewis delwedd cyntaf',
  add: 'Ychwanegu dewis delwedd',
  addNone: (label) => `Ychwanegu “${label}”`,
  option: (number) => `Dewis ${number}`,
  label: (number) => `Label dewis ${number}`,
  alt: 'Beth mae’r llun yn ei ddangos?',
  altHelp: 'Darllenir yn uchel i bobl na allant ei weld.',
  altMissing: 'Disgrifiwch y llun, fel y gall pawb gymryd rhan.',
  upload: (label) => `Uwchlwytho delwedd ar gyfer ${label}`,
  drop: 'Gollyngwch ddelwedd yma, neu dewiswch un',
  limits: 'PNG, JPG, GIF neu WebP, 5MB ar y mwyaf',
  removeImageShort: 'Tynnu’r ddelwedd',
  removeImage: (label) => `Tynnu delwedd ${label}`,
  removeOption: 'Tynnu’r dewis',
  removeOptionOf: (label) => `Tynnu’r dewis ${label}`,
  tooLarge: 'Rhaid i’r ffeil fod yn llai na 5MB',
  notImage: 'Rhaid i’r ffeil fod yn ddelwedd (PNG, JPG, GIF neu WebP)',
  storageMissing:
    'Nid yw storfa’r cyngor wedi’i gosod eto. Cliciwch "Gosod storfa" uchod er mwyn gallu uwchlwytho delweddau.',
  failed: 'Methwyd ag uwchlwytho’r ddelwedd. Rhowch gynnig arall arni.',
});
