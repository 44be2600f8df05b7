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

/** The outcome of each check. */
export const runChecks = async (checks: HealthChecks): Promise<Record<string, boolean>> => {
  const results = await Promise.all(Object.entries(checks).map(async ([name, check]) => [name, await passes(check)]));
  return Object.fromEntries(results) as Record<string, boolean>;
};

/** /healthz says that the process lives, /readyz that it can serve, /metrics what it measured. */
export const healthRoutes = (checks: HealthChecks, metrics?: Metrics): Router => {
  const router = Router();
  router.get('/healthz', (_req, res) => void res.json({ status: 'ok' }));
  router.get('/readyz', async (_req, res) => {
    const results = await runChecks(checks);
    const ready = Object.values(results).every(Boolean);
    res.status(ready ? 200 : 503).json({ status: ready ? 'ok' : 'unavailable', checks: results });
  });
  if (metrics) {
    router.get('/metrics', async (_req, res) => {
      res.type(metrics.contentType).send(await metrics.text());
    });
  }
  return router;
};
