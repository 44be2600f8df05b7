type Moment = Date | null | undefined;

/** Null when there is none. */
export const earliest = (moments: readonly Moment[]): Date | null =>
  moments.reduce<Date | null>((first, each) => (each && (!first || each < first) ? each : first), null);
