import { setTimeout as pause } from 'node:timers/promises';
import type { Analysis } from '@folkmoot/ai-providers';
import {
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
import { reply } from '@folkmoot/service-kit';
import { isMoving } from '@folkmoot/service-kit/runs';
import type { InsightRunRecord, StoredInsight } from '../../entities/insight';
import { analyseSubmitted } from './analyse-submitted.use-case';
import { cancelAnalysis } from './cancel-analysis.use-case';
import { createStatusCheck } from './check-status.use-case';
import { clearInsights } from './clear-insights.use-case';
import { dismissAnalysis } from './dismiss-analysis.use-case';
import { toInsightView, toRunView, toSendingView } from './insight.mapper';
import type { InsightApp, InsightContext, InsightTools } from './insight.types';
import { lackTexts, messages } from './insights.messages';
import { startAnalysis } from './start-analysis.use-case';

type Body = BodyOf<typeof analyseResponsesOperation>;
type Answer = ResponseOf<typeof analyseResponsesOperation>;

const POLL_INTERVAL_MS = 100;
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

/** The run after its end, or its current state after the maximum wait. */
const waitFor = async (
  { actor, reader }: InsightContext,
  begun: InsightRunRecord,
  waitMs: number,
): Promise<InsightRunRecord> => {
  const until = performance.now() + waitMs;
  let run = begun;
  while (isMoving(run) && performance.now() < until) {
    await pause(POLL_INTERVAL_MS);
    const seen = await reader(actor).insights.findRun(begun.campaignId);
    if (!seen || seen.runId !== begun.runId) break;
    run = seen;
  }
  return run;
};

const lacksOf = (insights: readonly Pick<StoredInsight, 'lack'>[]): string | null => {
  const lacks = insights.flatMap(({ lack }) => (lack ? [lackTexts[lack]] : []));
  return lacks.length === insights.length ? (lacks[0] ?? messages.failed) : null;
};

/** The response for the analyses of a run. */
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

const analyseCampaign = async (context: InsightContext, campaignId: string, body: Body, tools: InsightTools) => {
  const { analysisType, from = null, to = null, period = null } = body;
  const types = analysisType === 'all' ? analysisTypes : [analysisType];
  const begun = await startAnalysis(context, { campaignId, types, range: { from, to, period } }, tools);
  const run = await waitFor(context, begun, tools.waitMs);
  const pending: Answer = { ...nothing, success: true, jobId: run.runId };
  if (isMoving(run)) return reply(pending, { status: ACCEPTED });
  return answerOf(run, await context.reader(context.actor).insights.list(campaignId, run));
};

const submittedAnswer = (responseCount: number, analysis: Analysis): Answer => {
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

const analyseBody = async (context: InsightContext, body: Body, tools: InsightTools): Promise<Answer> => {
  const responseCount = body.responses?.length ?? 0;
  if (body.analysisType === 'all')
    throw new DomainError('invalid_input', {
      fields: [{ path: 'campaignId', message: 'All analyses at once are made of a campaign.' }],
    });
  const { analysis, error } = await analyseSubmitted(context, { body, type: body.analysisType }, tools);
  return analysis ? submittedAnswer(responseCount, analysis) : { ...nothing, error, responseCount };
};

const getInsights = async (
  { actor, reader }: InsightContext,
  campaignId: string,
  query: QueryOf<typeof getInsightsOperation>,
): Promise<ResponseOf<typeof getInsightsOperation>> => {
  const range = { from: query.from ?? null, to: query.to ?? null };
  const { campaigns, counters, insights } = reader(actor);
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

export const insightRoutes = ({ route, clock }: InsightApp, tools: InsightTools) => {
  const checkStatus = createStatusCheck(tools, clock);
  return [
    route(analyseResponsesOperation, {
      handle: ({ context, body }) =>
        body.campaignId === undefined
          ? analyseBody(context, body, tools)
          : analyseCampaign(context, body.campaignId, body, tools),
    }),
    route(getAnalysisStatusOperation, {
      handle: async ({ context: { actor, reader }, query: { jobId } }) => {
        const run = jobId ? await reader(actor).insights.findRunById(jobId) : null;
        if (jobId && !run) throw new DomainError('not_found');
        return { ...(await checkStatus(actor)), job: run && toRunView(run) };
      },
    }),
    route(getInsightsOperation, {
      handle: ({ context, params, query }) => getInsights(context, params.campaignId, query),
    }),
    route(clearInsightsOperation, {
      handle: ({ context, params }) => clearInsights(context, params.campaignId),
    }),
    route(dismissAnalysisOperation, {
      handle: ({ context, params, body }) =>
        dismissAnalysis(context, { campaignId: params.campaignId, runId: body.jobId }),
    }),
    route(cancelAnalysisOperation, {
      handle: ({ context, params }) => cancelAnalysis(context, params.campaignId),
    }),
  ];
};
