import {
  announceMaintenanceOperation,
  type DeadLetterView,
  discardDeadLettersOperation,
  exportAuditEntriesOperation,
  getAuditFiltersOperation,
  getAvailabilityOperation,
  getBackupsOperation,
  getHealthHistoryOperation,
  getSystemHealthOperation,
  type HealthPartState,
  listDeadLettersOperation,
  listMaintenancesOperation,
  listSignInFailuresOperation,
  listSystemEventsOperation,
  lookup,
  type Maintenance,
  replayDeadLettersOperation,
  verifyAuditOperation,
  withdrawMaintenanceOperation,
} from '@folkmoot/contracts/client';
import { sampleIds } from '@folkmoot/sample-data/council';
import { type Handler, handle, sampleUser } from '@folkmoot/shell-sdk/standalone';
import { sampleEntries } from './sample-people';

const ada = sampleUser();

const ago = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();

const part = (
  id: string,
  service: string | null,
  detail: string,
  state: Partial<HealthPartState> = {},
): HealthPartState => {
  const [kind = '', name = ''] = id.split(':');
  const fields = { id, part: kind as HealthPartState['part'], name, service, detail };
  return { ...fields, state: 'ok', since: ago(3_000), figures: {}, ...state };
};

const parts = (): HealthPartState[] => [
  part('service:admin', 'admin', 'Answers in 2 ms.', { figures: { ms: 2 } }),
  part('service:campaigns', 'campaigns', 'Answers in 4 ms.', { figures: { ms: 4 } }),
  part('service:subscribers', 'subscribers', 'Does not answer.', { state: 'down', since: ago(3.5) }),
  part('gateway:gateway', null, 'Counted requests 4 seconds ago.', { figures: { lastAt: ago(0) } }),
  part('database:admin', 'admin', 'Answers.', { figures: { ms: 1, dataBytes: 4_200_000 } }),
  part('broker:events', null, 'RabbitMQ answers every service.'),
  part('queue:campaigns.visits', null, 'Gave up on 1 event.', {
    state: 'degraded',
    figures: { waiting: 12, oldestAt: ago(1), deadLetters: 1 },
  }),
  part('outbox:admin.outbox', 'admin', 'Hands over what comes.', { figures: { waiting: 0, oldestAt: null } }),
  part('mail:server', null, 'No mail has been sent since the start, so nobody knows.', { state: 'unknown' }),
  part('job:invitations.expire', 'admin', 'Its last run succeeded.', { figures: { lastAt: ago(4), nextAt: ago(-1) } }),
  part('job:admin.export-councils', 'admin', 'Looks for work. There has been none yet.', {
    figures: { lastAt: null, nextAt: null, lookedAt: ago(2) },
  }),
  part('job:subscribers.send-mails', 'subscribers', 'It should have started 11 minutes ago.', {
    state: 'degraded',
    since: ago(9),
    figures: { lastAt: ago(12), nextAt: null, overdueSince: ago(11) },
  }),
];

const share = (requests: number, failures: number) => ({
  requests,
  failures,
  share: (requests - failures) / requests,
});

const availability = () => ({
  target: 0.999,
  since: ago(9 * 1_440),
  isWhole: false,
  measuredShare: 0.998,
  total: share(48_210, 21),
  areas: [
    { area: 'admin' as const, ...share(12_010, 4) },
    { area: 'public' as const, ...share(36_200, 17) },
  ],
  budget: { allowed: 48.2, left: 27.2, usedShare: 0.436 },
  burn: [
    { hours: 1, ...share(210, 0), rate: 0 },
    { hours: 6, ...share(1_400, 3), rate: 2.1 },
    { hours: 72, ...share(9_000, 4), rate: 0.4 },
  ],
  days: [],
});

const backups = () => ({
  version: '0.2.0',
  schedule: {
    everyHours: 24,
    verifyEveryDays: 7,
    kept: 9,
    last: {
      name: '2026-03-02T02-15-00Z',
      at: ago(400),
      seconds: 42,
      documents: 120_400,
      bytes: 48_200_000,
      isEncrypted: true,
    },
    isLate: false,
    verified: { name: '2026-03-01T02-15-00Z', at: ago(1_800), documents: 119_800 },
    isVerificationLate: false,
    failed: null,
  },
});

const letter = (): DeadLetterView => ({
  id: 'campaigns.visits:1',
  queue: 'campaigns.visits',
  reason: 'Error: the campaign is not known',
  at: ago(2),
  event: {
    id: 'event-1',
    type: 'visit.recorded',
    occurredAt: ago(3),
    councilId: sampleIds.councilId,
    actor: { kind: 'public', id: null, actingAs: null },
    aggregate: { type: 'campaign', id: 'campaign-1' },
  },
});

const onLog = (): Handler[] => [
  handle(getAuditFiltersOperation, () => ({
    actions: [...new Set(sampleEntries().map(({ action }) => action))],
    subjectTypes: [...new Set(sampleEntries().map(({ subject }) => subject.type))],
    councils: [{ id: sampleIds.councilId, name: 'Riverside' }],
    actors: [{ id: ada.id, name: `${ada.name} (${ada.email})` }],
  })),
  handle(verifyAuditOperation, () => ({
    entries: sampleEntries().length,
    isWhole: true,
    brokenAt: null,
    problem: null,
    head: { position: sampleEntries().length, hash: 'a'.repeat(64) },
  })),
  handle(exportAuditEntriesOperation, () => undefined),
  handle(listSignInFailuresOperation, () => ({
    items: [
      { day: ago(0).slice(0, 10), reason: 'link_invalid' as const, count: 3, lastAt: ago(30), user: null },
      {
        day: ago(0).slice(0, 10),
        reason: 'factor_wrong' as const,
        count: 2,
        lastAt: ago(12),
        user: { id: ada.id, name: ada.name, email: ada.email },
      },
    ],
  })),
];

const onDeadLetters = (): Handler[] => {
  let letters = [letter()];
  const take = () => {
    const count = letters.length;
    letters = [];
    return count;
  };
  return [
    handle(listDeadLettersOperation, () => ({ items: letters, total: letters.length })),
    handle(replayDeadLettersOperation, () => ({ replayed: take() })),
    handle(discardDeadLettersOperation, () => ({ discarded: take() })),
  ];
};

const onMaintenance = (): Handler[] => {
  let announced: Maintenance[] = [];
  return [
    handle(listMaintenancesOperation, () => ({ items: announced, nextCursor: null })),
    handle(announceMaintenanceOperation, ({ body }) => {
      const fresh = { ...body, id: `maintenance-${announced.length}`, announcedAt: ago(0) };
      announced = [fresh, ...announced];
      return fresh;
    }),
    handle(withdrawMaintenanceOperation, ({ params }) => {
      announced = announced.filter(({ id }) => id !== params.maintenanceId);
    }),
  ];
};

const DAYS = 28;
const DAY_MINUTES = 1_440;

/** 28 days: two weeks before the installation, a day when it was off, and some minutes of trouble. */
const history = () => {
  const day = (back: number): string => ago(back * DAY_MINUTES).slice(0, 'YYYY-MM-DD'.length);
  const watchedOn = (back: number): number => (back > 13 || back === 6 ? 0 : back === 9 ? 900 : DAY_MINUTES);
  const problem = (
    back: number,
    minutes: { downMinutes?: number; degradedMinutes?: number; unknownMinutes?: number },
  ) => ({
    day: day(back),
    downMinutes: 0,
    degradedMinutes: 0,
    unknownMinutes: 0,
    ...minutes,
  });
  const problems: Readonly<Record<string, ReturnType<typeof problem>[]>> = {
    'service:subscribers': [problem(11, { degradedMinutes: 20 }), problem(3, { downMinutes: 12 })],
    'broker:events': [problem(3, { downMinutes: 4 })],
    'mail:server': [problem(1, { unknownMinutes: DAY_MINUTES })],
  };
  return {
    days: Array.from({ length: DAYS }, (_, index) => DAYS - 1 - index).map((back) => ({
      day: day(back),
      watchedMinutes: watchedOn(back),
    })),
    parts: parts().map(({ id }) => ({ id, absentOn: [], problems: lookup(problems, id) ?? [] })),
  };
};

/** Activity log, system health, dead letters and maintenance, from memory. */
export const onHealth = (): Handler[] => [
  ...onLog(),
  ...onDeadLetters(),
  ...onMaintenance(),
  // Creates the parts before `checkedAt`: the check must not be older than its results.
  handle(getSystemHealthOperation, () => ({ parts: parts(), checkedAt: ago(0), state: 'down' as const })),
  handle(getHealthHistoryOperation, () => history()),
  handle(getAvailabilityOperation, () => availability()),
  handle(getBackupsOperation, () => backups()),
  handle(listSystemEventsOperation, () => ({
    items: [
      {
        id: 'event-1',
        at: ago(3),
        part: 'service' as const,
        name: 'subscribers',
        service: 'subscribers',
        kind: 'changed' as const,
        from: 'ok' as const,
        to: 'down' as const,
        detail: 'Does not answer.',
      },
    ],
    nextCursor: null,
  })),
];
