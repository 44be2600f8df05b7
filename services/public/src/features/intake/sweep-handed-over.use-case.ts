import type { Clock } from '@folkmoot/service-kit';
import type { CampaignCopy } from '../../published/campaign-copy.domain';
import type { CopiesRepository } from '../../published/copies.repository';
import type { IntakeCleanup } from './intake.repository';
import { GRACE_MS } from './submission.domain';

interface Deps {
  readonly intake: Pick<IntakeCleanup, 'listHandedOverCampaignIds' | 'forgetCampaign'>;
  readonly copies: Pick<CopiesRepository, 'listCampaigns'>;
  readonly clock: Clock;
}

const endOf = ({ closedAt, endDate }: CampaignCopy): Date | null => closedAt ?? (endDate ? new Date(endDate) : null);

/** Whether an answer of this campaign could still be taken. */
const isTaking = (campaign: CampaignCopy, now: Date): boolean => {
  const end = endOf(campaign);
  return end === null || now.getTime() <= end.getTime() + GRACE_MS;
};

/** Forgets the ids and proofs of campaigns that take no answers any more: nobody can repeat one. */
export const sweepHandedOverAcrossCouncils = async ({ intake, copies, clock }: Deps): Promise<void> => {
  const ids = await intake.listHandedOverCampaignIds();
  const campaigns = await copies.listCampaigns(ids);
  const now = clock.now();
  const taking = new Set(campaigns.filter((campaign) => isTaking(campaign, now)).map(({ id }) => id));
  for (const id of ids.filter((one) => !taking.has(one))) await intake.forgetCampaign(id);
};
