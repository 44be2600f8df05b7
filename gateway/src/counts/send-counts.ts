import { recordRequestCountsOperation } from '@folkmoot/contracts';
import { fetchService, type Logger, serviceHeaders } from '@folkmoot/service-kit';
import type { Replicas } from '../replicas/replicas';
import type { RequestCounts } from './request-counts';

const EVERY_MS = 10_000;
const PATIENCE_MS = 3_000;

export interface SenderOptions {
  readonly counts: RequestCounts;
  readonly admin: Pick<Replicas, 'ready'>;
  readonly serviceKey: string;
  readonly logger: Pick<Logger, 'debug'>;
  readonly everyMs?: number;
}

const send = async ({ counts, admin, serviceKey }: SenderOptions): Promise<void> => {
  const report = counts.report();
  const response = await fetchService(admin.ready().join(','), recordRequestCountsOperation.path, {
    method: 'POST',
    // Counts of a time replace what was told of it before.
    isRepeatable: true,
    headers: {
      'content-type': 'application/json',
      ...(await serviceHeaders({ from: 'gateway', to: 'admin', serviceKey })),
    },
    body: JSON.stringify(report),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!response.ok) throw new Error(`admin answered ${response.status}`);
  counts.taken(report);
};

/**
 * Tells admin every ten seconds what was counted, also when it is nothing: that a gateway is there. While admin is away the
 * counts are kept and sent again; those of the last seconds are lost when the gateway dies.
 */
export const createCountSender = (options: SenderOptions) => {
  const { logger, everyMs = EVERY_MS } = options;
  let sending: Promise<void> = Promise.resolve();
  const attempt = (): void => {
    sending = send(options).catch((error: unknown) => logger.debug({ err: error }, 'counts were not taken yet'));
  };
  const timer = setInterval(attempt, everyMs).unref();
  return {
    /** Sends once more, so that a gateway that is stopped in peace loses nothing. */
    stop: async (): Promise<void> => {
      clearInterval(timer);
      await sending;
      attempt();
      await sending;
    },
  };
};
