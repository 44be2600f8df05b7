import {
  getSystemHealthOperation,
  listAuditEntriesOperation,
  listDeadLettersOperation,
  replayDeadLettersOperation,
  updateCouncilOperation,
} from '@folkmoot/contracts';
import { ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { createRabbitBroker, type RabbitBroker } from '@folkmoot/service-kit/testing/rabbit';
import { type AdminTestService, makeCouncils, startAdminService } from '../../testing/fixtures';

const QUEUE = 'admin.audit';
const TIMEOUT_MS = 30_000;
const system = userActor({ role: 'system_admin', councilId: null });

/** The action that the log cannot store until the test resets it. */
const mockTrouble = { action: '' };
jest.mock('../audit/chain', () => {
  const actual = jest.requireActual<{ keyedHashOf: (entry: { action: string }, key: string) => string }>(
    '../audit/chain',
  );
  return {
    ...actual,
    keyedHashOf: (entry: { action: string }, key: string) => {
      if (entry.action === mockTrouble.action) throw new Error('no ink left');
      return actual.keyedHashOf(entry, key);
    },
  };
});

const comes = async <T>(look: () => Promise<T | null | undefined>): Promise<T> => {
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    const result = await look();
    if (result) return result;
    if (Date.now() > deadline) throw new Error('it did not come in time');
    await new Promise((again) => setTimeout(again, 100));
  }
};

describe('an event that blocks a RabbitMQ queue', () => {
  let broker: RabbitBroker;
  let service: AdminTestService;
  beforeAll(async () => {
    broker = await createRabbitBroker();
    await broker.start();
    service = await startAdminService({ amqpUrl: broker.url });
    await makeCouncils(service);
  }, 120_000);
  afterAll(async () => {
    await service?.stop();
    await broker?.remove();
  });

  const rename = (phone: string) =>
    service.call(updateCouncilOperation, { as: userActor(), body: { phone } }).then(({ status }) => status);
  const letters = async () => (await service.call(listDeadLettersOperation, { as: system })).body;
  const auditedTimes = async (action: string): Promise<number> =>
    (await service.call(listAuditEntriesOperation, { as: system, query: { action } })).body.items.length;
  const queuePart = async () =>
    (await service.call(getSystemHealthOperation, { as: system })).body.parts.find(({ id }) => id === `queue:${QUEUE}`);

  it('the event is shown with depth and age, is replayed by a system admin after the fix, and is counted exactly once', async () => {
    mockTrouble.action = 'council.changed';
    expect(await rename('01632 960001')).toBe(200);
    // While the service still declares its queues, it answers that the broker is unavailable.
    const letter = await comes(async () => (await letters()).items?.[0]);
    expect(letter).toMatchObject({
      queue: QUEUE,
      reason: 'Error: no ink left',
      event: { type: 'council.changed', councilId: ownCouncil },
    });
    expect(Math.abs(Date.now() - Date.parse(letter.at))).toBeLessThan(TIMEOUT_MS);
    const sick = await comes(async () => {
      const part = await queuePart();
      return part?.figures.deadLetters === 1 ? part : null;
    });
    expect(sick.state).not.toBe('ok');
    expect(await auditedTimes('council.changed')).toBe(0);

    mockTrouble.action = '';
    const body = { queue: QUEUE, ids: [letter.id] };
    expect((await service.call(replayDeadLettersOperation, { as: system, body })).body).toEqual({ replayed: 1 });
    await comes(async () => (await auditedTimes('council.changed')) === 1);
    await comes(async () => (await auditedTimes('dead-letters.replayed')) === 1);
    expect(await letters()).toMatchObject({ total: 0, items: [] });
    // A second replay of the same letter changes nothing.
    expect((await service.call(replayDeadLettersOperation, { as: system, body })).status).toBe(404);
    expect(await auditedTimes('council.changed')).toBe(1);
  }, 120_000);
});
