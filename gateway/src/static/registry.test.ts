import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Actor } from '@folkmoot/contracts';
import { silentLogger } from '@folkmoot/service-kit';
import { userActor } from '@folkmoot/service-kit/testing';
import { createRegistry } from './registry';

const descriptor = (name: string) => ({ name, title: 'Trees', shellSdk: '^0.1.0', routes: ['trees'], navigation: [] });
const manifest = {
  metaData: { remoteEntry: { name: 'remoteEntry.js', path: '' } },
  exposes: [{ path: './app', assets: { js: { sync: ['app.0123abcd.js'], async: [] }, css: { sync: [], async: [] } } }],
};
const lineOf = (version: string, name = 'mf-trees') => ({
  name,
  version,
  manifest: `/remotes/${name}/${version}/mf-manifest.json`,
  descriptor: `/remotes/${name}/${version}/remote.json`,
});

const descriptorOf = (version: string) => ({
  ...lineOf(version),
  described: { ...descriptor('mf-trees'), quickActions: [], provides: [] },
});

let dir: string;
let clock: number;
let errors: unknown[];
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'folkmoot-registry-'));
  clock = 0;
  errors = [];
  for (const version of ['1', '2']) upload(version);
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const put = (version: string, name: string, text: string) =>
  writeFileSync(path.join(dir, 'remotes/mf-trees', version, name), text);

const upload = (version: string) => {
  mkdirSync(path.join(dir, 'remotes/mf-trees', version), { recursive: true });
  put(version, 'remote.json', JSON.stringify(descriptor('mf-trees')));
  put(version, 'mf-manifest.json', JSON.stringify(manifest));
  put(version, 'remoteEntry.js', '');
  put(version, 'app.0123abcd.js', '');
};

const write = (...lines: unknown[]) =>
  writeFileSync(path.join(dir, 'remotes.json'), JSON.stringify({ remotes: lines }));

const staffOf = (councilId: string | null, userId = 'user_1'): Actor | null =>
  councilId === null ? null : userActor({ councilId, userId });
const of = (councilId: string | null) => async () => staffOf(councilId);

const open = () => {
  const logger = { ...silentLogger, error: (fields: object) => void errors.push(fields) };
  const read = createRegistry({ file: path.join(dir, 'remotes.json'), staticDir: dir, logger, now: () => clock });
  /** The versions that a council gets, read after the file may have changed. */
  return async (councilId: string | null = null) => {
    clock += 1000;
    return (await read(of(councilId))).remotes.map(({ version }) => version);
  };
};

describe('the registry', () => {
  it('answers all requests from the file when many arrive before the first read', async () => {
    write(lineOf('1'));
    const read = createRegistry({ file: path.join(dir, 'remotes.json'), staticDir: dir, logger: silentLogger });
    const answers = await Promise.all([read(of(null)), read(of(null)), read(of('c1'))]);
    expect(answers.map(({ remotes }) => remotes.length)).toEqual([1, 1, 1]);
  });

  it('serves a council on trial its own release, without a mark of the trial', async () => {
    const { name: _name, ...fields } = lineOf('2');
    write({ ...lineOf('1'), canary: { ...fields, councils: ['riverside'] } });
    const versions = open();
    expect([await versions('riverside'), await versions('hillview'), await versions()]).toEqual([['2'], ['1'], ['1']]);
    const read = createRegistry({ file: path.join(dir, 'remotes.json'), staticDir: dir, logger: silentLogger });
    expect(await read(of('riverside'))).toEqual({ remotes: [descriptorOf('2')] });
  });

  it('serves a canary in percent to that share of people, always the same, and to more people when the share grows', async () => {
    const { name: _name, ...fields } = lineOf('2');
    const people = Array.from({ length: 400 }, (_, number) => staffOf('riverside', `user_${number}`));
    const getCanary = async (percent: number) => {
      write({ ...lineOf('1'), canary: { ...fields, percent } });
      const read = createRegistry({ file: path.join(dir, 'remotes.json'), staticDir: dir, logger: silentLogger });
      const versions = await Promise.all(people.map((person) => read(async () => person)));
      expect((await read(of(null))).remotes.map(({ version }) => version)).toEqual(['1']);
      return new Set(people.filter((_, index) => versions[index]?.remotes[0]?.version === '2'));
    };
    const [tenth, again, half] = [await getCanary(10), await getCanary(10), await getCanary(50)];
    expect(again).toEqual(tenth);
    expect([...tenth].filter((person) => !half.has(person))).toEqual([]);
    expect([tenth.size, half.size].map((size) => Math.round(size / 40))).toEqual([1, 5]);
    expect((await getCanary(100)).size).toBe(people.length);
  });

  it('contains the descriptor of the release that the council gets', async () => {
    const { name: _name, ...fields } = lineOf('2');
    put('2', 'remote.json', JSON.stringify({ ...descriptor('mf-trees'), title: 'Trees and shrubs' }));
    write({ ...lineOf('1'), canary: { ...fields, councils: ['riverside'] } });
    const read = createRegistry({ file: path.join(dir, 'remotes.json'), staticDir: dir, logger: silentLogger });
    const titles = async (councilId: string | null) =>
      (await read(of(councilId))).remotes.map(({ described }) => described?.title);
    expect([await titles('riverside'), await titles(null)]).toEqual([['Trees and shrubs'], ['Trees']]);
  });

  it.each([
    ['an address that is not there', () => write({ ...lineOf('2'), manifest: '/remotes/mf-trees/2/manifest.json' })],
    ['an address of another host', () => write({ ...lineOf('2'), manifest: 'https://elsewhere.example/m.json' })],
    ['an address that climbs', () => write({ ...lineOf('2'), manifest: '/remotes/../remotes.json' })],
    ['no version', () => write({ ...lineOf('2'), version: undefined })],
    ['a manifest half uploaded', () => put('2', 'mf-manifest.json', JSON.stringify(manifest).slice(0, 40))],
    ['a script that the manifest names missing', () => rmSync(path.join(dir, 'remotes/mf-trees/2/app.0123abcd.js'))],
    ['a descriptor that is not valid', () => put('2', 'remote.json', '{"name":"mf-trees"}')],
    ['the descriptor of another remote', () => put('2', 'remote.json', JSON.stringify(descriptor('mf-birds')))],
  ])(
    'with %s keeps the former release of the remote, and accepts the new one when it is repaired',
    async (_what, spoil) => {
      const versions = open();
      write(lineOf('1'));
      expect(await versions()).toEqual(['1']);
      write(lineOf('2'));
      spoil();
      expect([await versions(), await versions()]).toEqual([['1'], ['1']]);
      expect(errors).toHaveLength(1);
      upload('2');
      write(lineOf('2'));
      expect(await versions()).toEqual(['2']);
    },
  );

  it('accepts a line as soon as its files have arrived, even when the line did not change', async () => {
    const versions = open();
    write(lineOf('1'));
    await versions();
    write(lineOf('3'));
    expect(await versions()).toEqual(['1']);
    upload('3');
    expect(await versions()).toEqual(['3']);
  });

  it('serves a line without a descriptor when it never was valid, and omits malformed lines', async () => {
    const versions = open();
    write(lineOf('9'), 'nonsense', { name: 'mf-birds' });
    expect(await versions()).toEqual(['9']);
    const read = createRegistry({ file: path.join(dir, 'remotes.json'), staticDir: dir, logger: silentLogger });
    expect(await read(of(null))).toEqual({ remotes: [lineOf('9')] });
  });
});
