const FIRST_SECONDS = 10;
const NEXT_SECONDS = 7.5;
/** Nobody ranks more than that; a ranking may be partial. */
const MOST = 10;

/** Seconds to order options, without reading them. */
export const rankingSeconds = (options: number): number =>
  FIRST_SECONDS + NEXT_SECONDS * Math.max(0, Math.min(options, MOST) - 1);
