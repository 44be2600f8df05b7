import type { AiCredentials } from '@folkmoot/contracts';
import { type AiProviderError, createLanguageModel, type Reach, summarise } from './index';
import { providerMessages } from './provider.messages';
import { mayShowAnswer } from './reach';
import { type AiServer, makeServiceAccount, startAiServer } from './testing';

let server: AiServer;
beforeEach(async () => {
  server = await startAiServer();
});
afterEach(() => server.stop());

const credentials = (overrides: Partial<AiCredentials>): AiCredentials => ({
  id: 'p1',
  kind: 'openai',
  url: '',
  model: 'test-model',
  region: '',
  project: '',
  apiVersion: '',
  key: null,
  ...overrides,
});
const request = { campaignTitle: 'Park', councilName: 'Riverside', texts: ['I love the benches', 'Too dark'] };
/** The test's own server is in a private network. */
const named = { privateHosts: ['127.0.0.1'] };
const failureOf = (overrides: Partial<AiCredentials>, reach: Reach = named): Promise<AiProviderError> =>
  summarise(credentials(overrides), request, reach).then(
    () => {
      throw new Error('it went well');
    },
    (error: AiProviderError) => error,
  );
const said = 'Residents like the new benches and want more light.';

const openai = () => ({ url: `${server.url}/v1/`, key: 'open-key' });
const azure = () => ({ kind: 'azure' as const, url: server.url, model: 'my-deployment', key: 'azure-key' });
const vertex = async (overrides: object = {}) => {
  const { json, publicKey } = await makeServiceAccount(`${server.url}/token`, overrides);
  server.trust(publicKey);
  return { kind: 'vertex' as const, url: server.url, region: 'europe-west2', model: 'gemini-test', key: json };
};

describe('a provider', () => {
  it('returns its text and its usage over the chat protocol', async () => {
    const answer = await summarise(credentials(openai()), request, named);
    expect(answer).toEqual({ text: said, model: 'test-model-2026', region: '', inputTokens: 120, outputTokens: 30 });
    const [{ path, body } = { path: '', body: '' }] = server.requests;
    expect([path, JSON.parse(body).model]).toEqual(['/v1/chat/completions', 'test-model']);
    expect(JSON.parse(body).messages[1].content).toContain('I love the benches');
  });
  it('gets no key when it is self-hosted without a key', async () => {
    const { failure } = await failureOf({ ...openai(), key: null });
    expect([failure, server.requests[0]?.headers.authorization]).toEqual(['key_refused', undefined]);
  });
  it('is called by its deployment, with the key in a separate header, when it is Azure', async () => {
    expect((await summarise(credentials(azure()), request, named)).text).toBe(said);
    expect(server.requests[0]?.path).toBe('/openai/deployments/my-deployment/chat/completions');
  });
  it('is called with a token for the service account when it is Google', async () => {
    const answer = await summarise(credentials(await vertex()), request, named);
    expect(answer).toMatchObject({ text: said, region: 'europe-west2', inputTokens: 90, outputTokens: 20 });
    expect(server.requests.map(({ path }) => path)).toEqual([
      '/token',
      '/v1/projects/folkmoot-test/locations/europe-west2/publishers/google/models/gemini-test:generateContent',
    ]);
  });
  it('counts words on this machine and makes no call when it is the built-in one', async () => {
    const { text, model } = await summarise(credentials({ kind: 'built_in' }), request, named);
    expect([text, model]).toEqual([
      '2 responses: 1 sound glad, 0 displeased, 1 neither. Named most: benches (1), dark (1).',
      'built-in',
    ]);
    expect(createLanguageModel(credentials({ kind: 'built_in' }), named)).toBeNull();
    expect(server.requests).toEqual([]);
  });
});

describe('a call that is aborted', () => {
  it.each([
    ['OpenAI-compatible', async () => openai()],
    ['Azure', async () => azure()],
    ['Google', vertex],
  ] as const)('%s: the connection is broken off at once', async (_, provider) => {
    const where = credentials(await provider());
    server.fallSilent();
    const giveUp = new AbortController();
    const summary = summarise(where, { ...request, signal: giveUp.signal }, named).catch((error: unknown) => error);
    while (server.requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    giveUp.abort();
    expect(await summary).toBeInstanceOf(Error);
    while (server.abandoned() === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(server.abandoned()).toBe(1);
  });
});

describe('a provider that cannot be used', () => {
  it.each([
    [401, 'key_refused', 'OpenAI API error 401'],
    [403, 'forbidden', 'OpenAI API error 403'],
    [404, 'not_found', 'OpenAI API error 404'],
    [429, 'rate_limited', 'OpenAI API error 429'],
    [500, 'refused', 'OpenAI API error 500'],
    [302, 'refused', 'The provider answered with a redirect, which is not followed'],
  ])('an answer of %d: %s', async (status, failure, message) => {
    server.answerWith({ status, body: '{"error":"why"}' });
    expect(await failureOf(openai())).toMatchObject({
      failure,
      message,
      httpStatus: status,
      httpBody: '{"error":"why"}',
    });
    expect(server.requests).toHaveLength(1);
  });
  const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toUTCString();
  it.each([
    ['120', () => '120', 120],
    ['a date in a minute', () => inSeconds(60), expect.closeTo(60, -1)],
    ['a date a minute ago', () => inSeconds(-60), 0],
    ['soon', () => 'soon', null],
    ['undefined', () => undefined, null],
  ])('an answer of 429 with Retry-After %s: reports the retry time', async (_name, makeRetryAfter, seconds) => {
    const retryAfter = makeRetryAfter();
    server.answerWith({ status: 429, body: '{}', ...(retryAfter === undefined ? {} : { retryAfter }) });
    expect(await failureOf(openai())).toMatchObject({ failure: 'rate_limited', retryAfterSeconds: seconds });
  });
  it.each(['no json', '{}', '{"choices":[{"message":{"content":"  "}}]}', '[]', 'null'])(
    'reports an unreadable answer when it answers %s',
    async (body) => {
      server.answerWith({ status: 200, body });
      expect((await failureOf(openai())).failure).toBe('answer_invalid');
    },
  );
  it('reports Google credentials that are missing, broken or refused by the token server (F-35)', async () => {
    const good = await vertex();
    const { publicKey } = await makeServiceAccount(`${server.url}/token`);
    const failures = async (settings: object) => {
      const { failure, message } = await failureOf({ ...good, ...settings });
      return [failure, message];
    };
    expect(await failures({ key: null })).toEqual(['configuration_missing', 'Google Cloud configuration not found']);
    const format = ['credentials_invalid', 'Invalid Google Cloud credentials JSON format'];
    expect(await failures({ key: 'not json' })).toEqual(format);
    expect(await failures({ key: '{"client_email":"a@b"}' })).toEqual(format);
    expect(await failures({ key: '{"client_email":"a@b","private_key":"none","project_id":"p"}' })).toEqual(format);
    server.trust(publicKey);
    expect(await failures({})).toEqual(['token_refused', 'OAuth token request failed']);
  });
  it('reports status and body when its API is not enabled at Google', async () => {
    const good = await vertex();
    server.answerWith({ status: 403, body: 'SERVICE_DISABLED' });
    expect(await failureOf(good)).toMatchObject({
      failure: 'forbidden',
      message: 'Vertex AI API error 403',
      httpStatus: 403,
      httpBody: 'SERVICE_DISABLED',
    });
  });
  it('is not called when a setting is missing', async () => {
    expect((await failureOf({ url: '', key: 'k' })).message).toBe(
      'The configuration is incomplete: the address is missing',
    );
    expect((await failureOf({ ...openai(), model: '' })).failure).toBe('configuration_missing');
    expect((await failureOf({ ...azure(), key: null })).message).toBe('Missing authorization header');
    expect((await failureOf({ ...(await vertex()), region: '' })).failure).toBe('configuration_missing');
    expect(server.requests).toEqual([]);
  });
  it.each([
    'http://169.254.169.254/latest',
    'http://[::ffff:169.254.169.254]/',
    'http://[::ffff:a9fe:a9fe]/',
    'http://0xa9fea9fe/',
    'http://2852039166/',
    'http://[fe80::1]/v1',
    'http://[fd00:ec2::254]/',
    'http://metadata.google.internal/',
    'http://metadata.google.internal./',
    'http://168.63.129.16/',
    'http://100.100.100.200/',
    'http://0.0.0.0/',
    'http://[::]/',
    'http://224.0.0.1/',
  ])('is never called at %s, a metadata address of a cloud', async (url) => {
    const { hostname } = new URL(url);
    const error = await failureOf({ ...openai(), url }, { privateHosts: [hostname, hostname.replace(/^\[|\]$/g, '')] });
    expect([error.failure, error.message]).toEqual(['refused', providerMessages.hostRefused]);
  });
  it.each([
    '127.0.0.1',
    '[::1]',
    '[::ffff:127.0.0.1]',
    'localhost',
    '10.1.2.3',
    '192.168.1.1',
    '172.16.0.9',
    '[fd12::1]',
  ])('is not called at %s in a private network when the operator did not allow it', async (host) => {
    const port = new URL(server.url).port;
    const error = await failureOf(
      { ...openai(), url: `http://${host}:${port}/v1` },
      { privateHosts: ['llm.internal'] },
    );
    expect([error.failure, error.message]).toEqual(['refused', providerMessages.hostPrivate]);
    expect(server.requests).toEqual([]);
  });
  it('is called at the checked address when its private host name is allowed', async () => {
    const port = new URL(server.url).port;
    const url = `http://localhost:${port}/v1`;
    const reach = { privateHosts: ['LOCALHOST.'] };
    expect((await summarise(credentials({ ...openai(), url }), request, reach)).text).toBe(said);
  });
  it('is not called when its Google region would lead to another host', async () => {
    for (const region of ['evil.example/x?', 'evil.example#', 'a@b', 'us-central1.evil']) {
      const { failure, message } = await failureOf({ ...(await vertex()), url: '', region });
      expect([failure, message]).toEqual(['configuration_missing', providerMessages.regionInvalid]);
    }
    expect(server.requests).toEqual([]);
  });
  it('has its answer shown only when it is a known host or the operator allowed it', () => {
    const shown = ['api.openai.com', 'x.openai.azure.com', 'europe-west4-aiplatform.googleapis.com', '127.0.0.1'];
    const hidden = ['evil.example', 'openai.azure.com.evil.example', 'api.openai.com.evil', '10.0.0.1'];
    expect(shown.filter((host) => mayShowAnswer(host, named))).toEqual(shown);
    expect(hidden.filter((host) => mayShowAnswer(host, named))).toEqual([]);
  });
  it('is reported as unreachable, without the key in the message, when its port is closed', async () => {
    const url = server.url;
    await server.stop();
    server = await startAiServer();
    const error = await failureOf({ url: `${url}/v1`, key: 'very-secret-key' });
    expect([error.failure, error.httpStatus]).toEqual(['unreachable', null]);
    expect(JSON.stringify([error.message, error.httpBody, String(error.cause)])).not.toContain('very-secret-key');
  });
});
