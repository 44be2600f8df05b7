import { type CouncilDocument, defineModel, modelOf } from '../mongo/model';
import { blobKey, hashOf, memoryBlobs } from '../storage/blob-store';
import { type TestDatabase, testDatabase } from '../testing/test-database';
import { councilExporter } from './council-export';

interface ThingDocument extends CouncilDocument {
  title: string;
  madeAt: Date;
  searchText: string;
  inviteToken: string;
  inputTokens: number;
  contentHash: string;
}

const fields = {
  councilId: String,
  revision: Number,
  title: String,
  madeAt: Date,
  searchText: String,
  inviteToken: String,
  inputTokens: Number,
  contentHash: String,
};
const thingModel = defineModel<ThingDocument>('things', { fields });
const copyModel = defineModel<ThingDocument>('copies', { fields });
const heldModel = defineModel<{ _id: string; owner: string }>('held', { fields: { owner: String } });
const wideModel = defineModel<{ _id: string }>('wide', { fields: {} });

let database: TestDatabase;
beforeEach(async () => {
  database = await testDatabase([thingModel, copyModel, heldModel, wideModel]);
});
afterEach(() => database.stop());

const MADE = '2026-03-02T09:00:00.000Z';
const thing = (councilId: string, at: number) => ({
  _id: `${councilId}.${String(at).padStart(6, '0')}`,
  councilId,
  revision: 1,
  title: `Thing ${at}\nin two lines`,
  madeAt: new Date(MADE),
  searchText: 'thing',
  inviteToken: 'secret',
  inputTokens: 7,
  contentHash: 'abc',
});

const exporter = () =>
  councilExporter(
    { connection: database.connection, blobs: memoryBlobs() },
    {
      models: [thingModel, copyModel, wideModel],
      elsewhere: [{ model: heldModel, path: 'owner' }],
      except: [copyModel],
      without: { things: ['searchText'] },
    },
  );

const read = async (lines: AsyncIterable<string>) => {
  let text = '';
  let longest = 0;
  for await (const piece of lines) {
    expect(piece.endsWith('\n')).toBe(true);
    longest = Math.max(longest, piece.length);
    text += piece;
  }
  return {
    things: text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line)),
    longest,
  };
};

describe('the exported data of a council', () => {
  it('counts are by kind: collections that name a council, without the excluded ones', async () => {
    await modelOf(database.connection, thingModel).insertMany([thing('a', 1), thing('a', 2), thing('b', 1)]);
    await modelOf(database.connection, heldModel).insertMany([{ _id: 'h', owner: 'a' }]);
    expect(await exporter().kinds('a')).toEqual([
      { kind: 'things', count: 2 },
      { kind: 'held', count: 1 },
    ]);
    expect(await exporter().kinds('nobody')).toEqual([
      { kind: 'things', count: 0 },
      { kind: 'held', count: 0 },
    ]);
  });
  it('a kind is JSON Lines without secrets, search texts and data of other councils', async () => {
    await modelOf(database.connection, thingModel).insertMany([thing('b', 1), thing('a', 1)]);
    const { things } = await read(exporter().lines('a', 'things'));
    const { _id, searchText: _, inviteToken: __, contentHash: ___, ...shown } = thing('a', 1);
    expect(things).toEqual([{ id: _id, ...shown, madeAt: MADE }]);
    const empty = await read(exporter().lines('b', 'held'));
    expect(empty.things).toEqual([]);
  });
  it('a large kind comes in pieces in the order of ids and continues after any id', async () => {
    const many = 2_000;
    const all = Array.from({ length: many }, (_, at) => thing('a', many - at));
    await modelOf(database.connection, thingModel).insertMany(all);
    const { things, longest } = await read(exporter().lines('a', 'things'));
    const ids = all.map(({ _id }) => _id).sort();
    expect(things.map(({ id }) => id)).toEqual(ids);
    expect(longest).toBeLessThan(70_000);
    const rest = await read(exporter().lines('a', 'things', ids[many - 3]));
    expect(rest.things.map(({ id }) => id)).toEqual(ids.slice(-2));
  });
  it('a kind is not found when its name is unknown', () => {
    expect(() => exporter().lines('a', 'copies')).toThrow(expect.objectContaining({ code: 'not_found' }));
  });
});

describe('the files of a council that is exported (E-50)', () => {
  const ofCouncil = async () => {
    const blobs = memoryBlobs();
    const put = async (folder: string, text: string, type: string) => {
      const bytes = Buffer.from(text);
      const key = blobKey(folder, hashOf(bytes));
      await blobs.put(key, bytes, type);
      return key;
    };
    const keys = [
      await put('council-a-assets', 'picture', 'image/png'),
      await put('council-a-assets', 'paper', 'application/pdf'),
      await put('council-a-logo', 'thing', 'application/x-other'),
    ].sort();
    await put('council-b-assets', 'theirs', 'image/png');
    await put('council-a-assets-of-another', 'theirs', 'image/png');
    const folders = (councilId: string) => [`council-${councilId}-assets`, `council-${councilId}-logo`];
    const files = councilExporter({ connection: database.connection, blobs }, { models: [], folders });
    return { blobs, keys, files };
  };
  const linesIn = async (lines: AsyncIterable<string>) => {
    const parsed: { id: string; name: string; data: string }[] = [];
    for await (const line of lines) parsed.push(JSON.parse(line));
    return parsed;
  };

  test('files are a kind of their own: whole, named by content and type, of no other council', async () => {
    const { files, keys } = await ofCouncil();
    expect(await files.kinds('a')).toEqual([{ kind: 'files', count: 3 }]);
    const exported = await linesIn(files.lines('a', 'files'));
    expect(exported.map(({ id }) => id)).toEqual(keys);
    const named = new Map(exported.map(({ name, data }) => [Buffer.from(data, 'base64').toString(), name]));
    for (const [text, end] of [
      ['picture', '.png'],
      ['paper', '.pdf'],
      ['thing', ''],
    ] as const) {
      expect(named.get(text)).toBe(`${hashOf(Buffer.from(text))}${end}`);
    }
  });
  test('the export continues after the last file when it was cut off, and skips a file that is gone', async () => {
    const { files, keys, blobs } = await ofCouncil();
    const after = (await linesIn(files.lines('a', 'files', keys[0]))).map(({ id }) => id);
    expect(after).toEqual(keys.slice(1));
    await blobs.delete(keys[1] ?? '');
    expect((await linesIn(files.lines('a', 'files'))).map(({ id }) => id)).toEqual([keys[0], keys[2]]);
  });
});
