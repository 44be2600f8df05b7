import { listAuditEntriesOperation, listUsersOperation } from '@folkmoot/contracts';
import { NETWORK_HEADER } from '@folkmoot/service-kit';
import { userActor } from '@folkmoot/service-kit/testing';
import {
  type AdminTestService,
  askForLink,
  makeCouncils,
  makeUser,
  redeem,
  startAdminService,
} from '../../testing/fixtures';

const ADDRESS = '198.51.100.7';
const TIMEOUT_MS = 5_000;
const system = userActor({ role: 'system_admin', councilId: null });
let service: AdminTestService;
beforeAll(async () => {
  service = await startAdminService();
  await makeCouncils(service);
});
afterAll(() => service.stop());

/** Waits for the first entry of an action: a refusal is logged in parallel to its request. */
const entriesOf = async (action: string) => {
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    await service.settled();
    const { items } = (await service.call(listAuditEntriesOperation, { as: system, query: { action } })).body;
    if (items.length > 0 || Date.now() > deadline) return items;
    await new Promise((again) => setTimeout(again, 20));
  }
};

describe('the activity log', () => {
  it('an entry names the user, the operation and the network when a permission is refused', async () => {
    const user = await makeUser(service, { name: 'Sam Jones' });
    const as = userActor({ userId: user.id, role: 'council_staff' });
    const headers = { [NETWORK_HEADER]: 'a-network-hash' };
    expect((await service.call(listUsersOperation, { as, headers })).status).toBe(403);
    expect(await entriesOf('permission.refused')).toMatchObject([
      { change: 'listUsers', actor: { name: 'Sam Jones' }, subject: { type: 'network', id: 'a-network-hash' } },
    ]);
  });

  it('an entry names no person and no address when a sign-in is refused', async () => {
    await askForLink(service, 'stranger@nowhere.example', ADDRESS);
    await redeem(service, 'x');
    const entries = await entriesOf('sign-in.refused');
    expect(entries.map(({ change }) => change)).toContain('account_unknown');
    expect(entries[0]).toMatchObject({ actor: { name: 'Not signed in', email: '' }, subject: { type: 'network' } });
    const stored = JSON.stringify(await service.connection.collection('auditEntries').find().toArray());
    expect(stored).not.toMatch(/198\.51\.100|stranger/);
  });
});
