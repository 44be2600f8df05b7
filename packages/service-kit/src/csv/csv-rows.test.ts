import { csvFile, csvRow } from './csv-rows';

describe('rows of a CSV file', () => {
  it('every cell is quoted, quotes are doubled, line breaks stay inside (D2)', () => {
    expect(csvRow(['a "b"', 'c;d', 'two\nlines', 3, null])).toBe('"a ""b""","c;d","two\nlines","3",""\r\n');
  });

  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '＝1+1',
    '＋1',
    '－1',
    '＠SUM(A1)',
    ' =1',
    '\u3000＝1',
    '\n+1',
  ])('a cell that a spreadsheet would run, %j, is neutralised (E-71)', (cell) =>
    expect(csvRow([cell])).toBe(`"'${cell}"\r\n`),
  );

  it('a file begins with a byte order mark and its header, and yields one row at a time', async () => {
    const texts: string[] = [];
    for await (const text of csvFile(['Email'], [['a@x.example'], ['b@x.example']])) texts.push(text);
    expect(texts).toEqual(['\uFEFF"Email"\r\n', '"a@x.example"\r\n', '"b@x.example"\r\n']);
  });
});
