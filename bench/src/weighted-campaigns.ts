/**
 * @file Weighting in the campaigns service: the time from a response to new weights, the longest time that the event loop is blocked, a weighted
 * report against a recount, and P8 with weighting off and on.
 */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  activateCampaignOperation,
  createCampaignOperation,
  getReportOperation,
  getWeightingOperation,
  recountReportsOperation,
  saveSurveyOperation,
  saveWeightingOperation,
  systemActor,
} from '@folkmoot/contracts';
import { caller, userActor } from '@folkmoot/service-kit/testing';
import { weighGroups } from '@folkmoot/statistics';
import { createChildren } from './children';
import { interleaved, median, table } from './rounds';
import { answersOf, population, weightedQuestions } from './weighted/responses';

/** The long form is `WEIGHTED=5000,50000,1000000`. */
const SIZES = (process.env.WEIGHTED ?? '5000,50000').split(',').map(Number);
const ROUNDS = Number(process.env.ROUNDS ?? 7);
const READS = 5;
const COUNTING_PAUSE_MS = 200;

const me = userActor();
const { start: begin, killAll } = createChildren();
type Call = ReturnType<typeof caller>;

interface Taken {
  /** Longest time that the event loop was blocked since the last reset, in milliseconds. */
  readonly blockedMs: number;
}

const request = async (child: ChildProcess, message: object): Promise<Taken> => {
  child.send(message);
  const [answer] = (await once(child, 'message')) as [Taken];
  return answer;
};

interface Made {
  readonly campaignId: string;
  readonly size: number;
  stored: number;
}

const store = async (child: ChildProcess, campaign: Made, responses: number): Promise<void> => {
  const fill = {
    campaignId: campaign.campaignId,
    councilId: me.councilId,
    responses,
    from: campaign.stored,
    isLinked: true,
  };
  await request(child, { fill });
  campaign.stored += responses;
};

const makeCampaign = async (call: Call, child: ChildProcess, size: number): Promise<Made> => {
  const { body } = await call(createCampaignOperation, { as: me, body: { title: `${size} responses` } });
  const params = { campaignId: body.id };
  await call(saveSurveyOperation, { as: me, params, body: { title: 'Bench', questions: weightedQuestions } });
  await call(activateCampaignOperation, { as: me, params });
  const campaign = { campaignId: body.id, size, stored: 0 };
  await store(child, campaign, size);
  return campaign;
};

const weightingOf = async (call: Call, campaignId: string) =>
  (await call(getWeightingOperation, { as: me, params: { campaignId }, query: {} })).body;

/** Switches weighting on. Returns the time until all cells are counted, and the longest time that the event loop is blocked meanwhile. */
const switchOn = async (call: Call, child: ChildProcess, { campaignId, size }: Made): Promise<string> => {
  await request(child, { reset: true });
  const began = performance.now();
  const body = {
    isOn: true,
    dimensionIds: population.map(({ id }) => id),
    trim: { low: 0.3, high: 3 },
  };
  await call(saveWeightingOperation, { as: me, params: { campaignId }, query: {}, body });
  let status = await weightingOf(call, campaignId);
  while (status.reasons[0]?.code === 'counting') {
    await pause(COUNTING_PAUSE_MS);
    status = await weightingOf(call, campaignId);
  }
  const ms = performance.now() - began;
  const { blockedMs } = await request(child, {});
  if (status.state !== 'weighted') throw new Error(JSON.stringify(status.reasons));
  return `cells of ${size} responses counted in ${ms.toFixed(0)} ms, event loop blocked for at most ${blockedMs.toFixed(0)} ms`;
};

/** Milliseconds from a stored response to weights that include it, and the longest time that the event loop is blocked meanwhile. */
const recomputed = async (call: Call, child: ChildProcess, campaign: Made) => {
  const times: number[] = [];
  let longest = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    await store(child, campaign, 1);
    await request(child, { reset: true });
    const began = performance.now();
    const { n } = await weightingOf(call, campaign.campaignId);
    times.push(performance.now() - began);
    longest = Math.max(longest, (await request(child, {})).blockedMs);
    if (n !== campaign.stored) throw new Error(`weights of ${n} responses, not of ${campaign.stored}`);
  }
  return { ms: median(times), most: Math.max(...times), longest };
};

/** Weighted percentages of the first rating and the mean of the number, from single responses. */
const recount = (responses: number) => {
  const groups = new Map<string, { categories: (string | null)[]; responses: number }>();
  const keyOf = (answers: ReturnType<typeof answersOf>) =>
    population
      .map(({ id }) => String(answers.find(({ questionId }) => questionId === `by_${id}`)?.answer ?? ''))
      .join();
  for (let at = 0; at < responses; at += 1) {
    const key = keyOf(answersOf(at));
    const group = groups.get(key) ?? { categories: key.split(',').map((each) => each || null), responses: 0 };
    group.responses += 1;
    groups.set(key, group);
  }
  const margins = population.map(({ id, categories }) => ({
    id,
    categories: categories.map((category) => ({ id: category.id, people: category.people ?? 0 })),
  }));
  const weighed = weighGroups([...groups.values()], { margins, trim: { low: 0.3, high: 3 } });
  if (weighed.state !== 'weighted') throw new Error(JSON.stringify(weighed.reasons));
  const weightOf = new Map([...groups.keys()].map((key, index) => [key, weighed.weights[index] ?? 0]));
  const sums = { all: 0, hours: 0, ratings: [0, 0, 0, 0, 0] };
  for (let at = 0; at < responses; at += 1) {
    const answers = answersOf(at);
    const weight = weightOf.get(keyOf(answers)) ?? 0;
    const rating = Number(answers.find(({ questionId }) => questionId === 'r0')?.answer);
    sums.all += weight;
    sums.hours += weight * Number(answers.find(({ questionId }) => questionId === 'hours')?.answer);
    sums.ratings[rating - 1] = (sums.ratings[rating - 1] ?? 0) + weight;
  }
  return { hours: sums.hours / sums.all, ratings: sums.ratings.map((sum) => (100 * sum) / sums.all) };
};

const reportOf = async (call: Call, campaignId: string, query: Record<string, string>) => {
  const { status, body } = await call(getReportOperation, { as: me, params: { campaignId }, query: query as never });
  if (status !== 200) throw new Error(`the report answered ${status}`);
  return body;
};

const checked = async (call: Call, child: ChildProcess, { campaignId, stored }: Made): Promise<string> => {
  await request(child, { reset: true });
  const began = performance.now();
  const { results } = await reportOf(call, campaignId, { weighted: 'true' });
  const ms = performance.now() - began;
  const { blockedMs } = await request(child, {});
  const expected = recount(stored);
  const ratings = results.find(({ questionId }) => questionId === 'r0')?.segments ?? [];
  const differences = [
    ...expected.ratings.map((value, index) => Math.abs(value - (ratings[index]?.weightedPercent ?? Number.NaN))),
    Math.abs(expected.hours - (results.find(({ questionId }) => questionId === 'hours')?.weightedMean ?? Number.NaN)),
  ];
  const largest = Math.max(...differences);
  if (!(largest <= 0.0051)) throw new Error(`a weighted figure differs from its recount by ${largest}`);
  return `weighted report of ${stored} responses equals a recount; the first in ${ms.toFixed(0)} ms, event loop blocked for at most ${blockedMs.toFixed(0)} ms`;
};

/** Reports per second, by turns. */
const views = async (call: Call, off: Made, on: Made): Promise<string> => {
  const measured = (name: string, { campaignId }: Made, query: Record<string, string>) => ({
    name,
    measure: async () => {
      const began = performance.now();
      for (let read = 0; read < READS; read += 1) await reportOf(call, campaignId, query);
      return READS / ((performance.now() - began) / 1000);
    },
  });
  const range = { from: '2026-01-10', to: '2026-03-20' };
  const variants = [
    measured('P8, weighting off', off, range),
    measured('P8, weighting on', on, range),
    measured('report, weighting off', off, {}),
    measured('weighted report', on, { weighted: 'true' }),
  ];
  return table(await interleaved(variants, ROUNDS));
};

/** Batches of a thousand responses stored per second, by turns. */
const intakes = async (child: ChildProcess, off: Made, on: Made): Promise<string> => {
  const measured = (name: string, campaign: Made) => ({
    name,
    measure: async () => {
      const began = performance.now();
      await store(child, campaign, 1_000);
      return 1_000 / ((performance.now() - began) / 1000);
    },
  });
  return table(await interleaved([measured('responses stored, off', off), measured('on', on)], ROUNDS));
};

export const weightedCampaigns = async (): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'folkmoot-bench-'));
  try {
    const uri =
      process.env.MONGODB_URI ??
      (await begin<{ uri: string }>('intake/engine.ts', { DB_PATH: path.join(folder, 'database') })).message.uri;
    const { child, message } = await begin<{ url: string }>('reports/service.ts', { MONGODB_URI: uri });
    const call = caller(message.url, { service: 'campaigns' });
    await request(child, { population, councilId: me.councilId });
    const lines: string[] = [];
    const perResponse: number[] = [];
    const largest = Math.max(...SIZES);
    let last: Made | null = null;
    for (const size of SIZES) {
      const campaign = await makeCampaign(call, child, size);
      lines.push(await switchOn(call, child, campaign));
      // The first one starts a process and compiles.
      await recomputed(call, child, campaign);
      const { ms, most, longest } = await recomputed(call, child, campaign);
      perResponse.push(ms / size);
      lines.push(
        `weights of ${size} responses after a new one: ${ms.toFixed(0)} ms (at most ${most.toFixed(0)}), event loop blocked for at most ${longest.toFixed(0)} ms`,
        await checked(call, child, campaign),
      );
      if (size === largest) last = campaign;
    }
    const [first = Number.NaN] = perResponse;
    lines.push(
      `time for each response, ${SIZES.at(-1)} to ${SIZES[0]}: ${((perResponse.at(-1) ?? Number.NaN) / first).toFixed(2)}`,
    );
    const off = await makeCampaign(call, child, largest);
    if (last) lines.push(await views(call, off, last), await intakes(child, off, last));
    const recounted = await call(recountReportsOperation, { as: systemActor('operator'), body: { repair: false } });
    lines.push(`rollups and cells that differ from a recount: ${recounted.body.different.length}`);
    return lines.join('\n');
  } finally {
    killAll();
    await rm(folder, { recursive: true, force: true });
  }
};
