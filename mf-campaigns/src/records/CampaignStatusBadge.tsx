import type { Campaign } from '@folkmoot/contracts/client';
import { openingInWords, useCouncilZone } from '@folkmoot/shell-sdk';
import { Badge, Group, StatusBadge } from '@folkmoot/ui';

/** The status of a campaign, and when it opens where the status alone would say too much: between rounds, for example. */
export const CampaignStatusBadge = ({ campaign }: { campaign: Campaign }) => {
  const opening = openingInWords(campaign, useCouncilZone(), new Date());
  return (
    <Group gap={6}>
      <StatusBadge status={campaign.status} />
      {opening && <Badge color="gray">{opening}</Badge>}
    </Group>
  );
};
