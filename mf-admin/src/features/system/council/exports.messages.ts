import { lookup } from '@folkmoot/contracts/client';

const services: Readonly<Record<string, string>> = {
  admin: 'administration',
  campaigns: 'campaigns',
  subscribers: 'subscribers',
  public: 'public pages',
};
const count = (value: number): string => value.toLocaleString('en-GB');

export const exportMessages = {
  about:
    'Everything the product has of this council as a ZIP of JSON Lines: settings, team, campaigns, responses, subscribers. Making and taking it are noted in the activity log.',
  loading: 'Loading exports...',
  loadFailed: 'Failed to load exports',
  start: 'Export council',
  startFailed: 'The export could not be started',
  bar: 'Export',
  waiting: 'Starting...',
  progress: (done: number, total: number) => `${count(done)} of ${count(total)} records`,
  leave: 'You can close this; it goes on.',
  cancel: 'Cancel export',
  cancelFailed: 'The export could not be cancelled',
  resume: 'Resume',
  downloadFailed: 'The export could not be downloaded',
  resumeFailed: 'The export could not be resumed',
  download: 'Download',
  downloadOf: (moment: string) => `Download the export of ${moment}`,
  done: (size: string, records: number, until: string) =>
    `${count(records)} records, ${size} before packing. Can be downloaded until ${until}.`,
  cancelled: (until: string) => `Cancelled. Can be resumed until ${until}.`,
  failedAt: (service: string, until: string) =>
    `Failed: the ${lookup(services, service) ?? service} service did not answer. Can be resumed until ${until}.`,
  expired: 'The file was deleted after seven days.',
} as const;
