import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { nodeProblem } from './node-version.mjs';
import { readOptions } from './options.mjs';
import { assertPortFree, freePorts } from './ports.mjs';
import { staleParts, storeStamps, takeStamps } from './stale.mjs';

describe('Node version', () => {
  it.each(['18.20.0', '20.18.9', '16.0.0'])('%s, too old, is told in one line', (version) => {
    expect(nodeProblem(version)).toMatch(/^Folkmoot needs Node 20\.19 or later.*$/);
  });

  it.each(['20.19.0', '20.20.2', '24.1.0'])('%s, new enough, is fine', (version) => {
    expect(nodeProblem(version)).toBe('');
  });
});

describe('options of npm start', () => {
  it('nothing given, in a repository, takes port 4000 and ./data', () => {
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

  it('all options given, are read', () => {
    const argv = ['--separate', '--empty', '--dev', '--port', '4100', '--data', '/elsewhere'];
    expect(readOptions(argv, '/repository')).toMatchObject({
      separate: true,
      empty: true,
      dev: true,
      port: 4100,
      dataDir: '/elsewhere',
    });
  });

  it.each([['--port', 'x'], ['--port', '0'], ['--port', '70000'], ['--seperate']])(
    '%s %s, not an option, is refused',
    (...argv) => {
      expect(() => readOptions(argv, '/repository')).toThrow(/port|seperate/);
    },
  );
});

describe('ports', () => {
  it('a port in use, asked for, is named together with the way out', async () => {
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

  it('several free ports, at once, all differ', async () => {
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

  it('nothing changed, after a build, is not stale', () => {
    expect(staleParts(root, [part])).toEqual([]);
  });

  it('a source changed, after a build, is stale', () => {
    writeFileSync(source(), 'export const a = 2;');
    expect(staleParts(root, [part])).toEqual([part]);
  });

  it('only the time changed, as after a checkout, is not stale', () => {
    utimesSync(source(), new Date(1000), new Date(1000));
    expect(staleParts(root, [part])).toEqual([]);
  });

  it('a test changed, beside the sources, is not stale', () => {
    writeFileSync(path.join(root, 'part/src/a.test.ts'), '');
    expect(staleParts(root, [part])).toEqual([]);
  });

  it('the output gone, with the same sources, is stale', () => {
    rmSync(path.join(root, part.output));
    expect(staleParts(root, [part])).toEqual([part]);
  });

  it('a part never built, in the stamps, is stale', () => {
    expect(staleParts(root, [{ ...part, name: 'other' }])).toHaveLength(1);
  });
});
