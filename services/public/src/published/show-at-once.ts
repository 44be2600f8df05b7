import type { BoundConsumer } from '@folkmoot/service-kit';

/**
 * The same consumers, after each event of which `show` runs: what has changed is in memory before the event counts as
 * handled here. A timer brings it to other instances, and here too where `show` has failed.
 */
export const showAtOnce = (consumers: readonly BoundConsumer[], show: () => Promise<void>): BoundConsumer[] =>
  consumers.map((one) => ({
    ...one,
    take: async (envelope) => {
      const outcome = await one.take(envelope);
      await show().catch(() => undefined);
      return outcome;
    },
  }));
