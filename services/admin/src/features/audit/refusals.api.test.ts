import { listAuditEntriesOperation, listUsersOperation } from '@folkmoot/contracts';
import { NETWORK_HEADER } from '@folkmoot/service-kit';
import { until, userActor } from '@folkmoot/service-kit/testing';
import {
  type AdminTestService,
  askForLink,
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
});
