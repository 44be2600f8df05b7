import { cellsOf, createRowReader, type Dialect, isBlank, type RawRow, START } from './read-rows';

const dialect: Dialect = { delimiter: ';', quote: '"' };

/** Reads all rows of a text that arrives in pieces of `size`. */
const read = (text: string, size = 1_000_000, position = START): RawRow[] => {
  const bytes = Buffer.from(text).subarray(position.offset);
  const reader = createRowReader(dialect, position);
  const rows: RawRow[] = [];
  for (let at = 0; at < bytes.length; at += size) rows.push(...reader.push(bytes.subarray(at, at + size)));
  return [...rows, ...reader.end()];
};
const shown = (rows: readonly RawRow[]) =>
  rows.map(({ line, bytes, problem }) => [line, cellsOf(bytes.toString(), dialect), problem]);

const table: readonly (readonly [what: string, text: string, rows: readonly unknown[]])[] = [
  [
    'lines of every kind of break',
    'a;b\nc\r\nd\re',
    [
      [1, ['a', 'b'], null],
      [2, ['c'], null],
      [3, ['d'], null],
      [4, ['e'], null],
    ],
  ],
  ['a break at the end makes no row', 'a\n', [[1, ['a'], null]]],
  [
    'quoted: delimiters, breaks and doubled marks',
    '"a;1\n2";"say ""x"""\nb',
    [
      [1, ['a;1\n2', 'say "x"'], null],
      [3, ['b'], null],
    ],
  ],
  [
    'an empty quoted cell, and one at the end',
    '"";\na;""',
    [
      [1, ['', ''], null],
      [2, ['a', ''], null],
    ],
  ],
  [
    'a mark inside a cell is a mark',
    '5" pipe;x\nb',
    [
      [1, ['5" pipe', 'x'], null],
      [2, ['b'], null],
    ],
  ],
  [
    'letters behind a closed mark stay',
    '"Jo" Bloggs;x\nb',
    [
      [1, ['Jo Bloggs', 'x'], null],
      [2, ['b'], null],
    ],
  ],
  [
    'a mark that nobody closes costs its line',
    'a;"open\nb;x\nc',
    [
      [1, ['a', 'open'], 'quote_open'],
      [2, ['b', 'x'], null],
      [3, ['c'], null],
    ],
  ],
  [
    'a mark that is closed lines later in the middle of a word, too',
    'a;"open\nb;"x"\nc',
    [
      [1, ['a', 'open'], 'quote_open'],
      [2, ['b', 'x'], null],
      [3, ['c'], null],
    ],
  ],
  [
    'characters of several bytes',
    'ä;€\n🙂;ß',
    [
      [1, ['ä', '€'], null],
      [2, ['🙂', 'ß'], null],
    ],
  ],
];

describe('rows of a CSV file (E-75)', () => {
  it.each(table)('%s', (_, text, rows) => expect(shown(read(text))).toEqual(rows));

  it.each(table)('%s: the rows are the same for any piece size, and when reading starts at any row', (_, text) => {
    const whole = read(text);
    for (const size of [1, 2, 3, 7]) expect(shown(read(text, size))).toEqual(shown(whole));
    for (const [index, { end, nextLine }] of whole.entries()) {
      expect(shown(read(text, 2, { offset: end, line: nextLine }))).toEqual(shown(whole.slice(index + 1)));
    }
    expect(whole.at(-1)?.end).toBe(Buffer.byteLength(text));
  });

  it('only one row is rejected when a line has 10 MB', () => {
    const text = `a\n${'x'.repeat(10_000_000)}\r\nb`;
    for (const size of [1_000_000_000, 65_536, 999_983]) {
      const rows = read(text, size);
      expect(rows.map(({ line, problem, end }) => [line, problem, end])).toEqual([
        [1, null, 2],
        [2, 'too_long', 10_000_004],
        [3, null, 10_000_005],
      ]);
      expect(rows[1]?.bytes.length).toBeLessThan(200);
    }
    expect(read('x'.repeat(200_000), 50_000).map(({ problem }) => problem)).toEqual(['too_long']);
  });

  it('only one line is rejected when its quotation mark is never closed, also in a long file', () => {
    const lines = Array.from({ length: 5_000 }, (_, at) => (at === 10 ? `"p${at}@x.example;n` : `p${at}@x.example;n`));
    const rows = read(lines.join('\n'), 4096);
    expect(rows.length).toBe(5_000);
    expect(rows.filter(({ problem }) => problem).map(({ line, problem }) => [line, problem])).toEqual([
      [11, 'quote_open'],
    ]);
  });

  it('empty lines are not rows', () => {
    const blank = read(' ;;\n"";\n\na').map((row) => isBlank(row));
    expect(blank).toEqual([true, true, true, false]);
  });
});
