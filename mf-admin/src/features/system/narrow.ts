/** Below this, everything about a row stands in one cell, so that nothing lies outside of the screen. */
export const NARROW = '(max-width: 48em)';
