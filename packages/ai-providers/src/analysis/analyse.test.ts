import type { AiCredentials, AnalysisType } from '@folkmoot/contracts';
import type { Sending } from '../ask-model';
import { type AiServer, type AiServerRequest, startAiServer } from '../testing';
import { analyse } from './analyse';
import type { AnalysisRequest } from './analysis.types';
import { injections } from './injections.fixture';

let server: AiServer;
beforeEach(async () => {
  server = await startAiServer();
});
afterEach(() => server.stop());

/** The test's own server is in a private network. */
const reach = { privateHosts: ['127.0.0.1'] };
const texts = [
  'The river path is pitch dark in winter and I am frightened.',
  'Please repair the broken lamps by the weir.',
  'I love the flower beds at the gate.',
  'Bins overflow every single weekend, it is disgusting.',
  'The toilets are filthy and locked half the time.',
  'Mrs Winterbottom at 12 Mill Lane, jane@mail.example, was very helpful.',
];
const requestOf = (type: AnalysisType, comments: readonly string[] = texts): AnalysisRequest => ({
  type,
  campaignTitle: 'Park',
  campaignDescription: '',
  councilName: 'Riverside',
  industry: 'local_government',
  questions: [{ id: 'q', title: 'What should change?' }],
  responses: comments.length,
  totalComments: comments.length,
  comments: comments.map((text, index) => ({ responseId: `r${index}`, questionId: 'q', text })),
  names: ['Tomasz Kowalski'],
});

const credentials = (): AiCredentials => ({
  id: 'p1',
  kind: 'openai',
  url: `${server.url}/v1`,
  model: 'test-model',
  region: '',
  project: '',
  apiVersion: '',
  key: 'open-key',
});

const run = async (request: AnalysisRequest) => {
  const sendings: Sending[] = [];
  const used: number[] = [];
  const analysis = await analyse(credentials(), request, {
    reach,
    onSend: async (sending) => {
      sendings.push(sending);
      return async ({ inputTokens }) => void used.push(inputTokens);
    },
  });
  return { ...analysis, sendings, used };
};
/** A second call supports what is said about darkness, and nothing else. */
const judged = (statements: Record<string, string>): string =>
  JSON.stringify({
    supported: Object.fromEntries(Object.entries(statements).map(([key, text]) => [key, /dark|light/i.test(text)])),
  });
const promptIn = ({ body }: AiServerRequest) => JSON.parse(JSON.parse(body).messages[1].content);
const saying = (answer: unknown) =>
  server.say((heard) => {
    const { statements } = promptIn(heard);
    if (statements) return judged(statements);
    return typeof answer === 'string' ? answer : JSON.stringify(answer);
  });
const labelling = (labels: Record<string, unknown>) =>
  saying({
    labels: Object.fromEntries(Object.entries(labels).map(([key, sentiment]) => [key, { sentiment, themes: {} }])),
  });
const commentsIn = (heard: AiServerRequest): Record<string, string> => promptIn(heard).comments;

const dark = { id: 'c1', text: 'pitch dark in winter' };
const claim = { text: 'Residents are afraid of the dark path.', ids: ['c1', 'c2'], quotes: [dark] };

describe('an honest provider', () => {
  it('gets a sentiment score that is computed from its labels, with their number', async () => {
    const labels = { c1: 'negative', c2: 'negative', c3: 'positive', c4: 'negative', c5: 'negative', c6: 'positive' };
    labelling(labels);
    const { result, dropped, model, used } = await run(requestOf('sentiment'));
    expect(result).toMatchObject({ overallSentiment: 3.3, judged: 6, sentimentDistribution: { negative: 4 } });
    expect(result?.type === 'sentiment' && result.summary).toContain('Of 6 comments, 2 are positive, 4 negative');
    expect([dropped, model, used]).toEqual([0, 'test-model-2026', [120]]);
  });
  it('gets theme frequencies that are counted here, not its own', async () => {
    const theme = {
      name: 'Dark path',
      description: 'The path is dark.',
      terms: ['dark', 'lamps'],
      ids: ['c1'],
      quotes: [dark],
      frequency: 400,
    };
    saying({ themes: [theme] });
    const { result } = await run(requestOf('themes'));
    expect(result).toMatchObject({ themes: [{ name: 'Dark path', frequency: 2, examples: ['pitch dark in winter'] }] });
  });
  it('gets its summary and recommendations shown with their source responses', async () => {
    saying({ claims: [claim] });
    expect((await run(requestOf('summary'))).result).toMatchObject({
      points: [{ text: claim.text, quotes: [{ responseId: 'r0', questionId: 'q', text: 'pitch dark in winter' }] }],
    });
    saying({
      recommendations: [
        { title: 'Light the path', priority: 'High', description: 'It is dark.', ids: [], quotes: [dark] },
      ],
    });
    expect((await run(requestOf('recommendations'))).analysis).toBe('1. Light the path (Priority: High) It is dark.');
  });
  it('is read when its answer is inside code fences', async () => {
    saying(`Here you are:\n\`\`\`json\n${JSON.stringify({ claims: [claim] })}\n\`\`\``);
    expect((await run(requestOf('summary'))).lack).toBeNull();
  });
});

describe('a hallucinating provider', () => {
  it.each([
    ['quotes what nobody said', { ...claim, quotes: [{ id: 'c1', text: 'the park is wonderful' }] }],
    ['quotes another comment than it names', { ...claim, quotes: [{ id: 'c3', text: 'pitch dark in winter' }] }],
    [
      'names a response that is not there',
      { ...claim, ids: ['c99'], quotes: [{ id: 'c99', text: 'pitch dark in winter' }] },
    ],
    ['rests on nothing', { ...claim, quotes: [] }],
    ['speaks of something else', { ...claim, text: 'Taxes must fall for bakeries.' }],
    ['counts', { ...claim, text: 'The path is dark for 87 residents.' }],
    ['counts in words', { ...claim, text: 'Nearly everybody fears the dark path.' }],
    ['gives percents', { ...claim, text: 'A majority fears the dark path.' }],
    ['writes a link', { ...claim, text: 'The path is dark, see www.evil.example.' }],
    ['writes markup', { ...claim, text: 'The path is <b>dark</b>.' }],
    ['talks about itself', { ...claim, text: 'As a language model I find the path dark.' }],
    ['quotes a mark of what was taken out', { ...claim, quotes: [{ id: 'c6', text: '[name]' }] }],
    ['talks on and on', { ...claim, text: `The dark path. ${'It is dark. '.repeat(60)}` }],
  ])('loses its statement, which is counted, when it is one that %s', async (_, bad) => {
    saying({ claims: [claim, bad] });
    const { result, dropped } = await run(requestOf('summary'));
    expect([result?.type === 'summary' && result.points.map(({ text }) => text), dropped]).toEqual([[claim.text], 1]);
    saying({ claims: [bad] });
    expect(await run(requestOf('summary'))).toMatchObject({
      result: null,
      analysis: '',
      lack: 'nothing_verified',
      dropped: 1,
    });
  });
  it('is not counted for labels of comments that do not exist', async () => {
    labelling({
      c1: 'negative',
      c2: 'neutral',
      c3: 'positive',
      c4: 'negative',
      c5: 'negative',
      c77: 'positive',
      constructor: 'positive',
    });
    expect((await run(requestOf('sentiment'))).result).toMatchObject({
      judged: 5,
      sentimentDistribution: { positive: 1 },
    });
  });
  it('gets no score when no label is usable', async () => {
    labelling({ c1: 'great', c2: 10 });
    expect(await run(requestOf('sentiment'))).toMatchObject({ result: null, lack: 'too_few' });
  });
  it('is refused when it labels clear complaints as praise', async () => {
    labelling(Object.fromEntries(texts.map((_, index) => [`c${index + 1}`, index === 2 ? 'negative' : 'positive'])));
    await expect(run(requestOf('sentiment'))).rejects.toMatchObject({ failure: 'answer_invalid' });
  });
  it('loses a theme when its words are in no comment', async () => {
    saying({
      themes: [{ name: 'Dark path', description: 'It is dark.', terms: ['dragons'], ids: ['c1'], quotes: [dark] }],
    });
    expect(await run(requestOf('themes'))).toMatchObject({ result: null, lack: 'nothing_verified' });
  });
});

describe('the data that is sent', () => {
  it('contains no personal data and no internal id, and the ledger lists what was removed', async () => {
    saying({ claims: [claim] });
    const { sendings } = await run(requestOf('summary', [...texts, 'Tomasz Kowalski fixed it, +44 7700 900123']));
    const [heard] = server.requests;
    for (const secret of ['Winterbottom', 'Mill Lane', 'jane@mail', 'Kowalski', '900123', '"r0"']) {
      expect(heard?.body).not.toContain(secret);
    }
    expect(sendings).toHaveLength(2);
    expect(sendings.slice(0, 1)).toEqual([
      {
        kind: 'openai',
        model: 'test-model',
        comments: 7,
        contentHash: expect.stringMatching(/^[0-9a-f]{64}$/),
        redactions: { name: 2, address: 1, email: 1, phone: 1 },
      },
    ]);
  });
  it('is nothing when the ledger cannot be written', async () => {
    const refuse = async () => Promise.reject(new Error('the database is away'));
    const work = analyse(credentials(), requestOf('summary'), { onSend: refuse, reach });
    await expect(work).rejects.toThrow('the database is away');
    expect(server.requests).toEqual([]);
  });
  it('has a limit, and the result says which share was read', async () => {
    saying({ claims: [{ ...claim, quotes: [{ id: 'c1', text: 'dark path' }] }] });
    const many = Array.from(
      { length: 1_000 },
      (_, index) => `The dark path number ${index}. ${'It is dark. '.repeat(200)}`,
    );
    const { read } = await run(requestOf('summary', many));
    expect(read).toBe(200);
    expect(server.requests[0]?.body.length).toBeLessThan(150_000);
  });
});

describe('comments with instructions for a model', () => {
  it.each(injections)('%s: is not sent', async (order) => {
    saying({ claims: [claim] });
    const { leftOut } = await run(requestOf('summary', [...texts, order]));
    const [heard] = server.requests;
    expect(Object.values(heard ? commentsIn(heard) : {})).toHaveLength(texts.length);
    expect(leftOut).toBe(1);
  });
  it.each(injections)('%s: a provider that obeys it changes no result', async (order) => {
    const obedient = { text: order, ids: ['c1'], quotes: [{ id: 'c1', text: order }] };
    saying({ claims: [obedient, { ...obedient, quotes: [dark] }], themes: [] });
    const { result, analysis } = await run(requestOf('summary', [...texts, order]));
    expect([result, analysis]).toEqual([null, '']);
  });
  it.each(texts.slice(0, 5))('%s: a normal comment is no instruction', async (text) => {
    saying({ claims: [] });
    expect((await run(requestOf('summary', [text]))).leftOut).toBe(0);
  });
});

describe('a provider with a wrong answer', () => {
  it.each([
    ['garbage', 'Sure! Here is what I think about it.'],
    ['half a JSON', '{"claims": [{"text": "Residents'],
    ['another shape', '{"claims": "none"}'],
    ['nothing but null', 'null'],
    ['a list', '[]'],
  ])('fails with a clear message: %s', async (_, answer) => {
    saying(answer);
    await expect(run(requestOf('summary'))).rejects.toMatchObject({
      failure: 'answer_invalid',
      message: 'The provider answered something that cannot be read',
    });
  });
  it('is read only in part when it sends 10 MB', async () => {
    server.answerWith({ status: 200, body: `{"choices":[{"message":{"content":"${'a'.repeat(10_000_000)}"}}]}` });
    await expect(run(requestOf('summary'))).rejects.toMatchObject({ failure: 'answer_invalid' });
  });
  it('ends the analysis at the timeout when it never answers', async () => {
    server.fallSilent();
    const late = { ...requestOf('summary'), signal: AbortSignal.timeout(100) };
    await expect(run(late)).rejects.toMatchObject({ failure: 'timed_out' });
  });
  it.each([
    [401, 'key_refused'],
    [403, 'forbidden'],
    [429, 'rate_limited'],
    [500, 'refused'],
  ])('fails with D2’s message, without the key, when the status is %d', async (status, failure) => {
    server.answerWith({ status, body: '{"error":"why"}' });
    const error = await run(requestOf('summary')).catch((thrown: Error) => thrown);
    expect(error).toMatchObject({ failure, message: `OpenAI API error ${status}` });
    expect(JSON.stringify(error)).not.toContain('open-key');
  });
});
