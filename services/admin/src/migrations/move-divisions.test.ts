import { getPopulationOperation, populationChangedEvent } from '@folkmoot/contracts';
import { createUnitOfWork, type MigrationContext } from '@folkmoot/service-kit';
import { otherCouncil, ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { type AdminTestService, makeCouncils, startAdminService } from '../testing/fixtures';
import { moveDivisions } from './0001-move-divisions';

let service: AdminTestService;
beforeAll(async () => {
  service = await startAdminService();
});
afterAll(() => service.stop());

test('divisions move to the population with the ids that they had before, each council is published once, and a repeat changes no ids', async () => {
  await makeCouncils(service);
  const { connection } = service;
  const councils = connection.collection<{ _id: string; settings: object; population?: object; deletedAt?: Date }>(
    'councils',
  );
  const old = {
    'settings.geographicalDivisions': ['East', '__proto__'],
    'settings.divisionResidents': [{ division: 'East', residents: 7 }],
  };
  await councils.updateMany({}, { $set: old, $unset: { population: '' } });
  await councils.updateOne({ _id: otherCouncil }, { $set: { deletedAt: new Date() } });
  const read = async () => (await service.call(getPopulationOperation, { as: userActor() })).body.dimensions;
  const before = await read();
  expect(before[0]?.categories).toEqual([
    { id: 'area-1', name: 'East', people: 7 },
    { id: 'area-2', name: '__proto__', people: null },
  ]);

  const context: MigrationContext = {
    connection,
    signal: new AbortController().signal,
    units: (repositories) => createUnitOfWork({ connection, repositories, producer: 'admin', sign: null }),
  };
  expect(await moveDivisions.countOutdated(context)).toBe(2);
  const batch = await moveDivisions.migrateBatch(context, null);
  expect(batch).toMatchObject({ changed: 2 });
  expect(await moveDivisions.migrateBatch(context, batch?.position)).toBeNull();
  expect(await moveDivisions.countOutdated(context)).toBe(0);
  expect(await read()).toEqual(before);
  const stored = await councils.findOne({ _id: ownCouncil });
  expect(Object.keys(stored?.settings ?? {})).not.toContain('geographicalDivisions');
  expect(Object.keys(stored?.settings ?? {})).not.toContain('divisionResidents');
  await service.settled();
  const published = service
    .eventsOf(populationChangedEvent)
    .map(({ councilId, payload }) => [councilId, payload.dimensions]);
  expect(published.sort()).toEqual(
    [
      [otherCouncil, before],
      [ownCouncil, before],
    ].sort(),
  );

  await moveDivisions.migrateBatch(context, null);
  expect(await read()).toEqual(before);
});
