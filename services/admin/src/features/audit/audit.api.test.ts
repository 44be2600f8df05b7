import { randomUUID } from 'node:crypto';
import { councilChangedEvent, listAuditEntriesOperation, updateCouncilOperation } from '@folkmoot/contracts';
import { otherCouncil, ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import type { StoredAuditEntry } from '../../records/audit.repository';
import { type AdminTestService, makeCouncils, makeUser, startAdminService } from '../../testing/fixtures';
import { hashOfEntry } from './chain';

const system = userActor({ role: 'system_admin', councilId: null });
let service: AdminTestService;
beforeEach(async () => {
  service = await startAdminService();
  await makeCouncils(service);
});
afterEach(() => service.stop());

type Stored = Omit<StoredAuditEntry, 'id'> & { _id: string };
const chain = async (): Promise<StoredAuditEntry[]> => {
  const found = await service.connection.collection<Stored>('auditEntries').find().sort({ position: 1 }).toArray();
  return found.map(({ _id, ...fields }) => ({ id: _id, ...fields }));
};

describe('audit', () => {
  it('of a change, says who, what, where and to what, newest first', async () => {
    const user = await makeUser(service, { role: 'council_admin', name: 'Alex Morgan' });
    const actor = userActor({ userId: user.id });
    await service.call(updateCouncilOperation, { as: actor, body: { name: 'Riverside' } });
    await service.settled();
    const { items } = (await service.call(listAuditEntriesOperation, { as: system })).body;
    expect(items[0]).toMatchObject({
      action: 'council.changed',
      actor: { kind: 'user', id: user.id, actingAs: null, name: 'Alex Morgan', email: user.email },
      council: { id: ownCouncil, name: 'Riverside' },
      subject: { type: 'council', id: ownCouncil },
    });
    const query = { councilId: otherCouncil };
    expect((await service.call(listAuditEntriesOperation, { as: system, query })).body.items).toEqual([]);
  });

  it('of forty events at once, is one chain without gap or fork', async () => {
    const body = (index: number) => ({ name: `Name ${index}` });
    const as = userActor();
    await Promise.all(
      Array.from({ length: 40 }, (_, index) => service.call(updateCouncilOperation, { as, body: body(index) })),
    );
    await service.settled();
    const entries = await chain();
    expect(entries.filter(({ action }) => action === 'council.changed')).toHaveLength(40);
    entries.forEach((entry, index) => {
      expect(entry.position).toBe(index + 1);
      expect(entry.previousHash).toBe(entries[index - 1]?.hash ?? '');
      expect(entry.hash).toBe(hashOfEntry(entry));
    });
  });

  it('told the same event twice, has one entry', async () => {
    await service.settled();
    const before = (await chain()).length;
    const change = { as: userActor(), body: { name: 'Once' } };
    await service.call(updateCouncilOperation, change);
    await service.settled();
    const [event] = service.eventsOf(councilChangedEvent);
    expect(await chain()).toHaveLength(before + 1);
    await service.connection.collection('outbox').insertOne({
      _id: randomUUID() as never,
      envelope: event,
      dueAt: new Date(),
    });
    await service.settled();
    expect(service.eventsOf(councilChangedEvent).filter(({ id }) => id === event?.id).length).toBeGreaterThan(1);
    expect(await chain()).toHaveLength(before + 1);
  });
});
