/** @file P8, P9 and P10: reports over few and many responses, filters, the export with a slow reader, and the PDF. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  activateCampaignOperation,
  countAnswersOperation,
  createCampaignOperation,
  exportResponsesOperation,
  getReportOperation,
  type Operation,
  recountReportsOperation,
  saveSurveyOperation,
  systemActor,
} from '@folkmoot/contracts';
import { ACTOR_HEADER } from '@folkmoot/service-kit';
import { caller, tokenFor, userActor } from '@folkmoot/service-kit/testing';
import { createChildren } from './children';
import { questions } from './reports/responses';
import { interleaved, machine, median, table } from './rounds';

/** `RESPONSES=10000,100000,1000000` is the long form. */
const SIZES = (process.env.RESPONSES ?? '10000,100000').split(',').map(Number);
const ROUNDS = 7;
const READS = 10;
const SLOW_MS = 20;
const MB = 1_048_576;

const me = userActor();
const { start: begin, killAll } = createChildren();

type Call = ReturnType<typeof caller>;

/** Totals of the service's process: milliseconds of processor and of its main thread, bytes, calls of the database. */
interface Taken {
  readonly cpu: number;
  readonly script: number;
  readonly memory: number;
  readonly queries: number;
}

/** Tells the service something, and gives what it has taken once it is done. */
const tell = async (child: ChildProcess, message: object): Promise<Taken> => {
  child.send(message);
  const [told] = (await once(child, 'message')) as [Taken];
  return told;
};

const makeCampaign = async (call: Call, child: ChildProcess, responses: number): Promise<string> => {
  const { body } = await call(createCampaignOperation, { as: me, body: { title: `${responses} responses` } });
  const params = { campaignId: body.id };
  await call(saveSurveyOperation, { as: me, params, body: { title: 'Bench', questions } });
  await call(activateCampaignOperation, { as: me, params });
  const began = performance.now();
  await tell(child, { fill: { campaignId: body.id, councilId: me.councilId, responses } });
  const rate = responses / ((performance.now() - began) / 1000);
  process.stderr.write(`${responses} responses stored, ${rate.toFixed(0)} per second\n`);
  return body.id;
};

/** Views of a range per second, the sizes by turns. */
const views = async (call: Call, campaigns: readonly string[]): Promise<string> => {
  const variants = campaigns.map((campaignId, index) => ({
    name: `report of a range, ${SIZES[index]}`,
    measure: async () => {
      const began = performance.now();
      for (let read = 0; read < READS; read++) {
        const query = { from: '2026-01-10', to: '2026-03-20' };
        const { status } = await call(getReportOperation, { as: me, params: { campaignId }, query });
        if (status !== 200) throw new Error(`the report answered ${status}`);
      }
      return READS / ((performance.now() - began) / 1000);
    },
  }));
  return table(await interleaved(variants, ROUNDS));
};

/** What one report takes: a busy machine makes it wait, but not ask or compute more. */
const reportCosts = async (call: Call, child: ChildProcess, campaignId: string, size: number): Promise<string> => {
  const query = { from: '2026-01-10', to: '2026-03-20' };
  const before = await tell(child, {});
  for (let read = 0; read < READS; read++) await call(getReportOperation, { as: me, params: { campaignId }, query });
  const after = await tell(child, {});
  const [cpu, queries] = [(after.cpu - before.cpu) / READS, (after.queries - before.queries) / READS];
  return `${`one report of a range, ${size} responses`.padEnd(58)} ${cpu.toFixed(1)} ms of processor, ${queries} queries`;
};

/**
 * The PDF of 20 questions, drawn in a thread: what stays for the main one, and how long one waits. The first one of all is
 * told apart, since the process has not done such work before.
 */
const printed = async (child: ChildProcess, campaignId: string, size: number): Promise<string> => {
  const times: number[] = [];
  const scripts: number[] = [];
  for (let round = 0; round < 6; round++) {
    const [began, before] = [performance.now(), await tell(child, {})];
    const after = await tell(child, { draw: campaignId });
    times.push(performance.now() - began);
    scripts.push(after.script - before.script);
  }
  const [first = 0, ...others] = scripts;
  const [script, whole] = [median(others).toFixed(0), median(times.slice(1)).toFixed(0)];
  const name = `PDF of 20 questions, ${size} responses`.padEnd(58);
  return `${name} ${script} ms of the main thread (the first ${first.toFixed(0)}), ${whole} ms in all`;
};

interface Counted {
  readonly first: number;
  readonly whole: number;
  readonly found: number;
}

/** Milliseconds until the first page of a count is there, and until all of them are. */
const countThrough = async (call: Call, campaignId: string, where: string): Promise<Counted> => {
  const began = performance.now();
  const page = async (cursor: string | null) => {
    const query: Record<string, string> = { ...(where ? { where } : {}), ...(cursor ? { cursor } : {}) };
    return (await call(countAnswersOperation, { as: me, params: { campaignId }, query })).body;
  };
  let { responses: found, nextCursor } = await page(null);
  const first = performance.now() - began;
  while (nextCursor) {
    const next = await page(nextCursor);
    found += next.responses;
    nextCursor = next.nextCursor;
  }
  return { first, whole: performance.now() - began, found };
};

const filtered = async (call: Call, campaignId: string, size: number, where: string): Promise<string> => {
  const counts: Counted[] = [];
  for (let round = 0; round < 3; round++) counts.push(await countThrough(call, campaignId, where));
  const name = `filter ${where || '(none)'}, ${size} responses, ${counts[0]?.found} fit`;
  const [first, whole] = [median(counts.map((count) => count.first)), median(counts.map((count) => count.whole))];
  return `${name.padEnd(58)} first page ${first.toFixed(0)} ms, all ${whole.toFixed(0)} ms`;
};

const openExport = async (url: string, campaignId: string) => {
  const operation: Operation = exportResponsesOperation;
  const response = await fetch(`${url}${operation.path.replace(':campaignId', campaignId)}`, {
    headers: { [ACTOR_HEADER]: await tokenFor(me, 'campaigns') },
  });
  if (!response.body || response.status !== 200) throw new Error(`the export answered ${response.status}`);
  return response.body;
};

/** Rows per second of an export that is read as fast as it comes, and how much memory one that is read slowly takes. */
const exported = async (url: string, child: ChildProcess, campaignId: string, size: number): Promise<string> => {
  const rates: number[] = [];
  const costs: number[] = [];
  for (let round = 0; round < 3; round++) {
    const { cpu } = await tell(child, {});
    const began = performance.now();
    let bytes = 0;
    for await (const piece of await openExport(url, campaignId)) bytes += piece.length;
    if (bytes < size) throw new Error('the export is too short');
    rates.push(size / ((performance.now() - began) / 1000));
    costs.push((((await tell(child, {})).cpu - cpu) * 1000) / size);
  }
  const { memory: before } = await tell(child, {});
  let most = before;
  let pieces = 0;
  for await (const _ of await openExport(url, campaignId)) {
    await pause(SLOW_MS);
    pieces += 1;
    if (pieces % 25 === 0) most = Math.max(most, (await tell(child, {})).memory);
    if (pieces > 150) break;
  }
  const growth = (most - before) / MB;
  return (
    `export, ${size} responses`.padEnd(58) +
    ` ${median(rates).toFixed(0)} rows per second (${rates.map((rate) => rate.toFixed(0)).join(' ')}), ${median(costs).toFixed(0)} µs of processor a row; slow reader: ${growth.toFixed(0)} MB more`
  );
};

const recounted = async (call: Call): Promise<string> => {
  const began = performance.now();
  const { body } = await call(recountReportsOperation, { as: systemActor('operator'), body: { repair: false } });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  return body.different.length === 0
    ? `recount of ${body.responses} responses in ${seconds} s: equal`
    : `RECOUNT DIFFERS: ${JSON.stringify(body.different)}`;
};

/** P8 to P10 on the embedded engine, or on the server that MONGODB_URI names. */
export const reports = async (): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'folkmoot-bench-'));
  try {
    const uri =
      process.env.MONGODB_URI ??
      (await begin<{ uri: string }>('intake/engine.ts', { DB_PATH: path.join(folder, 'database') })).told.uri;
    const { child, told } = await begin<{ url: string }>('reports/service.ts', { MONGODB_URI: uri });
    const call = caller(told.url, { service: 'campaigns' });
    const campaigns: string[] = [];
    for (const size of SIZES) campaigns.push(await makeCampaign(call, child, size));
    const lines = [machine(), await views(call, campaigns)];
    for (const [index, campaignId] of campaigns.entries()) {
      const size = SIZES[index] ?? 0;
      lines.push(
        await reportCosts(call, child, campaignId, size),
        await filtered(call, campaignId, size, 'q0:q0_1'),
        await filtered(call, campaignId, size, 'q0:q0_1;q2:5,4'),
        await filtered(call, campaignId, size, 'q4=benches'),
        await filtered(call, campaignId, size, ''),
        await exported(told.url, child, campaignId, size),
        await printed(child, campaignId, size),
      );
    }
    return [...lines, await recounted(call), machine()].join('\n');
  } finally {
    killAll();
    await rm(folder, { recursive: true, force: true });
  }
};
