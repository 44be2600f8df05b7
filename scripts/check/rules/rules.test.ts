import { engineAbilities } from '@folkmoot/embedded-mongo';
import { acrossCouncils } from './across-councils';
import { asvsProblems } from './asvs';
import { engineConformance } from './engine-conformance';
import { forbiddenFolders } from './forbidden-folders';
import { keyInventoryProblems } from './key-inventory';
import { problemsOfLock } from './lock-file';
import { machinePaths } from './machine-paths';
import { type Manifest, manifestProblems } from './manifests';
import { startedPrograms } from './started-programs';
import { suppressions } from './suppressions';

const file = (path: string, text: string) => ({ path, text });
/** Joined here, so that these tests do not break the rules that they try. */
const join = (...parts: string[]): string => parts.join('');

describe('what is opened over all councils', () => {
  const opened = (model: string) =>
    file('services/x/src/a.mongo.ts', `const all = collectionAcrossCouncils(${model}, scope);`);
  const list = { 'services/x/src/a.mongo.ts': ['jobModel'] };

  it('as it is listed, is nothing to report', () => expect(acrossCouncils([opened('jobModel')], list)).toEqual([]));
  it('a collection whose tenant filter was taken away, is reported, and so is what is listed for nothing', () => {
    expect(acrossCouncils([opened('tagModel')], list)).toEqual([
      expect.stringContaining('tagModel is opened over all councils'),
      expect.stringContaining('jobModel stands in the list'),
    ]);
  });
});

describe('programs that the product starts', () => {
  const list = new Map([['services/x/src/work.ts', 'its own process']]);
  const starts = (path: string, more = '') => file(path, `import { spawn } from 'node:child_process';\n${more}`);

  it('by a file that is listed, or by tests, are nothing to report', () => {
    const tests = [starts('services/x/src/a.test.ts'), starts('packages/p/src/testing/b.ts')];
    expect(startedPrograms([starts('services/x/src/work.ts'), ...tests], list)).toEqual([]);
  });
  it('by another file, by a shell, or by none any more, are reported', () => {
    const shell = starts('services/x/src/work.ts', join('spawn(text, { she', 'll: true })'));
    expect(startedPrograms([shell, starts('gateway/src/other.ts')], list)).toEqual([
      'gateway/src/other.ts: starts a program and does not stand in the list',
      'services/x/src/work.ts: uses a shell',
    ]);
    expect(startedPrograms([], list)).toEqual(['services/x/src/work.ts: stands in the list and starts no program']);
  });
});

describe('the inventory of keys', () => {
  const configuration = file('docs/reference/configuration.md', '| `LINK_KEY` | `required` | Signs links. |\n');
  it('that names every secret of the configuration, is nothing to report', () => {
    expect(keyInventoryProblems([configuration, file('SECURITY.md', '| `LINK_KEY` | HMAC |')])).toEqual([]);
  });
  it('that lacks one, or a configuration without any, is reported', () => {
    expect(keyInventoryProblems([configuration, file('SECURITY.md', 'LINK KEY')])).toEqual([
      'SECURITY.md: does not name LINK_KEY',
    ]);
    expect(keyInventoryProblems([])).toEqual(['docs/reference/configuration.md: no secret was found']);
  });
});

describe('what asvs.md names', () => {
  const figures = (met: number, tested: string) => [
    `| met | ${met} |`,
    '| not met | 0 |',
    '| does not apply | 0 |',
    `| met by an automated test, of those that apply | ${tested} |`,
  ];
  const row = (words: string, state = 'met') => `| 1.1.1 | 1 | Input is decoded once | ${state} | ${words} |`;
  const source = file('a.test.ts', "test('input is decoded once when it is read', () => undefined);");
  const problems = (line: string, lines = figures(1, '1 of 1 (100 %)')) =>
    asvsProblems([source, file('docs/reference/asvs.md', [line, ...lines].join('\n'))], 1);

  it('is nothing to report when it is there', () =>
    expect(problems(row('`a.test.ts` "input is decoded once when it is read"'))).toEqual([]));

  it.each([
    ['a file that is not there', row('`b.test.ts`'), '1.1.1: there is no file b.test.ts'],
    ['a test that is not there', row('`a.test.ts` "input is never decoded"'), '1.1.1: a.test.ts has no test'],
    ['a state that there is not', row('`a.test.ts`', 'nearly met'), '"nearly met" is no state'],
    ['nothing, where it says met', row('We are sure.'), 'is met, and names no file'],
  ])('is reported when it is %s', (_name, line, problem) =>
    expect(problems(line)).toContainEqual(expect.stringContaining(problem)),
  );

  it('is reported when rows are missing, or figures are not true', () => {
    expect(problems('', figures(0, '0 of 0 (NaN %)'))).toContainEqual(expect.stringContaining('not 1'));
    expect(problems(row('`a.test.ts`'), figures(2, '2 of 2 (100 %)'))).toContainEqual(
      expect.stringContaining('should state | met | 1 |'),
    );
  });
});

describe('suppressions', () => {
  it.each([
    join('// biome', '-ignore lint: because'),
    join('// @ts', '-ignore'),
    join('// @ts', '-expect-error wrong'),
    join('// @ts', '-nocheck'),
    join('/* eslint', '-disable */'),
    join('it', '.skip("x", () => {})'),
    join('test', '.only("x", () => {})'),
    join('describe', '.todo("x")'),
    join('x', 'it("x", () => {})'),
  ])('a line with %s, in code, is reported with its place', (line) => {
    expect(suppressions([file('a.ts', `const a = 1;\n${line}`)])).toEqual([expect.stringMatching(/^a\.ts:2 /)]);
  });

  it('ordinary code and documents, with similar words, are not reported', () => {
    const files = [file('a.ts', 'edit(it); split.skip = 1; await it;'), file('a.md', join('biome', '-ignore'))];
    expect(suppressions(files)).toEqual([]);
  });
});

describe('folder names', () => {
  it('a pot anywhere in a path, once or twice, is reported once', () => {
    const files = [file('services/admin/src/utils/a.ts', ''), file('services/admin/src/utils/b.ts', '')];
    expect(forbiddenFolders(files)).toEqual([expect.stringContaining('services/admin/src/utils/')]);
  });

  it('a file of that name, not a folder, is allowed', () => {
    expect(forbiddenFolders([file('src/shared.ts', ''), file('src/library/a.ts', '')])).toEqual([]);
  });
});

describe('machine paths', () => {
  it.each([join('"/ho', 'me/ann/x"'), join("'/t", "mp/x'"), join('see /ro', 'ot/.npmrc'), join('C:', '\\Users')])(
    'the path %s, in any text, is reported',
    (path) => {
      expect(machinePaths([file('a.md', `one\n${path}`)])).toEqual([expect.stringMatching(/^a\.md:2 /)]);
    },
  );

  it('addresses and paths inside the repository, given, are not reported', () => {
    const text = 'https://example.org/home/x ./tmp/x src/work/y /api/home';
    expect(machinePaths([file('a.ts', text)])).toEqual([]);
  });
});

describe('versions', () => {
  const manifest = (dir: string, dependencies: Record<string, string>): Manifest => ({ dir, name: dir, dependencies });

  it('two versions of a dependency, in two workspaces, are reported', () => {
    const problems = manifestProblems([manifest('a', { zod: '4.6.7' }), manifest('b', { zod: '4.6.8' })]);
    expect(problems).toEqual(['zod is 4.6.8 in b and 4.6.7 in a']);
  });

  it('a range, where an exact version belongs, is reported', () => {
    expect(manifestProblems([manifest('a', { zod: '^4.6.7' })])).toHaveLength(1);
  });

  it('the same exact version and a workspace, everywhere, are right', () => {
    const dependencies = { zod: '4.6.7', '@folkmoot/ui': '*' };
    expect(manifestProblems([manifest('a', dependencies), manifest('b', dependencies)])).toEqual([]);
  });
});

describe('lock file', () => {
  const lock = (packages: Record<string, object>): string => JSON.stringify({ packages });
  const root: Manifest = { dir: '.', name: 'root', dependencies: { tool: '1.0.0' } };
  const sound = {
    '': { dependencies: { tool: '1.0.0' } },
    'node_modules/tool': { optionalDependencies: { 'tool-linux': '1.0.0' } },
    'node_modules/tool-linux': {},
  };

  it('a complete one, made from these manifests, is right', () => {
    expect(problemsOfLock(lock(sound), [root])).toEqual([]);
  });

  it('a platform left out, by npm, is reported', () => {
    const { 'node_modules/tool-linux': _left, ...rest } = sound;
    expect(problemsOfLock(lock(rest), [root])).toEqual([expect.stringContaining('tool-linux')]);
  });

  it('the address of a registry, in an entry, is reported', () => {
    const packages = { ...sound, 'node_modules/tool-linux': { resolved: 'https://registry.example/tool.tgz' } };
    expect(problemsOfLock(lock(packages), [root])).toEqual([expect.stringContaining('registry.example')]);
  });

  it('a dependency added to package.json, not installed, is reported', () => {
    const newer = { ...root, dependencies: { tool: '1.0.0', other: '2.0.0' } };
    expect(problemsOfLock(lock(sound), [newer])).toEqual([expect.stringContaining('newer than the lock file')]);
  });
});

describe('what the embedded database has', () => {
  const inAdapter = (text: string) => [file('services/admin/src/records/a.mongo.ts', text)];

  it.each([
    ['an operator of a filter', 'find({ at: { $near: [1, 2] } })', '$near'],
    ['a stage', "aggregate([{ '$densify': {} }])", '$densify'],
    ['a command', 'db.command({ mapReduce: 1 })', 'mapReduce'],
    ['a change stream', 'model.watch()', 'watch'],
  ])('%s that it refuses is reported with its name', (_what, text, name) => {
    expect(engineConformance(inAdapter(text), engineAbilities)).toEqual([
      expect.stringContaining(`a.mongo.ts: ${name} is not in the conformance table`),
    ]);
  });

  it('what it has, and what stands in tests, is not reported', () => {
    const text =
      "update({ a: { $in: [1] } }, { $set: { b: 1 }, $push: { c: { $each: [1], $slice: 2 } } }); aggregate(['$price'])";
    const test = file('services/admin/src/a.mongo.test.ts', 'find({ $near: 1 })');
    expect(engineConformance([...inAdapter(text), test], engineAbilities)).toEqual([]);
  });
});
