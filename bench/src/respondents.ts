import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createChildren } from './children';
import { startGateway } from './gateway/start-gateway';
import { flowFor, openIdle, openPage, openSlow, type Place } from './respondents/flow';
import { interleaved, machine, median, table, type Variant } from './rounds';

const FEW = 16;
const MANY = 256;
/** Ten times as many people at once as the service needs to give what it can. */
const TOO_MANY = 640;
const ROUND_MS = 2_000;
const ROUNDS = 3;
const IDLE = 10_000;
const SLOW = 100;
/** As many as are held at the gateway at once. */
const CROWD = { IDLE: '10000', BODIES: '1000', STREAMS: '1000' };
const root = path.join(import.meta.dirname, '../..');

const children = createChildren();
const { start, killAll } = children;

/** The service, and how long it has kept a processor, in microseconds. */
interface Service {
  readonly place: Place;
  readonly busy: () => Promise<number>;
}

const startPublic = async (dbPath: string): Promise<Service> => {
  const uri =
    process.env.MONGODB_URI ?? (await start<{ uri: string }>('intake/engine.ts', { DB_PATH: dbPath })).told.uri;
  const { child, told: place } = await start<Place>('respondents/service.ts', {
    MONGODB_URI: uri,
    STATIC_DIR: path.join(root, 'build/static'),
    REMOTES_FILE: path.join(root, 'build/remotes.json'),
  });
  const busy = async (): Promise<number> => {
    child.send('busy');
    const [microseconds] = await once(child, 'message');
    return Number(microseconds);
  };
  return { place, busy };
};

/** A bare server with the very page that the product gives. */
const startEcho = async (place: Place): Promise<Place> => {
  const { port } = (await start<{ port: number }>('respondents/echo.ts')).told;
  const agent = new Agent();
  const { text } = await openPage(agent, place);
  agent.destroy();
  await fetch(`http://127.0.0.1:${port}/`, { method: 'PUT', body: text });
  return { ...place, port };
};

const perSecond = (place: Place, connections: number) => async (): Promise<number> =>
  (await flowFor(place, { connections, forMs: ROUND_MS })).perSecond;

/** As `perSecond`, noting the processor's time that each whole flow took of the service. */
const timed =
  ({ place, busy }: Service, connections: number, took: number[]) =>
  async (): Promise<number> => {
    const before = await busy();
    const rate = await perSecond(place, connections)();
    took.push(((await busy()) - before) / ((rate * ROUND_MS) / 1_000));
    return rate;
  };

const flows = async (service: Service, echo: Place): Promise<string> => {
  const { place } = service;
  const took: number[] = [];
  const variants: Variant[] = [
    { name: `bare node:http, ${FEW} connections`, measure: perSecond(echo, FEW) },
    { name: `page and response, ${FEW}`, measure: timed(service, FEW, took) },
    { name: `page and response, ${MANY}`, measure: perSecond(place, MANY) },
    { name: `page and response, ${TOO_MANY}`, measure: perSecond(place, TOO_MANY) },
  ];
  const figures = await interleaved(variants, ROUNDS);
  const [, few, many, tooMany] = figures.map((each) => each.perSecond);
  const ratio = (of: readonly number[] = [], to: readonly number[] = []) => {
    const ratios = of.map((value, round) => value / (to[round] ?? Number.NaN));
    return `${median(ratios).toFixed(2)} (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})`;
  };
  return [
    table(figures),
    `processor time of the service for both: ${took.map((each) => each.toFixed(0)).join(' ')} microseconds`,
    `${MANY} connections to ${FEW}: ${ratio(many, few)}`,
    `${TOO_MANY} connections to ${MANY}: ${ratio(tooMany, many)}`,
  ].join('\n');
};

const slowest = async (place: Place): Promise<number> =>
  (await flowFor(place, { connections: FEW, forMs: ROUND_MS })).p99;

/** How much longer the slowest hundredth takes beside idle connections and slow clients. */
const beside = async (place: Place): Promise<string> => {
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const alone = await slowest(place);
    const endIdle = await openIdle(place.port, IDLE);
    const endSlow = openSlow(place.port, SLOW);
    ratios.push((await slowest(place)) / alone);
    endSlow();
    endIdle();
  }
  const range = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`;
  return `slowest hundredth beside ${IDLE} idle connections and ${SLOW} slow ones of 64 kB: ${median(ratios).toFixed(2)} (${range})`;
};

/** The public service behind the gateway, as residents meet it; dashboards are doubled. */
const behindGateway = async (place: Place): Promise<Place> => {
  const env = { NODE_ENV: 'production' };
  const { port: servicePort } = (await start<{ port: number }>('gateway/service.ts', env)).told;
  return { ...place, port: await startGateway(children, { servicePort, publicPort: place.port }) };
};

/** The same at the gateway, beside many who hold what they can: idle connections, slow bodies and live reports at once. */
const besideCrowd = async (place: Place): Promise<string> => {
  const ratios: number[] = [];
  const times: string[] = [];
  let held = '';
  for (let round = 0; round < ROUNDS; round += 1) {
    const alone = await slowest(place);
    const { child } = await start('respondents/crowd.ts', { ...CROWD, PORT: String(place.port) });
    const crowded = await slowest(place);
    child.send('count');
    const [open] = await once(child, 'message');
    held = JSON.stringify(open);
    child.kill('SIGKILL');
    await once(child, 'exit');
    ratios.push(crowded / alone);
    times.push(`${alone.toFixed(1)} to ${crowded.toFixed(1)} ms`);
  }
  const range = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`;
  return `slowest hundredth through the gateway beside a crowd (still open at its end: ${held}): ${median(ratios).toFixed(2)} (${range}); ${times.join(', ')}`;
};

/** R6 alone: at the gateway, beside a crowd. */
export const crowd = async (): Promise<string> => {
  const dbPath = await mkdtemp(path.join(tmpdir(), 'folkmoot-bench-'));
  try {
    const place = await behindGateway((await startPublic(dbPath)).place);
    await flowFor(place, { connections: FEW, forMs: ROUND_MS });
    return [machine(), await besideCrowd(place), machine()].join('\n');
  } finally {
    killAll();
    await rm(dbPath, { recursive: true, force: true });
  }
};

/** P4, R6, R7: people who open the page and answer, against a bare server; many more of them; and beside bad clients. */
export const respondents = async (): Promise<string> => {
  const dbPath = await mkdtemp(path.join(tmpdir(), 'folkmoot-bench-'));
  try {
    const service = await startPublic(dbPath);
    const { place } = service;
    const echo = await startEcho(place);
    await flowFor(place, { connections: FEW, forMs: ROUND_MS });
    return [machine(), await flows(service, echo), await beside(place), machine()].join('\n');
  } finally {
    killAll();
    await rm(dbPath, { recursive: true, force: true });
  }
};
