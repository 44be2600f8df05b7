import { Decimal128 } from 'bson';
import { commandFields } from '../commands/command-fields';
import { handledCommands } from '../commands/dispatch';
import { accumulatorNames, expressionNames, queryOperatorNames, stageNames, updateOperatorNames } from '../conformance';
import { accumulators } from '../expressions/accumulators';
import { expressionOperators } from '../expressions/compile';
import { queryOperators, topLevelOperators } from '../query/match';
import { stages } from '../stages/pipeline';
import { databaseOf, type NumberedDoc, refusalOf, startTestEngine, type TestEngine } from '../testing/test-engine';
import { valueOperators } from '../update/operators';
import type { Doc } from '../values/values';

let test: TestEngine;
const things = () => databaseOf(test.connection).collection<NumberedDoc>('things');
beforeAll(async () => {
  test = await startTestEngine();
  await things().insertMany([
    { _id: 1, n: 1, price: Decimal128.fromString('1.50') },
    { _id: 2, n: 2, price: Decimal128.fromString('2.50') },
  ]);
});
afterAll(() => test.stop());

const aggregate = (...pipeline: Doc[]): Promise<Doc[]> => things().aggregate(pipeline).toArray();

describe('the lists of supported features', () => {
  it('contain every command with a handler and no other', () => {
    expect(Object.keys(commandFields).sort()).toEqual([...handledCommands].sort());
  });
  it('contain every query operator with a handler and no other', () => {
    const handled = [...Object.keys(queryOperators), ...Object.keys(topLevelOperators)];

    expect([...queryOperatorNames].sort()).toEqual(handled.sort());
  });
  it('contain every update operator with a handler and no other', () => {
    const handled = [...Object.keys(valueOperators), '$unset', '$rename', '$setOnInsert'];

    expect([...updateOperatorNames].sort()).toEqual(handled.sort());
  });
  it('contain every stage, accumulator and expression with a handler and no other', () => {
    expect([...stageNames].sort()).toEqual(Object.keys(stages).sort());
    expect([...accumulatorNames].sort()).toEqual(Object.keys(accumulators).sort());
    expect([...expressionNames].sort()).toEqual(Object.keys(expressionOperators).sort());
  });
});

describe('what the engine does not do', () => {
  const cases: readonly (readonly [what: string, name: string, run: () => Promise<unknown>])[] = [
    [
      'a query operator',
      '$near',
      () =>
        things()
          .find({ n: { $near: 1 } })
          .toArray(),
    ],
    ['a top level operator', '$where', () => things().find({ $where: 'true' }).toArray()],
    [
      'a text search',
      '$text',
      () =>
        things()
          .find({ $text: { $search: 'a' } })
          .toArray(),
    ],
    ['an update operator', '$frob', () => things().updateOne({}, { $frob: { n: 1 } } as Doc)],
    ['a stage', '$changeStream', () => aggregate({ $changeStream: {} })],
    ['an expression', '$function', () => aggregate({ $project: { x: { $function: {} } } })],
    ['an accumulator', '$accumulator', () => aggregate({ $group: { _id: null, x: { $accumulator: {} } } })],
    [
      'a time zone in $dateTrunc',
      '$dateTrunc',
      () => aggregate({ $project: { x: { $dateTrunc: { date: '$$NOW', unit: 'day', timezone: 'Europe/London' } } } }),
    ],
    [
      'a collation',
      'collation',
      () =>
        things()
          .find({}, { collation: { locale: 'en' } })
          .toArray(),
    ],
    ['a text index', 'text', () => things().createIndex({ n: 'text' })],
    ['a command', 'mapReduce', () => databaseOf(test.connection).command({ mapReduce: 'things' })],
    ['a field of a command', 'frob', () => databaseOf(test.connection).command({ find: 'things', frob: 1 })],
    ['Decimal128 in $avg', '$avg', () => aggregate({ $group: { _id: null, x: { $avg: '$price' } } })],
  ];

  it.each(cases)('%s: is refused and names %s', async (_what, name, run) => {
    expect((await refusalOf(run())).message).toContain(name);
  });
});
