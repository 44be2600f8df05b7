import type { CampaignDetail } from '@folkmoot/contracts/client';
import { useSession } from '@folkmoot/shell-sdk';
import { isPreviewed } from '../../entities/survey/preview/previewed';
import { surveyFindings } from '../../entities/survey/survey-findings';
import { type ReadinessItem, readiness } from './campaign-detail.domain';

/** The checklist of a campaign before its activation. */
export const useReadiness = (campaign: CampaignDetail): ReadinessItem[] => {
  const { council } = useSession();
  const { id, surveyData } = campaign;
  return readiness({
    campaign,
    survey: surveyFindings(surveyData),
    hasPrivacyNotice: (council?.settings.privacy.privacyNotice.trim() ?? '') !== '',
    isPreviewed: isPreviewed(id, surveyData),
    now: new Date(),
  });
};
