/**
 * @file Fills a new installation: each service makes its own part of the demo data. With SEED=empty, only the system
 * administrator is made.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { systemActor } from '@folkmoot/contracts';
import { ACTOR_HEADER, environmentValue, fetchService, signActorToken } from '@folkmoot/service-kit';

const TIMEOUT_MS = 60_000;
const EVERY_MS = 200;

const seed = process.env.SEED ?? 'demo';
const serviceKey = environmentValue(process.env, 'SERVICE_KEY') ?? '';

/** Councils first: the other services need their copies, which arrive as events. */
const services = ['admin', 'subscribers', 'campaigns'] as const;
type Seeded = (typeof services)[number];

/** The data are made in the names of people, so the request needs the operator's token. */
const tokenFor = (to: Seeded): Promise<string> =>
  signActorToken(systemActor('operator'), { from: 'operator', to, serviceKey, namesAnybody: true });

const post = async (service: Seeded, url: string): Promise<Response> =>
  fetchService(url, '/internal/seed', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [ACTOR_HEADER]: await tokenFor(service),
    },
    body: JSON.stringify({ kind: seed }),
  });

/** A service that does not know the councils yet answers 503 and is called again. */
const seedService = async (name: Seeded): Promise<void> => {
  const url = process.env[`${name.toUpperCase()}_URL`];
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    const response = await post(name, url ?? '');
    if (response.ok) return;
    const text = await response.text();
    if (response.status !== 503 || Date.now() > deadline)
      throw new Error(`${name} was not filled: ${response.status} ${text}`);
    await pause(EVERY_MS);
  }
};

for (const name of seed === 'empty' ? services.slice(0, 1) : services) await seedService(name);
