import { translate, welshCount } from '@folkmoot/contracts/translation';
import { messages } from './backups.messages';
import { bytes, duration } from './system-health.messages';

const number = (value: number): string => value.toLocaleString('en');
const hours = (count: number): string => (count === 1 ? 'awr' : welshCount(count, { other: 'awr' }));
const days = (count: number): string => (count === 1 ? 'diwrnod' : welshCount(count, { other: 'diwrnod' }));

translate(messages, {
  title: 'Fersiwn a chopïau wrth gefn',
  version: (version) => `Fersiwn ${version} o Folkmoot`,
  loading: 'Wrthi’n llwytho’r copïau wrth gefn...',
  loadFailed: 'Nid oedd modd llwytho cyflwr y copïau wrth gefn',
  guide: 'docs/guides/back-up-and-restore.md',
  none: 'Nid oes copïau wrth gefn wedi’u trefnu',
  noneText: 'Os collir y gronfa ddata, collir popeth. Mae’r canllaw am gopïau wrth gefn yn dweud sut i’w trefnu.',
  last: 'Copi wrth gefn diwethaf',
  never: 'Byth',
  ago: (ms) => `${duration(ms)} yn ôl`,
  made: (documents, size, seconds) =>
    `${number(documents)} o ddogfennau, ${bytes(size)}, wedi’i wneud mewn ${seconds} eiliad.`,
  encrypted: 'Wedi’i amgryptio',
  plain: 'Heb ei amgryptio',
  kept: (count, every) => `Cedwir ${number(count)}. Gwneir un bob ${hours(every)}.`,
  late: (every) => `Rhy hen: dylid gwneud un bob ${hours(every)}.`,
  verified: 'Adferiad diwethaf a wiriwyd',
  verifiedText: (name, documents) =>
    `Adferwyd copi ${name} i gronfa ddata dros dro, a chymharwyd ei ${number(documents)} o ddogfennau.`,
  unverified:
    'Ni chafodd yr un copi sydd wedi’i gadw ei adfer a’i gymharu. Efallai eu bod yn dda. Nid oes neb yn gwybod.',
  verificationLate: (every) => `Rhy bell yn ôl: dylid gwirio un bob ${days(every)}.`,
  failed: {
    backup: (at) => `Methodd y copi wrth gefn ar ${at}`,
    verification: (at) => `Methodd y gwiriad ar ${at}`,
  },
});
