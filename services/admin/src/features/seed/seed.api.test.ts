import { councilCreatedEvent, listCouncilsOperation, systemActor, userChangedEvent } from '@folkmoot/contracts';
import { userActor } from '@folkmoot/service-kit/testing';
import { type AdminTestService, askForLink, startAdminService } from '../../testing/fixtures';
import { seedAdminOperation } from './seed.operation';

let service: AdminTestService;
afterEach(() => service.stop());
const seed = (kind: 'demo' | 'empty') =>
  service.call(seedAdminOperation, { as: systemActor('operator'), body: { kind } });

describe('a new installation', () => {
  it('a new installation has a system administrator who can sign in', async () => {
    service = await startAdminService();
    expect((await askForLink(service, 'system@folkmoot.example')).status).toBe(202);
    expect((await seed('empty')).body).toEqual({ councils: 0, users: 0 });
    expect(await service.connection.collection('users').countDocuments()).toBe(1);
    expect((await seed('demo')).status).toBe(404);
  });

  it('the demo data is created and published once when it is requested twice', async () => {
    service = await startAdminService({ demoData: true });
    expect((await seed('demo')).body).toEqual({ councils: 2, users: 3 });
    expect((await seed('demo')).body).toEqual({ councils: 0, users: 0 });
    await service.settled();
    expect(
      service
        .eventsOf(councilCreatedEvent)
        .map(({ councilId }) => councilId)
        .sort(),
    ).toEqual(['c0000000000000000000hil1', 'c0000000000000000000riv1']);
    expect(service.eventsOf(userChangedEvent)).toHaveLength(4);
    const system = userActor({ role: 'system_admin', councilId: null });
    const { items } = (await service.call(listCouncilsOperation, { as: system })).body;
    const residents = items.map(({ slug, settings }) => [slug, settings.divisionResidents.length]).sort();
    expect(residents).toEqual([
      ['hillview', 5],
      ['riverside', 5],
    ]);
    expect(items.map(({ slug, counts }) => [slug, counts.users]).sort()).toEqual([
      ['hillview', 1],
      ['riverside', 2],
    ]);
  });
});
