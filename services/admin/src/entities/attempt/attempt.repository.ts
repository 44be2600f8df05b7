export interface Attempts {
  readonly count: number;
  readonly endsAt: Date;
}

export interface AttemptRepository {
  /** Counts one more attempt under a key. The window starts with the first attempt. */
  count(key: string, now: Date, windowMs: number): Promise<Attempts>;
}
