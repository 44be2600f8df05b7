/** @file The campaigns service: written answers prepared for review, a version made, and its other work beside both. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import {
  activateCampaignOperation,
  createCampaignOperation,
  fetchPublishedFileOperation,
  getPublicationOperation,
  getRedactionReviewOperation,
  getReportOperation,
  publishVersionOperation,
  putPublicationOperation,
  resultsFiles,
  saveSurveyOperation,
  startRedactionReviewOperation,
  systemActor,
} from '@folkmoot/contracts';
import { connectMongo } from '@folkmoot/service-kit';
import { caller, userActor } from '@folkmoot/service-kit/testing';
import type { createChildren } from '../children';
import { interleaved, table } from '../rounds';
import { publicationQuestions, publicationResponses, WRITTEN } from './written-answers';

const RESPONSES = Number(process.env.RESPONSES ?? 35_600);
const ANSWERS = Number(process.env.ANSWERS ?? 20_000);
const ROUNDS = Number(process.env.ROUNDS ?? 5);
const BATCH = 1_000;
const RESPONSES_AT_ONCE = 20;
const POLL_INTERVAL_MS = 100;
/** Longest time that other work is measured in one round. */
const ROUND_MS = Number(process.env.ROUND_SECONDS ?? 20) * 1_000;
/** Processes that have ended their work before still end it. */
const SETTLE_MS = 2_000;

const me = userActor();
type Call = ReturnType<typeof caller>;

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

const makeCampaign = async (call: Call): Promise<string> => {
  const { body } = await call(createCampaignOperation, { as: me, body: { title: 'Published' } });
  const params = { campaignId: body.id };
  await call(saveSurveyOperation, { as: me, params, body: { title: 'Bench', questions: publicationQuestions } });
  await call(activateCampaignOperation, { as: me, params });
  return body.id;
};

const store = async (child: ChildProcess, campaignId: string, from: number, count: number): Promise<void> => {
  const responses = publicationResponses({ campaignId, from, count, written: ANSWERS });
  child.send({ store: { campaignId, councilId: me.councilId, isFirst: from === 0, responses } });
  await once(child, 'message');
};

const fill = async (child: ChildProcess, campaignId: string): Promise<void> => {
  for (let from = 0; from < RESPONSES; from += BATCH) {
    await store(child, campaignId, from, Math.min(BATCH, RESPONSES - from));
  }
};

const until = async (isTrue: () => Promise<boolean>): Promise<void> => {
  while (!(await isTrue())) await pause(POLL_INTERVAL_MS);
};

/** Work whose beginning and end are known. */
interface Job {
  readonly begin: () => Promise<void>;
  readonly isDone: () => Promise<boolean>;
}

const reviewOf = (call: Call, campaignId: string): Job => {
  const params = { campaignId };
  const body = { questionIds: [WRITTEN], needsSecondLook: false, terms: [] };
  return {
    begin: async () => {
      const { status } = await call(startRedactionReviewOperation, { as: me, params, body });
      if (status !== 202) throw new Error(`the review answered ${status}`);
    },
    isDone: async () => {
      const { state } = (await call(getRedactionReviewOperation, { as: me, params })).body;
      if (state === 'failed') throw new Error('the review failed');
      return state === 'ready';
    },
  };
};

const versionOf = (call: Call, campaignId: string): Job => {
  const params = { campaignId };
  let wanted = 0;
  return {
    begin: async () => {
      const { status, body } = await call(publishVersionOperation, { as: me, params, body: {} });
      if (status !== 201) throw new Error(`publishing answered ${status} ${JSON.stringify(body)}`);
      wanted = body.version;
    },
    isDone: async () => {
      const { versions } = (await call(getPublicationOperation, { as: me, params })).body;
      const state = versions.find(({ version }) => version === wanted)?.state;
      if (state === 'failed') throw new Error('the version failed');
      return state === 'published';
    },
  };
};

const timeOf = async ({ begin, isDone }: Job): Promise<number> => {
  const began = performance.now();
  await begin();
  await until(isDone);
  return performance.now() - began;
};

/** Nobody decides about so many answers here: all are accepted at once, in the database. */
const acceptAll = async (uri: string, campaignId: string): Promise<void> => {
  const connection = await connectMongo(uri, 'folkmoot_campaigns');
  await connection.collection('redactions').updateMany({ campaignId }, { $set: { state: 'accepted' } });
  await connection.close();
};

const choose = async (call: Call, campaignId: string): Promise<void> => {
  const params = { campaignId };
  const { revision, questions, ...suggested } = (await call(getPublicationOperation, { as: me, params })).body;
  const { title, introduction, summary, minimumCell, licence, forWhom } = suggested;
  const body = {
    ...{ title, introduction, summary, minimumCell, licence, forWhom, isListed: true, revision },
    questions: questions.map(({ questionId }) => ({ questionId, isShown: true, showsAnswers: questionId === WRITTEN })),
  };
  const { status } = await call(putPublicationOperation, { as: me, params, body });
  if (status !== 200) throw new Error(`the publication answered ${status}`);
};

const fileSizes = async (call: Call, campaignId: string): Promise<string> => {
  const sizes = await Promise.all(
    resultsFiles.map(async (file) => {
      const params = { campaignId, version: '1', file };
      const { text } = await call(fetchPublishedFileOperation, { as: systemActor('public', me.councilId), params });
      return `${file} ${(Buffer.byteLength(text) / 1024).toFixed(0)} kB`;
    }),
  );
  return sizes.join(', ');
};

/** Responses of another campaign are stored and its report is read, until `isOver`. Units are responses per second. */
const otherWork = (call: Call, child: ChildProcess, campaignId: string) => {
  let from = RESPONSES;
  return async (isOver: (elapsedMs: number) => Promise<boolean> | boolean): Promise<number> => {
    const began = performance.now();
    const elapsed = () => performance.now() - began;
    let done = 0;
    while (!(await isOver(elapsed()))) {
      await store(child, campaignId, from, RESPONSES_AT_ONCE);
      const { status } = await call(getReportOperation, { as: me, params: { campaignId }, query: {} });
      if (status !== 200) throw new Error(`the report answered ${status}`);
      from += RESPONSES_AT_ONCE;
      done += RESPONSES_AT_ONCE;
    }
    return done / (elapsed() / 1_000);
  };
};

type Work = ReturnType<typeof otherWork>;

/** The same questions to the service as beside the job, so that these do not count. */
const besideNothing =
  (work: Work, { isDone }: Job, lastsMs: number) =>
  () =>
    work(async (elapsedMs) => {
      await isDone();
      return elapsedMs >= lastsMs;
    });

const besideJob =
  (work: Work, { begin, isDone }: Job) =>
  async (): Promise<number> => {
    await begin();
    let isJobDone = false;
    const rate = await work(async (elapsedMs) => {
      isJobDone = await isDone();
      return isJobDone || elapsedMs >= ROUND_MS;
    });
    if (!isJobDone) await until(isDone);
    await pause(SETTLE_MS);
    return rate;
  };

const ratios = async (name: string, { work, job, took }: { work: Work; job: Job; took: number }): Promise<string> =>
  table(
    await interleaved(
      [
        { name: 'other work', measure: besideNothing(work, job, Math.min(ROUND_MS, Math.max(took, 2_000))) },
        { name: `beside ${name}`, measure: besideJob(work, job) },
      ],
      ROUNDS,
    ),
  );

/** Figures of the campaigns service as lines. */
export const campaignFigures = async (
  { start }: Pick<ReturnType<typeof createChildren>, 'start'>,
  uri: string,
  print: (line: string) => void,
): Promise<void> => {
  const { child, message } = await start<{ url: string }>('reports/service.ts', { MONGODB_URI: uri });
  const call = caller(message.url, { service: 'campaigns' });
  const [campaignId, other] = [await makeCampaign(call), await makeCampaign(call)];
  await fill(child, campaignId);
  print(`${RESPONSES} responses stored, ${ANSWERS} of them with a written answer, no two alike`);
  const review = reviewOf(call, campaignId);
  const reviewMs = await timeOf(review);
  const coverage = (await call(getRedactionReviewOperation, { as: me, params: { campaignId } })).body.questions;
  print(`${coverage[0]?.texts} written answers prepared for their review in ${seconds(reviewMs)}`);
  await choose(call, campaignId);
  await acceptAll(uri, campaignId);
  const version = versionOf(call, campaignId);
  const versionMs = await timeOf(version);
  print(`a version made in ${seconds(versionMs)}: ${await fileSizes(call, campaignId)}`);
  await store(child, other, 0, BATCH);
  const work = otherWork(call, child, other);
  await work((elapsedMs) => elapsedMs >= SETTLE_MS);
  print(await ratios('a version', { work, job: version, took: versionMs }));
  print(await ratios('the preparing', { work, job: review, took: reviewMs }));
};
