import { analysisSentEvent, cancelAnalysisOperation, getAnalysisStatusOperation } from '@folkmoot/contracts';
import { otherCouncil, ownCouncil, until, userActor } from '@folkmoot/service-kit/testing';
import { builtIn } from '../../testing/ai-admin';
import { type InsightSetUp, setUpInsights } from '../../testing/insight-set-up';

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

const theme = (text: string) => ({
  themes: [
    { name: 'Dark path', description: 'It is dark.', terms: ['dark'], ids: ['c1'], quotes: [{ id: 'c1', text }] },
  ],
});
/** Quotes the comment that contains the word, by its position in the request. */
const speakOfDark = () =>
  setUp.provider.say(({ body }) => {
    const { comments = {}, statements } = JSON.parse(JSON.parse(body).messages[1].content) as {
      comments?: Record<string, string>;
      statements?: Record<string, string>;
    };
    if (statements) {
      const verdicts = Object.entries(statements).map(([key, text]) => [key, /dark/i.test(text)]);
      return JSON.stringify({ supported: Object.fromEntries(verdicts) });
    }
    const [id = ''] = Object.entries(comments).find(([, text]) => text.includes('too dark')) ?? [];
    return JSON.stringify({
      themes: theme('').themes.map((each) => ({ ...each, ids: [id], quotes: [{ id, text: 'too dark to run' }] })),
    });
  });

describe('an external provider', () => {
  beforeEach(() => setUp.admin.give(setUp.outside()));

  it('the provider gets redacted texts, and ledger, activity log and admin service record the call', async () => {
    const answer = 'Write to jane@mail.example, it is dark';
    await setUp.wish(answer);
    speakOfDark();
    const { body } = await analyse('themes');
    expect(body.result).toMatchObject({ themes: [{ frequency: 3, examples: ['too dark to run'] }] });
    expect(setUp.provider.requests.at(-1)?.body).not.toContain('jane@');
    await setUp.service.settled();
    const [sent] = setUp.service.eventsOf(analysisSentEvent);
    expect(sent?.payload).toMatchObject({
      ...params(),
      provider: 'openai',
      comments: 7,
      redactions: { email: 1 },
    });
    const { sendings } = await insights();
    // The second call sees the one comment that the theme cites. Both calls can be of the same millisecond.
    expect(sendings.map(({ comments }) => comments).sort()).toEqual([1, 7]);
    const line = sendings.find(({ comments }) => comments === 7);
    expect(line).toMatchObject({ contentHash: sent?.payload.contentHash, model: 'test-model-2026', type: 'themes' });
    expect(setUp.admin.uses).toContainEqual(
      expect.objectContaining({
        councilId: ownCouncil,
        inputTokens: 120,
        outputTokens: 30,
      }),
    );
    expect(JSON.stringify(setUp.service.events)).not.toContain('open-key');
  });
  it('the provider is not called again when nothing has changed', async () => {
    speakOfDark();
    await analyse('themes');
    const { length } = setUp.provider.requests;
    expect((await analyse('themes')).body.success).toBe(true);
    expect(setUp.provider.requests).toHaveLength(length);
    await setUp.wish('Another one, dark too');
    await analyse('themes');
    expect(setUp.provider.requests).toHaveLength(length + 2);
  });
  it('a failure is shown with D2’s text and earlier analyses stay', async () => {
    setUp.admin.give(builtIn);
    await analyse('sentiment');
    setUp.admin.give(setUp.outside());
    setUp.provider.answerWith({ status: 403, body: '{}' });
    const { body } = await analyse('themes');
    setUp.provider.answerWith(null);
    expect(body).toMatchObject({ success: false, error: 'OpenAI API error 403' });
    expect((await insights()).run).toMatchObject({ state: 'failed', error: 'OpenAI API error 403' });
    expect(await typesKept()).toEqual(['sentiment']);
  });
});

it('the status says when to retry when the provider is busy', async () => {
  setUp.admin.give({ ...setUp.outside(), id: 'busy', model: 'busy' });
  setUp.provider.answerWith({ status: 429, body: '{}', retryAfter: '100' });
  const { body } = await setUp.service.call(getAnalysisStatusOperation, { as });
  setUp.provider.answerWith(null);
  expect(body).toMatchObject({
    status: 'error',
    error: 'The AI provider is busy (OpenAI API error 429). Try again in 2 minutes.',
    retryAt: expect.any(String),
  });
});

describe('cancelling an analysis during a call of the provider', () => {
  afterEach(() => setUp.provider.fallSilent(false));
  it('the call is aborted, nothing is stored, and the run stays cancelled', async () => {
    setUp.admin.give(setUp.outside());
    setUp.provider.fallSilent();
    const [requestCount, abandoned] = [setUp.provider.requests.length, setUp.provider.abandoned()];
    const answer = analyse('themes');
    await until(() => setUp.provider.requests.length > requestCount);
    await setUp.service.call(cancelAnalysisOperation, { as, params: params() });
    await until(() => setUp.provider.abandoned() > abandoned);
    expect((await answer).body).toMatchObject({ success: false });
    expect((await insights()).run).toMatchObject({ state: 'cancelled', error: null });
    expect(await typesKept()).toEqual([]);
  });
});

describe('response of the admin service', () => {
  it.each([
    ['off', 403, 'ai_switched_off'],
    ['council_off', 403, 'ai_switched_off'],
    ['not_configured', 503, 'ai_not_configured'],
    ['ceiling_reached', 403, 'ai_ceiling_reached'],
  ] as const)('%s: nothing starts and the reason is returned', async (refusal, status, code) => {
    setUp.admin.refuse(refusal);
    const answer = await analyse('summary');
    expect([answer.status, answer.body]).toMatchObject([status, { code }]);
    expect((await insights()).run).toBeNull();
    const state = await setUp.service.call(getAnalysisStatusOperation, { as });
    expect(state.body).toMatchObject({ status: 'error', error: (answer.body as unknown as { detail: string }).detail });
  });
  it('nothing starts and a clear message is returned when the admin service is not available', async () => {
    setUp.admin.goAway();
    expect([(await analyse('summary')).body, (await insights()).run]).toMatchObject([
      { code: 'ai_settings_unavailable' },
      null,
    ]);
  });
});

describe('status (E-66)', () => {
  it('the status of an external provider is a small real call, cached for some minutes', async () => {
    setUp.admin.give({ ...setUp.outside(), model: `m-${params().campaignId}` });
    const { length } = setUp.provider.requests;
    const state = async () => (await setUp.service.call(getAnalysisStatusOperation, { as })).body;
    expect([await state(), await state()]).toMatchObject([
      { status: 'working', provider: 'openai' },
      { status: 'working' },
    ]);
    expect(setUp.provider.requests).toHaveLength(length + 1);
    expect(JSON.parse(setUp.provider.requests.at(-1)?.body ?? '').max_tokens).toBeLessThanOrEqual(16);
  });
  it('the status of a job is visible to its own council only', async () => {
    const jobId = (await analyse('themes')).body.jobId ?? '';
    const state = (actor: typeof as) => setUp.service.call(getAnalysisStatusOperation, { as: actor, query: { jobId } });
    expect((await state(as)).body.job).toMatchObject({ id: jobId, state: 'done', done: ['themes'] });
    expect((await state(userActor({ councilId: otherCouncil }))).status).toBe(404);
  });
});
