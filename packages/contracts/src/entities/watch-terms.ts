/** How a campaign defends itself: watchful during a burst, never, or always. */
export const integrityLevels = ['automatic', 'normal', 'watchful'] as const;
export type IntegrityLevel = (typeof integrityLevels)[number];

/**
 * Why a campaign became watchful by itself. marked: many of the last responses have marks. above_rhythm: far more
 * responses than usual, from few networks.
 */
export const watchReasons = ['marked', 'above_rhythm'] as const;
export type WatchReason = (typeof watchReasons)[number];
