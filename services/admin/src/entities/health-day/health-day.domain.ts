/** How long a part was not well on a day. */
export interface PartSeconds {
  readonly degraded: number;
  readonly down: number;
  readonly unknown: number;
}

/** A day of the installation, in UTC. */
export interface RecordedDay {
  /** `2026-11-27` */
  readonly day: string;
  /** Seconds in which the installation was watched. The rest of the day has no data. */
  readonly watched: number;
  /** Ids of the parts that were there: `service:campaigns`. */
  readonly parts: readonly string[];
  /** Only parts that were not well. */
  readonly problems: ReadonlyMap<string, PartSeconds>;
}
