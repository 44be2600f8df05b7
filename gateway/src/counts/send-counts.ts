import { recordRequestCountsOperation } from '@folkmoot/contracts';
import { createPoller, createServiceCalls, type Logger, type Poller, type ServiceCalls } from '@folkmoot/service-kit';
import type { Replicas } from '../replicas/replicas';
import type { RequestCounts } from './request-counts';

const EVERY_MS = 10_000;
const TIMEOUT_MS = 3_000;

export interface SenderOptions {
  readonly counts: RequestCounts;
  readonly admin: Pick<Replicas, 'ready'>;
  readonly serviceKey: string;
  readonly logger: Pick<Logger, 'debug'>;
  readonly everyMs?: number;
}

const send = async (counts: RequestCounts, { callService }: ServiceCalls): Promise<void> => {
  const report = counts.report();
  await callService(recordRequestCountsOperation, { body: report, timeoutMs: TIMEOUT_MS });
  counts.taken(report);
};

/**
 * Sends the counts to admin every ten seconds, also when they are zero, so that admin knows that a gateway runs. While
 * admin is not reachable the counts are kept and sent again. Counts of the last seconds are lost when the gateway
 * crashes.
 */
export const createCountSender = ({ counts, admin, serviceKey, logger, everyMs = EVERY_MS }: SenderOptions): Poller => {
  const calls = createServiceCalls({ from: 'gateway', serviceKey, addressOf: () => admin.ready().join(',') });
  return createPoller(() => send(counts, calls), {
    intervalMs: everyMs,
    onError: (error) => logger.debug({ err: error }, 'request counts could not be sent and will be sent again'),
    // A normal stop loses no counts.
    runsAtStop: true,
  });
};
