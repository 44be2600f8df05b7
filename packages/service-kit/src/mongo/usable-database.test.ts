import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundleEngine, EngineProcess } from '@folkmoot/embedded-mongo/testing';
import { closeMongo, connectMongo } from './connect';
import { databaseProblem, requireUsableDatabase } from './usable-database';

test.each([
  ['a replica set', { setName: 'rs0', maxWireVersion: 21 }],
  ['a replica set of a later version', { setName: 'rs0', maxWireVersion: 25 }],
  ['a router of a sharded cluster', { msg: 'isdbgrid', maxWireVersion: 25 }],
])('%s can be used', (_, hello) => {
  expect(databaseProblem(hello)).toBeNull();
});

test.each([
  ['a single server', { maxWireVersion: 25 }, /^MONGODB_URI: .*--replSet/],
  ['MongoDB 6.0', { setName: 'rs0', maxWireVersion: 17 }, /^MONGODB_URI: .*older than MongoDB 7\.0/],
  ['a database that does not say what it is', {}, /^MONGODB_URI: /],
])('%s is refused with a line that names the setting', (_, hello, line) => {
  expect(databaseProblem(hello)).toMatch(line);
});

test('the embedded engine can be used', async () => {
  const bundle = bundleEngine();
  const folder = mkdtempSync(path.join(tmpdir(), 'folkmoot-usable-'));
  const engine = new EngineProcess(bundle.main, folder, await EngineProcess.freePort());
  await engine.start();
  const connection = await connectMongo(engine.uri, 'usable');
  await expect(requireUsableDatabase(connection)).resolves.toBeUndefined();
  await closeMongo(connection);
  await engine.end('SIGKILL');
  bundle.remove();
  rmSync(folder, { recursive: true, force: true });
});
