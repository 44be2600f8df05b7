import { systemActor } from '@folkmoot/contracts';
import { otherCouncil, ownCouncil } from '@folkmoot/service-kit/testing';
import { subscribersUnits } from '../../testing/subscribers-units';
import { cancel, type ImportLayout, receive, start } from './import.domain';
import { importModel } from './import.mongo';
import type { ImportRepository } from './import.repository';
import { importRowModel } from './import-row.mongo';

const { repositoriesOf } = subscribersUnits([importModel, importRowModel]);
const repositories = () => ({
  own: repositoriesOf(ownCouncil),
  other: repositoriesOf(otherCouncil),
  sweep: repositoriesOf(null).importSweep,
});

const at = (minute: number) => new Date(Date.UTC(2026, 2, 2, 9, minute));
const actor = systemActor('subscribers', 'c1');
const layout: ImportLayout = {
  encoding: 'UTF-8',
  delimiter: ',',
  quote: '"',
  columns: [],
  hasHeader: false,
  emailColumn: 0,
  first: { offset: 0, line: 1 },
  afterHeader: { offset: 9, line: 2 },
  rows: 5,
};
const choice = { emailColumn: 0, hasHeader: false, tagIds: ['t1'], consentSource: 'Paper forms' };

describe('imports', () => {
  const started = async ({ imports }: { imports: ImportRepository }, minute: number) => {
    const added = await imports.add({ fileName: `people-${minute}.csv`, actor }, at(minute));
    const received = await imports.save(receive(added, { pieces: ['hash'], layout }, at(minute)));
    return imports.save(start(received, choice, actor, at(minute)));
  };

  it('get refuses an import during its upload, find returns it, and another council cannot see it', async () => {
    const { own, other } = repositories();
    const added = await own.imports.add({ fileName: 'people.csv', actor }, at(0));
    expect(await own.imports.find(added.id)).toEqual(added);
    await expect(own.imports.get(added.id)).rejects.toMatchObject({ code: 'not_found' });
    const received = await own.imports.save(receive(added, { pieces: ['hash'], layout }, at(1)));
    expect(await own.imports.get(added.id)).toEqual(received);
    expect(await other.imports.find(added.id)).toBeNull();
    await expect(other.imports.save(received)).rejects.toMatchObject({ code: 'not_found' });
    await other.imports.remove(added.id);
    expect(await own.imports.find(added.id)).toEqual(received);
    await expect(own.imports.save(added)).rejects.toMatchObject({ code: 'stale_revision' });
  });

  it('started imports are listed newest first, page by page', async () => {
    const { own, other } = repositories();
    await own.imports.add({ fileName: 'never.csv', actor }, at(9));
    for (const minute of [1, 2, 3]) await started(own, minute);
    const first = await own.imports.list({ limit: 2 });
    const rest = await own.imports.list({ limit: 2, cursor: first.nextCursor ?? undefined });
    const names = [...first.items, ...rest.items].map(({ fileName }) => fileName);
    expect(names).toEqual(['people-3.csv', 'people-2.csv', 'people-1.csv']);
    expect([rest.nextCursor, (await other.imports.list({})).items]).toEqual([null, []]);
  });

  it('imports that ended are listed from a time on, the last ended first', async () => {
    const { own, other } = repositories();
    const ended = async (of: typeof own, minute: number) =>
      of.imports.save(cancel(await started(of, minute), at(minute + 10)));
    for (const minute of [1, 2, 3]) await ended(own, minute);
    await started(own, 4);
    await ended(other, 5);
    const names = async (limit: number) =>
      (await own.imports.listEndedSince(at(12), limit)).map(({ fileName }) => fileName);
    expect(await names(5)).toEqual(['people-3.csv', 'people-2.csv']);
    expect(await names(1)).toEqual(['people-3.csv']);
  });

  it('the sweep finds stalled imports and imports whose file is due for deletion', async () => {
    const { own, other, sweep } = repositories();
    const [old, fresh] = [await started(own, 1), await started(other, 30)];
    const broken = await own.imports.add({ fileName: 'broken.csv', actor }, at(2));
    const gone = await own.imports.save(cancel(await started(own, 3), at(4)));
    const ref = ({ id, councilId }: { id: string; councilId: string }) => ({ importId: id, councilId });
    expect(await sweep.listStalledAcrossCouncils(at(20))).toEqual([ref(old)]);
    expect((await sweep.listStalledAcrossCouncils(at(40))).length).toBe(2);
    expect(await sweep.listFilesDueAcrossCouncils(at(40))).toEqual([]);
    const nextDay = new Date(at(3).getTime() + 86_400_000);
    expect(await sweep.listFilesDueAcrossCouncils(nextDay)).toEqual([ref(broken)]);
    await own.imports.save({ ...gone, pieces: [] });
    const nextWeek = new Date(at(59).getTime() + 7 * 86_400_000);
    const due = (await sweep.listFilesDueAcrossCouncils(nextWeek)).map(({ importId }) => importId).sort();
    expect(due).toEqual([broken.id, old.id, fresh.id].sort());
  });

  it('rejected rows are listed by line up to the limit, and an address is erased in its own council only', async () => {
    const { own, other } = repositories();
    const rows = [9, 2, 5].map((line) => ({ line, email: `P${line}@x.example`, reason: 'why' }));
    for (const { importRows } of [own, other]) await importRows.addAll('i1', rows, at(0));
    await own.importRows.addAll('i2', [], at(0));
    expect((await own.importRows.list('i1', 2)).map(({ line }) => line)).toEqual([2, 5]);
    await own.importRows.eraseAddress('p5@x.example');
    const all: string[] = [];
    for await (const { email } of own.importRows.stream('i1')) all.push(email);
    expect(all).toEqual(['P2@x.example', '', 'P9@x.example']);
    expect((await other.importRows.list('i1', 9))[1]?.email).toBe('P5@x.example');
    expect(await own.importRows.list('i2', 9)).toEqual([]);
  });
});
