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

/** The health checks of a service. */
export interface Health {
  /** The service is not ready without these. */
  readonly needed: HealthChecks;
  /** The service stays ready without these and reports degraded: work for them is kept. */
  readonly waitedFor?: HealthChecks;
  /** True after the request to stop: the service still answers, but wants no new requests. */
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

/** Names the process that answers /readyz, so that a proxy sees that a process was replaced at the same address. */
export const INSTANCE_HEADER = 'x-instance';
const instance = crypto.randomUUID();

/** /healthz: the process is alive. /readyz: it can serve. /metrics: its metrics. */
export const healthRoutes = (health: Health, metrics?: Metrics): Router => {
  const router = Router({ caseSensitive: true, strict: true });
  router.get('/healthz', (_req, res) => void res.json({ status: 'ok' }));
  router.get('/readyz', async (_req, res) => {
    const { code, body } = await readiness(health);
    res.set(INSTANCE_HEADER, instance).status(code).json(body);
  });
  if (metrics) {
    router.get('/metrics', async (_req, res) => {
      res.type(metrics.contentType).send(await metrics.text());
    });
  }
  return router;
};
