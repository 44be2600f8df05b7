import {
  exportAuditEntriesOperation,
  listAuditEntriesOperation,
  listSignInFailuresOperation,
  listUsersOperation,
} from '@folkmoot/contracts';
import { NETWORK_HEADER } from '@folkmoot/service-kit';
import { until, userActor } from '@folkmoot/service-kit/testing';
import {
  type AdminTestService,
  askForLink,
  lastCode,
  makeCouncils,
  makeUser,
  redeem,
  startAdminService,
} from '../../testing/fixtures';

const ADDRESS = '198.51.100.7';
const system = userActor({ role: 'system_admin', councilId: null });
let service: AdminTestService;
beforeAll(async () => {
  service = await startAdminService();
  await makeCouncils(service);
});
afterAll(() => service.stop());

const entriesOf = async (action: string) => {
  await service.settled();
  return (await service.call(listAuditEntriesOperation, { as: system, query: { action } })).body.items;
};
/** Waits for an entry: a refusal is logged in parallel to its request. */
const entriesWith = async (action: string, change: string) => {
  await until(async () => (await entriesOf(action)).some((entry) => entry.change === change));
  return entriesOf(action);
};

describe('the activity log', () => {
  it('an entry names the user, the operation and the network when a permission is refused', async () => {
    const user = await makeUser(service, { name: 'Sam Jones' });
    const as = userActor({ userId: user.id, role: 'council_staff' });
    const headers = { [NETWORK_HEADER]: 'a-network-hash' };
    expect((await service.call(listUsersOperation, { as, headers })).status).toBe(403);
    expect(await entriesWith('permission.refused', 'listUsers')).toMatchObject([
      { change: 'listUsers', actor: { name: 'Sam Jones' }, subject: { type: 'network', id: 'a-network-hash' } },
    ]);
  });

  it('an entry names no person and no address when a sign-in is refused', async () => {
    await askForLink(service, 'stranger@nowhere.example', ADDRESS);
    await redeem(service, 'x');
    const entries = await entriesWith('sign-in.refused', 'account_unknown');
    expect(entries[0]).toMatchObject({ actor: { name: 'Not signed in', email: '' }, subject: { type: 'network' } });
    const stored = JSON.stringify(await service.connection.collection('auditEntries').find().toArray());
    expect(stored).not.toMatch(/198\.51\.100|stranger/);
  });

  it('failed sign-ins are a kind of entries, also for the exported file', async () => {
    await redeem(service, 'y');
    await entriesWith('sign-in.refused', 'link_invalid');
    const query = { kind: 'failed-sign-ins' as const };
    const { items } = (await service.call(listAuditEntriesOperation, { as: system, query })).body;
    expect(new Set(items.map(({ action }) => action))).toEqual(new Set(['sign-in.refused']));
    const response = await service.call(exportAuditEntriesOperation, { as: system, query });
    const rows = String(response.body).trim().split('\r\n');
    expect(rows).toHaveLength(items.length + 1);
  });

  it('failed sign-ins are counted by day and person, without the address of a stranger', async () => {
    const user = await makeUser(service, { name: 'Una Used' });
    await askForLink(service, user.email, '198.51.100.8');
    const code = lastCode(service);
    expect((await redeem(service, code)).status).toBe(201);
    for (let times = 0; times < 3; times += 1) expect((await redeem(service, code)).body.code).toBe('code_invalid');
    await askForLink(service, 'nobody@nowhere.example', '198.51.100.9');
    const counts = async () => (await service.call(listSignInFailuresOperation, { as: system })).body.items;
    await until(async () => (await counts()).some(({ user: who, count }) => who?.id === user.id && count === 3));
    const day = service.clock.now().toISOString().slice(0, 10);
    const own = (await counts()).filter(({ user: who }) => who?.id === user.id);
    expect(own).toMatchObject([{ day, reason: 'link_invalid', count: 3, user: { name: 'Una Used' } }]);
    await until(async () => (await counts()).some(({ reason, user: who }) => reason === 'account_unknown' && !who));
    const stored = JSON.stringify(await service.connection.collection('signInFailures').find().toArray());
    expect(stored).not.toMatch(/@|198\.51/);
    const other = { from: '2020-01-01', to: '2020-01-02' };
    expect((await service.call(listSignInFailuresOperation, { as: system, query: other })).body.items).toEqual([]);
  });
});
