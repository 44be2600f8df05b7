import type { Actor, BodyOf, recordRequestCountsOperation } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import type { HealthRecords } from './health.types';

/** Stores a gateway's counts. The gateway sends each slot again until this succeeds. */
export const recordRequestCountsAcrossCouncils = (
  { actor, acrossCouncils, clock }: Context<HealthRecords, Actor>,
  { instance, slots }: BodyOf<typeof recordRequestCountsOperation>,
): Promise<void> =>
  acrossCouncils.unitOfWork(actor, ({ requestCounts }) =>
    requestCounts.put(
      instance,
      slots.map(({ startsAt, seconds, areas }) => ({ startsAt: new Date(startsAt), seconds, areas })),
      clock.now(),
    ),
  );
