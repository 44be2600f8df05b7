import { defineModel } from '../mongo/model';
import { isTargeted, shardKeyOf, shardKeyProblems } from '../mongo/shard-key';
import { startTestService, userActor } from '.';
import { latestNote, makeNote, noteService } from './note-service.fixture';

const byCouncil = { councilId: String, name: String };
const unique = (keys: Record<string, 1>) => ({ keys, serves: 'tests', unique: true });

describe('the watch of queries', () => {
  it('reports a request that reads a whole collection, with the query and the operation', async () => {
    const service = await startTestService(
      { ...noteService, models: noteService.models.map((model) => ({ ...model, indexes: [] })) },
      { config: {} },
    );
    await service.call(makeNote, { as: userActor(), body: { title: 'first' } });
    await service.call(latestNote, { as: userActor() });
    await expect(service.stop()).rejects.toThrow(
      /^queries of notes:\nreads a whole collection: notes \{"councilId":"string"\} \{"madeAt":-1\}, by latestNote$/,
    );
  });

  it('reports nothing when an index serves the query', async () => {
    const service = await startTestService(noteService, { config: {} });
    await service.call(latestNote, { as: userActor() });
    await service.stop();
  });
});

describe('the shard key of a collection', () => {
  it.each([
    ['a council', byCouncil, [], { councilId: 1, _id: 1 }],
    ['a council with an index that is unique in it', byCouncil, [unique({ councilId: 1, name: 1 })], { councilId: 1 }],
    ['a council with an index that is unique over all', byCouncil, [unique({ name: 1 })], null],
    ['no council', { name: String }, [], { _id: 'hashed' }],
    ['no council, with a unique index', { name: String }, [unique({ name: 1 })], null],
  ])('follows from its fields and indexes: %s', (_case, fields, indexes, shardKey) => {
    expect(shardKeyOf(defineModel('things', { fields, indexes }))).toEqual(shardKey);
  });

  it('is refused when a unique index does not begin with it', () => {
    const model = defineModel('things', {
      fields: byCouncil,
      indexes: [unique({ name: 1 })],
      shardKey: { _id: 'hashed' },
    });
    expect(shardKeyProblems(model)).toEqual(['things: the unique index {"name":1} does not begin with the shard key']);
  });

  it.each([
    [{ councilId: 'c' }, true],
    [{ $and: [{}, { councilId: { $in: ['c', 'd'] } }] }, true],
    [{ councilId: { $ne: 'c' } }, false],
    [{ councilId: { $gt: 'c' } }, false],
    [{ $or: [{ councilId: 'c' }] }, false],
    [{ _id: 'x' }, false],
  ])('is in the query %j: %s', (filter, expected) => {
    expect(isTargeted(filter, { councilId: 1, _id: 1 })).toBe(expected);
  });
});
