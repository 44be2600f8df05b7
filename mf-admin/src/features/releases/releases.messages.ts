const number = (value: number): string => value.toLocaleString('en-GB');
const percent = (value: number): string => `${value.toLocaleString('en-GB', { maximumFractionDigits: 1 })} %`;

export const messages = {
  title: 'Releases',
  rule: 'A canary, or a release of less than a day, is rolled back by itself when at least 20 loads were reported, over 2 % of them failed, for two people or more, and that is more than twice the share of the other release.',
  loading: 'Loading the releases',
  failed: 'The releases could not be loaded.',
  none: 'This installation has no registry of releases.',
  columns: {
    part: 'Part',
    release: 'Release',
    audience: 'Who gets it',
    recent: 'Last 10 minutes',
    actions: 'Actions',
  },
  live: 'Live',
  canary: 'Canary',
  since: (moment: string) => `since ${moment}`,
  everybody: 'Everybody',
  everybodyElse: 'Everybody else',
  share: (value: number) => `${percent(value)} of all staff`,
  unknownCouncil: (id: string) => `a council that does not exist (${id})`,
  loads: (loads: number) => `${number(loads)} ${loads === 1 ? 'load' : 'loads'}`,
  errors: (errors: number, loads: number) =>
    errors === 0
      ? 'no errors'
      : `${number(errors)} ${errors === 1 ? 'error' : 'errors'}${loads > 0 ? ` (${percent((errors / loads) * 100)})` : ''}`,
  noLoads: 'No loads',
  lastRollBack: {
    automatic: (version: string, at: string) => `${version} was rolled back by itself, ${at}`,
    by_hand: (version: string, at: string) => `${version} was rolled back by an administrator, ${at}`,
  },
  rollBack: 'Roll back',
  rollBackOf: (remote: string, version: string) => `Roll back ${remote} ${version}`,
  confirmTitle: 'Roll back this release?',
  confirmCanary: (remote: string, version: string, live: string) =>
    `Everybody who has ${remote} ${version} gets ${live} with their next page. Pages that are open keep the release that they began with.`,
  confirmLive: (remote: string, version: string, previous: string) =>
    `Everybody gets ${remote} ${previous} instead of ${version} with their next page. Pages that are open keep the release that they began with.`,
  rolledBack: 'The release is rolled back.',
  rollBackFailed: 'The release could not be rolled back',
} as const;
