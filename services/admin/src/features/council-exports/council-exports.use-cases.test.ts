import { gunzipSync } from 'node:zlib';
import { type CouncilExport, councilExportChangedEvent } from '@folkmoot/contracts';
import { silentLogger } from '@folkmoot/service-kit';
import { memoryBlobs, userActor } from '@folkmoot/service-kit/testing';
import { councilOf } from '../../testing/samples';
import { testContext } from '../../testing/test-context';
import { cancelCouncilExport, resumeCouncilExport } from './change-council-export.use-case';
import type { CouncilExportTools } from './council-export.types';
import type { CouncilSource } from './council-source';
import { downloadCouncilExport } from './download-council-export.use-case';
import { expireExportsAcrossCouncils } from './expire-exports.use-case';
import { listCouncilExportsAcrossCouncils } from './list-council-exports.use-case';
import { runExportsAcrossCouncils } from './run-exports.use-case';
import { startCouncilExport } from './start-council-export.use-case';

const actor = userActor({ userId: 'sys', role: 'system_admin', councilId: null });
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

const admin = testContext();

/** Services with numbered items, which fail when a test says so. */
const setUp = async (counts: Record<string, number>) => {
  const positions: (string | null)[] = [];
  const trouble: { after?: number; onLine?: (at: number) => Promise<void> } = {};
  const source: CouncilSource = {
    service: 'campaigns',
    kinds: async () => Object.entries(counts).map(([kind, count]) => ({ kind, count })),
    lines: async function* (councilId, kind, after) {
      positions.push(after);
      for (let at = after === null ? 1 : Number(after) + 1; at <= (counts[kind] ?? 0); at++) {
        await trouble.onLine?.(at);
        if (trouble.after !== undefined && at > trouble.after) throw new Error('cut off');
        yield Buffer.from(`${JSON.stringify({ id: at, councilId, kind })}\n`);
      }
    },
  };
  const blobs = memoryBlobs();
  const context = admin.contextOf(actor);
  const tools: CouncilExportTools = { blobs, sources: [source], logger: silentLogger, pieceBytes: 100 };
  await admin.repositories.councils.add(councilOf('a'));
  const { id } = await startCouncilExport(context, 'a');
  const ref = { councilId: 'a', exportId: id };
  const work = (signal = new AbortController().signal) => runExportsAcrossCouncils(admin.system, signal, tools);
  const now = async (): Promise<CouncilExport | undefined> => (await listCouncilExportsAcrossCouncils(context, 'a'))[0];
  const taken = async () => {
    const texts: string[] = [];
    for (const { hash } of await admin.repositories.councilExports.listPieces(id)) {
      const blob = await blobs.get(`council-exports/a/${id}/${hash}`);
      if (blob) texts.push(gunzipSync(blob.bytes).toString('utf8'));
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
  const changes = () => admin.units.eventsOf(councilExportChangedEvent).map(({ payload }) => payload.change);
  return { ...admin, context, tools, id, ref, work, now, taken, files, changes, positions, trouble };
};

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe("a council's export (E-50)", () => {
  it('an export copies every kind in pieces, reports its progress, and is available for seven days', async () => {
    const { now, work, taken, changes, clock, context } = await setUp({ surveys: 3, responses: 40, empty: 0 });
    expect(await now()).toMatchObject({ state: 'waiting', done: 0, total: null, expiresAt: null });
    expect((await startCouncilExport(context, 'a')).id).toBe((await now())?.id);
    await work();
    expect(await now()).toMatchObject({ state: 'done', done: 43, total: 43, at: null, problem: null });
    expect((await now())?.expiresAt).toBe(new Date(clock.now().getTime() + 7 * DAY_MS).toISOString());
    const things = await taken();
    expect(things.filter(({ kind }) => kind === 'responses').map(({ id }) => id)).toEqual(numbers(40));
    expect(things.filter(({ kind }) => kind === 'surveys').map(({ id }) => id)).toEqual(numbers(3));
    expect(changes()).toEqual(['requested', 'finished']);
  });
  it('an interrupted export continues after the last piece, with no item lost or repeated', async () => {
    const { now, work, taken, trouble, clock, positions } = await setUp({ responses: 40 });
    trouble.after = 20;
    await work();
    const cut = await now();
    expect(cut?.state).toBe('waiting');
    expect(cut?.done).toBeGreaterThan(10);
    await work();
    expect(positions).toHaveLength(1);
    delete trouble.after;
    clock.advance(MINUTE_MS);
    await work();
    expect(positions).toEqual([null, String(cut?.done)]);
    expect(await now()).toMatchObject({ state: 'done', done: 40 });
    expect((await taken()).map(({ id }) => id)).toEqual(numbers(40));
  });
  it('an export fails and names the service when the service stays down, and continues when it is resumed', async () => {
    const { now, work, taken, trouble, clock, context, ref, changes } = await setUp({ responses: 40 });
    trouble.after = 20;
    for (const _ of numbers(6)) {
      await work();
      clock.advance(10 * MINUTE_MS);
    }
    expect(await now()).toMatchObject({ state: 'failed', problem: 'campaigns', at: { kind: 'responses' } });
    delete trouble.after;
    await resumeCouncilExport(context, ref);
    await work();
    expect(await now()).toMatchObject({ state: 'done', done: 40, problem: null });
    expect((await taken()).map(({ id }) => id)).toEqual(numbers(40));
    expect(changes()).toEqual(['requested', 'failed', 'resumed', 'finished']);
    await expect(resumeCouncilExport(context, ref)).rejects.toMatchObject({ code: 'transition_not_allowed' });
  });
  it('a running export stops when it is cancelled, and can be resumed', async () => {
    const { now, work, taken, trouble, context, tools, ref, changes } = await setUp({ responses: 40 });
    trouble.onLine = async (at) => {
      if (at === 20) await cancelCouncilExport(context, ref);
    };
    await work();
    const stopped = await now();
    expect(stopped?.state).toBe('cancelled');
    expect(stopped?.done).toBeLessThan(21);
    await expect(cancelCouncilExport(context, ref)).rejects.toMatchObject({ code: 'transition_not_allowed' });
    await expect(downloadCouncilExport(context, ref, tools)).rejects.toMatchObject({ code: 'export_gone' });
    delete trouble.onLine;
    await resumeCouncilExport(context, ref);
    await work();
    expect((await taken()).map(({ id }) => id)).toEqual(numbers(40));
    expect(changes()).toEqual(['requested', 'cancelled', 'resumed', 'finished']);
  });
  it('an export is continued by the next start when its service was stopped', async () => {
    const { now, work, taken, trouble } = await setUp({ responses: 40 });
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
  it('an export loses its files and cannot be downloaded or resumed when its retention is over', async () => {
    const { now, work, files, clock, system, context, tools, ref, changes } = await setUp({ responses: 40 });
    await work();
    expect(await files()).toBeGreaterThan(3);
    clock.advance(7 * DAY_MS);
    await expect(downloadCouncilExport(context, ref, tools)).rejects.toMatchObject({ code: 'export_gone' });
    await expireExportsAcrossCouncils(system, new AbortController().signal, tools);
    expect([await files(), (await now())?.state, (await now())?.expiresAt]).toEqual([0, 'expired', null]);
    await expect(resumeCouncilExport(context, ref)).rejects.toMatchObject({ code: 'transition_not_allowed' });
    expect(changes()).toEqual(['requested', 'finished']);
  });
  it('an export is not found when another council is named', async () => {
    const { context, tools, ref, repositories, work } = await setUp({ responses: 1 });
    await repositories.councils.add(councilOf('b'));
    await work();
    const other = { ...ref, councilId: 'b' };
    for (const verb of [cancelCouncilExport, resumeCouncilExport, downloadCouncilExport]) {
      await expect(verb(context, other, tools)).rejects.toMatchObject({ code: 'not_found' });
    }
    expect(await listCouncilExportsAcrossCouncils(context, 'b')).toEqual([]);
    await expect(startCouncilExport(context, 'nowhere')).rejects.toMatchObject({ code: 'not_found' });
  });
});
