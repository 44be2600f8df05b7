import { listReleasesOperation, type RemoteReleases, rollBackReleaseOperation } from '@folkmoot/contracts/client';
import { type Handler, handle } from '@folkmoot/shell-sdk/standalone';

const ago = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();

const quiet = (remote: string): RemoteReleases => ({
  remote,
  live: { version: '0.2.0-1c40ce11', since: null, recent: { loads: 0, errors: 0 } },
  canary: null,
  previous: null,
  lastRollBack: null,
});

const sampleReleases = (): RemoteReleases[] => [
  {
    ...quiet('mf-campaigns'),
    live: { version: '0.2.0-90ab51fe', since: ago(200), recent: { loads: 512, errors: 2 } },
    previous: '0.2.0-3b1f7720',
  },
  {
    remote: 'mf-subscribers',
    live: { version: '0.2.0-bf772498', since: ago(9_000), recent: { loads: 240, errors: 0 } },
    canary: {
      version: '0.2.0-5e1f0a92',
      since: ago(25),
      recent: { loads: 48, errors: 3 },
      councils: [{ id: 'council-1', name: 'Riverside Council' }],
      percent: 10,
    },
    previous: null,
    lastRollBack: { version: '0.2.0-77c1d3ab', at: ago(1_500), cause: 'automatic' },
  },
  quiet('mf-public'),
];

const without = (line: RemoteReleases, version: string): RemoteReleases =>
  line.canary?.version === version
    ? { ...line, canary: null, lastRollBack: { version, at: ago(0), cause: 'by_hand' } }
    : line;

/** Releases of remotes, from memory. */
export const onReleases = (): Handler[] => {
  let releases = sampleReleases();
  return [
    handle(listReleasesOperation, () => ({ items: releases })),
    handle(rollBackReleaseOperation, ({ params, body }) => {
      releases = releases.map((line) => (line.remote === params.remote ? without(line, body.version) : line));
    }),
  ];
};
