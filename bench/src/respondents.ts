import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createChildren } from './children';
import { startGateway } from './gateway/start-gateway';
import { flowFor, openIdle, openPage, openSlow, type SurveyTarget } from './respondents/flow';
import { interleaved, machine, median, table, type Variant } from './rounds';

const FEW = 16;
const MANY = 256;
/** Ten times as many parallel people as the service needs for its full rate. */
const TOO_MANY = 640;
const ROUND_MS = 2_000;
const ROUNDS = 3;
const IDLE = 10_000;
const SLOW = 100;
/** Numbers of clients that stay open at the gateway. */
const CROWD = { IDLE: '10000', BODIES: '1000', STREAMS: '1000' };
const root = path.join(import.meta.dirname, '../..');

const children = createChildren();
const { start, killAll } = children;

/** The service, and its processor time in microseconds. */
interface Service {
  readonly target: SurveyTarget;
  readonly busy: () => Promise<number>;
}

const startPublic = async (dbPath: string, integrityLevel = 'automatic'): Promise<Service> => {
  const uri =
    process.env.MONGODB_URI ?? (await start<{ uri: string }>('intake/engine.ts', { DB_PATH: dbPath })).message.uri;
  const { child, message: target } = await start<SurveyTarget>('respondents/service.ts', {
    MONGODB_URI: uri,
    STATIC_DIR: path.join(root, 'build/static'),
    REMOTES_FILE: path.join(root, 'build/remotes.json'),
    INTEGRITY_LEVEL: integrityLevel,
  });
  const busy = async (): Promise<number> => {
    child.send('busy');
    const [microseconds] = await once(child, 'message');
    return Number(microseconds);
  };
  return { target, busy };
};

/** A bare server with the same page as the product. */
const startEcho = async (target: SurveyTarget): Promise<SurveyTarget> => {
  const { port } = (await start<{ port: number }>('respondents/echo.ts')).message;
  const agent = new Agent();
  const { text } = await openPage(agent, target);
  agent.destroy();
  await fetch(`http://127.0.0.1:${port}/`, { method: 'PUT', body: text });
  return { ...target, port };
};

const perSecond = (target: SurveyTarget, connections: number) => async (): Promise<number> =>
  (await flowFor(target, { connections, forMs: ROUND_MS })).perSecond;

/** Like `perSecond`, and also logs the service's processor time per complete flow. */
const timed =
  ({ target, busy }: Service, connections: number, took: number[]) =>
  async (): Promise<number> => {
    const before = await busy();
    const rate = await perSecond(target, connections)();
    took.push(((await busy()) - before) / ((rate * ROUND_MS) / 1_000));
    return rate;
  };

const flows = async (service: Service, watchful: Service, echo: SurveyTarget): Promise<string> => {
  const { target } = service;
  const took: number[] = [];
  const tookWatchful: number[] = [];
  const variants: Variant[] = [
    { name: `bare node:http, ${FEW} connections`, measure: perSecond(echo, FEW) },
    { name: `page and response, ${FEW}`, measure: timed(service, FEW, took) },
    { name: `page and response, ${FEW}, watchful`, measure: timed(watchful, FEW, tookWatchful) },
    { name: `page and response, ${MANY}`, measure: perSecond(target, MANY) },
    { name: `page and response, ${TOO_MANY}`, measure: perSecond(target, TOO_MANY) },
  ];
  const figures = await interleaved(variants, ROUNDS);
  const [, few, fewWatchful, many, tooMany] = figures.map((each) => each.perSecond);
  const ratio = (of: readonly number[] = [], to: readonly number[] = []) => {
    const ratios = of.map((value, round) => value / (to[round] ?? Number.NaN));
    return `${median(ratios).toFixed(2)} (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})`;
  };
  return [
    table(figures),
    `processor time of the service for both: ${took.map((each) => each.toFixed(0)).join(' ')} microseconds`,
    `while watchful: ${tookWatchful.map((each) => each.toFixed(0)).join(' ')} microseconds`,
    `watchful to calm: ${ratio(fewWatchful, few)}`,
    `${MANY} connections to ${FEW}: ${ratio(many, few)}`,
    `${TOO_MANY} connections to ${MANY}: ${ratio(tooMany, many)}`,
  ].join('\n');
};

const slowest = async (target: SurveyTarget): Promise<number> =>
  (await flowFor(target, { connections: FEW, forMs: ROUND_MS })).p99;

/** Increase of the 99th percentile with idle connections and slow clients. */
const beside = async (target: SurveyTarget): Promise<string> => {
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const uncrowded = await slowest(target);
    const endIdle = await openIdle(target.port, IDLE);
    const endSlow = openSlow(target.port, SLOW);
    ratios.push((await slowest(target)) / uncrowded);
    endSlow();
    endIdle();
  }
  const range = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`;
  return `slowest hundredth beside ${IDLE} idle connections and ${SLOW} slow ones of 64 kB: ${median(ratios).toFixed(2)} (${range})`;
};

/** The public service behind the gateway, as residents use it. Dashboards are doubles. */
const behindGateway = async (target: SurveyTarget): Promise<SurveyTarget> => {
  const env = { NODE_ENV: 'production' };
  const { port: servicePort } = (await start<{ port: number }>('gateway/service.ts', env)).message;
  return { ...target, port: await startGateway(children, { servicePort, publicPort: target.port }) };
};

/** The same at the gateway, with many idle connections, slow bodies and live reports at the same time. */
const besideCrowd = async (target: SurveyTarget): Promise<string> => {
  const ratios: number[] = [];
  const times: string[] = [];
  let openCounts = '';
  for (let round = 0; round < ROUNDS; round += 1) {
    const uncrowded = await slowest(target);
    const { child } = await start('respondents/crowd.ts', { ...CROWD, PORT: String(target.port) });
    const crowded = await slowest(target);
    child.send('count');
    const [open] = await once(child, 'message');
    openCounts = JSON.stringify(open);
    child.kill('SIGKILL');
    await once(child, 'exit');
    ratios.push(crowded / uncrowded);
    times.push(`${uncrowded.toFixed(1)} to ${crowded.toFixed(1)} ms`);
  }
  const range = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`;
  return `slowest hundredth through the gateway beside a crowd (still open at its end: ${openCounts}): ${median(ratios).toFixed(2)} (${range}); ${times.join(', ')}`;
};

/** R6 only: at the gateway, with a crowd. */
export const crowd = async (): Promise<string> => {
  const dbPath = await mkdtemp(path.join(tmpdir(), 'folkmoot-bench-'));
  try {
    const target = await behindGateway((await startPublic(dbPath)).target);
    await flowFor(target, { connections: FEW, forMs: ROUND_MS });
    return [machine(), await besideCrowd(target), machine()].join('\n');
  } finally {
    killAll();
    await rm(dbPath, { recursive: true, force: true });
  }
};

/**
 * P4, R6, R7: people who open the page and answer, compared to a bare server; with many more people; and with bad
 * clients.
 */
export const respondents = async (): Promise<string> => {
  const dbPath = await mkdtemp(path.join(tmpdir(), 'folkmoot-bench-'));
  try {
    const service = await startPublic(await mkdtemp(path.join(dbPath, 'calm-')));
    const watchful = await startPublic(await mkdtemp(path.join(dbPath, 'watchful-')), 'watchful');
    const { target } = service;
    const echo = await startEcho(target);
    for (const each of [target, watchful.target]) await flowFor(each, { connections: FEW, forMs: ROUND_MS });
    return [machine(), await flows(service, watchful, echo), await beside(target), machine()].join('\n');
  } finally {
    killAll();
    await rm(dbPath, { recursive: true, force: true });
  }
};
