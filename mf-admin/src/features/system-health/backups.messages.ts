import { bytes, duration } from './system-health.messages';

const number = (value: number): string => value.toLocaleString('en');
const hours = (count: number): string => (count === 1 ? 'hour' : `${count} hours`);
const days = (count: number): string => (count === 1 ? 'day' : `${count} days`);

export const messages = {
  title: 'Version and backups',
  version: (version: string) => `Folkmoot ${version}`,
  loading: 'Loading backups...',
  loadFailed: 'The state of the backups could not be loaded',
  none: 'No backups are scheduled',
  noneText: 'If the database is lost, everything is lost. The guide about backups says how to schedule them.',
  guide: 'docs/guides/back-up-and-restore.md',
  last: 'Last backup',
  never: 'Never',
  ago: (ms: number) => `${duration(ms)} ago`,
  made: (documents: number, size: number, seconds: number) =>
    `${number(documents)} documents, ${bytes(size)}, made in ${seconds} s.`,
  encrypted: 'Encrypted',
  plain: 'Not encrypted',
  kept: (count: number, every: number) => `${number(count)} kept. One is made every ${hours(every)}.`,
  late: (every: number) => `Too old: one should be made every ${hours(every)}.`,
  verified: 'Last verified restore',
  verifiedText: (name: string, documents: number) =>
    `Backup ${name} was restored into a temporary database, and its ${number(documents)} documents were compared.`,
  unverified: 'No kept backup was restored and compared. Perhaps they are good. Nobody knows.',
  verificationLate: (every: number) => `Too long ago: one should be verified every ${days(every)}.`,
  failed: {
    backup: (at: string) => `The backup of ${at} failed`,
    verification: (at: string) => `The verification of ${at} failed`,
  },
};
