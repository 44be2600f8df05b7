import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PROOF_HEADER } from '@folkmoot/contracts';
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
  /** A survey page of each person, with its proof of work where the page asks for one. */
  readonly pages: readonly { readonly startToken: string; readonly proof?: string }[];
}

const measure = (server: Server): (() => Promise<number>) => {
  let sent = 0;
  const make = () => {
    const { startToken = '', proof } = server.pages[sent % server.pages.length] ?? {};
    sent += 1;
    const body = JSON.stringify({ startToken, answers: benchAnswers, elapsedSeconds: 55 });
    const headers = {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      'idempotency-key': randomUUID(),
      ...(proof === undefined ? {} : { [PROOF_HEADER]: proof }),
    };
    return { path: PATH, body, headers };
  };
  return () => postFor(server.port, { connections: CONNECTIONS, forMs: ROUND_MS, make });
};

/**
 * P5: responses per second, durable when answered, compared to the same route with a stub instead of the database; and
 * while the campaign is watchful, with proofs of work to check.
 */
export const intake = async (): Promise<string> => {
  const dbPath = await mkdtemp(path.join(tmpdir(), 'folkmoot-bench-'));
  try {
    const uri =
      process.env.MONGODB_URI ?? (await start<{ uri: string }>('intake/engine.ts', { DB_PATH: dbPath })).message.uri;
    const variants = [];
    for (const [variant, name] of [
      ['stub', 'database stubbed'],
      ['insert', 'durable'],
      ['watchful', 'durable, while watchful'],
      ['relayed', 'durable, and handed over'],
    ] as const) {
      const { message: server } = await start<Server>('intake/server.ts', { VARIANT: variant, MONGODB_URI: uri });
      const measured = measure(server);
      await measured();
      variants.push({ name, measure: measured });
    }
    return `${machine()}\n${table(await interleaved(variants, ROUNDS))}`;
  } finally {
    killAll();
    await rm(dbPath, { recursive: true, force: true });
  }
};
