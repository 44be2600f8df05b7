import { lookup } from '@folkmoot/contracts/client';
import { translate, welshCount } from '@folkmoot/contracts/translation';
import { exportMessages } from './exports.messages';

const services: Readonly<Record<string, string>> = {
  admin: 'gweinyddiaeth',
  campaigns: 'ymgyrchoedd',
  subscribers: 'tanysgrifwyr',
  public: 'tudalennau cyhoeddus',
};
const records = (count: number): string =>
  welshCount(count, { two: 'gofnod', few: 'chofnod', many: 'chofnod', other: 'cofnod' });

translate(exportMessages, {
  about:
    'Popeth sydd gan y cynnyrch am y cyngor hwn, fel ZIP o JSON Lines: gosodiadau, tîm, ymgyrchoedd, ymatebion, tanysgrifwyr. Nodir gwneud yr allforiad a’i lawrlwytho yn y log gweithgarwch.',
  loading: 'Yn llwytho allforion...',
  loadFailed: 'Methwyd â llwytho allforion',
  start: 'Allforio’r cyngor',
  startFailed: 'Nid oedd modd dechrau’r allforio',
  bar: 'Allforio',
  waiting: 'Yn dechrau...',
  progress: (done, total) => `${done.toLocaleString('en-GB')} o ${records(total)}`,
  leave: 'Gallwch gau hyn; bydd yn parhau.',
  cancel: 'Canslo’r allforio',
  cancelFailed: 'Nid oedd modd canslo’r allforio',
  resume: 'Ailddechrau',
  downloadFailed: 'Nid oedd modd lawrlwytho’r allforiad',
  resumeFailed: 'Nid oedd modd ailddechrau’r allforio',
  download: 'Lawrlwytho',
  downloadOf: (moment) => `Lawrlwytho allforiad ${moment}`,
  done: (size, count, until) => `${records(count)}, ${size} cyn pacio. Gellir ei lawrlwytho tan ${until}.`,
  cancelled: (until) => `Canslwyd. Gellir ei ailddechrau tan ${until}.`,
  failedAt: (service, until) =>
    `Methodd: nid atebodd y gwasanaeth ${lookup(services, service) ?? service}. Gellir ei ailddechrau tan ${until}.`,
  expired: 'Dilëwyd y ffeil ar ôl saith diwrnod.',
});
