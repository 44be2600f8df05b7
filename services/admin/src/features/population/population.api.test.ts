import {
  addPopulationTableOperation,
  type BodyOf,
  councilChangedEvent,
  getCouncilOperation,
  getPopulationOperation,
  listOfferedPopulationTablesOperation,
  populationChangedEvent,
  populationTableChangedEvent,
  removePopulationTableOperation,
  savePopulationOperation,
  updateCouncilOperation,
} from '@folkmoot/contracts';
import { otherCouncil, ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { type AdminTestService, makeCouncils, startAdminService } from '../../testing/fixtures';

const admin = userActor();
const stranger = userActor({ councilId: otherCouncil });
const system = userActor({ role: 'system_admin', councilId: null });

type Dimensions = BodyOf<typeof savePopulationOperation>['dimensions'];
type Category = Dimensions[number]['categories'][number];

let service: AdminTestService;
beforeAll(async () => {
  service = await startAdminService();
});
beforeEach(async () => {
  await service.empty();
  await makeCouncils(service);
});
afterAll(() => service.stop());

const areas = (categories: Category[]) => ({ id: 'area', name: 'Area', source: '', asOf: null, categories });
const east = { id: 'east', name: 'East', people: 600 };
const west = { id: 'west', name: 'West', people: null };
const age = {
  id: 'age',
  name: 'Age',
  kind: 'age' as const,
  source: 'Census 2021, TS007',
  asOf: '2021-03-21',
  categories: [
    { id: 'young', name: '16 to 24', people: 250 },
    { id: 'nobody', name: '100 and over', people: 0 },
  ],
};

const read = async (as = admin) => (await service.call(getPopulationOperation, { as })).body;
const save = (dimensions: unknown, revision?: number) =>
  service.call(savePopulationOperation, {
    as: admin,
    body: { dimensions: dimensions as Dimensions, ...(revision && { revision }) },
  });
const settings = async () => (await service.call(getCouncilOperation, { as: admin })).body.settings;
const change = (fields: NonNullable<BodyOf<typeof updateCouncilOperation>['settings']>) =>
  service.call(updateCouncilOperation, { as: admin, body: { settings: fields } });

describe('the population of a council', () => {
  it('is saved with the areas first, is the source of the divisions, and is published as a snapshot', async () => {
    const before = await read();
    expect(before.dimensions.map(({ id, kind }) => [id, kind])).toEqual([['area', 'area']]);
    const saved = (await save([age, areas([east, west])], before.revision)).body;
    expect(saved).toEqual({
      dimensions: [{ ...areas([east, west]), kind: 'area' }, age],
      revision: before.revision + 1,
    });
    expect(await read()).toEqual(saved);
    expect(await settings()).toMatchObject({
      geographicalDivisions: ['East', 'West'],
      divisionResidents: [{ division: 'East', residents: 600 }],
    });
    await service.settled();
    expect(service.eventsOf(councilChangedEvent).map(({ payload }) => payload.changedFields)).toEqual([['population']]);
    const [event] = service.eventsOf(populationChangedEvent);
    expect([event?.councilId, event?.payload]).toEqual([ownCouncil, { councilId: ownCouncil, ...saved }]);
    expect((await read(stranger)).revision).toBe(1);
    // The same once more changes nothing.
    expect((await save(saved.dimensions)).body.revision).toBe(saved.revision);
  });

  it('keeps the kind of a dimension that a program sends without one', async () => {
    await save([areas([east]), age]);
    const { kind: _, ...plain } = age;
    const [, again] = (await save([areas([east]), { ...plain, name: 'Age band' }])).body.dimensions;
    expect(again).toEqual({ ...age, name: 'Age band' });
  });

  it('changes with the divisions of the settings: a known or renamed area keeps its id, and its residents go with its name', async () => {
    await save([areas([east, { ...west, people: 300 }]), age]);
    await change({
      geographicalDivisions: ['East', 'West End', 'North'],
      divisionResidents: [{ division: 'West End', residents: 9 }],
    });
    const [renamed, untouched] = (await read()).dimensions;
    expect(renamed?.categories).toEqual([
      { ...east, people: null },
      { id: 'west', name: 'West End', people: 9 },
      { id: expect.stringMatching(/^[\w-]{8,40}$/), name: 'North', people: null },
    ]);
    expect(untouched).toEqual(age);
    await change({ geographicalDivisions: ['North', 'South'] });
    const [shorter] = (await read()).dimensions;
    expect(shorter?.categories[0]?.id).toBe(renamed?.categories[2]?.id);
    expect(['east', 'west']).not.toContain(shorter?.categories[1]?.id);
    await service.settled();
    expect(service.eventsOf(populationChangedEvent)).toHaveLength(3);
    await change({ targetAudiences: ['All'] });
    await service.settled();
    expect(service.eventsOf(populationChangedEvent)).toHaveLength(3);
  });

  it.each<[string, unknown]>([
    ['a negative number', [areas([{ ...east, people: -1 }])]],
    ['a huge number', [areas([{ ...east, people: 100_000_001 }])]],
    ['half a person', [areas([{ ...east, people: 1.5 }])]],
    ['no areas', [age]],
    ['an empty dimension', [areas([])]],
    ['a category twice', [areas([east, { ...west, name: 'EAST' }])]],
    ['an id twice', [areas([east, { ...west, id: 'east' }])]],
    ['a dimension twice', [areas([east]), age, { ...age, name: 'Again', kind: 'custom' }]],
    ['two dimensions of one kind', [areas([east]), age, { ...age, id: 'age2', name: 'Again' }]],
    ['other areas', [areas([east]), { ...age, kind: 'area' }]],
    ['a reserved id', [areas([{ ...east, id: 'constructor' }])]],
    ['a day that does not exist', [{ ...areas([east]), asOf: '2021-02-30' }]],
    [
      'too many categories',
      [areas(Array.from({ length: 501 }, (_, at) => ({ id: `c${at}`, name: `C ${at}`, people: 1 })))],
    ],
  ])('is refused with %s, and nothing is lost', async (_what, dimensions) => {
    const kept = (await save([areas([east]), age])).body;
    const refused = await save(dimensions);
    expect([refused.status, refused.body]).toMatchObject([400, { code: 'invalid_input' }]);
    expect(await read()).toEqual(kept);
  });

  it('is refused when somebody else saved first', async () => {
    await save([areas([east])], 1);
    expect((await save([areas([west])], 1)).body).toMatchObject({ code: 'stale_revision' });
  });

  it('has room for as many categories as there may be, with long names', async () => {
    const most = (id: string) =>
      Array.from({ length: 500 }, (_, at) => ({ id: `${id}-${at}`, name: `${'ŵ'.repeat(110)} ${at}`, people: at }));
    const all = [
      areas(most('a')),
      ...['b', 'c', 'd'].map((id) => ({ ...age, id, name: id, kind: 'custom' as const, categories: most(id) })),
    ];
    const saved = await save(all);
    expect([saved.status, saved.body.dimensions.length]).toEqual([200, 4]);
    expect((await settings()).geographicalDivisions).toHaveLength(500);
  });
});

describe('tables that are offered to all councils', () => {
  it('are added by a system administrator, read by councils, and withdrawn', async () => {
    const { id: _, ...fields } = age;
    const added = await service.call(addPopulationTableOperation, { as: system, body: fields });
    expect([added.status, added.body]).toMatchObject([201, fields]);
    const offered = async () => (await service.call(listOfferedPopulationTablesOperation, { as: admin })).body.items;
    expect(await offered()).toEqual([added.body]);
    const remove = () =>
      service.call(removePopulationTableOperation, { as: system, params: { tableId: added.body.id } });
    expect((await remove()).status).toBe(204);
    expect((await remove()).status).toBe(404);
    expect(await offered()).toEqual([]);
    await service.settled();
    expect(service.eventsOf(populationTableChangedEvent).map(({ payload }) => payload.change)).toEqual([
      'added',
      'removed',
    ]);
  });
});
