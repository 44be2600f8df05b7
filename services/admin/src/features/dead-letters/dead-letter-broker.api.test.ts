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
const PATIENCE_MS = 30_000;
const system = userActor({ role: 'system_admin', councilId: null });

/** What the log cannot take in, until it is mended. */
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
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (Date.now() > deadline) throw new Error('it did not come in time');
    await new Promise((again) => setTimeout(again, 100));
  }
};

describe('an event that poisons a queue of RabbitMQ (R4)', () => {
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

  it('is seen with depth and age, is replayed by a system admin once mended, and is counted then, once', async () => {
    mockTrouble.action = 'council.changed';
    expect(await rename('01632 960001')).toBe(200);
    // While the service still makes its queues, it answers that the broker is away.
    const letter = await comes(async () => (await letters()).items?.[0]);
    expect(letter).toMatchObject({
      queue: QUEUE,
      reason: 'Error: no ink left',
      event: { type: 'council.changed', councilId: ownCouncil },
    });
    expect(Math.abs(Date.now() - Date.parse(letter.at))).toBeLessThan(PATIENCE_MS);
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
    // Again for what is there no more: nothing happens twice.
    expect((await service.call(replayDeadLettersOperation, { as: system, body })).status).toBe(404);
    expect(await auditedTimes('council.changed')).toBe(1);
  }, 120_000);
});
