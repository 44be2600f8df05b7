import { Agent, request } from 'node:http';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Actor, serviceNames } from '@folkmoot/contracts';
import { ACTOR_HEADER } from '@folkmoot/service-kit';
import { testKeyOf, tokenFor } from '@folkmoot/service-kit/testing';
import { createChildren } from './children';
import { interleaved, machine, table } from './rounds';

const CONNECTIONS = 16;
const ROUND_MS = 3_000;
const ROUNDS = 5;
const WARM_UP_MS = 1_500;
const PATH = '/api/tags';
const SESSION = 'S'.repeat(43);
const root = path.join(import.meta.dirname, '../..');

const { start, run, killAll } = createChildren();

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const startService = async (): Promise<number> => {
  const env = { NODE_ENV: 'production' };
  return (await start<{ port: number }>('gateway/service.ts', env)).told.port;
};

/** The built gateway with everything on, its log lines included. */
const startGateway = async (servicePort: number): Promise<number> => {
  const port = await freePort();
  const service = `http://127.0.0.1:${servicePort}`;
  const env = {
    NODE_ENV: 'production',
    PORT: String(port),
    SERVICE_KEY: testKeyOf('gateway'),
    PUBLIC_ORIGIN: `http://localhost:${port}`,
    ...Object.fromEntries(serviceNames.map((name) => [`${name.toUpperCase()}_URL`, service])),
    STATIC_DIR: path.join(root, 'build/static'),
    REMOTES_FILE: path.join(root, 'build/remotes.json'),
  };
  run('gateway/dist/main.mjs', env);
  while (
    !(await fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await pause(50);
  return port;
};

type Headers = Readonly<Record<string, string>>;

const get = (agent: Agent, port: number, headers: Headers): Promise<number> =>
  new Promise((resolve, reject) => {
    const outgoing = request({ agent, port, host: '127.0.0.1', path: PATH, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    outgoing.on('error', reject);
    outgoing.end();
  });

let visitors = 0;
/** Each connection comes from a loopback address of its own: the limits are on, and meant for one visitor. */
const nextVisitor = (): string => {
  visitors += 1;
  return `127.${1 + (visitors >> 8)}.${visitors & 255}.1`;
};

const getFor = async (port: number, headers: Headers, forMs: number): Promise<number> => {
  const began = performance.now();
  let done = 0;
  const worker = async () => {
    let agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress: nextVisitor() });
    for (let count = 1; performance.now() - began < forMs; count++) {
      const status = await get(agent, port, headers);
      if (status !== 200) throw new Error(`expected 200, got ${status}`);
      done += 1;
      if (count % 2_000 > 0) continue;
      agent.destroy();
      agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress: nextVisitor() });
    }
    agent.destroy();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  return done / ((performance.now() - began) / 1000);
};

const benchActor: Actor = {
  kind: 'user',
  userId: 'user_bench',
  role: 'council_admin',
  status: 'active',
  councilId: 'council_bench',
  actingAs: null,
  sessionId: 'session_bench',
};

/** P4: requests per second of a signed-in person through the gateway, against the same service asked directly. */
export const gateway = async (): Promise<string> => {
  try {
    const servicePort = await startService();
    const gatewayPort = await startGateway(servicePort);
    const cookie = { cookie: `folkmoot_session=${SESSION}` };
    const direct = async (forMs = ROUND_MS) =>
      getFor(servicePort, { [ACTOR_HEADER]: await tokenFor(benchActor, 'subscribers') }, forMs);
    const through = (forMs = ROUND_MS) => getFor(gatewayPort, cookie, forMs);
    await direct(WARM_UP_MS);
    await through(WARM_UP_MS);
    const variants = [
      { name: 'direct', measure: () => direct() },
      { name: 'through the gateway', measure: () => through() },
    ];
    return `${machine()}\n${table(await interleaved(variants, ROUNDS))}`;
  } finally {
    killAll();
  }
};
