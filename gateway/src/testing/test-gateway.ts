import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Actor, resolveApiTokenOperation, resolveSessionOperation, serviceNames } from '@folkmoot/contracts';
import { createInProcessTransport, silentLogger } from '@folkmoot/service-kit';
import { testKeyOf } from '@folkmoot/service-kit/testing';
import { start } from '../service';

const MONITORING = 'a token of monitoring';

const listening = (handle: RequestListener): Promise<Server> =>
  new Promise((resolve) => {
    const server = createServer(handle);
    server.listen(0, '127.0.0.1', () => resolve(server));
  });

const urlOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const bodyOf = async (req: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const chunk of req) text += chunk;
  return text;
};

const writeStatic = (dir: string): void => {
  mkdirSync(path.join(dir, 'shell/static'), { recursive: true });
  for (const version of ['1.0.0', '1.0.0-0123abcd']) {
    mkdirSync(path.join(dir, 'remotes/mf-x', version), { recursive: true });
    writeFileSync(path.join(dir, 'remotes/mf-x', version, 'mf-manifest.json'), '{}');
  }
  writeFileSync(path.join(dir, 'shell/index.html'), '<!doctype html><title>Shell</title>');
  writeFileSync(path.join(dir, 'shell/static/main.0123abcd.js'), 'plain');
  writeFileSync(path.join(dir, 'shell/static/main.0123abcd.js.br'), 'packed');
  writeFileSync(path.join(dir, 'secret.txt'), 'outside');
  writeFileSync(path.join(dir, 'remotes.json'), JSON.stringify({ remotes: [] }));
};

export interface TestGateway {
  url: string;
  dir: string;
  /** Every request that reached the campaigns service, with its headers. */
  seen: IncomingMessage[];
  /** Requests of visitors to admin, without the gateway's own questions about sessions. */
  seenByAdmin: IncomingMessage[];
  sessions: Map<string, Actor>;
  /** The current handler of the campaigns service. */
  answer: { current: RequestListener };
  transport: ReturnType<typeof createInProcessTransport>;
  /** Log lines of requests and of errors. */
  lines: object[];
  stopCampaigns(): Promise<void>;
  stopAdmin(): Promise<void>;
  stop(): Promise<void>;
}

const closed = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

const answerAsAdmin =
  (sessions: ReadonlyMap<string, Actor>, seen: IncomingMessage[]) =>
  async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const isAsked = [resolveSessionOperation, resolveApiTokenOperation].some(({ path: asked }) => asked === req.url);
    if (!isAsked) {
      seen.push(req);
      return void res.end('admin');
    }
    const { sessionId, token = sessionId } = JSON.parse(await bodyOf(req));
    res.end(JSON.stringify({ actor: sessions.get(token) ?? null }));
  };

/** Keeps the log lines of requests. */
const recordingLogger = () => {
  const lines: object[] = [];
  const note = (fields: object) => void lines.push(fields);
  return { lines, logger: { ...silentLogger, info: note, error: note } };
};

const environmentOf = (dir: string) => ({
  NODE_ENV: 'test',
  SERVICE_KEY: testKeyOf('gateway'),
  PUBLIC_ORIGIN: 'https://folkmoot.example',
  ...Object.fromEntries(serviceNames.map((name) => [`${name.toUpperCase()}_URL`, 'http://127.0.0.1:9'])),
  STATIC_DIR: dir,
  REMOTES_FILE: path.join(dir, 'remotes.json'),
  SPOOL_DIR: path.join(dir, 'spool'),
  METRICS_TOKEN: MONITORING,
});

/**
 * A gateway on real sockets with two small services: admin, which knows `sessions`, and campaigns, which answers with
 * `answer`.
 */
export const startTestGateway = async (more: Readonly<Record<string, string>> = {}): Promise<TestGateway> => {
  const dir = mkdtempSync(path.join(tmpdir(), 'folkmoot-gateway-'));
  writeStatic(dir);
  const sessions = new Map<string, Actor>();
  const seen: IncomingMessage[] = [];
  const seenByAdmin: IncomingMessage[] = [];
  const answer: TestGateway['answer'] = { current: (_req, res) => res.end('ok') };
  const admin = await listening(answerAsAdmin(sessions, seenByAdmin));
  const campaigns = await listening((req, res) => {
    seen.push(req);
    answer.current(req, res);
  });
  const transport = createInProcessTransport();
  const env = {
    ...environmentOf(dir),
    ADMIN_URL: urlOf(admin),
    CAMPAIGNS_URL: urlOf(campaigns),
    PUBLIC_URL: urlOf(campaigns),
    ...more,
  };
  const { lines, logger } = recordingLogger();
  const gateway = await start(env, { transport, logger });
  await transport.open();
  return {
    url: gateway.url,
    dir,
    seen,
    seenByAdmin,
    sessions,
    answer,
    transport,
    lines,
    stopCampaigns: () => closed(campaigns),
    stopAdmin: () => closed(admin),
    stop: async () => {
      await gateway.stop();
      await Promise.all([closed(admin), closed(campaigns)]);
      await transport.close();
      rmSync(dir, { recursive: true, force: true });
    },
  };
};

/** The headers that monitoring sends. */
export const monitoringHeaders = { authorization: `Bearer ${MONITORING}` };
