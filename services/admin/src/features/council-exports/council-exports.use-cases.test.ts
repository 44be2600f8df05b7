import { gunzipSync } from 'node:zlib';
import { type CouncilExport, councilExportChangedEvent } from '@folkmoot/contracts';
import { silentLogger } from '@folkmoot/service-kit';
import { memoryBlobs, userActor } from '@folkmoot/service-kit/testing';
import { fakeDeps } from '../../testing/fake-deps.fake';
import { councilOf } from '../../testing/samples';
import { cancelCouncilExport, resumeCouncilExport } from './change-council-export.use-case';
import type { CouncilExportDeps } from './council-export.deps';
import type { CouncilSource } from './council-source';
import { downloadCouncilExport } from './download-council-export.use-case';
import { expireExportsAcrossCouncils } from './expire-exports.use-case';
import { listCouncilExportsAcrossCouncils } from './list-council-exports.use-case';
import { startCouncilExport } from './start-council-export.use-case';
import { takeExportsAcrossCouncils } from './take-exports.use-case';

const actor = userActor({ userId: 'sys', role: 'system_admin', councilId: null });
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** Services that have things by number, and break off where a test says so. */
const ground = async (counts: Record<string, number>) => {
  const fake = fakeDeps();
  const asked: (string | null)[] = [];
  const trouble: { after?: number; onLine?: (at: number) => Promise<void> } = {};
  const source: CouncilSource = {
    service: 'campaigns',
    kinds: async () => Object.entries(counts).map(([kind, count]) => ({ kind, count })),
    lines: async function* (councilId, kind, after) {
      asked.push(after);
      for (let at = after === null ? 1 : Number(after) + 1; at <= (counts[kind] ?? 0); at++) {
        await trouble.onLine?.(at);
        if (trouble.after !== undefined && at > trouble.after) throw new Error('cut off');
        yield Buffer.from(`${JSON.stringify({ id: at, councilId, kind })}\n`);
      }
    },
  };
  const blobs = memoryBlobs();
  const deps: CouncilExportDeps = { ...fake.deps, blobs, sources: [source], logger: silentLogger, pieceBytes: 100 };
  await fake.repositories.councils.add(councilOf('a'));
  const { id } = await startCouncilExport(deps, actor, 'a');
  const ref = { councilId: 'a', exportId: id };
  const work = (signal = new AbortController().signal) => takeExportsAcrossCouncils(deps, signal);
  const now = async (): Promise<CouncilExport | undefined> => (await listCouncilExportsAcrossCouncils(deps, 'a'))[0];
  const taken = async () => {
    const texts: string[] = [];
    for (const { hash } of await fake.repositories.councilExports.listPieces(id)) {
      const found = await blobs.get(`council-exports/a/${id}/${hash}`);
      if (found) texts.push(gunzipSync(found.bytes).toString('utf8'));
    }
    return texts
      .join('')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  };
  const files = async () => {
    let count = 0;
    for await (const _ of blobs.list('council-exports/a/')) count += 1;
    return count;
  };
  const told = () => fake.units.eventsOf(councilExportChangedEvent).map(({ payload }) => payload.change);
  return { ...fake, deps, id, ref, work, now, taken, files, told, asked, trouble };
};

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('the export of a council (E-50)', () => {
  it('takes every kind in pieces, says how far it is, and is there for seven days', async () => {
    const { now, work, taken, told, clock, deps } = await ground({ surveys: 3, responses: 40, empty: 0 });
    expect(await now()).toMatchObject({ state: 'waiting', done: 0, total: null, expiresAt: null });
    expect((await startCouncilExport(deps, actor, 'a')).id).toBe((await now())?.id);
    await work();
    expect(await now()).toMatchObject({ state: 'done', done: 43, total: 43, at: null, problem: null });
    expect((await now())?.expiresAt).toBe(new Date(clock.now().getTime() + 7 * DAY_MS).toISOString());
    const things = await taken();
    expect(things.filter(({ kind }) => kind === 'responses').map(({ id }) => id)).toEqual(numbers(40));
    expect(things.filter(({ kind }) => kind === 'surveys').map(({ id }) => id)).toEqual(numbers(3));
    expect(told()).toEqual(['requested', 'finished']);
  });
  it('that is cut off, goes on later after the last piece, nothing lost and nothing twice', async () => {
    const { now, work, taken, trouble, clock, asked } = await ground({ responses: 40 });
    trouble.after = 20;
    await work();
    const cut = await now();
    expect(cut?.state).toBe('waiting');
    expect(cut?.done).toBeGreaterThan(10);
    await work();
    expect(asked).toHaveLength(1);
    delete trouble.after;
    clock.advance(MINUTE_MS);
    await work();
    expect(asked).toEqual([null, String(cut?.done)]);
    expect(await now()).toMatchObject({ state: 'done', done: 40 });
    expect((await taken()).map(({ id }) => id)).toEqual(numbers(40));
  });
  it('of a service that stays away, fails, names it, and goes on when somebody says so', async () => {
    const { now, work, taken, trouble, clock, deps, ref, told } = await ground({ responses: 40 });
    trouble.after = 20;
    for (const _ of numbers(6)) {
      await work();
      clock.advance(10 * MINUTE_MS);
    }
    expect(await now()).toMatchObject({ state: 'failed', problem: 'campaigns', at: { kind: 'responses' } });
    delete trouble.after;
    await resumeCouncilExport(deps, actor, ref);
    await work();
    expect(await now()).toMatchObject({ state: 'done', done: 40, problem: null });
    expect((await taken()).map(({ id }) => id)).toEqual(numbers(40));
    expect(told()).toEqual(['requested', 'failed', 'resumed', 'finished']);
    await expect(resumeCouncilExport(deps, actor, ref)).rejects.toMatchObject({ code: 'transition_not_allowed' });
  });
  it('cancelled while it runs, stops there and can be gone on with', async () => {
    const { now, work, taken, trouble, deps, ref, told } = await ground({ responses: 40 });
    trouble.onLine = async (at) => {
      if (at === 20) await cancelCouncilExport(deps, actor, ref);
    };
    await work();
    const stopped = await now();
    expect(stopped?.state).toBe('cancelled');
    expect(stopped?.done).toBeLessThan(21);
    await expect(cancelCouncilExport(deps, actor, ref)).rejects.toMatchObject({ code: 'transition_not_allowed' });
    await expect(downloadCouncilExport(deps, actor, ref)).rejects.toMatchObject({ code: 'export_gone' });
    delete trouble.onLine;
    await resumeCouncilExport(deps, actor, ref);
    await work();
    expect((await taken()).map(({ id }) => id)).toEqual(numbers(40));
    expect(told()).toEqual(['requested', 'cancelled', 'resumed', 'finished']);
  });
  it('stopped with its service, is found again by the next start', async () => {
    const { now, work, taken, trouble } = await ground({ responses: 40 });
    const stopping = new AbortController();
    trouble.onLine = async (at) => {
      if (at === 20) stopping.abort();
    };
    await expect(work(stopping.signal)).rejects.toThrow();
    expect((await now())?.state).toBe('running');
    delete trouble.onLine;
    await work();
    expect((await taken()).map(({ id }) => id)).toEqual(numbers(40));
  });
  it('after its days, loses its files, and nobody can have it or go on with it', async () => {
    const { now, work, files, clock, deps, ref, told } = await ground({ responses: 40 });
    await work();
    expect(await files()).toBeGreaterThan(3);
    clock.advance(7 * DAY_MS);
    await expect(downloadCouncilExport(deps, actor, ref)).rejects.toMatchObject({ code: 'export_gone' });
    await expireExportsAcrossCouncils(deps, new AbortController().signal);
    expect([await files(), (await now())?.state, (await now())?.expiresAt]).toEqual([0, 'expired', null]);
    await expect(resumeCouncilExport(deps, actor, ref)).rejects.toMatchObject({ code: 'transition_not_allowed' });
    expect(told()).toEqual(['requested', 'finished']);
  });
  it('under the name of another council, is not found', async () => {
    const { deps, ref, repositories, work } = await ground({ responses: 1 });
    await repositories.councils.add(councilOf('b'));
    await work();
    const other = { ...ref, councilId: 'b' };
    for (const verb of [cancelCouncilExport, resumeCouncilExport, downloadCouncilExport]) {
      await expect(verb(deps, actor, other)).rejects.toMatchObject({ code: 'not_found' });
    }
    expect(await listCouncilExportsAcrossCouncils(deps, 'b')).toEqual([]);
    await expect(startCouncilExport(deps, actor, 'nowhere')).rejects.toMatchObject({ code: 'not_found' });
  });
});
