import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mongo } from 'mongoose';
import { environment } from './config';

const root = path.resolve(__dirname, '../../..');
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Readonly<Record<string, string>>;
};
const folder = mkdtempSync(path.join(tmpdir(), 'db-command-line-'));
const children: ChildProcess[] = [];

jest.setTimeout(120_000);

const OPERATOR_TOOL = 'packages/operator/bin/folkmoot.mjs';

/** The program of `npx folkmoot`, or of `npm run NAME` without the process that tsx starts first. */
const programOf = (name: string): string[] => {
  if (name === 'folkmoot') return [OPERATOR_TOOL];
  const [program, ...own] = (scripts[name] ?? '').split(' ');
  if (program !== 'tsx') throw new Error(`${name} is not run by tsx`);
  return ['--import', 'tsx', ...own];
};
const start = (name: string, args: readonly string[]): ChildProcess => {
  const { MONGODB_URI: _uri, DATA_DIR: _data, ...env } = environment();
  const child = spawn(process.execPath, [...programOf(name), ...args], { cwd: root, env });
  children.push(child);
  return child;
};
interface Outcome {
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
}
const run = async (name: string, ...args: string[]): Promise<Outcome> => {
  const child = start(name, args);
  let out = '';
  let error = '';
  child.stdout?.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    error += chunk;
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, out, error };
};
const serve = async (dbPath: string): Promise<{ uri: string; child: ChildProcess }> => {
  const child = start('db', ['--dbpath', dbPath, '--port', '0']);
  const [line] = (await once(child.stdout ?? child, 'data')) as [Buffer];
  return { uri: line.toString().trim(), child };
};
const withClient = async <T>(uri: string, work: (client: mongo.MongoClient) => Promise<T>): Promise<T> => {
  const client = await mongo.MongoClient.connect(uri);
  try {
    return await work(client);
  } finally {
    await client.close();
  }
};
const sides = (client: mongo.MongoClient) =>
  ['first', 'last'].map((name) => client.db(name).collection<{ _id: number }>('halves'));

/** Adds a document to both sides in one transaction, again and again. */
const writePairs = async (client: mongo.MongoClient, isOver: () => boolean): Promise<number> => {
  let pairs = 0;
  while (!isOver()) {
    const _id = pairs++;
    await client.withSession((session) =>
      session.withTransaction(async () => {
        for (const side of sides(client)) await side.insertOne({ _id }, { session });
      }),
    );
  }
  return pairs;
};

const data = path.join(folder, 'data');
const archive = path.join(folder, 'backup');
let served: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  served = await serve(path.join(data, 'db'));
});
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

describe('the command line tools of the database', () => {
  it('backup contains one consistent snapshot when other clients write to the served folder', async () => {
    await withClient(served.uri, async (client) => {
      const between = client.db('halfway').collection('text');
      await between.insertMany(Array.from({ length: 5000 }, (_, n) => ({ n, text: 'x'.repeat(500) })));
      let isOver = false;
      const writing = writePairs(client, () => isOver);
      const { code, out, error } = await run('folkmoot', 'backup', archive, '--data', data);
      isOver = true;

      expect([code, error]).toEqual([0, '']);
      expect(out).toMatch(/documents of 3 collections are in/);
      expect(await writing).toBeGreaterThan(0);
    });
    const { collections } = JSON.parse(readFileSync(path.join(archive, 'manifest.json'), 'utf8'));
    const halves = collections.filter(({ name }: { name: string }) => name === 'halves');
    expect(halves[0].documents).toBe(halves[1].documents);
  });
  it('restore to an address writes everything, and refuses the second time', async () => {
    const other = await serve(path.join(folder, 'other'));
    const first = await run('folkmoot', 'restore', archive, '--uri', other.uri);
    const second = await run('folkmoot', 'restore', archive, '--uri', other.uri);

    expect([first.code, first.error]).toEqual([0, '']);
    expect(second).toMatchObject({
      code: 1,
      error: expect.stringMatching(/^first\.halves already holds documents.*\n$/),
    });
    const count = await withClient(other.uri, (client) => client.db('halfway').collection('text').countDocuments());
    expect(count).toBe(5000);
  });
  it('restore with --replace is refused while another process serves the folder, unless --while-running is set', async () => {
    const refused = await run('folkmoot', 'restore', archive, '--data', data, '--replace');
    await withClient(served.uri, (client) => client.db('halfway').collection('text').deleteMany({}));
    const meant = await run('folkmoot', 'restore', archive, '--data', data, '--replace', '--while-running');
    const count = await withClient(served.uri, (client) => client.db('halfway').collection('text').countDocuments());

    expect(refused).toMatchObject({
      code: 1,
      error: expect.stringMatching(/serves the database in .* --while-running/),
    });
    expect([meant.code, meant.error, count]).toEqual([0, '', 5000]);
  });
  it('restore with --replace to an address is refused while a service runs jobs there', async () => {
    const runs = (client: mongo.MongoClient) => client.db('folkmoot_public').collection('job_runs');
    await withClient(served.uri, (client) => runs(client).insertOne({ startedAt: new Date(Date.now() - 20_000) }));
    const refused = await run('folkmoot', 'restore', archive, '--uri', served.uri, '--replace');
    await withClient(served.uri, (client) =>
      runs(client).updateMany({}, { $set: { startedAt: new Date(Date.now() - 120_000) } }),
    );
    const done = await run('folkmoot', 'restore', archive, '--uri', served.uri, '--replace');

    expect(refused).toMatchObject({ code: 1, error: expect.stringMatching(/folkmoot_public.*--while-running/) });
    expect([done.code, done.error]).toEqual([0, '']);
  });
  it('a backup can be read by its owner only', () => {
    expect(statSync(archive).mode & 0o777).toBe(0o700);
    expect(statSync(path.join(archive, 'manifest.json')).mode & 0o777).toBe(0o600);
  });
  it('db is refused in one line when the folder is already served', async () => {
    const { code, error } = await run('db', '--dbpath', path.join(data, 'db'), '--port', '0');

    expect(code).toBe(1);
    expect(error.trim().split('\n')).toHaveLength(1);
  });
  it.each([
    ['folkmoot', ['backup', 'a', '--uri', 'http://nowhere'], 2, /^Invalid scheme/],
    ['check:mongo', [], 1, /^Usage: npm run check:mongo/],
  ] as const)('%s with %j ends with an exit code and a message', async (name, args, exitCode, message) => {
    const { code, error } = await run(name, ...args);

    expect(code).toBe(exitCode);
    expect(error).toMatch(message);
  });
  it('check:mongo compares the table with the server at an address', async () => {
    const { code, error } = await run('check:mongo', served.uri, 'conformance');

    expect({ code, passes: /Tests: .* passed/.test(error) }).toEqual({ code: 0, passes: true });
  });
  it('db stops and releases its folder when it is interrupted', async () => {
    const exited = once(served.child, 'exit');
    served.child.kill('SIGINT');
    await exited;
    const again = await serve(path.join(data, 'db'));

    expect(again.uri).toMatch(/^mongodb:/);
  });
});
