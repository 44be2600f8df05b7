const GROWTH = 1.5;

export interface Pace {
  /** Milliseconds until the next look, after one that found nothing. Each call returns a longer time, up to the longest. */
  next(): number;
  /** Starts again with the shortest time, because there was work. */
  reset(): void;
}

/** The growing time between looks for work that rarely exists. Never shorter than `shortestMs`. */
export const createPace = (shortestMs: number, longestMs: number): Pace => {
  let nextMs = shortestMs;
  return {
    next: () => {
      const presentMs = nextMs;
      nextMs = Math.max(shortestMs, Math.min(longestMs, nextMs * GROWTH));
      return presentMs;
    },
    reset: () => {
      nextMs = shortestMs;
    },
  };
};
