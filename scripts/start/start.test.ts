import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { nodeProblem } from './node-version.mjs';
import { readOptions } from './options.mjs';
import { assertPortFree, freePorts, REFUSED_BY_BROWSERS } from './ports.mjs';
import { isCurrent, staleParts, storeStamps, takeStamps } from './stale.mjs';

describe('Node version', () => {
  it.each(['18.20.0', '20.18.9', '16.0.0'])('%s is refused in one line when it is too old', (version) => {
    expect(nodeProblem(version)).toMatch(/^Folkmoot needs Node 20\.19 or later.*$/);
  });

  it.each(['20.19.0', '20.20.2', '24.1.0'])('%s is accepted when it is new enough', (version) => {
    expect(nodeProblem(version)).toBe('');
  });
});

describe('options of npm start', () => {
  it('are port 4000 and ./data when none are set', () => {
    const defaults = {
      separate: false,
      empty: false,
      dev: false,
      help: false,
      port: 4000,
      dataDir: '/repository/data',
    };
    expect(readOptions([], '/repository')).toEqual(defaults);
  });

  it('are all read when they are set', () => {
    const argv = ['--separate', '--empty', '--dev', '--port', '4100', '--data', '/elsewhere'];
    expect(readOptions(argv, '/repository')).toMatchObject({
      separate: true,
      empty: true,
      dev: true,
      port: 4100,
      dataDir: '/elsewhere',
    });
  });

  it.each([['--port', 'x'], ['--port', '0'], ['--port', '70000'], ['--seperate']])('%s %s is refused', (...argv) => {
    expect(() => readOptions(argv, '/repository')).toThrow(/port|seperate/);
  });
});

describe('ports', () => {
  it('a port that browsers refuse to open is refused with advice', async () => {
    const refusal = await assertPortFree(10_080, '127.0.0.1').catch(String);
    expect(refusal).toContain('Browsers refuse to open port 10080. Choose another: npm start -- --port 4000');
  });

  it.each([...REFUSED_BY_BROWSERS])('port %i is one that fetch refuses', async (port) => {
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toMatchObject({ cause: { message: 'bad port' } });
  });

  it('a port in use is refused with advice', async () => {
    const [port = 0] = await freePorts(1);
    const server = net.createServer();
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    const refusal = await assertPortFree(port, '127.0.0.1').catch(String);
    await new Promise((resolve) => server.close(resolve));
    expect(refusal).toContain(
      `Port ${port} is in use by another program. Choose another: npm start -- --port ${port + 1}`,
    );
    await expect(assertPortFree(port, '127.0.0.1')).resolves.toBeUndefined();
  });

  it('several free ports all differ', async () => {
    expect(new Set(await freePorts(5)).size).toBe(5);
  });
});

describe('stale parts', () => {
  let root = '';
  const source = () => path.join(root, 'part/src/a.ts');
  const part = { name: 'part', kind: 'server' as const, dir: 'part', sources: ['part'], output: 'part/dist/main.mjs' };

  beforeEach(() => {
    root = mkdtempSync(path.join(os.tmpdir(), 'stale-'));
    for (const dir of ['part/src', 'part/dist']) mkdirSync(path.join(root, dir), { recursive: true });
    writeFileSync(source(), 'export const a = 1;');
    writeFileSync(path.join(root, part.output), '');
    storeStamps(root, takeStamps(root, [part]));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('nothing is stale when nothing changed after a build', () => {
    expect(staleParts(root, [part])).toEqual([]);
  });

  it('a part is stale when a source changed after a build', () => {
    writeFileSync(source(), 'export const a = 2;');
    expect(staleParts(root, [part])).toEqual([part]);
  });

  it('a part is not stale when only the time changed, as after a checkout', () => {
    utimesSync(source(), new Date(1000), new Date(1000));
    expect(staleParts(root, [part])).toEqual([]);
  });

  it('a part is not stale when only a test changed', () => {
    writeFileSync(path.join(root, 'part/src/a.test.ts'), '');
    expect(staleParts(root, [part])).toEqual([]);
  });

  it('a part is stale when its output is gone', () => {
    rmSync(path.join(root, part.output));
    expect(staleParts(root, [part])).toEqual([part]);
  });

  it('a part is stale when it was never built', () => {
    expect(staleParts(root, [{ ...part, name: 'other' }])).toHaveLength(1);
  });

  it('a part is current, and nothing is written, when only the time changed', () => {
    const stamps = () => readFileSync(path.join(root, 'build/stamps.json'), 'utf8');
    const before = stamps();
    utimesSync(source(), new Date(1000), new Date(1000));

    expect(isCurrent(root, part)).toBe(true);
    expect(stamps()).toBe(before);
  });

  it.each<[string, () => void]>([
    ['a source changed', () => writeFileSync(source(), 'export const a = 2;')],
    ['a source is new', () => writeFileSync(path.join(root, 'part/src/b.ts'), '')],
    ['its output is gone', () => rmSync(path.join(root, part.output))],
    ['the stamps are gone', () => rmSync(path.join(root, 'build/stamps.json'))],
  ])('a part is not current when %s', (_situation, change) => {
    change();

    expect(isCurrent(root, part)).toBe(false);
  });
});
