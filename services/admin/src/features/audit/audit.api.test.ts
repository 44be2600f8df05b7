import { randomUUID } from 'node:crypto';
import {
  councilChangedEvent,
  exportAuditEntriesOperation,
  exportCouncilActivityOperation,
  getAuditFiltersOperation,
  getCouncilActivityFiltersOperation,
  listAuditEntriesOperation,
  listCouncilActivityOperation,
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
beforeAll(async () => {
  service = await startAdminService();
});
beforeEach(async () => {
  await service.empty();
  await makeCouncils(service);
});
afterAll(() => service.stop());

const chain = () => chainOf(service);

describe('audit log', () => {
  it('an entry of a change has actor, action, council and change, newest first', async () => {
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

  it('an admin reads and exports the log of the own council only, without addresses of people from elsewhere', async () => {
    const admin = await makeUser(service, { role: 'council_admin', name: 'Alex Morgan' });
    const helper = await makeUser(service, { role: 'system_admin', councilId: null, name: 'Sasha System' });
    const foreign = await makeUser(service, { role: 'council_admin', councilId: otherCouncil, name: 'Olive Other' });
    const own = userActor({ userId: admin.id });
    const acting = { role: 'system_admin', councilId: ownCouncil, actingAs: ownCouncil } as const;
    await service.call(updateCouncilOperation, { as: own, body: { name: 'Riverside' } });
    await service.call(updateCouncilOperation, {
      as: userActor({ userId: helper.id, ...acting }),
      body: { name: 'Riverside Town' },
    });
    await service.call(updateCouncilOperation, {
      as: userActor({ userId: foreign.id, councilId: otherCouncil }),
      body: { name: 'Hillview' },
    });
    await service.settled();
    const { items } = (await service.call(listCouncilActivityOperation, { as: own })).body;
    expect(items.map(({ action, actor }) => [action, actor.name, actor.email])).toEqual([
      ['council.changed', 'Sasha System', ''],
      ['council.changed', 'Alex Morgan', admin.email],
    ]);
    const filters = (await service.call(getCouncilActivityFiltersOperation, { as: own })).body;
    expect(filters.actors.map(({ name }) => name)).toEqual([`Alex Morgan (${admin.email})`, 'Sasha System']);
    const { text } = await service.call(exportCouncilActivityOperation, {
      as: own,
      query: { action: 'council.changed' },
    });
    expect(text).toContain('Alex Morgan');
    expect(text).not.toContain('Olive Other');
    expect(text).not.toContain(helper.email);
    const staff = userActor({ role: 'council_staff', userId: admin.id });
    expect((await service.call(listCouncilActivityOperation, { as: staff })).status).toBe(403);
  });

  it('an entry of changed settings names the changed fields in the list, the file and the chain', async () => {
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

  it('forty simultaneous events become one chain without gap or fork', async () => {
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

  it('an event has one entry when it is delivered twice', async () => {
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
  const actionsOf = async (query: Record<string, string | number>) =>
    (await service.call(listAuditEntriesOperation, { as: system, query })).body.items.map(
      ({ actor, council }) => `${actor.id} ${council?.id}`,
    );

  it('entries are filtered by people, councils, time, action and text', async () => {
    await makeUser(service, { id: 'amy', name: 'Amy Stone', role: 'council_admin' });
    await makeUser(service, { id: 'ben', name: 'Ben Field', role: 'council_admin', councilId: otherCouncil });
    await change('amy', ownCouncil, 'Riverside');
    service.clock.advance(60_000);
    const between = service.clock.now().toISOString();
    await change('ben', otherCouncil, 'Hillview');
    const byAmy = [`amy ${ownCouncil}`];
    const byBen = [`ben ${otherCouncil}`];
    const changed = { action: 'council.changed' };
    expect(await actionsOf({ actorId: 'amy' })).toEqual(byAmy);
    expect(await actionsOf({ ...changed, councilId: otherCouncil })).toEqual(byBen);
    expect(await actionsOf({ ...changed, from: between })).toEqual(byBen);
    expect(await actionsOf({ ...changed, to: between })).toEqual(byAmy);
    expect(await actionsOf({ subjectType: 'council', subjectId: otherCouncil })).toEqual(byBen);
    for (const q of ['amy stone', 'AMY@']) expect([q, await actionsOf({ q })]).toEqual([q, byAmy]);
    expect(await actionsOf({ q: 'Hillview' })).toEqual(byBen);
    expect(await actionsOf({ q: 'council.ch' })).toEqual([...byBen, ...byAmy]);
    expect(await actionsOf({ q: 'nobody at all' })).toEqual([]);
    expect(await actionsOf({ q: '.*' })).toEqual([]);
    const { body } = await service.call(getAuditFiltersOperation, { as: system });
    expect(body.actors.map(({ id }) => id)).toEqual(['amy', 'ben']);
    expect(body.councils.map(({ name }) => name)).toEqual(['Hillview', 'Riverside']);
    expect([body.actions, body.subjectTypes]).toEqual([
      expect.arrayContaining(['council.changed']),
      expect.arrayContaining(['council']),
    ]);
  });

  it('an export is a CSV of the filtered entries without formulas, and is logged', async () => {
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

  it('verification succeeds on an unchanged chain, and names the position when an entry was changed in the database', async () => {
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

  it("the chain stays valid when a person's name is erased", async () => {
    await makeUser(service, { id: 'amy', name: 'Amy Stone' });
    await change('amy', ownCouncil, 'One');
    await service.connection.collection<{ _id: string }>('users').deleteOne({ _id: 'amy' });
    expect((await service.call(verifyAuditOperation, { as: system })).body.isWhole).toBe(true);
    const { items } = (await service.call(listAuditEntriesOperation, { as: system })).body;
    expect(items[0]?.actor).toMatchObject({ id: 'amy', name: 'Former user', email: '' });
  });
});
