import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createChildren } from './children';
import { benchAnswers } from './intake/survey';
import { postFor } from './load';
import { interleaved, machine, table } from './rounds';

const CONNECTIONS = 16;
const ROUND_MS = 4_000;
const ROUNDS = 5;
const PATH = '/api/public/surveys/campaign_bench/responses';

const { start, killAll } = createChildren();

interface Server {
  readonly port: number;
  readonly startToken: string;
}

const measure = (server: Server) => (): Promise<number> => {
  const body = JSON.stringify({ startToken: server.startToken, answers: benchAnswers, elapsedSeconds: 55 });
  const headers = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) };
  const make = () => ({ path: PATH, body, headers: { ...headers, 'idempotency-key': randomUUID() } });
  return postFor(server.port, { connections: CONNECTIONS, forMs: ROUND_MS, make });
};

/** P5: responses per second, durable when answered, compared to the same route with a stub instead of the database. */
export const intake = async (): Promise<string> => {
  const dbPath = await mkdtemp(path.join(tmpdir(), 'folkmoot-bench-'));
  try {
    const uri =
      process.env.MONGODB_URI ?? (await start<{ uri: string }>('intake/engine.ts', { DB_PATH: dbPath })).message.uri;
    const variants = [];
    for (const [variant, name] of [
      ['stub', 'database stubbed'],
      ['insert', 'durable'],
      ['relayed', 'durable, and handed over'],
    ] as const) {
      const { message: server } = await start<Server>('intake/server.ts', { VARIANT: variant, MONGODB_URI: uri });
      await measure(server)();
      variants.push({ name, measure: measure(server) });
    }
    return `${machine()}\n${table(await interleaved(variants, ROUNDS))}`;
  } finally {
    killAll();
    await rm(dbPath, { recursive: true, force: true });
  }
};
