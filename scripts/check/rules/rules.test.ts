import { engineAbilities } from '@folkmoot/embedded-mongo';
import { acrossCouncils } from './across-councils';
import { asvsProblems } from './asvs';
import { engineConformance } from './engine-conformance';
import { forbiddenFolders } from './forbidden-folders';
import { heavyPackages } from './gateway-packages';
import { keyInventoryProblems } from './key-inventory';
import { layoutProblems } from './layout';
import { problemsOfLock } from './lock-file';
import { machinePaths } from './machine-paths';
import { type Manifest, manifestProblems } from './manifests';
import { migrationProblems } from './migrations';
import { plainEnglish, plainNames } from './plain-english';
import { requirementProblems } from './requirements';
import { startedPrograms } from './started-programs';
import { suppressions } from './suppressions';
import { textLimits } from './text-limits';

const file = (path: string, text: string) => ({ path, text });
/** Joined here, so that these tests do not break the rules that they test. */
const join = (...parts: string[]): string => parts.join('');

describe('models that are opened over all councils', () => {
  const opened = (model: string) =>
    file('services/x/src/a.mongo.ts', `const all = collectionAcrossCouncils(${model}, scope);`);
  const reason = 'One job runs the jobs of all councils.';
  const list = { 'services/x/src/a.mongo.ts': { models: ['jobModel'], reason } };

  it('are not reported when they are listed', () => expect(acrossCouncils([opened('jobModel')], list)).toEqual([]));
  it('are reported when they are not listed, and so is an unused entry of the list', () => {
    expect(acrossCouncils([opened('tagModel')], list)).toEqual([
      expect.stringContaining('tagModel is opened over all councils'),
      expect.stringContaining('jobModel is listed and is not opened'),
    ]);
  });
  it('are reported when they are listed without a reason', () => {
    for (const entry of [['jobModel'], { models: ['jobModel'], reason: '' }]) {
      expect(acrossCouncils([opened('jobModel')], { 'services/x/src/a.mongo.ts': entry })).toEqual([
        'services/x/src/a.mongo.ts: is listed without a reason',
      ]);
    }
  });
});

describe('programs that the product starts', () => {
  const list = new Map([['services/x/src/work.ts', 'its own process']]);
  const starts = (path: string, more = '') => file(path, `import { spawn } from 'node:child_process';\n${more}`);

  it('are not reported when a listed file or a test starts them', () => {
    const matching = starts('services/x/src/work.ts', 'const [, id] = PATTERN.exec(text)');
    expect(startedPrograms([matching], list)).toEqual([]);
    const tests = [starts('services/x/src/a.test.ts'), starts('packages/p/src/testing/b.ts')];
    expect(startedPrograms([starts('services/x/src/work.ts'), ...tests], list)).toEqual([]);
  });
  it('are reported when another file or a shell starts them, or when an entry is unused', () => {
    const shell = starts('services/x/src/work.ts', join('spawn(text, { she', 'll: true })'));
    expect(startedPrograms([shell, starts('gateway/src/other.ts')], list)).toEqual([
      'gateway/src/other.ts: starts a program and is not listed',
      'services/x/src/work.ts: uses a shell',
    ]);
    expect(startedPrograms([], list)).toEqual(['services/x/src/work.ts: is listed and starts no program']);
  });
});

describe('the inventory of keys', () => {
  const configuration = file('docs/reference/configuration.md', '| `LINK_KEY` | `required` | Signs links. |\n');
  it('is not reported when it names every secret of the configuration', () => {
    expect(keyInventoryProblems([configuration, file('SECURITY.md', '| `LINK_KEY` | HMAC |')])).toEqual([]);
  });
  it('is reported when a secret is missing, or when the configuration has no secret', () => {
    expect(keyInventoryProblems([configuration, file('SECURITY.md', 'LINK KEY')])).toEqual([
      'SECURITY.md: does not name LINK_KEY',
    ]);
    expect(keyInventoryProblems([])).toEqual(['docs/reference/configuration.md: no secret was found']);
  });
});

describe('the evidence in asvs.md', () => {
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

  it('is not reported when it exists', () =>
    expect(problems(row('`a.test.ts` "input is decoded once when it is read"'))).toEqual([]));

  it.each([
    ['a file that is not there', row('`b.test.ts`'), '1.1.1: there is no file b.test.ts'],
    ['a test that is not there', row('`a.test.ts` "input is never decoded"'), '1.1.1: a.test.ts has no test'],
    ['a state that there is not', row('`a.test.ts`', 'nearly met'), '"nearly met" is no state'],
    ['nothing, where it says met', row('We are sure.'), 'is met, and names no file'],
  ])('is reported when it is %s', (_name, line, problem) =>
    expect(problems(line)).toContainEqual(expect.stringContaining(problem)),
  );

  it('is reported when rows are missing or figures are wrong', () => {
    expect(problems('', figures(0, '0 of 0 (NaN %)'))).toContainEqual(expect.stringContaining('not 1'));
    expect(problems(row('`a.test.ts`'), figures(2, '2 of 2 (100 %)'))).toContainEqual(
      expect.stringContaining('should state | met | 1 |'),
    );
  });
});

describe('the index of requirements', () => {
  const index = file('docs/reference/requirements.md', '| E-1 | Figures are real. |\n| E-2 | Deltas are computed. |\n');
  const title = file('services/x/src/a.api.test.ts', "it('shows real figures (E-1)');");
  const journey = file('e2e/journeys/a.spec.ts', '/** Deltas (E-2). */');
  const problems = (...files: ReturnType<typeof file>[]) => requirementProblems([index, ...files], 2);

  it('is complete when each number of tests and journeys has a row', () =>
    expect(problems(title, journey)).toEqual([]));
  it('lacks a row when a test or a range of numbers names one that is not in it', () =>
    expect(problems(title, journey, file('gateway/src/a.test.ts', '(E-1 to E-3)'))).toEqual([
      'docs/reference/requirements.md: has no row for E-3',
    ]));
  it('has a row too many when no test names it', () =>
    expect(problems(title)).toEqual(['docs/reference/requirements.md: no test names E-2']));
  it('is reported when it is empty', () =>
    expect(requirementProblems([])).toEqual(['docs/reference/requirements.md: only 0 rows were read']));
  it.each([
    ['services/x/src/a.ts', '\n/** Figures (E-1). */', 'services/x/src/a.ts:2 names E-1'],
    ['mf-x/src/a.tsx', "/** In D1's words. */", 'mf-x/src/a.tsx:1 names D1'],
  ])('is not cited by production code: %s', (path, text, problem) =>
    expect(problems(title, journey, file(path, text))).toContainEqual(expect.stringContaining(problem)),
  );
  it('ignores what only looks like a number', () =>
    expect(
      problems(title, journey, file('shell/src/a.ts', "const a = '#E-9', b = 'UTF-8', c = 'E-9a', d = 'TE-9';")),
    ).toEqual([]));
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
  ])('a line of code with %s is reported with its place', (line) => {
    expect(suppressions([file('a.ts', `const a = 1;\n${line}`)])).toEqual([expect.stringMatching(/^a\.ts:2 /)]);
  });

  it('ordinary code and documents are not reported when they have similar words', () => {
    const files = [file('a.ts', 'edit(it); split.skip = 1; await it;'), file('a.md', join('biome', '-ignore'))];
    expect(suppressions(files)).toEqual([]);
  });
});

describe('longest texts of forms', () => {
  it.each(['<TextInput maxLength={200} />', "text: { type: 'text', maxLength: 500 },"])('%s is reported', (line) => {
    expect(textLimits([file('mf-x/src/Form.tsx', `const a = 1;\n${line}`)])).toEqual([
      expect.stringMatching(/^mf-x\/src\/Form\.tsx:2 /),
    ]);
  });

  it('a constant, a test and a server are not reported', () => {
    const files = [
      file('mf-x/src/Form.tsx', '<TextInput maxLength={MAX_TITLE} />'),
      file('mf-x/src/Form.test.tsx', '<TextInput maxLength={200} />'),
      file('services/x/src/page.ts', 'const input = { maxLength: 500 };'),
    ];
    expect(textLimits(files)).toEqual([]);
  });
});

describe('folder names', () => {
  it('a forbidden folder name in a path is reported once', () => {
    const files = [file('services/admin/src/utils/a.ts', ''), file('services/admin/src/utils/b.ts', '')];
    expect(forbiddenFolders(files)).toEqual([expect.stringContaining('services/admin/src/utils/')]);
  });

  it('a file with that name is allowed', () => {
    expect(forbiddenFolders([file('src/shared.ts', ''), file('src/library/a.ts', '')])).toEqual([]);
  });
});

describe('the layout of services, remotes and the shell', () => {
  const problemsOf = (...paths: string[]) => layoutProblems(paths.map((path) => file(path, '')));

  it.each([
    [
      'a service',
      ['services/x/src/app.ts', 'services/x/src/entities/tag/index.ts', 'services/x/src/features/tags/a.ts'],
    ],
    [
      'a remote',
      ['mf-x/src/app/app.tsx', 'mf-x/src/features/tags/index.ts', 'mf-x/src/standalone/start.ts', 'mf-x/a.ts'],
    ],
    [
      'mf-public',
      ['mf-public/src/entry-points/client.tsx', 'mf-public/src/entities/page/page.css', 'mf-public/build/a.ts'],
    ],
    ['the shell', ['shell/src/index.tsx', 'shell/src/app/App.tsx', 'shell/src/testing/render-shell.tsx']],
    ['a part without a layout', ['gateway/src/proxy/a.ts', 'packages/ui/src/forms/a.ts']],
  ])('is kept when each folder of %s is one of its layout', (_, paths) => {
    expect(problemsOf(...paths)).toEqual([]);
  });

  it.each([
    ['a service has another folder', 'services/x/src/records/a.ts', /^services\/x\/src\/records\/ .* of services: /],
    ['a remote has another folder', 'mf-x/src/pages/Page.tsx', /^mf-x\/src\/pages\/ .* of remotes: /],
    ['a remote has a file beside the folders', 'mf-x/src/app.tsx', /^mf-x\/src\/app\.tsx .* of remotes: /],
    ['another remote has the folder of mf-public', 'mf-x/src/entry-points/a.ts', /^mf-x\/src\/entry-points\/ /],
    ['mf-public has another folder', 'mf-public/src/survey/a.ts', /^mf-public\/src\/survey\/ .* of mf-public: /],
    ['the shell has another folder', 'shell/src/frame/a.css', /^shell\/src\/frame\/ .* of the shell: /],
    ['the shell has the folder of remotes', 'shell/src/standalone/a.ts', /^shell\/src\/standalone\/ /],
    ['the shell has another file beside the folders', 'shell/src/start.tsx', /^shell\/src\/start\.tsx /],
  ])('is broken when %s', (_, path, problem) => {
    expect(problemsOf(path)).toEqual([expect.stringMatching(problem)]);
  });

  it('is reported once when a folder has several files', () => {
    expect(problemsOf('mf-x/src/pages/a.ts', 'mf-x/src/pages/deep/b.ts')).toHaveLength(1);
  });
});

describe('data migrations', () => {
  const migration = (name: string, declared = "number: 1,\n  name: 'fill',") =>
    file(`services/x/src/migrations/${name}.ts`, declared);
  const index = file('services/x/src/migrations/index.ts', "import { fill } from './0001-fill';");

  it('are not reported when file, declaration and list agree', () => {
    expect(migrationProblems([index, migration('0001-fill'), migration('fill.test')])).toEqual([]);
  });
  it.each([
    ['its file has another name', migration('0001-fil'), /0001-fil\.ts: it must declare number: 1 and name: 'fil'/],
    ['its file has no number', migration('fill'), /fill\.ts: a migration is named by four digits/],
    ['its number leaves a gap', migration('0002-fill', "number: 2,\n  name: 'fill',"), /its number must be 1/],
    [
      'it is not in the list',
      migration('0001-other', "number: 1,\n  name: 'other',"),
      /0001-other\.ts: it is not in index/,
    ],
  ])('one is reported when %s', (_, broken, problem) => {
    expect(migrationProblems([index, broken])).toContainEqual(expect.stringMatching(problem));
  });
});

describe('machine paths', () => {
  it.each([join('"/ho', 'me/ann/x"'), join("'/t", "mp/x'"), join('see /ro', 'ot/.npmrc'), join('C:', '\\Users')])(
    'the path %s is reported in any text',
    (path) => {
      expect(machinePaths([file('a.md', `one\n${path}`)])).toEqual([expect.stringMatching(/^a\.md:2 /)]);
    },
  );

  it('addresses and paths inside the repository are not reported', () => {
    const text = 'https://example.org/home/x ./tmp/x src/work/y /api/home';
    expect(machinePaths([file('a.ts', text)])).toEqual([]);
  });
});

describe('versions', () => {
  const manifest = (dir: string, dependencies: Record<string, string>): Manifest => ({ dir, name: dir, dependencies });

  it('two versions of a dependency in two workspaces are reported', () => {
    const problems = manifestProblems([manifest('a', { zod: '4.6.7' }), manifest('b', { zod: '4.6.8' })]);
    expect(problems).toEqual(['zod is 4.6.8 in b and 4.6.7 in a']);
  });

  it('a version range is reported', () => {
    expect(manifestProblems([manifest('a', { zod: '^4.6.7' })])).toHaveLength(1);
  });

  it('the same exact version everywhere, and a workspace, are not reported', () => {
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

  it('a complete lock file of these manifests is not reported', () => {
    expect(problemsOfLock(lock(sound), [root])).toEqual([]);
  });

  it('a platform that npm left out is reported', () => {
    const { 'node_modules/tool-linux': _left, ...rest } = sound;
    expect(problemsOfLock(lock(rest), [root])).toEqual([expect.stringContaining('tool-linux')]);
  });

  it('the address of a registry in an entry is reported', () => {
    const packages = { ...sound, 'node_modules/tool-linux': { resolved: 'https://registry.example/tool.tgz' } };
    expect(problemsOfLock(lock(packages), [root])).toEqual([expect.stringContaining('registry.example')]);
  });

  it('a dependency is reported when it is in package.json and not installed', () => {
    const newer = { ...root, dependencies: { tool: '1.0.0', other: '2.0.0' } };
    expect(problemsOfLock(lock(sound), [newer])).toEqual([expect.stringContaining('newer than the lock file')]);
  });
});

describe('features of the embedded database', () => {
  const inAdapter = (text: string) => [file('services/admin/src/records/a.mongo.ts', text)];

  it.each([
    ['an operator of a filter', 'find({ at: { $near: [1, 2] } })', '$near'],
    ['a stage', "aggregate([{ '$densify': {} }])", '$densify'],
    ['a command', 'db.command({ mapReduce: 1 })', 'mapReduce'],
    ['a change stream', 'model.watch()', 'watch'],
  ])('%s that the engine refuses is reported with its name', (_what, text, name) => {
    expect(engineConformance(inAdapter(text), engineAbilities)).toEqual([
      expect.stringContaining(`a.mongo.ts: ${name} is not in the conformance table`),
    ]);
  });

  it('existing features, and features used in tests only, are not reported', () => {
    const text =
      "update({ a: { $in: [1] } }, { $set: { b: 1 }, $push: { c: { $each: [1], $slice: 2 } } }); aggregate(['$price'])";
    const test = file('services/admin/src/a.mongo.test.ts', 'find({ $near: 1 })');
    expect(engineConformance([...inAdapter(text), test], engineAbilities)).toEqual([]);
  });
});

describe('comments in plain English', () => {
  const problems = (...lines: string[]) => plainEnglish([file('services/x/src/a.ts', lines.join('\n'))]);

  it.each([
    ['a line comment with a listed word', ['// Sends what it was told.']],
    ['a block comment with a listed word', ['/**', ' * Sends mails', ' * anew.', ' */']],
    ['a comment that begins with What', ['/** What a mail contains. */']],
    ['a file comment that begins with Those', ['/** @file Those who answered. */']],
  ])('%s is reported', (_, lines) => expect(problems(...lines)).toHaveLength(1));

  it.each([
    ['code with a listed word', ["const told = 'given';"]],
    [
      'a sentence in the middle that begins with What',
      ['// Sends a mail.', '// What it contains depends on the kind.'],
    ],
    ['plain words', ['/** Sends the mail again. */']],
  ])('%s is not reported', (_, lines) => expect(problems(...lines)).toEqual([]));
});

describe('names in plain English', () => {
  const problems = (...lines: string[]) => plainNames([file('services/x/src/a.ts', lines.join('\n'))]);

  it.each([
    ['a constant', ['const found = list.find(isOpen);']],
    ['a variable of a loop', ['for (const one of list) use(one);']],
    ['a parameter', ['export const add = (given: Input): void => save(given);']],
    ['a parameter of a method in an interface', ['interface Store {', '  add(given: Input): void;', '}']],
    ['a parameter of an arrow function in a call', ['list.map((one) => one.id);']],
    ['a function', ['function told() {}']],
    ['a type', ['type Happening = string;']],
    ['an interface', ['export interface Place {}']],
    ['an element of a list', ['const [one] = list;']],
    ['a new name of a field', ['const { value: found } = item;']],
    ['a metaphor', ['const patience = 5_000;']],
    ['an adverb', ['const alone = items.length === 1;']],
    ['a literary verb', ['const tell = (entry: Entry): void => show(entry);']],
    ['a component', ['export const Held = () => null;']],
  ])('%s with a listed name is reported', (_, lines) => expect(problems(...lines)).toHaveLength(1));

  it.each([
    ['a plain name', ['const match = list.find(isOpen);']],
    ['a field', ['const payload = { told: 1 };', 'use(payload.told);']],
    ['a name that a field gives', ['const { told } = payload;', 'use(told);']],
    ['a comment and a text', ['// One is found, and one (given: 1) is told.', "const text = 'const found = 1';"]],
  ])('%s is not reported', (_, lines) => expect(problems(...lines)).toEqual([]));
});

describe("packages in the gateway's image", () => {
  const lock = (kitNeeds: Record<string, string>) =>
    JSON.stringify({
      packages: {
        gateway: { dependencies: { '@folkmoot/kit': '*' } },
        'node_modules/@folkmoot/kit': { resolved: 'packages/kit', link: true },
        'packages/kit': { dependencies: kitNeeds, devDependencies: { lmdb: '1.0.0' } },
        'node_modules/middle': { dependencies: { inner: '1.0.0' } },
        'node_modules/middle/node_modules/inner': { dependencies: { sharp: '1.0.0' } },
        'node_modules/sharp': {},
        'node_modules/lmdb': {},
        'node_modules/express': {},
      },
    });

  it('a heavy package is reported when a package between needs it', () =>
    expect(heavyPackages(lock({ middle: '1.0.0' }))).toEqual(['the gateway installs sharp']));
  it('a heavy package is not reported when only tests of a package need it', () =>
    expect(heavyPackages(lock({ express: '1.0.0' }))).toEqual([]));
});
