import { translate, welshCount } from '@folkmoot/contracts/translation';
import { fileMessages } from './translation-files.messages';

const texts = (count: number): string =>
  welshCount(count, { two: 'destun', few: 'thestun', many: 'thestun', other: 'testun' });

translate(fileMessages, {
  title: 'Cyfieithiadau o ffeil',
  help: 'Dewiswch y ffeil CSV neu XLIFF a ddaeth yn ôl gan y cyfieithydd. Byddwch yn gweld yr hyn y mae’n ei newid cyn i ddim gael ei newid.',
  unsaved: 'Caiff y ffeil ei chymharu â’r arolwg fel y cadwyd ef ddiwethaf. Cadwch eich newidiadau yn gyntaf.',
  download: { csv: 'Lawrlwytho CSV', xliff: 'Lawrlwytho XLIFF' },
  upload: 'Uwchlwytho cyfieithiadau',
  choose: 'Dewis ffeil',
  drop: 'neu ei gollwng yma',
  limits: 'CSV neu XLIFF 1.2 neu 2.0, yn UTF-8, 4 MB ar y mwyaf',
  tooLarge: 'Caiff ffeil gyfieithiadau fod yn 4 MB ar y mwyaf.',
  failed: 'Nid oedd modd darllen y ffeil. Rhowch gynnig arall arni.',
  summary: (changed, same, empty) =>
    `Bydd ${texts(changed)} yn newid. Mae ${texts(same)} yr un fath. Nid oes cyfieithiad yn y ffeil ar gyfer ${texts(empty)}.`,
  text: 'Testun',
  before: 'Nawr',
  after: 'Yn y ffeil',
  willBeStale: 'Wedi dyddio: newidiwyd y testun ar ôl iddo fynd at y cyfieithydd.',
  notTaken: 'Heb eu cymryd o’r ffeil',
  withoutPlaceholder: (where, missing) => `${where}: mae ${missing.join(', ')} ar goll.`,
  tooLong: (where) => `${where}: mae’r cyfieithiad yn rhy hir.`,
  unknown: (paths) =>
    `Nid oes gan yr arolwg ${texts(paths.length)} o’r ffeil: ${paths.slice(0, 5).join(', ')}${paths.length > 5 ? ', ...' : ''}`,
  take: (changed) => `Cymryd ${texts(changed)}`,
});
