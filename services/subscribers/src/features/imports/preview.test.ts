import { sniff } from './preview';

const look = (text: string) => sniff(Buffer.from(text), true);
const people = (delimiter: string, quote = '') =>
  ['Name', 'E-Mail', 'Town']
    .join(delimiter)
    .concat('\n')
    .concat(
      ['amy', 'ben', 'cat']
        .map((name) =>
          [name, `${name}@x.example`, 'Upton, North'].map((cell) => `${quote}${cell}${quote}`).join(delimiter),
        )
        .join('\n'),
    );

describe('layout of a file (E-75)', () => {
  it.each([[','], [';'], ['\t'], ['|']])('the delimiter "%s" is detected', (delimiter) => {
    const preview = look(people(delimiter, '"'));
    expect(preview).toMatchObject({ dialect: { delimiter, quote: '"' }, hasHeader: true, emailColumn: 1 });
    expect(preview.columns.map(({ name }) => name)).toEqual(['Name', 'E-Mail', 'Town']);
    expect(preview.columns[1]?.samples).toEqual(['amy@x.example', 'ben@x.example', 'cat@x.example']);
  });
  it('apostrophes around cells are detected as quotes', () => expect(look(people(',', "'")).dialect.quote).toBe("'"));
  it('the delimiter is detected when cells contain commas', () =>
    expect(look(people(';')).dialect.delimiter).toBe(';'));
  it('the first line is a person when a file has one column and no header', () => {
    const preview = look('amy@x.example\nben@x.example');
    expect(preview).toMatchObject({ hasHeader: false, emailColumn: 0, first: { offset: 0, line: 1 } });
    expect(preview.columns).toEqual([{ index: 0, name: 'Column 1', samples: ['amy@x.example', 'ben@x.example'] }]);
  });
  it('the separator line of a spreadsheet sets the delimiter and is skipped', () => {
    const preview = look('sep=|\r\nEmail|Note\r\namy@x.example|a;b;c\r\n');
    expect(preview).toMatchObject({ dialect: { delimiter: '|' }, first: { offset: 7, line: 2 }, hasHeader: true });
    expect(preview.afterHeader).toEqual({ offset: 19, line: 3 });
  });
  it('the column is chosen by its name when no cell has an address, else no column is chosen', () => {
    expect(look('Town,Email address\nUpton,?\nDownton,').emailColumn).toBe(1);
    expect(look('Town,Street\nUpton,High\nDownton,Low').emailColumn).toBeNull();
  });
  it('the column with the most addresses is chosen when one row is a list of addresses', () =>
    expect(
      look('email\none@x.example, two@x.example, three@x.example\njosé@x.example\nfour@x.example\n').emailColumn,
    ).toBe(0));
  it('all of 50 columns are detected when the last one contains the addresses', () => {
    const row = (last: string) => [...Array.from({ length: 49 }, (_, at) => `c${at}`), last].join(',');
    const preview = look([row('mail'), row('amy@x.example'), row('ben@x.example')].join('\n'));
    expect([preview.columns.length, preview.emailColumn]).toEqual([50, 49]);
  });
});
