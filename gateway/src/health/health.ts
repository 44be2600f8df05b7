import { runChecks } from '@folkmoot/service-kit';
import type { Exchange } from '../http/exchange';
import type { Upstream } from '../proxy/upstream';

interface HealthOptions {
  readonly upstreams: Readonly<Record<string, Upstream>>;
  readonly metrics: { text(): Promise<string>; readonly contentType: string };
}

const sendJson = ({ res }: Exchange, status: number, body: object) => {
  res.setHeader('Cache-Control', 'no-store');
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  res.writeHead(status).end(JSON.stringify(body));
};

const isReady = async (upstream: Upstream): Promise<boolean> =>
  (await upstream.ask({ method: 'GET', path: '/readyz' })).status === 200;

/**
 * /healthz: the gateway lives. /readyz: it can serve, with the state of each service. One service that is down leaves
 * the rest usable, so only when none answers is the gateway not ready.
 */
export const createHealth = ({ upstreams, metrics }: HealthOptions) => {
  const checks = Object.fromEntries(Object.entries(upstreams).map(([name, each]) => [name, () => isReady(each)]));
  const ready = async (exchange: Exchange): Promise<void> => {
    const services = await runChecks(checks);
    const up = Object.values(services).filter(Boolean).length;
    const status = up === Object.keys(services).length ? 'ok' : up > 0 ? 'degraded' : 'unavailable';
    sendJson(exchange, up > 0 ? 200 : 503, { status, services });
  };
  const routes: Readonly<Record<string, (exchange: Exchange) => Promise<void> | void>> = {
    '/healthz': (exchange) => sendJson(exchange, 200, { status: 'ok' }),
    '/readyz': ready,
    '/metrics': async ({ res }) => {
      const text = await metrics.text();
      res.setHeader('Cache-Control', 'no-store');
      res.setHeader('Content-Type', metrics.contentType);
      res.end(text);
    },
  };
  return routes;
};
