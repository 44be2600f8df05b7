import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { until } from '../testing/until';
import { createHeavyWork, HeavyWorkLimit, type HeavyWorkOptions } from './index';

/** Speaks to the service as `serveHeavyWork` does. */
const PROGRAM = `
const tasks = {
  echo: (input) => ({ result: input }),
  fail: (input) => ({ failure: { message: input, code: 'file_unreadable' } }),
  loop: () => { for (;;); },
  fill: () => { const all = []; for (;;) all.push(Buffer.alloc(10_000_000, 1)); },
  end: () => process.exit(3),
  who: () => ({ result: process.pid }),
  environment: () => ({ result: Object.keys(process.env) }),
};
process.on('message', ({ task, input }) => setTimeout(() => process.send(tasks[task](input)), task === 'who' ? 50 : 0));
process.on('disconnect', () => process.exit(0));
process.send({ isReady: true });
`;
type Tried = {
  echo: (input: unknown) => unknown;
  fail: (input: string) => never;
  loop: (input: null) => never;
  fill: (input: null) => never;
  end: (input: null) => never;
  who: (input: null) => number;
  environment: (input: null) => string[];
};

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'heavy-work-'));
  await writeFile(path.join(folder, 'heavy-worker.mjs'), PROGRAM);
});
afterAll(() => rm(folder, { recursive: true }));

const start = (options: Partial<HeavyWorkOptions> = {}) =>
  createHeavyWork<Tried>({ program: pathToFileURL(path.join(folder, 'heavy-worker')), ...options });
const limits = { limitMs: 20_000 };
const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('heavy work', () => {
  it('work runs in another process, which is used again', async () => {
    const work = start();
    expect(await work.run('echo', { bytes: Buffer.from('x') }, limits)).toEqual({ bytes: Buffer.from('x') });
    const first = await work.run('who', null, limits);
    const second = await work.run('who', null, limits);
    expect(first).not.toBe(process.pid);
    expect(second).toBe(first);
  });

  it('a process ends after as many tasks, or as long without any, as its pool says', async () => {
    const few = start({ pool: 'few', atATime: 1, tasksPerProcess: 2 });
    const pids = [];
    for (let task = 0; task < 3; task += 1) pids.push(await few.run('who', null, limits));
    expect(pids[1]).toBe(pids[0]);
    expect(pids[2]).not.toBe(pids[0]);
    const pid = await start({ pool: 'brief', idleMs: 20 }).run('who', null, limits);
    await until(() => !isRunning(pid));
  });

  it('an error keeps its code and text when work fails', async () => {
    const failed = start().run('fail', 'it is broken', limits);
    await expect(failed).rejects.toMatchObject({ code: 'file_unreadable', message: 'it is broken' });
  });

  it('a process is killed when it takes too long, and the next task gets a new process', async () => {
    const work = start({ atATime: 1 });
    const pid = await work.run('who', null, limits);
    await expect(work.run('loop', null, { limitMs: 300 })).rejects.toThrow(new HeavyWorkLimit('time'));
    expect(await work.run('who', null, limits)).not.toBe(pid);
    await until(() => !isRunning(pid));
  });

  it('a process is killed when it takes too much memory, native memory included', async () => {
    await expect(start().run('fill', null, { ...limits, limitMb: 200 })).rejects.toMatchObject({ limit: 'memory' });
  });

  it('a process is killed when the caller aborts', async () => {
    const signal = AbortSignal.timeout(300);
    await expect(start().run('loop', null, { ...limits, signal })).rejects.toThrow(/timeout/);
  });

  it('work fails with a clear error when its process ends', async () => {
    await expect(start().run('end', null, limits)).rejects.toThrow('the work ended with 3 before it was done');
  });

  it('tasks of one council run one after the other, and of several councils in parallel', async () => {
    const work = start({ atATime: 2 });
    const same = await Promise.all([1, 2, 3].map(() => work.run('who', null, { ...limits, key: 'a' })));
    expect(new Set(same).size).toBe(1);
    const other = await Promise.all(['a', 'b'].map((key) => work.run('who', null, { ...limits, key })));
    expect(new Set(other).size).toBe(2);
  });

  it('work is refused when too many tasks wait', async () => {
    const work = start({ atATime: 1, maxWaiting: 1 });
    const first = work.run('who', null, limits);
    const second = work.run('who', null, limits);
    await expect(work.run('who', null, limits)).rejects.toMatchObject({ code: 'unavailable' });
    await Promise.all([first, second]);
    expect(await work.run('who', null, limits)).toBeGreaterThan(0);
  });

  it('a process has none of the secrets of its service', async () => {
    const names = await start().run('environment', null, limits);
    // The test's own process has more, such as the number of jest's worker.
    expect(names).not.toContain('JEST_WORKER_ID');
    expect(names).toContain('PATH');
  });
});
