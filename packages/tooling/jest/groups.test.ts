import { groupFiles } from './groups.cjs';

interface Group {
  files: string[];
  duration: number;
}

const MOCK = "jest.mock('../integrations/import', () => ({ load: async () => null }));\n";
const file = (path: string, source = "it('works', () => undefined);") => ({ file: path, source });
const grouped = (sources: ReturnType<typeof file>[], durationOf: (path: string) => number = () => 1): string[][] =>
  groupFiles(sources, durationOf).map(({ files }: Group) => files);

describe('test files', () => {
  it('share a group when they are of the same part of the repository', () => {
    const sources = ['services/a/src/x.test.ts', 'services/b/src/x.test.ts', 'services/a/src/y.test.ts'];
    expect(grouped(sources.map((path) => file(path)))).toEqual([
      ['services/a/src/x.test.ts', 'services/a/src/y.test.ts'],
      ['services/b/src/x.test.ts'],
    ]);
  });

  it('share a group when they replace the same module in the same way', () => {
    const sources = [
      file('mf-a/src/pages/x.test.ts', MOCK),
      file('mf-a/src/other/pages/y.test.ts', MOCK.replace('../', '../../')),
      file('mf-a/src/other/pages/w.test.ts', MOCK),
      file('mf-a/src/pages/z.test.ts', MOCK.replace('null', '1')),
      file('mf-a/src/pages/plain.test.ts'),
    ];
    expect(grouped(sources)).toEqual([
      ['mf-a/src/other/pages/y.test.ts', 'mf-a/src/pages/x.test.ts'],
      ['mf-a/src/other/pages/w.test.ts'],
      ['mf-a/src/pages/z.test.ts'],
      ['mf-a/src/pages/plain.test.ts'],
    ]);
  });

  it.each(['jest.setTimeout(1);', 'jest.isolateModules(() => undefined);', '/** @alone it ends the process */'])(
    'run alone when they contain %s',
    (source) => {
      const sources = [
        file('mf-a/src/x.test.ts', source),
        file('mf-a/src/y.test.ts', source),
        file('mf-a/src/z.test.ts'),
      ];
      expect(grouped(sources)).toHaveLength(3);
    },
  );

  it('run alone when they take longer than a group, and the others share one', () => {
    const sources = ['mf-a/src/long.test.ts', 'mf-a/src/x.test.ts', 'mf-a/src/y.test.ts'].map((path) => file(path));
    expect(grouped(sources, (path) => (path.includes('long') ? 300 : 1))).toEqual([
      ['mf-a/src/long.test.ts'],
      ['mf-a/src/x.test.ts', 'mf-a/src/y.test.ts'],
    ]);
  });

  it('are in exactly one group, and groups take about the same time, when a part has many', () => {
    const durations = new Map(Array.from({ length: 80 }, (_, index) => [`mf-a/src/${index}.test.ts`, (index % 9) + 1]));
    const groups: Group[] = groupFiles(
      [...durations.keys()].map((path) => file(path)),
      (path: string) => durations.get(path) ?? 0,
    );
    expect(groups.flatMap(({ files }) => files).sort()).toEqual([...durations.keys()].sort());
    const times = groups.map(({ duration }) => duration);
    expect(times.length).toBeGreaterThan(1);
    expect(Math.max(...times) - Math.min(...times)).toBeLessThanOrEqual(9);
  });
});
