import { sniff } from './preview.domain';

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

describe('what a file is found to be (E-75)', () => {
  it.each([[','], [';'], ['\t'], ['|']])('cells between "%s"', (delimiter) => {
    const found = look(people(delimiter, '"'));
    expect(found).toMatchObject({ dialect: { delimiter, quote: '"' }, hasHeader: true, emailColumn: 1 });
    expect(found.columns.map(({ name }) => name)).toEqual(['Name', 'E-Mail', 'Town']);
    expect(found.columns[1]?.samples).toEqual(['amy@x.example', 'ben@x.example', 'cat@x.example']);
  });
  it('cells in apostrophes', () => expect(look(people(',', "'")).dialect.quote).toBe("'"));
  it('commas within cells do not mislead', () => expect(look(people(';')).dialect.delimiter).toBe(';'));
  it('one column without a header: the first line is a person', () => {
    const found = look('amy@x.example\nben@x.example');
    expect(found).toMatchObject({ hasHeader: false, emailColumn: 0, first: { offset: 0, line: 1 } });
    expect(found.columns).toEqual([{ index: 0, name: 'Column 1', samples: ['amy@x.example', 'ben@x.example'] }]);
  });
  it('what a spreadsheet says of its delimiter is believed and passed over', () => {
    const found = look('sep=|\r\nEmail|Note\r\namy@x.example|a;b;c\r\n');
    expect(found).toMatchObject({ dialect: { delimiter: '|' }, first: { offset: 7, line: 2 }, hasHeader: true });
    expect(found.afterHeader).toEqual({ offset: 19, line: 3 });
  });
  it('no column of addresses: the one that says so, else none', () => {
    expect(look('Town,Email address\nUpton,?\nDownton,').emailColumn).toBe(1);
    expect(look('Town,Street\nUpton,High\nDownton,Low').emailColumn).toBeNull();
  });
  it('50 columns: all of them, addresses in the last', () => {
    const row = (last: string) => [...Array.from({ length: 49 }, (_, at) => `c${at}`), last].join(',');
    const found = look([row('mail'), row('amy@x.example'), row('ben@x.example')].join('\n'));
    expect([found.columns.length, found.emailColumn]).toEqual([50, 49]);
  });
});
