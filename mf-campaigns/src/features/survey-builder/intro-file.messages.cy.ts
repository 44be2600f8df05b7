import { translate } from '@folkmoot/contracts/translation';
import { messages } from './intro-file.messages';

const MEGABYTE = 1024 * 1024;
const KILOBYTE = 1024;

translate(messages, {
  label: 'Dogfen ategol (dewisol)',
  help: 'Llun neu PDF y mae preswylwyr yn ei weld cyn y cwestiwn cyntaf.',
  choose: 'Uwchlwytho llun neu PDF',
  drop: 'Gollyngwch ffeil yma, neu dewiswch un',
  limits: 'PNG, JPG, GIF neu WebP hyd at 5MB, PDF hyd at 10MB',
  remove: 'Tynnu’r ffeil',
  open: (name) => `Agor ${name}`,
  kinds: { image: 'Delwedd', pdf: 'PDF' },
  size: (bytes) =>
    bytes < MEGABYTE ? `${Math.max(1, Math.round(bytes / KILOBYTE))} kB` : `${(bytes / MEGABYTE).toFixed(1)} MB`,
  alt: 'Beth mae’r llun yn ei ddangos?',
  altHelp: 'Darllenir yn uchel i bobl na allant ei weld.',
  altMissing: 'Disgrifiwch y llun, fel y gall pawb gymryd rhan.',
  tooLarge: (limit) => `Rhaid i’r ffeil fod yn llai na ${Math.round(limit / MEGABYTE)}MB`,
  wrongType: 'Rhaid i’r ffeil fod yn ddelwedd (PNG, JPG, GIF, WebP) neu’n PDF',
  failed: 'Methwyd ag uwchlwytho’r ffeil. Rhowch gynnig arall arni.',
});
