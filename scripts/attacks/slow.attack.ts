import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '@folkmoot/sample-data/random';
import { DEMO_CAMPAIGN } from '../product/people';
import { type Attack, inTurn, otherNetwork } from './attack';
import { keepOpen, type OpenConnection, send } from './wire';

/** One more than the former socket limit of a service. */
const CONNECTIONS = 300;
const HELD_MS = 2_000;

const bodies = (random: Random, turn: number): { path: string; headers: Record<string, string>; body: string } => ({
  path: inTurn(turn, [
    `/api/public/surveys/${DEMO_CAMPAIGN}/responses`,
    '/api/public/opt-in-pages/riverside/news/signups',
    `/riverside/survey/${DEMO_CAMPAIGN}`,
  ]),
  headers: {
    'content-type': random.pick(['application/json', 'application/x-www-form-urlencoded']),
    ...(random.next() < 0.5 ? { 'content-length': '60000' } : { 'transfer-encoding': 'chunked' }),
    'idempotency-key': crypto.randomUUID(),
  },
  body: random.pick(['{', ' ', '{"startToken":']),
});

const whileHeld = async (connections: readonly OpenConnection[], work: () => Promise<string[]>): Promise<string[]> => {
  try {
    await pause(HELD_MS);
    return await work();
  } finally {
    for (const connection of connections) connection.close();
  }
};

/** Bodies that never end. */
export const slowBodies: Attack = {
  name: 'slow bodies',
  run: async ({ origin }, random, turn) => {
    const sent = bodies(random, turn);
    const network = otherNetwork(random);
    const isManyNetworks = turn % 2 === 1;
    const connections = Array.from({ length: CONNECTIONS }, () =>
      keepOpen(origin, { method: 'POST', from: isManyNetworks ? otherNetwork(random) : network, ...sent }),
    );
    return whileHeld(connections, async () => {
      const { status } = await send(origin, { path: `/riverside/survey/${DEMO_CAMPAIGN}` });
      return status === 200 ? [] : [`a resident's page was answered ${status} during ${CONNECTIONS} slow bodies`];
    });
  },
};

const streams = ['live', 'live/', 'LIVE', 'live?x=1', '%6cive', 'report-making'];

/** Live reports that one session opens, in every spelling of their path. */
export const manyStreams: Attack = {
  name: 'many live reports of one session',
  run: async (target, random, turn) => {
    const cookie = await target.cookieOf('officer');
    const path = `/api/campaigns/${DEMO_CAMPAIGN}/${inTurn(turn, streams)}`;
    const from = otherNetwork(random);
    const connections = Array.from({ length: CONNECTIONS }, () =>
      keepOpen(target.origin, { path, headers: { cookie }, from }),
    );
    return whileHeld(connections, async () => {
      const { status } = await target.as('neighbour', { path: '/api/reports' });
      return status === 200 ? [] : [`reports of another council are answered ${status} during ${CONNECTIONS} streams`];
    });
  },
};
