import { Router } from 'express';
import type { Metrics } from './metrics';

/** Named checks; each resolves to true when that part works. */
export type HealthChecks = Readonly<Record<string, () => Promise<boolean> | boolean>>;

const passes = async (check: () => Promise<boolean> | boolean): Promise<boolean> => {
  try {
    return await check();
  } catch {
    return false;
  }
};

/** What a service says of itself. */
export interface Health {
  /** Without these it cannot serve. */
  readonly needed: HealthChecks;
  /** It serves without these for a while, and says so: what waits for them is kept. */
  readonly waitedFor?: HealthChecks;
  /** True once it was asked to stop: it still answers, and wants no more. */
  readonly isLeaving?: () => boolean;
}

/** The outcome of each check. */
export const runChecks = async (checks: HealthChecks): Promise<Record<string, boolean>> => {
  const results = await Promise.all(Object.entries(checks).map(async ([name, check]) => [name, await passes(check)]));
  return Object.fromEntries(results) as Record<string, boolean>;
};

const readiness = async ({ needed, waitedFor = {}, isLeaving }: Health) => {
  if (isLeaving?.()) return { code: 503, body: { status: 'leaving', checks: {} } };
  const [must, may] = await Promise.all([runChecks(needed), runChecks(waitedFor)]);
  const isReady = Object.values(must).every(Boolean);
  const isWhole = Object.values(may).every(Boolean);
  const status = isReady ? (isWhole ? 'ok' : 'degraded') : 'unavailable';
  return { code: isReady ? 200 : 503, body: { status, checks: { ...must, ...may } } };
};

/** /healthz says that the process lives, /readyz that it can serve, /metrics what it measured. */
export const healthRoutes = (health: Health, metrics?: Metrics): Router => {
  const router = Router({ caseSensitive: true, strict: true });
  router.get('/healthz', (_req, res) => void res.json({ status: 'ok' }));
  router.get('/readyz', async (_req, res) => {
    const { code, body } = await readiness(health);
    res.status(code).json(body);
  });
  if (metrics) {
    router.get('/metrics', async (_req, res) => {
      res.type(metrics.contentType).send(await metrics.text());
    });
  }
  return router;
};
