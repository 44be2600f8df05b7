import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { benchAnswers } from '../intake/survey';

export interface SurveyTarget {
  readonly port: number;
  /** Path of the page. */
  readonly path: string;
}

export interface Answered {
  readonly status: number;
  readonly text: string;
  readonly retryAfter: string | undefined;
}

const AGENT = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1';

interface Sent {
  readonly path: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const send = (agent: Agent, port: number, { path, body, headers = {} }: Sent): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST';
    const options = { agent, port, host: '127.0.0.1', method, path, headers: { 'user-agent': AGENT, ...headers } };
    const outgoing = request(options, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text, retryAfter: response.headers['retry-after'] }),
      );
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });

const TOKEN = /name="startToken" value="([^"]*)"/;

/** Opens the page. Returns it with its token. */
export const openPage = async (agent: Agent, { port, path }: SurveyTarget) => {
  const { status, text } = await send(agent, port, { path });
  if (status !== 200) throw new Error(`the page answers ${status}`);
  return { text, startToken: TOKEN.exec(text)?.[1] ?? '' };
};

/** Submits an answer to each of the 20 questions. */
export const handIn = (agent: Agent, port: number, startToken: string): Promise<Answered> => {
  const body = JSON.stringify({ startToken, answers: benchAnswers, elapsedSeconds: 55 });
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'idempotency-key': randomUUID(),
  };
  return send(agent, port, { path: '/api/public/surveys/campaign_bench/responses', body, headers });
};

export interface Load {
  readonly connections: number;
  readonly forMs: number;
}

export interface Outcome {
  /** Complete flows per second: a page and an acknowledged response. */
  readonly perSecond: number;
  /** Responses that were refused with a retry time, or cut off. */
  readonly shed: number;
  /** 99th percentile of the response time, in milliseconds. */
  readonly p99: number;
}

const P99 = 0.99;

/** One person: milliseconds until the response was acknowledged. Null when it was refused with a retry time. */
const takePart = async (agent: Agent, target: SurveyTarget): Promise<number | null> => {
  const { startToken } = await openPage(agent, target);
  const posted = performance.now();
  const { status, retryAfter } = await handIn(agent, target.port, startToken);
  if (status === 201) return performance.now() - posted;
  if ((status === 503 || status === 429) && retryAfter) return null;
  throw new Error(`a response is answered with ${status}`);
};

const unlessCut = (error: unknown): null => {
  if (error instanceof Error && 'code' in error && (error.code === 'ECONNRESET' || error.code === 'EPIPE')) return null;
  throw error;
};

/**
 * People who open the page and answer, one after another on each connection. Throws at any answer other than accepted
 * or retry later.
 */
export const flowFor = async (target: SurveyTarget, { connections, forMs }: Load): Promise<Outcome> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const began = performance.now();
  const times: (number | null)[] = [];
  const worker = async () => {
    // A cut connection has no response: the person tries again.
    while (performance.now() - began < forMs) times.push(await takePart(agent, target).catch(unlessCut));
  };
  await Promise.all(Array.from({ length: connections }, worker));
  const seconds = (performance.now() - began) / 1000;
  agent.destroy();
  const took = times.filter((ms) => ms !== null).sort((a, b) => a - b);
  const p99 = took[Math.floor(took.length * P99)] ?? 0;
  return { perSecond: took.length / seconds, shed: times.length - took.length, p99 };
};

/** Opens connections that send no request. */
export const openIdle = async (port: number, count: number): Promise<() => void> => {
  const open = () =>
    new Promise<Socket>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => resolve(socket));
      socket.once('error', reject);
    });
  const sockets: Socket[] = [];
  for (let index = 0; index < count; index += 1) sockets.push(await open());
  for (const socket of sockets) socket.on('error', () => undefined);
  return () => {
    for (const socket of sockets) socket.destroy();
  };
};

const SLOW_BODY = 64 * 1024;
const SLOW_CHUNK = 1024;
const SLOW_MS = 250;

/** Clients that send the largest allowed body, a kilobyte at a time. */
export const openSlow = (port: number, count: number): (() => void) => {
  const sockets = Array.from({ length: count }, () => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(
      `POST /api/public/surveys/campaign_bench/responses HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nIdempotency-Key: ${randomUUID()}\r\nContent-Length: ${SLOW_BODY}\r\n\r\n`,
    );
    return socket;
  });
  const timer = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('x'.repeat(SLOW_CHUNK));
  }, SLOW_MS);
  return () => {
    clearInterval(timer);
    for (const socket of sockets) socket.destroy();
  };
};
