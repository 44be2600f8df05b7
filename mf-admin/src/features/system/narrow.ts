/** Below this width, each row is one cell, so that the table fits the screen. */
export const NARROW = '(max-width: 48em)';
