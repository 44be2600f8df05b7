import {
  type SubscriberFilter,
  type SubscriberOrder,
  subscriberOrders,
  subscriberSources,
} from '@folkmoot/contracts/client';
import { useSearchPatch } from '@folkmoot/shell-sdk';
import { shownStatuses } from '../../../entities/segment/filter/filter';
import { tidied } from '../../../entities/segment/filter/tidied.domain';

const names = ['q', 'tagId', 'status', 'source', 'subscribedFrom', 'subscribedTo', 'segmentId'] as const;
type Name = (typeof names)[number];

const among = <T extends string>(value: string | null, allowed: readonly T[]): T | undefined =>
  allowed.find((each) => each === value);

const dayOf = (value: string | null): string | undefined => (value?.match(/^\d{4}-\d\d-\d\d$/) ? value : undefined);

const filterOf = (params: URLSearchParams): SubscriberFilter => {
  const tagId = params.get('tagId');
  return tidied({
    q: params.get('q') ?? '',
    tagIds: tagId ? [tagId] : [],
    status: among(params.get('status'), shownStatuses),
    source: among(params.get('source'), subscriberSources),
    subscribedFrom: dayOf(params.get('subscribedFrom')),
    subscribedTo: dayOf(params.get('subscribedTo')),
  });
};

/** The filters are in the address, so that they can be shared and survive a reload. */
export const useFilters = () => {
  const { params, patch } = useSearchPatch();
  const filter = filterOf(params);
  const { tagIds, ...rest } = filter;
  const tagId = tagIds?.[0];
  const segmentId = params.get('segmentId') || undefined;
  return {
    /** Without the segment. */
    filter,
    segmentId,
    /** The parameters of the list operations. */
    query: { ...rest, ...(tagId ? { tagId } : {}), ...(segmentId ? { segmentId } : {}) },
    isFiltered: Object.keys(filter).length > 0 || segmentId !== undefined,
    /** The order of the list; newest first where nothing is chosen. */
    order: among(params.get('order'), subscriberOrders) ?? 'newest',
    setOrder: (order: SubscriberOrder) => patch({ order: order === 'newest' ? null : order }),
    set: (changes: Readonly<Partial<Record<Name, string | null>>>) => patch(changes),
    clear: () => patch(Object.fromEntries(names.map((name) => [name, null]))),
  };
};

export type Filters = ReturnType<typeof useFilters>;
