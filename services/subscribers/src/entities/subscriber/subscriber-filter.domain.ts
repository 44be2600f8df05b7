import type { SubscriberSource, SubscriberStatus } from './subscriber.domain';

/** Filter of a subscriber list, resolved for the council. */
export interface SubscriberFilter {
  /** Prefix of the address, of a part of the address or of the unique id; ignores case and accents. */
  readonly q?: string | undefined;
  /** Any of these tags, confirmed or pending. */
  readonly tagIds?: readonly string[] | undefined;
  readonly status?: SubscriberStatus | undefined;
  readonly source?: SubscriberSource | undefined;
  /** Half-open range. */
  readonly since?: Date | undefined;
  readonly before?: Date | undefined;
  /** A saved filter that must match, too. */
  readonly within?: SubscriberFilter | undefined;
}
