import { createUnitOfWork, dataMigrationsOf, type Scope } from '@folkmoot/service-kit';
import { otherCouncil, ownCouncil, type TestDatabase, testDatabase, userActor } from '@folkmoot/service-kit/testing';
import { countEffects, effectOf, markOf } from '../entities/subscriber';
import { createRepositories, models } from '../testing/repositories';
import { expectTrueAttributeCounts } from '../testing/true-counts';
import { migrations } from '.';
import { countAttributeValues } from './0006-count-attribute-values';

const PEOPLE = 1_100;
const at = new Date('2026-03-02T09:00:00.000Z');
const person = (n: number) => ({
  email: `p${n}@x.example`,
  writtenEmail: `p${n}@x.example`,
  uniqueId: `P${n}`,
  source: 'manual' as const,
  status: n % 3 === 0 ? ('unsubscribed' as const) : ('active' as const),
  subscribedAt: at,
  subscriptions: [],
  history: [],
  ...(n % 5 === 0 ? {} : { attributes: { ward: `Ward ${n % 7}` } }),
});

describe('people of earlier versions', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase(models);
  });
  afterAll(() => database?.stop());

  it('are counted once by attribute value, after a stop and with changes in between', async () => {
    const { connection } = database;
    const units = createUnitOfWork({
      connection,
      repositories: createRepositories,
      producer: 'subscribers',
      sign: null,
    });
    const [own, other] = [ownCouncil, otherCouncil].map((councilId) => units.reader(userActor({ councilId })));
    if (!own || !other) throw new Error('no repositories');
    for (const each of [own, other]) {
      await each.subscribers.addAll(Array.from({ length: PEOPLE }, (_, n) => person(n)));
      await each.stats.add({ total: PEOPLE, active: 0, optIn: 0, csvImport: 0, postSurvey: 0 });
    }
    await connection.collection('subscribers').updateMany({}, { $unset: { countsVersion: '' } });
    await connection.collection('subscriber_stats').updateMany({}, { $unset: { hasAttributeCounts: '' } });
    expect(await own.stats.findAttributeCounts()).toBeNull();

    const context = {
      connection,
      signal: new AbortController().signal,
      units: <R extends object>(repositories: (scope: Scope) => R) =>
        createUnitOfWork({ connection, repositories, producer: 'subscribers', sign: null }),
    };
    expect(await countAttributeValues.countOutdated(context)).toBe(2 * PEOPLE);
    const isSomebodyCounted = async () =>
      (await connection.collection('subscribers').findOne({ councilId: ownCouncil, countsVersion: 1 })) !== null;
    let position: unknown = null;
    while (!(await isSomebodyCounted())) {
      const batch = await countAttributeValues.migrateBatch(context, position);
      expect(batch?.changed).toBe(500);
      position = batch?.position;
    }
    // Some of these are counted, others are not yet.
    const changed = await own.subscribers.findByEmails(Array.from({ length: 200 }, (_, n) => `p${300 + n}@x.example`));
    expect(new Set(changed.map(({ isUncounted }) => isUncounted)).size).toBe(2);
    for (const before of changed) {
      const after = await own.subscribers.save({ ...before, attributes: { ward: 'Moved' } });
      await countEffects(own, [effectOf(before, after)]);
    }
    // A new run begins at the start again.
    const data = dataMigrationsOf({ name: 'subscribers', database: database.name, migrations });
    await data.run(database.uri);
    await expectTrueAttributeCounts({ connection });
    const counts = await own.stats.findAttributeCounts();
    expect(counts?.find(({ key }) => key === 'ward')?.values).toContainEqual({
      value: markOf('ward=moved'),
      total: 200,
      active: changed.filter(({ status }) => status === 'active').length,
    });
    expect(await countAttributeValues.countOutdated(context)).toBe(0);
  });
});
