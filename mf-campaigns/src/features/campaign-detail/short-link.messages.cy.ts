import { translate } from '@folkmoot/contracts/translation';
import { shortLinkTexts } from './short-link.messages';

translate(shortLinkTexts, {
  title: 'Dolen fer',
  choose: 'Dewis dolen fer',
  change: 'Newid y ddolen fer',
  label: 'Dolen fer',
  help: 'Hawdd ei darllen yn uchel a’i theipio. Llythrennau bach, digidau a chysylltnodau.',
  suggest: (name) => `Defnyddio “${name}”`,
  full: 'Cyfeiriad llawn:',
  keeps: 'Mae hen ddolenni byr yn dal i weithio, a’r ddolen hir hefyd. Nid yw codau QR yn newid.',
  first: 'Mae’r ddolen hir a’r holl godau QR yn dal i weithio.',
  invalid: 'Defnyddiwch lythrennau bach, digidau a chysylltnodau.',
  reserved: 'Mae’r cyfeiriad hwn wedi’i gadw. Dewiswch un arall.',
  missing: 'Rhowch ran olaf y cyfeiriad.',
  stale: 'Newidiodd rhywun arall yr ymgyrch hon yn y cyfamser. Gwiriwch y ddolen fer a’i chadw eto.',
  failed: 'Nid oedd modd cadw’r ddolen fer. Rhowch gynnig arall arni.',
  saved: (address) => `Cadwyd y ddolen fer: ${address}`,
  removed: 'Tynnwyd y ddolen fer.',
  save: 'Cadw’r ddolen fer',
  cancel: 'Canslo',
  remove: 'Tynnu’r ddolen fer',
  removeTitle: 'Tynnu’r ddolen fer?',
  removeQuestion:
    'Mae’n peidio â gweithio, fel y dolenni byr a fu gan yr ymgyrch hon o’r blaen. Gall tudalennau ac ymgyrchoedd eraill eu defnyddio wedyn. Mae’r ddolen hir a’r holl godau QR yn dal i weithio.',
  longLink: 'Mae’r ddolen hir yn dal i weithio:',
});
