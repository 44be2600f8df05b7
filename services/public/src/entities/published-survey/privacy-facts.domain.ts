import { daysKept, type PrivacyFacts } from '@folkmoot/contracts';
import type { CouncilPrivacy } from './campaign-copy.domain';

interface Source {
  readonly privacy: CouncilPrivacy;
  readonly campaign: { readonly retentionDays?: number | null | undefined };
}

/** The data that a survey collects, and its retention. */
export const privacyFactsOf = ({ campaign, privacy }: Source): PrivacyFacts => {
  const { retentionDays, longestRetentionDays, collectsDevice, collectsReferrer } = privacy;
  const own = campaign.retentionDays ?? null;
  const kept = retentionDays === undefined ? undefined : daysKept({ retentionDays, longestRetentionDays }, own);
  return { retentionDays: kept, hasDevice: collectsDevice, hasReferrer: collectsReferrer };
};
