import { createUnitOfWork, dataMigrationsOf } from '@folkmoot/service-kit';
import { otherCouncil, ownCouncil, type TestDatabase, testDatabase, userActor } from '@folkmoot/service-kit/testing';
import { subscriberModel } from '../entities/subscriber/subscriber-model.mongo';
import { createRepositories, models } from '../testing/repositories';
import { migrations } from '.';

const at = new Date('2026-03-02T09:00:00.000Z');

describe('sign-ups of earlier versions', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase(models);
  });
  afterAll(() => database?.stop());

  it('are noted with their people in each council, by page and by code', async () => {
    const { connection } = database;
    const repositories = createRepositories;
    const units = createUnitOfWork({ connection, repositories, producer: 'subscribers', sign: null });
    const add = async (councilId: string, email: string, ways: readonly { pageId: string; codeId?: string }[]) => {
      const { subscribers, signups } = units.reader(userActor({ councilId }));
      const { id } = await subscribers.add({
        email,
        writtenEmail: email,
        uniqueId: email.slice(0, 3).toUpperCase(),
        source: 'opt_in',
        status: 'active',
        subscribedAt: at,
        subscriptions: [],
        attributes: { ward: 'East' },
        history: [],
      });
      for (const [n, way] of ways.entries()) {
        const made = { id: `${councilId}-${email}-${n}`, subscriberId: id, tagIds: [], data: {}, at };
        await signups.add({ ...made, ...way, needsConfirmation: false });
      }
    };
    await add(ownCouncil, 'amy@x.example', [{ pageId: 'page_1', codeId: 'code_1' }, { pageId: 'page_2' }]);
    await add(ownCouncil, 'ben@x.example', []);
    await add(otherCouncil, 'cat@x.example', [{ pageId: 'page_3' }]);
    const data = dataMigrationsOf({ name: 'subscribers', database: database.name, migrations });
    await data.run(database.uri);
    const stored = connection.collection(subscriberModel.collection);
    const people = await stored.find().sort({ email: 1 }).toArray();
    expect(people.map(({ signedUpBy, attributeKeys }) => [signedUpBy ?? null, attributeKeys])).toEqual([
      [
        ['page_1', 'code_1', 'page_2'],
        ['ward=east', 'signup:page_1', 'signup:code_1', 'signup:page_2'],
      ],
      [null, ['ward=east']],
      [['page_3'], ['ward=east', 'signup:page_3']],
    ]);
  });
});
