import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Actor, sessionRevokedEvent, systemActor, type UserActor } from '@folkmoot/contracts';
import {
  ACTOR_HEADER,
  createInProcessTransport,
  type Environment,
  type Logger,
  makeEnvelope,
  silentLogger,
  type Transport,
  verifyActorToken,
} from '@folkmoot/service-kit';
import { userActor } from '@folkmoot/service-kit/testing';
import { start } from '../service';

export const KEY = 'a key for tests that has thirty-two characters or more';
export const SESSION = 'S'.repeat(43);
export const COOKIE = `folkmoot_session=${SESSION}`;

export interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
  readonly actor: Actor | null;
}

export type Answering = (req: IncomingMessage, res: ServerResponse, seen: Seen) => void;

const read = async (req: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
};

const echo: Answering = (_req, res, { actor }) => {
  res.setHeader('Content-Type', 'application/json');
  res.end(JSON.stringify({ actor: actor?.kind ?? null }));
};

/** A service on a port of its own that keeps what it was asked. */
export const startUpstream = async (port = 0) => {
  const seen: Seen[] = [];
  const connections = new Set<unknown>();
  const state = { answer: echo };
  const server = createServer((req, res) => {
    connections.add(req.socket);
    const given = req.headers[ACTOR_HEADER];
    const actor = typeof given === 'string' ? verifyActorToken(given, KEY).catch(() => null) : null;
    Promise.all([read(req), actor]).then(
      ([body, who]) => {
        const one = { method: req.method ?? '', url: req.url ?? '', headers: req.headers, body, actor: who };
        seen.push(one);
        state.answer(req, res, one);
      },
      () => res.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: bound } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${bound}`,
    port: bound,
    seen,
    connections,
    answerWith: (answer: Answering) => {
      state.answer = answer;
    },
    echo: () => {
      state.answer = echo;
    },
    /** As kill -9 would: every connection breaks. */
    kill: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
export type UpstreamDouble = Awaited<ReturnType<typeof startUpstream>>;

/** Admin as the gateway knows it: it resolves sessions. */
const startAdmin = async () => {
  const upstream = await startUpstream();
  const sessions = new Map<string, UserActor>([[SESSION, userActor({ sessionId: 'hash_of_session' })]]);
  let asked = 0;
  upstream.answerWith((req, res, seen) => {
    if (req.url !== '/internal/sessions/resolve') return echo(req, res, seen);
    asked += 1;
    const { sessionId } = JSON.parse(seen.body) as { sessionId: string };
    const allowed = seen.actor?.kind === 'system';
    res.writeHead(allowed ? 200 : 401, { 'Content-Type': 'application/json' });
    res.end(JSON.stringify({ actor: sessions.get(sessionId) ?? null }));
  });
  return { ...upstream, sessions, asked: () => asked };
};

const recordingLogger = () => {
  const lines: { level: string; fields: object; message: string }[] = [];
  const note = (level: string) => (fields: object, message: string) => void lines.push({ level, fields, message });
  const logger: Logger = { ...silentLogger, info: note('info'), warn: note('warn'), error: note('error') };
  return { logger, lines };
};

const writeFront = async (dir: string) => {
  const shell = path.join(dir, 'static/shell');
  const remote = path.join(dir, 'static/remotes/mf-x/1.0.0-aaaaaaaa');
  await mkdir(path.join(shell, 'static'), { recursive: true });
  await mkdir(remote, { recursive: true });
  const script = 'export const hello = 1;';
  await writeFile(path.join(shell, 'index.html'), '<!doctype html><title>shell</title>');
  await writeFile(path.join(shell, 'static/main.3f2a9c1b.js'), script);
  await writeFile(path.join(shell, 'static/main.3f2a9c1b.js.br'), 'brotli bytes');
  await writeFile(path.join(shell, 'static/main.3f2a9c1b.js.gz'), 'gzip bytes');
  await writeFile(path.join(shell, 'static/only-plain.txt'), 'plain');
  await writeFile(path.join(remote, 'mf-manifest.json'), '{}');
  await writeFile(path.join(remote, 'remoteEntry.js'), script);
  await writeFile(path.join(remote, 'chunk.0a1b2c3d.js'), script);
  await writeFile(path.join(dir, 'secret.txt'), 'a secret');
};

export const registryOf = (version: string): string =>
  JSON.stringify({
    remotes: [
      {
        name: 'mf-x',
        version,
        manifest: `/remotes/mf-x/${version}/mf-manifest.json`,
        descriptor: `/remotes/mf-x/${version}/remote.json`,
      },
    ],
  });

const startServices = async () => {
  const [admin, campaigns, subscribers, residents] = await Promise.all([
    startAdmin(),
    startUpstream(),
    startUpstream(),
    startUpstream(),
  ]);
  return { admin, campaigns, subscribers, residents };
};

const makeFolder = async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'folkmoot-gateway-'));
  const remotesFile = path.join(dir, 'remotes.json');
  await writeFront(dir);
  await writeFile(remotesFile, registryOf('1.0.0-aaaaaaaa'));
  return { dir, remotesFile, env: { STATIC_DIR: path.join(dir, 'static'), REMOTES_FILE: remotesFile } };
};

/** Tells of a revoked session as the admin service does. */
const revoker = (transport: Transport) => async (hash: string) => {
  const event = {
    aggregate: { type: 'user', id: 'user_1', revision: 1 },
    payload: { userId: 'user_1', sessionIds: [hash] },
  };
  const origin = { actor: systemActor('admin'), councilId: null, now: new Date() };
  await transport.publish([makeEnvelope(sessionRevokedEvent, event, origin)]);
};

/** The gateway on real ports, with doubles of the services behind it. */
export const startTestGateway = async (given: Environment = {}) => {
  const [{ env, ...folder }, services] = await Promise.all([makeFolder(), startServices()]);
  const transport = createInProcessTransport();
  const { logger, lines } = recordingLogger();
  const usual = {
    ACTOR_TOKEN_KEY: KEY,
    PUBLIC_ORIGIN: 'http://folkmoot.example',
    ADMIN_URL: services.admin.url,
    CAMPAIGNS_URL: services.campaigns.url,
    SUBSCRIBERS_URL: services.subscribers.url,
    PUBLIC_URL: services.residents.url,
    TRUSTED_PROXIES: '1',
  };
  const gateway = await start({ ...usual, ...env, ...given }, { transport, logger });
  await transport.open();
  return {
    ...gateway,
    ...folder,
    ...services,
    lines,
    revoke: revoker(transport),
    ask: (where: string, init: RequestInit = {}) => fetch(`${gateway.url}${where}`, { redirect: 'manual', ...init }),
    stop: async () => {
      await gateway.stop();
      await transport.close();
      await Promise.all(Object.values(services).map((each) => each.kill()));
      await rm(folder.dir, { recursive: true, force: true });
    },
  };
};
export type TestGateway = Awaited<ReturnType<typeof startTestGateway>>;

/** A request whose path goes out exactly as given; fetch would tidy it. */
export const rawGet = (port: number, rawPath: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; body: string; headers: IncomingMessage['headers'] }>((resolve, reject) => {
    const asking = request({ port, host: '127.0.0.1', path: rawPath, headers, agent: false }, (res) => {
      read(res).then((body) => resolve({ status: res.statusCode ?? 0, body, headers: res.headers }), reject);
    });
    asking.once('error', reject);
    asking.end();
  });
