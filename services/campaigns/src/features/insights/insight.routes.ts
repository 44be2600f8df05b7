import { setTimeout as pause } from 'node:timers/promises';
import type { Analysis } from '@folkmoot/ai-providers';
import {
  type Actor,
  analyseResponsesOperation,
  analysisTypes,
  type BodyOf,
  cancelAnalysisOperation,
  clearInsightsOperation,
  DomainError,
  dismissAnalysisOperation,
  getAnalysisStatusOperation,
  getInsightsOperation,
  type QueryOf,
  type ResponseOf,
} from '@folkmoot/contracts';
import { reply, route } from '@folkmoot/service-kit';
import { type InsightRunRecord, isMoving, type StoredInsight } from '../../records/insight.domain';
import { analyseGiven } from './analyse-given.use-case';
import { cancelAnalysis } from './cancel-analysis.use-case';
import { createStatusCheck } from './check-status.use-case';
import { clearInsights } from './clear-insights.use-case';
import { dismissAnalysis } from './dismiss-analysis.use-case';
import type { InsightDeps } from './insight.deps';
import { toInsightView, toRunView, toSendingView } from './insight.mapper';
import { lackTexts, messages } from './insights.messages';
import { startAnalysis } from './start-analysis.use-case';

type Body = BodyOf<typeof analyseResponsesOperation>;
type Answer = ResponseOf<typeof analyseResponsesOperation>;

const LOOK_MS = 100;
const SENDINGS_SHOWN = 20;
const ACCEPTED = 202;

const nothing: Answer = {
  success: false,
  analysis: '',
  result: null,
  error: null,
  model: '',
  region: '',
  responseCount: 0,
  jobId: null,
};

/** The run when it has ended, or as it is when that takes too long. */
const waitFor = async (deps: InsightDeps, actor: Actor, begun: InsightRunRecord): Promise<InsightRunRecord> => {
  const until = performance.now() + deps.waitMs;
  let run = begun;
  while (isMoving(run) && performance.now() < until) {
    await pause(LOOK_MS);
    const seen = await deps.reader(actor).insights.findRun(begun.campaignId);
    if (!seen || seen.runId !== begun.runId) break;
    run = seen;
  }
  return run;
};

const lacksOf = (insights: readonly Pick<StoredInsight, 'lack'>[]): string | null => {
  const lacks = insights.flatMap(({ lack }) => (lack ? [lackTexts[lack]] : []));
  return lacks.length === insights.length ? (lacks[0] ?? messages.failed) : null;
};

/** D1's answer from what a run has made. */
const answerOf = (run: InsightRunRecord, insights: readonly StoredInsight[]): Answer => {
  const made = insights.filter(({ type }) => run.types.includes(type));
  const [first] = made;
  if (run.state !== 'done' || !first) return { ...nothing, jobId: run.runId, error: run.error ?? messages.failed };
  const error = lacksOf(made);
  return {
    success: error === null,
    analysis: made
      .map(({ analysis }) => analysis)
      .filter(Boolean)
      .join('\n\n'),
    result: made.length === 1 ? first.result : null,
    error,
    model: first.provider.model,
    region: first.provider.region,
    responseCount: first.base.responses,
    jobId: run.runId,
  };
};

const analyseCampaign = async (deps: InsightDeps, actor: Actor, campaignId: string, body: Body) => {
  const { analysisType, from = null, to = null, period = null } = body;
  const types = analysisType === 'all' ? analysisTypes : [analysisType];
  const begun = await startAnalysis(deps, actor, { campaignId, types, range: { from, to, period } });
  const run = await waitFor(deps, actor, begun);
  const pending: Answer = { ...nothing, success: true, jobId: run.runId };
  if (isMoving(run)) return reply(pending, { status: ACCEPTED });
  return answerOf(run, await deps.reader(actor).insights.list(campaignId, run));
};

const givenAnswer = (responseCount: number, analysis: Analysis): Answer => {
  const { result, lack, model, region } = analysis;
  const error = lack ? lackTexts[lack] : null;
  return {
    success: lack === null,
    analysis: analysis.analysis,
    result,
    error,
    model,
    region,
    responseCount,
    jobId: null,
  };
};

const analyseBody = async (deps: InsightDeps, actor: Actor, body: Body): Promise<Answer> => {
  const responseCount = body.responses?.length ?? 0;
  if (body.analysisType === 'all')
    throw new DomainError('invalid_input', {
      fields: [{ path: 'campaignId', message: 'All analyses at once are made of a campaign.' }],
    });
  const { analysis, error } = await analyseGiven(deps, actor, body, body.analysisType);
  return analysis ? givenAnswer(responseCount, analysis) : { ...nothing, error, responseCount };
};

const getInsights = async (
  deps: InsightDeps,
  actor: Actor,
  campaignId: string,
  query: QueryOf<typeof getInsightsOperation>,
): Promise<ResponseOf<typeof getInsightsOperation>> => {
  const range = { from: query.from ?? null, to: query.to ?? null };
  const { campaigns, counters, insights } = deps.reader(actor);
  await campaigns.get(campaignId);
  const { revision } = await counters.get(campaignId);
  const [kept, run, sendings] = await Promise.all([
    insights.list(campaignId, { ...range, period: query.period ?? null }),
    insights.findRun(campaignId),
    insights.listSendings(campaignId, SENDINGS_SHOWN),
  ]);
  return {
    insights: kept.map((each) => toInsightView(each, range, revision)),
    run: run && toRunView(run),
    sendings: sendings.map(toSendingView),
    range,
  };
};

export const insightRoutes = (deps: InsightDeps) => {
  const checkStatus = createStatusCheck(deps);
  return [
    route(analyseResponsesOperation, {
      handle: ({ actor, body }) =>
        body.campaignId === undefined
          ? analyseBody(deps, actor, body)
          : analyseCampaign(deps, actor, body.campaignId, body),
    }),
    route(getAnalysisStatusOperation, {
      handle: async ({ actor, query: { jobId } }) => {
        const run = jobId ? await deps.reader(actor).insights.findRunById(jobId) : null;
        if (jobId && !run) throw new DomainError('not_found');
        return { ...(await checkStatus(actor)), job: run && toRunView(run) };
      },
    }),
    route(getInsightsOperation, {
      handle: ({ actor, params, query }) => getInsights(deps, actor, params.campaignId, query),
    }),
    route(clearInsightsOperation, {
      handle: ({ actor, params }) => clearInsights(deps, actor, params.campaignId),
    }),
    route(dismissAnalysisOperation, {
      handle: ({ actor, params, body }) =>
        dismissAnalysis(deps, actor, { campaignId: params.campaignId, runId: body.jobId }),
    }),
    route(cancelAnalysisOperation, {
      handle: ({ actor, params }) => cancelAnalysis(deps, actor, params.campaignId),
    }),
  ];
};
