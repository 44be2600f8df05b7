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
import { type InsightSetUp, setUpInsights, wishes } from '../../testing/insight-set-up';

const as = userActor();
let setUp: InsightSetUp;
beforeAll(async () => {
  setUp = await setUpInsights();
});
afterAll(() => setUp.stop());
beforeEach(() => setUp.begin());

const params = () => setUp.params();
const insights = () => setUp.insights();
const typesKept = () => setUp.typesKept();
const analyse = (...args: Parameters<InsightSetUp['analyse']>) => setUp.analyse(...args);

describe('analyses of a campaign (E-49, E-67, E-68)', () => {
  it('one analysis is returned with D1’s text and the checked JSON, and is stored with its source', async () => {
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
    await setUp.service.settled();
    expect(setUp.service.eventsOf(analysisStartedEvent).map(({ payload }) => payload)).toEqual([
      { ...params(), types: ['sentiment'] },
    ]);
    expect(setUp.service.eventsOf(analysisSentEvent)).toEqual([]);
  });
  it('Generate All creates the four analyses in order, and clearing deletes them', async () => {
    const { body } = await analyse('all');
    expect([body.success, body.result]).toEqual([true, null]);
    expect(await typesKept()).toEqual(['sentiment', 'themes', 'summary', 'recommendations']);
    expect((await insights()).run).toMatchObject({ state: 'done', current: null });
    expect((await setUp.service.call(clearInsightsOperation, { as, params: params() })).status).toBe(204);
    expect(await typesKept()).toEqual([]);
    await setUp.service.settled();
    expect(setUp.service.eventsOf(analysisClearedEvent)).toHaveLength(1);
  });
  it('a range has its own analyses, in whole days of the council', async () => {
    await analyse('themes', { from: '2026-03-01', to: '2026-03-31' });
    expect(await typesKept()).toEqual([]);
    const { body } = await setUp.service.call(getInsightsOperation, {
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
  it('an analysis of the last 30 days is shown with its days on the next day', async () => {
    const list = async (query: Record<string, string>) =>
      (await setUp.service.call(getInsightsOperation, { as, params: params(), query })).body.insights;
    await analyse('themes', { from: '2026-02-01', to: '2026-03-31', period: 'last30' });
    const days = { from: '2026-02-01', to: '2026-03-31' };
    expect(await list({ ...days, period: 'last30' })).toMatchObject([{ days, isOutdated: false }]);
    const next = { from: '2026-02-02', to: '2026-04-01' };
    expect(await list({ ...next, period: 'last30' })).toMatchObject([{ days, isOutdated: true }]);
    expect(await list(next)).toEqual([]);
    // The input has not changed, so the analysis is moved to the new days.
    await analyse('themes', { ...next, period: 'last30' });
    expect(await list({ ...next, period: 'last30' })).toMatchObject([{ days: next, isOutdated: false }]);
  });
  it('only administrators can clear analyses', async () => {
    await analyse('themes');
    const staff = userActor({ role: 'council_staff' });
    const { status } = await setUp.service.call(clearInsightsOperation, { as: staff, params: params() });
    expect([status, await typesKept()]).toEqual([403, ['themes']]);
  });
  it('an analysis is refused with D1’s text when there are no responses', async () => {
    await setUp.open();
    const { status, body } = await analyse('summary');
    expect([status, body]).toMatchObject([422, { detail: 'No responses available for analysis' }]);
  });
  it('an excluded response is not analysed, and an analysis is refused when it is the only one', async () => {
    const exclude = (responseId: string) =>
      setUp.service.call(setExclusionOperation, {
        as,
        params: { ...params(), responseId },
        body: { isExcluded: true, reason: 'Sent to try it out' },
      });
    await exclude((await setUp.wish('This one is only a test.')).responseId);
    await analyse('sentiment');
    const [kept] = (await insights()).insights;
    expect(kept?.base).toMatchObject({ responses: 6, responsesRead: 6, comments: 6 });
    await setUp.open();
    await exclude((await setUp.wish('So is this.')).responseId);
    expect((await analyse('sentiment')).body).toMatchObject({ code: 'no_responses_to_analyse' });
  });
  it('analyses are outdated after a new response, and quotes are deleted with their response', async () => {
    await analyse('themes');
    const { responseId } = await setUp.wish('Dark, dark, dark.');
    expect((await insights()).insights[0]?.isOutdated).toBe(true);
    const quoted = (await insights()).insights.flatMap(({ result }) =>
      result?.type === 'themes' ? result.themes.flatMap(({ quotes }) => quotes) : [],
    )[0];
    const erase = (id: string) =>
      setUp.service.call(eraseResponseOperation, {
        as: systemActor('public', ownCouncil),
        body: { ...params(), responseId: id, isOnItsWay: false },
      });
    await erase(responseId);
    expect(await typesKept()).toEqual(['themes']);
    await erase(quoted?.responseId ?? '');
    expect(await typesKept()).toEqual([]);
  });
  it('a result without enough data says so and has no figure', async () => {
    await setUp.open();
    await setUp.wish('More light, please.');
    const { body } = await analyse('sentiment');
    expect(body).toMatchObject({ success: false, result: null, error: expect.stringContaining('too few comments') });
    expect((await insights()).insights[0]).toMatchObject({ lack: 'too_few', result: null });
  });
});

describe('responses in the request (D1, D2 section 7)', () => {
  const analyseResponses = (responses: object[]) =>
    setUp.service.call(analyseResponsesOperation, {
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

  it('the responses are analysed and not stored', async () => {
    const { status, body } = await analyseResponses(wishes.map(responseOf));
    expect([status, body]).toMatchObject([200, { success: true, responseCount: 6, jobId: null }]);
    expect(await typesKept()).toEqual([]);
  });
  it('the request is refused with D1’s text when it has no responses', async () => {
    expect((await analyseResponses([])).body).toMatchObject({ code: 'no_responses_to_analyse' });
  });
});

it('two parallel requests share one run', async () => {
  const [first, second] = await Promise.all([analyse('all'), analyse('all')]);
  expect(first.body.jobId).toBe(second.body.jobId);
  await setUp.service.settled();
  expect(setUp.service.eventsOf(analysisStartedEvent)).toHaveLength(1);
});
