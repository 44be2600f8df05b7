/** @file All comments of a campaign labelled by a local provider: the service's other work beside it, and a kill in the middle. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  activateCampaignOperation,
  cancelLabellingOperation,
  createCampaignOperation,
  getCommentPlanOperation,
  getReportOperation,
  saveSurveyOperation,
  startLabellingOperation,
} from '@folkmoot/contracts';
import { caller, userActor } from '@folkmoot/service-kit/testing';
import { createChildren } from './children';
import { questions } from './reports/responses';
import { interleaved, machine, table } from './rounds';

const COMMENTS = Number(process.env.COMMENTS ?? 50_000);
const ROUNDS = Number(process.env.ROUNDS ?? 5);
const ROUND_MS = Number(process.env.ROUND_SECONDS ?? 20) * 1_000;
const RESPONSES_AT_ONCE = 20;
const POLL_INTERVAL_MS = 1_000;
const SETTLE_MS = 2_000;

const me = userActor();
const { start: begin, killAll } = createChildren();

type Call = ReturnType<typeof caller>;

const asked = [...questions, { id: 'wish', type: 'textarea' as const, title: 'What should change?', required: false }];

const makeCampaign = async (call: Call): Promise<string> => {
  const { body } = await call(createCampaignOperation, { as: me, body: { title: 'Labels' } });
  const params = { campaignId: body.id };
  await call(saveSurveyOperation, { as: me, params, body: { title: 'Bench', questions: asked } });
  await call(activateCampaignOperation, { as: me, params });
  return body.id;
};

interface Filled {
  readonly campaignId: string;
  readonly from: number;
  readonly responses: number;
}

const fill = async (child: ChildProcess, { campaignId, from, responses }: Filled): Promise<void> => {
  child.send({ fill: { campaignId, councilId: me.councilId, from, responses, hasComments: true } });
  await once(child, 'message');
};

const planOf = async (call: Call, campaignId: string) =>
  (await call(getCommentPlanOperation, { as: me, params: { campaignId } })).body;

const until = async (isTrue: () => Promise<boolean>): Promise<void> => {
  while (!(await isTrue())) await pause(POLL_INTERVAL_MS);
};

const figuresOf = async (url: string) =>
  (await (await fetch(`${url}/figures`)).json()) as { calls: number; comments: number; most: number; twice: number };

/** Responses of another campaign are stored and its report is read, again and again. Units are responses per second. */
const otherWork = (call: Call, child: ChildProcess, campaignId: string) => {
  let from = 0;
  return async (): Promise<number> => {
    const began = performance.now();
    let done = 0;
    while (performance.now() - began < ROUND_MS) {
      await fill(child, { campaignId, from, responses: RESPONSES_AT_ONCE });
      const { status } = await call(getReportOperation, { as: me, params: { campaignId }, query: {} });
      if (status !== 200) throw new Error(`the report answered ${status}`);
      from += RESPONSES_AT_ONCE;
      done += RESPONSES_AT_ONCE;
    }
    return done / ((performance.now() - began) / 1_000);
  };
};

export const labelling = async (): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'folkmoot-bench-'));
  try {
    const engine = await begin<{ uri: string }>('intake/engine.ts', { DB_PATH: path.join(folder, 'database') });
    const provider = await begin<{ url: string }>('labelling/provider.ts');
    const { url } = provider.message;
    const startService = () =>
      begin<{ url: string }>('reports/service.ts', {
        MONGODB_URI: engine.message.uri,
        ADMIN_URL: url,
        AI_PRIVATE_HOSTS: '127.0.0.1',
      });
    const first = await startService();
    const call = caller(first.message.url, { service: 'campaigns' });
    const [campaignId, other] = [await makeCampaign(call), await makeCampaign(call)];
    await fill(first.child, { campaignId, from: 0, responses: COMMENTS });
    await planOf(call, campaignId);
    await until(async () => (await planOf(call, campaignId)).run?.state === 'done');
    process.stderr.write(`${COMMENTS} comments stored and read\n`);

    const params = { campaignId };
    const work = otherWork(call, first.child, other);
    await work();
    const beside = async (): Promise<number> => {
      await call(startLabellingOperation, { as: me, params, body: { scope: 'new' } });
      await pause(SETTLE_MS);
      const rate = await work();
      await call(cancelLabellingOperation, { as: me, params });
      await pause(SETTLE_MS);
      return rate;
    };
    const variants = [
      { name: 'other work alone', measure: work },
      { name: 'beside labelling', measure: beside },
    ];
    const ratios = table(await interleaved(variants, ROUNDS));
    const { comments: labelledBefore } = await figuresOf(url);

    await fetch(`${url}/forget`);
    const began = performance.now();
    await call(startLabellingOperation, { as: me, params, body: { scope: 'all' } });
    await until(async () => (await figuresOf(url)).comments > COMMENTS / 2);
    first.child.kill('SIGKILL');
    const second = await startService();
    const again = caller(second.message.url, { service: 'campaigns' });
    const state = async () => (await planOf(again, campaignId)).run?.state;
    await until(async () => ['done', 'failed', 'cancelled'].includes((await state()) ?? ''));
    const seconds = (performance.now() - began) / 1_000;
    const { byProvider, run } = await planOf(again, campaignId);
    const { calls, comments, most, twice } = await figuresOf(url);
    return [
      machine(),
      ratios,
      `labelled in these rounds: ${labelledBefore} comments`,
      `killed in the middle: ${run?.state}, ${byProvider} of ${COMMENTS} labelled in ${seconds.toFixed(0)} s and ${calls} calls`,
      `comments sent: ${comments}, of these ${twice} twice or more, none more than ${most} times`,
      machine(),
    ].join('\n');
  } finally {
    killAll();
    await rm(folder, { recursive: true, force: true });
  }
};
