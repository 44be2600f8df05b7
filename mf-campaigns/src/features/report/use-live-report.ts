import { getReportOperation, liveReportSchema } from '@folkmoot/contracts';
import { useInvalidate, useLive } from '@folkmoot/shell-sdk';

/** Refetches the report whenever the server says that its counters changed. */
export const useLiveReport = (campaignId: string): boolean => {
  const invalidate = useInvalidate();
  const { isConnected } = useLive(`/api/campaigns/${campaignId}/live`, 'report', (data) => {
    if (liveReportSchema.safeParse(data).success) void invalidate(getReportOperation);
  });
  return isConnected;
};
