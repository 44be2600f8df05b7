import { getCampaignOperation, getReportOperation, listResponsesOperation } from '@folkmoot/contracts/client';
import { useInvalidate, useLive } from '@folkmoot/shell-sdk';
import { Badge } from '@folkmoot/ui';
import { messages } from './report-frame.messages';

/** Everything on these pages that counts responses: one page must not show two totals. */
const counting = [getReportOperation, getCampaignOperation, listResponsesOperation];

/** Refetches all that counts responses whenever the server says that its counters changed, and says whether it listens. */
export const LiveBadge = ({ campaignId }: { campaignId: string }) => {
  const invalidate = useInvalidate();
  const { isConnected } = useLive(`/api/campaigns/${campaignId}/live`, 'report', () => void invalidate(...counting));
  return (
    <Badge color={isConnected ? 'green' : 'gray'} variant="dot" role="status">
      {isConnected ? messages.live : messages.liveLost}
    </Badge>
  );
};
