import type { Question, QuestionInput } from '@folkmoot/contracts';
import { joinedTables, type PublishedTables, seededRandom } from '@folkmoot/statistics';
import fc from 'fast-check';
import { skewed } from '../../testing/skewed';
import { questionResult } from '../survey/question-types.domain';
import { comparedReports } from './compared-reports.domain';
import { hiddenInVersion, type PublicVersion, tablesOfVersions } from './public-versions.domain';
import { hiddenInPublication, type PublishedReport, reportCells } from './publication.domain';

const options = (ids: readonly string[]) => ids.map((id) => ({ id, label: id }));

/** One question of each kind of rows: groups, choices, places, and parts. */
const questions = [
  { id: 'area', type: 'dropdown', title: 'Area', required: false, options: options(['east', 'west', 'north']) },
  { id: 'wish', type: 'multiselect', title: 'Wishes', required: false, options: options(['trees', 'bins', 'light']) },
  { id: 'mood', type: 'rating', title: 'Mood', required: true },
  { id: 'order', type: 'ranking', title: 'Order', required: false, options: options(['a', 'b', 'c']) },
  {
    id: 'grid',
    type: 'matrix',
    title: 'Grid',
    required: false,
    options: options(['bus', 'bike']),
    columns: options(['good', 'bad']),
  },
] satisfies QuestionInput[] as unknown as Question[];

type Random = ReturnType<typeof seededRandom>;

const orderOf = (random: Random): string[] => {
  const first = skewed(random, ['a', 'b', 'c'], 2);
  const others = ['a', 'b', 'c'].filter((each) => each !== first).filter(() => random() < 0.7);
  return [
    `f_${first}`,
    ...[first, ...others].flatMap((id, place) => [`n_${id}`, ...Array.from({ length: place + 1 }, () => `p_${id}`)]),
  ];
};

/** The counters that an answer adds 1 to, by question. */
const answers: Readonly<Record<string, (random: Random) => string[]>> = {
  area: (random) => [`o_${skewed(random, ['east', 'west', 'north'], 2)}`],
  wish: (random) => ['trees', 'bins', 'light'].filter(() => random() < 0.4).map((wish) => `o_${wish}`),
  mood: (random) => [`r${skewed(random, ['5', '4', '3', '2', '1'], 2)}`],
  order: orderOf,
  grid: (random) =>
    ['bus', 'bike'].filter(() => random() < 0.9).map((row) => `m_${row}:${skewed(random, ['good', 'bad'], 2)}`),
};

/** The same for somebody: some were not asked a question that is not required, or leave it out. */
const countersOfPerson = ({ id, required }: Question, random: Random): string[] => {
  if (required || random() >= 0.1) return ['answered', ...(answers[id]?.(random) ?? [])];
  return random() < 0.5 ? ['not_asked'] : [];
};

/** Counters of a question that `people` were in the survey of. */
const countersOf = (question: Question, people: number, random: Random): Record<string, number> => {
  const counters: Record<string, number> = {};
  const added = Array.from({ length: people }, () => countersOfPerson(question, random)).flat();
  for (const name of added) counters[name] = (counters[name] ?? 0) + 1;
  return counters;
};

const reportOf = (people: number, random: Random): PublishedReport => ({
  responses: people,
  results: questions.map((question) => questionResult(question, countersOf(question, people, random), people)),
});

/** A report of the responses of both. */
const merged = (a: PublishedReport, b: PublishedReport): PublishedReport => ({
  responses: a.responses + b.responses,
  results: questions.map((question, index) => mergedResult(question, a.results[index], b.results[index])),
});

/** A report that a later version has more responses of. */
const grown = (earlier: PublishedReport, random: Random): PublishedReport =>
  merged(earlier, reportOf(1 + Math.floor(random() * 60), random));

/** A report without the excluded responses, and the reports beside it: all responses, and those that are not doubtful. */
const compared = (people: number, random: Random, smallest: number) => {
  const size = () => Math.floor(random() * 3) * Math.floor(random() * 40);
  const [neither, onlyDoubtful, onlyExcluded, both] = [people, size(), size(), size()].map((each) =>
    reportOf(each, random),
  ) as [PublishedReport, PublishedReport, PublishedReport, PublishedReport];
  const report = merged(neither, onlyDoubtful);
  const withoutDoubtful = merged(neither, onlyExcluded);
  const all = merged(report, merged(onlyExcluded, both));
  const own = reportCells(report);
  const beside = [reportCells(all, 'all '), reportCells(withoutDoubtful, 'without doubtful ')];
  const { others, tables } = comparedReports(own, beside, smallest);
  return { own, others, tables: [...own.tables, ...tables] };
};

type Result = PublishedReport['results'][number];

/** Adds up every whole number of two results of one question. */
const mergedResult = (question: Question, a: Result | undefined, b: Result | undefined): Result => {
  const merge = (x: unknown, y: unknown): unknown => {
    if (typeof x === 'number' && typeof y === 'number') return x + y;
    if (Array.isArray(x) && Array.isArray(y)) {
      const of = (each: unknown): string => String((each as { value?: unknown }).value);
      return x.map((each) =>
        merge(
          each,
          y.find((other) => of(other) === of(each)),
        ),
      );
    }
    if (x && y && typeof x === 'object')
      return Object.fromEntries(
        Object.entries(x).map(([name, each]) => [name, merge(each, (y as Record<string, unknown>)[name])]),
      );
    return x;
  };
  return { ...(merge(a, b) as Result), questionId: question.id, type: question.type };
};

/** Lines without a column, by subtracting multiples of the line `by`. */
const without = (lines: readonly number[][], by: readonly number[], column: number): number[][] =>
  lines.map((line) => {
    const times = (line[column] ?? 0) / (by[column] ?? 1);
    return times === 0 ? line : line.map((value, at) => value - times * (by[at] ?? 0));
  });

const isZero = (value: number | undefined): boolean => Math.abs(value ?? 0) < 1e-9;

/** In floating point: entries are 0, 1 and -1, and matrices are small. */
const rankOf = (matrix: readonly (readonly number[])[]): number => {
  let lines = matrix.map((line) => [...line]);
  let rank = 0;
  for (let column = 0; column < (matrix[0]?.length ?? 0); column += 1) {
    const by = lines.find((line) => !isZero(line[column]));
    if (!by) continue;
    rank += 1;
    lines = without(
      lines.filter((line) => line !== by),
      by,
      column,
    );
  }
  return rank;
};

/** The small and the hidden cells that some combination of the sums works out from printed cells. */
const workedOut = (tables: readonly PublishedTables[], hidden: ReadonlySet<string>, smallest: number): string[] => {
  const { cells, sums } = joinedTables(tables);
  const unknown = cells.filter(({ id, isPrinted = true }) => !isPrinted || hidden.has(id));
  const at = new Map(unknown.map(({ id }, index) => [id, index]));
  const lines = sums.map(({ total, parts }) => {
    const line = unknown.map(() => 0);
    const add = (id: string, by: number): void => {
      const index = at.get(id);
      if (index !== undefined) line[index] = (line[index] ?? 0) + by;
    };
    add(total, -1);
    for (const part of parts) add(part, 1);
    return line;
  });
  const rank = rankOf(lines);
  return unknown
    .filter(({ id, count }) => count < smallest || hidden.has(id))
    .filter(({ id }) => rankOf([...lines, unknown.map((cell) => Number(cell.id === id))]) === rank)
    .map(({ id }) => id);
};

const printedSmall = (tables: readonly PublishedTables[], hidden: ReadonlySet<string>, smallest: number): string[] =>
  joinedTables(tables)
    .cells.filter(({ id, count, isPrinted = true }) => isPrinted && count < smallest && !hidden.has(id))
    .map(({ id }) => id);

/** Versions of one report: responses arrive, or are taken out, and questions come and go. */
const publishedOneByOne = (people: number, smallest: number, later: number, random: Random): PublicVersion[] => {
  const versions: PublicVersion[] = [];
  let report = reportOf(people, random);
  for (let version = 1; version <= later + 1; version += 1) {
    const shown = { ...report, results: report.results.filter(() => random() < 0.8) };
    versions.push({ version, report: shown, hidden: [...hiddenInVersion(versions, shown, smallest)] });
    report = random() < 0.7 ? grown(report, random) : reportOf(report.responses, random);
  }
  return versions;
};

const scoped = (versions: readonly PublicVersion[], { report, version }: PublicVersion): string =>
  tablesOfVersions(
    versions.filter((other) => other.version < version),
    report,
  ).scope;

const hiddenIn = (versions: readonly PublicVersion[]): ReadonlySet<string> =>
  new Set(versions.flatMap((each) => each.hidden.map((id) => `${scoped(versions, each)}${id}`)));

/** The same tables as somebody sees them who knows only which cells are hidden. */
const withoutSettling = (tables: readonly PublishedTables[]): PublishedTables[] =>
  tables.map(({ cells, sums }) => ({
    sums,
    cells: cells.map(({ id, count, isPrinted, isSecret }) => ({
      id,
      count,
      ...(isPrinted === false && !isSecret && { isPrinted }),
    })),
  }));

/** Cells that two versions print with a difference of few people. */
const smallDifferences = (versions: readonly PublicVersion[], smallest: number): string[] => {
  const printedIn = ({ report, hidden }: PublicVersion) =>
    joinedTables(reportCells(report).tables)
      .cells.filter(({ id, isPrinted = true }) => isPrinted && !hidden.includes(id))
      .map(({ id, count }) => [id, count] as const);
  return versions.flatMap((later, index) =>
    versions.slice(0, index).flatMap((sooner) => {
      if (scoped(versions, later) === scoped(versions, sooner)) return [];
      const before = new Map(printedIn(sooner));
      return printedIn(later)
        .filter(([id, count]) => Math.abs(count - (before.get(id) ?? Number.NEGATIVE_INFINITY)) < smallest)
        .map(([id]) => `${later.version} ${id}`);
    }),
  );
};

const seeds = fc.integer({ min: 1, max: 1_000_000 });
const sizes = fc.integer({ min: 0, max: 150 });
const limits = fc.integer({ min: 3, max: 12 });

describe('the numbers of a publication', () => {
  it('withstand every combination of the tables of one report', () => {
    fc.assert(
      fc.property(seeds, sizes, limits, (seed, people, smallest) => {
        const { tables } = reportCells(reportOf(people, seededRandom(seed)));
        const hidden = hiddenInPublication(tables, smallest);
        expect(printedSmall(tables, hidden, smallest)).toEqual([]);
        expect(workedOut(tables, hidden, smallest)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('withstand every combination of the versions that were ever public', () => {
    fc.assert(
      fc.property(seeds, sizes, limits, fc.integer({ min: 1, max: 3 }), (seed, people, smallest, later) => {
        const random = seededRandom(seed);
        const versions = publishedOneByOne(people, smallest, later, random);
        const last = versions.at(-1) as PublicVersion;
        const { tables } = tablesOfVersions(versions.slice(0, -1), last.report);
        const hidden = hiddenIn(versions);
        expect(printedSmall(reportCells(last.report).tables, new Set(last.hidden), smallest)).toEqual([]);
        expect(workedOut(withoutSettling(tables), hidden, smallest)).toEqual([]);
        expect(smallDifferences(versions, smallest)).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });

  it('withstand the comparison with all responses and with those that are not doubtful', () => {
    fc.assert(
      fc.property(seeds, sizes, limits, (seed, people, smallest) => {
        const { tables } = compared(people, seededRandom(seed), smallest);
        const hidden = hiddenInPublication(tables, smallest);
        expect(printedSmall(tables, hidden, smallest)).toEqual([]);
        expect(workedOut(tables, hidden, smallest)).toEqual([]);
      }),
      { numRuns: 15 },
    );
  });

  it('differ in the columns of a comparison by nobody or by many', () => {
    fc.assert(
      fc.property(seeds, sizes, limits, (seed, people, smallest) => {
        const { own, others, tables } = compared(people, seededRandom(seed), smallest);
        const hidden = hiddenInPublication(tables, smallest);
        const counts = new Map(joinedTables(tables).cells.map(({ id, count }) => [id, count]));
        const printedIn = ({ questions: asked }: Pick<typeof own, 'questions'>) =>
          asked.flatMap(({ answered, rows }) => [answered, ...rows.flatMap(({ cells }) => cells)]);
        const [first, ...columns] = [own, ...others].map(printedIn);
        for (const [at, id] of (first ?? []).entries()) {
          const same = [id, ...columns.map((column) => column[at] ?? '')].filter((each) => !hidden.has(each));
          const values = same.map((each) => counts.get(each) ?? 0);
          const gaps = values.flatMap((value) => values.map((other) => Math.abs(value - other)));
          expect(gaps.filter((gap) => gap > 0 && gap < smallest)).toEqual([]);
        }
      }),
      { numRuns: 15 },
    );
  });

  it('of a report stay when a spare number beside it can be hidden instead', () => {
    const [area] = questions as [Question];
    const resultOf = (east: number) => {
      const counters = { answered: 40 + east, o_east: east, o_west: 20, o_north: 20 };
      return { responses: 40 + east, results: [questionResult(area, counters, 40 + east)] };
    };
    const own = reportCells(resultOf(20));
    const { others, tables } = comparedReports(own, [reportCells(resultOf(22), 'all ')], 5);
    const hidden = hiddenInPublication([...own.tables, ...tables], 5);
    const ownIds = new Set(own.tables.flatMap(({ cells }) => cells.map(({ id }) => id)));
    expect([...hidden].filter((id) => ownIds.has(id))).toEqual([]);
    // Nobody of the difference is in the west, which a number there would say.
    expect(others[0]?.questions[0]?.rows.every(({ cells }) => cells.some((id) => hidden.has(id)))).toBe(true);
    const large = comparedReports(own, [reportCells(resultOf(60), 'all ')], 5);
    expect([...hiddenInPublication([...own.tables, ...large.tables], 5)]).toEqual([]);
  });

  it('stay as they are when only words change, also with a larger smallest number', () => {
    const report = reportOf(80, seededRandom(3));
    const first = { version: 1, report, hidden: [...hiddenInVersion([], report, 5)] };
    expect([...hiddenInVersion([first], report, 5)]).toEqual(first.hidden);
    const stricter = hiddenInVersion([first], report, 12);
    for (const id of first.hidden) expect(stricter).toContain(id);
    expect(printedSmall(reportCells(report).tables, stricter, 12)).toEqual([]);
  });

  it('are hidden in a version that has one person more than a version that was withdrawn', () => {
    const [area] = questions as [Question];
    const of = (east: number): PublishedReport => ({
      responses: east + 40,
      results: [questionResult(area, { answered: east + 40, o_east: east, o_west: 20, o_north: 20 }, east + 40)],
    });
    const before = { version: 1, report: of(30), hidden: [] };
    expect(hiddenInVersion([], of(31), 5).size).toBe(0);
    expect([...hiddenInVersion([before], of(31), 5)]).toEqual(expect.arrayContaining(['all', 'area row east']));
    // Excluded since: the difference has another direction.
    expect([...hiddenInVersion([before], of(28), 5)]).toEqual(expect.arrayContaining(['all', 'area row east']));
  });

  it('are all shown when every group is large, and an unrelated question keeps its numbers when one is small', () => {
    const counters = (east: number, north: number) => ({
      area: { answered: 60, o_east: east, o_west: 20, o_north: north },
      mood: { answered: 60, r1: 10, r2: 10, r3: 10, r4: 10, r5: 20 },
    });
    const hiddenOf = (east: number, north: number): string[] => {
      const [area, , mood] = questions as [Question, Question, Question];
      const own = counters(east, north);
      const results = [questionResult(area, own.area, 60), questionResult(mood, own.mood, 60)];
      return [...hiddenInPublication(reportCells({ responses: 60, results }).tables, 5)];
    };
    expect(hiddenOf(20, 20)).toEqual([]);
    // Two cells: one alone would follow from the others.
    expect(hiddenOf(38, 2)).toEqual(['area row west', 'area row north']);
  });
});
