import type { Dialect } from '@folkmoot/service-kit';
import { readRow } from './read-row';

const dialect: Dialect = { delimiter: ',', quote: '"' };
const read = (text: string, { hasHeader = false, headerWidth = 3 } = {}) => {
  const row = { line: 1, bytes: Buffer.from(text), end: text.length, nextLine: 2, problem: null };
  const terms = { layout: { ...dialect, headerWidth }, choice: { emailColumn: 0, hasHeader } };
  return readRow(row, terms).map(({ cell, problem }) => (problem ? [cell, problem] : cell));
};

describe('reading a row of an import', () => {
  it.each([
    ['one@x.example, two@x.example, three@x.example', ['one@x.example', 'two@x.example', 'three@x.example']],
    ['one@x.example,,', ['one@x.example']],
    ['one@x.example,Amy', ['one@x.example']],
    ['"one@x.example; two@x.example"', ['one@x.example', 'two@x.example']],
    ['"a@x.example, b@x.example; c@x.example",Amy', ['a@x.example', 'b@x.example', 'c@x.example']],
    ['a@x.example b@x.example', ['a@x.example', 'b@x.example']],
    ['"Bloggs, Jo <jo@x.example>; Lee, Ann <ann@x.example>"', ['jo@x.example', 'ann@x.example']],
    ['"""Bloggs, Jo"" <jo@x.example>, ""Lee, Ann"" <ann@x.example>"', ['jo@x.example', 'ann@x.example']],
    ['jo@x.example <jo@x.example>', ['jo@x.example']],
    ['"a@x.example; nobody; b@x.example;"', ['a@x.example', ['nobody', 'not_address'], 'b@x.example']],
    ['"a@x.example, 01234 5678"', ['a@x.example', ['01234 5678', 'not_address']]],
    ['"a@x.example, josé@x.example"', ['a@x.example', ['josé@x.example', 'not_ascii']]],
    ['"no address, none"', [['no address, none', 'not_address']]],
  ])('takes each address of a cell and refuses the rest with reasons: %s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it('uses only the chosen column when the file has several named columns', () => {
    expect(read('one@x.example,clerk@x.example', { hasHeader: true })).toEqual(['one@x.example']);
  });

  it('takes all addresses of a row when the file has one named column', () => {
    const list = read('one@x.example,two@x.example', { hasHeader: true, headerWidth: 1 });
    expect(list).toEqual(['one@x.example', 'two@x.example']);
  });

  it('says what an address with accented letters before the @ is', () => {
    expect(read('josé@x.example')).toEqual([['josé@x.example', 'not_ascii']]);
    expect(read('jose@münchen.example')).toEqual(['jose@münchen.example']);
    expect(read('josé@x')).toEqual([['josé@x', 'not_address']]);
    expect(read('nobody')).toEqual([['nobody', 'not_address']]);
    expect(read('')).toEqual([['', 'no_address']]);
  });

  it('reads a cell of 64 kB of separators or quotation marks in a moment', () => {
    const began = performance.now();
    for (const sign of ['"', '@', ';@', '" ', '@,', '<@'])
      read(`"${sign.replaceAll('"', '""').repeat(64_000 / sign.length)}"`);
    expect(performance.now() - began).toBeLessThan(2_000);
  });
});
