import { campaignErasedEvent, commitmentsChangedEvent } from '@folkmoot/contracts';
import { type Consumer, consumer } from '@folkmoot/service-kit';
import type { CommitmentCopyRepository } from './commitment-copies.repository';

interface Repositories {
  commitmentCopies: CommitmentCopyRepository;
}

/** Stores the commitments of campaigns. The highest revision wins in any order. */
export const onCommitmentsChanged: Consumer<Repositories> = consumer(
  'public.commitments',
  [commitmentsChangedEvent, campaignErasedEvent],
  async (event, { commitmentCopies }: Repositories) => {
    const { campaignId } = event.payload;
    if (event.type === 'campaign.erased') return commitmentCopies.eraseCommitmentsOf(campaignId);
    const { revision, points } = event.payload;
    return commitmentCopies.saveCommitments({ campaignId, councilId: event.councilId ?? '', revision, points });
  },
);
