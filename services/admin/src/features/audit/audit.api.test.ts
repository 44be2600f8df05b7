import { randomUUID } from 'node:crypto';
import {
  councilChangedEvent,
  exportAuditEntriesOperation,
  getAuditFiltersOperation,
  listAuditEntriesOperation,
  updateCouncilOperation,
  verifyAuditByCommandOperation,
  verifyAuditOperation,
} from '@folkmoot/contracts';
import { otherCouncil, ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { chainOf } from '../../testing/audit-chain';
import { type AdminTestService, AUDIT_KEY, makeCouncils, makeUser, startAdminService } from '../../testing/fixtures';
import { keyedHashOf } from './chain';

const system = userActor({ role: 'system_admin', councilId: null });
let service: AdminTestService;
beforeEach(async () => {
  service = await startAdminService();
  await makeCouncils(service);
});
afterEach(() => service.stop());

const chain = () => chainOf(service);

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

  it('of a change of settings, names the fields that changed, in the list, in the file and in the chain', async () => {
    const body = { name: 'Riverside', branding: { primaryColor: '#112233' } };
    await service.call(updateCouncilOperation, { as: userActor(), body });
    await service.settled();
    const { items } = (await service.call(listAuditEntriesOperation, { as: system })).body;
    expect(items[0]?.changedFields).toEqual(['name', 'branding.primaryColor']);
    const { text } = await service.call(exportAuditEntriesOperation, {
      as: system,
      query: { action: 'council.changed' },
    });
    expect(text).toContain('"name; primary color"');
    expect(text).not.toContain('#112233');
    const isWhole = async () => (await service.call(verifyAuditOperation, { as: system })).body.isWhole;
    expect(await isWhole()).toBe(true);
    await service.connection
      .collection('auditEntries')
      .updateOne({ action: 'council.changed' }, { $set: { changedFields: ['name'] } });
    expect(await isWhole()).toBe(false);
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
      expect(entry.hash).toBe(keyedHashOf(entry, AUDIT_KEY));
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

  const change = async (userId: string, councilId: string, name: string) => {
    await service.call(updateCouncilOperation, { as: userActor({ userId, councilId }), body: { name } });
    await service.settled();
  };
  const found = async (query: Record<string, string | number>) =>
    (await service.call(listAuditEntriesOperation, { as: system, query })).body.items.map(
      ({ actor, council }) => `${actor.id} ${council?.id}`,
    );

  it('of several people and councils, is narrowed by each of them, by time, by action and by a text', async () => {
    await makeUser(service, { id: 'amy', name: 'Amy Stone', role: 'council_admin' });
    await makeUser(service, { id: 'ben', name: 'Ben Field', role: 'council_admin', councilId: otherCouncil });
    await change('amy', ownCouncil, 'Riverside');
    service.clock.advance(60_000);
    const between = service.clock.now().toISOString();
    await change('ben', otherCouncil, 'Hillview');
    const byAmy = [`amy ${ownCouncil}`];
    const byBen = [`ben ${otherCouncil}`];
    const changed = { action: 'council.changed' };
    expect(await found({ actorId: 'amy' })).toEqual(byAmy);
    expect(await found({ ...changed, councilId: otherCouncil })).toEqual(byBen);
    expect(await found({ ...changed, from: between })).toEqual(byBen);
    expect(await found({ ...changed, to: between })).toEqual(byAmy);
    expect(await found({ subjectType: 'council', subjectId: otherCouncil })).toEqual(byBen);
    for (const q of ['amy stone', 'AMY@']) expect([q, await found({ q })]).toEqual([q, byAmy]);
    expect(await found({ q: 'Hillview' })).toEqual(byBen);
    expect(await found({ q: 'council.ch' })).toEqual([...byBen, ...byAmy]);
    expect(await found({ q: 'nobody at all' })).toEqual([]);
    expect(await found({ q: '.*' })).toEqual([]);
    const { body } = await service.call(getAuditFiltersOperation, { as: system });
    expect(body.actors.map(({ id }) => id)).toEqual(['amy', 'ben']);
    expect(body.councils.map(({ name }) => name)).toEqual(['Hillview', 'Riverside']);
    expect([body.actions, body.subjectTypes]).toEqual([
      expect.arrayContaining(['council.changed']),
      expect.arrayContaining(['council']),
    ]);
  });

  it('exported, is a CSV of what the filter leaves, with no formula in it, and stands in the log', async () => {
    await makeUser(service, { id: 'amy', name: '=HYPERLINK("x")', role: 'council_admin' });
    await change('amy', ownCouncil, '+1 Council');
    const { text, headers } = await service.call(exportAuditEntriesOperation, {
      as: system,
      query: { actorId: 'amy' },
    });
    expect(headers.get('content-disposition')).toMatch(/activity_log_\d{4}-\d{2}-\d{2}\.csv/);
    const rows = text.trim().split('\r\n');
    expect(rows).toHaveLength(2);
    expect(rows[1]).toContain(`"'=HYPERLINK(""x"")"`);
    expect(rows[1]).toContain(`"'+1 Council"`);
    await service.settled();
    const { items } = (await service.call(listAuditEntriesOperation, { as: system })).body;
    expect(items[0]).toMatchObject({ action: 'audit.exported', actor: { kind: 'user', id: system.userId } });
  });

  it('verified, is whole; with an entry changed behind its back, is not, and says where', async () => {
    await change('amy', ownCouncil, 'One');
    await change('amy', ownCouncil, 'Two');
    const verify = async () => (await service.call(verifyAuditOperation, { as: system })).body;
    const before = await verify();
    expect(before).toMatchObject({ isWhole: true, brokenAt: null });
    const at = before.head.position;
    await service.connection.collection('auditEntries').updateOne({ position: at }, { $set: { 'actor.id': 'ben' } });
    expect(await verify()).toMatchObject({ isWhole: false, brokenAt: at, problem: 'changed' });
    const { body } = await service.call(verifyAuditByCommandOperation, {
      as: { kind: 'system', service: 'operator', councilId: null },
      query: before.head,
    });
    expect(body.isWhole).toBe(false);
  });

  it('of somebody whose name was erased, stays whole', async () => {
    await makeUser(service, { id: 'amy', name: 'Amy Stone' });
    await change('amy', ownCouncil, 'One');
    await service.connection.collection<{ _id: string }>('users').deleteOne({ _id: 'amy' });
    expect((await service.call(verifyAuditOperation, { as: system })).body.isWhole).toBe(true);
    const { items } = (await service.call(listAuditEntriesOperation, { as: system })).body;
    expect(items[0]?.actor).toMatchObject({ id: 'amy', name: 'Former user', email: '' });
  });
});
