import { joinedText } from '@folkmoot/service-kit';
import { createKnownResults } from './known-results';
import type { ResultsCopy } from './results-copies.repository';
import type { ResultsFileRef } from './results-files.repository';

const copyOf = (campaignId: string, patch: Partial<ResultsCopy> = {}): ResultsCopy => ({
  campaignId,
  councilId: 'council',
  version: 1,
  publishedAt: new Date(0),
  checksums: [],
  hasFiles: true,
  answersRemovedAt: null,
  isWithdrawn: false,
  withdrawnAt: null,
  reason: '',
  ...patch,
});

/** A database that counts what is read. */
const database = (csv = 'counts') => {
  const copies = new Map(['a', 'b', 'c'].map((id) => [id, [copyOf(id)]]));
  const reads: string[] = [];
  const contentOf = ({ campaignId, name, version }: ResultsFileRef): string[] =>
    name === 'results.json' ? [`{"title":"${campaignId}`, `${version}"}`] : csv.split(/(?<=\n)/);
  const open = async function* (ref: ResultsFileRef) {
    for (const part of contentOf(ref)) {
      reads.push(`${ref.campaignId} ${ref.name}`);
      yield part;
    }
  };
  const reader = {
    resultsCopies: {
      listOfCampaigns: async (ids: readonly string[]) => {
        reads.push(`copies of ${ids.join(' ')}`);
        return ids.flatMap((id) => copies.get(id) ?? []);
      },
    },
    resultsFiles: { open: async (ref: ResultsFileRef) => open(ref) },
  };
  return { copies, reader, reads };
};

const textOf = async (content: Buffer | AsyncIterable<string> | null): Promise<string> =>
  content === null || Buffer.isBuffer(content) ? `${content}` : joinedText(content);

const KB = 1024;
const memory = { shownBytes: 100 * KB, fileBytes: 20, largestFileBytes: 10 };

describe('published results in memory', () => {
  it('are read once, and a refresh reads copies of all of them at once and no file again', async () => {
    const { reader, reads } = database();
    const known = createKnownResults(reader);
    expect((await known.find('a')).current?.results.title).toBe('a1');
    await known.find('b');
    await known.find('a');
    expect(reads).toEqual([
      'copies of a',
      ...Array(2).fill('a results.json'),
      'copies of b',
      ...Array(2).fill('b results.json'),
    ]);
    reads.length = 0;
    await known.refresh();
    expect(reads).toEqual(['copies of b a']);
    const json = await known.openFile(copyOf('a'), 'results.json');
    expect([await textOf(json), reads.length]).toEqual(['{"title":"a1"}', 1]);
  });

  it('show a new version after a refresh', async () => {
    const { copies, reader } = database();
    const known = createKnownResults(reader);
    await known.find('a');
    copies.set('a', [copyOf('a', { version: 2 }), copyOf('a')]);
    await known.refresh();
    expect((await known.find('a')).current?.results.title).toBe('a2');
  });

  it('leave the memory when it is full, those that were used longest ago first', async () => {
    const { reader, reads } = database();
    const known = createKnownResults(reader, { ...memory, shownBytes: 10 * KB });
    for (const id of ['a', 'b', 'a', 'c']) await known.find(id);
    await known.refresh();
    reads.length = 0;
    await known.find('c');
    await known.find('a');
    expect(reads).toEqual([]);
    await known.find('b');
    expect(reads[0]).toBe('copies of b');
  });

  it('have small files in memory until there are too many, and large ones never', async () => {
    const small = database('12345678');
    const known = createKnownResults(small.reader, memory);
    for (const id of ['a', 'b', 'b', 'c', 'a']) await known.openFile(copyOf(id), 'responses.csv');
    expect(small.reads).toEqual(['a', 'b', 'c', 'a'].map((id) => `${id} responses.csv`));
    const large = database('123456\n123456\n123456\n');
    const knownLarge = createKnownResults(large.reader, memory);
    for (const _ of [1, 2]) {
      large.reads.length = 0;
      const content = await knownLarge.openFile(copyOf('a'), 'responses.csv');
      // The rest is read while it is sent.
      expect([Buffer.isBuffer(content), large.reads.length]).toEqual([false, 2]);
      expect([await textOf(content), large.reads.length]).toEqual(['123456\n123456\n123456\n', 3]);
    }
  });

  it('forget the files of a version that was withdrawn, and of a campaign that was erased', async () => {
    const { copies, reader, reads } = database();
    const known = createKnownResults(reader);
    for (const id of ['a', 'b', 'c']) {
      await known.find(id);
      await known.openFile(copyOf(id), 'responses.csv');
    }
    copies.set('a', [copyOf('a', { isWithdrawn: true, hasFiles: false })]);
    copies.delete('b');
    await known.refresh();
    reads.length = 0;
    for (const id of ['a', 'b', 'c']) await known.openFile(copyOf(id), 'responses.csv');
    expect(reads).toEqual(['a responses.csv', 'b responses.csv']);
  });
});
