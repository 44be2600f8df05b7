import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundleEngine, EngineProcess } from '@folkmoot/embedded-mongo/testing';
import { closeMongo, connectMongo } from './connect';

const bundle = bundleEngine();
const folder = mkdtempSync(path.join(tmpdir(), 'folkmoot-connect-'));
let engine: EngineProcess;

beforeAll(async () => {
  engine = new EngineProcess(bundle.main, folder, await EngineProcess.freePort());
  await engine.start();
});
afterAll(async () => {
  await engine.end('SIGKILL');
  bundle.remove();
  rmSync(folder, { recursive: true, force: true });
});

test('a connection with an open transaction closes while its database hangs', async () => {
  const connection = await connectMongo(engine.uri, 'hanging');
  const session = await connection.startSession();
  session.startTransaction();
  await connection.collection('notes').insertOne({ title: 'first' }, { session });
  engine.suspend();
  await closeMongo(connection, 100);
  engine.resume();
  const again = await connectMongo(engine.uri, 'hanging');
  expect(await again.collection('notes').countDocuments()).toBe(0);
  await closeMongo(again);
});
