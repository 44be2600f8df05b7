import {
  getCampaignOperation,
  getReportOperation,
  getRepresentativenessOperation,
  listResponsesOperation,
} from '@folkmoot/contracts/client';
import { useInvalidate, useLive } from '@folkmoot/shell-sdk';
import { Badge } from '@folkmoot/ui';
import { messages } from './report-frame.messages';

/** All operations that count responses: one page must not show two totals. */
const counting = [getReportOperation, getRepresentativenessOperation, getCampaignOperation, listResponsesOperation];

/** Refetches all counts of responses when the server signals a change, and shows whether the connection is open. */
export const LiveBadge = ({ campaignId }: { campaignId: string }) => {
  const invalidate = useInvalidate();
  const { isConnected } = useLive(`/api/campaigns/${campaignId}/live`, 'report', () => void invalidate(...counting));
  return (
    <Badge color={isConnected ? 'green' : 'gray'} variant="dot" role="status">
      {isConnected ? messages.live : messages.liveLost}
    </Badge>
  );
};
