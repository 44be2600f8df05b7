import type { Actor } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import type { CampaignCopy, CopiesRepository } from '../../entities/published-survey';
import type { HandedOverRepository } from './intake.repository';
import { GRACE_MS } from './submission.domain';

interface Records {
  readonly handedOver: Pick<HandedOverRepository, 'listHandedOverCampaignIds' | 'forgetCampaign'>;
  readonly copies: Pick<CopiesRepository, 'listCampaigns'>;
}

const endOf = ({ closedAt, endDate }: CampaignCopy): Date | null => closedAt ?? (endDate ? new Date(endDate) : null);

/** Whether answers to this campaign can still be accepted. */
const isTaking = (campaign: CampaignCopy, now: Date): boolean => {
  const end = endOf(campaign);
  return end === null || now.getTime() <= end.getTime() + GRACE_MS;
};

/** Deletes ids and proofs of campaigns that no longer accept answers, because their responses cannot be repeated. */
export const sweepHandedOverAcrossCouncils = async ({
  acrossCouncils,
  clock,
}: Context<Records, Actor>): Promise<void> => {
  const { handedOver, copies } = acrossCouncils.reader();
  const ids = await handedOver.listHandedOverCampaignIds();
  const campaigns = await copies.listCampaigns(ids);
  const now = clock.now();
  const taking = new Set(campaigns.filter((campaign) => isTaking(campaign, now)).map(({ id }) => id));
  for (const id of ids) if (!taking.has(id)) await handedOver.forgetCampaign(id);
};
