import {
  countSubscribersOperation,
  getSubscriberOperation,
  getSubscriberStatsOperation,
  listSegmentsOperation,
  listSubscribersOperation,
  listTagsOperation,
} from '@folkmoot/contracts/client';
import { useInvalidate } from '@folkmoot/shell-sdk';
import { useCallback } from 'react';

/** After people, tags or segments changed: whatever counts or names them is read again where it is shown. */
export const useRefresh = (): (() => Promise<void>) => {
  const invalidate = useInvalidate();
  return useCallback(
    () =>
      invalidate(
        listSubscribersOperation,
        countSubscribersOperation,
        getSubscriberOperation,
        getSubscriberStatsOperation,
        listTagsOperation,
        listSegmentsOperation,
      ),
    [invalidate],
  );
};
