import { analysisSentEvent, cancelAnalysisOperation, getAnalysisStatusOperation } from '@folkmoot/contracts';
import { otherCouncil, ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { builtIn } from '../../testing/ai-admin';
import { type InsightStage, startInsightStage } from '../../testing/insight-stage';

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

const theme = (text: string) => ({
  themes: [
    { name: 'Dark path', description: 'It is dark.', terms: ['dark'], ids: ['c1'], quotes: [{ id: 'c1', text }] },
  ],
});
/** Whichever comment holds the word, in the order that it was sent in. */
const speakOfDark = () =>
  stage.provider.say(({ body }) => {
    const comments: Record<string, string> = JSON.parse(JSON.parse(body).messages[1].content).comments;
    const [id = ''] = Object.entries(comments).find(([, text]) => text.includes('too dark')) ?? [];
    return JSON.stringify({
      themes: theme('').themes.map((each) => ({ ...each, ids: [id], quotes: [{ id, text: 'too dark to run' }] })),
    });
  });

describe('a provider outside', () => {
  beforeEach(() => stage.admin.give(stage.outside()));

  it('is sent redacted words; the ledger, the activity log and admin know of it', async () => {
    const answer = 'Write to jane@mail.example, it is dark';
    await stage.wish(answer);
    speakOfDark();
    const { body } = await analyse('themes');
    expect(body.result).toMatchObject({ themes: [{ frequency: 3, examples: ['too dark to run'] }] });
    expect(stage.provider.requests.at(-1)?.body).not.toContain('jane@');
    await stage.service.settled();
    const [sent] = stage.service.eventsOf(analysisSentEvent);
    expect(sent?.payload).toMatchObject({
      ...params(),
      provider: 'openai',
      comments: 7,
      redactions: { email: 1 },
    });
    const [line] = (await insights()).sendings;
    expect(line).toMatchObject({ contentHash: sent?.payload.contentHash, model: 'test-model-2026', type: 'themes' });
    expect(stage.admin.uses.at(-1)).toMatchObject({
      useId: line?.id,
      councilId: ownCouncil,
      inputTokens: 120,
      outputTokens: 30,
    });
    expect(JSON.stringify(stage.service.events)).not.toContain('open-key');
  });
  it('is not asked again about what has not changed', async () => {
    speakOfDark();
    await analyse('themes');
    const { length } = stage.provider.requests;
    expect((await analyse('themes')).body.success).toBe(true);
    expect(stage.provider.requests).toHaveLength(length);
    await stage.wish('Another one, dark too');
    await analyse('themes');
    expect(stage.provider.requests).toHaveLength(length + 1);
  });
  it('that fails, is told of in D2’s words, and what was made before stays', async () => {
    stage.admin.give(builtIn);
    await analyse('sentiment');
    stage.admin.give(stage.outside());
    stage.provider.answerWith({ status: 403, body: '{}' });
    const { body } = await analyse('themes');
    stage.provider.answerWith(null);
    expect(body).toMatchObject({ success: false, error: 'OpenAI API error 403' });
    expect((await insights()).run).toMatchObject({ state: 'failed', error: 'OpenAI API error 403' });
    expect(await typesKept()).toEqual(['sentiment']);
  });
});

it('a provider that is busy is no broken one: the status says when to come back', async () => {
  stage.admin.give({ ...stage.outside(), id: 'busy', model: 'busy' });
  stage.provider.answerWith({ status: 429, body: '{}', retryAfter: '100' });
  const { body } = await stage.service.call(getAnalysisStatusOperation, { as });
  stage.provider.answerWith(null);
  expect(body).toMatchObject({
    status: 'error',
    error: 'The AI provider is busy (OpenAI API error 429). Try again in 2 minutes.',
    retryAt: expect.any(String),
  });
});

/** Looks until it holds. */
const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 20));
};

describe('an analysis that is cancelled while a provider thinks', () => {
  afterEach(() => stage.provider.fallSilent(false));
  it('breaks the call off, keeps nothing, and stays cancelled', async () => {
    stage.admin.give(stage.outside());
    stage.provider.fallSilent();
    const [asked, abandoned] = [stage.provider.requests.length, stage.provider.abandoned()];
    const answer = analyse('themes');
    await until(() => stage.provider.requests.length > asked);
    await stage.service.call(cancelAnalysisOperation, { as, params: params() });
    await until(() => stage.provider.abandoned() > abandoned);
    expect((await answer).body).toMatchObject({ success: false });
    expect((await insights()).run).toMatchObject({ state: 'cancelled', error: null });
    expect(await typesKept()).toEqual([]);
  });
});

describe('what admin says', () => {
  it.each([
    ['off', 403, 'ai_switched_off'],
    ['council_off', 403, 'ai_switched_off'],
    ['not_configured', 503, 'ai_not_configured'],
    ['ceiling_reached', 403, 'ai_ceiling_reached'],
  ] as const)('%s: nothing is begun, and the reason is told', async (refusal, status, code) => {
    stage.admin.refuse(refusal);
    const answer = await analyse('summary');
    expect([answer.status, answer.body]).toMatchObject([status, { code }]);
    expect((await insights()).run).toBeNull();
    const state = await stage.service.call(getAnalysisStatusOperation, { as });
    expect(state.body).toMatchObject({ status: 'error', error: (answer.body as unknown as { detail: string }).detail });
  });
  it('nothing, since it is away: a clear message, and nothing is begun', async () => {
    stage.admin.goAway();
    expect([(await analyse('summary')).body, (await insights()).run]).toMatchObject([
      { code: 'ai_settings_unavailable' },
      null,
    ]);
  });
});

describe('the status (E-66)', () => {
  it('of a provider outside, is a tiny real call, made once in some minutes', async () => {
    stage.admin.give({ ...stage.outside(), model: `m-${params().campaignId}` });
    const { length } = stage.provider.requests;
    const state = async () => (await stage.service.call(getAnalysisStatusOperation, { as })).body;
    expect([await state(), await state()]).toMatchObject([
      { status: 'working', provider: 'openai' },
      { status: 'working' },
    ]);
    expect(stage.provider.requests).toHaveLength(length + 1);
    expect(JSON.parse(stage.provider.requests.at(-1)?.body ?? '').max_tokens).toBeLessThanOrEqual(16);
  });
  it('of a job, is told to its council only', async () => {
    const jobId = (await analyse('themes')).body.jobId ?? '';
    const state = (actor: typeof as) => stage.service.call(getAnalysisStatusOperation, { as: actor, query: { jobId } });
    expect((await state(as)).body.job).toMatchObject({ id: jobId, state: 'done', done: ['themes'] });
    expect((await state(userActor({ councilId: otherCouncil }))).status).toBe(404);
  });
});
