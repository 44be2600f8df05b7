import { otherCouncil, ownCouncil, type TestDatabase, testDatabase, userActor } from '@folkmoot/service-kit/testing';
import { inListOrder, type StoredTag } from './tag.domain';
import { fakeTags } from './tag.fake';
import { createTagRepository, tagModel } from './tag.mongo';
import { tagSuite } from './tag.suite';

describe('tags in memory', () => {
  tagSuite(async () => {
    const store = new Map<string, StoredTag>();
    return { own: fakeTags(ownCouncil, store), other: fakeTags(otherCouncil, store) };
  });
});

describe('tags in MongoDB', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase([tagModel]);
  });
  afterAll(() => database.stop());
  tagSuite(async () => {
    const { connection } = database;
    await connection.collection(tagModel.collection).deleteMany({});
    const of = (councilId: string) =>
      createTagRepository({ connection, session: null, actor: userActor({ councilId }), councilId });
    return { own: of(ownCouncil), other: of(otherCouncil) };
  });
});

it('in lists default tags come first, then the alphabet', () => {
  const tag = (name: string, isDefault: boolean) => ({ name, isDefault }) as StoredTag;
  const listed = inListOrder([tag('b', false), tag('Z', true), tag('a', false), tag('y', true)]);
  expect(listed.map(({ name }) => name)).toEqual(['y', 'Z', 'a', 'b']);
});
