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

/** Call after a change of people, tags or segments: reloads all data that counts or names them. */
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
