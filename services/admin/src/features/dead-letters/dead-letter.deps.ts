import { consumerQueues, DomainError, isKeyOf } from '@folkmoot/contracts';
import type { DeadLetters } from '@folkmoot/service-kit';
import type { Deps } from '../../records/deps';

export interface DeadLetterDeps extends Pick<Deps, 'units'> {
  readonly deadLetters: DeadLetters;
}

/** Throws not_found for a queue that the product does not have. */
export const knownQueue = (queue: string): string => {
  if (!isKeyOf(consumerQueues, queue)) throw new DomainError('not_found');
  return queue;
};

/** The broker, or the database that keeps dead letters, may be away. */
export const orUnavailable = <T>(work: Promise<T>): Promise<T> =>
  work.catch((cause: unknown) => {
    throw new DomainError('unavailable', { cause });
  });
