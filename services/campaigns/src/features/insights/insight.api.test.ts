import {
  analyseResponsesOperation,
  analysisClearedEvent,
  analysisSentEvent,
  analysisStartedEvent,
  clearInsightsOperation,
  eraseResponseOperation,
  getInsightsOperation,
  setExclusionOperation,
  systemActor,
} from '@folkmoot/contracts';
import { ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { type InsightStage, startInsightStage, wishes } from '../../testing/insight-stage';

const as = userActor();
let stage: InsightStage;
beforeAll(async () => {
  stage = await startInsightStage();
});
afterAll(() => stage.stop());
beforeEach(() => stage.begin());

const params = () => stage.params();
const insights = () => stage.insights();
const typesKept = () => stage.typesKept();
const analyse = (...given: Parameters<InsightStage['analyse']>) => stage.analyse(...given);

describe('the analyses of a campaign (E-49, E-67, E-68)', () => {
  it('one is answered at once with D1’s text and the checked JSON, and kept with where it comes from', async () => {
    const { status, body } = await analyse('sentiment');
    expect([status, body]).toMatchObject([200, { success: true, error: null, model: 'built-in', responseCount: 6 }]);
    expect(JSON.parse(body.analysis)).toMatchObject({ sentimentDistribution: { positive: 1 } });
    expect(body.result).toMatchObject({ type: 'sentiment', judged: 6 });
    const [kept] = (await insights()).insights;
    expect(kept).toMatchObject({
      base: { responses: 6, responsesRead: 6, comments: 6, read: 6, leftOut: 0, languages: ['en'] },
      provider: { kind: 'built_in', model: 'built-in', promptVersion: expect.any(String) },
      inputHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      isOutdated: false,
    });
    await stage.service.settled();
    expect(stage.service.eventsOf(analysisStartedEvent).map(({ payload }) => payload)).toEqual([
      { ...params(), types: ['sentiment'] },
    ]);
    expect(stage.service.eventsOf(analysisSentEvent)).toEqual([]);
  });
  it('Generate All makes the four in order, and clearing forgets them', async () => {
    const { body } = await analyse('all');
    expect([body.success, body.result]).toEqual([true, null]);
    expect(await typesKept()).toEqual(['sentiment', 'themes', 'summary', 'recommendations']);
    expect((await insights()).run).toMatchObject({ state: 'done', current: null });
    expect((await stage.service.call(clearInsightsOperation, { as, params: params() })).status).toBe(204);
    expect(await typesKept()).toEqual([]);
    await stage.service.settled();
    expect(stage.service.eventsOf(analysisClearedEvent)).toHaveLength(1);
  });
  it('a range has its own, in whole days of the council', async () => {
    await analyse('themes', { from: '2026-03-01', to: '2026-03-31' });
    expect(await typesKept()).toEqual([]);
    const { body } = await stage.service.call(getInsightsOperation, {
      as,
      params: params(),
      query: { from: '2026-03-01', to: '2026-03-31' },
    });
    expect(body.insights.map(({ type }) => type)).toEqual(['themes']);
    expect((await analyse('themes', { from: '2020-01-01', to: '2020-01-31' })).body).toMatchObject({
      code: 'no_responses_to_analyse',
      detail: 'No responses available for analysis',
    });
  });
  it('of the last 30 days is still shown on the next day, with the days that it is of', async () => {
    const list = async (query: Record<string, string>) =>
      (await stage.service.call(getInsightsOperation, { as, params: params(), query })).body.insights;
    await analyse('themes', { from: '2026-02-01', to: '2026-03-31', period: 'last30' });
    const days = { from: '2026-02-01', to: '2026-03-31' };
    expect(await list({ ...days, period: 'last30' })).toMatchObject([{ days, isOutdated: false }]);
    const next = { from: '2026-02-02', to: '2026-04-01' };
    expect(await list({ ...next, period: 'last30' })).toMatchObject([{ days, isOutdated: true }]);
    expect(await list(next)).toEqual([]);
    // Nothing it was made of has changed: it becomes the one of the new days.
    await analyse('themes', { ...next, period: 'last30' });
    expect(await list({ ...next, period: 'last30' })).toMatchObject([{ days: next, isOutdated: false }]);
  });
  it('are cleared by administrators only', async () => {
    await analyse('themes');
    const staff = userActor({ role: 'council_staff' });
    const { status } = await stage.service.call(clearInsightsOperation, { as: staff, params: params() });
    expect([status, await typesKept()]).toEqual([403, ['themes']]);
  });
  it('without any response, is refused in D1’s words', async () => {
    await stage.open();
    const { status, body } = await analyse('summary');
    expect([status, body]).toMatchObject([422, { detail: 'No responses available for analysis' }]);
  });
  it('an excluded response is in no base, and alone it is nothing to analyse', async () => {
    const exclude = (responseId: string) =>
      stage.service.call(setExclusionOperation, {
        as,
        params: { ...params(), responseId },
        body: { isExcluded: true, reason: 'Sent to try it out' },
      });
    await exclude((await stage.wish('This one is only a test.')).responseId);
    await analyse('sentiment');
    const [kept] = (await insights()).insights;
    expect(kept?.base).toMatchObject({ responses: 6, responsesRead: 6, comments: 6 });
    await stage.open();
    await exclude((await stage.wish('So is this.')).responseId);
    expect((await analyse('sentiment')).body).toMatchObject({ code: 'no_responses_to_analyse' });
  });
  it('a response more makes them outdated; one deleted by its giver takes its words along', async () => {
    await analyse('themes');
    const { responseId } = await stage.wish('Dark, dark, dark.');
    expect((await insights()).insights[0]?.isOutdated).toBe(true);
    const quoted = (await insights()).insights.flatMap(({ result }) =>
      result?.type === 'themes' ? result.themes.flatMap(({ quotes }) => quotes) : [],
    )[0];
    const erase = (id: string) =>
      stage.service.call(eraseResponseOperation, {
        as: systemActor('public', ownCouncil),
        body: { ...params(), responseId: id, isOnItsWay: false },
      });
    await erase(responseId);
    expect(await typesKept()).toEqual(['themes']);
    await erase(quoted?.responseId ?? '');
    expect(await typesKept()).toEqual([]);
  });
  it('what cannot be judged says so instead of giving a figure', async () => {
    await stage.open();
    await stage.wish('More light, please.');
    const { body } = await analyse('sentiment');
    expect(body).toMatchObject({ success: false, result: null, error: expect.stringContaining('too few comments') });
    expect((await insights()).insights[0]).toMatchObject({ lack: 'too_few', result: null });
  });
});

describe('responses that come with the call (D1, D2 section 7)', () => {
  const given = (responses: object[]) =>
    stage.service.call(analyseResponsesOperation, {
      as,
      body: {
        analysisType: 'themes',
        responses: responses as never,
        context: {
          campaignTitle: 'Park',
          councilName: 'Riverside',
          questions: [{ id: 'q', title: 'Wish', type: 'textarea' }],
        },
      },
    });
  const responseOf = (answer: string | number, index: number) => ({
    id: `x${index}`,
    answers: [{ questionId: 'q', answer }],
    created_at: '2026-03-02T09:00:00Z',
  });

  it('are analysed, and nothing of them is kept', async () => {
    const { status, body } = await given(wishes.map(responseOf));
    expect([status, body]).toMatchObject([200, { success: true, responseCount: 6, jobId: null }]);
    expect(await typesKept()).toEqual([]);
  });
  it('without any, are refused in D1’s words', async () => {
    expect((await given([])).body).toMatchObject({ code: 'no_responses_to_analyse' });
  });
});

it('two that ask at once, share one run', async () => {
  const [one, other] = await Promise.all([analyse('all'), analyse('all')]);
  expect(one.body.jobId).toBe(other.body.jobId);
  await stage.service.settled();
  expect(stage.service.eventsOf(analysisStartedEvent)).toHaveLength(1);
});
