import { commitmentsChangedEvent, type PayloadOf } from '@folkmoot/contracts';
import type { Outbox } from '@folkmoot/service-kit';
import type { Commitments } from './commitment.domain';
import { publicCommitments } from './commitment.view';

interface Announced {
  readonly change: PayloadOf<typeof commitmentsChangedEvent>['change'];
  /** Smaller numbers are hidden. */
  readonly smallest: number;
}

export const commitmentsChanged = async (
  outbox: Outbox,
  list: Commitments,
  { change, smallest }: Announced,
): Promise<void> => {
  const { campaignId, revision } = list;
  await outbox.add(commitmentsChangedEvent, {
    aggregate: { type: 'commitments', id: campaignId, revision },
    payload: { campaignId, change, revision, points: publicCommitments(list, smallest) },
  });
};
