import type { RawRow } from '@folkmoot/service-kit';
import type { ImportRecords } from './import.types';
import { readyBatches } from './ready-batches';

const terms = {
  layout: { delimiter: ',', quote: '"', headerWidth: 1 },
  choice: { emailColumn: 0, hasHeader: false },
} as const;
/** Nobody is stored yet. */
const records = { subscribers: { findByEmails: async () => [] } } as unknown as Pick<ImportRecords, 'subscribers'>;

const rowsOf = async function* (count: number, textAt: (at: number) => string): AsyncGenerator<RawRow[]> {
  for (let at = 0; at < count; at++) {
    const bytes = Buffer.from(textAt(at));
    yield [{ line: at + 1, bytes, end: at + 1, nextLine: at + 2, problem: null }];
  }
};

const sizes = async (count: number, textAt: (at: number) => string): Promise<number[]> => {
  const all: number[] = [];
  for await (const { processed } of readyBatches(records, rowsOf(count, textAt), terms)) all.push(processed);
  return all;
};

describe('batches of an import', () => {
  it('begin small, double, and stop to grow', async () => {
    expect(await sizes(12_000, (at) => `p${at}@x.example`)).toEqual([1_000, 2_000, 4_000, 4_000, 1_000]);
  });

  it('end early when the rows are long', async () => {
    const long = 'x'.repeat(60_000);
    expect(await sizes(80, (at) => `p${at}@x.example,${long}`)).toEqual([35, 35, 10]);
  });

  it('end early when rows have many addresses', async () => {
    const many = (at: number) => Array.from({ length: 100 }, (_, of) => `p${at}.${of}@x.example`).join(',');
    expect(await sizes(25, many)).toEqual([10, 15]);
  });
});
