import {
  cancelImportOperation,
  getImportOperation,
  listImportsOperation,
  type SubscriberImport,
} from '@folkmoot/contracts/client';
import { useInvalidate, useOperation, useOperationMutation } from '@folkmoot/shell-sdk';
import { useEffect, useRef } from 'react';
import { useRefresh } from '../../entities/subscriber/use-refresh';

const LOOK_MS = 700;

export const isMoving = ({ state }: Pick<SubscriberImport, 'state'>): boolean =>
  state === 'queued' || state === 'running';

/** Whether its figures change without a click: it runs, or its trial does. */
const isWatched = (run: SubscriberImport): boolean => isMoving(run) || Boolean(run.trial && isMoving(run.trial));

/** Reloads the lists that an import changes. */
export const useRefreshLists = (): (() => Promise<void>) => {
  const invalidate = useInvalidate();
  const refresh = useRefresh();
  return async () => {
    await Promise.all([invalidate(listImportsOperation), refresh()]);
  };
};

/** An import, polled while it runs. When it ends, the lists are reloaded. */
export const useImport = (importId: string) => {
  const query = useOperation(
    getImportOperation,
    { params: { importId } },
    {
      refetchInterval: ({ state: { data } }) => (data && isWatched(data) ? LOOK_MS : false),
    },
  );
  const refresh = useRefreshLists();
  const wasMoving = useRef(false);
  const moves = query.data !== undefined && isMoving(query.data);
  useEffect(() => {
    if (wasMoving.current && !moves) void refresh();
    wasMoving.current = moves;
  });
  return query;
};

/** Stops an import, or discards a file that was only checked. */
export const useCancelImport = () => {
  const invalidate = useInvalidate();
  const cancel = useOperationMutation(cancelImportOperation);
  return {
    isPending: cancel.isPending,
    /** Resolves to false when it could not be stopped. */
    cancel: async (importId: string): Promise<boolean> => {
      const cancelled = await cancel.mutateAsync({ params: { importId } }).catch(() => null);
      await invalidate(getImportOperation);
      return cancelled !== null;
    },
  };
};
