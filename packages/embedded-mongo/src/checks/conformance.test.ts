/** @file The conformance table. With MONGODB_URI it runs against that server, so that the two can be compared. */
import mongoose from 'mongoose';
import { commandFields } from '../commands/command-fields';
import { accumulatorNames, expressionNames, queryOperatorNames, stageNames, updateOperatorNames } from '../conformance';
import { checkConfig } from '../testing/config';
import { commandCases } from '../testing/conformance/commands';
import { expressionCases } from '../testing/conformance/expressions';
import { queryCases } from '../testing/conformance/queries';
import { stageCases } from '../testing/conformance/stages';
import { updateCases } from '../testing/conformance/updates';
import { type Case, type Rows, type Stored, written } from '../testing/conformance/values';
import { startTestEngine, type TestEngine } from '../testing/test-engine';

jest.setTimeout(60_000);
const { mongodbUri } = checkConfig();
const database = `conformance_${process.pid}`;
let engine: TestEngine | undefined;
let client: mongoose.mongo.MongoClient;
beforeAll(async () => {
  engine = mongodbUri ? undefined : await startTestEngine();
  client = await mongoose.mongo.MongoClient.connect(mongodbUri ?? engine?.engine.uri ?? '');
});
afterAll(async () => {
  await client.db(database).dropDatabase();
  await client.close();
  await engine?.stop();
});

let used = 0;
/** A collection of its own for each case. */
const rowsWith = async (docs: readonly Stored[] = []): Promise<Rows> => {
  const rows = client.db(database).collection<Stored>(`rows${used++}`);
  if (docs.length > 0) await rows.insertMany(docs.map((doc) => ({ ...doc })));
  return rows;
};
const tables: readonly (readonly [kind: string, names: readonly string[], cases: readonly Case[]])[] = [
  ['commands', Object.keys(commandFields), commandCases],
  ['query operators', queryOperatorNames, queryCases],
  ['update operators', updateOperatorNames, updateCases],
  ['stages and accumulators', [...stageNames, ...accumulatorNames], stageCases],
  ['expressions', expressionNames, expressionCases],
];

describe.each(tables)('%s', (_kind, names, cases) => {
  it('the table: has a case for each and for nothing else', () => {
    expect([...new Set(cases.map(({ name }) => name))].sort()).toEqual([...new Set(names)].sort());
  });
  it.each(cases.map((testCase) => [`${testCase.name} ${testCase.of ?? ''}`, testCase] as const))(
    '%s',
    async (_name, testCase) => {
      const answer = await testCase.run(await rowsWith(testCase.docs));

      expect(written(answer)).toBe(written(testCase.expected));
    },
  );
});
