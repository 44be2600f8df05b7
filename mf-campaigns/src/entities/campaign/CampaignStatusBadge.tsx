import type { Campaign } from '@folkmoot/contracts/client';
import { openingInWords, useCouncilZone } from '@folkmoot/shell-sdk';
import { Badge, Group, StatusBadge } from '@folkmoot/ui';

/** The status of a campaign. Adds the next opening where the status is not enough, for example between rounds. */
export const CampaignStatusBadge = ({ campaign }: { campaign: Campaign }) => {
  const opening = openingInWords(campaign, useCouncilZone(), new Date());
  return (
    <Group gap={6}>
      <StatusBadge status={campaign.status} />
      {opening && <Badge color="gray">{opening}</Badge>}
    </Group>
  );
};
