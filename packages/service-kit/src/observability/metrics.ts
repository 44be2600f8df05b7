import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const MS_PER_SECOND = 1_000;
/**
 * Milliseconds between two measurements of the delay of the event loop. Each wakes the process: at prom-client's 10 ms, five
 * services in one process wake it 500 times a second while nobody uses them. Delays include this time.
 */
const DELAY_EVERY_MS = 100;

export interface Metrics {
  readonly registry: Registry;
  readonly contentType: string;
  text(): Promise<string>;
  request(outcome: { operation: { name: string } | null; status: number; ms: number }): void;
  message(outcome: { consumer: string; outcome: string; ms: number }): void;
  published(count: number): void;
  /** Adds work that brings gauges up to date. It runs at each scrape, so it costs nothing while nobody scrapes. */
  beforeScrape(update: () => Promise<void>): void;
}

/** The figures of one service in Prometheus' format. Each service has a registry of its own. */
export const createMetrics = (service: string, { process = true } = {}): Metrics => {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  if (process) collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: DELAY_EVERY_MS });
  const registers = [registry];
  const requests = new Histogram({
    name: 'folkmoot_request_seconds',
    help: 'Time to answer a request',
    labelNames: ['operation', 'status'],
    buckets: SECONDS,
    registers,
  });
  const messages = new Histogram({
    name: 'folkmoot_message_seconds',
    help: 'Time to handle an event',
    labelNames: ['consumer', 'outcome'],
    buckets: SECONDS,
    registers,
  });
  const events = new Counter({ name: 'folkmoot_events_published_total', help: 'Events handed over', registers });
  const updates: (() => Promise<void>)[] = [];
  return {
    registry,
    contentType: registry.contentType,
    text: async () => {
      // One update that fails must not hide the other metrics.
      await Promise.allSettled(updates.map((update) => update()));
      return registry.metrics();
    },
    beforeScrape: (update) => void updates.push(update),
    request: ({ operation, status, ms }) =>
      requests.observe({ operation: operation?.name ?? 'none', status: String(status) }, ms / MS_PER_SECOND),
    message: ({ consumer, outcome, ms }) => messages.observe({ consumer, outcome }, ms / MS_PER_SECOND),
    published: (count) => events.inc(count),
  };
};
