import {
  createTaggingOperation,
  type SubscriberTagging,
  TAGGING_LIMIT,
  tagSubscribersOperation,
} from '@folkmoot/contracts/client';
import { useOperationMutation } from '@folkmoot/shell-sdk';
import type { Filters } from '../list/use-filters';

export interface TagChange {
  addTagIds: string[];
  removeTagIds: string[];
  consentSource?: string;
  leaving?: 'unsubscribe' | 'erase';
}

/** The target: selected subscribers, or everybody who matches a filter. */
export type Whom = { ids: readonly string[] } | { query: Filters['query'] };

/** Too many for one request: use a filter instead. */
export const isTooMany = (whom: Whom): boolean => 'ids' in whom && whom.ids.length > TAGGING_LIMIT;

/** The result. Selected subscribers change at once. For a filter, the server starts a background run. */
export type Outcome = { changed: number; unchanged: number } | { begun: SubscriberTagging };

/** Changes the tags of several subscribers, or takes them off the list. */
export const useBulkTagging = () => {
  const selected = useOperationMutation(tagSubscribersOperation);
  const matching = useOperationMutation(createTaggingOperation);
  const run = async (whom: Whom, change: TagChange): Promise<Outcome> =>
    'ids' in whom
      ? selected.mutateAsync({ body: { ...change, subscriberIds: [...whom.ids] } })
      : { begun: await matching.mutateAsync({ body: { ...change, filter: whom.query } }) };
  return { run, isBusy: selected.isPending || matching.isPending, error: selected.error ?? matching.error };
};
