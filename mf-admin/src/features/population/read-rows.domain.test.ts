import { cellsOf } from './read-file';
import { countedRows, guessColumns, guessMeasure, hasHeading, readNumber, readRows, sumOf } from './read-rows.domain';

const read = (text: string) => {
  const cells = cellsOf(text);
  const columns = guessColumns(cells);
  const measure = guessMeasure(cells, columns);
  const rows = readRows(cells, columns, measure, hasHeading(cells, columns) ? 1 : 0);
  return { rows, measure, columns };
};

describe('tables of residents', () => {
  it.each([
    ['1,234', 'counts', { value: 1234 }],
    ['1.234.567', 'counts', { value: 1_234_567 }],
    ['1 234', 'counts', { value: 1234 }],
    ['12\u202f345', 'counts', { value: 12_345 }],
    ['870.0', 'counts', { value: 870 }],
    ['12.5', 'counts', { problem: 'not_whole' }],
    ['-5', 'counts', { problem: 'negative' }],
    ['−5', 'counts', { problem: 'negative' }],
    ['c', 'counts', { problem: 'not_a_number' }],
    ['-', 'counts', { problem: 'not_a_number' }],
    ['1e9', 'counts', { problem: 'not_a_number' }],
    ['', 'counts', { problem: 'no_number' }],
    ['999999999', 'counts', { problem: 'huge' }],
    ['12,5 %', 'shares', { value: 12.5 }],
    ['101%', 'shares', { problem: 'more_than_all' }],
  ] as const)('%p as %s is %p', (written, measure, expected) => {
    expect(readNumber(written, measure)).toEqual(expected);
  });

  it('are read with their columns, and each bad row has a reason', () => {
    const table = 'Code;Ward;Residents\nE1;Môn;1.200\nE2;East;-3\nE3;môn;5\nE4;;7\nE5;West;..\nE6;North;800\n';
    const { rows, columns } = read(table);
    expect(columns).toEqual({ name: 0, number: 2 });
    const named = readRows(cellsOf(table), { name: 1, number: 2 }, 'counts', 1);
    expect(named.map(({ line, name, value, problem }) => [line, name, value, problem])).toEqual([
      [2, 'Môn', 1200, null],
      [3, 'East', null, 'negative'],
      [4, 'môn', null, 'twice'],
      [5, '', null, 'no_name'],
      [6, 'West', null, 'not_a_number'],
      [7, 'North', 800, null],
    ]);
    expect(rows).toHaveLength(6);
  });

  it('leave out the row that is the sum of the others', () => {
    const { rows } = read('All ages\t600\n16 to 24\t100\n25 to 64\t300\n65 and over\t200');
    expect(rows.map(({ problem }) => problem)).toEqual(['total', null, null, null]);
    expect(read('All\t100%\nA\t50%\nB\t30%\nC\t20%').rows.map(({ problem }) => problem)).toEqual([
      'total',
      null,
      null,
      null,
    ]);
    expect(read('Female\t50%\nMale\t49%\nOther\t1%').rows.every(({ problem }) => problem === null)).toBe(true);
    expect(read('East 300\nWest 300').rows.map(({ value }) => value)).toEqual([300, 300]);
  });

  it('of shares become people, and are scaled when they do not add up and somebody wants it', () => {
    const { rows, measure } = read('Age,Share\n16 to 24,20%\n25 and over,60%\n');
    expect([measure, sumOf(rows)]).toEqual(['shares', 80]);
    const people = (isScaled: boolean) => countedRows(rows, { total: 1000, isScaled }).map((row) => row.people);
    expect([people(false), people(true)]).toEqual([
      [200, 600],
      [250, 750],
    ]);
  });

  it('have at most 500 groups', () => {
    const { rows } = read(Array.from({ length: 502 }, (_, at) => `Ward ${at}\t${at + 1}`).join('\n'));
    expect(rows.filter(({ problem }) => problem === 'too_many')).toHaveLength(2);
  });
});
