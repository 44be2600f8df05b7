import { crossCsv, crossView } from './cross-table.domain';
import { crossTestWords } from './cross-test-words.domain';

const segment = (value: string, label: string) => ({ value, label, count: 0, percent: 0 });
const question = (questionId: string, title: string, segments: ReturnType<typeof segment>[]) => ({
  questionId,
  type: 'dropdown' as const,
  title,
  answered: 220,
  segments,
});
const rows = question('uses', 'Uses it', [segment('yes', '=Yes'), segment('no', 'No')]);
const columns = question('area', 'Area', [
  segment('north', 'North'),
  segment('south', 'South'),
  segment('west', 'West'),
]);
const cross = {
  answered: 220,
  rows: { yes: 110, no: 110 },
  columns: { north: 80, south: 120, west: 20 },
  cells: [
    { row: 'yes', column: 'north', count: 60 },
    { row: 'no', column: 'north', count: 20 },
    { row: 'yes', column: 'south', count: 30 },
    { row: 'no', column: 'south', count: 90 },
    { row: 'yes', column: 'west', count: 20 },
  ],
};
const names = { answers: 'Uses it', groups: 'Area' };

const weighted = {
  ...cross,
  cells: cross.cells.map((cell) => ({ ...cell, w: cell.count * 1.5, w2: cell.count * 2.25 })),
  weighted: {
    answered: { w: 330, w2: 495 },
    rows: { yes: { w: 165, w2: 247.5 }, no: { w: 165, w2: 247.5 } },
    columns: { north: { w: 120, w2: 180 }, south: { w: 180, w2: 270 }, west: { w: 30, w2: 45 } },
  },
};

const words = {
  base: 'People',
  rows: 'Uses it',
  columns: 'Area',
  people: 'People',
  everybody: 'Everybody',
  percent: '%',
  weighted: 'weighted %',
  higherThan: 'higher than',
  small: 'not compared',
  notes: ['Says "how"'],
};

describe('a cross-tabulation', () => {
  it('has totals on both sides, and letters of the columns that a share is higher than', () => {
    const view = crossView(rows, columns, cross, 'column');
    expect(view.columns.map(({ letter, isSmall }) => [letter, isSmall])).toEqual([
      ['A', false],
      ['B', false],
      ['C', true],
    ]);
    expect(view.rows.map(({ cells }) => cells.map(({ percent, letters }) => `${percent}${letters}`))).toEqual([
      ['75B', '25', '100'],
      ['25', '75A', '0'],
    ]);
    expect(view.rows[0]?.cells[0]?.interval).toEqual({ low: 65, high: 83 });
    expect(view.rows[0]?.total).toEqual({ count: 110, percent: 50, weighted: null });
    expect(view.everybody.cells.map(({ count, percent }) => [count, percent])).toEqual([
      [80, 36],
      [120, 55],
      [20, 9],
    ]);
  });

  it('compares rows when they are 100%', () => {
    const view = crossView(
      columns,
      rows,
      {
        ...cross,
        rows: cross.columns,
        columns: cross.rows,
        cells: cross.cells.map(({ row, column, count }) => ({ row: column, column: row, count })),
      },
      'row',
    );
    expect(view.columns.map(({ letter }) => letter)).toEqual([null, null]);
    expect(
      view.rows.map(({ letter, isSmall, cells }) => [letter, isSmall, ...cells.map(({ letters }) => letters)]),
    ).toEqual([
      ['A', false, 'B', ''],
      ['B', false, '', 'A'],
      ['C', true, '', ''],
    ]);
  });

  it('says the result of the test in words, and calls nothing a difference when groups are small', () => {
    expect(crossTestWords(crossView(rows, columns, cross, 'column'), names)).toEqual([
      'Answers to “Uses it” differ by “Area”, among groups of 30 or more: chi-square 48.5, 1 degree of freedom, p below 0.001; a medium effect (Cramér’s V 0.49).',
    ]);
    const tenth = (counts: Readonly<Record<string, number>>) =>
      Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, count / 10]));
    const few = {
      answered: 22,
      rows: tenth(cross.rows),
      columns: tenth(cross.columns),
      cells: cross.cells.map((cell) => ({ ...cell, count: cell.count / 10 })),
    };
    const view = crossView(rows, columns, few, 'column');
    expect(view.rows.flatMap(({ cells }) => cells.map(({ letters }) => letters)).join('')).toBe('');
    expect(crossTestWords(view, names)).toEqual(['Nothing is compared here: fewer than two groups have 30 responses.']);
    const alike = {
      ...cross,
      cells: cross.cells.map((cell) => ({
        ...cell,
        count: cell.column === 'west' ? 20 : (cross.columns[cell.column as 'north'] ?? 0) / 2,
      })),
    };
    expect(crossTestWords(crossView(rows, columns, alike, 'column'), names)[0]).toBe(
      'Answers to “Uses it” may differ by “Area” only by chance, among groups of 30 or more: chi-square 0.0, 1 degree of freedom, p 1.000.',
    );
  });

  it('compares nothing when a person can be in several groups', () => {
    const several = { ...cross, columns: { ...cross.columns, west: 180 } };
    const view = crossView(rows, columns, several, 'column');
    expect(view.columns.map(({ letter }) => letter)).toEqual([null, null, null]);
    expect(crossTestWords(view, names)).toEqual([
      'One person can be in several of these groups, so they are not compared.',
    ]);
  });

  it('has weighted shares and their test beside the others', () => {
    const view = crossView(rows, columns, weighted, 'column');
    expect(view.rows[0]?.cells[0]).toMatchObject({
      count: 60,
      percent: 75,
      weighted: 75,
      weightedInterval: { low: 64, high: 83 },
    });
    const [test, plain] = crossTestWords(view, names);
    expect(test).toContain('(Rao–Scott), p below 0.001; a medium effect');
    expect(plain).toBe('Unweighted: chi-square 48.5, 1 degree of freedom, p below 0.001.');
  });

  it('is exported with its totals, letters and notes, and no cell is a formula', () => {
    expect(crossCsv(crossView(rows, columns, cross, 'column'), words).split('\r\n')).toEqual([
      '\uFEFF"Uses it","Area"',
      '"People",220',
      '',
      '"Uses it","North [A]","North (%)","North: higher than","South [B]","South (%)","South: higher than","West [C] (not compared)","West (%)","West: higher than","People"',
      '"\'=Yes",60,75,"B",30,25,"",20,100,"",110',
      '"No",20,25,"",90,75,"A",0,0,"",110',
      '"Everybody",80,36,"",120,55,"",20,9,"",220',
      '',
      '"Says ""how"""',
      '',
    ]);
    const lines = crossCsv(crossView(rows, columns, weighted, 'column'), words).split('\r\n');
    expect(lines[3]).toContain('"North (weighted %)"');
    expect(lines[4]).toMatch(/^"'=Yes",60,75,75,"B",/);
  });
});
