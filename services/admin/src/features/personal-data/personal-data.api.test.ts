import {
  eraseStaffDataByCommandOperation,
  eraseStaffDataOperation,
  listMembersOperation,
  personalDataErasedEvent,
  personalDataExportedEvent,
  readStaffDataOperation,
  systemActor,
} from '@folkmoot/contracts';
import { otherCouncil, userActor } from '@folkmoot/service-kit/testing';
import {
  type AdminTestService,
  makeCouncils,
  makeInvitation,
  makeUser,
  signIn,
  startAdminService,
} from '../../testing/fixtures';

const admin = userActor();

describe("a person's data as staff (E-63)", () => {
  let service: AdminTestService;
  beforeAll(async () => {
    service = await startAdminService();
    await makeCouncils(service);
    await makeUser(service, { id: 'user_1', role: 'council_admin' });
    await makeInvitation(service, { id: 'old', email: 'nia@council.example' });
  });
  afterAll(() => service?.stop());
  const read = (email: string, purpose?: 'export') =>
    service.call(readStaffDataOperation, { as: admin, body: { email, ...(purpose ? { purpose } : {}) } });
  const erase = (email: string) => service.call(eraseStaffDataOperation, { as: admin, body: { email } });

  it('data is found by any spelling of the address and exported, and erasure removes sessions and invitations, without names in events', async () => {
    const nia = await makeUser(service, { id: 'nia' });
    await signIn(service, nia);
    const { body } = await read(' NIA@council.example', 'export');
    expect(body.account).toMatchObject({ id: 'nia', email: 'nia@council.example', sessions: 1 });
    expect(body.invitations).toMatchObject([{ id: 'old', status: 'pending' }]);
    expect((await erase('nia@council.example')).body).toEqual({ account: true, invitations: 1 });
    expect((await read('nia@council.example')).body).toEqual({ account: null, invitations: [] });
    expect(await service.connection.collection('sessions').countDocuments({ userId: 'nia' })).toBe(0);
    await service.settled();
    const events = [...service.eventsOf(personalDataExportedEvent), ...service.eventsOf(personalDataErasedEvent)];
    expect(events.map(({ payload }) => payload)).toEqual([
      { service: 'admin', wasFound: true },
      { service: 'admin', wasFound: true },
    ]);
    // The proof of the actor is signed: by chance its letters may be any.
    const unsigned = events.map(({ actorProof: _, ...event }) => event);
    expect(JSON.stringify(unsigned)).not.toContain('nia');
    expect((await erase('nia@council.example')).body).toEqual({ account: false, invitations: 0 });
  });

  it('data of another council is neither found nor erased', async () => {
    const theirs = await makeUser(service, { id: 'theirs', councilId: otherCouncil });
    expect((await read(theirs.email)).body.account).toBeNull();
    expect((await erase(theirs.email)).body.account).toBe(false);
    const { body } = await service.call(listMembersOperation, { as: userActor({ councilId: otherCouncil }) });
    expect(body.items.map(({ id }) => id)).toEqual(['theirs']);
  });

  it("erasing one's own data or the last admin's is refused", async () => {
    expect((await erase('user_1@council.example')).body).toMatchObject({ code: 'own_account' });
    const other = userActor({ userId: 'system_1', role: 'system_admin' });
    const { body } = await service.call(eraseStaffDataOperation, {
      as: other,
      body: { email: 'user_1@council.example' },
    });
    expect(body).toMatchObject({ code: 'last_admin' });
  });

  it('data is erased in the named council, and the event names the operator, when the operator erases', async () => {
    const theirs = await makeUser(service, { id: 'operator-erased', councilId: otherCouncil });
    const command = (councilSlug: string) =>
      service.call(eraseStaffDataByCommandOperation, {
        as: systemActor('operator'),
        body: { councilSlug, email: theirs.email },
      });
    expect((await command('nowhere')).body).toMatchObject({ code: 'not_found' });
    const stored = await service.connection
      .collection<{ _id: string; slug: string }>('councils')
      .findOne({ _id: otherCouncil });
    expect((await command(stored?.slug ?? '')).body).toEqual({
      councilId: otherCouncil,
      account: true,
      invitations: 0,
    });
    await service.settled();
    expect(service.eventsOf(personalDataErasedEvent).at(-1)).toMatchObject({
      councilId: otherCouncil,
      actor: { kind: 'system', id: 'operator' },
    });
  });

  it('after a restore an account and an invitation are erased again, even those of the last admin', async () => {
    const { users, invitations } = {
      users: service.connection.collection<{ _id: string }>('users'),
      invitations: service.connection.collection<{ _id: string }>('invitations'),
    };
    await makeInvitation(service, { id: 'back', email: 'back@council.example' });
    const entry = { at: new Date(0).toISOString(), councilId: admin.councilId, detail: null };
    await service.parts.replays?.account?.({ ...entry, kind: 'account', id: 'user_1' });
    await service.parts.replays?.invitation?.({ ...entry, kind: 'invitation', id: 'back' });
    await service.parts.replays?.account?.({ ...entry, kind: 'account', id: 'nobody' });
    expect([await users.countDocuments({ _id: 'user_1' }), await invitations.countDocuments({ _id: 'back' })]).toEqual([
      0, 0,
    ]);
  });

  it('after a restore an erased council is deleted again, and erased by the next run', async () => {
    const entry = { at: new Date(0).toISOString(), councilId: null, detail: null };
    await service.parts.replays?.['ordered-council']?.({ ...entry, kind: 'ordered-council', id: otherCouncil });
    const councils = service.connection.collection<{ _id: string; erasedAfter: Date }>('councils');
    const council = await councils.findOne({ _id: otherCouncil });
    expect(council?.erasedAfter.getTime()).toBeLessThanOrEqual(service.clock.now().getTime());
  });
});
