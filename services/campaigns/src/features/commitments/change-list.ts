import type { commitmentsChangedEvent, PayloadOf } from '@folkmoot/contracts';
import { type Commitments, commitmentsChanged, type ThemeCounts, withCounts } from '../../entities/commitment';
import { smallestCellOf } from '../../entities/council';
import type { CommitmentContext, CommitmentNeeds } from './commitment.types';

interface ListChange {
  readonly campaignId: string;
  readonly change: PayloadOf<typeof commitmentsChangedEvent>['change'];
  readonly apply: (list: Commitments, counts: ThemeCounts) => Commitments;
}

/** Changes the commitments of a campaign, with their counts and the event. Throws campaign_not_found. */
export const changeList = async (
  context: CommitmentContext,
  { campaignId, change, apply }: ListChange,
  { countThemes }: CommitmentNeeds,
): Promise<Commitments> => {
  const { actor, unitOfWork, clock } = context;
  const counts = await countThemes(context, campaignId);
  return unitOfWork(actor, async (unit) => {
    const { campaigns, commitments, outbox } = unit;
    await campaigns.get(campaignId);
    const smallest = await smallestCellOf(unit);
    const changed = apply(await commitments.get(campaignId), counts);
    const saved = await commitments.put(withCounts(changed, { counts, smallest, now: clock.now() }));
    await commitmentsChanged(outbox, saved, { change, smallest });
    return saved;
  });
};
