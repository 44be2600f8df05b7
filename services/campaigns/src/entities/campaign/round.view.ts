import type { Round } from '@folkmoot/calendar/rounds';
import type { CampaignRound } from '@folkmoot/contracts';

/** A round for clients and other services. */
export const toRoundView = ({ number, opensAt, closesAt }: Round): CampaignRound => ({
  number,
  opensAt: opensAt?.toISOString() ?? null,
  closesAt: closesAt?.toISOString() ?? null,
});
