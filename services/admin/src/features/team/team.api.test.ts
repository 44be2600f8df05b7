import {
  getTeamActivityOperation,
  listMembersOperation,
  resolveSessionOperation,
  systemActor,
} from '@folkmoot/contracts';
import { otherCouncil, userActor } from '@folkmoot/service-kit/testing';
import { type AdminTestService, makeCouncils, makeUser, signIn, startAdminService } from '../../testing/fixtures';

const DAY_MS = 86_400_000;
const admin = userActor();
let service: AdminTestService;
beforeEach(async () => {
  service = await startAdminService();
  await makeCouncils(service);
});
afterEach(() => service.stop());

describe('team', () => {
  it('listed, newest first and page by page, shows only its own members', async () => {
    const made: string[] = [];
    for (let index = 0; index < 5; index++) {
      service.clock.advance(1_000);
      made.unshift((await makeUser(service, { name: `Person ${index}` })).id);
    }
    await makeUser(service, { councilId: otherCouncil });
    const first = (await service.call(listMembersOperation, { as: admin, query: { limit: 3 } })).body;
    const cursor = first.nextCursor ?? '';
    const second = (await service.call(listMembersOperation, { as: admin, query: { limit: 3, cursor } })).body;
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(made);
    expect(second.nextCursor).toBeNull();
    const found = (await service.call(listMembersOperation, { as: admin, query: { q: 'PERSON 3' } })).body.items;
    expect(found.map(({ name }) => name)).toEqual(['Person 3']);
  });

  it('active in both periods or one, counts each person once per period', async () => {
    const [one, two, stranger] = [
      await makeUser(service),
      await makeUser(service),
      await makeUser(service, { councilId: otherCouncil }),
    ];
    const seen = async (user: typeof one) => {
      const { cookie } = await signIn(service, user);
      const ask = () =>
        service.call(resolveSessionOperation, { as: systemActor('gateway'), body: { sessionId: cookie } });
      await ask();
      service.clock.advance(2 * DAY_MS);
      await ask();
    };
    await seen(one);
    await seen(two);
    service.clock.advance(31 * DAY_MS);
    await seen(one);
    await seen(stranger);
    const { body } = await service.call(getTeamActivityOperation, { as: admin });
    expect(body).toMatchObject({ activeUsers: 1, previousActiveUsers: 2 });
  });
});
