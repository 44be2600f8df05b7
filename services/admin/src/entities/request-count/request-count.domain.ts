import type { RequestArea } from '@folkmoot/contracts';

export interface Counts {
  readonly requests: number;
  readonly failures: number;
}

export type AreaCounts = Readonly<Partial<Record<RequestArea, Counts>>>;

/** The counts of one gateway in a slot of five minutes. */
export interface CountedSlot {
  readonly startsAt: Date;
  /** Seconds of the slot in which the gateway ran. */
  readonly seconds: number;
  readonly areas: AreaCounts;
}

/** All counts of one day, in UTC. */
export interface CountedDay {
  /** YYYY-MM-DD */
  readonly day: string;
  /** Seconds in which at least one gateway counted, with the precision of one slot. */
  readonly seconds: number;
  readonly areas: Readonly<Record<RequestArea, Counts>>;
}

const SPAN_MS = 300_000;

/** The time when a gateway began to count within a slot. */
export const beginOf = ({ startsAt, seconds }: Pick<CountedSlot, 'startsAt' | 'seconds'>, now: Date): Date =>
  new Date(Math.max(+startsAt, Math.min(+startsAt + SPAN_MS, +now) - seconds * 1_000));
