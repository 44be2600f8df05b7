import type { Dialect } from '@folkmoot/service-kit';
import { readRow } from './batch';

const dialect: Dialect = { delimiter: ',', quote: '"' };
const read = (text: string, hasHeader = false) => {
  const row = { line: 1, bytes: Buffer.from(text), end: text.length, nextLine: 2, problem: null };
  const { email, problem } = readRow(row, dialect, 0, hasHeader);
  return [email, problem];
};

describe('reading a row of an import', () => {
  it('a row that contains only addresses is refused when the file has no header', () => {
    expect(read('one@x.example, two@x.example, three@x.example')).toEqual(['', 'many_addresses']);
    expect(read('one@x.example,,')).toEqual(['one@x.example', null]);
    expect(read('one@x.example,Amy')).toEqual(['one@x.example', null]);
  });

  it('a row uses the chosen column when the file has several address columns', () => {
    expect(read('one@x.example,clerk@x.example', true)).toEqual(['one@x.example', null]);
  });

  it('a cell with several addresses is refused with that reason', () => {
    expect(read('"one@x.example; two@x.example"')).toEqual(['', 'many_addresses']);
    expect(read('"one@x.example, two@x.example",Amy')).toEqual(['', 'many_addresses']);
  });

  it('an address with accented letters before the @ is refused with that reason', () => {
    expect(read('josé@x.example')).toEqual(['', 'not_ascii']);
    expect(read('jose@münchen.example')[1]).toBeNull();
    expect(read('josé@x')).toEqual(['', 'not_address']);
    expect(read('nobody')).toEqual(['', 'not_address']);
  });
});
