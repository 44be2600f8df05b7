import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { connect as dial } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { chooseMongo, type RunningMongo, startMongo } from '../mongo-source';
import { freePort } from '../source/child';
import { bundleEngine } from '../testing/engine-process';
import { connect, databaseOf, temporaryFolder } from '../testing/test-engine';

jest.setTimeout(120_000);
const bundle = bundleEngine();
let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => rm(folder, { recursive: true, force: true }));
afterAll(() => bundle.remove());

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = dial(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    }).once('error', () => resolve(false));
  });
const eventually = async (condition: () => Promise<boolean>): Promise<boolean> => {
  for (let attempt = 0; attempt < 500; attempt++) {
    if (await condition()) return true;
    await delay(100);
  }
  return false;
};

describe('startMongo', () => {
  it('an engine is restarted on the same address with its data when it is killed', async () => {
    const port = await freePort();
    const mongo: RunningMongo = await startMongo(
      { kind: 'embedded', dataDir: folder },
      { engineMain: bundle.main, port },
    );
    const connection = await connect(mongo.uri);
    const notes = databaseOf(connection).collection('notes');
    await notes.insertOne({ text: 'kept' });
    const status = await databaseOf(connection).admin().command({ serverStatus: 1 });

    process.kill(Number(status.pid), 'SIGKILL');
    const isKept = await eventually(async () => (await notes.countDocuments({ text: 'kept' }).catch(() => 0)) === 1);
    await connection.close();
    await mongo.stop();

    expect(isKept).toBe(true);
    expect(await isListening(port)).toBe(false);
  });

  it('a configured address is used unchanged', async () => {
    const choice = chooseMongo({ env: { MONGODB_URI: 'mongodb://elsewhere/' }, dataDir: folder });

    expect(choice).toEqual({ kind: 'uri', uri: 'mongodb://elsewhere/' });
    expect((await startMongo(choice, { engineMain: bundle.main })).uri).toBe('mongodb://elsewhere/');
  });
});

describe('chooseMongo', () => {
  const fakeMongod = (): string => {
    const programs = join(folder, 'programs');
    mkdirSync(programs);
    writeFileSync(join(programs, 'mongod'), '', { mode: 0o755 });
    return programs;
  };

  it('the embedded engine is used when mongod is not on the path', () => {
    expect(chooseMongo({ env: { PATH: folder }, dataDir: folder }).kind).toBe('embedded');
  });
  it('mongod is used when it is on the path', () => {
    expect(chooseMongo({ env: { PATH: fakeMongod() }, dataDir: folder }).kind).toBe('mongod');
  });
  it('the embedded engine is used when its folder exists, although mongod is on the path', () => {
    writeFileSync(join(folder, 'engine.json'), '{"engine":"embedded-mongo","format":1}');

    expect(chooseMongo({ env: { PATH: fakeMongod() }, dataDir: folder }).kind).toBe('embedded');
  });
  it('an error is thrown when the folder is of mongod and mongod is not on the path', () => {
    writeFileSync(join(folder, 'WiredTiger'), '');

    expect(() => chooseMongo({ env: { PATH: '' }, dataDir: folder })).toThrow(/written by mongod.*not on the PATH/);
  });
});

describe('--with-parent', () => {
  const program = `
    const { spawn } = require('node:child_process');
    const child = spawn(process.execPath, process.argv.slice(1), { stdio: ['pipe', 'inherit', 'inherit'] });
    setInterval(() => child.pid, 1000);
  `;
  const startParent = async (port: number): Promise<ChildProcess> => {
    const args = ['-e', program, bundle.main, '--dbpath', folder, '--port', String(port), '--with-parent'];
    const parent = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(parent.stdout, 'data');
    return parent;
  };

  it('the engine ends when its parent is killed', async () => {
    const port = await freePort();
    const parent = await startParent(port);
    expect(await isListening(port)).toBe(true);

    parent.kill('SIGKILL');

    expect(await eventually(async () => !(await isListening(port)))).toBe(true);
  });
});
