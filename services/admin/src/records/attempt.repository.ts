export interface Attempts {
  readonly count: number;
  readonly endsAt: Date;
}

export interface AttemptRepository {
  /** Counts one more attempt under a key; the window begins with the first. */
  count(key: string, now: Date, windowMs: number): Promise<Attempts>;
}
