import { AiProviderError, type Analysis } from '@folkmoot/ai-providers';
import { analysisTypes, systemActor } from '@folkmoot/contracts';
import { ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { newCampaign } from '../../records/campaign.domain';
import { newRun } from '../../records/insight.domain';
import { builtIn } from '../../testing/ai-admin';
import { fakeDeps } from '../../testing/fake-deps.fake';
import { cancelAnalysis } from './cancel-analysis.use-case';
import { dismissAnalysis } from './dismiss-analysis.use-case';
import type { InsightDeps } from './insight.deps';
import { runAnalysis } from './run-analysis.use-case';
import { startAnalysis } from './start-analysis.use-case';
import { sweepAnalyses } from './sweep-analyses.use-case';

const actor = userActor();
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
  inputTokens: 0,
  outputTokens: 0,
};

const ground = async () => {
  const fake = fakeDeps();
  const scheduled: unknown[] = [];
  const scheduledAt: (Date | undefined)[] = [];
  const made: string[] = [];
  const deps: InsightDeps = {
    ...fake.deps,
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
    probe: async () => ({ model: '', region: '', inputTokens: 0, outputTokens: 0 }),
    pauseMs: 0,
    waitMs: 0,
  };
  const records = fake.repositories(ownCouncil);
  const draft = newCampaign(
    { id: 'c1', surveyId: 's', createdBy: 'u', title: 'Park', description: '' },
    fake.clock.now(),
  );
  await records.campaigns.insert(draft);
  await records.counters.insert('c1', 'UTC');
  await records.responses.insertMany([
    {
      id: 'r1',
      campaignId: 'c1',
      version: 1,
      series: 1,
      round: 1,
      createdAt: fake.clock.now(),
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
  const begin = () => startAnalysis(deps, actor, { campaignId: 'c1', types: analysisTypes, range: all });
  const place = (runId: string) => ({ campaignId: 'c1', councilId: ownCouncil, runId });
  const work = (runId: string, given: Partial<InsightDeps> = {}) =>
    runAnalysis({ ...deps, ...given }, place(runId), new AbortController().signal);
  return { ...fake, deps, records, scheduled, scheduledAt, made, begin, work };
};

describe('a run', () => {
  it('that was interrupted, goes on where it was and makes nothing twice', async () => {
    const { begin, work, made, records, deps } = await ground();
    const { runId } = await begin();
    const crash: InsightDeps['analyse'] = async (credentials, request, witness) => {
      if (request.type === 'summary') throw new Error('the machine went down');
      return deps.analyse(credentials, request, witness);
    };
    await expect(work(runId, { analyse: crash })).rejects.toThrow('the machine went down');
    expect((await records.insights.findRun('c1'))?.done).toEqual(['sentiment', 'themes']);
    await work(runId);
    expect(made).toEqual([...analysisTypes]);
    expect(await records.insights.findRun('c1')).toMatchObject({ state: 'done', attempts: 2, current: null });
  });
  it('that is cancelled while an analysis is made, keeps nothing of that one', async () => {
    const { begin, work, deps, records } = await ground();
    const { runId } = await begin();
    const slow: InsightDeps['analyse'] = async (_credentials, { type }) => {
      if (type === 'themes') await cancelAnalysis(deps, actor, 'c1');
      return analysed;
    };
    await work(runId, { analyse: slow });
    expect((await records.insights.list('c1', all)).map(({ type }) => type)).toEqual(['sentiment']);
    expect((await records.insights.findRun('c1'))?.state).toBe('cancelled');
  });
  it('whose provider fails, ends with the reason', async () => {
    const { begin, work, records } = await ground();
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
  ])('waits as long as a busy provider asks for when Retry-After is %s, and then goes on', async (seconds, waitMs) => {
    const { begin, work, records, scheduledAt, clock } = await ground();
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
  ])('ends with plain words when the provider %s', async (_, seconds, attempts, words) => {
    const { begin, work, records } = await ground();
    const { runId } = await begin();
    for (let made = 0; made < attempts; made += 1) await work(runId, { analyse: busy(seconds) });
    expect(await records.insights.findRun('c1')).toMatchObject({
      state: 'failed',
      error: `The AI provider is busy (OpenAI API error 429). ${words}`,
    });
  });
  it('stays dismissed when it failed, and dismissing leaves a newer run alone', async () => {
    const { begin, work, records, deps } = await ground();
    const { runId } = await begin();
    await work(runId, { analyse: busy(7_200) });
    await dismissAnalysis(deps, actor, { campaignId: 'c1', runId });
    expect(await records.insights.findRun('c1')).toMatchObject({ state: 'cancelled' });
    const next = await begin();
    await dismissAnalysis(deps, actor, { campaignId: 'c1', runId });
    expect(await records.insights.findRun('c1')).toMatchObject({ runId: next.runId, state: 'queued' });
  });
  it('whose ceiling is reached half way, ends with the reason and keeps what it has', async () => {
    const { begin, work, records } = await ground();
    const { runId } = await begin();
    let asked = 0;
    const credentials = async () => {
      asked += 1;
      return asked > 2 ? { provider: null, refusal: 'ceiling_reached' as const } : { provider: builtIn, refusal: null };
    };
    await work(runId, { admin: { credentials, noteUse: async () => undefined } });
    expect(await records.insights.findRun('c1')).toMatchObject({ state: 'failed', done: ['sentiment', 'themes'] });
  });
  it('that another one has replaced, does nothing', async () => {
    const { begin, work, made } = await ground();
    await begin();
    await work('an older run');
    expect(made).toEqual([]);
  });
});

describe('the sweep', () => {
  const sweep = (deps: InsightDeps) => sweepAnalyses(deps, new AbortController().signal);
  it('queues a run again that nothing was heard of, and gives up in the end', async () => {
    const { begin, deps, clock, scheduled, records } = await ground();
    const begun = await begin();
    await sweep(deps);
    expect(scheduled).toHaveLength(1);
    clock.advance(121_000);
    await sweep(deps);
    expect(scheduled).toHaveLength(2);
    const run = await records.insights.findRun('c1');
    await records.insights.saveRun({ ...begun, ...run, attempts: 5, revision: run?.revision ?? 0 });
    clock.advance(121_000);
    await sweep(deps);
    expect(scheduled).toHaveLength(2);
    expect((await records.insights.findRun('c1'))?.state).toBe('failed');
  });
  it('tells admin of costs that it could not be told of', async () => {
    const { deps, clock, records } = await ground();
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
    const admin = { ...deps.admin, noteUse: async (use: unknown) => void uses.push(use) };
    await sweep({ ...deps, admin });
    await sweep({ ...deps, admin });
    expect(uses).toEqual([{ useId: 's1', councilId: ownCouncil, providerId: 'p1', inputTokens: 5, outputTokens: 6 }]);
  });
});

it('a run is of the actor who began it', async () => {
  const { begin, records } = await ground();
  const { runId } = await begin();
  expect(await records.insights.findRunById(runId)).toMatchObject({ actor, state: 'queued' });
  expect(
    newRun({ campaignId: 'c', runId: 'r', types: [], actor: systemActor('x'), ...all }, new Date(0)).attempts,
  ).toBe(0);
});
