import type { SubscriberFilter } from '@folkmoot/contracts/client';

/** The filter without empty conditions, in the format of the server. */
export const tidied = ({ q, tagIds = [], ...rest }: SubscriberFilter): SubscriberFilter => ({
  ...(q?.trim() ? { q: q.trim() } : {}),
  ...(tagIds.length > 0 ? { tagIds } : {}),
  ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value)),
});
