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
}

/** Whom it is for: these, or everybody whom a filter finds. */
export type Whom = { ids: readonly string[] } | { query: Filters['query'] };

/** More than one request takes: for so many there is the filter. */
export const isTooMany = (whom: Whom): boolean => 'ids' in whom && whom.ids.length > TAGGING_LIMIT;

/** What came of it: those selected are changed at once, for a filter the server begins. */
export type Outcome = { changed: number; unchanged: number } | { begun: SubscriberTagging };

/** Changes the tags of many. */
export const useBulkTagging = () => {
  const selected = useOperationMutation(tagSubscribersOperation);
  const matching = useOperationMutation(createTaggingOperation);
  const run = async (whom: Whom, change: TagChange): Promise<Outcome> =>
    'ids' in whom
      ? selected.mutateAsync({ body: { ...change, subscriberIds: [...whom.ids] } })
      : { begun: await matching.mutateAsync({ body: { ...change, filter: whom.query } }) };
  return { run, isBusy: selected.isPending || matching.isPending, error: selected.error ?? matching.error };
};
