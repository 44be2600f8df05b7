import { cancelTaggingOperation, listTaggingsOperation, type SubscriberTagging } from '@folkmoot/contracts/client';
import { useInvalidate, useOperation, useOperationMutation, useSearchPatch } from '@folkmoot/shell-sdk';
import { useEffect, useRef } from 'react';
import { useRefresh } from '../../../entities/subscriber/use-refresh';

const LOOK_MS = 700;
/** Polling interval without a known run: a colleague may have started one. */
const IDLE_MS = 30_000;
const LATEST = 10;
const PARAM = 'tagging';

export const isMoving = ({ state }: Pick<SubscriberTagging, 'state'>): boolean =>
  state === 'queued' || state === 'running';

/** The id of the followed run is in the address, so that a reload shows it again. */
const useTaggingAddress = () => {
  const { params, patch } = useSearchPatch();
  return { shown: params.get(PARAM), show: (id: string | null) => patch({ [PARAM]: id }) };
};

/** Follows a run after its start, until the result. */
export const useFollowTagging = (): ((tagging: SubscriberTagging) => void) => {
  const { show } = useTaggingAddress();
  const invalidate = useInvalidate();
  return ({ id }) => {
    show(id);
    void invalidate(listTaggingsOperation);
  };
};

/** The running tag changes of this council, and the followed one. Reloads the lists when one ends. */
export const useTaggings = () => {
  const { shown, show } = useTaggingAddress();
  const refresh = useRefresh();
  const list = useOperation(
    listTaggingsOperation,
    { query: { limit: LATEST } },
    { refetchInterval: ({ state: { data } }) => (data?.items.some(isMoving) ? LOOK_MS : IDLE_MS) },
  );
  const items = list.data?.items ?? [];
  const moving = items.filter(isMoving).map(({ id }) => id);
  const before = useRef<readonly string[]>([]);
  useEffect(() => {
    if (before.current.some((id) => !moving.includes(id))) void refresh();
    before.current = moving;
  });
  return { taggings: items.filter((each) => isMoving(each) || each.id === shown), dismiss: () => show(null) };
};

export const useCancelTagging = () => {
  const invalidate = useInvalidate();
  const cancel = useOperationMutation(cancelTaggingOperation);
  return {
    isPending: cancel.isPending,
    /** Resolves to false when it could not be stopped. */
    cancel: async (taggingId: string): Promise<boolean> => {
      const cancelled = await cancel.mutateAsync({ params: { taggingId } }).catch(() => null);
      await invalidate(listTaggingsOperation);
      return cancelled !== null;
    },
  };
};
