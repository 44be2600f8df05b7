import type { SubscriberSource, SubscriberStatus } from './subscriber.domain';

/** What a list is narrowed by, as the council means it. */
export interface SubscriberFilter {
  /** Beginning of the address, of a part of it or of the unique id; case and accents do not matter. */
  readonly q?: string | undefined;
  /** Any of these tags, confirmed or not. */
  readonly tagIds?: readonly string[] | undefined;
  readonly status?: SubscriberStatus | undefined;
  readonly source?: SubscriberSource | undefined;
  /** Half open. */
  readonly since?: Date | undefined;
  readonly before?: Date | undefined;
  /** A saved filter that must hold, too. */
  readonly within?: SubscriberFilter | undefined;
}
