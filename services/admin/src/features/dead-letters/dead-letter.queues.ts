import { consumerQueues, DomainError, isKeyOf } from '@folkmoot/contracts';

/** Throws not_found for a queue that does not exist. */
export const knownQueue = (queue: string): string => {
  if (!isKeyOf(consumerQueues, queue)) throw new DomainError('not_found');
  return queue;
};

/** The broker, or the database with the dead letters, may be unavailable. */
export const orUnavailable = <T>(work: Promise<T>): Promise<T> =>
  work.catch((cause: unknown) => {
    throw new DomainError('unavailable', { cause });
  });
