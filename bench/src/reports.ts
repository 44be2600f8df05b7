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
  exportResponsesFileOperation,
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

/** The long form is `RESPONSES=10000,100000,1000000`. */
const SIZES = (process.env.RESPONSES ?? '10000,100000').split(',').map(Number);
const ROUNDS = 7;
const READS = 10;
const SLOW_MS = 20;
const MEMORY_EVERY_MS = 50;
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

/** Sends the service a message, and returns its totals when the work is done. */
const request = async (child: ChildProcess, message: object): Promise<Taken> => {
  child.send(message);
  const [answer] = (await once(child, 'message')) as [Taken];
  return answer;
};

const makeCampaign = async (call: Call, child: ChildProcess, responses: number): Promise<string> => {
  const { body } = await call(createCampaignOperation, { as: me, body: { title: `${responses} responses` } });
  const params = { campaignId: body.id };
  await call(saveSurveyOperation, { as: me, params, body: { title: 'Bench', questions } });
  await call(activateCampaignOperation, { as: me, params });
  const began = performance.now();
  await request(child, { fill: { campaignId: body.id, councilId: me.councilId, responses } });
  const rate = responses / ((performance.now() - began) / 1000);
  process.stderr.write(`${responses} responses stored, ${rate.toFixed(0)} per second\n`);
  return body.id;
};

/** Views of a range per second, measured for the sizes in turns. */
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

/** Cost of one report: calls and computing time. A busy machine makes it slower, but does not change these. */
const reportCosts = async (call: Call, child: ChildProcess, campaignId: string, size: number): Promise<string> => {
  const query = { from: '2026-01-10', to: '2026-03-20' };
  const before = await request(child, {});
  for (let read = 0; read < READS; read++) await call(getReportOperation, { as: me, params: { campaignId }, query });
  const after = await request(child, {});
  const cpu = (after.cpu - before.cpu) / READS;
  const queries = (after.queries - before.queries) / READS;
  return `${`one report of a range, ${size} responses`.padEnd(58)} ${cpu.toFixed(1)} ms of processor, ${queries} queries`;
};

/**
 * The PDF of 20 questions, drawn in a thread: time of the main thread, and time until the result. The first run is
 * reported separately, since the process has not compiled this code before.
 */
const printed = async (child: ChildProcess, campaignId: string, size: number): Promise<string> => {
  const times: number[] = [];
  const scripts: number[] = [];
  for (let round = 0; round < 6; round++) {
    const began = performance.now();
    const before = await request(child, {});
    const after = await request(child, { draw: campaignId });
    times.push(performance.now() - began);
    scripts.push(after.script - before.script);
  }
  const [first = 0, ...others] = scripts;
  const script = median(others).toFixed(0);
  const whole = median(times.slice(1)).toFixed(0);
  const name = `PDF of 20 questions, ${size} responses`.padEnd(58);
  return `${name} ${script} ms of the main thread (the first ${first.toFixed(0)}), ${whole} ms in all`;
};

interface Counted {
  readonly first: number;
  readonly whole: number;
  readonly found: number;
}

/** Milliseconds until the first page of a count arrives, and until all pages have arrived. */
const countThrough = async (call: Call, campaignId: string, where: string): Promise<Counted> => {
  const began = performance.now();
  const page = async (cursor: string | null) => {
    const query: Record<string, string> = { ...(where ? { where } : {}), ...(cursor ? { cursor } : {}) };
    return (await call(countAnswersOperation, { as: me, params: { campaignId }, query })).body;
  };
  let { responses, nextCursor } = await page(null);
  const first = performance.now() - began;
  while (nextCursor) {
    const next = await page(nextCursor);
    responses += next.responses;
    nextCursor = next.nextCursor;
  }
  return { first, whole: performance.now() - began, found: responses };
};

const filtered = async (call: Call, campaignId: string, size: number, where: string): Promise<string> => {
  const counts: Counted[] = [];
  for (let round = 0; round < 3; round++) counts.push(await countThrough(call, campaignId, where));
  const name = `filter ${where || '(none)'}, ${size} responses, ${counts[0]?.found} fit`;
  const first = median(counts.map((count) => count.first));
  const whole = median(counts.map((count) => count.whole));
  return `${name.padEnd(58)} first page ${first.toFixed(0)} ms, all ${whole.toFixed(0)} ms`;
};

const csv: Operation = exportResponsesOperation;
const other: Operation = exportResponsesFileOperation;

const openExport = async (url: string, campaignId: string, format = 'csv') => {
  const { path: pattern } = format === 'csv' ? csv : other;
  const address = pattern.replace(':campaignId', campaignId).replace(':format', format);
  const response = await fetch(`${url}${address}`, {
    headers: { [ACTOR_HEADER]: await tokenFor(me, 'campaigns') },
  });
  if (!response.body || response.status !== 200) throw new Error(`the export answered ${response.status}`);
  return response.body;
};

/** Rows per second of an export with a fast reader, and the memory of an export with a slow reader. */
const exported = async (url: string, child: ChildProcess, campaignId: string, size: number): Promise<string> => {
  const rates: number[] = [];
  const costs: number[] = [];
  for (let round = 0; round < 3; round++) {
    const { cpu } = await request(child, {});
    const began = performance.now();
    let bytes = 0;
    for await (const piece of await openExport(url, campaignId)) bytes += piece.length;
    if (bytes < size) throw new Error('the export is too short');
    rates.push(size / ((performance.now() - began) / 1000));
    costs.push((((await request(child, {})).cpu - cpu) * 1000) / size);
  }
  const { memory: before } = await request(child, {});
  let most = before;
  let pieces = 0;
  for await (const _ of await openExport(url, campaignId)) {
    await pause(SLOW_MS);
    pieces += 1;
    if (pieces % 25 === 0) most = Math.max(most, (await request(child, {})).memory);
    if (pieces > 150) break;
  }
  const growth = (most - before) / MB;
  return (
    `export, ${size} responses`.padEnd(58) +
    ` ${median(rates).toFixed(0)} rows per second (${rates.map((rate) => rate.toFixed(0)).join(' ')}), ${median(costs).toFixed(0)} µs of processor a row; slow reader: ${growth.toFixed(0)} MB more`
  );
};

/** Rows per second of a format, and how far the memory of the service grows above what it was before, without a pause. */
const exportedAs = async (url: string, child: ChildProcess, campaignId: string, size: number, format: string) => {
  const rates: number[] = [];
  let growth = 0;
  let bytes = 0;
  const { cpu, memory: before } = await request(child, {});
  for (let round = 0; round < 3; round++) {
    const began = performance.now();
    bytes = 0;
    let asked = 0;
    for await (const piece of await openExport(url, campaignId, format)) {
      bytes += piece.length;
      if (performance.now() - began < asked + MEMORY_EVERY_MS) continue;
      asked = performance.now() - began;
      growth = Math.max(growth, (await request(child, {})).memory - before);
    }
    rates.push(size / ((performance.now() - began) / 1000));
  }
  const after = await request(child, {});
  growth = Math.max(growth, after.memory - before);
  const cost = ((after.cpu - cpu) * 1000) / size / rates.length;
  return (
    `${format}, ${size} responses`.padEnd(58) +
    ` ${median(rates).toFixed(0)} rows per second (${rates.map((rate) => rate.toFixed(0)).join(' ')}), ${cost.toFixed(0)} µs of processor a row, ${(bytes / MB).toFixed(1)} MB; ${(growth / MB).toFixed(0)} MB more memory`
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

/** P8 to P10 on the embedded engine, or on the server in MONGODB_URI. */
export const reports = async (): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'folkmoot-bench-'));
  try {
    const uri =
      process.env.MONGODB_URI ??
      (await begin<{ uri: string }>('intake/engine.ts', { DB_PATH: path.join(folder, 'database') })).message.uri;
    const { child, message } = await begin<{ url: string }>('reports/service.ts', { MONGODB_URI: uri });
    const call = caller(message.url, { service: 'campaigns' });
    const campaigns: string[] = [];
    for (const size of SIZES) campaigns.push(await makeCampaign(call, child, size));
    const files = async (): Promise<string[]> => {
      const measured: string[] = [];
      for (const format of ['csv', 'xlsx', 'sav', 'jsonl']) {
        for (const [index, campaignId] of campaigns.entries())
          measured.push(await exportedAs(message.url, child, campaignId, SIZES[index] ?? 0, format));
      }
      return measured;
    };
    if (process.env.ONLY === 'files') return [machine(), ...(await files()), machine()].join('\n');
    const lines = [machine(), await views(call, campaigns)];
    for (const [index, campaignId] of campaigns.entries()) {
      const size = SIZES[index] ?? 0;
      lines.push(
        await reportCosts(call, child, campaignId, size),
        await filtered(call, campaignId, size, 'q0:q0_1'),
        await filtered(call, campaignId, size, 'q0:q0_1;q2:5,4'),
        await filtered(call, campaignId, size, 'q4=benches'),
        await filtered(call, campaignId, size, ''),
        await exported(message.url, child, campaignId, size),
        await printed(child, campaignId, size),
      );
    }
    return [...lines, ...(await files()), await recounted(call), machine()].join('\n');
  } finally {
    killAll();
    await rm(folder, { recursive: true, force: true });
  }
};
