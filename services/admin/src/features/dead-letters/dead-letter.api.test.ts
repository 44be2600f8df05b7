import {
  councilChangedEvent,
  deadLettersDiscardedEvent,
  deadLettersReplayedEvent,
  discardDeadLettersByCommandOperation,
  discardDeadLettersOperation,
  listAuditEntriesOperation,
  listDeadLettersOperation,
  readDeadLettersOperation,
  replayDeadLettersByCommandOperation,
  replayDeadLettersOperation,
  systemActor,
} from '@folkmoot/contracts';
import { mongoDeadLetters } from '@folkmoot/service-kit';
import { ownCouncil, sampleCouncil, signedByProducer, userActor } from '@folkmoot/service-kit/testing';
import { type AdminTestService, makeCouncils, startAdminService } from '../../testing/fixtures';

const QUEUE = 'admin.audit';
const system = userActor({ role: 'system_admin', councilId: null });
const command = systemActor('operator');
let service: AdminTestService;
beforeAll(async () => {
  service = await startAdminService();
});
beforeEach(async () => {
  await service.empty();
  await makeCouncils(service);
});
afterAll(() => service.stop());

/** An event whose delivery attempts are used up. A broken one can never be processed. */
const bury = (id: string, payload: unknown = { council: sampleCouncil({ id: ownCouncil, name: 'Secret Valley' }) }) =>
  mongoDeadLetters(service.connection).put({
    queue: QUEUE,
    envelope: signedByProducer({
      id,
      type: councilChangedEvent.type,
      version: councilChangedEvent.version,
      occurredAt: '2026-03-01T10:00:00.000Z',
      councilId: ownCouncil,
      actor: { kind: 'user', id: 'u1', actingAs: null },
      aggregate: { type: 'council', id: ownCouncil, revision: 2 },
      correlationId: 'c',
      payload,
    }),
    reason: 'Error: no place for amy@council.example',
    at: new Date('2026-03-01T11:00:00.000Z'),
  });

const listed = async () => (await service.call(listDeadLettersOperation, { as: system })).body.items;
const logged = async () => {
  await service.settled();
  const { items } = (await service.call(listAuditEntriesOperation, { as: system })).body;
  return items.map(({ id, action, actor, subject }) => ({ id, action, by: actor.kind, subject }));
};

describe('dead letters', () => {
  it("listed letters show the reason and the event type, without the event's payload", async () => {
    await bury('event-1');
    const { text, body } = await service.call(listDeadLettersOperation, { as: system });
    expect(body).toMatchObject({
      total: 1,
      items: [{ queue: QUEUE, event: { type: 'council.changed', aggregate: { type: 'council', id: ownCouncil } } }],
    });
    expect(text).not.toMatch(/amy@|Secret Valley/);
  });

  it('replayed letters are processed and removed, and both are logged', async () => {
    await bury('event-1');
    await bury('event-2');
    const [first] = await listed();
    const firstLetter = { queue: QUEUE, ids: [first?.id ?? ''] };
    expect((await service.call(replayDeadLettersOperation, { as: system, body: firstLetter })).body).toEqual({
      replayed: 1,
    });
    expect(await listed()).toHaveLength(1);
    const all = { as: command, body: { queue: QUEUE } };
    expect((await service.call(replayDeadLettersByCommandOperation, all)).body).toEqual({ replayed: 1 });
    expect((await service.call(readDeadLettersOperation, { as: command })).body.items).toEqual([]);
    const log = await logged();
    expect(log.map(({ id }) => id)).toEqual(expect.arrayContaining(['event-1', 'event-2']));
    const subject = { type: 'queue', id: QUEUE, name: '' };
    expect(log).toContainEqual(expect.objectContaining({ action: 'dead-letters.replayed', by: 'user', subject }));
    expect(log).toContainEqual(expect.objectContaining({ action: 'dead-letters.replayed', by: 'system', subject }));
    expect(service.eventsOf(deadLettersReplayedEvent)[0]?.payload.eventIds).toEqual(['event-1']);
  });

  it('replayed letters return with the new reason when the cause is not fixed', async () => {
    await bury('event-1', { council: 'broken' });
    const body = { queue: QUEUE };
    await service.call(replayDeadLettersOperation, { as: system, body });
    const [letter, ...more] = await listed();
    expect([letter?.reason, more]).toEqual([expect.stringContaining('cannot be read'), []]);
  });

  it('discarded letters are deleted, and the log names them', async () => {
    await bury('event-1');
    await bury('event-2');
    const [first, second] = await listed();
    const discard = (operation: typeof discardDeadLettersOperation, as: typeof system | typeof command, id = '') =>
      service.call(operation, { as, body: { queue: QUEUE, ids: [id] } });
    expect((await discard(discardDeadLettersOperation, system, first?.id)).body).toEqual({ discarded: 1 });
    const byCommand = discardDeadLettersByCommandOperation as unknown as typeof discardDeadLettersOperation;
    expect((await discard(byCommand, command, second?.id)).body).toEqual({ discarded: 1 });
    expect(await listed()).toEqual([]);
    const log = await logged();
    expect(log.filter(({ action }) => action === 'dead-letters.discarded')).toHaveLength(2);
    expect(log.some(({ id }) => id === 'event-1')).toBe(false);
    expect(service.eventsOf(deadLettersDiscardedEvent).map(({ payload }) => payload.eventIds)).toEqual([
      ['event-1'],
      ['event-2'],
    ]);
  });

  it('letters are not found and nothing is logged when they do not exist or the queue does not', async () => {
    const replay = (queue: string, ids: string[]) =>
      service.call(replayDeadLettersOperation, { as: system, body: { queue, ids } });
    expect((await replay(QUEUE, ['another'])).status).toBe(404);
    expect((await replay('no.such-queue', ['x'])).status).toBe(404);
    expect((await logged()).filter(({ action }) => action.startsWith('dead-letters'))).toEqual([]);
  });
});
