import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { bundleEngine, EngineProcess } from '@folkmoot/embedded-mongo/testing';
import { closeMongo, connectMongo } from './connect';

const LARGE = 'x'.repeat(8_000_000);
/** More than a small command has. */
const MUCH = 50_000;

const bundle = bundleEngine();
const folder = mkdtempSync(path.join(tmpdir(), 'folkmoot-closed-'));
let engine: EngineProcess;
let proxy: Server;
let uri: string;
let cutting = false;
let cut = 0;

/** In the middle of a large command it says that it ends, and reads what still comes, as a database that stops does. */
const cutOff = async (client: Socket): Promise<void> => {
  cutting = false;
  cut += 1;
  client.pause();
  client.end();
  await pause(100);
  client.removeAllListeners('data').resume();
};

beforeAll(async () => {
  engine = new EngineProcess(bundle.main, folder, await EngineProcess.freePort());
  await engine.start();
  proxy = createServer({ allowHalfOpen: true }, (client) => {
    const upstream = connect(Number(new URL(engine.uri).port), '127.0.0.1');
    client.on('error', () => undefined).on('close', () => upstream.destroy());
    upstream.on('error', () => undefined).on('close', () => client.end());
    upstream.on('data', (bytes) => client.write(bytes));
    client.on('data', (bytes) => {
      if (cutting && bytes.length > MUCH) void cutOff(client);
      else upstream.write(bytes);
    });
    client.on('end', () => client.end());
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const address = proxy.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const through = new URL(engine.uri);
  through.port = String(port);
  through.searchParams.delete('replicaSet');
  through.searchParams.set('directConnection', 'true');
  uri = `${through}`;
});
afterAll(async () => {
  proxy.close();
  await engine.end('SIGKILL');
  bundle.remove();
  rmSync(folder, { recursive: true, force: true });
});

test('a large write whose connection is closed in the middle is repeated on another one, and ends', async () => {
  const connection = await connectMongo(uri, 'closed');
  const notes = connection.collection<{ _id: string; text: string }>('notes');
  await notes.insertOne({ _id: 'small', text: 'x' });
  cutting = true;
  await notes.insertMany([{ _id: 'large', text: LARGE }]);
  expect(cut).toBe(1);
  expect(await notes.countDocuments()).toBe(2);
  await closeMongo(connection);
});
