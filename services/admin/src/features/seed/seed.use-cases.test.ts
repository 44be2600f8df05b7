import { councilChangedEvent, userChangedEvent } from '@folkmoot/contracts';
import { councilOf, NOW, userOf } from '../../testing/samples';
import { testContext } from '../../testing/test-context';
import type { CreateCouncil } from './seed.types';
import { ensureSystemAdmin, seedDemo } from './seed-demo.use-case';

const QUARTER_MS = 90 * 86_400_000;

const admin = testContext();

const setUp = () => {
  const createCouncil: CreateCouncil = ({ clock }, council) =>
    admin.repositories.councils.add({ ...councilOf(council.id), ...council, createdAt: clock.now() });
  return { ...admin, createCouncil };
};

describe('the first system administrator', () => {
  it('the first administrator is created and published once when the installation is empty', async () => {
    const { system, repositories, units } = setUp();
    await ensureSystemAdmin(system, 'Boss@Council.example');
    await ensureSystemAdmin(system, 'Boss@Council.example');
    expect(await repositories.users.findByEmail('boss@council.example')).toMatchObject({
      role: 'system_admin',
      councilId: null,
    });
    expect(units.eventsOf(userChangedEvent)).toHaveLength(1);
  });

  it('an existing account with another role keeps its role', async () => {
    const { system, repositories, units } = setUp();
    await repositories.users.add(userOf('u1', { email: 'boss@council.example' }));
    await ensureSystemAdmin(system, 'Boss@Council.example');
    expect(await repositories.users.hasSystemAdmin()).toBe(false);
    expect(units.events).toEqual([]);
  });

  it('another error while storing the administrator is thrown', async () => {
    const { system } = setUp();
    const add = () => Promise.reject(new Error('the disk is full'));
    const unitOfWork: typeof system.acrossCouncils.unitOfWork = (actor, work) =>
      system.acrossCouncils.unitOfWork(actor, (unit) => work({ ...unit, users: { ...unit.users, add } }));
    const failing = { ...system, acrossCouncils: { ...system.acrossCouncils, unitOfWork } };
    await expect(ensureSystemAdmin(failing, 'Boss@Council.example')).rejects.toThrow('the disk is full');
  });
});

describe('the demo', () => {
  it('demo data is created once when requested twice, is three months old, and existing data stays', async () => {
    const { system, createCouncil, repositories, units } = setUp();
    expect(await seedDemo(system, createCouncil)).toEqual({ councils: 2, users: 3 });
    const [council] = (await repositories.councils.list({ q: 'riverside' })).items;
    expect(council?.createdAt).toEqual(new Date(NOW.getTime() - QUARTER_MS));
    expect(await repositories.users.countMembers([council?.id ?? ''])).toEqual({ [council?.id ?? '']: 2 });
    expect(units.eventsOf(userChangedEvent).map(({ councilId }) => councilId)).toContain(council?.id);
    expect(await seedDemo(system, createCouncil)).toEqual({ councils: 0, users: 0 });
    expect(units.eventsOf(userChangedEvent)).toHaveLength(3);
    expect(units.eventsOf(councilChangedEvent)).toEqual([]);
  });
});
