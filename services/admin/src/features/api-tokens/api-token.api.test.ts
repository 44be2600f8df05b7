import {
  type ApiToken,
  apiTokenRevokedEvent,
  createApiTokenOperation,
  listApiTokensOperation,
  resolveApiTokenOperation,
  revokeApiTokenOperation,
  systemActor,
  type UserActor,
} from '@folkmoot/contracts';
import { isApiToken } from '@folkmoot/service-kit';
import { otherCouncil, ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { hashOfSecret } from '../../entities/secret';
import { type AdminTestService, makeCouncils, makeUser, startAdminService } from '../../testing/fixtures';

const HOUR_MS = 3_600_000;
const admin = userActor();
const newToken = { name: 'Data warehouse', permissions: ['report:read', 'campaign:read'] as const };
let service: AdminTestService;
beforeAll(async () => {
  service = await startAdminService();
});
beforeEach(async () => {
  await service.empty();
  await makeCouncils(service);
  await makeUser(service, { id: 'user_1', role: 'council_admin' });
});
afterAll(() => service.stop());

const create = (body: object = {}, as: UserActor = admin) =>
  service.call(createApiTokenOperation, {
    as,
    body: { ...newToken, permissions: [...newToken.permissions], ...body },
  });
const resolve = async (token: string) =>
  (await service.call(resolveApiTokenOperation, { as: systemActor('gateway'), body: { token } })).body.actor;
const list = async (as: UserActor = admin): Promise<ApiToken[]> =>
  (await service.call(listApiTokensOperation, { as })).body.items;
const change = (id: string, set: object) =>
  service.connection.collection<{ _id: string }>('users').updateOne({ _id: id }, { $set: set });

describe('an API token', () => {
  it('is shown once, and is stored and listed without its secret', async () => {
    const { status, body } = await create();
    expect([status, isApiToken(body.token)]).toEqual([201, true]);
    const { token, ...view } = body;
    expect(await list()).toEqual([view]);
    expect(view).toMatchObject({ ...newToken, createdBy: 'user_1', expiresAt: null, lastUsedAt: null });
    const stored = await service.connection.collection('apiTokens').find().toArray();
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  it('acts for the person who made it, in its council, with its permissions', async () => {
    const { token, id } = (await create()).body;
    const actor = await resolve(token);
    expect(actor).toMatchObject({
      kind: 'user',
      userId: 'user_1',
      councilId: ownCouncil,
      apiToken: { id, permissions: newToken.permissions },
    });
    expect(actor).not.toHaveProperty('signedInAt');
  });

  it('does not act when its secret is wrong, or when it has expired or was revoked', async () => {
    const expiresAt = new Date(service.clock.now().getTime() + HOUR_MS).toISOString();
    const expiring = (await create({ expiresAt })).body;
    const revoked = (await create()).body;
    expect(await resolve(expiring.token)).not.toBeNull();
    expect(await resolve(`${expiring.token}x`)).toBeNull();
    await service.call(revokeApiTokenOperation, { as: admin, params: { id: revoked.id } });
    expect(await resolve(revoked.token)).toBeNull();
    service.clock.advance(HOUR_MS);
    expect(await resolve(expiring.token)).toBeNull();
  });

  it('does not act when its maker was deactivated, or works for another council', async () => {
    const { token } = (await create()).body;
    await change('user_1', { status: 'inactive' });
    expect(await resolve(token)).toBeNull();
    await change('user_1', { status: 'active', councilId: otherCouncil });
    expect(await resolve(token)).toBeNull();
    await change('user_1', { councilId: ownCouncil, role: 'council_staff' });
    // Services let it do only what both its permissions and the role of its maker allow.
    expect(await resolve(token)).toMatchObject({ role: 'council_staff' });
  });

  it('of a system administrator acts in the council in which it was made', async () => {
    await makeUser(service, { id: 'system_1', role: 'system_admin', councilId: null });
    const as = userActor({ userId: 'system_1', role: 'system_admin', actingAs: ownCouncil });
    const { token } = (await create({}, as)).body;
    expect(await resolve(token)).toMatchObject({ councilId: ownCouncil, actingAs: ownCouncil });
  });

  it('notes its last use to the minute', async () => {
    const { token } = (await create()).body;
    await resolve(token);
    const first = service.clock.now().toISOString();
    service.clock.advance(30_000);
    await resolve(token);
    expect((await list())[0]?.lastUsedAt).toBe(first);
    service.clock.advance(30_000);
    await resolve(token);
    expect((await list())[0]?.lastUsedAt).toBe(service.clock.now().toISOString());
  });

  it('is named to the gateways when it is revoked, and can be revoked once', async () => {
    const { token, id } = (await create()).body;
    const hash = hashOfSecret(token);
    expect(await resolve(token)).toMatchObject({ sessionId: hash });
    const revoke = () => service.call(revokeApiTokenOperation, { as: admin, params: { id } });
    expect((await revoke()).status).toBe(204);
    await service.settled();
    expect(service.eventsOf(apiTokenRevokedEvent).map(({ payload }) => payload)).toEqual([
      { tokenId: id, userId: 'user_1', sessionIds: [hash] },
    ]);
    expect((await revoke()).status).toBe(404);
    expect(await list()).toEqual([]);
  });

  it('is refused when it would expire in the past, or have a permission of system administrators', async () => {
    const past = await create({ expiresAt: service.clock.now().toISOString() });
    expect([past.status, past.body]).toMatchObject([400, { fields: [{ path: 'expiresAt' }] }]);
    expect((await create({ permissions: ['system:audit'] })).status).toBe(400);
    expect((await create({ permissions: [] })).status).toBe(400);
  });

  it('is refused when the council has a hundred', async () => {
    for (let made = 0; made < 100; made++) expect((await create()).status).toBe(201);
    expect((await create()).status).toBe(409);
    expect((await create({}, userActor({ councilId: otherCouncil }))).status).toBe(201);
  });
});
