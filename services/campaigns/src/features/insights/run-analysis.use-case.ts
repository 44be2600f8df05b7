import { setTimeout as pause } from 'node:timers/promises';
import { type Analysis, BUILT_IN, inputHashOf, PROMPT_VERSION } from '@folkmoot/ai-providers';
import { type AiCredentials, type AnalysisType, systemActor } from '@folkmoot/contracts';
import { isMoving } from '@folkmoot/service-kit/runs';
import { advanced, citedIn, type InsightRunRecord, isOutside, type RunRef, workingOn } from '../../entities/insight';
import { providerOf, witnessOf } from '../../integrations/ai';
import { analysisRuns, queueAnalysis } from './analysis-runs';
import type { InsightContext, InsightTools } from './insight.types';
import { type CampaignReading, readCampaign, requestFor } from './read-campaign';

interface Step {
  readonly run: InsightRunRecord;
  readonly type: AnalysisType;
  readonly credentials: AiCredentials;
  readonly reading: CampaignReading;
  readonly inputHash: string;
}

/** The run continues on behalf of the actor who started it. */
const contextOfRun = (context: InsightContext, { actor }: InsightRunRecord): InsightContext => ({ ...context, actor });

const insightOf = ({ run, credentials, reading, inputHash, type }: Step, analysis: Analysis, asOf: Date) => {
  const { request, responsesRead, counterRevision, labelledBy, languages } = reading;
  // Labels that are only counted were sent to nobody, so the analysis has no provider.
  const isCounted = analysis.model === BUILT_IN;
  const { lack, result, dropped, droppedClaims, read, leftOut, model, region } = analysis;
  return {
    campaignId: run.campaignId,
    type,
    from: run.from,
    to: run.to,
    period: run.period ?? null,
    analysis: analysis.analysis,
    result,
    lack,
    dropped,
    droppedClaims,
    base: {
      responses: request.responses,
      responsesRead,
      comments: request.totalComments,
      read,
      leftOut,
      languages: [...languages],
      labelledBy,
    },
    provider: {
      kind: isCounted ? ('built_in' as const) : credentials.kind,
      model,
      region,
      promptVersion: PROMPT_VERSION,
    },
    inputHash,
    counterRevision,
    citedIds: citedIn(result, droppedClaims),
    asOf,
  };
};

/** Stores an analysis and the progress in one transaction, unless the run was stopped. */
const keep = (context: InsightContext, step: Step, analysis: Analysis): Promise<InsightRunRecord | null> =>
  analysisRuns.changeRun(context, step.run.actor, { id: step.run.runId }, async (run, { insights }) => {
    const now = context.clock.now();
    await insights.save(insightOf(step, analysis, now));
    return insights.saveRun(advanced(run, step.type, now));
  });

/** Reuses the stored analysis for the requested days when its input has not changed. */
const keepKnown = (context: InsightContext, step: Step): Promise<InsightRunRecord | null> =>
  analysisRuns.changeRun(context, step.run.actor, { id: step.run.runId }, async (run, { insights }) => {
    const known = (await insights.list(step.run.campaignId, step.run)).find(({ type }) => type === step.type);
    if (known?.inputHash !== step.inputHash) return null;
    const { from, to, period = null } = step.run;
    await insights.save({ ...known, from, to, period, counterRevision: step.reading.counterRevision });
    return insights.saveRun(advanced(run, step.type, context.clock.now()));
  });

const analyseOne = async (
  context: InsightContext,
  { run, type, signal }: { readonly run: InsightRunRecord; readonly type: AnalysisType; readonly signal: AbortSignal },
  tools: InsightTools,
): Promise<InsightRunRecord | null> => {
  const { campaignId } = run;
  const credentials = await providerOf(tools, run.councilId);
  const reading = await readCampaign(contextOfRun(context, run), campaignId, run, tools);
  const { comments: _, ...input } = requestFor(reading, type);
  const inputHash = inputHashOf(credentials, { ...input, comments: reading.commentsHash });
  const step = { run, type, credentials, reading, inputHash };
  const known = await keepKnown(context, step);
  if (known) return known;
  if (isOutside(credentials.kind) && run.done.length > 0) await pause(tools.pauseMs, undefined, { signal });
  const witness = witnessOf(contextOfRun(context, run), { campaignId, type, credentials }, tools);
  const analysis = await analysisRuns.whileMoving(context, run, signal, (until) =>
    tools.analyse(credentials, requestFor(reading, type, until), witness),
  );
  return keep(context, step, analysis);
};

/** The next analysis of a run; null when there is none or the run was stopped. */
const takeStep = async (
  context: InsightContext,
  run: InsightRunRecord,
  signal: AbortSignal,
  tools: InsightTools,
): Promise<InsightRunRecord | null> => {
  signal.throwIfAborted();
  const type = run.types.find((each) => !run.done.includes(each));
  if (!type) return null;
  const begun = await analysisRuns.change(context, run, (each) => workingOn(each, type, context.clock.now()));
  return begun && analyseOne(context, { run: begun, type, signal }, tools);
};

/**
 * Runs an analysis run from its stored position to its end. Returns early when it was cancelled or another run has
 * started. Throws errors that are worth a retry.
 */
export const runAnalysis = async (
  context: InsightContext,
  { ref, signal }: { readonly ref: RunRef; readonly signal: AbortSignal },
  tools: InsightTools,
): Promise<void> => {
  const stored = await context.reader(systemActor('campaigns', ref.councilId)).insights.findRun(ref.campaignId);
  if (!stored || stored.runId !== ref.runId) return;
  await analysisRuns.process(context, stored, { signal, queue: queueAnalysis(tools) }, async (taken) => {
    let run: InsightRunRecord | null = taken;
    while (run && isMoving(run)) run = await takeStep(context, run, signal, tools);
  });
};
