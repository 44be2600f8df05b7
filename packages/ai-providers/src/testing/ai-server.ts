import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { createLocalJWKSet, type JWK, jwtVerify } from 'jose';

export interface AiServerRequest {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export interface AiServerAnswer {
  readonly status: number;
  readonly body: string;
  readonly retryAfter?: string;
}

export interface AiServer {
  readonly url: string;
  readonly requests: readonly AiServerRequest[];
  /** Gives this answer to every call except token requests, until it is called with null. */
  answerWith(answer: AiServerAnswer | null): void;
  /** Gives this text in the chat protocol, until it is called with null. */
  say(speak: ((heard: AiServerRequest) => string) | null): void;
  /** Asks for a failure before each call, until it is called with null. */
  failWith(next: (() => AiServerAnswer | null) | null): void;
  /** Waits this long before each answer. */
  slowDown(ms: number): void;
  /** Accepts the next calls and answers none of them, until it is called with false. */
  fallSilent(isSilent?: boolean): void;
  /** Number of calls that the client aborted before there was an answer. */
  abandoned(): number;
  /** From now on tokens are issued only for assertions that this key signed. */
  trust(key: JWK): void;
  stop(): Promise<void>;
}

const TEXT = 'Residents like the new benches and want more light.';
const TOKEN = 'an-access-token';

const readAll = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
};

const chat = JSON.stringify({
  model: 'test-model-2026',
  choices: [{ message: { role: 'assistant', content: TEXT } }],
  usage: { prompt_tokens: 120, completion_tokens: 30 },
});

const chatSaying = (content: string): AiServerAnswer => ({
  status: 200,
  body: JSON.stringify({
    model: 'test-model-2026',
    choices: [{ message: { role: 'assistant', content } }],
    usage: { prompt_tokens: 120, completion_tokens: 30 },
  }),
});

const generated = JSON.stringify({
  modelVersion: 'gemini-test-001',
  candidates: [{ content: { parts: [{ text: TEXT }] } }],
  usageMetadata: { promptTokenCount: 90, candidatesTokenCount: 20 },
});

const refused = (status: number, reason: string): AiServerAnswer => ({
  status,
  body: JSON.stringify({ error: { message: reason } }),
});

const isSigned = async (body: string, keys: readonly JWK[], audience: string): Promise<boolean> => {
  const assertion = new URLSearchParams(body).get('assertion') ?? '';
  return jwtVerify(assertion, createLocalJWKSet({ keys: [...keys] }), { audience }).then(
    () => true,
    () => false,
  );
};

const ok = (body: string): AiServerAnswer => ({ status: 200, body });

const tokenFor = async ({ body }: AiServerRequest, keys: readonly JWK[], url: string): Promise<AiServerAnswer> =>
  (await isSigned(body, keys, `${url}/token`))
    ? ok(JSON.stringify({ access_token: TOKEN, expires_in: 600 }))
    : refused(401, 'invalid_grant');

const protocols: readonly { fits: RegExp; isKnown: (headers: IncomingMessage['headers']) => boolean; says: string }[] =
  [
    { fits: /:generateContent$/, isKnown: ({ authorization }) => authorization === `Bearer ${TOKEN}`, says: generated },
    { fits: /^\/openai\/deployments\//, isKnown: (headers) => headers['api-key'] === 'azure-key', says: chat },
    {
      fits: /^\/v1\/chat\/completions$/,
      isKnown: ({ authorization }) => authorization === 'Bearer open-key',
      says: chat,
    },
  ];

const answerTo = ({ path, headers }: AiServerRequest): AiServerAnswer => {
  const protocol = protocols.find(({ fits }) => fits.test(path));
  if (!protocol) return refused(404, 'nothing here');
  return protocol.isKnown(headers) ? ok(protocol.says) : refused(401, 'wrong key');
};

/** A server on loopback that speaks the protocols of all providers: `open-key` and `azure-key` are its keys. */
export const startAiServer = async (): Promise<AiServer> => {
  const requests: AiServerRequest[] = [];
  let fixed: AiServerAnswer | null = null;
  let speak: ((heard: AiServerRequest) => string) | null = null;
  let failure: (() => AiServerAnswer | null) | null = null;
  let delayMs = 0;
  let isSilent = false;
  let abandoned = 0;
  let keys: JWK[] = [];
  let url = '';
  const answerFor = async (heard: AiServerRequest): Promise<AiServerAnswer> => {
    if (heard.path === '/token') return tokenFor(heard, keys, url);
    return fixed ?? failure?.() ?? (speak ? chatSaying(speak(heard)) : answerTo(heard));
  };
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(request.url ?? '/', url);
    const heard = { path: pathname, headers: request.headers, body: await readAll(request) };
    response.once('close', () => {
      if (!response.writableEnded) abandoned += 1;
    });
    requests.push(heard);
    if (isSilent) return;
    if (delayMs > 0) await pause(delayMs);
    const { status, body, retryAfter } = await answerFor(heard);
    if (retryAfter !== undefined) response.setHeader('retry-after', retryAfter);
    response.writeHead(status, { 'content-type': 'application/json', location: '/elsewhere' }).end(body);
  };
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    requests,
    answerWith: (answer) => {
      fixed = answer;
    },
    say: (next) => {
      speak = next;
    },
    failWith: (next) => {
      failure = next;
    },
    slowDown: (ms) => {
      delayMs = ms;
    },
    fallSilent: (silent = true) => {
      isSilent = silent;
    },
    abandoned: () => abandoned,
    trust: (key) => {
      keys = [key];
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
