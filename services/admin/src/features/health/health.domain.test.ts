import type { ServiceReport } from '@folkmoot/contracts';
import { partsOf, stateOfAll } from './health.domain';
import type { ObservedState, ServiceAnswer } from './observed-state.domain';

const now = new Date('2026-03-01T10:00:00.000Z');
const ago = (seconds: number): string => new Date(now.getTime() - seconds * 1_000).toISOString();

const report = (service: string, overrides: Partial<ServiceReport> = {}): ServiceReport => ({
  service,
  instance: 'i',
  startedAt: ago(3_600),
  database: { isUp: true, ms: 1, dataBytes: 10, freeBytes: 10 ** 12 },
  transport: { kind: 'amqp', isUp: true },
  queues: [],
  consumes: [],
  outboxes: [],
  mail: { isSetUp: true, sent: 1, failed: 0, lastSentAt: ago(60), lastFailedAt: null },
  storage: { kind: 'database', isUp: true },
  jobs: [],
  ...overrides,
});

const answered = (name: ServiceAnswer['name'], overrides: Partial<ServiceReport> = {}): ServiceAnswer => ({
  name,
  report: report(name, overrides),
  ms: 3,
  failure: null,
});
const silent = (name: ServiceAnswer['name']): ServiceAnswer => ({ name, report: null, ms: null, failure: 'silent' });

const partsFor = (services: ServiceAnswer[], overrides: Partial<ObservedState> = {}) =>
  partsOf({ now, services, gatewayHeardAt: new Date(ago(5)), ai: null, ...overrides });
const stateOf = (services: ServiceAnswer[], id: string, overrides: Partial<ObservedState> = {}) =>
  partsFor(services, overrides).find((part) => part.id === id)?.state;

type Queue = ServiceReport['queues'][number];
const queue = (overrides: Partial<Queue> = {}): Queue => ({
  name: 'admin.audit',
  waiting: 0,
  inHand: 0,
  oldestAt: null,
  consumers: 1,
  deadLetters: 0,
  ...overrides,
});

type Job = ServiceReport['jobs'][number];
const job = (overrides: Partial<Job> = {}): Job => ({
  name: 'sweep',
  isRecurring: true,
  state: 'done',
  startedAt: ago(60),
  finishedAt: ago(59),
  nextRunAt: ago(-60),
  failure: null,
  isOverdue: false,
  ...overrides,
});

const migrating = (failure: string | null) => ({ number: 2, name: 'fill', changed: 3, total: 9, failure });

describe('the parts of an installation (E-6)', () => {
  it('a service is down when it does not answer, and the parts that only it reports are unknown', () => {
    const services = [answered('admin'), silent('campaigns')];
    expect(stateOf(services, 'service:campaigns')).toBe('down');
    expect(stateOf(services, 'database:campaigns')).toBe('unknown');
    expect(partsFor(services).some(({ id }) => id === 'storage:campaigns')).toBe(false);
  });

  it('a service is unknown rather than down when it has no address', () => {
    const services: ServiceAnswer[] = [{ name: 'public', report: null, ms: null, failure: 'unset' }];
    expect(stateOf(services, 'service:public')).toBe('unknown');
  });

  it.each<[string, Partial<ServiceReport>, string, string]>([
    [
      'a database that does not answer',
      { database: { isUp: false, ms: null, dataBytes: null, freeBytes: null } },
      'database:admin',
      'down',
    ],
    ['a data migration that runs', { data: { version: 2, migrating: migrating(null) } }, 'database:admin', 'ok'],
    ['a data migration that fails', { data: { version: 2, migrating: migrating('x') } }, 'database:admin', 'degraded'],
    ['files that cannot be reached', { storage: { kind: 's3', isUp: false } }, 'storage:admin', 'down'],
    [
      'a disk that is nearly full',
      { database: { isUp: true, ms: 1, dataBytes: 1, freeBytes: 10 ** 8 } },
      'storage:admin',
      'degraded',
    ],
    ['unknown free space', { database: { isUp: true, ms: 1, dataBytes: 1, freeBytes: null } }, 'storage:admin', 'ok'],
    ['a broker that is away', { transport: { kind: 'amqp', isUp: false } }, 'broker:events', 'down'],
    ['events inside the process', { transport: { kind: 'in-process', isUp: true } }, 'broker:events', 'ok'],
    [
      'an outbox that hands nothing over',
      { outboxes: [{ name: 'o', waiting: 2, oldestAt: ago(2), movedAt: ago(90) }] },
      'outbox:o',
      'degraded',
    ],
    [
      'an outbox that hands over',
      { outboxes: [{ name: 'o', waiting: 2, oldestAt: ago(90), movedAt: ago(2) }] },
      'outbox:o',
      'ok',
    ],
    [
      'an outbox that cannot be asked',
      { outboxes: [{ name: 'o', waiting: null, oldestAt: null, movedAt: null }] },
      'outbox:o',
      'unknown',
    ],
    ['a queue with dead letters', { queues: [queue({ deadLetters: 1 })] }, 'queue:admin.audit', 'degraded'],
    ['a queue that nobody takes from', { queues: [queue({ consumers: 0 })] }, 'queue:admin.audit', 'down'],
    ['a queue that is behind', { queues: [queue({ inHand: 1, oldestAt: ago(61) })] }, 'queue:admin.audit', 'degraded'],
    ['a queue that cannot be asked', { queues: [queue({ waiting: null })] }, 'queue:admin.audit', 'unknown'],
    [
      'mail without a server',
      { mail: { isSetUp: false, sent: 0, failed: 0, lastSentAt: null, lastFailedAt: null } },
      'mail:server',
      'degraded',
    ],
    [
      'mail of which the last failed',
      { mail: { isSetUp: true, sent: 1, failed: 1, lastSentAt: ago(9), lastFailedAt: ago(3) } },
      'mail:server',
      'degraded',
    ],
    [
      'mail that has waited for long',
      { mailQueues: [{ name: 'notices', waiting: 2, oldestAt: ago(1_801) }] },
      'mail:server',
      'degraded',
    ],
    [
      'mail of a large mailing',
      { mailQueues: [{ name: 'mailings', waiting: 90_000, oldestAt: null }] },
      'mail:server',
      'ok',
    ],
    [
      'mail that nobody has tried',
      { mail: { isSetUp: true, sent: 0, failed: 0, lastSentAt: null, lastFailedAt: null } },
      'mail:server',
      'unknown',
    ],
    ['a recurring job that failed', { jobs: [job({ state: 'failed', failure: 'x' })] }, 'job:sweep', 'degraded'],
    [
      'a job asked for that failed',
      { jobs: [job({ state: 'failed', failure: 'x', isRecurring: false })] },
      'job:sweep',
      'ok',
    ],
    ['a job that is overdue', { jobs: [job({ isOverdue: true })] }, 'job:sweep', 'degraded'],
    [
      'a job that is overdue although its last run succeeded',
      { jobs: [job({ isOverdue: true, overdueSince: ago(660), nextRunAt: ago(660) })] },
      'job:sweep',
      'degraded',
    ],
    ['a job that has not run', { jobs: [job({ state: null })] }, 'job:sweep', 'unknown'],
    ['a job that has looked and had no work', { jobs: [job({ state: null, lookedAt: ago(3) })] }, 'job:sweep', 'ok'],
  ])('%s has the expected state', (_name, report, id, state) =>
    expect(stateOf([answered('admin', report)], id)).toBe(state),
  );

  it('a queue that several services report shows the messages that its consumer is processing', () => {
    const services = [
      answered('admin', { queues: [queue({ name: 'campaigns.visits', waiting: 3 })] }),
      answered('campaigns', {
        consumes: ['campaigns.visits'],
        queues: [queue({ name: 'campaigns.visits', waiting: 3, inHand: 2, oldestAt: ago(4) })],
      }),
    ];
    const part = partsFor(services).find(({ id }) => id === 'queue:campaigns.visits');
    expect(part?.figures).toEqual({ waiting: 5, oldestAt: ago(4), deadLetters: 0 });
  });

  it.each<[string, Partial<Job>, string]>([
    ['planned', { state: 'done' }, 'It should have started 11 minutes ago.'],
    ['left behind by its process', { state: 'running' }, 'Its run stopped 11 minutes ago and has not continued.'],
  ])('a job says since when it is overdue when it was %s', (_name, state, detail) => {
    const overdue = job({ isOverdue: true, overdueSince: ago(660), nextRunAt: ago(660), ...state });
    const part = partsFor([answered('admin', { jobs: [overdue] })]).find(({ id }) => id === 'job:sweep');
    expect(part).toMatchObject({ detail, figures: { overdueSince: ago(660), nextAt: null } });
  });

  it('a job that runs only when there is work shows when it looked for some', () => {
    const looking = job({ lookedAt: ago(3) });
    const part = partsFor([answered('admin', { jobs: [looking] })]).find(({ id }) => id === 'job:sweep');
    expect(part?.figures).toMatchObject({ lookedAt: ago(3), lastAt: looking.finishedAt });
  });

  it('a job is overdue since its planned start when its service does not say since when', () => {
    const overdue = job({ isOverdue: true, nextRunAt: ago(660) });
    const part = partsFor([answered('admin', { jobs: [overdue] })]).find(({ id }) => id === 'job:sweep');
    expect(part).toMatchObject({ detail: 'It is due and has not started.', figures: { overdueSince: ago(660) } });
  });

  it('the error of a job is shown without addresses of people', () => {
    const failed = job({ state: 'failed', failure: 'no mail to amy@residents.example today' });
    const part = partsFor([answered('admin', { jobs: [failed] })]).find(({ id }) => id === 'job:sweep');
    expect(part?.detail).not.toContain('amy');
  });

  it.each([
    [5, 'ok'],
    [60, 'down'],
  ])('a gateway that reported %s seconds ago is %s', (seconds, state) =>
    expect(stateOf([answered('admin')], 'gateway:gateway', { gatewayHeardAt: new Date(ago(seconds)) })).toBe(state),
  );

  it.each<[string, ObservedState['ai'], string]>([
    ['off', { isOn: false, provider: 'Ours', lastTest: null }, 'unknown'],
    ['not chosen', { isOn: true, provider: null, lastTest: null }, 'unknown'],
    ['never tested', { isOn: true, provider: 'Ours', lastTest: null }, 'unknown'],
    ['that answered', { isOn: true, provider: 'Ours', lastTest: { success: true, testedAt: ago(9) } }, 'ok'],
    ['that failed', { isOn: true, provider: 'Ours', lastTest: { success: false, testedAt: ago(9) } }, 'degraded'],
  ])('an AI provider %s has the state of its last test', (_name, ai, state) =>
    expect(stateOf([answered('admin')], 'ai:provider', { ai })).toBe(state),
  );

  it('a gateway is unknown rather than down when admin has just started', () => {
    const started = answered('admin', { startedAt: ago(10) });
    expect(stateOf([started], 'gateway:gateway', { gatewayHeardAt: new Date(ago(3_000)) })).toBe('unknown');
  });

  it('a gateway is unknown when it has never reported', () =>
    expect(stateOf([answered('admin')], 'gateway:gateway', { gatewayHeardAt: null })).toBe('unknown'));
});

describe('the state of the installation', () => {
  it.each([
    [[{ part: 'job', state: 'unknown' }] as const, 'ok'],
    [[{ part: 'mail', state: 'degraded' }] as const, 'degraded'],
    [[{ part: 'queue', state: 'down' }] as const, 'degraded'],
    [
      [
        { part: 'service', state: 'down' },
        { part: 'mail', state: 'ok' },
      ] as const,
      'down',
    ],
  ])('the installation with %j is %s', (parts, state) => expect(stateOfAll(parts)).toBe(state));
});
