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

export interface RequestCountRepository {
  /** Takes the counts of a gateway in place of those that it sent before for the same spans. */
  put(instance: string, slots: readonly CountedSlot[], now: Date): Promise<void>;
  /** When a gateway last said something; null before the first. */
  lastHeardAt(): Promise<Date | null>;
  /** The first span from a moment on; null when there is none. */
  firstSince(from: Date): Promise<Date | null>;
  /** The days from a moment on, oldest first. */
  days(from: Date): Promise<CountedDay[]>;
}
