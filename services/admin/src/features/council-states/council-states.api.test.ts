import {
  acceptInvitationOperation,
  addSsoDomainOperation,
  changeCouncilStatusOperation,
  chooseCouncilOperation,
  councilActivatedEvent,
  councilDeletedEvent,
  councilErasedEvent,
  councilErasureCertifiedEvent,
  councilPurgedEvent,
  councilRestoredEvent,
  councilResumedEvent,
  councilSuspendedEvent,
  createApiTokenOperation,
  createCouncilOperation,
  createWebhookOperation,
  deleteCouncilOperation,
  getSessionOperation,
  inviteToCouncilOperation,
  listAuditEntriesOperation,
  listCouncilsOperation,
  readInvitationOperation,
  requireFactorsOperation,
  resolveSessionOperation,
  restoreCouncilOperation,
  saveSsoOperation,
  serviceNames,
  sessionChangedEvent,
  sessionRevokedEvent,
  startAppOperation,
  systemActor,
  uploadPictureOperation,
  userRemovedEvent,
} from '@folkmoot/contracts';
import { eraseCouncil, exportOf, ownCouncil, tracesOf, userActor } from '@folkmoot/service-kit/testing';
import sharp from 'sharp';
import {
  type AdminTestService,
  makeCouncils,
  makeInvitation,
  makeUser,
  runJob,
  signIn,
  startAdminService,
} from '../../testing/fixtures';

const DAY_MS = 86_400_000;
const system = userActor({ userId: 'sys', role: 'system_admin', councilId: null });
const council = { params: { councilId: ownCouncil } };

let service: AdminTestService;
beforeAll(async () => {
  service = await startAdminService();
});
beforeEach(async () => {
  await service.empty();
  await makeCouncils(service);
});
afterAll(() => service.stop());

const resolve = async (cookie: string) =>
  (await service.call(resolveSessionOperation, { as: systemActor('gateway'), body: { sessionId: cookie } })).body.actor;
const change = (subscriptionStatus: 'active' | 'inactive', revision?: number) =>
  service.call(changeCouncilStatusOperation, { as: system, ...council, body: { subscriptionStatus, revision } });
const remove = (confirm = `Council ${ownCouncil}`) =>
  service.call(deleteCouncilOperation, { as: system, ...council, query: { confirm } });
const restore = () => service.call(restoreCouncilOperation, { as: system, ...council });
const settledEvents = async () => service.settled();

describe('suspending a council (E-46)', () => {
  it('suspension marks its people for every service, is published and renews their sessions, and resuming restores all', async () => {
    const user = await makeUser(service, { role: 'council_admin' });
    const { cookie } = await signIn(service, user);
    expect((await change('inactive')).body.subscriptionStatus).toBe('inactive');
    expect(await resolve(cookie)).toMatchObject({ councilId: ownCouncil, isSuspended: true });
    await settledEvents();
    expect(service.eventsOf(councilSuspendedEvent)).toHaveLength(1);
    expect(service.eventsOf(sessionChangedEvent).map(({ payload }) => payload.userId)).toEqual([user.id]);
    expect((await change('active')).body.subscriptionStatus).toBe('active');
    expect((await resolve(cookie))?.kind).toBe('user');
    expect(await resolve(cookie)).not.toHaveProperty('isSuspended');
    await settledEvents();
    expect(service.eventsOf(councilResumedEvent)).toHaveLength(1);
  });
  it('suspension changes nothing when repeated or when the revision is old', async () => {
    const first = await change('inactive');
    expect((await change('inactive')).body.revision).toBe(first.body.revision);
    expect((await change('active', 1)).body.code).toBe('stale_revision');
    await settledEvents();
    expect(service.eventsOf(councilSuspendedEvent)).toHaveLength(1);
  });
  it('a resumed council is pending when its admin has never signed in', async () => {
    await change('inactive');
    expect((await change('active')).body.subscriptionStatus).toBe('pending');
  });
});

describe('a new council', () => {
  it('a council is pending until the first admin whom a system administrator invited has signed in (E-46)', async () => {
    const body = { name: 'Newtown', slug: 'newtown', contactEmail: 'a@newtown.example' };
    const made = (await service.call(createCouncilOperation, { as: system, body })).body;
    const invited = { councilId: made.id, email: 'Boss@Newtown.example', role: 'council_admin' as const };
    const invitation = await service.call(inviteToCouncilOperation, { as: system, body: invited });
    expect([invitation.status, invitation.body.councilId, invitation.body.email]).toEqual([
      201,
      made.id,
      'boss@newtown.example',
    ]);
    const again = await service.call(inviteToCouncilOperation, { as: system, body: invited });
    expect(again.body.code).toBe('invitation_pending');
    const token = /\/invite\/([\w-]+)/.exec((await mailTo('boss@newtown.example')).text)?.[1] ?? '';
    expect((await statusOf(made.id))?.subscriptionStatus).toBe('pending');
    await service.call(acceptInvitationOperation, { params: { token }, body: { name: 'Bo Boss' } });
    expect((await statusOf(made.id))?.subscriptionStatus).toBe('active');
    await settledEvents();
    expect(service.eventsOf(councilActivatedEvent).map(({ councilId }) => councilId)).toEqual([made.id]);
  });

  const statusOf = async (id: string) =>
    (await service.call(listCouncilsOperation, { as: system })).body.items.find((each) => each.id === id);
  const mailTo = async (address: string) => {
    for (;;) {
      const mail = service.mails.find(({ to }) => to === address);
      if (mail) return mail;
      await new Promise((done) => setTimeout(done, 50));
    }
  };
});

describe('deleting a council (E-78, F-46)', () => {
  it("deletion ends sessions, invitations and administrators' access at once", async () => {
    const user = await makeUser(service);
    const boss = await makeUser(service, { id: 'sys', role: 'system_admin', councilId: null });
    const { cookie } = await signIn(service, user);
    const acting = await signIn(service, boss, { role: 'system_admin', councilId: null });
    await service.call(chooseCouncilOperation, { as: acting.actor, body: { councilId: ownCouncil } });
    const { token } = await makeInvitation(service);
    const unconfirmed = await service.call(deleteCouncilOperation, { as: system, ...council });
    expect([unconfirmed.status, unconfirmed.body.code, unconfirmed.body.detail]).toEqual([
      422,
      'confirmation_missing',
      'Type the name of the council to confirm.',
    ]);
    expect((await remove('Another name')).body.code).toBe('council_name_differs');
    expect((await remove(`  Council   ${ownCouncil} `)).status).toBe(204);
    expect(await resolve(cookie)).toBeNull();
    expect(await resolve(acting.cookie)).toMatchObject({ councilId: null, actingAs: null });
    expect((await service.call(readInvitationOperation, { params: { token } })).body.code).toBe('invitation_invalid');
    const choosing = await service.call(chooseCouncilOperation, {
      as: acting.actor,
      body: { councilId: ownCouncil },
    });
    expect(choosing.status).toBe(404);
    const invited = { councilId: ownCouncil, email: 'x@y.example', role: 'council_staff' as const };
    expect((await service.call(inviteToCouncilOperation, { as: system, body: invited })).status).toBe(404);
    expect((await change('inactive')).status).toBe(404);
    expect((await remove()).status).toBe(404);
    await settledEvents();
    const [deleted] = service.eventsOf(councilDeletedEvent);
    const days = (Date.parse(deleted?.payload.erasedAfter ?? '') - service.clock.now().getTime()) / DAY_MS;
    expect([deleted?.payload.revision, Math.round(days)]).toEqual([2, 30]);
    expect(service.eventsOf(sessionRevokedEvent).map(({ payload }) => payload.userId)).toContain(user.id);
  });
  it('people have no council until it is restored with all its data', async () => {
    const user = await makeUser(service);
    await remove();
    const { actor } = await signIn(service, user);
    expect((await service.call(getSessionOperation, { as: actor })).body.council).toBeNull();
    const listed = async (query = {}) =>
      (await service.call(listCouncilsOperation, { as: system, query })).body.items.map(({ id }) => id);
    expect(await listed()).not.toContain(ownCouncil);
    expect(await listed({ status: 'deleted' })).toEqual([ownCouncil]);
    expect((await restore()).body).toMatchObject({ id: ownCouncil, revision: 3 });
    expect((await service.call(getSessionOperation, { as: actor })).body.council?.id).toBe(ownCouncil);
    expect((await restore()).status).toBe(404);
    await settledEvents();
    expect(service.eventsOf(councilRestoredEvent)).toHaveLength(1);
  });
  it('a deleted council is erased after 30 days: people have no council, other services are informed, a certificate is issued', async () => {
    const user = await makeUser(service, { role: 'council_admin' });
    await makeInvitation(service);
    const photo = new FormData();
    const drawn = sharp({ create: { width: 1440, height: 300, channels: 3, background: '#3a7' } }).png();
    photo.append('file', new Blob([new Uint8Array(await drawn.toBuffer())]), 'park.png');
    expect((await service.call(uploadPictureOperation, { as: userActor(), body: photo })).status).toBe(200);
    const files = () => service.connection.collection('blobs.files').countDocuments({ filename: /^council-/ });
    expect(await files()).toBe(1);
    await remove();
    const sweep = () => runJob(service, 'admin.order-erasures');
    service.clock.advance(30 * DAY_MS - 1);
    await sweep();
    expect(await service.connection.collection('councils').countDocuments({ slug: ownCouncil.replace('_', '-') })).toBe(
      1,
    );
    service.clock.advance(1);
    expect((await restore()).body.code).toBe('council_erased');
    await sweep();
    await sweep();
    await settledEvents();
    expect(service.eventsOf(councilErasedEvent)).toHaveLength(1);
    expect(service.eventsOf(userRemovedEvent)).toHaveLength(1);
    const kept = await service.connection.collection<{ _id: string }>('users').findOne({ _id: user.id });
    expect(kept).toMatchObject({ councilId: null, role: 'council_staff' });
    expect((await restore()).status).toBe(404);
    await purgedBy(serviceNames.filter((name) => name !== 'admin'));
    await certified();
    expect(await files()).toBe(0);
    expect(await service.connection.collection('invitations').countDocuments({ councilId: ownCouncil })).toBe(0);
    const entries = (await service.call(listAuditEntriesOperation, { as: system, query: { councilId: ownCouncil } }))
      .body;
    expect(entries.items.map(({ action }) => action)).toContain('council.erasure-certified');
    expect(entries.items.every((entry) => entry.council?.name === '')).toBe(true);
  });

  it('webhooks, tokens, factors and single sign-on are exported without secrets, and erased with the council', async () => {
    const user = await makeUser(service, { role: 'council_admin' });
    const as = userActor({ userId: user.id });
    const url = 'https://doors.example/hooks';
    const webhook = await service.call(createWebhookOperation, { as, body: { url, events: ['campaign.opened'] } });
    const token = await service.call(createApiTokenOperation, {
      as,
      body: { name: 'Doors warehouse', permissions: ['report:read'], expiresAt: null },
    });
    const clientSecret = 'the secret of the client of doors';
    const oidc = { protocol: 'oidc' as const, issuer: 'https://login.doors.example', clientId: 'c', clientSecret };
    const sso = await service.call(saveSsoOperation, { as, body: oidc });
    const domain = await service.call(addSsoDomainOperation, { as, body: { domain: 'doors.example' } });
    const required = await service.call(requireFactorsOperation, { as, body: { graceDays: 14 } });
    const app = await service.call(startAppOperation, { as });
    expect([webhook, token, sso, domain, required, app].map(({ status }) => status)).toEqual([
      ...[201, 201, 200, 201, 200, 200],
    ]);
    const exported = await exportOf(service, ownCouncil);
    const counts = Object.entries(exported).map(([kind, text]) => [kind, text.split('\n').filter(Boolean).length]);
    expect(Object.fromEntries(counts)).toMatchObject({
      webhooks: 1,
      apiTokens: 1,
      ssoConnections: 1,
      ssoDomains: 1,
      factorRequirements: 1,
    });
    const all = JSON.stringify(exported);
    expect(all).toContain(url);
    expect(all).toContain('Doors warehouse');
    expect(all).not.toMatch(/sealed|secretKeys|tokenHash|whsec_|fmk_/i);
    for (const secret of [clientSecret, webhook.body.secret, token.body.token, app.body.secret]) {
      expect(all).not.toContain(secret);
    }
    await eraseCouncil(service, ownCouncil);
    const doors = ['webhooks', 'webhookDeliveries', 'apiTokens', 'ssoConnections', 'ssoDomains', 'factorRequirements'];
    for (const name of doors) {
      const left = await service.connection.collection(name).countDocuments({ councilId: ownCouncil });
      expect([name, left]).toEqual([name, 0]);
    }
    expect(await tracesOf(service, 'doors.example')).toEqual([]);
  });

  const purgedBy = async (names: readonly (typeof serviceNames)[number][]) => {
    for (const name of names) {
      await service.receive(councilPurgedEvent, {
        aggregate: { type: 'council-erasure', id: ownCouncil, revision: 1 },
        payload: { councilId: ownCouncil, service: name, erased: { things: 2 } },
      });
    }
  };
  const certified = async () => {
    while (service.eventsOf(councilErasureCertifiedEvent).length === 0) {
      await new Promise((done) => setTimeout(done, 100));
      await service.settled();
    }
  };
});
