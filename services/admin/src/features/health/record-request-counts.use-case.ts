import type { Actor, BodyOf, recordRequestCountsOperation } from '@folkmoot/contracts';
import type { Deps } from '../../records/deps';

/** Takes what a gateway counted. It sends each span anew until it is told that it came through. */
export const recordRequestCountsAcrossCouncils = (
  { units, clock }: Pick<Deps, 'units' | 'clock'>,
  actor: Actor,
  { instance, slots }: BodyOf<typeof recordRequestCountsOperation>,
): Promise<void> =>
  units.unitOfWorkAcrossCouncils(actor, ({ requestCounts }) =>
    requestCounts.put(
      instance,
      slots.map(({ startsAt, seconds, areas }) => ({ startsAt: new Date(startsAt), seconds, areas })),
      clock.now(),
    ),
  );
