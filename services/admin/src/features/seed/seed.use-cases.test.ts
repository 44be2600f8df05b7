import { councilChangedEvent, userChangedEvent } from '@folkmoot/contracts';
import { fakeDeps } from '../../testing/fake-deps.fake';
import { councilOf, NOW, userOf } from '../../testing/samples';
import { ensureSystemAdmin, type SeedDeps, seedDemo } from './seed-demo.use-case';

const QUARTER_MS = 90 * 86_400_000;

const ground = () => {
  const fake = fakeDeps();
  const createCouncil: SeedDeps['createCouncil'] = ({ clock }, _actor, council) =>
    fake.repositories.councils.add({ ...councilOf(council.id), ...council, createdAt: clock.now() });
  const deps: SeedDeps = { ...fake.deps, systemAdminEmail: 'Boss@Council.example', createCouncil };
  return { ...fake, deps };
};

describe('the first system administrator', () => {
  it('of an empty installation, is made once and told', async () => {
    const { deps, repositories, units } = ground();
    await ensureSystemAdmin(deps);
    await ensureSystemAdmin(deps);
    expect(await repositories.users.findByEmail('boss@council.example')).toMatchObject({
      role: 'system_admin',
      councilId: null,
    });
    expect(units.eventsOf(userChangedEvent)).toHaveLength(1);
  });

  it('whose address has an account of another role, is not forced upon it', async () => {
    const { deps, repositories, units } = ground();
    await repositories.users.add(userOf('u1', { email: 'boss@council.example' }));
    await ensureSystemAdmin(deps);
    expect(await repositories.users.hasSystemAdmin()).toBe(false);
    expect(units.events).toEqual([]);
  });

  it('that cannot be kept for another reason, is a failure that is seen', async () => {
    const { deps, repositories } = ground();
    jest.spyOn(repositories.users, 'add').mockRejectedValueOnce(new Error('the disk is full'));
    await expect(ensureSystemAdmin(deps)).rejects.toThrow('the disk is full');
  });
});

describe('the demo', () => {
  it('made twice, stands once, is three months old, and what was there stays', async () => {
    const { deps, repositories, units } = ground();
    expect(await seedDemo(deps)).toEqual({ councils: 2, users: 3 });
    const [council] = (await repositories.councils.list({ q: 'riverside' })).items;
    expect(council?.createdAt).toEqual(new Date(NOW.getTime() - QUARTER_MS));
    expect(await repositories.users.countMembers([council?.id ?? ''])).toEqual({ [council?.id ?? '']: 2 });
    expect(units.eventsOf(userChangedEvent).map(({ councilId }) => councilId)).toContain(council?.id);
    expect(await seedDemo(deps)).toEqual({ councils: 0, users: 0 });
    expect(units.eventsOf(userChangedEvent)).toHaveLength(3);
    expect(units.eventsOf(councilChangedEvent)).toEqual([]);
  });
});
