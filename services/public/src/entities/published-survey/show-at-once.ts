import type { BoundConsumer } from '@folkmoot/service-kit';

/**
 * Wraps the consumers: after each event `show` runs, so that changes are in memory before the event counts as processed
 * here. A timer updates other instances, and this one when `show` has failed.
 */
export const showAtOnce = (consumers: readonly BoundConsumer[], show: () => Promise<void>): BoundConsumer[] =>
  consumers.map((consumer) => ({
    ...consumer,
    take: async (envelope) => {
      const outcome = await consumer.take(envelope);
      await show().catch(() => undefined);
      return outcome;
    },
  }));
