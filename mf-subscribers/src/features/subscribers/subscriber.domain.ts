import type { Subscriber } from '@folkmoot/contracts/client';

/** Staff change people who are on the list, and mend an address to which mail came back. Others come back only by themselves. */
export const mayBeEdited = ({ status }: Pick<Subscriber, 'status'>): boolean =>
  status === 'active' || status === 'pending' || status === 'bounced';

/** Only the address of these people can be changed. */
export const isOnlyMended = ({ status }: Pick<Subscriber, 'status'>): boolean => status === 'bounced';

export const mayUnsubscribe = ({ status }: Pick<Subscriber, 'status'>): boolean => status !== 'unsubscribed';
