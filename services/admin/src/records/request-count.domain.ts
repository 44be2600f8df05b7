import type { RequestArea } from '@folkmoot/contracts';

export interface Counts {
  readonly requests: number;
  readonly failures: number;
}

export type AreaCounts = Readonly<Partial<Record<RequestArea, Counts>>>;

/** What one gateway counted in a span of five minutes. */
export interface CountedSlot {
  readonly startsAt: Date;
  /** Of the span, the seconds in which it ran. */
  readonly seconds: number;
  readonly areas: AreaCounts;
}

/** Everything that was counted on one day, in UTC. */
export interface CountedDay {
  /** YYYY-MM-DD */
  readonly day: string;
  /** Seconds in which at least one gateway counted, to within a span. */
  readonly seconds: number;
  readonly areas: Readonly<Record<RequestArea, Counts>>;
}

const SPAN_MS = 300_000;

/** When a gateway began to count within a span. */
export const beginOf = ({ startsAt, seconds }: Pick<CountedSlot, 'startsAt' | 'seconds'>, now: Date): Date =>
  new Date(Math.max(+startsAt, Math.min(+startsAt + SPAN_MS, +now) - seconds * 1_000));
