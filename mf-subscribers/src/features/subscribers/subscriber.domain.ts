import type { Subscriber } from '@folkmoot/contracts/client';

/** Staff can change whoever is on the list; who has gone comes back by themselves only. */
export const mayBeEdited = ({ status }: Pick<Subscriber, 'status'>): boolean =>
  status === 'active' || status === 'pending';

export const mayUnsubscribe = ({ status }: Pick<Subscriber, 'status'>): boolean => status !== 'unsubscribed';
