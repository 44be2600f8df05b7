import type { CampaignRound } from '@folkmoot/contracts';
import type { Round } from '@folkmoot/schedule';

/** A round as clients and other services see it. */
export const toRoundView = ({ number, opensAt, closesAt }: Round): CampaignRound => ({
  number,
  opensAt: opensAt?.toISOString() ?? null,
  closesAt: closesAt?.toISOString() ?? null,
});
