import {
  announceMaintenanceOperation,
  getMaintenanceOperation,
  listMaintenancesOperation,
  maintenanceAnnouncedEvent,
  maintenanceWithdrawnEvent,
  withdrawMaintenanceOperation,
} from '@folkmoot/contracts';
import { userActor, userWithRole } from '@folkmoot/service-kit/testing';
import { type AdminTestService, startAdminService } from '../../testing/fixtures';

const HOUR_MS = 3_600_000;
const system = userActor({ role: 'system_admin', councilId: null });
let service: AdminTestService;
beforeAll(async () => {
  service = await startAdminService();
});
beforeEach(async () => {
  await service.empty();
});
afterAll(() => service.stop());

const inHours = (hours: number): string => new Date(service.clock.now().getTime() + hours * HOUR_MS).toISOString();
const announce = (text: string, from: number, to: number) =>
  service.call(announceMaintenanceOperation, {
    as: system,
    body: { text, startsAt: inHours(from), endsAt: inHours(to) },
  });
const shown = async (as = userWithRole('council_staff')) =>
  (await service.call(getMaintenanceOperation, { as })).body.items.map(({ text }) => text);

describe('maintenance (F-58)', () => {
  it('an announcement is shown to all staff, next one first, until it ends, and stays in the list', async () => {
    const first = await announce('New disks', 5, 6);
    expect([first.status, first.body.text]).toEqual([201, 'New disks']);
    await announce('New cables', 1, 2);
    for (const role of ['council_staff', 'council_admin', 'system_admin'] as const)
      expect(await shown(userWithRole(role))).toEqual(['New cables', 'New disks']);
    service.clock.advance(3 * HOUR_MS);
    expect(await shown()).toEqual(['New disks']);
    const { items } = (await service.call(listMaintenancesOperation, { as: system })).body;
    expect(items.map(({ text }) => text)).toEqual(['New disks', 'New cables']);
    await service.settled();
    expect(service.eventsOf(maintenanceAnnouncedEvent).map(({ payload }) => payload.maintenance.text)).toEqual([
      'New disks',
      'New cables',
    ]);
  });

  it('a withdrawn announcement disappears at once, and a second withdrawal is refused', async () => {
    const { id: maintenanceId } = (await announce('New disks', 5, 6)).body;
    const withdraw = () => service.call(withdrawMaintenanceOperation, { as: system, params: { maintenanceId } });
    expect([(await withdraw()).status, (await withdraw()).status]).toEqual([204, 404]);
    expect(await shown()).toEqual([]);
    await service.settled();
    expect(service.eventsOf(maintenanceWithdrawnEvent)).toHaveLength(1);
  });

  it.each([
    ['that ends before it starts', 3, 2],
    ['that ends when it starts', 3, 3],
    ['that is over', -3, -2],
  ])('maintenance %s is refused', async (_name, from, to) => {
    const { status, body } = await announce('Never', from, to);
    expect([status, body.code]).toEqual([422, 'maintenance_times_invalid']);
    expect(await shown()).toEqual([]);
  });

  it('maintenance is refused when it has no text', async () => expect((await announce('  ', 1, 2)).status).toBe(400));
});
