import type { CampaignDetail } from '@folkmoot/contracts/client';
import { useCouncilZone, useLocation } from '@folkmoot/shell-sdk';
import { SubjectHeader } from '@folkmoot/ui/controls';
import { CampaignStatusBadge } from '../../entities/campaign/CampaignStatusBadge';
import { CampaignMenu, MainAction } from './CampaignActions';
import { messages } from './campaign-detail.messages';
import { blockedAt, headActionOf } from './campaign-head.domain';
import { stateLine } from './state-line';
import { useReadinessItems } from './use-readiness';
import type { Transitions } from './use-transitions';

/** The part of the address that names the open tab. */
const useTab = (): string => useLocation().pathname.split('/')[4] ?? '';

/** The head of a campaign: title, status, state in one line, the main action, and a menu of the others. */
export const CampaignHead = ({ campaign, transitions }: { campaign: CampaignDetail; transitions: Transitions }) => {
  const zone = useCouncilZone();
  const action = headActionOf(campaign, blockedAt(useReadinessItems(campaign)), useTab());
  const props = { campaign, transitions };
  return (
    <SubjectHeader
      title={campaign.title}
      back={{ to: '/dashboard/campaigns', label: messages.back }}
      status={<CampaignStatusBadge campaign={campaign} />}
      line={stateLine(campaign, { zone, now: new Date() })}
      action={<MainAction {...props} action={action} />}
      more={<CampaignMenu {...props} main={action} />}
    />
  );
};
