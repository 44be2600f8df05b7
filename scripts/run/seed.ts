/** @file Fills a new installation: each service makes its own part of the demo data, or, with SEED=empty, only the system administrator. */
import { setTimeout as pause } from 'node:timers/promises';
import { systemActor } from '@folkmoot/contracts';
import { ACTOR_HEADER, environmentValue, fetchService, signActorToken } from '@folkmoot/service-kit';

const PATIENCE_MS = 60_000;
const EVERY_MS = 200;

const seed = process.env.SEED ?? 'demo';
const key = environmentValue(process.env, 'ACTOR_TOKEN_KEY') ?? '';

/** Councils first: the others need their copies of them, which arrive as events. */
const services = ['ADMIN_URL', 'SUBSCRIBERS_URL', 'CAMPAIGNS_URL'] as const;

const post = async (url: string): Promise<Response> =>
  fetchService(url, '/internal/seed', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [ACTOR_HEADER]: await signActorToken(systemActor('seed'), key),
    },
    body: JSON.stringify({ kind: seed }),
  });

/** A service that has not yet heard of the councils answers 503 and is asked again. */
const seedService = async (name: (typeof services)[number]): Promise<void> => {
  const url = process.env[name];
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const response = await post(url ?? '');
    if (response.ok) return;
    const text = await response.text();
    if (response.status !== 503 || Date.now() > deadline)
      throw new Error(`${name} was not filled: ${response.status} ${text}`);
    await pause(EVERY_MS);
  }
};

for (const name of seed === 'empty' ? services.slice(0, 1) : services) await seedService(name);
