import type { SubscriberSource, SubscriberStatus } from './subscriber.domain';
import type { SubscriberCondition, SubscriberRule } from './subscriber-rule.domain';

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
  /** Only people who have paused their mail until after this time. */
  readonly pausedAfter?: Date | undefined;
  /** A saved filter that must match, too. */
  readonly within?: SubscriberFilter | undefined;
  /** The rule of a segment, which must match, too. */
  readonly rule?: SubscriberRule | undefined;
}

/** The conditions of a filter, without `within` and `rule`. All of them must match. */
export const conditionsOf = ({ q, tagIds = [], status, source, since, before }: SubscriberFilter) => {
  const conditions: (SubscriberCondition | null)[] = [
    status === undefined ? null : { of: 'status', statuses: [status] },
    source === undefined ? null : { of: 'source', sources: [source] },
    tagIds.length > 0 ? { of: 'tags', tagIds } : null,
    since || before ? { of: 'subscribed', since, before } : null,
    q ? { of: 'text', q } : null,
  ];
  return conditions.filter((condition) => condition !== null);
};
