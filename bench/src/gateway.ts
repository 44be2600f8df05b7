import { Agent, request } from 'node:http';
import type { Actor } from '@folkmoot/contracts';
import { ACTOR_HEADER } from '@folkmoot/service-kit';
import { tokenFor } from '@folkmoot/service-kit/testing';
import { createChildren } from './children';
import { startGateway } from './gateway/start-gateway';
import { interleaved, machine, table } from './rounds';

const CONNECTIONS = 16;
const ROUND_MS = 3_000;
const ROUNDS = 5;
const WARM_UP_MS = 1_500;
const PATH = '/api/tags';
const SESSION = 'S'.repeat(43);

const children = createChildren();
const { start, killAll } = children;

const startService = async (): Promise<number> => {
  const env = { NODE_ENV: 'production' };
  return (await start<{ port: number }>('gateway/service.ts', env)).message.port;
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
/** Each connection has its own loopback address: the limits are on, and they apply per visitor. */
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

/**
 * P4: requests per second of a signed-in person through the gateway, compared to the same service without it. BESIDE
 * names another build of the gateway.
 */
export const gateway = async (): Promise<string> => {
  try {
    const servicePort = await startService();
    const gatewayPort = await startGateway(children, { servicePort });
    const { BESIDE: program } = process.env;
    const otherPort = program ? await startGateway(children, { servicePort, program }) : null;
    const cookie = { cookie: `folkmoot_session=${SESSION}` };
    const direct = async (forMs = ROUND_MS) =>
      getFor(servicePort, { [ACTOR_HEADER]: await tokenFor(benchActor, 'subscribers') }, forMs);
    const through = (port: number, forMs = ROUND_MS) => getFor(port, cookie, forMs);
    await direct(WARM_UP_MS);
    for (const port of [gatewayPort, otherPort]) if (port !== null) await through(port, WARM_UP_MS);
    const variants = [
      { name: 'direct', measure: () => direct() },
      { name: 'through the gateway', measure: () => through(gatewayPort) },
      ...(otherPort === null ? [] : [{ name: 'through the other one', measure: () => through(otherPort) }]),
    ];
    return `${machine()}\n${table(await interleaved(variants, ROUNDS))}`;
  } finally {
    killAll();
  }
};
