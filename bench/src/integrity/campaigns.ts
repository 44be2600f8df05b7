/**
 * @file Waves in the campaigns service on the embedded engine: the time until 100,000 stored responses are compared, the time for 1,000 new
 * ones, and the service's other work beside it.
 */
import type { ChildProcess } from 'node:child_process';
import { once as next } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  activateCampaignOperation,
  createCampaignOperation,
  getIntegrityOperation,
  getReportOperation,
  type PayloadOf,
  type QuestionInput,
  type responseSubmittedEvent,
  saveSurveyOperation,
  startIntegrityAnalysisOperation,
} from '@folkmoot/contracts';
import type { ObservedResponse } from '@folkmoot/integrity';
import { caller, userActor } from '@folkmoot/service-kit/testing';
import { createChildren } from '../children';
import { questions as otherQuestions } from '../reports/responses';
import { interleaved, table } from '../rounds';
import { answersOf } from './intake';
import { makeResponses, type SurveyDefinition, surveys } from './make-responses';
import type { ClosedDefinition } from './surveys';

const FULL = 37_600;
const MANY = Number(process.env.RESPONSES ?? 100_000);
const FEW = 1_000;
const ROUNDS = Number(process.env.ROUNDS ?? 5);
const ROUND_MS = Number(process.env.ROUND_SECONDS ?? 15) * 1_000;
const AT_ONCE = 1_000;
const OTHER_AT_ONCE = 20;
const POLL_INTERVAL_MS = 200;
/** Rarer beside other work, because each look costs the service something too. */
const RARE_POLL_INTERVAL_MS = 2_000;
const READS = 15;
const SEED = 951;

const me = userActor();
const { start: begin, killAll } = createChildren();
type Call = ReturnType<typeof caller>;
type Submitted = PayloadOf<typeof responseSubmittedEvent>;

const optionsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: String.fromCharCode(97 + index), label: `Option ${index + 1}` }));

const typeOf: Readonly<Record<ClosedDefinition['kind'], (options: number) => Partial<QuestionInput>>> = {
  rating: (options) => (options === 5 ? { type: 'rating' } : { type: 'number', numberRange: { min: 1, max: options } }),
  choice: (options) => ({ type: 'dropdown', options: optionsOf(options) }),
  choices: (options) => ({ type: 'multiselect', options: optionsOf(options) }),
  ranking: (options) => ({ type: 'ranking', options: optionsOf(options) }),
  number: (options) => ({ type: 'number', numberRange: { min: 0, max: options } }),
};

const questionsOf = ({ closed, texts }: SurveyDefinition): QuestionInput[] => [
  ...closed.map(
    ({ id, kind, options }) => ({ id, title: id, required: false, ...typeOf[kind](options) }) as QuestionInput,
  ),
  ...Array.from(
    { length: texts },
    (_, index): QuestionInput => ({
      id: `w${index + 1}`,
      type: 'textarea',
      title: `Written ${index + 1}`,
      required: false,
    }),
  ),
];

const submittedOf = (survey: SurveyDefinition, campaignId: string, response: ObservedResponse): Submitted => {
  const answers = answersOf(survey, response);
  return {
    responseId: `${campaignId}-${response.number}`,
    campaignId,
    version: 1,
    round: 1,
    submittedAt: new Date(response.at).toISOString(),
    completionTimeSeconds: response.seconds ?? 0,
    answers,
    language: response.language as Submitted['language'],
    deviceType: response.device as Submitted['deviceType'],
    browserFamily: response.browser as Submitted['browserFamily'],
    totalQuestions: survey.closed.length + survey.texts,
    questionsAnswered: answers.length,
    marks: [...response.marks],
  };
};

const ask = async (child: ChildProcess, message: object): Promise<void> => {
  child.send(message);
  await next(child, 'message');
};

const makeCampaign = async (call: Call, questions: readonly QuestionInput[]): Promise<string> => {
  const { body } = await call(createCampaignOperation, { as: me, body: { title: 'Waves' } });
  const params = { campaignId: body.id };
  const saved = await call(saveSurveyOperation, {
    as: me,
    params,
    body: { title: 'Bench', questions: [...questions] },
  });
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.body));
  await call(activateCampaignOperation, { as: me, params });
  return body.id;
};

const store = async (child: ChildProcess, campaignId: string, responses: readonly Submitted[], isFirst: boolean) => {
  for (let from = 0; from < responses.length; from += AT_ONCE) {
    const some = responses.slice(from, from + AT_ONCE);
    await ask(child, {
      store: { campaignId, councilId: me.councilId, isFirst: isFirst && from === 0, responses: some },
    });
  }
};

const integrityOf = async (call: Call, campaignId: string) =>
  (await call(getIntegrityOperation, { as: me, params: { campaignId } })).body;

/** Seconds from the request until all responses that are stored have been compared. */
const compared = async (call: Call, campaignId: string, everyMs = POLL_INTERVAL_MS): Promise<number> => {
  const before = (await integrityOf(call, campaignId)).analysedAt;
  const began = performance.now();
  const started = await call(startIntegrityAnalysisOperation, { as: me, params: { campaignId } });
  if (started.status !== 202) throw new Error(`the analysis answered ${started.status}`);
  for (;;) {
    await pause(everyMs);
    const { analysis, analysedAt } = await integrityOf(call, campaignId);
    if (analysis.state === 'failed' || analysis.state === 'cancelled') throw new Error(`analysis ${analysis.state}`);
    if (analysis.state === 'done' && analysedAt !== before) return (performance.now() - began) / 1_000;
  }
};

/** Responses of another campaign are stored and its report is read, again and again. Units are responses per second. */
const otherWork = (call: Call, child: ChildProcess, campaignId: string) => {
  let from = 0;
  return async (): Promise<number> => {
    const began = performance.now();
    let done = 0;
    while (performance.now() - began < ROUND_MS) {
      await ask(child, { fill: { campaignId, councilId: me.councilId, from, responses: OTHER_AT_ONCE } });
      const { status } = await call(getReportOperation, { as: me, params: { campaignId }, query: {} });
      if (status !== 200) throw new Error(`the report answered ${status}`);
      from += OTHER_AT_ONCE;
      done += OTHER_AT_ONCE;
    }
    return done / ((performance.now() - began) / 1_000);
  };
};

/**
 * Other work per second, alone, beside one comparison in each round, and while one comparison follows the other. Arriving
 * responses lead to a comparison a minute at most.
 */
const beside = async (call: Call, child: ChildProcess, campaignId: string): Promise<string> => {
  const work = otherWork(call, child, await makeCampaign(call, otherQuestions));
  await work();
  let comparisons = 0;
  const once = async (): Promise<number> => {
    const [rate] = await Promise.all([work(), compared(call, campaignId, RARE_POLL_INTERVAL_MS)]);
    return rate;
  };
  const again = async (): Promise<number> => {
    let isOver = false;
    const compare = async (): Promise<void> => {
      while (!isOver) {
        await compared(call, campaignId, RARE_POLL_INTERVAL_MS);
        comparisons += 1;
      }
    };
    const running = compare();
    const rate = await work();
    isOver = true;
    await running;
    return rate;
  };
  const variants = [
    { name: 'other work alone', measure: work },
    { name: `a comparison in ${ROUND_MS / 1_000} s`, measure: once },
    { name: 'without a pause', measure: again },
  ];
  const figures = await interleaved(variants, ROUNDS);
  return `${table(figures)}\ncomparisons without a pause: ${comparisons}`;
};

/** Milliseconds in which the integrity of a campaign is read, the median. */
const readIn = async (call: Call, campaignId: string): Promise<number> => {
  const times: number[] = [];
  for (let read = 0; read < READS; read += 1) {
    const began = performance.now();
    await integrityOf(call, campaignId);
    times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b)[Math.floor(READS / 2)] ?? 0;
};

export const integrityCampaigns = async (): Promise<string[]> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'folkmoot-bench-'));
  try {
    const uri =
      process.env.MONGODB_URI ??
      (await begin<{ uri: string }>('intake/engine.ts', { DB_PATH: path.join(folder, 'database') })).message.uri;
    const { child, message } = await begin<{ url: string }>('reports/service.ts', { MONGODB_URI: uri });
    const call = caller(message.url, { service: 'campaigns' });
    const survey = surveys.find(({ set, isFull }) => set === 'measuring' && isFull) as SurveyDefinition;
    const { responses } = makeResponses(survey, SEED, (MANY + FEW + 50) / FULL);
    const campaignId = await makeCampaign(call, questionsOf(survey));
    const submitted = responses.slice(0, MANY + FEW).map((response) => submittedOf(survey, campaignId, response));
    await store(child, campaignId, submitted.slice(0, MANY), true);
    const all = await compared(call, campaignId);
    const { waves, doubtful, organised } = await integrityOf(call, campaignId);
    await store(child, campaignId, submitted.slice(MANY), false);
    const added = await compared(call, campaignId);
    const readMs = await readIn(call, campaignId);
    const figures = {
      responses: MANY,
      seconds: Number(all.toFixed(1)),
      added: FEW,
      addedSeconds: Number(added.toFixed(2)),
      readMs: Math.round(readMs),
    };
    return [
      '## in the campaigns service',
      `${MANY} stored responses traced and compared: ${all.toFixed(1)} s; ${waves.length} waves, ${doubtful} doubtful, ${organised} organised`,
      `${FEW} more: ${added.toFixed(2)} s from the request until their waves are stored`,
      `the integrity of the campaign read: ${readMs.toFixed(0)} ms`,
      await beside(call, child, campaignId),
      JSON.stringify(figures),
    ];
  } finally {
    killAll();
    await rm(folder, { recursive: true, force: true });
  }
};
