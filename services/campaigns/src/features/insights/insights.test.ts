import { AiProviderError, type Analysis } from '@folkmoot/ai-providers';
import { analysisTypes, systemActor } from '@folkmoot/contracts';
import { ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { newCampaign } from '../../entities/campaign';
import { newRun } from '../../entities/insight';
import { readComments } from '../../integrations/read-comments';
import { builtIn } from '../../testing/ai-admin';
import { campaignsUnits } from '../../testing/campaigns-units';
import { cancelAnalysis } from './cancel-analysis.use-case';
import { dismissAnalysis } from './dismiss-analysis.use-case';
import type { InsightTools } from './insight.types';
import { runAnalysis } from './run-analysis.use-case';
import { startAnalysis } from './start-analysis.use-case';
import { sweepAnalyses } from './sweep-analyses.use-case';

const actor = userActor();
const units = campaignsUnits();
const { clock } = units;
const context = units.contextOf(actor);
const systemContext = units.contextOf(systemActor('campaigns'));
const all = { from: null, to: null };
const analysed: Analysis = {
  analysis: 'text',
  result: { type: 'summary', summary: 'text', points: [] },
  lack: null,
  read: 1,
  leftOut: 0,
  languages: ['en'],
  model: 'built-in',
  region: '',
  dropped: 0,
  droppedClaims: [],
  inputTokens: 0,
  outputTokens: 0,
};

const setUp = async () => {
  const scheduled: unknown[] = [];
  const scheduledAt: (Date | undefined)[] = [];
  const made: string[] = [];
  const tools: InsightTools = {
    jobs: {
      schedule: async (_name, data, at) => {
        scheduledAt.push(at);
        return String(scheduled.push(data));
      },
    },
    admin: { credentials: async () => ({ provider: builtIn, refusal: null }), noteUse: async () => undefined },
    analyse: async (_credentials, { type }) => {
      made.push(type);
      return analysed;
    },
    readComments: async (request) => readComments(request),
    probe: async () => ({ model: '', region: '', inputTokens: 0, outputTokens: 0 }),
    pauseMs: 0,
    waitMs: 0,
  };
  const records = units.repositoriesOf(ownCouncil);
  const draft = newCampaign({ id: 'c1', surveyId: 's', createdBy: 'u', title: 'Park', description: '' }, clock.now());
  await records.campaigns.insert(draft);
  await records.counters.insert('c1', 'UTC');
  await records.responses.insertMany([
    {
      id: 'r1',
      campaignId: 'c1',
      version: 1,
      series: 1,
      round: 1,
      createdAt: clock.now(),
      completionTimeSeconds: 1,
      answers: [{ questionId: 'q', answer: 'Dark' }],
      deviceType: 'mobile',
      browserFamily: 'Chrome',
      totalQuestions: 1,
      questionsAnswered: 1,
      marks: [],
      isExcluded: false,
    },
  ]);
  const begin = () => startAnalysis(context, { campaignId: 'c1', types: analysisTypes, range: all }, tools);
  const work = (runId: string, changes: Partial<InsightTools> = {}) => {
    const ref = { campaignId: 'c1', councilId: ownCouncil, runId };
    const { signal } = new AbortController();
    return runAnalysis(systemContext, { ref, signal }, { ...tools, ...changes });
  };
  const sweep = (changes: Partial<InsightTools> = {}) =>
    sweepAnalyses(systemContext, new AbortController().signal, { ...tools, ...changes });
  return { tools, sweep, records, scheduled, scheduledAt, made, begin, work };
};

describe('a run', () => {
  it('an interrupted run continues and repeats no analysis', async () => {
    const { begin, work, made, records, tools } = await setUp();
    const { runId } = await begin();
    const crash: InsightTools['analyse'] = async (credentials, request, witness) => {
      if (request.type === 'summary') throw new Error('the machine went down');
      return tools.analyse(credentials, request, witness);
    };
    await expect(work(runId, { analyse: crash })).rejects.toThrow('the machine went down');
    expect((await records.insights.findRun('c1'))?.done).toEqual(['sentiment', 'themes']);
    await work(runId);
    expect(made).toEqual([...analysisTypes]);
    expect(await records.insights.findRun('c1')).toMatchObject({ state: 'done', attempts: 2, current: null });
  });
  it('an analysis is not stored when its run is cancelled in the meantime', async () => {
    const { begin, work, records } = await setUp();
    const { runId } = await begin();
    const slow: InsightTools['analyse'] = async (_credentials, { type }) => {
      if (type === 'themes') await cancelAnalysis(context, 'c1');
      return analysed;
    };
    await work(runId, { analyse: slow });
    expect((await records.insights.list('c1', all)).map(({ type }) => type)).toEqual(['sentiment']);
    expect((await records.insights.findRun('c1'))?.state).toBe('cancelled');
  });
  it('a run ends with the reason when the provider fails', async () => {
    const { begin, work, records } = await setUp();
    const { runId } = await begin();
    const fail = async () =>
      Promise.reject(new AiProviderError('timed_out', 'The provider did not answer within 20 seconds'));
    await work(runId, { analyse: fail });
    expect(await records.insights.findRun('c1')).toMatchObject({
      state: 'failed',
      error: 'The provider did not answer within 20 seconds',
    });
  });
  const busy = (seconds: number | null) => async () =>
    Promise.reject(new AiProviderError('rate_limited', 'OpenAI API error 429', { retryAfterSeconds: seconds }));
  it.each([
    [90, 90_000],
    [null, 30_000],
  ])('a run waits for a busy provider when Retry-After is %s, and then continues', async (seconds, waitMs) => {
    const { begin, work, records, scheduledAt } = await setUp();
    const { runId } = await begin();
    await work(runId, { analyse: busy(seconds) });
    const retryAt = new Date(Number(clock.now()) + waitMs);
    expect(await records.insights.findRun('c1')).toMatchObject({ state: 'queued', error: null, retryAt });
    expect(scheduledAt.at(-1)).toEqual(retryAt);
    clock.advance(waitMs);
    await work(runId);
    expect(await records.insights.findRun('c1')).toMatchObject({ state: 'done', retryAt: null });
  });
  it.each([
    ['asks for hours', 7_200, 1, 'Try again in 120 minutes.'],
    ['was busy at every attempt', 20, 5, 'Try again in a minute.'],
  ])('a run ends with a plain message when the provider %s', async (_, seconds, attempts, words) => {
    const { begin, work, records } = await setUp();
    const { runId } = await begin();
    for (let made = 0; made < attempts; made += 1) await work(runId, { analyse: busy(seconds) });
    expect(await records.insights.findRun('c1')).toMatchObject({
      state: 'failed',
      error: `The AI provider is busy (OpenAI API error 429). ${words}`,
    });
  });
  it('a failed run stays dismissed, and dismissing does not change a newer run', async () => {
    const { begin, work, records } = await setUp();
    const { runId } = await begin();
    await work(runId, { analyse: busy(7_200) });
    await dismissAnalysis(context, { campaignId: 'c1', runId });
    expect(await records.insights.findRun('c1')).toMatchObject({ state: 'cancelled' });
    const next = await begin();
    await dismissAnalysis(context, { campaignId: 'c1', runId });
    expect(await records.insights.findRun('c1')).toMatchObject({ runId: next.runId, state: 'queued' });
  });
  it('a run ends with the reason and keeps its analyses when the cost limit is reached', async () => {
    const { begin, work, records } = await setUp();
    const { runId } = await begin();
    let requestCount = 0;
    const credentials = async () => {
      requestCount += 1;
      return requestCount > 2
        ? { provider: null, refusal: 'ceiling_reached' as const }
        : { provider: builtIn, refusal: null };
    };
    await work(runId, { admin: { credentials, noteUse: async () => undefined } });
    expect(await records.insights.findRun('c1')).toMatchObject({ state: 'failed', done: ['sentiment', 'themes'] });
  });
  it('a run does nothing when another one has replaced it', async () => {
    const { begin, work, made } = await setUp();
    await begin();
    await work('an older run');
    expect(made).toEqual([]);
  });
});

describe('sweep', () => {
  it('a stalled run is queued again, and fails after the maximum number of attempts', async () => {
    const { begin, sweep, scheduled, records } = await setUp();
    const begun = await begin();
    await sweep();
    expect(scheduled).toHaveLength(1);
    clock.advance(121_000);
    await sweep();
    expect(scheduled).toHaveLength(2);
    const run = await records.insights.findRun('c1');
    await records.insights.saveRun({ ...begun, ...run, attempts: 5, revision: run?.revision ?? 0 });
    clock.advance(121_000);
    await sweep();
    expect(scheduled).toHaveLength(2);
    expect((await records.insights.findRun('c1'))?.state).toBe('failed');
  });
  it('costs are sent again when the admin service was not available', async () => {
    const { tools, sweep, records } = await setUp();
    const uses: unknown[] = [];
    await records.insights.addSending({
      id: 's1',
      campaignId: 'c1',
      type: 'themes',
      provider: 'openai',
      providerId: 'p1',
      model: 'm',
      comments: 1,
      contentHash: 'h',
      redactions: {},
      inputTokens: 5,
      outputTokens: 6,
      isNoted: false,
      sentAt: clock.now(),
    });
    clock.advance(61_000);
    const admin = { ...tools.admin, noteUse: async (use: unknown) => void uses.push(use) };
    await sweep({ admin });
    await sweep({ admin });
    expect(uses).toEqual([{ useId: 's1', councilId: ownCouncil, providerId: 'p1', inputTokens: 5, outputTokens: 6 }]);
  });
});

it('a run belongs to the actor who started it', async () => {
  const { begin, records } = await setUp();
  const { runId } = await begin();
  expect(await records.insights.findRunById(runId)).toMatchObject({ actor, state: 'queued' });
  expect(
    newRun({ campaignId: 'c', runId: 'r', types: [], actor: systemActor('x'), ...all }, new Date(0)).attempts,
  ).toBe(0);
});
