import { crossCsv, crossView } from './cross-table.domain';

const segment = (value: string, label: string) => ({ value, label, count: 0, percent: 0 });
const question = (questionId: string, title: string, segments: ReturnType<typeof segment>[]) => ({
  questionId,
  type: 'dropdown' as const,
  title,
  answered: 200,
  segments,
});
const rows = question('area', 'Area', [segment('north', '=North'), segment('south', 'South')]);
const columns = question('uses', 'Uses it', [segment('yes', 'Yes'), segment('no', 'No')]);
const cross = {
  answered: 200,
  rows: { north: 80, south: 120 },
  columns: { yes: 90, no: 110 },
  cells: [
    { row: 'north', column: 'yes', count: 60 },
    { row: 'north', column: 'no', count: 20 },
    { row: 'south', column: 'yes', count: 30 },
    { row: 'south', column: 'no', count: 90 },
  ],
};

describe('a cross-tabulation', () => {
  it('has percentages of rows or columns, totals on both sides, and marks of differences', () => {
    const byRow = crossView(rows, columns, cross, 'row');
    expect(byRow.rows[0]?.cells.map(({ count, percent, difference }) => [count, percent, difference])).toEqual([
      [60, 75, 'more'],
      [20, 25, 'fewer'],
    ]);
    expect(byRow.rows.map(({ total, totalPercent }) => [total, totalPercent])).toEqual([
      [80, 40],
      [120, 60],
    ]);
    expect(byRow.everybody.cells.map(({ count, percent }) => [count, percent])).toEqual([
      [90, 45],
      [110, 55],
    ]);
    const byColumn = crossView(rows, columns, cross, 'column');
    expect(byColumn.rows[0]?.cells.map(({ percent }) => percent)).toEqual([67, 18]);
  });

  it('is exported with its totals, its marks and its method, and no cell is a formula', () => {
    const text = crossCsv(crossView(rows, columns, cross, 'row'), {
      base: 'People',
      rows: 'Area',
      columns: 'Uses it',
      people: 'People',
      everybody: 'Everybody',
      percent: '%',
      differences: { more: 'More', fewer: 'Fewer' },
      method: 'Says "how"',
    });
    expect(text.split('\r\n')).toEqual([
      '\uFEFF"Area","Uses it"',
      '"People",200',
      '',
      '"Area","Yes","Yes (%)","","No","No (%)","","People"',
      '"\'=North",60,75,"More",20,25,"Fewer",80',
      '"South",30,25,"Fewer",90,75,"More",120',
      '"Everybody",90,45,"",110,55,"",200',
      '',
      '"Says ""how"""',
      '',
    ]);
  });
});
