import { getReportOperation } from '@folkmoot/contracts/client';
import { useInvalidate, useLive } from '@folkmoot/shell-sdk';

/** Refetches the report whenever the server says that its counters changed. */
export const useLiveReport = (campaignId: string): boolean => {
  const invalidate = useInvalidate();
  const { isConnected } = useLive(
    `/api/campaigns/${campaignId}/live`,
    'report',
    () => void invalidate(getReportOperation),
  );
  return isConnected;
};
